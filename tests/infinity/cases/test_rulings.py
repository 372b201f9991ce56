"""Section 17: each open point switched both ways, and named where it changes a figure."""

from __future__ import annotations

from typing import Any

import pytest

from .army import HIDDEN, JUMPER, LT, army, i, r, row
from .desk import Desk, summary
from .events import later, states

INSPIRING = row("Lt", "Lieutenant", "Inspiring Leadership")
CHEAP = [LT | {"cost": 10}, r(2, cost=10)]

FIGURES = [
    ("lieutenant_order_isolated", "LT-08", [LT, r(2)], later(states("isolated", "lt")),
     {False: "G1 0, Irr 3, LoL", True: "G1 0, Irr 3, Lt 1, LoL"}),
    ("lieutenant_order_in_retreat", "LT-08", CHEAP, later(),
     {False: "G1 0, Irr 3, LoL, Retreat", True: "G1 0, Irr 3, Lt 1, LoL, Retreat"}),
    ("strategos_converts", "SKL-08", [row("Lt", "Lieutenant", "Strategos L1"), r(2)], later(),
     {False: "G1 3, Lt 1", True: "G1 4"}),
    ("isolated_inspiring_prevents_lol", "LT-18", [INSPIRING, r(1), i(1)], later(states("isolated", "lt")),
     {False: "G1 0, Irr 3, LoL", True: "G1 2, Irr 1"}),
]  # fmt: skip

SPENDS = [
    ("pool_order_enters_airborne", "AD-05", [LT, JUMPER], "turn: 1", "{order: regular, on: jump}"),
    ("pool_order_reveals_hidden", "HD-03", [LT, HIDDEN], "turn: 1", "{order: regular, on: hid}"),
    (
        "convert_in_lol",
        "LT-14",
        [LT, r(2)],
        later(states("dead", "lt")),
        "{token: {use: convert, trooper: r-1}}",
    ),
]

DEFAULTS = {
    "lieutenant_order_isolated": False,
    "lieutenant_order_in_retreat": True,
    "pool_order_enters_airborne": False,
    "pool_order_reveals_hidden": True,
    "strategos_converts": True,
    "isolated_inspiring_prevents_lol": False,
    "convert_in_lol": True,
}


def files(desk: Desk, rows: list[Any], events: str, in_list: dict[str, bool], in_game: str = "") -> list[str]:
    roster = desk.army(army(rows, **({"rulings": in_list} if in_list else {})), "n5")
    body = "".join(f"  - {event}\n" for event in events.split("; "))
    return [
        roster,
        "--game",
        desk.write("game.yaml", f"list: list.yaml\ngoing: first\n{in_game}events:\n{body}"),
    ]


@pytest.mark.parametrize("where", ["default", "list", "game"])
@pytest.mark.parametrize("value", [False, True])
@pytest.mark.parametrize(("key", "rule", "rows", "events", "answers"), FIGURES, ids=[f[0] for f in FIGURES])
def test_figure(
    desk: Desk,
    key: str,
    rule: str,
    rows: list[Any],
    events: str,
    answers: dict[bool, str],
    value: bool,
    where: str,
) -> None:
    if where == "default" and value != DEFAULTS[key]:
        value = not value
    word = "true" if value else "false"
    argv = files(
        desk,
        rows,
        events,
        {key: value} if where == "list" else {},
        f"rulings: {{{key}: {word}}}\n" if where == "game" else "",
    )
    out = desk.ask("reserve", *argv, "--turn", "2").out
    assert summary(out) == answers[value]
    assert {"rule": rule, "key": key, "value": value} in out["rulings"]


@pytest.mark.parametrize("value", [False, True, None])
@pytest.mark.parametrize(("key", "rule", "rows", "events", "step"), SPENDS, ids=[s[0] for s in SPENDS])
def test_spend(
    desk: Desk, key: str, rule: str, rows: list[Any], events: str, step: str, value: bool | None
) -> None:
    argv = files(desk, rows, events, {} if value is None else {key: value})
    legal = DEFAULTS[key] if value is None else value
    plan = desk.write("plan.yaml", f"spend:\n  - {step}\n")
    answer = desk.ask("plan", "check", plan, *argv).out
    assert answer["legal"] is legal
    assert [f["code"] for f in answer["findings"]] == ([] if legal else [rule])


def test_a_ruling_that_changes_nothing_is_not_named(desk: Desk) -> None:
    argv = files(desk, [LT, r(3)], later(), {})
    assert desk.ask("reserve", *argv, "--turn", "2").out["rulings"] == []


def test_an_unknown_ruling_is_a_fault_of_shape(desk: Desk) -> None:
    path = desk.army(army([LT], rulings={"strategos_convert": True}), "n5")
    assert [f["code"] for f in desk.errors(path)] == ["SCHEMA-01"]
