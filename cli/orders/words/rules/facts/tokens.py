"""Facts of the rules on Command Tokens: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3_N4_N5, N4, N4_N5, N5, Facts, Mark

FACTS = {
    "CT-01": Facts(N3_N4_N5, "R511 p.98, p.125; W:Command_Tokens"),
    "CT-02": Facts(N4_N5, "R511 p.125"),
    "CT-03": Facts(
        N5,
        "R511 p.125; W:Command_Tokens",
        sample="- opponent: {use: remove-orders, from: {1: 2}}\n",
    ),
    "CT-04": Facts(N4, "W:Command_Tokens?oldid=1570; forum.corvusbelli.com post 451560"),
    "CT-05": Facts(
        N4_N5,
        "R511 p.125; W:Command_Tokens?oldid=1570",
        sample="- token: {use: reserve, trooper: sapper-1}\n",
    ),
    "CT-06": Facts(N5, "R511 p.125", sample="- token: {use: speedball}\n"),
    "CT-07": Facts(N4_N5, "R511 p.89; forum.corvusbelli.com post 451560"),
    "CT-08": Facts(
        N4_N5,
        "R511 p.89, p.125, p.158",
        sample="- token: {use: regroup, trooper: sapper-2, to: 1}\n",
    ),
    "CT-09": Facts(N4_N5, "R511 p.125", sample="- token: {use: free, trooper: sgt}\n"),
    "CT-10": Facts(N4_N5, "R511 p.125"),
    "CT-11": Facts(
        N4_N5,
        "R511 p.125; W:Command_Tokens?oldid=1570; W:Command_Tokens?diff=1806",
        sample="- token: {use: doctor}\n",
    ),
    "CT-12": Facts(
        N4_N5,
        "R511 p.125, p.165; W:Tactical_Awareness?oldid=1515; W:Isolated_State?oldid=2075",
        sample="- token: {use: convert, trooper: ghulam}\n",
    ),
    "CT-13": Facts(N5, "R511 p.125", mark=Mark.DERIVED),
}
