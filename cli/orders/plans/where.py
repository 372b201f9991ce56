"""Conditions on plans, as written after `--where`: `NAME OP N`, `NAME+NAME OP N`, `unspent OP N`."""

from __future__ import annotations

from typing import NamedTuple

from orders.findings import say
from orders.plans.reader import Reader
from orders.plans.space import Space, orders_of
from orders.plans.spelling import Spelling

UNSPENT = "unspent"
OPERATORS = (">=", "<=", "==", ">", "<")


class Condition(NamedTuple):
    """The steps that count (by their weight 0 or 1) amount to `low` at least and `high` at most.

    `high` None is no limit. `idle` are those counted who act in no plan at all.
    """

    weights: tuple[int, ...]
    low: int
    high: int | None
    idle: tuple[str, ...] = ()


def read_condition(text: str, space: Space, names: Spelling) -> Condition:
    """The condition that the text means.

    Raises `PlanError`, which points at the character where the text cannot be read.
    """
    reader = Reader("--where", text)
    counted = [reader.name()]
    while reader.takes("+"):
        counted.append(reader.name())
    operator = reader.one_of(OPERATORS)
    number = reader.number()
    reader.end()
    wanted: list[str] = []
    for word, place in counted:
        unknown = say("plans.unknown_name", name=word)
        name = UNSPENT if word == UNSPENT else names.read(reader, word, place, unknown)
        if name == UNSPENT and len(counted) > 1:
            raise reader.fault(place, say("plans.unspent_alone"))
        if name in wanted:
            raise reader.fault(place, say("plans.named_twice", name=name))
        wanted.append(name)
    low, high = _bounds(operator, number)
    if wanted == [UNSPENT]:
        orders = sum(map(orders_of, space.pools))
        weights = tuple(int(step.spends) for step in space.steps)
        return Condition(weights, 0 if high is None else orders - high, orders - low)
    acting = {step.acts for step in space.steps}
    idle = tuple(name for name in wanted if name not in acting)
    return Condition(tuple(int(step.acts in wanted) for step in space.steps), low, high, idle)


def _bounds(operator: str, number: int) -> tuple[int, int | None]:
    """The least and the greatest number that the comparison allows."""
    return {
        ">=": (number, None),
        "<=": (0, number),
        "==": (number, number),
        ">": (number + 1, None),
        "<": (0, number - 1),
    }[operator]
