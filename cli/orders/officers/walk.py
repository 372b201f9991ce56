"""Which squares a walk of so many steps reaches (UNIT-03, `link: path`).

Squares are bits of one number, row after row, so that a whole front of walkers takes a step at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orders.officers.board import DIAGONAL, ORTHOGONAL, Board
from orders.sheet import Spot


class Step(NamedTuple):
    """One direction: how many bits further, and the squares (as bytes of bits) from where it can be taken."""

    shift: int
    origins: bytes


class Walks:
    """The walks of a board over open squares, diagonal steps included or not."""

    def __init__(self, board: Board, diagonal: bool) -> None:
        self._row_bytes = board.width // 8 + 1  # at least one bit beyond each row stays closed
        self._stride = 8 * self._row_bytes
        self._height = board.height
        self._steps = tuple(self._all_steps(board, diagonal))

    def reach(self, start: Spot, steps: int, goals: bytes) -> Iterator[Spot]:
        """The goals (see `goals`) within so many steps of a square, itself included, in no order."""
        column, row = start
        first = max(0, row - steps)
        rows = slice(first * self._row_bytes, (min(self._height - 1, row + steps) + 1) * self._row_bytes)
        moves = [(shift, int.from_bytes(origins[rows], "little")) for shift, origins in self._steps]
        reached = front = 1 << self._bit(column, row - first)
        for _ in range(steps):
            spread = 0
            for shift, origins in moves:
                spread |= (front & origins) << shift if shift > 0 else (front & origins) >> -shift
            front = spread & ~reached
            if not front:
                break
            reached |= front
        for bit in bits(reached & int.from_bytes(goals[rows], "little")):
            yield bit % self._stride, bit // self._stride + first

    def goals(self, squares: set[Spot]) -> bytes:
        """A set of squares in the form that `reach` takes."""
        return self._packed(sum(1 << self._bit(*square) for square in squares))

    def _bit(self, column: int, row: int) -> int:
        return row * self._stride + column

    def _packed(self, squares: int) -> bytes:
        return squares.to_bytes(self._height * self._row_bytes, "little")

    def _all_steps(self, board: Board, diagonal: bool) -> Iterator[Step]:
        """UNIT-03: a step needs its goal open and no wall edge between.

        A diagonal one also needs both squares that it passes between open, and no wall edge at the corner.
        """
        free = sum(board.open_columns(row) << self._bit(0, row) for row in range(board.height))
        walled = dict.fromkeys(DIAGONAL + ORTHOGONAL if diagonal else ORTHOGONAL, 0)
        for direction, square in _walled(board):
            if direction in walled:
                walled[direction] |= 1 << self._bit(*square)
        for (dx, dy), barred in walled.items():
            needed = {(dx, dy), (dx, 0), (0, dy)} - {(0, 0)}
            origins = free & ~barred
            for aside, down in needed:
                shift = self._bit(aside, down)
                origins &= free >> shift if shift > 0 else free << -shift
            yield Step(self._bit(dx, dy), self._packed(origins))


def _walled(board: Board) -> Iterator[tuple[Spot, Spot]]:
    """Each direction and square of the board from where wall edges forbid a step."""
    for (ax, ay), (bx, by) in board.edges:
        steps = [((bx - ax, by - ay), (ax, ay)), ((ax - bx, ay - by), (bx, by))]
        # both ends of the wall, each by the square that is below and right of it
        for cx, cy in ((bx, by), (bx + (ax == bx), by + (ay == by))):
            steps += [((1, 1), (cx - 1, cy - 1)), ((-1, -1), (cx, cy))]
            steps += [((-1, 1), (cx, cy - 1)), ((1, -1), (cx - 1, cy))]
        yield from (step for step in steps if board.holds(step[1]))


def bits(number: int) -> Iterator[int]:
    """The places of the bits that are set, the lowest first."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest
