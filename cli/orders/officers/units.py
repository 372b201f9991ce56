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
    link = _by_walk if rulings.link == "path" else _by_sight
    find = link(board, squares, rulings.diagonal)
    known: dict[tuple[int, int], int] = {}

    def near(marine: int, rank: int) -> int:
        if (marine, rank) not in known:
            known[marine, rank] = find(marine, rank) if squares[marine] is not None else 0
        return known[marine, rank]

    return near


def _by_walk(board: Board, squares: Sequence[Spot | None], diagonal: bool) -> Near:
    """`link: path`: the shortest walk over open squares is at most the rank."""
    walks = Walks(board, diagonal)
    standing: dict[Spot, int] = {}
    for marine, square in enumerate(squares):
        if square is not None:
            standing[square] = standing.get(square, 0) | 1 << marine
    goals = walks.goals(set(standing))

    def near(marine: int, rank: int) -> int:
        start = squares[marine]
        found = 0
        for square in walks.reach(start, rank, goals) if start is not None else ():
            found |= standing[square]
        return found

    return near


def _by_sight(board: Board, squares: Sequence[Spot | None], diagonal: bool) -> Near:
    """`link: straight`: near enough as the crow flies, and nothing closed touches the line."""
    sight = Sight(board)
    clear: dict[tuple[Spot, Spot], bool] = {}

    def near(marine: int, rank: int) -> int:
        start = squares[marine]
        found = 0
        for other, square in enumerate(squares):
            if start is None or square is None:
                continue
            aside, down = abs(start[0] - square[0]), abs(start[1] - square[1])
            if (max(aside, down) if diagonal else aside + down) > rank:
                continue
            pair = (start, square) if start < square else (square, start)
            if pair not in clear:
                clear[pair] = sight.is_clear(*pair)
            found |= clear[pair] << other
        return found

    return near


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
            fresh = near(member, rank) & ~seen
            seen |= fresh
            joined |= fresh
            through.update((marine, member) for marine in bits(fresh))
        front = list(bits(joined))
    return {marine: through[marine] for marine in sorted(through)}
