"""A board of squares as lines of text: columns and rows numbered, walls drawn on the edges."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from orders.sheet import Board, Square, Tone
from orders.words import render

OWNERS = ("cyan", "magenta", "yellow", "green", "blue", "red")
TONES = {Tone.STRONG: "bold", Tone.GOOD: "green", Tone.WARN: "yellow", Tone.BAD: "red", Tone.DIM: "dim"}
WALLS = {False: ("┃", "━"), True: ("!", "=")}
"""How a wall edge is drawn, beside a square and below it; for plain ASCII under True."""


def rows(board: Board, *, ascii_only: bool) -> Iterator[Text]:
    """The head with the column numbers, each row, a row of walls where one lies below, and the legend."""
    upright, level = WALLS[ascii_only]
    edges = {frozenset(edge) for edge in board.edges}
    margin = len(str(max(len(board.rows) - 1, 0)))
    columns = max(map(len, board.rows), default=0)
    yield Text(" " * (margin + 1) + " ".join(str(c % 10) for c in range(columns)), "dim")
    for y, squares in enumerate(board.rows):
        line = Text(f"{y:>{margin}} ", "dim")
        for x, square in enumerate(squares):
            line.append(square.glyph or square.ground, _style(square))
            line.append(upright if frozenset({(x, y), (x + 1, y)}) in edges else " ", "bold")
        line.rstrip()
        yield line
        below = [level if frozenset({(x, y), (x, y + 1)}) in edges else " " for x in range(len(squares))]
        if level in below:
            yield Text(" " * (margin + 1) + " ".join(below).rstrip(), "bold")
    for square, meaning in board.legend:
        yield Text.assemble((square.glyph or square.ground, _style(square)), " ", render(meaning))


def _style(square: Square) -> str:
    if square.owners:
        return "bold " + OWNERS[square.owners[0] % len(OWNERS)]
    return TONES.get(square.tone, "default")
