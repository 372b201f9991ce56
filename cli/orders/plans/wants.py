"""What a plan is to bring about, as written after `--want`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orders.findings import say
from orders.plans.errors import UnknownName
from orders.plans.reader import Reader
from orders.pools import Command, Pool, Reserve

OPERATORS = ("=", ">=", "==")


class Want(NamedTuple):
    """`name` is to act, or to obey, `low` times at least and `high` at most (None: any number).

    With `order` only that order counts; where `name` is an officer who `gives` it, the numbers are those
    of the marines who obey him.
    """

    text: str
    name: str
    low: int
    high: int | None
    order: str | None = None
    gives: bool = False


class Spelling(NamedTuple):
    """How orders of officers can be written: the option that a word means, and all words that mean one."""

    meant: Callable[[str], str | None]
    words: tuple[str, ...]


def read_want(text: str, reserve: Reserve, orders: Spelling) -> Want:
    """The want that a text means: `NAME=N`, `NAME>=N`, `NAME=ORDER`, `OFFICER:ORDER>=N`.

    Raises `PlanError`, which points at the character where the text cannot be read.
    """
    reader = Reader("--want", text)
    known = _known(reserve)
    officers = [pool.officer for pool in reserve.pools if isinstance(pool, Command)]
    name, place = reader.name()
    head, colon, tail = name.rpartition(":")
    given = None
    if colon and name not in known:
        name, given = head.rstrip(), tail.strip()
    if name not in known:
        raise UnknownName(reader.fault(place, say("plans.unknown_name", name=name)).say, name, known)
    if given is not None:
        if name not in officers:
            raise reader.fault(place, say("plans.no_officer", name=name, known=officers))
        behind = place + len(head) + 1 + len(tail) - len(tail.lstrip())
        order = _order(reader, given, behind, orders)
        low, high = (1, None) if reader.at_end() else _numbers(reader)
        return Want(text, name, max(low, 1), high, order, gives=True)
    if officers and (word := reader.assigned_word()):
        order = _order(reader, *word, orders)
        return Want(text, name, 1, None, order, gives=name in officers)
    low, high = _numbers(reader)
    return Want(text, name, low, high)


def _numbers(reader: Reader) -> tuple[int, int | None]:
    exact = reader.one_of(OPERATORS) != ">="
    number = reader.number()
    reader.end()
    return number, number if exact else None


def _order(reader: Reader, word: str, place: int, orders: Spelling) -> str:
    order = orders.meant(word)
    if order is None:
        fault = reader.fault(place, say("plans.unknown_order", order=word))
        raise UnknownName(fault.say, word, orders.words)
    return order


def _known(reserve: Reserve) -> tuple[str, ...]:
    """Everyone who can be wanted; first those who can act."""
    named: list[str] = []
    for pool in reserve.pools:
        if isinstance(pool, Pool):
            named += pool.targets
        else:
            named += [pool.officer, *(marine for who in pool.options.values() for marine in who)]
    return tuple(dict.fromkeys([*named, *reserve.names]))
