"""Beyond cases C: who is off the table, who comes in, and when his order counts."""

from __future__ import annotations

from .army import COC, HIDDEN, JUMPER, LT, army, i, r, row, s
from .desk import Case, Desk, by_edition
from .events import later, states

PARA_TA = row("Para", "Parachutist", "Tactical Awareness")
HID_TA = row("Hid", "Hidden Deployment", "Tactical Awareness")
LT_JUMP = row("Lt", "Lieutenant", "Combat Jump")
LT_HID = row("Lt", "Lieutenant", "Hidden Deployment")
PLAIN = army([LT, r(3), JUMPER])

ENTRIES = [
    # It comes in with its own order; the pool of that turn is what it was.
    Case(
        "CNT-08/pool",
        PLAIN,
        "turn: 1; enter: jump",
        count="G1 4, Lt 1, Off 1",
        left={"regular/1": 4, "lieutenant/lt": 1},
        targets={"regular/1": "jump lt r-1 r-2 r-3"},
    ),
    Case("CNT-07/still-off", PLAIN, later(), turn=2, count="G1 4, Lt 1, Off 1"),
    Case("AD-04/next-turn", PLAIN, "turn: 1; enter: jump; end: 1; turn: 2", turn=2, count="G1 5, Lt 1"),
    Case("AD-04/projected", PLAIN, "turn: 1; enter: jump", turn=2, count="G1 5, Lt 1"),
    Case("AD-04/first-turn-stays", PLAIN, "turn: 1; enter: jump; end: 1; turn: 2", count="G1 4, Lt 1, Off 1"),
    Case(
        "AD-01/own-order",
        PLAIN,
        count="G1 4, Lt 1, Off 1",
        left={"regular/1": 4, "lieutenant/lt": 1, "own/jump": 1},
        targets={"own/jump": "jump"},
    ),
    Case(
        "AD-01/then-pool-order",
        PLAIN,
        steps="{enter: jump}; {order: regular, on: jump}; {order: regular, on: jump}",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    # Deployed on the table it counts at once; so does the Lieutenant unless a game file says otherwise.
    Case("AD-06/on-table", PLAIN, deployment="{on_table: [jump]}", count="G1 5, Lt 1"),
    Case("AD-06/hidden-on-table", army([LT, HIDDEN]), deployment="{on_table: [hid]}", count="G1 2, Lt 1"),
    Case("AD-06/lieutenant", army([LT_JUMP, r(3)]), count="G1 4, Lt 1"),
    # The own order is of the Trooper's Training.
    Case(
        "AD-07/irregular",
        army([LT, r(3), i(1, "Combat Jump", name="Wild")]),
        count="G1 4, Lt 1, Off 1",
        steps="{enter: wild}",
        left={"regular/1": 4, "lieutenant/lt": 1},
    ),
    Case(
        "AD-07/irregular-next-turn",
        army([LT, r(3), i(1, "Combat Jump", name="Wild")]),
        "turn: 1; enter: wild; end: 1",
        turn=2,
        count="G1 4, Irr 1, Lt 1",
    ),
    Case(
        "AD-07/convert",
        army([LT, r(3), i(1, "Combat Jump", name="Wild")]),
        steps="{token: {use: convert, trooper: wild}} # AD-07|CT-12",
        left={"regular/1": 4, "lieutenant/lt": 1, "own/wild": 1},
    ),
    Case(
        "AD-07/spent-before-entry",
        army([LT, r(3), i(1, "Combat Jump", name="Wild")]),
        steps="{order: irregular, on: wild} # AD-07|ORD-02",
        left={"regular/1": 4, "lieutenant/lt": 1, "own/wild": 1},
    ),
    Case(
        "AD-07/loss-of-lieutenant",
        army([LT, r(3), JUMPER]),
        later(states("dead", "lt")),
        turn=2,
        count="G1 0, Irr 3, Off 1, LoL",
        steps="{enter: jump}",
        left={"irregular/r-1": 1, "irregular/r-2": 1, "irregular/r-3": 1},
    ),
    # Placed in the Orders Phase, Tactical Awareness gives its Tactical Order at once in N5, nothing in N4.
    Case(
        "CNT-09/n5-off-table",
        army([LT, PARA_TA, r(3)]),
        count="G1 4, Lt 1, Off 1",
        steps="{enter: para}",
        left={"regular/1": 4, "lieutenant/lt": 1, "tactical/para": 1},
        editions="n5",
    ),
    Case(
        "CNT-09/n5-hidden",
        army([LT, HID_TA, r(3)]),
        count="G1 4, Lt 1, Off 1",
        steps="{reveal: hid}",
        left={"regular/1": 4, "lieutenant/lt": 1, "tactical/hid": 1},
        editions="n5",
    ),
    Case(
        "CNT-09/n5-spent",
        army([LT, PARA_TA, r(3)]),
        steps="{enter: para}; {order: tactical, on: para}; {order: tactical, on: para} # ORD-04",
        left={"regular/1": 4, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "CNT-09/n5-impetuous-phase",
        army([LT, row("Para", "Parachutist", "Tactical Awareness", "Impetuous"), r(3)]),
        steps="{enter: {trooper: para, with: impetuous}}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "CNT-09/n5-next-turn",
        army([LT, PARA_TA, r(3)]),
        "turn: 1; enter: para; end: 1; turn: 2",
        turn=2,
        count="G1 5, Lt 1, Tac 1",
        editions="n5",
    ),
    Case(
        "CNT-09/n4-hidden",
        army([LT, HID_TA, r(3)]),
        count="G1 4, Lt 1, Off 1",
        steps="{reveal: hid}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case(
        "CNT-09/n4-next-turn",
        army([LT, PARA_TA, r(3)]),
        "turn: 1; enter: para; end: 1; turn: 2",
        turn=2,
        count="G1 5, Irr 1, Lt 1",
        editions="n4",
    ),
    # Impetuous entry costs the activation and the own order, and is for the Impetuous in their Phase.
    Case(
        "AD-02/irregular-impetuous",
        army([LT, r(3), i(1, "Parachutist", "Impetuous", name="Wild")]),
        count="G1 4, Lt 1, Off 1",
        steps="{enter: {trooper: wild, with: impetuous}}",
        left={"regular/1": 4, "lieutenant/lt": 1},
    ),
    Case(
        "AD-02/not-impetuous",
        PLAIN,
        steps="{enter: {trooper: jump, with: impetuous}} # IMP-01|AD-02",
        left={"regular/1": 4, "lieutenant/lt": 1, "own/jump": 1},
    ),
    Case(
        "AD-02/too-late",
        army([LT, r(3), row("Para", "Parachutist", "Impetuous")]),
        steps="{order: regular, on: r-1}; {enter: {trooper: para, with: impetuous}} # IMP-01|AD-02",
        left={"regular/1": 3, "lieutenant/lt": 1, "own/para": 1},
    ),
    Case(
        "AD-02/both-gone",
        army([LT, r(3), row("Para", "Parachutist", "Impetuous")]),
        steps="{enter: {trooper: para, with: impetuous}}; {order: impetuous, on: para} # IMP-01",
        left={"regular/1": 4, "lieutenant/lt": 1},
    ),
    Case(
        "AD-02/own-order-in-orders-phase",
        army([LT, r(3), row("Para", "Parachutist", "Impetuous")]),
        steps="{order: regular, on: r-1}; {enter: para}",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    # A pool order brings nobody in, unless the ruling says so; the own order is gone then.
    Case(
        "AD-05/ruling",
        army([LT, r(3), JUMPER], rulings={"pool_order_enters_airborne": True}),
        steps="{order: regular, on: jump}",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    # Hidden Deployment: his own order only when he is placed.
    Case(
        "HD-01/own-order",
        army([LT, r(3), HIDDEN]),
        count="G1 4, Lt 1, Off 1",
        steps="{reveal: hid}; {order: regular, on: hid}",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "HD-02/by-aro",
        army([LT, r(3), HIDDEN]),
        later("reveal: hid"),
        turn=2,
        count="G1 5, Lt 1",
    ),
    Case(
        "HD-03/pool-order",
        army([LT, r(3), HIDDEN]),
        steps="{order: regular, on: hid}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "hid lt r-1 r-2 r-3"},
    ),
    Case(
        "HD-03/pool-order-tactical",
        army([LT, r(3), HID_TA]),
        steps="{order: regular, on: hid}",
        left={"regular/1": 3, "lieutenant/lt": 1, "tactical/hid": 1},
        editions="n5",
    ),
    Case(
        "HD-03/ruling",
        army([LT, r(3), HIDDEN], rulings={"pool_order_reveals_hidden": False}),
        steps="{order: regular, on: hid} # HD-03",
        left={"regular/1": 4, "lieutenant/lt": 1, "own/hid": 1},
    ),
    Case(
        "HD-03/targets",
        army([LT, r(3), HIDDEN]),
        left={"regular/1": 4, "lieutenant/lt": 1, "own/hid": 1},
        targets={"regular/1": "hid lt r-1 r-2 r-3", "own/hid": "hid"},
    ),
    # The Lieutenant off the table: Loss of Lieutenant, unless he stands there before the Tactical Phase.
    Case(
        "HD-05/hidden-lieutenant",
        army([LT_HID, r(3)]),
        deployment="{off_table: [lt]}",
        count="G1 0, Irr 3, Off 1, LoL",
    ),
    Case(
        "HD-05/revealed-before",
        army([LT_HID, r(3)]),
        "reveal: lt; turn: 1",
        deployment="{off_table: [lt]}",
        going="second",
        count="G1 4, Lt 1",
    ),
    Case(
        "LT-05/off-table-lieutenant",
        army([LT_HID, r(3), COC]),
        deployment="{off_table: [lt]}",
        count="G1 0, Irr 4, Off 1, LoL",
    ),
    # A group of its own for who is off the table gives nothing to another.
    Case("CNT-07/group", army([LT, r(3)], [JUMPER, s(2)]), count="G1 4, G2 2, Lt 1, Off 1", members="4 3"),
]


@by_edition(ENTRIES)
def test_entry(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
