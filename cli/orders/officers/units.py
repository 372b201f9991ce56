"""Units: who is linked to an officer, directly or through others (UNIT-01 to UNIT-07)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orders.officers.board import Board
from orders.officers.rulings import Rulings
from orders.officers.sight import Sight
from orders.officers.walk import Walks, bits
from orders.sheet import Spot

Near = Callable[[int, int], int]
"""Who is linked to a marine at a rank. Marines are numbers in file order, a set of them is a set of bits."""


def nearness(board: Board, squares: Sequence[Spot | None], rulings: Rulings) -> Near:
    """The links between marines on their squares (UNIT-03); one without a square has none (UNIT-07)."""
    placed = [(marine, square) for marine, square in enumerate(squares) if square is not None]
    around = (_walkers if rulings.link == "path" else _watchers)(board, placed, rulings.diagonal)
    known: dict[tuple[int, int], int] = {}

    def near(marine: int, rank: int) -> int:
        if (marine, rank) not in known:
            square = squares[marine]
            known[marine, rank] = 0 if square is None else around(square, rank)
        return known[marine, rank]

    return near


Placed = Sequence[tuple[int, Spot]]
Around = Callable[[Spot, int], int]
"""The marines who are linked to one on a square at a rank."""


def _walkers(board: Board, placed: Placed, diagonal: bool) -> Around:
    """`link: path`: the shortest walk over open squares is at most the rank."""
    walks = Walks(board, diagonal)
    standing: dict[Spot, int] = {}
    for marine, square in placed:
        standing[square] = standing.get(square, 0) | 1 << marine
    goals = walks.goals(set(standing))

    def around(start: Spot, rank: int) -> int:
        found = 0
        for square in walks.reach(start, rank, goals):
            found |= standing[square]
        return found

    return around


def _watchers(board: Board, placed: Placed, diagonal: bool) -> Around:
    """`link: straight`: near enough as the crow flies, and nothing closed touches the line."""
    sight = Sight(board)
    clear: dict[tuple[Spot, Spot], bool] = {}
    by_row: dict[int, list[tuple[int, Spot]]] = {}
    for marine, square in placed:
        by_row.setdefault(square[1], []).append((marine, square))

    def is_near(start: Spot, square: Spot, rank: int) -> bool:
        aside, down = abs(start[0] - square[0]), abs(start[1] - square[1])
        if (max(aside, down) if diagonal else aside + down) > rank:
            return False
        pair = (start, square) if start < square else (square, start)
        if pair not in clear:
            clear[pair] = sight.is_clear(*pair)
        return clear[pair]

    def around(start: Spot, rank: int) -> int:
        rows = (row for row in by_row if abs(row - start[1]) <= rank)
        found = 0
        for marine, square in (man for row in rows for man in by_row[row]):
            found |= is_near(start, square, rank) << marine
        return found

    return around


def grow(near: Near, officer: int, rank: int) -> dict[int, int]:
    """An officer's unit (UNIT-01): each member but him, with the one through whom he is linked.

    The chain to the officer has the fewest links; among equals the first in the file passes it on. The
    members are in file order.
    """
    through: dict[int, int] = {}
    seen = 1 << officer
    front = [officer]
    while front:
        joined = 0
        for member in front:
            if fresh := near(member, rank) & ~seen:
                seen |= fresh
                joined |= fresh
                through.update(dict.fromkeys(bits(fresh), member))
        front = list(bits(joined))
    return {marine: through[marine] for marine in sorted(through)}
