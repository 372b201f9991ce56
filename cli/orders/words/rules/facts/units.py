"""Facts of the rules on an officer's unit: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import NO_EDITION, Facts, Mark, Ruling

FACTS = {
    "UNIT-01": Facts(
        NO_EDITION,
        "OYM",
        sample="board: |\n  ######\n  #Dabe#\n  ######\n",
    ),
    "UNIT-02": Facts(NO_EDITION, "OYM"),
    "UNIT-03": Facts(
        NO_EDITION,
        "OYM",
        mark=Mark.OPEN,
        rulings=(Ruling("link", "path"), Ruling("metric", "diagonal")),
        sample="rulings: {link: straight, metric: orthogonal}\n",
    ),
    "UNIT-04": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED),
    "UNIT-05": Facts(NO_EDITION, "OYM"),
    "UNIT-06": Facts(NO_EDITION, "OYM", sample="- {order: alert, by: varo, on: [brother-ilex]}\n"),
    "UNIT-07": Facts(
        NO_EDITION,
        "OYM",
        mark=Mark.DERIVED,
        sample="turns:\n  2: [{marine: brother-otho, out: true}]\n",
    ),
}
