"""Facts of the rules on the kinds of Orders: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3, N3_N4_N5, N4, N4_N5, N5, Facts

FACTS = {
    "ORD-01": Facts(N3_N4_N5, "R511 p.11-12; OYR", sample="- spend: {order: regular, on: fusilier-1}\n"),
    "ORD-02": Facts(
        N3_N4_N5,
        "R511 p.11; OYR; W:Orders_and_the_Order_Pool?diff=3589&oldid=2877",
        sample="- spend: {order: irregular, on: ghulam}\n",
    ),
    "ORD-03": Facts(N4_N5, "R511 p.11-12, p.98", sample="- spend: {order: lieutenant, on: boss}\n"),
    "ORD-04": Facts(N5, "R511 p.11; OYR", sample="- spend: {order: tactical, on: sgt}\n"),
    "ORD-05": Facts(
        N4,
        "W:Tactical_Awareness?oldid=1515; W:Tactical_Awareness?diff=next&oldid=2459",
        sample="- {name: Sergeant, skills: [Tactical Awareness]}\n",
    ),
    "ORD-06": Facts(N4_N5, "R511 p.12; OYR"),
    "ORD-07": Facts(N4_N5, "R511 p.12, p.17"),
    "ORD-08": Facts(N4_N5, "R511 p.12, p.14, p.17; OYR"),
    "ORD-09": Facts(N4_N5, "R511 p.7, p.12"),
    "ORD-10": Facts(N4_N5, "R511 p.13; OYR"),
    "ORD-11": Facts(N4_N5, "R511 p.104, p.126, p.131, p.159"),
    "ORD-12": Facts(N4_N5, "R511 p.165, p.170"),
    "ORD-13": Facts(N3, "N3W Impetuous_Order; N3W Chain_of_Command"),
    "ORD-14": Facts(N5, "R511 p.102, p.156, p.165"),
    "ORD-15": Facts(N5, "R511 p.171"),
}
