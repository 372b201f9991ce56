"""Facts of the rules on Coordinated Orders: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3_N4_N5, N4_N5, N5, Facts, Mark

FACTS = {
    "COO-01": Facts(
        N3_N4_N5,
        "R511 p.126; W:Coordinated_Orders?diff=2068&oldid=1808",
        sample="- spend: {order: coordinated, on: [fennec-1, fennec-2, fennec-3, griffin]}\n",
    ),
    "COO-02": Facts(N4_N5, "R511 p.126; IDB RS-CMD-CO-002; W:Coordinated_Orders?diff=2068&oldid=1808"),
    "COO-03": Facts(N5, "R511 p.105, p.126, p.129, p.157, p.165; FAQIDX"),
    "COO-04": Facts(
        N5,
        "R511 p.88-89, p.103, p.127, p.158",
        sample="- spend: {order: coordinated, on: [tomcat, sapper-1, sapper-2]}\n",
    ),
    "COO-05": Facts(
        N4_N5,
        "R511 p.97; W:Inspiring_Leadership",
        sample="- spend: {order: coordinated, on: [boss, fusilier-1, fusilier-2], pay: lieutenant}\n",
    ),
    "COO-06": Facts(N5, "R511 p.126", mark=Mark.DERIVED),
    "COO-07": Facts(N5, "R511 p.18, p.126", mark=Mark.DERIVED),
    "COO-08": Facts(N5, "R511 p.126-128", mark=Mark.DERIVED),
}
