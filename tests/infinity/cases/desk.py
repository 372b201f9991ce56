"""Runs a case through the command line and compares what it says with what the rules say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from orders.main import main

MARK = re.compile(r"# ((?:[A-Z]+-\d+\|?)+)$")
"""At the end of an event or a step: the rule it breaks, or several where the rules name one fault twice."""


@dataclass(frozen=True)
class Case:
    """A list, a game on it, and the right answers; what is left empty is not asked.

    `events` are the game file's, `; ` between them, `# RULE-01` behind an illegal one. `count` is the reserve
    at the Order Count of `turn` ("G1 5, Irr 2, Lt 1", nothing left out), `members` the slots in use, `gives`
    the row of single troopers ("irregular STA-04"), `rulings` keys with their values. `steps` come after the
    events: played once as events and once as a plan; `left` is every pool with orders after them, `targets`
    who may take an order of a pool, `tokens` the Command Tokens at the following Order Count (with no
    steps: at that of `turn`).
    """

    id: str
    army: str
    events: str = ""
    count: str = ""
    turn: int = 1
    steps: str = ""
    left: dict[str, int] | None = None
    targets: dict[str, str] = field(default_factory=dict)
    members: str = ""
    gives: dict[str, str] = field(default_factory=dict)
    rulings: dict[str, Any] = field(default_factory=dict)
    lieutenant: str = ""
    tokens: int | None = None
    going: str = "first"
    deployment: str = ""
    editions: str = "n5 n4"


class Answer(NamedTuple):
    """What one call came to."""

    code: int
    out: Any
    err: str


def by_edition(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """One test for each case and edition, named after both."""
    pairs = [(case, edition) for case in cases for edition in case.editions.split()]
    assert len({case.id + edition for case, edition in pairs}) == len(pairs), "a case id twice"
    return pytest.mark.parametrize(
        ("case", "edition"), pairs, ids=[f"{case.id}-{edition}" for case, edition in pairs]
    )


class Desk:
    """A folder with files and the command line to ask about them."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def write(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def ask(self, *argv: str) -> Answer:
        """One call with `--format json`; its answer read."""
        self.capsys.readouterr()
        code = main([*argv, "--format", "json"])
        out, err = self.capsys.readouterr()
        assert code in (0, 1), f"exit {code} of {argv}: {err or out}"
        assert out, f"nothing on standard output of {argv}: {err}"
        return Answer(code, json.loads(out), err)

    def errors(self, path: str) -> list[dict[str, Any]]:
        """The error findings that `validate` has for that very file."""
        answer = self.ask("validate", path)
        found = [f for f in answer.out["findings"] if f["severity"] == "error"]
        assert answer.code == (1 if found else 0)
        return [f for f in found if Path(f["path"]).name == Path(path).name]

    def army(self, text: str, edition: str) -> str:
        return self.write("list.yaml", f"system: infinity\nedition: {edition}\n{text}")

    def game(self, name: str, case: Case, events: Iterable[str]) -> str:
        head = f"list: list.yaml\ngoing: {case.going}\n"
        if case.deployment:
            head += f"deployment: {case.deployment}\n"
        return self.write(name, head + "events:\n" + "".join(f"  - {event}\n" for event in events))

    def holds(self, case: Case, edition: str) -> None:
        """Everything that the case says, asked of the product."""
        roster = self.army(case.army, edition)
        assert self.errors(roster) == []
        steps = parts(case.steps)
        events = parts(case.events) or ["turn: 1"]
        with_game = case.events or case.deployment
        game = ["--game", self.game("game.yaml", case, events)] if with_game else []
        if game:
            self.marks(game[1])
        self.counted(case, self.ask("reserve", roster, *game, "--turn", str(case.turn)).out)
        if steps or case.left is not None or case.targets:
            self.played(case, roster, events + [as_event(step) for step in steps])
            if steps:
                self.planned(case, roster, game, steps)

    def counted(self, case: Case, reserve: dict[str, Any]) -> None:
        if case.count:
            assert summary(reserve) == case.count
        if case.members:
            assert " ".join(str(group["members"]) for group in reserve["groups"]) == case.members
        rows = {one["trooper"]: f"{one['order']} {one['rule']}" for one in reserve["troopers"]}
        for who, right in case.gives.items():
            assert rows[who] in either(right), who
        said = {one["key"]: one["value"] for one in reserve["rulings"]}
        assert {key: said.get(key) for key in case.rulings} == case.rulings
        if case.lieutenant:
            assert reserve["lieutenant"] == case.lieutenant
        if case.tokens is not None and not case.steps:
            assert reserve["command_tokens"] == case.tokens

    def played(self, case: Case, roster: str, events: list[str]) -> None:
        """The game with the steps as its last events, then the orders left."""
        path = self.game("played.yaml", case, events)
        self.marks(path)
        pools = {p["pool"]: p for p in self.ask("plan", "count", roster, "--game", path).out["pools"]}
        if case.left is not None:
            assert {name: pool["orders"] for name, pool in pools.items()} == case.left
        reached = {name: " ".join(sorted(pools[name]["targets"])) for name in case.targets}
        assert reached == {name: " ".join(sorted(who.split())) for name, who in case.targets.items()}
        if case.tokens is not None and case.steps:
            after = self.ask("reserve", roster, "--game", path, "--turn", str(case.turn + 1)).out
            assert after["command_tokens"] == case.tokens

    def planned(self, case: Case, roster: str, game: list[str], steps: list[str]) -> None:
        """The steps as a plan on the same situation: legal as far as the first marked one."""
        text = f"turn: {case.turn}\nspend:\n" + "".join(f"  - {step}\n" for step in steps)
        path = self.write("plan.yaml", text)
        answer = self.ask("plan", "check", path, roster, *game)
        illegal = marks(text)[:1]
        assert_marked(illegal, [f for f in answer.out["findings"] if f["severity"] == "error"])
        assert answer.out["legal"] == (not illegal)
        assert answer.code == (1 if illegal else 0)
        last = not illegal or MARK.search(steps[-1]) is not None
        if case.left is not None and len(marks(text)) <= 1 and last:
            left = {name: orders for name, orders in answer.out["remaining"].items() if orders}
            assert left == case.left

    def marks(self, path: str) -> None:
        """Exactly the marked events are refused, each at its line, with its rule."""
        assert_marked(marks(Path(path).read_text("utf-8")), self.errors(path))


def either(right: str) -> list[str]:
    """`none STA-03|STA-10`: the order, and each of the rules that may stand for it."""
    order, rules = right.split()
    return [f"{order} {rule}" for rule in rules.split("|")]


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def as_event(step: str) -> str:
    """A plan's step as an event: a body with `order:` is a spend, others are events as they stand."""
    return f"spend: {step}" if step.startswith("{order") else step


def marks(text: str) -> list[tuple[int, set[str]]]:
    """The lines that are marked illegal, with the rules that name the fault."""
    found = ((number, MARK.search(line)) for number, line in enumerate(text.splitlines(), 1))
    return [(number, set(mark[1].split("|"))) for number, mark in found if mark]


def assert_marked(expected: list[tuple[int, set[str]]], findings: list[dict[str, Any]]) -> None:
    got = sorted((f["line"], f["code"]) for f in findings)
    said = [(f["line"], f["code"], f["message"]) for f in findings]
    assert [line for line, _ in got] == [line for line, _ in expected], said
    assert all(code in codes for (_, code), (_, codes) in zip(got, expected, strict=True)), (expected, said)


def summary(reserve: dict[str, Any]) -> str:
    """A reserve in one line, as the table of cases writes it; kinds without any are left out."""
    groups = reserve["groups"]
    kinds = {
        "Irr": sum(len(g["irregular"]) for g in groups),
        "Lt": sum(sum(g["lieutenant"].values()) for g in groups),
        "Tac": sum(sum(g["tactical"].values()) for g in groups),
        "Imp": sum(len(g["impetuous"]) for g in groups),
        "Off": sum(len(g["off_table"]) for g in groups),
    }
    said = [f"G{g['group']} {g['regular']}" for g in groups]
    said += [f"{kind} {number}" for kind, number in kinds.items() if number]
    said += ["LoL"] * reserve["loss_of_lieutenant"] + ["Retreat"] * reserve["retreat"]
    return ", ".join(said)
