"""Facts of the rules on Fireteams: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4, N4_N5, N5, Facts, Mark

FACTS = {
    "FT-01": Facts(
        N5,
        "R511 p.129-130",
        sample="fireteams: [{name: alpha, type: core, members: [fusilier-1, fusilier-2, fusilier-3]}]\n",
    ),
    "FT-02": Facts(
        N4,
        "W:Fireteams:_Basic_Rules?oldid=1750; W:Infinity_Fireteams?oldid=2364",
        mark=Mark.OPEN,
    ),
    "FT-03": Facts(
        N5,
        "R511 p.129-130",
        sample="- token: {use: fireteam, name: bravo, type: duo, members: [sapper-1, sapper-2]}\n",
    ),
    "FT-04": Facts(N5, "R511 p.105, p.129; FAQIDX"),
    "FT-05": Facts(N5, "R511 p.130; IDB; FAQIDX"),
    "FT-06": Facts(
        N5,
        "R511 p.131-132",
        sample="- spend: {order: regular, on: alpha}\n- spend: {order: tactical, by: sgt, on: alpha}\n",
    ),
    "FT-07": Facts(N4_N5, "R511 p.131; W:Fireteam_Integrity?direction=next&oldid=1754"),
    "FT-08": Facts(N4, "W:Tactical_Awareness?oldid=1515; W:NCO?oldid=1476"),
    "FT-09": Facts(
        N4_N5,
        "R511 p.129, p.131; W:Fireteam_Cancellation?oldid=1755",
        sample="- fireteam: {name: alpha, cancel: true}\n",
    ),
    "FT-10": Facts(N5, "R511 p.103"),
    "FT-11": Facts(N5, "R511 p.92, p.131", mark=Mark.DERIVED),
    "FT-12": Facts(N5, "R511 p.11, p.131", mark=Mark.DERIVED),
    "FT-13": Facts(N5, "R511 p.133"),
    "FT-14": Facts(
        N5,
        "R511 p.131-132",
        mark=Mark.DERIVED,
        sample="- token: {use: convert, trooper: fusilier-1}\n- spend: {order: regular, on: alpha}\n",
    ),
    "FT-15": Facts(N5, "R511 p.129-130, p.134"),
    "FT-16": Facts(N5, "R511 p.92"),
    "FT-17": Facts(N5, "R511 p.130-131"),
}
