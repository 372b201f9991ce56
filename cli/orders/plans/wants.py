"""What a plan is to bring about, as written after `--want`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from orders.findings import say
from orders.plans.errors import PlanError
from orders.plans.reader import Reader
from orders.plans.spelling import Spelling
from orders.pools import Command, Reserve

OPERATORS = ("=", ">=", "==")


class Want(NamedTuple):
    """`name` is to act, or to obey, `low` times at least and `high` at most (None: any number).

    With `order` only that order counts. Where an officer of that name `gives` it, the numbers are those
    of the marines who obey him.
    """

    text: str
    name: str
    low: int
    high: int | None
    order: str | None = None
    gives: bool = False


def bounds(wants: Iterable[Want]) -> tuple[int, int | None]:
    """What several wants about the same come to: at least, and at most (None: any number)."""
    asked = list(wants)
    highs = [want.high for want in asked if want.high is not None]
    return max((want.low for want in asked), default=0), min(highs, default=None)


def read_want(text: str, reserve: Reserve, names: Spelling, orders: Spelling) -> Want:
    """The want that a text means: `NAME=N`, `NAME>=N`, `NAME=ORDER`, `OFFICER:ORDER>=N`.

    Raises `PlanError`, which points at the character where the text cannot be read.
    """
    reader = Reader("--want", text)
    officers = [pool.officer for pool in reserve.pools if isinstance(pool, Command)]
    written, place = reader.name()
    head, colon, tail = written.rpartition(":")
    gives = bool(colon) and not names.meant(written)
    word = head.rstrip() if gives else written
    name = names.read(reader, word, place, say("plans.unknown_name", name=word))
    if gives:
        behind = place + len(head) + 1 + len(tail) - len(tail.lstrip())
        order = _order(reader, tail.strip(), behind, orders)
        if name not in officers:
            raise _no_officer(reader, place, name, order, reserve)
        low, high = (1, None) if reader.at_end() else _numbers(reader)
        return Want(text, name, max(low, 1), high, order, gives=True)
    if officers and (assigned := reader.assigned_word()):
        order = _order(reader, *assigned, orders)
        return Want(text, name, 1, None, order)
    low, high = _numbers(reader)
    return Want(text, name, low, high)


def _numbers(reader: Reader) -> tuple[int, int | None]:
    exact = reader.one_of(OPERATORS) != ">="
    number = reader.number()
    reader.end()
    return number, number if exact else None


def _order(reader: Reader, word: str, place: int, orders: Spelling) -> str:
    return orders.read(reader, word, place, say("plans.unknown_order", order=word))


def _no_officer(reader: Reader, place: int, name: str, order: str, reserve: Reserve) -> PlanError:
    """The fault of wanting an order of one who gives none, with the reason where the system knows it."""
    why = reserve.why_not_given(name, order) or say("plans.gives_none", name=name)
    givers = [pool.officer for pool in reserve.pools if isinstance(pool, Command)]
    return reader.fault(place, say("plans.no_officer", why=why, known=givers or say("plans.nobody")))
