"""What the reserve's JSON says beside the figures: names, groups, and what the opponent may know."""

from __future__ import annotations

from typing import Any

import pytest

from .army import HIDDEN, JUMPER, LT, TA, army, i, r, row, s
from .desk import Desk
from .events import later, states

LIST = army([LT, r(2), i(1, "Impetuous"), TA], [s(1), HIDDEN, JUMPER], name="Harbour patrol")


def reserve(
    desk: Desk, text: str, *argv: str, edition: str = "n5", events: str = "", going: str = "first"
) -> Any:
    """The reserve's JSON and what stood on standard error."""
    path = desk.army(text, edition)
    game = (
        desk.write(
            "game.yaml",
            f"list: list.yaml\ngoing: {going}\nevents:\n"
            + "".join(f"  - {event}\n" for event in events.split("; ")),
        )
        if events
        else ""
    )
    answer = desk.ask("reserve", path, *(["--game", game] if game else []), *argv)
    assert answer.code == 0
    return answer.out, answer.err


def test_whole_of_a_small_list(desk: Desk) -> None:
    out, _ = reserve(desk, LIST)
    assert {key: out[key] for key in out if key not in ("troopers", "groups", "notes", "rulings")} == {
        "version": 1,
        "system": "infinity",
        "edition": "n5",
        "list": "Harbour patrol",
        "turn": 1,
        "loss_of_lieutenant": False,
        "retreat": False,
        "command_tokens": 4,
        "lieutenant": "lt",
    }
    assert out["groups"] == [
        {"group": "1", "members": 5, "regular": 4, "irregular": ["i"], "lieutenant": {"lt": 1},
         "tactical": {"ta": 1}, "impetuous": ["i"], "off_table": []},
        {"group": "2", "members": 3, "regular": 1, "irregular": [], "lieutenant": {}, "tactical": {},
         "impetuous": [], "off_table": [{"trooper": "hid", "order": "regular"},
                                        {"trooper": "jump", "order": "regular"}]},
    ]  # fmt: skip
    assert [(t["trooper"], t["group"], t["order"], t["rule"]) for t in out["troopers"]] == [
        ("lt", "1", "regular", "CNT-01"),
        ("r-1", "1", "regular", "CNT-01"),
        ("r-2", "1", "regular", "CNT-01"),
        ("i", "1", "irregular", "CNT-02"),
        ("ta", "1", "regular", "CNT-01"),
        ("s", "2", "regular", "CNT-01"),
        ("hid", "2", "none", "CNT-07"),
        ("jump", "2", "none", "CNT-07"),
    ]


def test_n4_names_a_trooper_once_per_irregular_order(desk: Desk) -> None:
    out, _ = reserve(desk, army([LT, TA, i(1, "Sentido Táctico")]), edition="n4")
    assert out["groups"][0]["irregular"] == ["ta", "i", "i"]
    assert out["groups"][0]["tactical"] == {}


def test_off_table_orders_are_of_the_kind_they_would_be_now(desk: Desk) -> None:
    text = army([LT, r(2), JUMPER, i(1, "Parachutist", name="Wild")])
    before, _ = reserve(desk, text)
    assert before["groups"][0]["off_table"] == [
        {"trooper": "jump", "order": "regular"},
        {"trooper": "wild", "order": "irregular"},
    ]
    lost, _ = reserve(desk, text, "--turn", "2", events=later(states("dead", "lt")))
    assert lost["groups"][0]["off_table"] == [
        {"trooper": "jump", "order": "irregular"},
        {"trooper": "wild", "order": "irregular"},
    ]


def test_inspired_off_table_order_is_regular(desk: Desk) -> None:
    out, _ = reserve(
        desk, army([row("Lt", "Lieutenant", "Inspiring Leadership"), i(1, "Parachutist", name="Wild")])
    )
    assert out["groups"][0]["off_table"] == [{"trooper": "wild", "order": "regular"}]


def test_public_hides_who_is_off_the_table_and_who_commands(desk: Desk) -> None:
    """ORD-08, ORD-09."""
    out, _ = reserve(desk, LIST, "--public")
    assert out["lieutenant"] is None
    assert out["groups"] == [
        {"group": "1", "members": 5, "regular": 4, "irregular": ["i"], "lieutenant": {"?": 1},
         "tactical": {"ta": 1}, "impetuous": ["i"], "off_table": []},
        {"group": "2", "members": 1, "regular": 1, "irregular": [], "lieutenant": {}, "tactical": {},
         "impetuous": [], "off_table": []},
    ]  # fmt: skip
    assert [t["trooper"] for t in out["troopers"]] == ["lt", "r-1", "r-2", "i", "ta", "s"]


def test_public_shows_a_lieutenant_who_has_spent_his_order(desk: Desk) -> None:
    """ORD-09: before it is spent nobody knows, afterwards everybody does."""
    events = "turn: 1; spend: {order: lieutenant, on: lt}; end: 1; turn: 2"
    first, _ = reserve(desk, LIST, "--public", "--turn", "1", events=events)
    assert (first["lieutenant"], first["groups"][0]["lieutenant"]) == (None, {"?": 1})
    second, _ = reserve(desk, LIST, "--public", "--turn", "2", events=events)
    assert (second["lieutenant"], second["groups"][0]["lieutenant"]) == ("lt", {"lt": 1})


def test_public_shows_who_has_come_in(desk: Desk) -> None:
    out, _ = reserve(desk, LIST, "--public", "--turn", "2", events="turn: 1; enter: jump; end: 1; turn: 2")
    assert (out["groups"][1]["members"], out["groups"][1]["regular"]) == (2, 2)
    assert [t["trooper"] for t in out["troopers"]] == ["lt", "r-1", "r-2", "i", "ta", "s", "jump"]


def test_public_does_not_betray_a_new_lieutenant(desk: Desk) -> None:
    """LT-04: the identity of the one appointed is private again."""
    events = later(states("dead", "lt")) + "; lieutenant: r-1; end: 2; turn: 3"
    out, _ = reserve(desk, LIST, "--public", "--turn", "3", events=events)
    assert (out["lieutenant"], out["groups"][0]["lieutenant"]) == (None, {"?": 1})


@pytest.mark.parametrize(
    ("events", "turn"),
    [
        ("turn: 1", 1),
        ("turn: 1; end: 1", 2),
        ("turn: 1; spend: {order: regular, on: r-1}", 1),
        ("turn: 1; end: 1; turn: 2; end: 2; turn: 3", 3),
    ],
)
def test_turn_left_out_is_the_one_under_way_else_the_next(desk: Desk, events: str, turn: int) -> None:
    out, _ = reserve(desk, LIST, events=events)
    assert out["turn"] == turn


def test_a_later_event_never_changes_an_earlier_answer(desk: Desk) -> None:
    first, _ = reserve(desk, LIST, "--turn", "1", events="turn: 1")
    long = later(states("dead", "lt r-1"), "reveal: hid") + "; lieutenant: s; end: 2; turn: 3"
    again, _ = reserve(desk, LIST, "--turn", "1", events=long)
    assert again == first


def test_an_illegal_event_is_named_on_standard_error(desk: Desk) -> None:
    events = "turn: 1; spend: {order: lieutenant, on: r-1}; spend: {order: regular, on: r-1}"
    out, err = reserve(desk, LIST, "--turn", "1", events=events)
    assert "ORD-03" in err
    assert "game.yaml:5" in err
    assert out["groups"][0]["regular"] == 4


def test_a_missing_lieutenant_is_counted_with_a_note(desk: Desk) -> None:
    """Contract, section 4: no Loss of Lieutenant, and LIST-10 is cited."""
    out, err = reserve(desk, army([r(4), i(1)]))
    assert (out["loss_of_lieutenant"], out["lieutenant"]) == (False, None)
    assert (out["groups"][0]["regular"], out["groups"][0]["irregular"]) == (4, ["i"])
    assert "LIST-10" in err
    assert any("LIST-10" in str(note) for note in out["notes"])


def test_nobody_appointed_is_said(desk: Desk) -> None:
    """Contract, section 4: a projection that lacks a Lieutenant says so."""
    out, _ = reserve(desk, army([LT, r(3)]), "--turn", "3", events=later(states("dead", "lt")) + "; end: 2")
    assert out["loss_of_lieutenant"] is True
    assert out["notes"]


def test_retreat_unchecked_for_want_of_a_cost_is_said(desk: Desk) -> None:
    out, _ = reserve(desk, army([LT | {"cost": 10}, r(3)]), "--turn", "2", events=later())
    assert out["retreat"] is False
    assert any("cost" in str(note).lower() for note in out["notes"])


def test_turn_below_one_is_wrong_usage(desk: Desk) -> None:
    from orders.main import main

    assert main(["reserve", desk.army(LIST, "n5"), "--turn", "0"]) == 2


@pytest.mark.parametrize("going", ["first", "second"])
def test_going_second_the_enemy_acts_before_turn_one(desk: Desk, going: str) -> None:
    """Casualties of the enemy's first turn count at my first Order Count."""
    out, _ = reserve(
        desk, LIST, "--turn", "1", events="state: {trooper: r-1, is: dead}; turn: 1", going=going
    )
    assert out["groups"][0]["regular"] == 3
