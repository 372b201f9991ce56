"""Section 3: what is legal in which part of the turn, and that an illegal event changes nothing."""

from __future__ import annotations

from .army import HIDDEN, JUMPER, LT, army, i, r, row, s
from .desk import Case, Desk, by_edition
from .events import later, states

DOC = row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}] * 2)
ENG = row("Eng", "Engineer", peripherals=[{"name": "Bot", "kind": "servant"}])
MIXED = army([LT, r(3), i(2)], [s(2)])
MIXED_LEFT = {"regular/1": 4, "regular/2": 2, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1}
PARA = row("Para", "Parachutist", "Impetuous")

PHASES = [
    Case(
        "SEQ-01/before-the-first-turn",
        army([LT, r(2)]),
        "spend: {order: regular, on: r-1} # SEQ-01; turn: 1",
        count="G1 3, Lt 1",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "SEQ-01/enemy-turn",
        army([LT, r(2)]),
        "turn: 1; end: 1; spend: {order: regular, on: r-1} # SEQ-01; turn: 2",
        turn=2,
        count="G1 3, Lt 1",
    ),
    Case(
        "SEQ-01/lieutenant-order-in-enemy-turn",
        army([LT, r(2)]),
        "turn: 1; end: 1; spend: {order: lieutenant, on: lt} # SEQ-01; turn: 2",
        turn=2,
        count="G1 3, Lt 1",
    ),
    Case(
        "SEQ-01/enter-in-enemy-turn",
        army([LT, r(2), JUMPER]),
        "turn: 1; end: 1; enter: jump # SEQ-01|AD-01; turn: 2",
        turn=2,
        count="G1 3, Lt 1, Off 1",
    ),
    Case(
        "SEQ-01/turn-skipped",
        army([LT, r(2)]),
        "turn: 1; end: 1; turn: 3 # SEQ-01",
        turn=1,
        count="G1 3, Lt 1",
    ),
    Case(
        "SEQ-01/turn-twice",
        army([LT, r(2)]),
        "turn: 1; spend: {order: regular, on: r-1}; turn: 1 # SEQ-01",
        count="G1 3, Lt 1",
    ),
    Case(
        "SEQ-01/end-of-another",
        army([LT, r(2)]),
        "turn: 1; spend: {order: regular, on: r-1}; end: 2 # SEQ-01",
        count="G1 3, Lt 1",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case(
        "SEQ-01/missing-end",
        army([LT, r(2)]),
        "turn: 1; spend: {order: regular, on: r-1}; turn: 2",
        turn=2,
        count="G1 3, Lt 1",
    ),
    Case(
        "SEQ-01/hidden-in-own-turn",
        army([LT, r(2), HIDDEN]),
        steps="{reveal: hid}; {reveal: hid} # HD-01|HD-03",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "SEQ-05/retreat",
        army([LT | {"cost": 20}, i(2, "Impetuous", cost=10)]),
        "turn: 1",
        count="G1 0, Irr 3, Lt 1, LoL, Retreat",
        steps="{order: impetuous, on: i-1} # SEQ-05|IMP-01|IMP-04",
        left={"irregular/lt": 1, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1},
    ),
    Case("SEQ-06/stunned", army([LT, r(2)]), later(states("stunned", "r-1")), turn=2, count="G1 3, Lt 1"),
    # An illegal event changes nothing; the rest is played without it.
    Case(
        "REF-01/nobody",
        army([LT, r(2)]),
        "turn: 1; spend: {order: regular, on: nobody} # REF-01; spend: {order: regular, on: r-1}",
        count="G1 3, Lt 1",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case(
        "ORD-01/rest-goes-on",
        army([LT, r(2)], [s(1)]),
        "turn: 1; spend: {order: regular, on: s}; spend: {order: regular, on: s} # ORD-01; "
        "spend: {order: regular, on: r-1}; spend: {order: lieutenant, on: s} # ORD-03; "
        "token: {use: convert, trooper: r-1} # CT-12; end: 1; turn: 2",
        turn=2,
        count="G1 3, G2 1, Lt 1",
        tokens=4,
    ),
]


@by_edition(PHASES)
def test_spend(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
