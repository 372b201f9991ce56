"""What a system of orders fulfils, so that commands, plans and reports need to know none by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from orders.findings import Finding, Say
from orders.source import Document

if TYPE_CHECKING:  # checking a list needs neither
    from orders.pools import Reserve
    from orders.sheet import Block, Line


class TurnError(Exception):
    """A turn that cannot be asked for (below 1, before a mission's first); `say` tells why."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.key)
        self.say = say


class Request(NamedTuple):
    """A question about orders: the list or mission, perhaps a game on it, and the moment.

    `turn` None is the turn under way, else the next. `now` asks for the orders left at this moment of
    the game instead of those of the Order Count. `public` shows only what the opponent may know.
    """

    document: Document
    game: Document | None = None
    turn: int | None = None
    public: bool = False
    now: bool = False


class Answer(NamedTuple):
    """What a system says of the orders at a moment: its own JSON fields, and the same for people, on call.

    `findings` are events of the game that did not count.
    """

    data: Mapping[str, Any]
    draw: Callable[[], tuple[Block, ...]]
    findings: tuple[Finding, ...] = ()


class Played(NamedTuple):
    """A plan's steps replayed: the findings of the first illegal step, and what remains, by pool."""

    findings: tuple[Finding, ...]
    remaining: Mapping[str, int]


class System(Protocol):
    """One system of orders. Documents that come here have the right shape (see `orders.source`)."""

    name: str

    def check(self, document: Document) -> list[Finding]:
        """Every rule that the list or mission breaks."""

    def check_game(self, game: Document, document: Document) -> list[Finding]:
        """Every event of the game that was not legal, each at its own place."""

    def answer(self, request: Request) -> Answer:
        """The orders at the moment asked for, with who gives what and why. Raises `TurnError`."""

    def reserve(self, request: Request) -> Reserve:
        """The same orders as pools that plans can work on. Raises `TurnError`."""

    def timeline(self, request: Request) -> tuple[Block, ...]:
        """Every turn so far, for people."""

    def names(self, request: Request) -> Mapping[str, str]:
        """Everything that events may name now, by id, with the name a person reads."""

    def may_follow(self, request: Request, event: Mapping[str, Any]) -> Finding | None:
        """Why the event may not be the next one of the game; None where it may."""

    def standing(self, request: Request) -> tuple[Line, ...]:
        """The orders left at this moment of the game, in a few narrow lines."""

    def play(self, request: Request, plan: Document) -> Played:
        """Replays a plan's steps on the orders of the request, up to the first illegal one."""


SYSTEMS = {"infinity": "orders.infinity", "officers": "orders.officers"}
"""Where each system lives: a module with a `SYSTEM`. A further system is one more line."""


def system(name: str) -> System:
    """The system of that name. Raises KeyError where there is none."""
    return cast(System, import_module(SYSTEMS[name]).SYSTEM)
