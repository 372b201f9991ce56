"""How many ways there are for some officers to give orders and for their marines to obey them.

The number is a sum over what the officers order. With that given, each marine chooses among the orders that
he may obey, or none. That somebody must obey each order is inclusion and exclusion: an order counts once,
less once as if nobody listened to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, prod
from operator import add

from orders.findings import say
from orders.plans.errors import TooTangled

MOST_STATES = 50_000
"""Officers that need more of them are given up: they would take longer than a second or two."""

Seen = tuple[int, ...]
"""For each kind of marine, how many of the orders given so far he may obey."""


def choices(orders: int, limit: int) -> int:
    """In how many ways a marine obeys at most `limit` of so many orders."""
    return sum(comb(orders, obeyed) for obeyed in range(limit + 1))


class Tally:
    """Counts the ways, the first officers' orders being given.

    `options` has for each officer the marines who may obey each of his orders, `limit` is how many orders
    one of them may obey. Marines who may obey the same orders are of one kind; kinds that no later officer
    reaches come first. `idle` is 1 where an officer may give no order, 0 where he must give one.
    """

    def __init__(self, options: Sequence[Sequence[frozenset[str]]], limit: int, idle: int = 1) -> None:
        kinds = Counter(
            tuple(tuple(index for index, who in enumerate(orders) if marine in who) for orders in options)
            for marine in {marine for orders in options for who in orders for marine in who}
        )
        reach = {kind: max(officer for officer, heard in enumerate(kind) if heard) for kind in kinds}
        ordered = sorted(kinds, key=lambda kind: (reach[kind], kind))
        self._sizes = [kinds[kind] for kind in ordered]
        officers = range(len(options) + 1)
        self._settled = [sum(reach[kind] < officer for kind in ordered) for officer in officers]
        self._heard = [
            [tuple(int(index in kind[officer]) for kind in ordered) for index in range(len(orders))]
            for officer, orders in enumerate(options)
        ]
        self._listening = [choices(orders, limit) for orders in range(len(options) + 1)]
        self._weights = [self._weigh(officer, idle) for officer in range(len(options))]
        self._memo: dict[tuple[int, Seen], int] = {}

    def ways(self, given: Sequence[int | None] = ()) -> int:
        """The ways with these orders of the first officers, by place among their options; None for none."""
        sums: dict[Seen, int] = {(0,) * len(self._sizes): 1}
        for officer, index in enumerate(given):
            if index is None:
                continue
            before, sums = sums, {}
            for seen, sign in before.items():
                sums[seen] = sums.get(seen, 0) - sign
                heard = tuple(map(add, seen, self._heard[officer][index]))
                sums[heard] = sums.get(heard, 0) + sign
        done = self._settled[len(given)]
        return sum(
            sign * self._choices(0, seen[:done]) * self._from(len(given), seen[done:])
            for seen, sign in sums.items()
        )

    def _weigh(self, officer: int, idle: int) -> list[tuple[Seen, int]]:
        """The different ways in which an officer's order can be heard, and how often each counts."""
        weights = Counter(heard[self._settled[officer] :] for heard in self._heard[officer])
        weights[(0,) * (len(self._sizes) - self._settled[officer])] += idle - len(self._heard[officer])
        return [(heard, weight) for heard, weight in weights.items() if weight]

    def _from(self, officer: int, seen: Seen) -> int:
        """The ways from this officer on; `seen` without the kinds that are done with before him."""
        if officer == len(self._weights):
            return 1
        if (officer, seen) in self._memo:
            return self._memo[officer, seen]
        if len(self._memo) >= MOST_STATES:
            raise TooTangled(say("plans.too_tangled"))
        start, end = self._settled[officer], self._settled[officer + 1]
        ways = 0
        for heard, weight in self._weights[officer]:
            after = tuple(map(add, seen, heard))
            settled, alive = after[: end - start], after[end - start :]
            ways += weight * self._choices(start, settled) * self._from(officer + 1, alive)
        self._memo[officer, seen] = ways
        return ways

    def _choices(self, start: int, seen: Seen) -> int:
        """The choices of the marines of these kinds, the first of them being kind `start`."""
        sizes = self._sizes[start : start + len(seen)]
        return prod(self._listening[orders] ** size for orders, size in zip(seen, sizes, strict=True))
