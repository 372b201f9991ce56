"""Widths of the columns of a table; text in lines, broken at blanks, else behind hyphens, else anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len, chop_cells

GAP = 3
"""Blanks between two columns."""
_PIECE = re.compile(r"[^-]*-+|[^-]+")


def fitted(rows: Sequence[Sequence[str]], room: int) -> list[int] | None:
    """The width of every column so that no word is cut; None where that takes more than the room.

    What is over goes to the columns that need more.
    """
    columns = list(zip(*rows, strict=True))
    room -= GAP * (len(columns) - 1)
    wanted = [max(map(cell_len, column)) for column in columns]
    if sum(wanted) <= room:
        return wanted
    for apart in (str.split, _pieces):
        widths = [max(cell_len(part) for part in apart(" ".join(column)) or [""]) for column in columns]
        if sum(widths) <= room:
            return _spread(widths, wanted, room)
    return None


def broken(text: str, width: int) -> list[str]:
    """The text in lines of that width at most; a word is cut only where it is longer than a line."""
    if cell_len(text) <= width:
        return [text]
    lines = [""]
    for word in text.split():
        apart = [word] if cell_len(word) <= width else list(_cut(word, width))
        for number, part in enumerate(apart):
            joined = f"{lines[-1]} {part}" if lines[-1] and not number else lines[-1] + part
            if lines[-1] and cell_len(joined) > width:
                lines.append(part)
            else:
                lines[-1] = joined
    return lines


def _pieces(text: str) -> list[str]:
    """What is left of a text in one piece when it is broken behind its hyphens too."""
    return [piece for word in text.split() for piece in _PIECE.findall(word)]


def _cut(word: str, width: int) -> Iterator[str]:
    for piece in _PIECE.findall(word):
        yield from chop_cells(piece, width)


def _spread(widths: list[int], wanted: list[int], room: int) -> list[int]:
    """The widths, widened as long as there is room, so that the cells take about as many lines everywhere."""
    short = [column for column, width in enumerate(widths) if width < wanted[column]]
    while short and sum(widths) < room:
        column = max(short, key=lambda column: wanted[column] / widths[column])
        widths[column] += 1
        if widths[column] == wanted[column]:
            short.remove(column)
    return widths
