"""Walking plans in order, from any rank on, and only where plans can still match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from orders.plans.space import Node, Point, Space
from orders.plans.where import Condition

Need = tuple[int, int | None]
"""How much a condition still needs at least, and can still take at most (None: any amount)."""


class Place(NamedTuple):
    """The next step of a plan, the node where it stands, and what each condition needs from there on."""

    step: int
    node: Node
    needs: tuple[Need, ...]


Tails = list[tuple[int, Point]]
"""Every end of a plan from some place on that matches, with how many plans stand before it there."""

SHORT = 2_000
"""Where no more plans than this lie ahead, their ends are worked out once and kept."""

MOST_STEPS = 200
MOST_KEPT = 300_000


def walk(
    space: Space, conditions: Sequence[Condition] = (), start: int = 0, stop: int | None = None
) -> Iterator[tuple[int, Point]]:
    """The plans with their ranks, from rank `start` on and before `stop`, that meet all the conditions."""
    end = space.total if stop is None else stop
    for rank, point in _Walker(space, conditions).walk(start):
        if rank >= end:
            return
        yield rank, point


class _Walker:
    """Looks for the plans that meet some conditions, and remembers where there are none."""

    def __init__(self, space: Space, conditions: Sequence[Condition]) -> None:
        self._space = space
        self._weights = [condition.weights for condition in conditions]
        self._ahead = [_Ahead(space, weights) for weights in self._weights]
        needs = tuple((condition.low, condition.high) for condition in conditions)
        self._begin = self._place(0, space.begin(), needs)
        self._tails: dict[Place, Tails] = {}
        self._kept = 0
        self._dead: set[Place] = set()

    def walk(self, start: int) -> Iterator[tuple[int, Point]]:
        """The matching plans from that rank on."""
        found = 0
        todo: list[_Visit | _Leave] = [_Visit(0, self._begin, ())] if self._begin else []
        while todo:
            now = todo.pop()
            if isinstance(now, _Leave):
                if now.found == found:
                    self._dead.add(now.place)
                continue
            rank, place, taken = now
            if place in self._dead or rank + self._space.size(place.node) <= start:
                continue
            tails = self._known_tails(place)
            if tails is None:
                if self._weights and rank >= start:
                    todo.append(_Leave(found, place))
                further = [_Visit(rank + o, after, (*taken, c)) for o, c, after in self._following(place)]
                todo.extend(reversed(further))
                continue
            for offset, tail in tails:
                if rank + offset >= start:
                    found += 1
                    yield rank + offset, taken + tail

    def _following(self, place: Place) -> Iterator[tuple[int, int, Place]]:
        """What the step can be so that plans can match: how many plans stand before, choice, next place."""
        before = 0
        for choice, node in self._space.choices(place.step, place.node):
            amount = self._space.amount(place.step, choice)
            after = self._place(place.step + 1, node, self._needs(place, amount) if amount else place.needs)
            if after:
                yield before, choice, after
            before += self._space.size(node)

    def _needs(self, place: Place, amount: int) -> tuple[Need, ...]:
        """What is needed when the step has amounted to so much."""
        return tuple(
            _less(need, amount) if weights[place.step] else need
            for weights, need in zip(self._weights, place.needs, strict=True)
        )

    def _place(self, step: int, node: Node, needs: tuple[Need, ...]) -> Place | None:
        """The place, None where no plan can match from there on."""
        still = []
        for ahead, (low, high) in zip(self._ahead, needs, strict=True):
            most = ahead.most(step, node)
            if low > most or (high is not None and high < 0):
                return None
            still.append((low, None if high is not None and high >= most else high))
        return Place(step, node, tuple(still))

    def _known_tails(self, place: Place) -> Tails | None:
        """The tails from a place, None where there are too many to keep."""
        if self._space.size(place.node) > SHORT or len(self._space.steps) - place.step > MOST_STEPS:
            return None
        if self._kept > MOST_KEPT:
            self._tails.clear()
            self._kept = 0
        return self._all_tails(place)

    def _all_tails(self, place: Place) -> Tails:
        if place.step == len(self._space.steps):
            return [(0, ())]
        tails = self._tails.get(place)
        if tails is None:
            tails = [
                (before + offset, (choice, *tail))
                for before, choice, after in self._following(place)
                for offset, tail in self._all_tails(after)
            ]
            self._tails[place] = tails
            self._kept += len(tails)
        return tails


def _less(need: Need, amount: int) -> Need:
    low, high = need
    return max(0, low - amount), None if high is None else high - amount


class _Visit(NamedTuple):
    """A place to look at: the rank of the first plan there, and the steps that led to it."""

    rank: int
    place: Place
    taken: Point


class _Leave(NamedTuple):
    """A place that is done with; nothing was found there if no more is found than before it."""

    found: int
    place: Place


class _Ahead:
    """How much the steps that count for a condition can still amount to."""

    def __init__(self, space: Space, weights: Sequence[int]) -> None:
        self._space = space
        self._here = [False] * len(weights)
        self._later = [0] * (len(weights) + 1)
        later = 0
        for steps in reversed(space.groups()):
            counts = False
            for step in reversed(steps):
                counts = counts or bool(weights[step])
                self._here[step], self._later[step] = counts, later
            later += space.steps[steps[0]].capacity if counts else 0

    def most(self, step: int, node: Node) -> int:
        """The most that the steps from this one on can amount to."""
        here = step < len(self._here) and self._here[step]
        return self._later[step] + (self._space.left(node) if here else 0)
