"""The shared vocabulary of orders: what a system hands to plans and reports.

A pool holds either *alike orders*, each to one target (`Pool`), or *a command*: one order that is an
option and the set of those who obey, no one twice (`Command`). Plans know nothing else of a system.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from orders.findings import Finding, Say


class OrderKind(StrEnum):
    """The kinds of order; the first part of a pool's name."""

    REGULAR = "regular"
    IRREGULAR = "irregular"
    LIEUTENANT = "lieutenant"
    TACTICAL = "tactical"
    OWN = "own"
    COMMAND = "command"


@dataclass(frozen=True, slots=True)
class Pool:
    """Alike orders, each to go to one of the targets or to stay unspent.

    `after` names, for a target that is not there yet, the pool of which an order must be spent first:
    an airborne trooper takes pool orders once its own order has brought it in.
    `thrift` ranks the pools in the order in which a player gives them up: the lowest pays first.
    """

    name: str
    kind: OrderKind
    orders: int
    targets: tuple[str, ...]
    after: Mapping[str, str] = field(default_factory=dict)
    thrift: int = 0


@dataclass(frozen=True, slots=True)
class Command:
    """One order of an officer: at most one of the options, obeyed by a non-empty subset of its marines.

    Over all commands of a reserve no marine obeys more often than its `obey_limit`.
    """

    name: str
    officer: str
    options: Mapping[str, tuple[str, ...]]
    kind: OrderKind = OrderKind.COMMAND


@dataclass(frozen=True, slots=True)
class Conversion:
    """For one token, one order of `source` becomes one order of `into` (`who` is the trooper named)."""

    who: str
    source: str
    into: str


@dataclass(frozen=True, slots=True)
class Joint:
    """For one token and one order of `pool`, up to `size` of the `members` act together."""

    pool: str
    group: str
    members: tuple[str, ...]
    size: int = 4


def not_known(who: str, option: str | None) -> Say | None:
    """The reason of a system that gives none."""
    return None


@dataclass(frozen=True, slots=True)
class Reserve:
    """The orders of one side at one moment, by system-independent pools: all that plans need.

    `names` maps every id that can be named, targets and officers among them, to the name a person reads;
    `aliases` an id to another that is meant by it. `findings` are events that did not count.
    `obey_limit` is how many commands one marine may obey, `option_names` says the options in words.

    `why_not` tells what keeps someone from acting by the orders of a pool, or from obeying an option (None:
    any); `why_not_given` what keeps an officer from giving it, or his marines from obeying it. None where
    nothing does.
    """

    pools: tuple[Pool | Command, ...]
    names: Mapping[str, str]
    findings: tuple[Finding, ...] = ()
    tokens: int = 0
    conversions: tuple[Conversion, ...] = ()
    joints: tuple[Joint, ...] = ()
    obey_limit: int = 1
    option_names: Mapping[str, Say] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)
    why_not: Callable[[str, str | None], Say | None] = field(default=not_known, compare=False)
    why_not_given: Callable[[str, str | None], Say | None] = field(default=not_known, compare=False)
