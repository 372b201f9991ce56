"""Beyond cases S: each kind of Order, Impetuous activations and Possessed enemies."""

from __future__ import annotations

from .army import LT, NCO, TA, army, i, r, row, s
from .desk import Case, Desk, by_edition
from .events import later, states, times

DOC = row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}] * 2)
ENG = row("Eng", "Engineer", peripherals=[{"name": "Bot", "kind": "servant"}])
MIXED = army([LT, r(3), i(2)], [s(2)])
MIXED_LEFT = {"regular/1": 4, "regular/2": 2, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1}
PARA = row("Para", "Parachutist", "Impetuous")

KINDS = [
    Case(
        "ORD-01/eleventh",
        army([LT, r(9)]),
        steps=times(10, "{order: regular, on: r-1}") + "; {order: regular, on: r-2} # ORD-01",
        left={"lieutenant/lt": 1},
    ),
    Case(
        "ORD-02/twice",
        MIXED,
        steps="{order: irregular, on: i-1}; {order: irregular, on: i-1} # ORD-02",
        left={"regular/1": 4, "regular/2": 2, "irregular/i-2": 1, "lieutenant/lt": 1},
    ),
    Case("ORD-02/regular-trooper", MIXED, steps="{order: irregular, on: r-1} # ORD-02", left=MIXED_LEFT),
    Case(
        "ORD-03/twice",
        MIXED,
        steps="{order: lieutenant, on: lt}; {order: lieutenant, on: lt} # ORD-03",
        left={"regular/1": 4, "regular/2": 2, "irregular/i-1": 1, "irregular/i-2": 1},
    ),
    Case(
        "ORD-03/pool-too",
        MIXED,
        steps="{order: lieutenant, on: lt}; {order: regular, on: lt}",
        left={"regular/1": 3, "regular/2": 2, "irregular/i-1": 1, "irregular/i-2": 1},
    ),
    Case(
        "ORD-04/twice",
        army([LT, TA, r(1)]),
        steps="{order: tactical, on: ta}; {order: tactical, on: ta} # ORD-04",
        left={"regular/1": 3, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "ORD-04/another",
        army([LT, TA, r(1)]),
        steps="{order: tactical, by: ta, on: r} # ORD-04",
        left={"regular/1": 3, "lieutenant/lt": 1, "tactical/ta": 1},
        editions="n5",
    ),
    Case(
        "ORD-04/n4",
        army([LT, TA, r(1)]),
        steps="{order: tactical, on: ta} # ORD-04|ORD-05",
        left={"regular/1": 3, "lieutenant/lt": 1, "irregular/ta": 1},
        editions="n4",
    ),
    Case(
        "ORD-10/empty-own-pool",
        army([LT, r(1)], [s(1)]),
        steps="{order: regular, on: s}; {order: regular, on: s} # ORD-01",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    # Every Order of the NCO: the Lieutenant's, both where there are two, and not one after them.
    Case(
        "SKL-02/both",
        army([row("Lt", "Lieutenant (+1 Order)"), NCO, r(1)]),
        steps=times(2, "{order: lieutenant, by: nco, on: nco}") + "; {order: lieutenant, on: lt} # ORD-03",
        left={"regular/1": 3},
    ),
    Case(
        "SKL-02/shared",
        army([row("Lt", "Lieutenant (+1 Order)"), NCO, r(1)]),
        steps="{order: lieutenant, by: nco, on: nco}; {order: lieutenant, on: lt}",
        left={"regular/1": 3},
    ),
    Case(
        "SKL-02/another",
        army([LT, NCO, r(1)]),
        steps="{order: lieutenant, by: nco, on: r} # ORD-03",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "SKL-02/null-nco",
        army([LT, NCO, r(1)]),
        "turn: 1; " + states("unconscious", "nco"),
        steps="{order: lieutenant, by: nco, on: nco} # STA-03",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "SKL-02/targets",
        army([LT, r(1)], [NCO]),
        left={"regular/1": 2, "regular/2": 1, "lieutenant/lt": 1},
        targets={"lieutenant/lt": "lt nco"},
    ),
    Case(
        "SKL-02/suboficial", army([LT, r(1)], [row("Sub", "Suboficial")]), targets={"lieutenant/lt": "lt sub"}
    ),
    # Impetuous: one activation each, before the Orders Phase, and no Order of any other kind with it.
    Case(
        "IMP-01/used",
        army([LT, r(2), i(2, "Impetuous")]),
        steps="{order: impetuous, on: i-1}; {order: impetuous, on: i-2}; {order: irregular, on: i-1}; "
        "{order: regular, on: i-1}",
        left={"regular/1": 2, "irregular/i-2": 1, "lieutenant/lt": 1},
    ),
    Case(
        "IMP-01/twice",
        army([LT, r(2), i(1, "Impetuous")]),
        steps="{order: impetuous, on: i}; {order: impetuous, on: i} # IMP-01",
        left={"regular/1": 3, "irregular/i": 1, "lieutenant/lt": 1},
    ),
    Case("IMP-01/not-impetuous", MIXED, steps="{order: impetuous, on: r-1} # IMP-01", left=MIXED_LEFT),
    Case(
        "IMP-01/irregular-order-first",
        army([LT, i(1, "Impetuous")]),
        steps="{order: irregular, on: i}; {order: impetuous, on: i} # IMP-01",
        left={"regular/1": 1, "lieutenant/lt": 1},
    ),
    Case(
        "IMP-03/frenzy",
        army([LT, row("Fury", "Frenzy"), r(1)]),
        "turn: 1; frenzy: fury; end: 1; turn: 2",
        turn=2,
        count="G1 3, Lt 1, Imp 1",
        steps="{order: impetuous, on: fury}",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "IMP-03/not-this-turn",
        army([LT, row("Fury", "Frenzy"), r(1)]),
        "turn: 1; frenzy: fury",
        count="G1 3, Lt 1",
        steps="{order: impetuous, on: fury} # IMP-01|IMP-03",
    ),
    Case(
        "IMP-03/enemy-turn",
        army([LT, row("Fury", "Frenesí"), r(1)]),
        later("frenzy: fury"),
        turn=2,
        count="G1 3, Lt 1, Imp 1",
    ),
    Case(
        "IMP-03/for-good",
        army([LT, row("Fury", "Frenzy"), r(1)]),
        "turn: 1; frenzy: fury; end: 1; turn: 2; end: 2; turn: 3",
        turn=3,
        count="G1 3, Lt 1, Imp 1",
    ),
    Case(
        "IMP-03/no-skill",
        army([LT, r(2)]),
        "turn: 1; frenzy: r-1 # IMP-03; end: 1; turn: 2",
        turn=2,
        count="G1 3, Lt 1",
    ),
    # Possessed enemies belong to no pool of their own and to no other group.
    Case(
        "GRP-06/other-group",
        army([LT, row("Hacker"), r(2)], [s(2)]),
        "turn: 1; spend: {order: regular, on: hacker}; gain: {id: enemy-tag, name: Enemy TAG, by: hacker}",
        steps="{order: regular, on: enemy-tag, group: 2} # ORD-10",
        left={"regular/1": 3, "regular/2": 2, "lieutenant/lt": 1},
    ),
    Case(
        "GRP-06/no-order",
        army([LT, row("Hacker"), r(2)]),
        "turn: 1; spend: {order: regular, on: hacker}; "
        "gain: {id: enemy-tag, name: Enemy TAG, by: hacker}; end: 1",
        turn=2,
        count="G1 4, Lt 1",
        members="4",
    ),
]


@by_edition(KINDS)
def test_spend(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
