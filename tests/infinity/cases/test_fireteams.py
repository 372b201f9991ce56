"""Beyond cases S: Fireteams in play. `alpha` among the targets means that it still stands."""

from __future__ import annotations

from .army import LT, NCO, TA, army, i, r, row, s, team
from .desk import Case, Desk, by_edition
from .events import later, states

TRIO = [team("alpha", "haris", "r-1 r-2 r-3")]
PLAIN = army([LT, r(4), i(1)], fireteams=TRIO)
FIVE = {"regular/1": 5, "irregular/i": 1, "lieutenant/lt": 1}
WHOLE = {"regular/1": "alpha i lt r-4"}
APART = {"regular/1": "i lt r-1 r-2 r-3 r-4"}


def spent(*events: str) -> str:
    """Turn 1, one Order on the Fireteam (r-1 leads), then the events."""
    return "; ".join(("turn: 1", "spend: {order: regular, on: alpha}", *events))


ACTIVATION = [
    Case(
        "FT-06/one-order",
        PLAIN,
        steps="{order: regular, on: alpha}",
        left=FIVE | {"regular/1": 4},
        targets=WHOLE,
    ),
    # A Regular Order on a member is one on all, and makes him the Leader.
    Case(
        "FT-17/on-a-member",
        PLAIN,
        steps="{order: regular, on: r-2}",
        left=FIVE | {"regular/1": 4},
        targets=WHOLE,
    ),
    Case(
        "FT-06/new-leader",
        PLAIN,
        "turn: 1; spend: {order: regular, on: r-2}; " + states("unconscious", "r-1"),
        left=FIVE | {"regular/1": 4},
        targets=WHOLE,
    ),
    Case(
        "FT-06/new-leader-null",
        PLAIN,
        "turn: 1; spend: {order: regular, on: r-2}; " + states("unconscious", "r-2"),
        left=FIVE | {"regular/1": 4},
        targets={"regular/1": "i lt r-1 r-3 r-4"},
    ),
    Case(
        "FT-17/cancelled-first",
        PLAIN,
        "turn: 1; fireteam: {name: alpha, cancel: true}",
        steps="{order: regular, on: r-2}",
        left=FIVE | {"regular/1": 4},
        targets=APART,
    ),
    Case(
        "FT-12/irregular-member",
        army([LT, r(2), i(1)], fireteams=[team("alpha", "haris", "r-1 r-2 i")]),
        steps="{order: regular, on: i}",
        left={"regular/1": 2, "irregular/i": 1, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt", "irregular/i": "i"},
    ),
    Case(
        "FT-06/n5-nco",
        army([LT, NCO, r(2)], fireteams=[team("alpha", "haris", "r-1 r-2 nco")]),
        steps="{order: lieutenant, by: nco, on: alpha}",
        left={"regular/1": 4},
        targets={"regular/1": "alpha lt"},
        editions="n5",
    ),
    Case(
        "FT-06/n5-tactical-target",
        army([LT, TA, NCO, r(2)], fireteams=[team("alpha", "core", "r-1 r-2 ta nco")]),
        left={"regular/1": 5, "lieutenant/lt": 1, "tactical/ta": 1},
        targets={"tactical/ta": "alpha", "lieutenant/lt": "alpha lt", "regular/1": "alpha lt"},
        editions="n5",
    ),
    Case(
        "FT-06/tactical-of-another",
        army([LT, TA, r(3)], fireteams=TRIO),
        steps="{order: tactical, by: ta, on: alpha} # ORD-04|FT-06",
        left={"regular/1": 5, "lieutenant/lt": 1, "tactical/ta": 1},
        editions="n5",
    ),
    # N4: only the Leader's extra Order moves the Fireteam; another member's moves him alone, and out of it.
    Case(
        "FT-08/n4-tactical-leader",
        army([LT, TA, r(3)], fireteams=[team("alpha", "haris", "ta r-1 r-2")]),
        steps="{order: irregular, by: ta, on: alpha}",
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt r-3"},
        editions="n4",
    ),
    Case(
        "FT-08/n4-not-leader",
        army([LT, TA, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 ta")]),
        steps="{order: irregular, by: ta, on: alpha} # FT-08|FT-07",
        left={"regular/1": 5, "irregular/ta": 1, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case(
        "FT-08/n4-nco-not-leader",
        army([LT, NCO, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 nco")]),
        steps="{order: lieutenant, by: nco, on: alpha} # FT-08|FT-07",
        left={"regular/1": 5, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case(
        "FT-08/n4-targets",
        army([LT, NCO, r(3)], fireteams=[team("alpha", "haris", "nco r-1 r-2")]),
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"lieutenant/lt": "alpha lt"},
        editions="n4",
    ),
    # The rest of the army cannot act by the Fireteam's name.
    Case(
        "ORD-10/fireteam",
        army([LT, r(3)], [s(2)], fireteams=TRIO),
        steps="{order: regular, on: alpha, group: 2} # ORD-10",
        left={"regular/1": 4, "regular/2": 2, "lieutenant/lt": 1},
    ),
]

LEAVING = [
    Case(
        "FT-07/lieutenant-order",
        army([LT, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 lt")]),
        steps="{order: lieutenant, on: lt}",
        left={"regular/1": 4},
        targets={"regular/1": "alpha lt r-3"},
    ),
    Case(
        "FT-07/lieutenant-leads",
        army([LT, r(3)], fireteams=[team("alpha", "haris", "lt r-1 r-2")]),
        steps="{order: lieutenant, on: lt}",
        left={"regular/1": 4},
        targets={"regular/1": "lt r-1 r-2 r-3"},
    ),
    Case(
        "FT-07/impetuous",
        army([LT, r(3), row("Mad", "Impetuous")], fireteams=[team("alpha", "haris", "r-1 r-2 mad")]),
        steps="{order: impetuous, on: mad}",
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt mad r-3"},
    ),
    Case(
        "FT-09/impetuous-leader",
        army([LT, r(3), row("Mad", "Impetuous")], fireteams=[team("alpha", "haris", "mad r-1 r-2")]),
        steps="{order: impetuous, on: mad}",
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "lt mad r-1 r-2 r-3"},
    ),
    # Of two, one leaves: nobody is left to make a Fireteam.
    Case(
        "FT-09/one-left",
        army([LT, r(2), i(1)], fireteams=[team("alpha", "duo", "r-1 i")]),
        steps="{order: irregular, on: i}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "i lt r-1 r-2"},
    ),
    # A Haris of two is a Haris still.
    Case(
        "FT-05/reduced",
        PLAIN,
        spent(states("unconscious", "r-3")),
        steps="{order: regular, on: alpha}",
        left=FIVE | {"regular/1": 3},
        targets=WHOLE,
    ),
    Case(
        "FT-09/leader-null",
        PLAIN,
        spent(states("unconscious", "r-1")),
        left=FIVE | {"regular/1": 4},
        targets={"regular/1": "i lt r-2 r-3 r-4"},
    ),
    Case(
        "FT-09/leader-isolated",
        PLAIN,
        spent(states("isolated", "r-1")),
        left=FIVE | {"regular/1": 4},
        targets={"regular/1": "i lt r-2 r-3 r-4"},
    ),
    Case(
        "FT-09/member-isolated",
        PLAIN,
        spent(states("isolated", "r-3")),
        left=FIVE | {"regular/1": 4},
        targets=WHOLE,
    ),
    Case(
        "FT-09/spend-on-cancelled",
        PLAIN,
        spent(states("dead", "r-1")),
        steps="{order: regular, on: alpha} # FT-09",
        left=FIVE | {"regular/1": 4},
    ),
    Case(
        "FT-09/leave",
        PLAIN,
        spent("fireteam: {name: alpha, leave: r-3}"),
        left=FIVE | {"regular/1": 4},
        targets={"regular/1": "alpha i lt r-3 r-4"},
    ),
    Case(
        "FT-09/leader-leaves",
        PLAIN,
        spent("fireteam: {name: alpha, leave: r-1}"),
        left=FIVE | {"regular/1": 4},
        targets=APART,
    ),
    Case(
        "FT-09/leave-nobody",
        PLAIN,
        "turn: 1; fireteam: {name: alpha, leave: r-4} # FT-09|REF-01",
        targets=WHOLE,
        count="G1 5, Irr 1, Lt 1",
    ),
    Case(
        "FT-09/cancel-unknown",
        PLAIN,
        "turn: 1; fireteam: {name: beta, cancel: true} # REF-01|FT-09",
        targets=WHOLE,
        count="G1 5, Irr 1, Lt 1",
    ),
    Case(
        "FT-09/healed-stays-out",
        PLAIN,
        spent(states("unconscious", "r-3"), states("normal", "r-3")),
        left=FIVE | {"regular/1": 4},
        targets={"regular/1": "alpha i lt r-3 r-4"},
    ),
    Case(
        "FT-09/suppressive-fire",
        PLAIN,
        "token: {use: suppress, trooper: r-3}; turn: 1",
        going="second",
        targets={"regular/1": "alpha i lt r-3 r-4"},
    ),
    # Number 2 takes over from a Leader who falls.
    Case(
        "FT-10/number-2",
        army([LT, r(2), row("Two", "Number 2")], fireteams=[team("alpha", "haris", "r-1 r-2 two")]),
        spent(states("unconscious", "r-1")),
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt"},
        editions="n5",
    ),
    Case(
        "FT-10/spanish",
        army([LT, r(2), row("Dos", "Número 2")], fireteams=[team("alpha", "haris", "r-1 r-2 dos")]),
        spent(states("isolated", "r-1")),
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt"},
        editions="n5",
    ),
    Case(
        "FT-10/himself-the-leader",
        army([LT, r(2), row("Two", "Number 2")], fireteams=[team("alpha", "haris", "two r-1 r-2")]),
        spent(states("unconscious", "two")),
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "lt r-1 r-2"},
        editions="n5",
    ),
    Case(
        "FT-16/master-leaves",
        army(
            [LT, i(2, unit="Wild"), row("Master", "FT Master (Wild)"), r(1)],
            fireteams=[team("wild", "haris", "i-1 i-2 master")],
        ),
        "turn: 1; fireteam: {name: wild, leave: master}",
        count="G1 5, Lt 1",
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "i-1 i-2 lt master r"},
        editions="n5",
    ),
    # A Fireteam outlives the loss of the Lieutenant, and needs an Order that is Regular.
    Case(
        "FT-14/loss-of-lieutenant",
        army([LT, r(2), row("Vet", "Warhorse")], fireteams=[team("alpha", "haris", "r-1 r-2 vet")]),
        later(states("dead", "lt")),
        turn=2,
        count="G1 1, Irr 2, LoL",
        steps="{order: regular, on: alpha}",
        left={"irregular/r-1": 1, "irregular/r-2": 1},
        editions="n5",
    ),
    Case(
        "FT-14/converted",
        army([LT, r(3)], fireteams=TRIO),
        later(states("dead", "lt")),
        turn=2,
        steps="{token: {use: convert, trooper: r-1}}; {order: regular, on: alpha}",
        left={"irregular/r-2": 1, "irregular/r-3": 1},
        tokens=3,
    ),
]

MADE = [
    Case(
        "FT-03/made-in-game",
        army([LT, r(4)]),
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-1, r-2]}}; "
        "{order: regular, on: beta}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        targets={"regular/1": "beta lt r-3 r-4"},
        tokens=3,
    ),
    Case(
        "FT-03/two-groups",
        army([LT, r(2)], [s(2)]),
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-1, s-1]}} # FT-03",
        left={"regular/1": 3, "regular/2": 2, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "FT-03/member-of-another",
        PLAIN,
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-3, r-4]}} # FT-03",
        left=FIVE,
        tokens=4,
    ),
    Case(
        "FT-01/made-too-small",
        army([LT, r(4)]),
        steps="{token: {use: fireteam, name: beta, type: haris, members: [r-1, r-2]}} # FT-01|FT-02",
        left={"regular/1": 5, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "FT-04/isolated",
        army([LT, r(4)]),
        "turn: 1; spend: {order: regular, on: lt}; " + states("isolated", "r-1"),
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-1, r-2]}} # FT-04|STA-04",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "FT-04/null",
        army([LT, r(4)]),
        "turn: 1; spend: {order: regular, on: lt}; " + states("unconscious", "r-1"),
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-1, r-2]}} # FT-04|STA-03",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "FT-04/controller",
        army([LT, row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}]), r(2)]),
        steps="{token: {use: fireteam, name: beta, type: duo, members: [doc, r-1]}} # FT-04",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=4,
    ),
]


@by_edition(ACTIVATION + LEAVING + MADE)
def test_fireteam(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
