"""Facts of the rules on an officer's rank: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import NO_EDITION, Facts, Mark

FACTS = {
    "RANK-01": Facts(NO_EDITION, "OYM"),
    "RANK-02": Facts(NO_EDITION, "OYM", sample="- {name: Varo, officer: decurion senioris}\n"),
    "RANK-03": Facts(NO_EDITION, "OYM", mark=Mark.OPEN, sample="hierarchy: {chaplain: 2}\n"),
    "RANK-04": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED),
}
