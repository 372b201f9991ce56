"""Facts of the rules on Impetuous Troopers: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3, N4_N5, N5, Facts

FACTS = {
    "IMP-01": Facts(
        N4_N5,
        "R511 p.96; W:Impetuous; W:Impetuous?oldid=2093",
        sample="- spend: {order: impetuous, on: ghulam}\n",
    ),
    "IMP-02": Facts(N5, "R511 p.96, p.188"),
    "IMP-03": Facts(N5, "R511 p.92", sample="- frenzy: ghulam\n"),
    "IMP-04": Facts(N4_N5, "R511 p.96, p.143"),
    "IMP-05": Facts(N3, "N3W Impetuous_Order"),
}
