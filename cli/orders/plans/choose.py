"""Which officers give which orders so that all that is wanted of marines can be had from somebody.

This looks at who is reached by whom. Who then obeys is for `orders.plans.obey`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from orders.findings import say
from orders.plans.cluster import options_of
from orders.plans.errors import TooTangled
from orders.plans.wants import Want, bounds
from orders.pools import Command

MOST_STEPS = 500_000
"""Orders that are tried; what needs more is given up, within about a second."""

DRILL = 1_000
"""The steps that it is worth to find out who obeys."""

Given = Mapping[int, str]
"""By place of the officer among those who decide, the order that he gives."""


class Serving(NamedTuple):
    """What an order of an officer does for the needs: it meets all of `each` and one of each of `any_of`."""

    order: str
    each: int
    any_of: tuple[int, ...]

    def left(self, unmet: int) -> int:
        """Those of the unmet needs that it leaves."""
        unmet &= ~self.each
        for several in self.any_of:
            one = unmet & several
            unmet ^= one & -one
        return unmet

    def all(self) -> int:
        """The needs of which it meets any."""
        return self.each | sum(self.any_of)


class Choosing:
    """The choices of orders by which wants can be met.

    `officers` stand as they decide, `fixed` are the orders that are wanted of them by name. A need is an
    order that a marine has to obey: a bit of a number. Who may be obeyed by so many at most is `counted`.
    """

    def __init__(self, officers: Sequence[Command], wants: Sequence[Want], fixed: Given) -> None:
        self._fixed = fixed
        self._needs: dict[tuple[str, str | None], int] = {}
        self._every = 0
        for marine in dict.fromkeys(want.name for want in wants if not want.gives):
            self._add_needs(marine, [want for want in wants if want.name == marine and not want.gives])
        serving = [[self._serving(order, who) for order, who in options_of(c).items()] for c in officers]
        given = {o: next(s for s in serving[o] if s.order == order) for o, order in fixed.items()}
        most = {want.name: want.high for want in wants if want.gives and want.high is not None}
        named = [(officers[o].officer, serves) for o, serves in given.items()]
        self._given = [serves for officer, serves in named if officer not in most]
        self._counted = [(most[officer], serves) for officer, serves in named if officer in most]
        self._places = [o for o in range(len(officers)) if o not in fixed]
        self._serving_at = [[serves for serves in serving[o] if serves.all()] for o in self._places]
        self._ahead = [0]
        for there in reversed(self._serving_at):
            self._ahead.insert(0, self._ahead[0] | _all(there))
        self._by_order = [
            sum(bits for (_, wanted), bits in self._needs.items() if wanted == order)
            for order in dict.fromkeys(order for _, order in self._needs if order)
        ]
        self._steps = MOST_STEPS
        self._known: dict[tuple[int, int, int], bool] = {}

    def choices(self) -> Iterator[Given]:
        """With as few further officers as can be, then with one more ...; earlier orders before later ones.

        Raises `TooTangled`.
        """
        unmet = self._every & ~_all(serves for _, serves in self._counted)
        for serves in self._given:
            unmet = serves.left(unmet)
        for number in range(min(len(self._places), self._every.bit_count()) + 1):
            for chosen in self._choose(0, number, unmet):
                if self._counted_suffice(chosen):
                    self._take(DRILL)
                    yield {**self._fixed, **{self._places[p]: serves.order for p, serves in chosen.items()}}

    def _add_needs(self, marine: str, wants: Sequence[Want]) -> None:
        """The orders that the marine must obey, then any others up to the number wanted."""
        orders = dict.fromkeys(want.order for want in wants if want.order)
        low, _ = bounds(want for want in wants if want.order is None)
        for order, number in [*((order, 1) for order in orders), (None, low - len(orders))]:
            if number > 0:
                bits = (1 << number) - 1 << self._every.bit_length()
                self._needs[marine, order] = bits
                self._every |= bits

    def _serving(self, order: str, who: Sequence[str]) -> Serving:
        each, any_of = 0, []
        for marine in who:
            bits = self._needs.get((marine, order), 0) | self._needs.get((marine, None), 0)
            if bits.bit_count() > 1:  # the lowest is that of the order
                any_of.append(bits)
            each |= bits if bits.bit_count() == 1 else 0
        return Serving(order, each, tuple(any_of))

    def _choose(self, place: int, number: int, unmet: int) -> Iterator[dict[int, Serving]]:
        """The choices of so many officers from a place on."""
        if not number:
            yield {}
            return
        for p in range(place, len(self._places)):
            if unmet & ~self._ahead[p]:
                return
            for serves in self._serving_at[p]:
                self._take()
                left = serves.left(unmet)
                if self._can(p + 1, number - 1, left):
                    for more in self._choose(p + 1, number - 1, left):
                        yield {p: serves, **more}

    def _can(self, place: int, number: int, unmet: int) -> bool:
        """Whether so many officers from a place on, or fewer, can meet the needs."""
        if not unmet:
            return True
        if unmet & ~self._ahead[place] or sum(bool(unmet & bits) for bits in self._by_order) > number:
            return False
        if not number:
            return False
        key = place, number, unmet
        if key not in self._known:
            self._known[key] = any(
                self._can(p + 1, number - 1, left)
                for p in range(place, len(self._places))
                if not unmet & ~self._ahead[p]
                for left in self._lefts(p, unmet)
            )
        return self._known[key]

    def _lefts(self, place: int, unmet: int) -> list[int]:
        """What the orders of an officer leave, each once, the least first."""
        self._take(len(self._serving_at[place]))
        lefts = {serves.left(unmet) for serves in self._serving_at[place]} - {unmet}
        return sorted(lefts, key=int.bit_count)

    def _counted_suffice(self, chosen: Mapping[int, Serving]) -> bool:
        """Whether those who are obeyed by so many at most can meet the needs that the others leave."""
        unmet = self._every
        for serves in (*self._given, *chosen.values()):
            unmet = serves.left(unmet)
        rooms = [serves.all() for most, serves in self._counted for _ in range(min(most, unmet.bit_count()))]
        holds: dict[int, int] = {}

        def fits(need: int, seen: set[int]) -> bool:
            for room, meets in enumerate(rooms):
                if meets & need and room not in seen:
                    seen.add(room)
                    if room not in holds or fits(holds[room], seen):
                        holds[room] = need
                        return True
            return False

        return all(fits(1 << bit, set()) for bit in range(unmet.bit_length()) if unmet >> bit & 1)

    def _take(self, steps: int = 1) -> None:
        self._steps -= steps
        if self._steps < 0:
            raise TooTangled(say("plans.search_too_tangled"))


def _all(several: Iterable[Serving]) -> int:
    """The needs of which any of several orders meets some."""
    return reduce(or_, (serves.all() for serves in several), 0)
