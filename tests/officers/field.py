"""Small missions for tests."""

from __future__ import annotations

from typing import Any

import pytest
from orders.findings import Finding
from orders.officers import SYSTEM
from orders.officers.muster import Muster, muster
from orders.officers.read import read_mission
from orders.pools import Reserve
from orders.source import Document, read_text
from orders.system import Answer, Played, Request

HIVE_BREACH = """\
system: officers
name: Hive breach
turn: 1
board: |
  ##########
  #D..|..c.#
  #........#
  ##########
legend: {D: varo}
marines:
  - {name: Varo, officer: decurion primus}     # or rank: 1
  - {name: Brother Ilex, at: [2, 1], squad: alpha, move: 6}
  - {name: Brother Otho, at: [5, 2], weapon: heavy, engaged: true}
walls: [[[3, 1], [3, 2]]]        # a wall on the edge between two squares
turns:
  3: [{marine: varo, at: [2, 2]}, {marine: brother-otho, out: true}]
rulings: {}
"""
"""The mission of the contract, section 7."""


def document(text: str, path: str = "mission.yaml") -> Document:
    """A document without a fault of reading or shape."""
    read = read_text(text, path)
    assert read.findings == []
    return read


def mission(board: str, *marines: str, more: str = "") -> str:
    """The text of a mission: its rows of squares, its marines in flow form, and further keys."""
    rows = "".join(f"  {row}\n" for row in board.split())
    men = "".join(f"  - {{{marine}}}\n" for marine in marines)
    return f"system: officers\nname: Test\nboard: |\n{rows}marines:\n{men}{more}\n"


def at_turn(text: str, turn: int | None = None) -> Muster:
    """The mission of a text at a turn, by default its first."""
    read = read_mission(document(text))
    return muster(read, read.first_turn if turn is None else turn)


def unit(text: str, officer: int = 0, turn: int | None = None) -> list[str]:
    """The unit of one of the officers, by ids."""
    now = at_turn(text, turn)
    return [now.mission.marines[m].id for m in now.units[officer].members]


def reserve(text: str, turn: int | None = None) -> Reserve:
    """The reserve of a mission."""
    return SYSTEM.reserve(Request(document(text), turn=turn))


def answer(text: str, turn: int | None = None) -> Answer:
    """What there is to say of a mission."""
    return SYSTEM.answer(Request(document(text), turn=turn))


def found(text: str) -> list[Finding]:
    """What the checks find in a mission."""
    return SYSTEM.check(document(text))


def places(text: str) -> list[tuple[str, int, int]]:
    """The codes of the findings, with line and column."""
    return [(f.code, f.place.line, f.place.column) for f in found(text) if f.place]


def play(text: str, plan: str, turn: int | None = None) -> Played:
    """A plan replayed on a mission."""
    return SYSTEM.play(Request(document(text), turn=turn), document(plan, "plan.yaml"))


def case(id: str, *values: Any) -> Any:
    """One row of a table of tests: the rule that it shows and how, then the values."""
    return pytest.param(*values, id=id)
