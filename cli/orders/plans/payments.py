"""Counting what can be drawn on shared pools, each drawing once however it can be paid.

What a drawing so far leaves is known by its *rooms*: for each set of pools the most that can be left in them
together. A draw of n from the pools P leaves in the pools A the smaller of room(A) and room(A + P) - n, and
is possible where room(P) is at least n (pools that pay for each other are a polymatroid). Drawings with the
same rooms go on alike, so they are counted together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Payers(NamedTuple):
    """Who can pay: the orders of each pool, and for each draw the pools that pay for it.

    `paid` is how much of each draw is paid already and does not come out of the pools.
    """

    orders: Mapping[str, int]
    pools: Sequence[Sequence[str]]
    paid: Sequence[int]


class Turn(NamedTuple):
    """How one draw changes the rooms of the pools at hand, which are sets of pools as bits.

    First the `fresh` pools come in, then `payers` pay. `kept` has for each set of the pools that are left
    over its own bits, and those with the payers added.
    """

    fresh: Sequence[int]
    payers: int
    kept: Sequence[tuple[int, int]]


Rooms = tuple[int, ...]


def count_drawn(ways: Sequence[Sequence[int]], cases: Sequence[Payers]) -> int:
    """How many drawings can be paid in some case, n orders of draw i in `ways[i][n]` ways."""
    turns = [_turns(case) for case in cases]
    start: Rooms = (0,)
    counts = {frozenset((case, start) for case in range(len(cases))): 1}
    for draw, numbers in enumerate(ways):
        after: dict[frozenset[tuple[int, Rooms]], int] = {}
        for state, count in counts.items():
            at_hand = [(case, _with_fresh(rooms, turns[case][draw])) for case, rooms in state]
            for number, weight in enumerate(numbers):
                left = frozenset(
                    (case, _drawn(rooms, turns[case][draw], number - cases[case].paid[draw]))
                    for case, rooms in at_hand
                    if 0 <= number - cases[case].paid[draw] <= rooms[turns[case][draw].payers]
                )
                if left:
                    after[left] = after.get(left, 0) + weight * count
        counts = after
    return sum(counts.values())


def _with_fresh(rooms: Rooms, turn: Turn) -> Rooms:
    for orders in turn.fresh:
        rooms = (*rooms, *(room + orders for room in rooms))
    return rooms


def _drawn(rooms: Rooms, turn: Turn, number: int) -> Rooms:
    return tuple([min(rooms[own], rooms[both] - number) for own, both in turn.kept])


def _turns(case: Payers) -> list[Turn]:
    """The turns of all draws. Pools that serve the same draws from some turn on become one there."""
    turns = []
    at_hand: list[list[str]] = []
    for draw, payers in enumerate(case.pools):
        known = {name for group in at_hand for name in group}
        fresh = [name for name in payers if name not in known]
        at_hand = [*at_hand, *([name] for name in fresh)]
        paying = sum(1 << bit for bit, group in enumerate(at_hand) if group[0] in payers)
        heirs: dict[tuple[int, ...], list[int]] = {}
        for bit, group in enumerate(at_hand):
            serves = tuple(i for i in range(draw + 1, len(case.pools)) if group[0] in case.pools[i])
            if serves:
                heirs.setdefault(serves, []).append(bit)
        sets = [0]
        for bits in heirs.values():
            sets += [one | sum(1 << bit for bit in bits) for one in sets]
        orders = [case.orders[name] for name in fresh]
        turns.append(Turn(orders, paying, [(one, one | paying) for one in sets]))
        at_hand = [[name for bit in bits for name in at_hand[bit]] for bits in heirs.values()]
    return turns
