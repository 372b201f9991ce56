"""Pools of alike orders as a sequence of steps: how many orders of the pool go to this target?"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from math import comb

from orders.plans.arrange import arranged
from orders.plans.steps import Step
from orders.pools import Pool

State = tuple[int, int, int]
"""The step, the orders left in its pool, and the open gates: a bit for each pool spent from so far."""

Open = tuple[int, ...]
"""How many of the targets that it waits for are open to each pool that waits."""


class AlikePools:
    """All pools of a reserve that hold alike orders and have targets, as one stage of a space.

    A *gate* of a target is the pool that must be spent from before the target is there (`Pool.after`).
    """

    def __init__(self, pools: Iterable[Pool]) -> None:
        self.pools = arranged([pool for pool in pools if pool.orders and pool.targets])
        pairs = [(index, target) for index, pool in enumerate(self.pools) for target in pool.targets]
        self.steps = [Step(index, self.pools[index].orders, target, True) for index, target in pairs]
        self._gates = self._find_gates(pairs)
        self.bounds = self._find_bounds()
        self._ahead = self._find_ahead()
        self._waiting = [[g for g in self._gates[a:b] if g is not None] for a, b in self.bounds]
        self._gate_pools = {gate for gates in self._waiting for gate in gates}
        self._pending = [self._pending_at(index) for index in range(len(self.pools) + 1)]
        self._relevant = [self._relevant_at(index) for index in range(len(self.pools) + 1)]
        self._rest = self._count_rest()

    def begin(self) -> State:
        """The state before the first step."""
        return (0, self.pools[0].orders if self.pools else 0, 0)

    def size(self, state: State) -> int:
        """In how many ways the steps from here on can be taken."""
        step, left, opened = state
        if step == len(self.steps):
            return 1
        index = self.steps[step].group
        ways = comb(left + self._targets_from(step, opened), left)
        if index not in self._gate_pools:
            return ways * self._after(index, opened)
        if left < self.pools[index].orders:
            return ways * self._after(index, opened | 1 << index)
        unspent = self._after(index, opened)
        return unspent + (ways - 1) * self._after(index, opened | 1 << index) if ways > 1 else unspent

    def choices(self, state: State) -> list[tuple[int, State]]:
        """How many orders the step can take, the most first, each with the state that follows."""
        numbers = range(state[1], -1, -1) if self._is_open(state) else (0,)
        return [(number, self._after_step(state, number)) for number in numbers]

    def point(self, rank: int) -> list[int]:
        """The orders that each step takes in the plan of that rank."""
        state, point = self.begin(), list[int]()
        for _ in self.steps:
            numbers = range(state[1] + 1) if self._is_open(state) else range(1)
            number = bisect_left(numbers, True, key=lambda n: self._ways_of_more(state, n) <= rank)
            rank -= self._ways_of_more(state, number)
            point.append(number)
            state = self._after_step(state, number)
        return point

    def rank(self, point: Sequence[int]) -> int:
        """The rank of the plan in which the steps take so many orders."""
        state, rank = self.begin(), 0
        for number in point:
            rank += self._ways_of_more(state, number)
            state = self._after_step(state, number)
        return rank

    def amount(self, step: int, choice: int) -> int:
        """A choice is a number of orders."""
        return choice

    def left(self, state: State) -> int:
        """The orders that the pool still has."""
        return state[1]

    def all_spent(self) -> int:
        """In how many ways no order of these pools is left over."""
        ways, every_gate = 1, (1 << len(self.pools)) - 1
        for pool, (start, _) in zip(self.pools, self.bounds, strict=True):
            targets = self._targets_from(start, every_gate)
            ways *= comb(pool.orders + targets - 1, pool.orders) if targets else 0
        return ways

    def _find_gates(self, pairs: list[tuple[int, str]]) -> list[int | None]:
        """The gate of each step; one behind the last pool where it can never open."""
        place = {pool.name: index for index, pool in enumerate(self.pools)}
        gates: list[int | None] = []
        for index, target in pairs:
            name = self.pools[index].after.get(target, self.pools[index].name)
            gates.append(None if name == self.pools[index].name else place.get(name, len(self.pools)))
        return gates

    def _find_bounds(self) -> list[tuple[int, int]]:
        """The first step of each pool, and the one behind its last."""
        bounds, start = [], 0
        for pool in self.pools:
            bounds.append((start, start + len(pool.targets)))
            start += len(pool.targets)
        return bounds

    def _pending_at(self, index: int) -> list[int]:
        """The pools from here on that wait for one before."""
        return [d for d in range(index, len(self.pools)) if any(gate < index for gate in self._waiting[d])]

    def _relevant_at(self, index: int) -> int:
        """The gates before this pool that it or one behind it waits for, as bits."""
        gates = {gate for d in self._pending[index] for gate in self._waiting[d] if gate < index}
        return sum(1 << gate for gate in gates)

    def _find_ahead(self) -> list[tuple[int, list[int]]]:
        """From each step on, in its pool: how many targets have no gate, and the gates of the others."""
        ahead: list[tuple[int, list[int]]] = []
        for start, end in reversed(self.bounds):
            free, gates = 0, list[int]()
            for gate in reversed(self._gates[start:end]):
                free, gates = (free + 1, gates) if gate is None else (free, [*gates, gate])
                ahead.append((free, gates))
        return ahead[::-1]

    def _targets_from(self, step: int, opened: int) -> int:
        free, gates = self._ahead[step]
        return free + sum(opened >> gate & 1 for gate in gates)

    def _is_open(self, state: State) -> bool:
        gate = self._gates[state[0]]
        return gate is None or bool(state[2] >> gate & 1)

    def _ways_of_more(self, state: State, number: int) -> int:
        """In how many ways the step takes more orders than that."""
        step, left, opened = state
        if number == left or not self._is_open(state):
            return 0
        index = self.steps[step].group
        opened |= 1 << index if index in self._gate_pools else 0
        targets = self._targets_from(step, opened)
        return comb(left - number - 1 + targets, targets) * self._after(index, opened)

    def _after_step(self, state: State, number: int) -> State:
        step, left, opened = state
        index = self.steps[step].group
        left -= number
        if step + 1 < self.bounds[index][1]:
            return (step + 1, left, opened)
        if left < self.pools[index].orders:
            opened |= 1 << index
        orders = self.pools[index + 1].orders if index + 1 < len(self.pools) else 0
        return (step + 1, orders, opened & self._relevant[index + 1])

    def _after(self, index: int, opened: int) -> int:
        """In how many ways the pools behind this one can be spent."""
        waiting = (self._waiting[d] for d in self._pending[index + 1])
        return self._rest[index + 1][tuple(sum(opened >> gate & 1 for gate in gates) for gates in waiting)]

    def _count_rest(self) -> list[dict[Open, int]]:
        """For each pool, by what is open before it: in how many ways it and those behind can be spent."""
        reached: list[set[Open]] = [{()}]
        for index in range(len(self.pools)):
            reached.append({after for before in reached[index] for after in self._outcomes(index, before)})
        rest: list[dict[Open, int]] = [{} for _ in self.pools] + [{(): 1}]
        for index in range(len(self.pools) - 1, -1, -1):
            for before in reached[index]:
                outcomes = self._outcomes(index, before)
                rest[index][before] = sum(ways * rest[index + 1][after] for after, ways in outcomes.items())
        return rest

    def _outcomes(self, index: int, before: Open) -> dict[Open, int]:
        """What is open behind this pool, and in how many ways it comes to that."""
        known = dict(zip(self._pending[index], before, strict=True))
        orders = self.pools[index].orders
        start, end = self.bounds[index]
        targets = sum(gate is None for gate in self._gates[start:end]) + known.get(index, 0)
        ways = comb(orders + targets, orders)
        waiting = self._pending[index + 1]
        unspent = tuple(known.get(d, 0) for d in waiting)
        if index not in self._gate_pools:
            return {unspent: ways}
        spent = tuple(known.get(d, 0) + self._waiting[d].count(index) for d in waiting)
        return {unspent: 1, spent: ways - 1} if ways > 1 else {unspent: 1}
