"""Cases T: Command Tokens and what the opponent does with his."""

from __future__ import annotations

from .army import HIDDEN, JUMPER, LT, TA, army, i, r, row, s
from .desk import Case, Desk, by_edition
from .events import later, states

ELEVEN = [LT, r(7), TA, i(1)]
SPY = row("Spy", "Counterintelligence")
REMOVE_TWO = "opponent: {use: remove-orders, from: {1: 2}}"
TEN_AND_FIVE = army([LT, r(9)], [s(5)])

TOKENS = [
    Case(
        "T01",
        army([LT, r(7)], [s(2)]),
        f"turn: 1; {REMOVE_TWO} # CT-03",
        count="G1 8, G2 2, Lt 1",
        editions="n5",
    ),
    Case("T02", army(ELEVEN), f"turn: 1; {REMOVE_TWO}", count="G1 7, Irr 1, Lt 1, Tac 1", editions="n5"),
    Case(
        "T04",
        army([LT, r(8)], [HIDDEN | {"count": 2}, JUMPER]),
        f"turn: 1; {REMOVE_TWO} # CT-03",
        count="G1 9, G2 0, Lt 1, Off 3",
        editions="n5",
    ),
    Case("T05", army([LT, r(7)], [s(2)]), f"turn: 1; {REMOVE_TWO}", count="G1 6, G2 2, Lt 1", editions="n4"),
    Case(
        "T05/one-each",
        army([LT, r(7)], [s(2)]),
        "turn: 1; opponent: {use: remove-orders, from: {1: 1, 2: 1}}",
        count="G1 7, G2 1, Lt 1",
        editions="n4",
    ),
    Case(
        "T05/second-group",
        army([LT, r(7)], [s(2)]),
        "turn: 1; opponent: {use: remove-orders, from: {2: 2}}",
        count="G1 8, G2 0, Lt 1",
        editions="n4",
    ),
    Case(
        "T07",
        army(ELEVEN, [SPY | {"skills": ["Counterintelligence", "Hidden Deployment"]}]),
        f"turn: 1; {REMOVE_TWO}",
        count="G1 7, G2 0, Irr 1, Lt 1, Tac 1, Off 1",
        editions="n5",
    ),
    Case(
        "T09",
        army([LT, r(2)], [i(1), s(2)]),
        steps="{token: {use: convert, trooper: i}}; {order: regular, on: s-1}; {order: regular, on: i}; "
        "{order: regular, on: r-1, group: 2} # ORD-10",
        left={"regular/1": 3, "regular/2": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "T10",
        army([LT, i(2)]),
        later(states("isolated", "i-1")),
        turn=2,
        steps="{token: {use: convert, trooper: i-1}} # STA-04",
        left={"regular/1": 1, "irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "T11",
        army([LT, TA]),
        steps="{token: {use: convert, trooper: ta}} # CT-12",
        left={"regular/1": 2, "lieutenant/lt": 1, "tactical/ta": 1},
        tokens=4,
        editions="n5",
    ),
    Case(
        "T13",
        TEN_AND_FIVE,
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1} # CT-08",
        count="G1 10, G2 5, Lt 1",
        tokens=4,
    ),
    Case(
        "T13/one-dead",
        TEN_AND_FIVE,
        later(states("dead", "r-1")) + "; token: {use: regroup, trooper: s-1, to: 1}",
        turn=2,
        count="G1 10, G2 4, Lt 1",
        members="10 4",
        tokens=3,
    ),
    Case(
        "T15",
        army([LT, r(3)], [s(3)]),
        "turn: 1; spend: {order: regular, on: r-1}; token: {use: regroup, trooper: s-1, to: 1} # CT-10",
        count="G1 4, G2 3, Lt 1",
        left={"regular/1": 3, "regular/2": 3, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "T16",
        army([row("Lt", "Lieutenant", "Strategos L2"), r(3)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1, by: strategos}",
        count="G1 6, G2 2",
        members="5 2",
        tokens=4,
        editions="n5",
    ),
    Case(
        "T18",
        army([LT, r(3)]),
        "turn: 1; end: 1; spend: {order: coordinated, on: [r-1, r-2]} # CT-02; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        tokens=4,
    ),
    Case(
        "T19",
        army([LT, r(3)]),
        "token: {use: reserve, trooper: r-1}; token: {use: speedball}; turn: 1",
        count="G1 4, Lt 1",
        tokens=2,
        editions="n5",
    ),
    Case(
        "T20",
        army([LT, r(3)]),
        "token: {use: remove-orders}; token: {use: limit-tokens} # CT-03; turn: 1",
        going="second",
        count="G1 4, Lt 1",
        tokens=3,
        editions="n5",
    ),
    Case(
        "T20/opponent",
        army(ELEVEN),
        f"turn: 1; {REMOVE_TWO}; opponent: {{use: limit-tokens}} # CT-03",
        count="G1 7, Irr 1, Lt 1, Tac 1",
        tokens=4,
        editions="n5",
    ),
]

REMOVAL = [
    Case(
        "CT-03/from-two-groups",
        army([LT, r(7)], [s(3)]),
        "turn: 1; opponent: {use: remove-orders, from: {1: 1, 2: 1}}",
        count="G1 7, G2 2, Lt 1",
    ),
    Case(
        "CT-03/three",
        army([LT, r(7)], [s(3)]),
        "turn: 1; opponent: {use: remove-orders, from: {1: 3}} # CT-03|CT-04",
        count="G1 8, G2 3, Lt 1",
    ),
    Case(
        "CT-03/more-than-there-are",
        army([LT, r(9)], [s(1)]),
        "turn: 1; opponent: {use: remove-orders, from: {2: 2}} # CT-03|CT-04|ORD-01",
        count="G1 10, G2 1, Lt 1",
    ),
    # The Lieutenant's own Order is not in the sum.
    Case(
        "CT-03/lieutenant-order-not-counted",
        army([row("Lt", "Lieutenant (+1 Order)"), r(8), i(1)]),
        f"turn: 1; {REMOVE_TWO} # CT-03",
        count="G1 9, Irr 1, Lt 2",
        editions="n5",
    ),
    Case(
        "CT-03/second-turn",
        army([LT, r(7)], [s(4)]),
        later() + f"; {REMOVE_TWO} # CT-03|CT-04",
        turn=2,
        count="G1 8, G2 4, Lt 1",
    ),
    Case(
        "CT-03/first-player-cannot",
        army([LT, r(7)], [s(4)]),
        f"turn: 1; {REMOVE_TWO} # CT-03|CT-04",
        going="second",
        count="G1 8, G2 4, Lt 1",
    ),
    Case(
        "CT-03/not-mine-going-first",
        army([LT, r(3)]),
        "token: {use: remove-orders} # CT-03|CT-04; turn: 1",
        count="G1 4, Lt 1",
        tokens=4,
    ),
    Case(
        "CT-03/mine",
        army([LT, r(3)]),
        "token: {use: remove-orders}; turn: 1",
        going="second",
        count="G1 4, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-03/mine-limit",
        army([LT, r(3)]),
        "token: {use: limit-tokens}; turn: 1",
        going="second",
        count="G1 4, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-03/mine-too-late",
        army([LT, r(3)]),
        "turn: 1; token: {use: remove-orders} # CT-03|CT-04|CT-02",
        going="second",
        count="G1 4, Lt 1",
        tokens=4,
    ),
    Case(
        "SEQ-04/after-a-spend",
        army([LT, r(7)], [s(4)]),
        f"turn: 1; spend: {{order: regular, on: r-1}}; {REMOVE_TWO} # SEQ-04|CT-03|CT-04",
        count="G1 8, G2 4, Lt 1",
        left={"regular/1": 7, "regular/2": 4, "lieutenant/lt": 1},
    ),
    Case(
        "SEQ-04/left",
        army([LT, r(7)], [s(4)]),
        f"turn: 1; {REMOVE_TWO}; spend: {{order: regular, on: r-1}}",
        count="G1 6, G2 4, Lt 1",
        left={"regular/1": 5, "regular/2": 4, "lieutenant/lt": 1},
    ),
    # What the first turn lost is there again in the second.
    Case(
        "SEQ-04/only-that-turn",
        army([LT, r(7)], [s(4)]),
        f"turn: 1; {REMOVE_TWO}; end: 1; turn: 2",
        turn=2,
        count="G1 8, G2 4, Lt 1",
    ),
    # Suppressive Fire of the second player: paid, and its Trooper is no Fireteam member meanwhile.
    Case(
        "CT-03/suppress",
        army([LT, r(3)]),
        "token: {use: suppress, trooper: r-1}; turn: 1",
        going="second",
        count="G1 4, Lt 1",
        tokens=3,
    ),
    Case(
        "CT-03/opponent-suppress",
        army([LT, r(3)]),
        "turn: 1; opponent: {use: suppress}",
        count="G1 4, Lt 1",
        tokens=4,
    ),
    # Counterintelligence on the table: one Order instead of two, two tokens instead of one.
    Case(
        "CT-07/one",
        army([LT, r(7), SPY], [s(3)]),
        "turn: 1; opponent: {use: remove-orders, from: {1: 1}}",
        count="G1 8, G2 3, Lt 1",
    ),
    Case(
        "CT-07/two", army([LT, r(7), SPY], [s(3)]), f"turn: 1; {REMOVE_TWO} # CT-07", count="G1 9, G2 3, Lt 1"
    ),
    Case(
        "CT-07/spanish",
        army([LT, r(7), row("Spy", "Contrainteligencia")], [s(3)]),
        f"turn: 1; {REMOVE_TWO} # CT-07",
        count="G1 9, G2 3, Lt 1",
    ),
    Case(
        "CT-07/limit",
        army([LT, i(4), SPY]),
        "turn: 1; opponent: {use: limit-tokens}",
        steps="{token: {use: convert, trooper: i-1}}; {token: {use: convert, trooper: i-2}}; "
        "{token: {use: convert, trooper: i-3}} # CT-03|CT-04|CT-07",
        left={"regular/1": 4, "irregular/i-3": 1, "irregular/i-4": 1, "lieutenant/lt": 1},
        tokens=2,
    ),
    Case(
        "CT-03/limit",
        army([LT, i(4)]),
        "turn: 1; opponent: {use: limit-tokens}",
        steps="{token: {use: convert, trooper: i-1}}; {token: {use: convert, trooper: i-2}} # CT-03|CT-04",
        left={"regular/1": 2, "irregular/i-2": 1, "irregular/i-3": 1, "irregular/i-4": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "CT-03/limit-coordinated",
        army([LT, r(3)]),
        "turn: 1; opponent: {use: limit-tokens}",
        steps="{order: coordinated, on: [r-1, r-2]}; {order: coordinated, on: [r-1, r-2]} # CT-03|CT-04",
        left={"regular/1": 3, "lieutenant/lt": 1},
        tokens=3,
    ),
    # A token of the same Tactical Phase counts; a second one already spent is not undone.
    Case(
        "CT-03/limit-already-one",
        army([LT, r(2), i(1)], [s(2)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1}; opponent: {use: limit-tokens}",
        steps="{token: {use: convert, trooper: i}} # CT-03|CT-04",
        count="G1 4, G2 1, Irr 1, Lt 1",
        left={"regular/1": 4, "regular/2": 1, "irregular/i": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "CT-03/limit-already-two",
        army([LT, r(2)], [s(3)]),
        "turn: 1; token: {use: regroup, trooper: s-1, to: 1}; token: {use: regroup, trooper: s-2, to: 1}; "
        "opponent: {use: limit-tokens}",
        count="G1 5, G2 1, Lt 1",
        tokens=2,
    ),
    Case(
        "CT-03/limit-next-turn",
        army([LT, i(4)]),
        "turn: 1; opponent: {use: limit-tokens}; end: 1; turn: 2",
        turn=2,
        steps="{token: {use: convert, trooper: i-1}}; {token: {use: convert, trooper: i-2}}",
        left={"regular/1": 3, "irregular/i-3": 1, "irregular/i-4": 1, "lieutenant/lt": 1},
        tokens=2,
    ),
]


@by_edition(TOKENS + REMOVAL)
def test_tokens(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
