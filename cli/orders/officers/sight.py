"""Straight lines between square centres, and what they touch (UNIT-03, `link: straight`).

All in halves of a square and in whole numbers, so that a line through a corner touches it exactly.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

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
        (left, top), (right, bottom) = (a, b) if a[1] <= b[1] else (b, a)
        for down, aside, columns in _squares(right - left, bottom - top):
            if self._closed[top + down] >> (left + aside) & columns:
                return False
        return not (self._level and _meets(self._level, a, b)) and not (
            self._upright and _meets(self._upright, (a[1], a[0]), (b[1], b[0]))
        )


def _meets(walls: dict[int, int], a: Spot, b: Spot) -> bool:
    """Whether the line touches a wall that lies level on one of the grid lines that it crosses."""
    (left, top), (right, bottom) = (a, b) if a[1] <= b[1] else (b, a)
    crossings = _crossings(right - left, bottom - top)
    return any(walls.get(top + down, 0) >> (left + aside) & columns for down, aside, columns in crossings)


class Span(NamedTuple):
    """Squares of a row that a line touches: how far down and aside they begin, and which, as bits."""

    down: int
    aside: int
    columns: int


@lru_cache(maxsize=4096)
def _squares(across: int, down: int) -> tuple[Span, ...]:
    """The squares that a line from one centre to another, so far across and down, touches in each row."""
    if not down:
        return (_span(0, min(1, 1 + 2 * across), max(1, 1 + 2 * across), 1),)
    spans = []
    for row in range(down + 1):
        upper, lower = max(2 * row, 1), min(2 * row + 2, 2 * down + 1)
        ends = [down + (y - 1) * across for y in (upper, lower)]
        spans.append(_span(row, min(ends), max(ends), down))
    return tuple(spans)


@lru_cache(maxsize=4096)
def _crossings(across: int, down: int) -> tuple[Span, ...]:
    """The places where such a line crosses the grid line above each row, with the columns touched there."""
    at = ((row, down + (2 * row - 1) * across) for row in range(1, down + 1))
    return tuple(_span(row, x, x, down) for row, x in at)


def _span(row: int, low: int, high: int, unit: int) -> Span:
    """The columns, from 2c to 2c + 2 with both ends, that meet a span (its ends in 1/unit halves)."""
    first = -(-low // (2 * unit)) - 1
    last = high // (2 * unit)
    return Span(row, first, (1 << (last - first + 1)) - 1)
