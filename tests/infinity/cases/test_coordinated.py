"""Beyond cases S: Coordinated Orders and Peripherals."""

from __future__ import annotations

from .army import HIDDEN, INSPIRING, JUMPER, LT, NCO, TA, army, i, r, row, s
from .desk import Case, Desk, by_edition
from .events import later, states

PLAIN = army([LT, r(4), i(2)], [s(2)])
LEFT = {"regular/1": 5, "regular/2": 2, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1}
WARHORSES = army([LT, r(2), r(2, "Warhorse", name="Vet")])
LOST = later(states("dead", "lt"))


def drones(kind: str, count: int) -> list[dict[str, str]]:
    return [{"name": f"Bot {n}", "kind": kind} for n in range(1, count + 1)]


COORDINATED = [
    Case(
        "COO-01/four",
        PLAIN,
        steps="{order: coordinated, on: [r-1, r-2, r-3, r-4]}",
        left=LEFT | {"regular/1": 4},
        tokens=3,
    ),
    Case(
        "COO-01/five",
        PLAIN,
        steps="{order: coordinated, on: [lt, r-1, r-2, r-3, r-4]} # COO-01",
        left=LEFT,
        tokens=4,
    ),
    Case(
        "COO-02/irregulars",
        PLAIN,
        steps="{order: coordinated, on: [i-1, i-2]}",
        left=LEFT | {"regular/1": 4},
        tokens=3,
    ),
    Case("COO-02/mixed", PLAIN, steps="{order: coordinated, on: [r-1, i-1]} # COO-02", left=LEFT, tokens=4),
    Case(
        "COO-02/two-groups", PLAIN, steps="{order: coordinated, on: [r-1, s-1]} # COO-02", left=LEFT, tokens=4
    ),
    Case(
        "COO-02/inspired",
        army([INSPIRING, r(2), i(2)]),
        steps="{order: coordinated, on: [r-1, i-1, i-2]}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "COO-01/empty-pool",
        army([LT, r(1)], [s(2)]),
        steps="{order: regular, on: s-1}; {order: regular, on: s-1}; {order: coordinated, on: [s-1, s-2]} "
        "# COO-01|ORD-01",
        left={"regular/1": 2, "lieutenant/lt": 1},
        tokens=4,
    ),
    # Peripherals and their Controllers stay out.
    Case(
        "COO-03/peripheral",
        army([LT, r(2), row("Doc", "Doctor", peripherals=drones("servant", 1))]),
        steps="{order: coordinated, on: [r-1, bot-1]} # COO-03|PER-01",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
    ),
    # An Ancillary that is not placed yet does not keep its Controller out.
    Case(
        "COO-03/ancillary-off-table",
        army([LT, r(2), row("Base", peripherals=drones("ancillary", 1))]),
        steps="{order: coordinated, on: [r-1, base]}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        tokens=3,
        editions="n5",
    ),
    # Who comes in by a Coordinated Order loses the Order of his own.
    Case(
        "COO-04/airborne",
        army([LT, r(2), JUMPER]),
        steps="{order: coordinated, on: [r-1, jump]}",
        left={"regular/1": 2, "lieutenant/lt": 1},
        targets={"regular/1": "jump lt r-1 r-2"},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-04/hidden",
        army([LT, r(2), HIDDEN]),
        steps="{order: coordinated, on: [r-1, hid]}",
        left={"regular/1": 2, "lieutenant/lt": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-04/not-twice",
        army([LT, r(2), JUMPER]),
        steps="{order: coordinated, on: [r-1, jump]}; {enter: jump} # AD-01|AD-03|AD-07|COO-04|CNT-07",
        left={"regular/1": 2, "lieutenant/lt": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-04/next-turn",
        army([LT, r(2), JUMPER]),
        "turn: 1; spend: {order: coordinated, on: [r-1, jump]}; end: 1",
        turn=2,
        count="G1 4, Lt 1",
        tokens=3,
        editions="n5",
    ),
    Case(
        "CNT-09/n5-coordinated",
        army([LT, r(2), row("Para", "Parachutist", "Tactical Awareness")]),
        steps="{order: coordinated, on: [r-1, para]}",
        left={"regular/1": 2, "lieutenant/lt": 1, "tactical/para": 1},
        tokens=3,
        editions="n5",
    ),
    # Paid with the Lieutenant Order: he inspires, and he is one of them.
    Case(
        "COO-05/paid",
        army([INSPIRING, r(3)]),
        steps="{order: coordinated, on: [lt, r-1], pay: lieutenant}",
        left={"regular/1": 4},
        tokens=4,
    ),
    Case(
        "COO-05/without-him",
        army([INSPIRING, r(3)]),
        steps="{order: coordinated, on: [r-1, r-2], pay: lieutenant} # COO-05",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "COO-05/not-inspiring",
        army([LT, r(3)]),
        steps="{order: coordinated, on: [lt, r-1], pay: lieutenant} # COO-05",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "COO-05/order-gone",
        army([INSPIRING, r(3)]),
        steps="{order: lieutenant, on: lt}; "
        "{order: coordinated, on: [lt, r-1], pay: lieutenant} # COO-05|ORD-03",
        left={"regular/1": 4},
        tokens=4,
    ),
    Case(
        "COO-05/the-usual-way",
        army([INSPIRING, r(3)]),
        steps="{order: coordinated, on: [lt, r-1]}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        tokens=3,
    ),
    # In Loss of Lieutenant: with a converted Order (two tokens in all), or with the Warhorses' Orders.
    Case(
        "COO-07/converted",
        army([LT, r(3)]),
        LOST,
        turn=2,
        steps="{token: {use: convert, trooper: r-1}}; {order: coordinated, on: [r-1, r-2]}",
        left={"irregular/r-2": 1, "irregular/r-3": 1},
        tokens=2,
    ),
    Case(
        "COO-07/warhorses",
        WARHORSES,
        LOST,
        turn=2,
        steps="{order: coordinated, on: [vet-1, vet-2]}",
        left={"regular/1": 1, "irregular/r-1": 1, "irregular/r-2": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-07/warhorse-order-for-others",
        WARHORSES,
        LOST,
        turn=2,
        steps="{order: coordinated, on: [r-1, r-2]}",
        left={"regular/1": 1, "irregular/r-1": 1, "irregular/r-2": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-07/mixed",
        WARHORSES,
        LOST,
        turn=2,
        steps="{order: coordinated, on: [vet-1, r-1]} # COO-02",
        left={"regular/1": 2, "irregular/r-1": 1, "irregular/r-2": 1},
        tokens=4,
        editions="n5",
    ),
    # The Lieutenant may take part, his own Order untouched; so may the NCO, the Tactical and Markers.
    Case(
        "COO-08/lieutenant",
        army([LT, NCO, TA, row("Camo", "Camouflage")]),
        steps="{order: coordinated, on: [lt, nco, ta, camo]}",
        left={"regular/1": 3, "lieutenant/lt": 1, "tactical/ta": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-08/one-alone",
        PLAIN,
        steps="{order: coordinated, on: [r-1]}",
        left=LEFT | {"regular/1": 4},
        tokens=3,
    ),
    Case(
        "STA-03/coordinated",
        PLAIN,
        "turn: 1; " + states("unconscious", "r-1"),
        steps="{order: coordinated, on: [r-1, r-2]} # STA-03",
        left=LEFT,
        tokens=4,
    ),
]

PERIPHERALS = [
    Case(
        "PER-01/by-itself",
        army([LT, row("Doc", "Doctor", peripherals=drones("servant", 1))]),
        steps="{order: regular, on: bot-1} # PER-01",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case(
        "PER-01/targets",
        army([LT, row("Doc", "Doctor", peripherals=drones("servant", 2))]),
        targets={"regular/1": "doc lt"},
    ),
    Case(
        "PER-01/not-his",
        army([LT, row("Doc", "Doctor", peripherals=drones("servant", 1)), r(1)]),
        steps="{order: regular, on: r, peripherals: [bot-1]} # PER-01|PER-03|REF-01",
        left={"regular/1": 3, "lieutenant/lt": 1},
    ),
    Case(
        "PER-01/lieutenant-order",
        army([row("Lt", "Lieutenant", "Doctor", peripherals=drones("servant", 1)), r(1)]),
        steps="{order: lieutenant, on: lt, peripherals: [bot-1]}",
        left={"regular/1": 2},
    ),
    Case(
        "PER-03/one-servant",
        army([LT, row("Doc", "Doctor", peripherals=drones("servant", 2))]),
        steps="{order: regular, on: doc, peripherals: [bot-2]}",
        left={"regular/1": 1, "lieutenant/lt": 1},
    ),
    Case(
        "PER-03/synchronized",
        army([LT, row("Handler", peripherals=drones("synchronized", 2))]),
        steps="{order: regular, on: handler, peripherals: [bot-1, bot-2]}",
        left={"regular/1": 1, "lieutenant/lt": 1},
    ),
    Case(
        "PER-03/control",
        army([LT, row("Handler", peripherals=drones("control", 3))]),
        steps="{order: regular, on: handler, peripherals: [bot-1, bot-2, bot-3]}",
        left={"regular/1": 1, "lieutenant/lt": 1},
    ),
    Case(
        "CNT-10/bought",
        army([LT, row("Doc", "Doctor"), row("Bot", peripheral="servant"), r(1)]),
        count="G1 3, Lt 1",
        members="3",
        gives={"bot": "none CNT-10"},
    ),
    Case(
        "PER-04/impetuous-controller",
        army([LT, row("Handler", "Impetuous", peripherals=drones("synchronized", 1))]),
        count="G1 2, Lt 1, Imp 1",
        members="2",
    ),
    Case(
        "PER-07/motorcycle",
        army([LT, row("Rider", peripherals=drones("synchronized", 1)), r(1)]),
        steps="{order: coordinated, on: [rider, r]} # COO-03",
        left={"regular/1": 3, "lieutenant/lt": 1},
        tokens=4,
    ),
]


@by_edition(COORDINATED + PERIPHERALS)
def test_spend(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
