"""Facts of the rules on the sequence of a turn: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3, N4_N5, N5, Facts, Mark

FACTS = {
    "SEQ-01": Facts(
        N4_N5,
        "R511 p.16-17; W:States_Phase; W:Game_Sequence",
        sample=(
            "- turn: 2\n"
            "- token: {use: regroup, trooper: sapper-1, to: 1}\n"
            "- spend: {order: regular, on: sapper-1}\n"
            "- end: 2\n"
        ),
    ),
    "SEQ-02": Facts(N3, "N3W Start_of_the_Turn:_Tactical_Phase"),
    "SEQ-03": Facts(N4_N5, "R511 p.16-17", mark=Mark.DERIVED),
    "SEQ-04": Facts(
        N4_N5,
        "R511 p.125; W:Command_Tokens?oldid=1570",
        sample="- turn: 1\n- opponent: {use: remove-orders, from: {1: 2}}\n",
    ),
    "SEQ-05": Facts(N4_N5, "R511 p.96, p.143"),
    "SEQ-06": Facts(N5, "R511 p.90-92, p.107, p.129, p.168"),
    "SEQ-07": Facts(
        N4_N5,
        "R511 p.18; W:Loss_of_Lieutenant?oldid=3508",
        sample="- end: 2\n- lieutenant: fusilier-3\n",
    ),
}
