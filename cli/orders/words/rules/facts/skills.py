"""Facts of the rules on skills that change Orders: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4, N4_N5, N5, Facts, Ruling

FACTS = {
    "SKL-01": Facts(N5, "R511 p.98, p.101", sample="- {name: Captain, skills: [Lieutenant (+1 Order)]}\n"),
    "SKL-02": Facts(N5, "R511 p.102; W:NCO", sample="- spend: {order: lieutenant, by: sgt, on: sgt}\n"),
    "SKL-03": Facts(N4, "W:NCO?direction=next&oldid=2058"),
    "SKL-04": Facts(N4_N5, "W:NCO; FAQIDX"),
    "SKL-05": Facts(N4, "W:Tactical_Awareness?oldid=1515"),
    "SKL-06": Facts(N5, "R511 p.113"),
    "SKL-07": Facts(N4_N5, "R511 p.97; W:Inspiring_Leadership?diff=cur&oldid=3633"),
    "SKL-08": Facts(
        N4_N5,
        "R511 p.110, p.171; W:Strategos?diff=prev&oldid=3140",
        rulings=(Ruling("strategos_converts", True),),
        sample="rulings: {strategos_converts: false}\n",
    ),
    "SKL-09": Facts(
        N4_N5,
        "R511 p.110; IDB",
        sample="- token: {use: regroup, trooper: sapper-1, to: 1, by: strategos}\n",
    ),
    "SKL-10": Facts(N4_N5, "R511 p.87-92, p.103, p.107, p.116"),
    "SKL-11": Facts(N5, "W:Chain_of_Command"),
    "SKL-12": Facts(N5, "R511 p.85-116"),
}
