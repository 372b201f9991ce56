"""BOARD-01, BOARD-02 and BOARD-05: the board itself, each fault at its own square or value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, Place, say
from orders.officers.board import STRANGER, are_neighbours
from orders.officers.checks.fault import (
    board_size,
    fault,
    letters_explain_losses,
    lost_letters,
    lost_marines,
    shown,
    unknown_letters,
)
from orders.officers.mission import Mission
from orders.sheet import Ground


def check_rows(mission: Mission) -> Iterator[Finding]:
    """BOARD-01: every row is as long as most are (as the first of these, where there are as many of each)."""
    if not mission.rows:
        if ("board",) not in mission.document.spoiled:
            place = mission.document.place(("board",))
            yield fault(mission, "BOARD-01", say("officers.board-empty"), place)
        return
    width = _usual_width(mission)
    surplus = _surplus(mission)
    for y, row in enumerate(mission.rows):
        if len(row) < width:
            what = say("officers.row-short", row=y, n=len(row), width=width)
            yield fault(mission, "BOARD-01", what, _behind(mission, y))
        elif y in surplus:
            first, last = (mission.square_place((surplus[y][end], y)) for end in (0, -1))
            place = first._replace(end_line=last.end_line, end_column=last.end_column)
            yield fault(mission, "BOARD-01", say("officers.row-long", row=y, n=len(row), width=width), place)


def _behind(mission: Mission, y: int) -> Place:
    """The place behind the last square of a row, or where its first one would be."""
    if row := mission.rows[y]:
        last = mission.square_place((len(row) - 1, y))
        return Place(last.end_line, last.end_column, last.end_line, last.end_column + 1)
    filled = min((other for other, row in enumerate(mission.rows) if row), key=lambda other: abs(other - y))
    first = mission.square_place((0, filled))
    return Place(first.line + y - filled, first.column, first.line + y - filled, first.column + 1)


def _usual_width(mission: Mission) -> int:
    return Counter(map(len, mission.rows)).most_common(1)[0][0]


def _surplus(mission: Mission) -> dict[int, range]:
    """The columns of each row that are too many: blanks at its beginning, else its end."""
    width = _usual_width(mission)
    surplus = {}
    for y, row in enumerate(mission.rows):
        if (extra := len(row) - width) > 0:
            surplus[y] = range(extra) if row[:extra].isspace() else range(width, len(row))
    return surplus


def check_characters(mission: Mission) -> Iterator[Finding]:
    """BOARD-02: only known characters and letters of the legend, each letter on one square."""
    if not mission.rows:
        return
    yield from _unknown(mission)
    for letter in mission.legend:
        squares = mission.strangers.get(letter, ())
        for square in squares[1:]:
            first = Elsewhere(mission.square_place(squares[0]), say("officers.first-here"))
            what, place = say("officers.letter-twice", letter=letter), mission.square_place(square)
            yield fault(mission, "BOARD-02", what, place, elsewhere=(first,))
        if len(letter) == 1 and not STRANGER.fullmatch(letter):
            place = mission.document.place(("legend", letter), on_key=True)
            what, hint = say("officers.letter-is-ground", letter=letter), say("officers.other-letter")
            yield fault(mission, "BOARD-02", what, place, hint=hint)
    for letter in () if letters_explain_losses(mission) else lost_letters(mission):
        place = mission.document.place(("legend", letter), on_key=True)
        what, hint = say("officers.letter-nowhere", letter=letter), say("officers.letter-nowhere-hint")
        yield fault(mission, "BOARD-02", what, place, hint=hint)


def _unknown(mission: Mission) -> Iterator[Finding]:
    """Each unknown character where it first stands, unless BOARD-01 finds it too much of its row."""
    surplus = _surplus(mission)
    missing = [mission.names.shown[number] for number in lost_marines(mission)] + lost_letters(mission)
    for character in unknown_letters(mission):
        squares = [s for s in mission.strangers[character] if s[0] not in surplus.get(s[1], ())]
        if not squares:
            continue
        letters = list(mission.legend) or say("officers.no-letters")
        hint = say("officers.known-characters", characters=list(map(str, Ground)), letters=letters)
        if missing and letters_explain_losses(mission):
            hint = say("officers.perhaps-meant", names=missing)
        what = say("officers.unknown-character", character=character, n=len(squares))
        yield fault(mission, "BOARD-02", what, mission.square_place(squares[0]), hint=hint)


def check_edges(mission: Mission) -> Iterator[Finding]:
    """BOARD-05: a wall edge lies between two orthogonal neighbours of the board."""
    for number, (a, b) in enumerate(mission.value.get("walls", ())):
        pair = (a[0], a[1]), (b[0], b[1])
        if not are_neighbours(*pair):
            beside = [shown(s) for s in mission.board.neighbours(pair[0], diagonal=False)]
            hint = say("officers.neighbours", square=shown(pair[0]), squares=beside) if beside else None
            what = say("officers.no-neighbours", a=shown(pair[0]), b=shown(pair[1]))
            yield fault(mission, "BOARD-05", what, mission.document.place(("walls", number)), hint=hint)
            continue
        for which, square in enumerate(pair if mission.rows else ()):
            if not mission.board.holds(square):
                what = say("officers.wall-off-board", square=shown(square))
                place = mission.document.place(("walls", number, which))
                yield fault(mission, "BOARD-05", what, place, hint=board_size(mission))
