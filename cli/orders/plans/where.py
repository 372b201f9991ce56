"""Conditions on plans, as written after `--where`: `NAME OP N`, `NAME+NAME OP N`, `unspent OP N`."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from orders.findings import say
from orders.plans.errors import UnknownName
from orders.plans.reader import Reader
from orders.plans.space import Space, orders_of

UNSPENT = "unspent"
OPERATORS = (">=", "<=", "==", ">", "<")


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
    reader = Reader("--where", text)
    counted = [reader.name()]
    while reader.takes("+"):
        counted.append(reader.name())
    operator = reader.one_of(OPERATORS)
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
