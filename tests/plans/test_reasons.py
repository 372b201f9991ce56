"""No plan, and why: what the rules know of those who are wanted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from orders.commands.spelling import order_spelling
from orders.officers import SYSTEM
from orders.officers.obey import find_order
from orders.officers.orders import ORDERS
from orders.source import read_text
from orders.system import Request

ROSTER = """\
system: infinity
groups:
  - troopers:
      - {name: Captain, skills: [Lieutenant]}
      - {name: Fusilier, count: 3}
      - {name: Medic, skills: [Doctor]}
      - {name: Yudbot, peripheral: servant, controller: medic}
      - {name: Ghulam, training: irregular}
      - {name: Tomcat, skills: [Combat Jump]}
      - {name: Lynx, skills: [Hidden Deployment]}
      - {name: Dakini, count: 2, unit: Asura, skills: ['G: Jumper']}
  - troopers: [{name: Sapper}]
fireteams:
  - {name: alpha, type: duo, members: [fusilier-1, fusilier-2], leader: fusilier-1}
"""
TEAM = "{name} is in the Fireteam alpha: orders of the pool go to alpha"
PERIPHERAL = "yudbot is a peripheral: orders go to its controller medic, and activate both"

LISTS = {
    "member": ("fusilier-2=1", "", TEAM.format(name="fusilier-2")),
    "leader": ("fusilier-1=1", "", TEAM.format(name="fusilier-1")),
    "team gone": ("alpha=1", "fireteam: {name: alpha, cancel: true}",
                  "the Fireteam alpha does not stand any more"),
    "peripheral": ("yudbot=1", "", PERIPHERAL),
    "isolated": ("medic=1", "state: {trooper: medic, is: isolated}",
                 "medic is Isolated and takes no orders of the pool"),
    "null": ("medic=1", "state: {trooper: medic, is: unconscious}",
             "medic is in a Null State and cannot be activated"),
    "possessed": ("medic=1", "state: {trooper: medic, is: possessed}",
                  "medic is Possessed; its owner spends no orders on it"),
    "pool empty": ("sapper=1", "spend: {order: regular, on: sapper}",
                   "the Order Pool of group 2 has no Regular Order left"),
    "off the table, own order to come": ("tomcat=99", "", None),
    "hidden": ("lynx=99", "", None),
    "nothing in the way": ("medic=99", "", None),
    "proxy": ("dakini-2=99", "", None),
    "his own order counts": ("ghulam=99", "", None),
    "isolated with an order of his own": ("ghulam=2", "state: {trooper: ghulam, is: isolated}",
                                          "ghulam is Isolated and takes no orders of the pool"),
}  # fmt: skip


@pytest.mark.parametrize(("want", "event", "reason"), LISTS.values(), ids=LISTS)
def test_why_no_order_goes_to_someone(
    orders, tmp_path: Path, want: str, event: str, reason: str | None
) -> None:
    (tmp_path / "list.yaml").write_text(ROSTER)
    events = "\n".join(f"  - {{{line}}}" for line in ("turn: 1", event) if line)
    (tmp_path / "game.yaml").write_text(f"list: list.yaml\nevents:\n{events}\n")
    run = orders("plan", "find", str(tmp_path / "list.yaml"), "--want", want, "--format", "json")
    told = json.loads(run.out)["message"]
    assert run.code == 1
    assert told.partition("Why: ")[2].removesuffix(".") == (reason or "")


def test_an_empty_pool_is_not_named_as_one_that_pays(orders, tmp_path: Path) -> None:
    """Not even where a token could fill it; the order that the token would take is another matter."""
    (tmp_path / "list.yaml").write_text(
        "system: infinity\ngroups:\n  - troopers:\n"
        "      - {name: Captain, skills: [Lieutenant]}\n      - {name: Ghulam, training: irregular}\n"
    )
    (tmp_path / "game.yaml").write_text(
        "list: list.yaml\nevents: [{turn: 1}, {spend: {order: regular, on: captain}}]\n"
    )
    argv = ("plan", "find", str(tmp_path / "list.yaml"), "--want", "ghulam=2", "--format", "json")
    found = json.loads(orders(*argv).out)
    assert (found["pools"], found["available"]) == (["irregular/ghulam"], 1)
    found = json.loads(orders(*argv, "--tokens", "1").out)
    assert (found["pools"], found["available"]) == (["irregular/ghulam"], 1)
    captain = json.loads(orders(*argv[:-3], "captain=2", "--format", "json").out)
    assert captain["pools"] == ["lieutenant/captain"]
    assert captain["message"] == (
        "No plan for captain=2: only 1 of 2 can be had, from Lieutenant captain. "
        "Why: the Order Pool of group 1 has no Regular Order left. With --tokens 1 there is one."
    )


MISSION = """\
system: officers
board: |
  ################
  #.....#......#.#
  #.VIO.#.R.L..#S#
  #.....#......#.#
  ################
legend: {V: varo, I: ilex, O: otho, R: rell, L: lis, S: sten}
marines:
  - {name: Varo, rank: 2}
  - {name: Ilex, shot: true}
  - {name: Otho, engaged: true}
  - {name: Rell, rank: 2, moved: true}
  - {name: Lis}
  - {name: Ned, out: true}
  - {name: Sten}
"""
OFFICERS = {
    "barred": ("otho=charge", "Otho may not obey the order charge: engaged"),
    "not engaged": ("ilex=fall-back", "Ilex may not obey the order fall back: not engaged"),
    "two reasons": ("otho=dig-in", "Otho may not obey the order dig in: engaged, on open ground"),
    "out": ("ned=charge", "Ned is out of the mission"),
    "in no unit": ("sten=charge", "Sten is in no officer's unit"),
    "his officer has moved": ("lis=charge", "Lis obeys nobody this turn: Rell has moved already"),
    "any order": ("sten=1", "Sten is in no officer's unit"),
    "given": ("varo:charge>=3", "may not obey the order charge: Otho (engaged)"),
    "given, several reasons": ("varo:alert>=4", "may not obey the order alert: Ilex (has shot)"),
    "given to nobody": (
        "varo:dig-in",
        "may not obey the order dig in: Varo, Ilex (on open ground); Otho (engaged, on open ground)",
    ),
    "enough who may": ("varo=move-out", None),
}


@pytest.mark.parametrize(("want", "reason"), OFFICERS.values(), ids=OFFICERS)
def test_why_an_order_is_not_obeyed(orders, want: str, reason: str | None) -> None:
    run = orders("plan", "find", "-", "--want", want, stdin=MISSION)
    assert run.code == (1 if reason else 0)
    assert run.out.strip().partition("Why: ")[2].removesuffix(".") == (reason or "")


@pytest.mark.parametrize(
    ("want", "told"),
    [
        (
            "rell:charge",
            "Rell has moved already and gives no order this turn; those who give orders now: varo.",
        ),
        ("ned:charge", "Ned is no officer and gives no orders; those"),
        ("sten:charge", "Sten is no officer and gives no orders; those"),
    ],
)
def test_who_gives_no_order_and_why(orders, want: str, told: str) -> None:
    run = orders("plan", "find", "-", "--want", want, stdin=MISSION)
    assert (run.code, run.out) == (2, "")
    assert told in run.err


@pytest.mark.parametrize(
    ("wants", "told"),
    [
        (["varo=2"], "varo obeys 1 order at most"),
        (["varo:charge", "varo:alert"], "varo gives one order only"),
        (["ilex=charge", "ilex=move-out"], "ilex obeys 1 order at most"),
        (["ilex=charge", "ilex=0"], "these contradict each other"),
        (["varo:charge=1", "varo:charge=2"], "these contradict each other"),
        (["ilex=0", "ilex=1"], "these contradict each other"),
    ],
)
def test_contradictions_are_no_lack_of_orders(orders, wants: list[str], told: str) -> None:
    argv = [word for want in wants for word in ("--want", want)]
    run = orders("plan", "find", "-", *argv, stdin=MISSION)
    assert (run.code, run.out) == (1, f"No plan for {', '.join(wants)}: {told}.\n")


def test_orders_are_spelt_as_in_the_steps_of_a_plan() -> None:
    spelt = order_spelling(SYSTEM.reserve(Request(read_text(MISSION.encode(), "mission.yaml"))))
    for order in ORDERS:
        for name in (order.id, order.spanish):
            together = name.replace("-", "").replace(" ", "")
            parted = name.replace("-", " "), name.replace(" ", "-"), name.replace(" ", "_")
            for word in (name, name.upper(), together, *parted, name.replace("ó", "o"), f"{name}."):
                assert find_order(word) is order, word
                assert spelt.meant(word) == [order.id], word
    assert spelt.meant("dance") == []


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (("reserve", "-", "--public"), "--public is for lists: a mission has no secrets."),
        (
            ("plan", "find", "-", "--want", "varo=alert", "--tokens", "2"),
            "--tokens is for lists: a mission has no Command Tokens.",
        ),
    ],
)
def test_what_missions_do_not_know_is_refused(orders, argv: tuple[str, ...], told: str) -> None:
    run = orders(*argv, stdin=MISSION)
    assert (run.code, run.out) == (2, "")
    assert told in run.err
