"""Straight lines between square centres, and what they touch (UNIT-03, `link: straight`).

All in halves of a square and in whole numbers, so that a line through a corner touches it exactly.
"""

from __future__ import annotations

from collections.abc import Iterator

from orders.officers.board import Board
from orders.sheet import Spot


class Sight:
    """The straight lines of a board."""

    def __init__(self, board: Board) -> None:
        self._closed = [~board.open_columns(row) for row in range(board.height)]
        self._upright: dict[int, int] = {}  # walls on the grid line left of a column, as bits of rows
        self._level: dict[int, int] = {}  # walls on the grid line above a row, as bits of columns
        for (ax, _), (bx, by) in board.edges:
            if ax < bx and board.holds((bx, by)):
                self._upright[bx] = self._upright.get(bx, 0) | 1 << by
            elif board.holds((bx, by)):
                self._level[by] = self._level.get(by, 0) | 1 << bx

    def is_clear(self, a: Spot, b: Spot) -> bool:
        """Whether the line touches no wall square, closed door or wall edge, corners and ends included."""
        if any(self._closed[row] & columns for row, columns in _squares(a, b)):
            return False
        if self._level and any(self._level.get(line, 0) & columns for line, columns in _crossings(a, b)):
            return False
        turned = (a[1], a[0]), (b[1], b[0])
        return not self._upright or not any(
            self._upright.get(line, 0) & rows for line, rows in _crossings(*turned)
        )


def _squares(a: Spot, b: Spot) -> Iterator[tuple[int, int]]:
    """Each row that the line between two centres meets, with the columns touched there as bits."""
    (left, top), (right, bottom) = sorted((a, b), key=lambda spot: spot[1])
    x, y = 2 * left + 1, 2 * top + 1
    rise, run = 2 * (bottom - top), 2 * (right - left)
    if not rise:
        yield top, _touched(min(x, x + run), max(x, x + run), 1)
        return
    for row in range(top, bottom + 1):
        upper, lower = max(2 * row, y), min(2 * row + 2, y + rise)
        ends = x * rise + (upper - y) * run, x * rise + (lower - y) * run
        yield row, _touched(min(ends), max(ends), rise)


def _crossings(a: Spot, b: Spot) -> Iterator[tuple[int, int]]:
    """Each level grid line that is crossed, by the row below it, with the columns touched there as bits."""
    (left, top), (right, bottom) = sorted((a, b), key=lambda spot: spot[1])
    x, y = 2 * left + 1, 2 * top + 1
    rise, run = 2 * (bottom - top), 2 * (right - left)
    for row in range(top + 1, bottom + 1):
        at = x * rise + (2 * row - y) * run
        yield row, _touched(at, at, rise)


def _touched(low: int, high: int, unit: int) -> int:
    """The columns, from 2c to 2c + 2 with both ends, that meet a span (its ends in 1/unit halves)."""
    first = -(-low // (2 * unit)) - 1
    last = high // (2 * unit)
    return ((1 << (last - first + 1)) - 1) << first
