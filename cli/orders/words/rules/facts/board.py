"""Facts of the rules on the board of a mission: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import NO_EDITION, Facts, Mark

FACTS = {
    "BOARD-01": Facts(
        NO_EDITION,
        "OYM",
        mark=Mark.DERIVED,
        sample="board: |\n  #####\n  #..#\n  #####\n",
    ),
    "BOARD-02": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED, sample="legend: {D: varo}\n"),
    "BOARD-03": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED, sample="- {name: Brother Ilex, at: [2, 1]}\n"),
    "BOARD-04": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED),
    "BOARD-05": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED, sample="walls: [[[3, 1], [3, 2]]]\n"),
}
