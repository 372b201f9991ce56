"""The fewest orders of officers that bring about what is wanted of marines.

Among plans with equally few orders it is the one that stands first in the list of plans: earlier orders
before later ones, and everybody obeys who may.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Hashable, Iterable, Sequence

from orders.plans.choose import Choosing, Given
from orders.plans.cluster import deciding, marines_of, options_of
from orders.plans.flow import END, START, Network
from orders.plans.wants import Want, bounds
from orders.pools import Command

Obeying = dict[str, tuple[str, tuple[str, ...]]]
"""By command, the order given and who obeys it."""


def fewest_orders(commands: Sequence[Command], wants: Sequence[Want], limit: int) -> Obeying | None:
    """The best plan of one cluster that meets the wants; None where there is none.

    A marine obeys `limit` orders at most. Raises `TooTangled`.
    """
    officers = deciding(commands)
    fixed: dict[int, str] = {}
    for place, command in enumerate(officers):
        orders = {str(want.order) for want in wants if want.gives and want.name == command.officer}
        if len(orders) > 1 or not orders <= options_of(command).keys():
            return None
        fixed.update((place, order) for order in orders)
    if _Drill(commands, wants, limit, fixed, {*range(len(officers))} - fixed.keys()).obeying() is None:
        return None
    for given in Choosing(officers, wants, fixed).choices():
        obeying = _Drill(commands, wants, limit, given).obeying()
        if obeying is not None:
            return {officers[o].name: (order, obeying[o]) for o, order in given.items()}
    return None


class _Drill:
    """Who obeys the orders that are given; one unit of flow is one marine obeying one officer.

    What is needed is worth more than everything that is only preferred. Of the `free` officers, those who are
    wanted may obey every order, as if all were given at once: what cannot be had so cannot be had at all.
    """

    def __init__(
        self,
        commands: Sequence[Command],
        wants: Sequence[Want],
        limit: int,
        given: Given,
        free: Iterable[int] = (),
    ) -> None:
        self._network = Network()
        self._needed: list[tuple[int, int]] = []
        self._possible = True
        self._officers = deciding(commands)
        self._marines = marines_of(commands)
        self._worth = 1 << len(self._marines) * len(self._officers) + 1
        self._given = given
        self._obeying = [self._add_officer(officer, wants) for officer in given]
        reached = {marine: set(given.values()) for edges in self._obeying for marine in edges}
        for marine, order in self._add_free(free, {want.name for want in wants}):
            reached.setdefault(marine, set(given.values())).add(order)
        for marine, orders in reached.items():
            its = [want for want in wants if not want.gives and want.name == marine]
            self._add_marine(marine, orders, its, limit)
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
        low, high = bounds(want for want in wants if want.gives and want.name == command.officer)
        self._add(START, ("officer", officer), max(1, low), len(self._marines) if high is None else high)
        edges = {}
        for marine in options_of(command)[order]:
            place = self._marines.index(marine) * len(self._officers) + officer
            goal = ("hears", marine, order)
            edges[marine] = self._network.add(("officer", officer), goal, 1, -(self._worth >> place + 1))
        return edges

    def _add_free(self, free: Iterable[int], names: Container[str]) -> set[tuple[str, str]]:
        """All the orders of some officers; gives who of those named may obey which."""
        heard = Counter(
            (marine, order)
            for officer in free
            for order, who in options_of(self._officers[officer]).items()
            for marine in who
            if marine in names
        )
        for (marine, order), officers in heard.items():
            self._network.add(START, ("hears", marine, order), officers)
        return set(heard)

    def _add_marine(self, marine: str, orders: Iterable[str], wants: Sequence[Want], limit: int) -> None:
        """A marine who may have to obey certain orders, and so many in all."""
        for order in orders:
            wanted = any(want.order == order for want in wants)
            self._add(("hears", marine, order), ("marine", marine), int(wanted), limit)
        low, high = bounds(want for want in wants if want.order is None)
        self._possible &= all(want.order in (None, *orders) for want in wants)
        self._add(("marine", marine), END, low, limit if high is None else min(high, limit))

    def _add(self, start: Hashable, goal: Hashable, low: int, high: int) -> None:
        """An edge through which `low` must go at least and `high` can go at most."""
        self._possible &= low <= high
        self._needed.append((self._network.add(start, goal, low, -self._worth), low))
        self._network.add(start, goal, max(0, high - low))
