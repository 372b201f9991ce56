"""Facts of the rules on giving an order: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import NO_EDITION, Facts, Mark, Ruling

FACTS = {
    "GIVE-01": Facts(NO_EDITION, "OYM", sample="- {order: alert, by: varo, on: [varo, brother-ilex]}\n"),
    "GIVE-02": Facts(
        NO_EDITION,
        "OYM",
        mark=Mark.DERIVED,
        sample="turns:\n  2: [{marine: varo, moved: true}]\n",
    ),
    "GIVE-03": Facts(NO_EDITION, "OYM", mark=Mark.OPEN, rulings=(Ruling("orders_per_marine", 1),)),
    "GIVE-04": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED),
    "GIVE-05": Facts(
        NO_EDITION,
        "OYM",
        mark=Mark.DERIVED,
        sample="- {order: dig-in, by: varo, on: [varo]}\n",
    ),
}
