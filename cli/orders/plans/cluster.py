"""Officers whose units overlap, as a sequence of steps: which order each gives, whom each marine obeys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from orders.findings import say
from orders.plans.errors import TooTangled
from orders.plans.steps import Step
from orders.plans.tally import Tally, choices
from orders.pools import Command

MOST_OFFICERS = 6
"""So many officers with marines in common are counted within a second."""

State = tuple[int, tuple[int, ...], int]
"""The step, the orders given so far, and the officers (as bits) whose order nobody obeys yet."""


def clusters(commands: Iterable[Command]) -> list[list[Command]]:
    """The officers of a reserve, those together whose orders the same marine may obey.

    A command without any option is no order and left out.
    """
    groups: list[tuple[list[Command], set[str]]] = []
    for command in commands:
        if not command.options:
            continue
        reach = set(marines_of([command]))
        near = [group for group in groups if group[1] & reach]
        merged = [*(c for group in near for c in group[0]), command]
        place = groups.index(near[0]) if near else len(groups)
        groups[place : place + 1] = [(merged, reach.union(*(group[1] for group in near)))]
        groups = [group for group in groups if group not in near[1:]]
    return [group for group, _ in groups]


def deciding(commands: Iterable[Command]) -> list[Command]:
    """The officers of a cluster in the order in which they decide: the one with the most marines first."""
    return sorted(commands, key=lambda command: -len(marines_of([command])))


def options_of(command: Command) -> dict[str, tuple[str, ...]]:
    """The orders of an officer that somebody may obey."""
    return {order: who for order, who in command.options.items() if who}


def marines_of(commands: Iterable[Command]) -> list[str]:
    """The marines of a cluster in the order in which they decide."""
    whos = (who for command in commands for who in command.options.values())
    return list(dict.fromkeys(chain.from_iterable(whos)))


class Cluster:
    """One cluster as a stage of a space.

    An officer's choice is the place of an order among his, a marine's the officers (as bits) whom he obeys.
    Raises `TooTangled` where it is too large to be counted exactly.
    """

    def __init__(self, commands: Sequence[Command], limit: int) -> None:
        if len(commands) > MOST_OFFICERS:
            who = [command.officer for command in commands]
            raise TooTangled(say("plans.cluster", officers=who, n=len(who), most=MOST_OFFICERS))
        self.commands = deciding(commands)
        self.orders = [list(options_of(command)) for command in self.commands]
        self.options = [list(map(frozenset, options_of(command).values())) for command in self.commands]
        self.marines = marines_of(commands)
        officers = [Step(index, 1, None, True) for index in range(len(self.commands))]
        obeying = [Step(len(officers) + i, limit, marine, False) for i, marine in enumerate(self.marines)]
        self.steps = [*officers, *obeying]
        self.limit = limit
        self._tally = Tally(self.options, limit)
        self._hearing = Hearing(self, ())

    def begin(self) -> State:
        """The state before the first step."""
        return (0, (), 0)

    def size(self, state: State) -> int:
        """In how many ways the steps from here on can be taken."""
        step, given, unheard = state
        if step < len(self.commands):
            return self._tally.ways([None if o == self.idle(i) else o for i, o in enumerate(given)])
        return self._heard(given).ways(step - len(self.commands), unheard)

    def choices(self, state: State) -> list[tuple[int, State]]:
        """What the step can be: one of the officer's orders, the officers whom a marine obeys; idle last."""
        step, given, unheard = state
        marine = step - len(self.commands)
        following: list[tuple[int, State]]
        if marine < 0:
            following = [
                (order, (step + 1, (*given, order), unheard | (order < self.idle(step)) << step))
                for order in range(self.idle(step) + 1)
            ]
        else:
            obeyed = self._heard(given).choices(marine)
            following = [(officers, (step + 1, given, unheard & ~officers)) for officers in obeyed]
        return [(choice, after) for choice, after in following if self.size(after)]

    def point(self, rank: int) -> list[int]:
        """The choice of each step in the plan of that rank."""
        state, point = self.begin(), list[int]()
        for _ in self.steps:
            for choice, after in self.choices(state):
                size = self.size(after)
                if rank < size:
                    point.append(choice)
                    state = after
                    break
                rank -= size
        return point

    def rank(self, point: Sequence[int]) -> int:
        """The rank of the plan with these choices."""
        state, rank = self.begin(), 0
        for chosen in point:
            following = dict(self.choices(state))
            before = [after for choice, after in following.items() if choice != chosen]
            rank += sum(map(self.size, before[: list(following).index(chosen)]))
            state = following[chosen]
        return rank

    def idle(self, step: int) -> int:
        """The choice by which an officer gives no order, or a marine obeys nobody."""
        return len(self.options[step]) if step < len(self.commands) else 0

    def amount(self, step: int, choice: int) -> int:
        """The orders that are given, or obeyed."""
        return int(choice != self.idle(step)) if step < len(self.commands) else choice.bit_count()

    def left(self, state: State) -> int:
        """Every step stands for itself."""
        return self.steps[state[0]].capacity

    def all_spent(self) -> int:
        """In how many ways every officer gives an order."""
        return Tally(self.options, self.limit, idle=0).ways()

    def _heard(self, given: tuple[int, ...]) -> Hearing:
        if self._hearing.given != given:
            self._hearing = Hearing(self, given)
        return self._hearing


class Hearing:
    """How the marines of a cluster can obey when all orders are given."""

    def __init__(self, cluster: Cluster, given: tuple[int, ...]) -> None:
        self.given = given
        orders = [
            (officer, cluster.options[officer][order])
            for officer, order in enumerate(given)
            if order < cluster.idle(officer)
        ]
        self._by_marine = [sum(1 << o for o, who in orders if m in who) for m in cluster.marines]
        self._limit = cluster.limit
        self._ways: dict[int, list[int]] = {}

    def choices(self, marine: int) -> list[int]:
        """The officers (as bits) whom a marine can obey together, the first officers first, nobody last."""
        heard = self._by_marine[marine]
        obeyed = [0]
        for bit in range(heard.bit_length() - 1, -1, -1):
            if heard >> bit & 1:
                more = [others | 1 << bit for others in obeyed if others.bit_count() < self._limit]
                obeyed = [*more, *obeyed]
        return obeyed

    def ways(self, marine: int, unheard: int) -> int:
        """The ways from this marine on, each officer of `unheard` (bits) to be obeyed by one of them."""
        ways, ignored = 0, unheard
        while True:  # over all sets of officers to whom, of those, nobody listens
            sign = -1 if ignored.bit_count() % 2 else 1
            ways += sign * self._ignoring(ignored)[marine]
            if not ignored:
                return ways
            ignored = (ignored - 1) & unheard

    def _ignoring(self, ignored: int) -> list[int]:
        """For each marine, the ways from him on if nobody listens to these officers."""
        if ignored not in self._ways:
            ways = [1]
            for officers in reversed(self._by_marine):
                ways.append(ways[-1] * choices((officers & ~ignored).bit_count(), self._limit))
            self._ways[ignored] = ways[::-1]
        return self._ways[ignored]
