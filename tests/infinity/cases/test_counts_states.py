"""Beyond cases C: states before and after the Order Count."""

from __future__ import annotations

from .army import LT, TA, army, i, r, row
from .desk import Case, Desk, by_edition
from .events import later, states

PLAIN = army([LT, r(3), i(1)])
LEFT = {"regular/1": 4, "irregular/i": 1, "lieutenant/lt": 1}


def after(name: str, who: str) -> str:
    """The state comes once the Orders of turn 1 are counted: an Order has been spent."""
    return "turn: 1; spend: {order: regular, on: lt}; " + states(name, who)


STATES = [
    # What happens after the count takes no Regular Order out of the pool.
    Case(
        "ORD-14/null",
        PLAIN,
        after("unconscious", "r-1 r-2"),
        count="G1 4, Irr 1, Lt 1",
        left=LEFT | {"regular/1": 3},
        targets={"regular/1": "i lt r-3"},
    ),
    Case(
        "ORD-14/null-next-turn",
        PLAIN,
        after("unconscious", "r-1 r-2"),
        turn=2,
        count="G1 2, Irr 1, Lt 1",
    ),
    Case(
        "ORD-14/null-cannot-act",
        PLAIN,
        after("unconscious", "r-1 i"),
        steps="{order: regular, on: r-1} # STA-03",
        left=LEFT | {"regular/1": 3},
    ),
    Case(
        "ORD-14/null-own-order",
        PLAIN,
        after("dead", "i"),
        steps="{order: irregular, on: i} # STA-03",
        left=LEFT | {"regular/1": 3},
    ),
    Case(
        "ORD-14/null-tactical",
        army([LT, TA, r(1)]),
        "turn: 1; " + states("unconscious", "ta"),
        turn=1,
        steps="{order: tactical, on: ta} # STA-03",
        editions="n5",
    ),
    Case(
        "ORD-14/isolated-pool-order",
        PLAIN,
        after("isolated", "r-1"),
        count="G1 4, Irr 1, Lt 1",
        steps="{order: regular, on: r-1} # STA-04",
        left=LEFT | {"regular/1": 3},
        targets={"regular/1": "i lt r-2 r-3"},
    ),
    Case(
        "ORD-14/isolated-own-order",
        PLAIN,
        after("isolated", "i"),
        steps="{order: irregular, on: i}",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "ORD-14/isolated-tactical",
        army([LT, TA, r(1)]),
        "turn: 1; spend: {order: regular, on: lt}; " + states("isolated", "ta"),
        steps="{order: tactical, on: ta}",
        left={"regular/1": 2, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "ORD-14/isolated-lieutenant",
        PLAIN,
        after("isolated", "lt"),
        turn=1,
        count="G1 4, Irr 1, Lt 1",
        left=LEFT | {"regular/1": 3},
    ),
    # Isolated at the count: Irregular for the turn, even where he is cured in it.
    Case(
        "STA-04/no-pool-order",
        PLAIN,
        later(states("isolated", "r-1")),
        turn=2,
        count="G1 3, Irr 2, Lt 1",
        steps="{order: irregular, on: r-1}; {order: regular, on: r-1} # STA-04",
        left={"regular/1": 3, "irregular/i": 1, "lieutenant/lt": 1},
    ),
    Case(
        "STA-04/cured",
        PLAIN,
        later(states("isolated", "r-1")) + "; spend: {order: regular, on: lt}; " + states("normal", "r-1"),
        turn=2,
        count="G1 3, Irr 2, Lt 1",
        steps="{order: regular, on: r-1}; {token: {use: convert, trooper: r-1}}",
        left={"regular/1": 2, "irregular/i": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "STA-04/cured-before",
        PLAIN,
        later(states("isolated", "r-1"), states("normal", "r-1")),
        turn=2,
        count="G1 4, Irr 1, Lt 1",
    ),
    Case(
        "STA-04/coordinated",
        PLAIN,
        after("isolated", "r-1"),
        steps="{order: coordinated, on: [r-1, r-2]} # STA-04|COO-03",
        left=LEFT | {"regular/1": 3},
    ),
    Case(
        "STA-19/isolated-keeps-token",
        army([LT, i(2, "Impetuous")]),
        later(states("isolated", "i-1")),
        turn=2,
        count="G1 1, Irr 2, Lt 1, Imp 2",
    ),
    Case(
        "STA-19/null-has-none",
        army([LT, i(2, "Impetuous")]),
        later(states("unconscious", "i-1")),
        turn=2,
        count="G1 1, Irr 1, Lt 1, Imp 1",
    ),
    # IMM, Stunned and the like may still be named by a pool Order.
    Case(
        "STA-08/spend",
        PLAIN,
        after("imm-b", "r-1"),
        steps="{order: regular, on: r-1}",
        left=LEFT | {"regular/1": 2},
    ),
    Case(
        "STA-09/engaged",
        PLAIN,
        later(states("engaged", "r-1"), states("retreat", "r-2")),
        turn=2,
        count="G1 4, Irr 1, Lt 1",
    ),
    # Possessed by the enemy: neither side's Order, and not ours to activate.
    Case(
        "STA-10/spend",
        PLAIN,
        after("possessed", "r-1"),
        steps="{order: regular, on: r-1} # STA-10",
        left=LEFT | {"regular/1": 3},
    ),
    Case(
        "STA-11/token",
        PLAIN,
        "turn: 1; end: 1; state: {trooper: r-1, is: possessed}; turn: 2; token: {use: free, trooper: r-1}",
        turn=2,
        count="G1 4, Irr 1, Lt 1",
        tokens=3,
    ),
    Case(
        "STA-11/lieutenant",
        PLAIN,
        "turn: 1; end: 1; state: {trooper: lt, is: possessed}; turn: 2; token: {use: free, trooper: lt}",
        turn=2,
        count="G1 4, Irr 1, Lt 1",
        tokens=3,
    ),
    Case(
        "STA-11/sepsitorized",
        PLAIN,
        "turn: 1; end: 1; state: {trooper: r-1, is: sepsitorized}; turn: 2; "
        "token: {use: free, trooper: r-1} # STA-11|CT-09",
        turn=2,
        count="G1 3, Irr 1, Lt 1",
        tokens=4,
    ),
    Case(
        "CT-09/not-possessed",
        PLAIN,
        "turn: 1; token: {use: free, trooper: r-1} # CT-09|STA-11",
        count="G1 4, Irr 1, Lt 1",
        tokens=4,
    ),
    # Dogged: as Normal to the States Phase of that turn, then Dead and out of his group.
    Case(
        "STA-12/dogged-acts",
        army([LT, row("Dog", "Dogged"), r(2)]),
        after("dogged", "dog"),
        count="G1 4, Lt 1",
        steps="{order: regular, on: dog}",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case(
        "STA-12/dogged-dies",
        army([LT, row("Dog", "Dogged"), r(2)]),
        after("dogged", "dog") + "; end: 1; turn: 2",
        turn=2,
        count="G1 3, Lt 1",
        members="3",
    ),
    Case(
        "STA-12/dogged-projected",
        army([LT, row("Dog", "Dogged"), r(2)]),
        after("dogged", "dog"),
        turn=2,
        count="G1 3, Lt 1",
    ),
    Case(
        "STA-12/dogged-enemy-turn",
        army([LT, row("Dog", "Dogged"), r(2)]),
        later(states("dogged", "dog")),
        turn=2,
        count="G1 3, Lt 1",
    ),
    Case(
        "STA-12/no-skill",
        army([LT, r(3)]),
        "turn: 1; end: 1; state: {trooper: r-1, is: dogged} # STA-12; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
    ),
    # Skills that keep a state off.
    Case(
        "STA-18/immunity-isolated",
        army([LT, r(1, "Immunity (Isolated)"), r(2, name="Q")]),
        "turn: 1; end: 1; state: {trooper: r, is: isolated} # STA-18; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        editions="n5",
    ),
    Case(
        "STA-18/immunity-possessed",
        army([LT, r(1, "Inmunidad (Poseído)"), r(2, name="Q")]),
        "turn: 1; end: 1; state: {trooper: r, is: possessed} # STA-18; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        editions="n5",
    ),
    Case(
        "STA-18/other-immunity",
        army([LT, r(1, "Immunity (Shock)"), r(2, name="Q")]),
        later(states("isolated", "r")),
        turn=2,
        count="G1 3, Irr 1, Lt 1",
    ),
    Case(
        "STA-18/warhorse",
        army([LT, r(1, "Warhorse"), r(2, name="Q")]),
        "turn: 1; end: 1; state: {trooper: r, is: isolated} # STA-18; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        editions="n5",
    ),
    # Disconnected is for Peripherals, and they give nothing anyway.
    Case(
        "STA-14/peripheral",
        army([LT, row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}])]),
        later(states("disconnected", "bot")),
        turn=2,
        count="G1 2, Lt 1",
        steps="{order: regular, on: doc, peripherals: [bot]} # STA-14|STA-03|PER-02",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case(
        "STA-15/unconscious-rem",
        army([LT, row("Rem", "Remote Presence", type="REM")]),
        later(states("unconscious", "rem")),
        turn=2,
        count="G1 1, Lt 1",
        gives={"rem": "none STA-03"},
    ),
    Case(
        "STA-02/embryo",
        army([LT, r(2, "Shasvastii")]),
        later(states("embryo", "r-1")),
        turn=2,
        count="G1 2, Lt 1",
    ),
    Case(
        "GRP-09/dead-slot",
        army([LT, r(4)]),
        later(states("dead", "r-1")),
        turn=2,
        count="G1 4, Lt 1",
        members="4",
    ),
    Case(
        "GRP-09/null-slot",
        army([LT, r(4)]),
        later(states("unconscious", "r-1")),
        turn=2,
        count="G1 4, Lt 1",
        members="5",
    ),
    Case(
        "STA-03/healed",
        PLAIN,
        later(states("unconscious", "r-1"), states("normal", "r-1")),
        turn=2,
        count="G1 4, Irr 1, Lt 1",
    ),
]


@by_edition(STATES)
def test_count(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
