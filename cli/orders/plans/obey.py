"""The fewest orders of officers that bring about what is wanted of marines.

Among plans with equally few orders it is the one that stands first in the list of plans: earlier orders
before later ones, and everybody obeys who may.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product

from orders.findings import say
from orders.plans.cluster import deciding, marines_of, options_of
from orders.plans.errors import TooTangled
from orders.plans.flow import END, START, Network
from orders.plans.wants import Want
from orders.pools import Command

MOST_TRIES = 20_000
"""Choices of officers and orders that are tried; what needs more is given up."""

Given = Mapping[int, str]
"""By place of the officer among those who decide, the order that he gives."""

Obeying = dict[str, tuple[str, tuple[str, ...]]]
"""By command, the order given and who obeys it."""


def fewest_orders(commands: Sequence[Command], wants: Sequence[Want], limit: int) -> Obeying | None:
    """The best plan of one cluster that meets the wants; None where there is none.

    A marine obeys `limit` orders at most. Raises `TooTangled`.
    """
    officers = deciding(commands)
    for tries in _choices(officers, wants):
        for given in sorted(tries, key=lambda given: _place(officers, given)):
            obeying = _Drill(commands, wants, limit, given).obeying()
            if obeying is not None:
                return {officers[o].name: (order, obeying[o]) for o, order in given.items()}
    return None


def _place(officers: Sequence[Command], given: Given) -> list[int]:
    """Where the orders stand in the list of plans."""
    orders = [list(options_of(command)) for command in officers]
    return [listed.index(given[o]) if o in given else len(listed) for o, listed in enumerate(orders)]


def _choices(officers: Sequence[Command], wants: Sequence[Want]) -> Iterator[list[Given]]:
    """Who might give which order: first with as few officers as are wanted by name, then with one more ..."""
    fixed: dict[int, str] = {}
    for place, command in enumerate(officers):
        orders = {str(want.order) for want in wants if want.gives and want.name == command.officer}
        if len(orders) > 1 or not orders <= options_of(command).keys():
            return
        fixed.update((place, order) for order in orders)
    of_marines = [want for want in wants if not want.gives]
    others = {o: _of_use(command, of_marines) for o, command in enumerate(officers) if o not in fixed}
    tried = 0
    for number in range(min(len(others), sum(want.low for want in of_marines)) + 1):
        tries: list[Given] = []
        for chosen in combinations(others, number):
            for given in product(*(others[o] for o in chosen)):
                tries.append({**fixed, **dict(zip(chosen, given, strict=True))})
                if tried + len(tries) > MOST_TRIES:
                    raise TooTangled(say("plans.too_tangled"))
        tried += len(tries)
        yield tries


def _of_use(command: Command, wants: Sequence[Want]) -> list[str]:
    """The orders by which an officer could do something of what is wanted."""
    return [
        order
        for order, who in options_of(command).items()
        if any(want.low and want.name in who and want.order in (None, order) for want in wants)
    ]


class _Drill:
    """Who obeys the orders that are given; one unit of flow is one marine obeying one officer.

    What is needed is worth more than everything that is only preferred.
    """

    def __init__(self, commands: Sequence[Command], wants: Sequence[Want], limit: int, given: Given) -> None:
        self._network = Network()
        self._needed: list[tuple[int, int]] = []
        self._possible = True
        self._officers = deciding(commands)
        self._marines = marines_of(commands)
        self._worth = 1 << len(self._marines) * len(self._officers) + 1
        self._given = given
        self._obeying = [self._add_officer(officer, wants) for officer in given]
        reached = dict.fromkeys(marine for edges in self._obeying for marine in edges)
        for marine in reached:
            its = [want for want in wants if not want.gives and want.name == marine]
            self._add_marine(marine, its, limit)
        self._possible &= all(want.gives or want.name in reached or not want.low for want in wants)

    def obeying(self) -> dict[int, tuple[str, ...]] | None:
        """By officer who obeys him, first in the list of plans; None where something needed is missing."""
        if not self._possible:
            return None
        self._network.send(only_gainful=True)
        if any(self._network.sent(edge) < low for edge, low in self._needed):
            return None
        return {
            officer: tuple(marine for marine, edge in edges.items() if self._network.sent(edge))
            for officer, edges in zip(self._given, self._obeying, strict=True)
        }

    def _add_officer(self, officer: int, wants: Iterable[Want]) -> dict[str, int]:
        """An order that one marine at least must obey; gives the edge of each who may."""
        command, order = self._officers[officer], self._given[officer]
        low, high = _bounds(want for want in wants if want.gives and want.name == command.officer)
        self._add(START, ("officer", officer), max(1, low), len(self._marines) if high is None else high)
        edges = {}
        for marine in options_of(command)[order]:
            place = self._marines.index(marine) * len(self._officers) + officer
            goal = ("hears", marine, order)
            edges[marine] = self._network.add(("officer", officer), goal, 1, -(self._worth >> place + 1))
        return edges

    def _add_marine(self, marine: str, wants: Sequence[Want], limit: int) -> None:
        """A marine who may have to obey certain orders, and so many in all."""
        for order in dict.fromkeys(self._given.values()):
            wanted = any(want.order == order for want in wants)
            self._add(("hears", marine, order), ("marine", marine), int(wanted), limit)
        low, high = _bounds(want for want in wants if want.order is None)
        self._possible &= all(want.order in (None, *self._given.values()) for want in wants)
        self._add(("marine", marine), END, low, limit if high is None else min(high, limit))

    def _add(self, start: Hashable, goal: Hashable, low: int, high: int) -> None:
        """An edge through which `low` must go at least and `high` can go at most."""
        self._possible &= low <= high
        self._needed.append((self._network.add(start, goal, low, -self._worth), low))
        self._network.add(start, goal, max(0, high - low))


def _bounds(wants: Iterable[Want]) -> tuple[int, int | None]:
    """What several wants about the same come to: at least, and at most (None: any number)."""
    asked = list(wants)
    highs = [want.high for want in asked if want.high is not None]
    return max((want.low for want in asked), default=0), min(highs, default=None)
