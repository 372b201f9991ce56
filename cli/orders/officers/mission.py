"""A mission as the rules see it: its board, its marines, and what changes from turn to turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

from orders.findings import Place
from orders.officers.board import Board
from orders.officers.names import Names
from orders.officers.rulings import Rulings
from orders.sheet import Spot
from orders.source import Document, Route

NO_WEAPON, RANGED, HEAVY = "none", "ranged", "heavy"


@dataclass(frozen=True, slots=True)
class Marine:
    """One marine by his number in the file.

    An officer has a rank, everybody else None; `rank_written` where the file says it, whatever his grade.
    """

    number: int
    id: str
    name: str
    route: Route
    grade: str | None = None
    rank: int | None = None
    rank_written: bool = False
    squad: str | None = None
    weapon: str = RANGED
    move: int | None = None


class Anchor(NamedTuple):
    """What put a marine where he stands: a value of the file, or his letter on a square of the board."""

    route: Route
    letter: Spot | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a marine stands at one turn.

    `at` is None where the file gives him no square; it may be one on which nobody can stand (BOARD-03).
    """

    at: Spot | None
    anchor: Anchor
    engaged: bool = False
    out: bool = False
    moved: bool = False
    shot: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """One entry of `turns:`: what is said of a marine (None where nobody has that name)."""

    turn: int
    route: Route
    marine: int | None
    said: Mapping[str, Any]


@dataclass
class Mission:
    """A whole mission. `rows` is the board as written, `strangers` where characters stand that are no ground.

    `legend` leads from a letter to a name, `meant` to that marine's number, None where it names nobody.
    """

    document: Document
    name: str
    first_turn: int
    rows: Sequence[str]
    board: Board
    marines: tuple[Marine, ...]
    names: Names
    at_start: tuple[Standing, ...]
    strangers: Mapping[str, Sequence[Spot]]
    legend: Mapping[str, str]
    meant: Mapping[str, int | None]
    changes: tuple[Change, ...]
    hierarchy: Mapping[str, int]
    rulings: Rulings
    _passed: tuple[int, list[Standing]] = field(default=(0, []), init=False, repr=False, compare=False)

    @property
    def value(self) -> Mapping[str, Any]:
        """The document's own keys; none where nothing of it could be read."""
        return self.document.value if isinstance(self.document.value, dict) else {}

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The turns at which something is said, the mission's first and all later ones of `turns:`."""
        return (self.first_turn, *sorted({c.turn for c in self.changes if c.turn > self.first_turn}))

    def place(self, anchor: Anchor) -> Place:
        """Where the file puts a marine on his square."""
        if anchor.letter is not None:
            return self.square_place(anchor.letter)
        return self.document.place(anchor.route)

    def square_place(self, square: Spot) -> Place:
        """Where a square of the board stands in the file."""
        return self.document.char_place(("board",), square[1], square[0])

    def standings(self, turn: int) -> tuple[Standing, ...]:
        """How every marine stands at a turn: changes hold from theirs on, moved and shot for it only."""
        passed, now = (0, list(self.at_start)) if turn <= self.first_turn else self._before(turn)
        for change in islice(self.changes, passed, None):
            if change.turn > turn:
                break
            if change.marine is not None:
                now[change.marine] = changed(now[change.marine], change, turn)
        return tuple(now)

    def _before(self, turn: int) -> tuple[int, list[Standing]]:
        """How many changes are from before a turn after the first, and how every marine stands by them.

        Turns are mostly asked for one after the other, so each goes on from the one before.
        """
        passed, now = self._passed
        if not now or (passed and self.changes[passed - 1].turn >= turn):
            passed, now = 0, [_rested(standing) for standing in self.at_start]
        while passed < len(self.changes) and (change := self.changes[passed]).turn < turn:
            if change.marine is not None:
                now[change.marine] = changed(now[change.marine], change, turn)
            passed += 1
        self._passed = passed, now
        return passed, list(now)


def _rested(standing: Standing) -> Standing:
    return Standing(standing.at, standing.anchor, standing.engaged, standing.out)


def changed(before: Standing, change: Change, turn: int) -> Standing:
    """How a marine stands at a turn after a change of then or earlier."""
    said = change.said
    at, anchor = before.at, before.anchor
    if "at" in said:
        at, anchor = (said["at"][0], said["at"][1]), Anchor((*change.route, "at"))
    out = bool(said.get("out", before.out))
    if before.out and not out and "at" not in said:
        anchor = Anchor((*change.route, "out"))
    return Standing(
        at,
        anchor,
        said.get("engaged", before.engaged),
        out,
        said.get("moved", before.moved) if change.turn == turn else before.moved,
        said.get("shot", before.shot) if change.turn == turn else before.shot,
    )
