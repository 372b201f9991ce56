"""Facts of the rules on Peripherals: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4_N5, N5, Facts

FACTS = {
    "PER-01": Facts(
        N4_N5,
        "R511 p.104; OYR",
        sample="- spend: {order: regular, on: medic, peripherals: [yudbot]}\n",
    ),
    "PER-02": Facts(N5, "R511 p.104; FAQIDX"),
    "PER-03": Facts(
        N5,
        "R511 p.104-105",
        sample="- spend: {order: regular, on: medic, peripherals: [yudbot-1]}\n",
    ),
    "PER-04": Facts(N5, "R511 p.104"),
    "PER-05": Facts(N5, "R511 p.104"),
    "PER-06": Facts(N5, "FAQIDX"),
    "PER-07": Facts(N5, "R511 p.104, p.116"),
    "PER-08": Facts(N5, "R511 p.104, p.157"),
}
