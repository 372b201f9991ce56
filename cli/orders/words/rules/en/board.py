"""The rules on the board of a mission, in English."""

from orders.words.rules.shape import Told

RULES = {
    "BOARD-01": Told(
        "All rows are equally long",
        (
            "Draw the board as a rectangle: every row has as many squares as the first. Fill with `#` where "
            "there is nothing."
        ),
        "The second row is one square short:",
    ),
    "BOARD-02": Told(
        "Only known signs, and each letter once",
        (
            "Squares are `#` wall, `.` open, `|` closed door, `/` open door, `c` cover, or a letter that "
            "`legend:` gives to a marine. A marine's letter stands in one place only."
        ),
        "`D` for Varo; a second `D`, or a `?`, is refused.",
    ),
    "BOARD-03": Told(
        "Every marine stands on an open square, once",
        (
            "Place each marine in play by `at: [column, row]`, counted from 0 at the top left, or by his "
            "letter on the board, but not by both. A wall, a closed door or a place off the board will not "
            "do."
        ),
        "Column 2, row 1:",
    ),
    "BOARD-04": Told(
        "One marine on a square",
        "Two marines cannot share a square. This holds after the changes of each turn as well.",
        "Both at [2, 1]: move one of them.",
    ),
    "BOARD-05": Told(
        "A wall edge lies between neighbours",
        (
            "A wall that takes no square is written as the two squares it separates. They have to touch "
            "along a side, not at a corner, and both lie on the board."
        ),
        "A wall between row 1 and row 2 of column 3:",
    ),
}
