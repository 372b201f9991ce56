"""Facts of the rules on the Lieutenant and his loss: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3_N4_N5, N4, N4_N5, N5, Facts, Mark, Ruling

FACTS = {
    "LT-01": Facts(N4_N5, "R511 p.98; W:Lieutenant?diff=next&oldid=2457"),
    "LT-02": Facts(N4_N5, "R511 p.18; W:Loss_of_Lieutenant?diff=next&oldid=2474"),
    "LT-03": Facts(N3_N4_N5, "R511 p.18; W:Loss_of_Lieutenant?oldid=3507"),
    "LT-04": Facts(
        N4_N5,
        "R511 p.18; W:Loss_of_Lieutenant",
        sample="- end: 2\n- lieutenant: sgt\n",
    ),
    "LT-05": Facts(
        N4_N5,
        "R511 p.87; W:Chain_of_Command",
        rulings=(Ruling("chain_of_command", "auto"),),
        sample="- turn: 2\n- chain-of-command: sgt\n",
    ),
    "LT-06": Facts(N4, "W:Chain_of_Command"),
    "LT-07": Facts(N4_N5, "R511 p.102; W:NCO", sample="- spend: {order: lieutenant, by: sgt, on: sgt}\n"),
    "LT-08": Facts(
        N4_N5,
        "R511 p.17, p.18, p.143; W:NCO?direction=next&oldid=2058",
        mark=Mark.DERIVED,
        rulings=(Ruling("lieutenant_order_isolated", False), Ruling("lieutenant_order_in_retreat", True)),
    ),
    "LT-09": Facts(N4_N5, "R511 p.116; W:Retreat!_and_Loss_of_Lieutenant_Summary_Chart?diff=3451&oldid=2644"),
    "LT-10": Facts(N4_N5, "R511 p.89, p.107; W:Retreat!_and_Loss_of_Lieutenant_Summary_Chart"),
    "LT-11": Facts(N4_N5, "R511 p.143; W:Retreat!_and_Loss_of_Lieutenant_Summary_Chart"),
    "LT-12": Facts(N5, "R511 p.92"),
    "LT-13": Facts(N5, "R511 p.168"),
    "LT-14": Facts(
        N4_N5,
        "R511 p.18, p.125",
        mark=Mark.DERIVED,
        rulings=(Ruling("convert_in_lol", True),),
        sample="- token: {use: convert, trooper: fusilier-1}\n",
    ),
    "LT-15": Facts(N5, "R511 p.15"),
    "LT-16": Facts(N5, "R511 p.93"),
    "LT-17": Facts(N4_N5, "R511 p.18", mark=Mark.DERIVED),
    "LT-18": Facts(
        N5,
        "R511 p.18, p.97",
        mark=Mark.OPEN,
        rulings=(Ruling("isolated_inspiring_prevents_lol", False),),
    ),
    "LT-19": Facts(
        N4_N5,
        "R511 p.18",
        sample="- turn: 2\n- token: {use: free, trooper: boss}\n",
    ),
    "LT-20": Facts(N5, "R511 p.18, p.98"),
    "LT-21": Facts(N4_N5, "R511 p.18", mark=Mark.OPEN),
    "LT-22": Facts(N5, "R511 p.143", mark=Mark.DERIVED),
    "LT-23": Facts(N5, "R511 p.101"),
}
