"""The mission's board: squares, doors, cover, and walls on squares and edges."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from orders.sheet import Ground, Spot

Edge = tuple[Spot, Spot]

STRANGER = re.compile(f"[^{re.escape(''.join(Ground))}]")
"""A character of a board that is no ground: a letter of the legend, or one that nobody knows."""

_CLOSED = frozenset((str(Ground.WALL), str(Ground.DOOR)))
_AS_BITS = str.maketrans({str(ground): "01"[ground not in _CLOSED] for ground in Ground})
ORTHOGONAL = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONAL = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def edge(a: Spot, b: Spot) -> Edge:
    """The edge between two neighbours, whichever is named first."""
    return (a, b) if a <= b else (b, a)


def are_neighbours(a: Spot, b: Spot) -> bool:
    """Whether two squares share a side."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


class Board:
    """Squares as (column, row) from 0 at the top left, and the edges that are walls.

    A square with a letter or an unknown character is open; where a row is too short there is wall.
    """

    def __init__(self, rows: Sequence[str], edges: Iterable[Edge] = ()) -> None:
        self.width = max(map(len, rows), default=0)
        self.height = len(rows)
        self.rows = tuple(STRANGER.sub(Ground.OPEN, row).ljust(self.width, Ground.WALL) for row in rows)
        self.edges = frozenset(edge(a, b) for a, b in edges if are_neighbours(a, b))

    def holds(self, spot: Spot) -> bool:
        """Whether the square is one of the board's."""
        return 0 <= spot[0] < self.width and 0 <= spot[1] < self.height

    def ground(self, spot: Spot) -> Ground:
        """What the square is; wall outside the board."""
        return Ground(self.rows[spot[1]][spot[0]]) if self.holds(spot) else Ground.WALL

    def is_open(self, spot: Spot) -> bool:
        """Whether a marine can stand there: a square of the board, no wall, no closed door (UNIT-04)."""
        return self.holds(spot) and self.rows[spot[1]][spot[0]] not in _CLOSED

    def open_columns(self, row: int) -> int:
        """The open squares of a row, as bits of columns."""
        return int(self.rows[row].translate(_AS_BITS)[::-1] or "0", 2)

    def neighbours(self, spot: Spot, diagonal: bool) -> Iterator[Spot]:
        """The squares of the board around one, whatever lies between: eight, or four."""
        for dx, dy in ORTHOGONAL + DIAGONAL if diagonal else ORTHOGONAL:
            beside = spot[0] + dx, spot[1] + dy
            if self.holds(beside):
                yield beside

    def is_sheltered(self, spot: Spot, diagonal: bool) -> bool:
        """CMD-11: next to a wall, a closed door or cover, on cover, or at a wall edge; else open ground."""
        if self.ground(spot) is Ground.COVER:
            return True
        around = self.neighbours(spot, diagonal)
        if any(self.ground(s) in (Ground.WALL, Ground.DOOR, Ground.COVER) for s in around):
            return True
        return any(edge(spot, s) in self.edges for s in self.neighbours(spot, diagonal=False))
