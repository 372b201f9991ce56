"""Facts of the rules on the Order Count: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3_N4_N5, N4, N4_N5, N5, Facts, Mark

FACTS = {
    "CNT-01": Facts(N3_N4_N5, "R511 p.17; W:States_Phase"),
    "CNT-02": Facts(N3_N4_N5, "R511 p.17"),
    "CNT-03": Facts(N4_N5, "R511 p.17, p.98", sample="- {name: Captain, skills: [Lieutenant (+1 Order)]}\n"),
    "CNT-04": Facts(N5, "R511 p.17, p.113"),
    "CNT-05": Facts(N4, "W:Tactical_Awareness?oldid=1515"),
    "CNT-06": Facts(N4_N5, "R511 p.12, p.17"),
    "CNT-07": Facts(N4_N5, "R511 p.12, p.88, p.103, p.158; OYR"),
    "CNT-08": Facts(N4_N5, "OYR", sample="- enter: tomcat\n"),
    "CNT-09": Facts(N4_N5, "R511 p.113; W:Tactical_Awareness; W:Tactical_Awareness?oldid=2263"),
    "CNT-10": Facts(N4_N5, "R511 p.93-94"),
    "CNT-11": Facts(N4_N5, "R511 p.12; OYR"),
    "CNT-12": Facts(N5, "R511 p.92"),
    "CNT-13": Facts(N4_N5, "R511 p.17, p.92, p.97, p.110"),
    "CNT-14": Facts(N4_N5, "R511 p.114", mark=Mark.DERIVED),
    "CNT-15": Facts(N5, "R511 p.110, p.125", mark=Mark.DERIVED),
}
