"""Cases S: what an Order may activate, each as game events and as a plan."""

from __future__ import annotations

from .army import INSPIRING, JUMPER, LT, NCO, TA, army, i, r, row, s, team
from .desk import Case, Desk, by_edition
from .events import later, states, times

DOC = row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}] * 2)
ENG = row("Eng", "Engineer", peripherals=[{"name": "Bot", "kind": "servant"}])
MIXED = army([LT, r(3), i(2)], [s(2)])
MIXED_LEFT = {"regular/1": 4, "regular/2": 2, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1}
PARA = row("Para", "Parachutist", "Impetuous")

SPENDS = [
    Case("S01", army([LT, r(9)]), steps=times(10, "{order: regular, on: r-1}"), left={"lieutenant/lt": 1}),
    Case("S02", MIXED, steps="{order: regular, on: s-1, group: 1} # ORD-10", left=MIXED_LEFT),
    Case("S03", MIXED, steps="{order: irregular, by: i-1, on: i-2} # ORD-02", left=MIXED_LEFT),
    Case("S03/regular", MIXED, steps="{order: irregular, by: i-1, on: r-1} # ORD-02", left=MIXED_LEFT),
    Case("S04", MIXED, steps="{order: regular, on: i-1, group: 1}", left=MIXED_LEFT | {"regular/1": 3}),
    Case("S06", MIXED, steps="{order: lieutenant, by: lt, on: r-1} # ORD-03", left=MIXED_LEFT),
    Case("S06/by-himself", MIXED, steps="{order: lieutenant, on: r-1} # ORD-03", left=MIXED_LEFT),
    Case(
        "S07",
        army([LT, r(2)], [NCO, s(1)]),
        steps="{order: lieutenant, by: nco, on: nco}",
        left={"regular/1": 3, "regular/2": 2},
        editions="n5",
    ),
    Case(
        "SKL-03/other-group",
        army([LT, r(2)], [NCO, s(1)]),
        steps="{order: lieutenant, by: nco, on: nco}",
        left={"regular/1": 3, "regular/2": 2},
        editions="n4",
    ),
    Case(
        "S09",
        army([LT, NCO, r(2)]),
        later(states("isolated", "nco")),
        turn=2,
        steps="{order: lieutenant, by: nco, on: nco} # STA-07",
        left={"regular/1": 3, "irregular/nco": 1, "lieutenant/lt": 1},
        targets={"lieutenant/lt": "lt"},
        editions="n5",
    ),
    Case(
        "S11",
        army([LT, NCO, r(3)], fireteams=[team("alpha", "haris", "nco r-1 r-2")]),
        steps="{order: lieutenant, by: nco, on: alpha}; {order: regular, on: alpha}",
        left={"regular/1": 4},
        targets={"regular/1": "alpha lt r-3"},
        editions="n4",
    ),
    # He is the Leader then: with him the Fireteam falls.
    Case(
        "S12",
        army([LT, TA, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 ta")]),
        steps="{order: tactical, by: ta, on: alpha}",
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt r-3"},
        editions="n5",
    ),
    Case(
        "S12/leader",
        army([LT, TA, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 ta")]),
        "turn: 1; spend: {order: tactical, by: ta, on: alpha}; " + states("unconscious", "ta"),
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "lt r-1 r-2 r-3"},
        editions="n5",
    ),
    Case(
        "S13",
        army([LT, i(1), r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 i")]),
        steps="{order: irregular, on: i}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        targets={"regular/1": "alpha i lt r-3"},
    ),
    Case(
        "S13/leader",
        army([LT, i(1), r(3)], fireteams=[team("alpha", "haris", "i r-1 r-2")]),
        steps="{order: irregular, on: i}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        targets={"regular/1": "i lt r-1 r-2 r-3"},
    ),
    Case(
        "S16",
        army([LT, r(6)]),
        steps="{order: coordinated, on: [r-1, r-2, r-3, r-4, r-5]} # COO-01",
        left={"regular/1": 7, "lieutenant/lt": 1},
        tokens=4,
        editions="n5",
    ),
    Case(
        "S17",
        army([LT, r(3)]),
        steps=times(4, "{token: {use: guts, trooper: r-1}}")
        + "; {order: coordinated, on: [r-1, r-2]} # COO-01",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=0,
    ),
    Case(
        "S18",
        MIXED,
        steps="{order: coordinated, on: [r-1, r-2, i-1]} # COO-02",
        left=MIXED_LEFT,
        tokens=4,
        editions="n5",
    ),
    Case(
        "S20",
        army([LT, r(2), ENG]),
        steps="{order: coordinated, on: [r-1, eng]} # COO-03",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
        editions="n5",
    ),
    Case(
        "S21",
        army([LT, r(4)], fireteams=[team("alpha", "duo", "r-1 r-2")]),
        steps="{order: coordinated, on: [r-1, r-3]} # COO-03",
        left={"regular/1": 5, "lieutenant/lt": 1},
        tokens=4,
        editions="n5",
    ),
    Case(
        "S23",
        army([INSPIRING, r(3), i(1)]),
        "turn: 1; " + times(4, "token: {use: guts, trooper: r-1}"),
        steps="{order: coordinated, on: [lt, r-1, r-2, i], pay: lieutenant}",
        left={"regular/1": 5},
        tokens=0,
    ),
    Case(
        "S24",
        army([LT, r(2), PARA]),
        steps="{enter: {trooper: para, with: impetuous}}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "lt para r-1 r-2"},
        editions="n5",
    ),
    Case(
        "S26",
        army([LT, r(2), JUMPER]),
        steps="{order: regular, on: jump} # AD-05",
        left={"regular/1": 3, "lieutenant/lt": 1, "own/jump": 1},
    ),
    Case(
        "S27",
        army([LT, r(2), i(1, "Impetuous")]),
        count="G1 3, Irr 1, Lt 1, Imp 1",
        steps="{order: regular, on: r-1}; {order: impetuous, on: i} # IMP-01",
        left={"regular/1": 2, "irregular/i": 1, "lieutenant/lt": 1},
    ),
    Case(
        "S28",
        army([LT, r(9)]),
        "turn: 1; " + times(7, "spend: {order: regular, on: r-1}") + "; end: 1; turn: 2",
        turn=2,
        count="G1 10, Lt 1",
        left={"regular/1": 10, "lieutenant/lt": 1},
    ),
    Case(
        "S30",
        army([LT, row("Hacker"), r(8)]),
        "turn: 1; spend: {order: regular, on: hacker}; gain: {id: enemy-tag, name: Enemy TAG, by: hacker}",
        count="G1 10, Lt 1",
        members="10",
        steps="{order: regular, on: enemy-tag}; {order: regular, on: enemy-tag}",
        left={"regular/1": 7, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "S31",
        army([LT, ENG, r(1)]),
        steps="{order: regular, on: eng, peripherals: [bot]}",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case(
        "S32",
        army([LT, DOC, r(1)]),
        steps="{order: regular, on: doc, peripherals: [bot-1, bot-2]} # PER-03",
        left={"regular/1": 3, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "S34",
        army([LT, r(3)]),
        later(states("dead", "lt")),
        turn=2,
        steps="{order: coordinated, on: [r-1, r-2]} # COO-07",
        left={"irregular/r-1": 1, "irregular/r-2": 1, "irregular/r-3": 1},
        tokens=4,
        editions="n5",
    ),
]


@by_edition(SPENDS)
def test_spend(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
