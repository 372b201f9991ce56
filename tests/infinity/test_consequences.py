"""What follows from an event later on: appointments, Suppressive Fire, survivors, lost peripherals."""

from typing import Any

import pytest
from orders.infinity import SYSTEM
from orders.infinity.build import build
from orders.infinity.replay import replay
from orders.infinity.retreat import survivors
from orders.source import read_text
from orders.system import Request

LIST = """\
system: infinity
points: 100
groups:
  - troopers:
      - {name: Boss, cost: 10, skills: [Lieutenant, Mnemonica]}
      - {name: Fus, count: 3, cost: 10}
      - {name: Jump, cost: 10, skills: [Combat Jump], peripherals: [{name: Bot, kind: control, cost: 4}]}
      - {name: Medic, cost: 10, skills: [Doctor], peripherals: [{name: Aid, kind: servant}]}
      - {name: Palbot, peripheral: servant, controller: medic, cost: 3}
"""


def played(*events: str, going: str = "first") -> Any:
    text = f"list: l\ngoing: {going}\nevents:\n" + "".join(f"  - {event}\n" for event in events)
    game = read_text(text, "game.yaml")
    assert game.findings == []
    return replay(build(read_text(LIST, "list.yaml")), game)


def codes(*events: str, going: str = "first") -> list[str]:
    return [f.code for f in played(*events, going=going).findings]


def dead(*names: str) -> list[str]:
    return [f"state: {{trooper: {name}, is: dead}}" for name in names]


def test_lt_04_an_appointment_stays_due_when_mnemonica_moves_the_skill() -> None:
    lost = [
        "state: {trooper: boss, is: isolated}",
        "turn: 1",
        "state: {trooper: boss, is: unconscious}",
        "mnemonica: {from: boss, to: fus-1}",
    ]
    assert codes(*lost, "lieutenant: fus-2", "end: 1") == []
    assert played(*lost, "lieutenant: fus-2").situation.lieutenant == "fus-2"


def test_ft_04_all_who_act_together_leave_suppressive_fire() -> None:
    events = [
        "token: {use: suppress, trooper: fus-2}",
        "turn: 1",
        "spend: {order: coordinated, on: [fus-1, fus-2]}",
    ]
    team = "token: {use: fireteam, name: t, type: duo, members: [fus-1, fus-2]}"
    assert codes(*events, team, going="second") == []
    assert codes(*events[:2], team, going="second") == ["FT-04"]


def test_ct_03_nobody_off_the_table_suppresses() -> None:
    assert codes("token: {use: suppress, trooper: jump}", going="second") == ["CT-03"]


@pytest.mark.parametrize(
    ("rule", "events", "points"),
    [
        ("RET-03/all", [], 63 - 4),
        ("PER-05/the bot of who is in the air is no survivor", ["turn: 1"], 59),
        ("PER-05/once he is in it is one", ["turn: 1", "enter: jump"], 63),
        ("PER-02/the controller dies and takes it along", ["turn: 1", "enter: jump", *dead("jump")], 53),
        ("PER-02/a servant bought on its own", dead("medic"), 59 - 13),
        ("PER-08/an Isolated peripheral is Disconnected", ["state: {trooper: palbot, is: isolated}"], 56),
        ("STA-14/a Disconnected one", ["state: {trooper: palbot, is: disconnected}"], 56),
    ],
)
def test_victory_points(rule: str, events: list[str], points: int) -> None:
    assert survivors(played(*events).situation) == points, rule


@pytest.mark.parametrize("state", ["dead", "unconscious", "possessed", "sepsitorized"])
def test_sta_01_null_states_give_no_order(state: str) -> None:
    game = read_text(f"list: l\nevents:\n  - state: {{trooper: fus-1, is: {state}}}\n", "game.yaml")
    (group,) = SYSTEM.answer(Request(read_text(LIST, "list.yaml"), game)).data["groups"]
    assert group["regular"] == 4


def test_ord_07_unspent_orders_are_gone() -> None:
    moment = played("turn: 1", "spend: {order: regular, on: boss}", "end: 1", "turn: 2")
    assert moment.counts[2].situation.orders.regular == moment.counts[1].situation.orders.regular == {"1": 5}


@pytest.mark.parametrize(
    ("rule", "peripherals", "codes"),
    [("GRP-03", 12, []), ("LIST-02", 20, [])],
)
def test_peripherals_take_no_slot(rule: str, peripherals: int, codes: list[str]) -> None:
    bots = ", ".join(["{name: Bot, kind: synchronized}"] * peripherals)
    text = (
        "system: infinity\ngroups:\n  - troopers:\n"
        f"      - {{name: Boss, skills: [Lieutenant], peripherals: [{bots}]}}\n"
        "      - {name: R, count: 9}\n"
    )
    found = SYSTEM.check(read_text(text, "list.yaml"))
    assert [f.code for f in found if f.severity == "error"] == codes, rule
