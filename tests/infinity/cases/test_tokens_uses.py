"""Beyond cases T: every use of a Command Token, what it costs and when it may be used."""

from __future__ import annotations

from .army import HIDDEN, LT, army, i, r, row, s, team
from .desk import Case, Desk, by_edition
from .events import later, states, times

PLAIN = army([LT, r(3), i(2)])
FULL = {"regular/1": 4, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1}
DOC = row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}])
PROXIES = r(2, "G: Jumper", name="Post", ava=1)
SPEND = "spend: {order: regular, on: r-1}"

USES = [
    # Operational: at any time of the own turn, as many as there are.
    Case("CT-11/guts", PLAIN, steps="{token: {use: guts, trooper: r-1}}", left=FULL, tokens=3),
    Case(
        "CT-11/doctor",
        army([LT, row("Doc", "Doctor")]),
        steps=times(2, "{token: {use: doctor, trooper: doc}}"),
        left={"regular/1": 2, "lieutenant/lt": 1},
        tokens=2,
    ),
    Case(
        "CT-11/engineer",
        army([LT, row("Eng", "Engineer")]),
        steps="{token: {use: engineer, trooper: eng}}",
        left={"regular/1": 2, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "CT-01/fifth",
        PLAIN,
        steps=times(4, "{token: {use: guts, trooper: r-1}}") + "; {token: {use: guts, trooper: r-1}} # CT-01",
        left=FULL,
        tokens=0,
    ),
    Case(
        "CT-01/five",
        army([row("Lt", "Lieutenant (+1 Command Token)"), r(2)]),
        steps=times(5, "{token: {use: guts, trooper: r-1}}") + "; {token: {use: guts, trooper: r-1}} # CT-01",
        left={"regular/1": 3, "lieutenant/lt": 1},
        tokens=0,
    ),
    Case(
        "CT-01/whole-game",
        PLAIN,
        "turn: 1; token: {use: guts, trooper: r-1}; end: 1; turn: 2; "
        "token: {use: guts, trooper: r-1}; end: 2; turn: 3",
        turn=3,
        count="G1 4, Irr 2, Lt 1",
        tokens=2,
    ),
    Case(
        "CT-02/enemy-turn",
        PLAIN,
        "turn: 1; end: 1; token: {use: guts, trooper: r-1} # CT-02; turn: 2",
        turn=2,
        count="G1 4, Irr 2, Lt 1",
        tokens=4,
    ),
    Case(
        "CT-02/convert-in-enemy-turn",
        PLAIN,
        "turn: 1; end: 1; token: {use: convert, trooper: i-1} # CT-02; turn: 2",
        turn=2,
        count="G1 4, Irr 2, Lt 1",
        tokens=4,
    ),
    Case(
        "CT-02/regroup-in-enemy-turn",
        army([LT, r(3)], [s(2)]),
        "turn: 1; end: 1; token: {use: regroup, trooper: s-1, to: 1} # CT-02|CT-10; turn: 2",
        turn=2,
        count="G1 4, G2 2, Lt 1",
        tokens=4,
    ),
    # Irregular to Regular.
    Case(
        "CT-12/regular-trooper",
        PLAIN,
        steps="{token: {use: convert, trooper: r-1}} # CT-12",
        left=FULL,
        tokens=4,
    ),
    Case(
        "CT-12/twice",
        PLAIN,
        steps="{token: {use: convert, trooper: i-1}}; {token: {use: convert, trooper: i-1}} # CT-12|CT-13",
        left={"regular/1": 5, "irregular/i-2": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "CT-13/spent",
        PLAIN,
        steps="{order: irregular, on: i-1}; {token: {use: convert, trooper: i-1}} # CT-13",
        left={"regular/1": 4, "irregular/i-2": 1, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "CT-12/others-may-use-it",
        PLAIN,
        steps="{token: {use: convert, trooper: i-1}}; " + times(5, "{order: regular, on: r-2}"),
        left={"irregular/i-2": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "CT-12/only-this-turn",
        PLAIN,
        "turn: 1; token: {use: convert, trooper: i-1}; end: 1; turn: 2",
        turn=2,
        count="G1 4, Irr 2, Lt 1",
        tokens=3,
    ),
    # The count is what stood at the count, however many tokens follow.
    Case(
        "CT-12/count-unchanged",
        PLAIN,
        "turn: 1; token: {use: convert, trooper: i-1}",
        count="G1 4, Irr 2, Lt 1",
        left={"regular/1": 5, "irregular/i-2": 1, "lieutenant/lt": 1},
    ),
    Case(
        "CT-12/null-after-count",
        PLAIN,
        f"turn: 1; {SPEND}; " + states("unconscious", "i-1"),
        steps="{token: {use: convert, trooper: i-1}} # STA-03|CT-12",
        left=FULL | {"regular/1": 3},
        tokens=4,
    ),
]

GROUPS = [
    # Executive: before the count, and in it already.
    Case(
        "SEQ-03/same-turn",
        army([LT, r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1}",
        count="G1 5, G2 2, Lt 1",
        members="5 2",
        tokens=3,
    ),
    Case(
        "CT-10/two",
        army([LT, r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1}; token: {use: regroup, trooper: r-1, to: 2}",
        count="G1 4, G2 3, Lt 1",
        tokens=2,
    ),
    Case(
        "CT-08/for-good",
        army([LT, r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1}; end: 1; turn: 2",
        turn=2,
        count="G1 5, G2 2, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-08/its-orders",
        army([LT, r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1}",
        steps="{order: regular, on: s-1, group: 1}; {order: regular, on: s-1, group: 2} # ORD-10",
        left={"regular/1": 4, "regular/2": 2, "lieutenant/lt": 1},
    ),
    Case(
        "CT-08/lieutenant",
        army([LT, r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: lt, to: 2}",
        count="G1 3, G2 4, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-08/hidden",
        army([LT, r(3)], [s(3), HIDDEN]),
        "turn: 1; token: {use: regroup, trooper: hid, to: 1}",
        count="G1 4, G2 3, Lt 1, Off 1",
        members="5 3",
        tokens=3,
    ),
    Case(
        "CT-08/irregular",
        army([LT, r(3)], [s(3), i(1)]),
        "turn: 1; token: {use: regroup, trooper: i, to: 1}",
        count="G1 4, G2 3, Irr 1, Lt 1",
        members="5 3",
        tokens=3,
    ),
    Case(
        "CT-08/null-keeps-slot",
        army([LT, r(9)], [s(2)]),
        later(states("unconscious", "r-1")) + "; token: {use: regroup, trooper: s-1, to: 1} # CT-08",
        turn=2,
        count="G1 9, G2 2, Lt 1",
        members="10 2",
        tokens=4,
    ),
    Case(
        "GRP-05/controller",
        army([LT, DOC, r(2)], [s(2)]),
        "turn: 1; token: {use: regroup, trooper: doc, to: 2}",
        count="G1 3, G2 3, Lt 1",
        members="3 3",
        tokens=3,
        steps="{order: regular, on: doc, peripherals: [bot]}",
        left={"regular/1": 3, "regular/2": 2, "lieutenant/lt": 1},
    ),
    Case(
        "GRP-05/proxies",
        army([LT, r(2)], [PROXIES, s(2)]),
        "turn: 1; token: {use: regroup, trooper: post-1, to: 1}",
        count="G1 4, G2 2, Lt 1",
        members="4 2",
        tokens=3,
        editions="n5",
    ),
    Case(
        "FT-09/regroup",
        army([LT, r(3)], [s(2)], fireteams=[team("alpha", "haris", "r-1 r-2 r-3")]),
        "turn: 1; token: {use: regroup, trooper: r-3, to: 2}",
        count="G1 3, G2 3, Lt 1",
        left={"regular/1": 3, "regular/2": 3, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt", "regular/2": "r-3 s-1 s-2"},
    ),
    # Strategos L2: one move a turn for nothing, if its user is the Lieutenant and can act.
    Case(
        "SKL-09/level-one",
        army([row("Lt", "Lieutenant", "Strategos L1"), r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos} # SKL-09",
        count="G1 5, G2 3",
        tokens=4,
        editions="n5",
    ),
    Case(
        "SKL-09/second-move",
        army([row("Lt", "Lieutenant", "Strategos L2"), r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos}; "
        "token: {use: regroup, trooper: s-2, to: 1, by: strategos} # SKL-09",
        count="G1 6, G2 2",
        tokens=4,
        editions="n5",
    ),
    Case(
        "SKL-09/and-a-token",
        army([row("Lt", "Lieutenant", "Strategos L2"), r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos}; "
        "token: {use: regroup, trooper: s-2, to: 1}",
        count="G1 7, G2 1",
        tokens=3,
        editions="n5",
    ),
    Case(
        "SKL-09/each-turn",
        army([row("Lt", "Lieutenant", "Strategos L2"), r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos}; end: 1; turn: 2; "
        "token: {use: regroup, trooper: s-2, to: 1, by: strategos}",
        turn=2,
        count="G1 7, G2 1",
        tokens=4,
        editions="n5",
    ),
    Case(
        "SKL-09/full-group",
        army([row("Lt", "Lieutenant", "Strategos L2"), r(9)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos} # CT-08|SKL-09",
        count="G1 11, G2 3",
        tokens=4,
        editions="n5",
    ),
    Case(
        "SKL-09/not-the-lieutenant",
        army([LT, row("Aide", "Strategos L2"), r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos} # SKL-09",
        count="G1 5, G2 3, Lt 1",
        tokens=4,
        editions="n5",
    ),
]

STRATEGIC = [
    Case(
        "CT-05/second-player",
        army([LT, r(3)]),
        "token: {use: reserve, trooper: r-1} # CT-05; turn: 1",
        going="second",
        count="G1 4, Lt 1",
        tokens=4,
    ),
    Case(
        "CT-05/first-player",
        army([LT, r(3)]),
        "token: {use: reserve, trooper: r-1}; turn: 1",
        count="G1 4, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-05/twice",
        army([LT, r(3)]),
        "token: {use: reserve, trooper: r-1}; token: {use: reserve, trooper: r-2} # CT-05|CT-06; turn: 1",
        count="G1 4, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-06/n4-second-token",
        army([LT, r(3)]),
        "token: {use: reserve, trooper: r-1}; token: {use: speedball} # CT-06; turn: 1",
        count="G1 4, Lt 1",
        tokens=3,
        editions="n4",
    ),
    Case(
        "CT-06/speedballs-twice",
        army([LT, r(3)]),
        "token: {use: speedball}; token: {use: speedball} # CT-06; turn: 1",
        count="G1 4, Lt 1",
        tokens=3,
        editions="n5",
    ),
    Case(
        "CT-06/second-player",
        army([LT, r(3)]),
        "token: {use: speedball}; token: {use: remove-orders}; turn: 1",
        going="second",
        count="G1 4, Lt 1",
        tokens=2,
        editions="n5",
    ),
    Case(
        "CT-06/too-late",
        army([LT, r(3)]),
        "turn: 1; token: {use: speedball} # CT-06|CT-02",
        count="G1 4, Lt 1",
        tokens=4,
        editions="n5",
    ),
]


@by_edition(USES + GROUPS + STRATEGIC)
def test_use(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
