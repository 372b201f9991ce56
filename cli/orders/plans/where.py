"""Conditions on plans, as written after `--where`: `NAME OP N`, `NAME+NAME OP N`, `unspent OP N`."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from orders.findings import Say, say
from orders.plans.errors import PlanError, UnknownName
from orders.plans.space import Space, orders_of

UNSPENT = "unspent"
OPERATORS = (">=", "<=", "==", ">", "<")
LONGEST_NUMBER = 18
"""Digits of a number; no plan has as many orders as that."""


class Condition(NamedTuple):
    """The steps that count (by their weight 0 or 1) amount to `low` at least and `high` at most.

    `high` None is no limit.
    """

    weights: tuple[int, ...]
    low: int
    high: int | None


def read_condition(text: str, space: Space, names: Collection[str]) -> Condition:
    """The condition that the text means. `names` are known besides those that act in some plan.

    Raises `PlanError`, which points at the character where the text cannot be read.
    """
    reader = _Reader(text)
    counted = [reader.name()]
    while reader.takes("+"):
        counted.append(reader.name())
    operator = reader.operator()
    number = reader.number()
    reader.end()
    acting = list(dict.fromkeys(step.acts for step in space.steps if step.acts))
    for index, (name, place) in enumerate(counted):
        if name == UNSPENT and len(counted) > 1:
            raise reader.fault(place, say("plans.unspent_alone"))
        if name in (before for before, _ in counted[:index]):
            raise reader.fault(place, say("plans.named_twice", name=name))
        if name != UNSPENT and name not in acting and name not in names:
            what = reader.fault(place, say("plans.unknown_name", name=name))
            raise UnknownName(what.say, name, (*dict.fromkeys([*acting, *names]), UNSPENT))
    low, high = _bounds(operator, number)
    if counted[0][0] == UNSPENT:
        orders = sum(map(orders_of, space.pools))
        weights = tuple(int(step.spends) for step in space.steps)
        return Condition(weights, 0 if high is None else orders - high, orders - low)
    wanted = {name for name, _ in counted}
    return Condition(tuple(int(step.acts in wanted) for step in space.steps), low, high)


def _bounds(operator: str, number: int) -> tuple[int, int | None]:
    """The least and the greatest number that the comparison allows."""
    return {
        ">=": (number, None),
        "<=": (0, number),
        "==": (number, number),
        ">": (number + 1, None),
        "<": (0, number - 1),
    }[operator]


class _Reader:
    """The text, read from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0

    def name(self) -> tuple[str, int]:
        """A name and where it stands; `-` belongs to names."""
        place, word = self._match(r"[^\s+<>=!]+")
        if not word:
            raise self.fault(place, say("plans.name_expected"))
        return word, place

    def takes(self, sign: str) -> bool:
        """Whether the sign stands here; then it is read."""
        return bool(self._match(re.escape(sign))[1])

    def operator(self) -> str:
        """One of the comparisons."""
        place, word = self._match(r"[<>=!]+")
        if word not in OPERATORS:
            raise self.fault(place, say("plans.operator_expected", known=OPERATORS))
        return word

    def number(self) -> int:
        """A number from 0."""
        place, word = self._match(r"[0-9]+")
        if not word or len(word) > LONGEST_NUMBER:
            raise self.fault(place, say("plans.number_expected"))
        return int(word)

    def end(self) -> None:
        """Nothing stands behind."""
        place, word = self._match(r".+")
        if word:
            raise self.fault(place, say("plans.end_expected"))

    def fault(self, place: int, what: Say) -> PlanError:
        """What is wrong at a place of the text."""
        mark = " " * place + "^"
        return PlanError(say("plans.where", column=place + 1, text=self._text, mark=mark, what=what))

    def _match(self, pattern: str) -> tuple[int, str]:
        """What of the pattern stands here, behind blanks, and where; it is read."""
        while self._place < len(self._text) and self._text[self._place].isspace():
            self._place += 1
        place = self._place
        found = re.compile(pattern, re.DOTALL).match(self._text, place)
        word = found[0] if found else ""
        self._place += len(word)
        return place, word
