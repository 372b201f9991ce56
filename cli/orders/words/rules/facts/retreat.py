"""Facts of the rules on Retreat!: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4_N5, N5, Facts

FACTS = {
    "RET-01": Facts(N4_N5, "R511 p.143; W:Retreat!_and_Loss_of_Lieutenant_Summary_Chart"),
    "RET-02": Facts(N5, "R511 p.143, p.191"),
    "RET-03": Facts(N5, "R511 p.93, p.104, p.109, p.143, p.166"),
    "RET-04": Facts(N4_N5, "R511 p.143; W:Retreat!_and_Loss_of_Lieutenant_Summary_Chart"),
    "RET-05": Facts(N4_N5, "R511 p.97; W:Inspiring_Leadership"),
    "RET-06": Facts(N4_N5, "R511 p.167; W:Retreat!_and_Loss_of_Lieutenant_Summary_Chart?oldid=2609"),
    "RET-07": Facts(N4_N5, "R511 p.167"),
    "RET-08": Facts(N4_N5, "R511 p.125, p.167", sample="- token: {use: ignore-retreat, trooper: sapper-1}\n"),
    "RET-09": Facts(N4_N5, "R511 p.143"),
    "RET-10": Facts(N5, "R511 p.131"),
    "RET-11": Facts(N5, "R511 p.143, p.149"),
    "RET-12": Facts(N5, "R511 p.143"),
}
