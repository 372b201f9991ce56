"""Where two rules meet: what a player would ask about at the table."""

from __future__ import annotations

from .army import COC, HIDDEN, INSPIRING, JUMPER, LT, NCO, TA, army, i, r, row, s, team
from .desk import Case, Desk, by_edition
from .events import later, states

LOST = later(states("dead", "lt"))
STRATEGOS = row("Lt", "Lieutenant", "Strategos L1")
GUTS = "{token: {use: guts, trooper: r-1}}"

COMMAND = [
    Case(
        "SKL-01/both-extras",
        army([row("Lt", "Lieutenant (+1 Order)", "Lieutenant (+1 Command Token)"), r(2)]),
        count="G1 3, Lt 2",
        tokens=5,
    ),
    Case(
        "SKL-06/no-break-space",
        army([LT, row("Ta", "Tactical\u00a0Awareness")]),
        count="G1 2, Lt 1, Tac 1",
        editions="n5",
    ),
    Case("HD-01/spanish", army([LT, row("Hid", "Despliegue Oculto")]), count="G1 1, Lt 1, Off 1"),
    Case("SKL-08/level-in-words", army([row("Lt", "Lieutenant", "Strategos Level 1"), r(2)]), count="G1 4"),
    # Strategos belongs to whoever is Lieutenant at the count.
    Case(
        "SKL-08/by-chain-of-command",
        army([LT, row("Coc", "Chain of Command", "Strategos L1"), r(2)]),
        LOST,
        turn=2,
        count="G1 4",
        lieutenant="coc",
    ),
    Case(
        "SKL-08/appointed",
        army([LT, row("Aide", "Strategos L1"), r(2)]),
        LOST + "; lieutenant: aide; end: 2",
        turn=3,
        count="G1 4",
        lieutenant="aide",
    ),
    Case(
        "SKL-08/isolated",
        army([STRATEGOS, r(2)]),
        later(states("isolated", "lt")),
        turn=2,
        count="G1 0, Irr 3, LoL",
    ),
    Case(
        "SKL-08/moved",
        army([STRATEGOS, r(2)], [s(2)]),
        "turn: 1; token: {use: regroup, trooper: lt, to: 2}",
        count="G1 2, G2 4",
        tokens=3,
    ),
    # Inspiring Leadership goes with the Lieutenant; Chain of Command does not bring it along.
    Case(
        "SKL-07/chain-of-command",
        army([INSPIRING, COC, r(1), i(2)]),
        LOST,
        turn=2,
        count="G1 2, Irr 2, Lt 1",
    ),
    Case(
        "LT-05/event-for-off-table-lieutenant",
        army([row("Lt", "Lieutenant", "Combat Jump"), COC, r(2)], rulings={"chain_of_command": "ask"}),
        "turn: 1; chain-of-command: coc # LT-05",
        deployment="{off_table: [lt]}",
        count="G1 0, Irr 3, Off 1, LoL",
    ),
    Case(
        "SKL-11/non-specialist",
        army([LT, row("Coc", "Chain of Command (Non Specialist)"), r(2)]),
        LOST,
        turn=2,
        count="G1 3, Lt 1",
        lieutenant="coc",
    ),
    Case(
        "LT-05/irregular-user",
        army([LT, i(1, "Chain of Command"), r(2)]),
        LOST,
        turn=2,
        count="G1 0, Irr 3, LoL",
    ),
    # Possessed by the enemy he is Null; freed by a token before the check he commands again.
    Case(
        "LT-02/possessed",
        army([LT, r(2)]),
        later(states("possessed", "lt")),
        turn=2,
        count="G1 0, Irr 2, LoL",
    ),
    Case(
        "STA-04/veteran-n4",
        army([LT, r(1, "Veteran"), r(1, name="Q")]),
        later(states("isolated", "r")),
        turn=2,
        count="G1 2, Irr 1, Lt 1",
        editions="n4",
    ),
    # G: Jumper: every kind of Order once.
    Case(
        "CNT-10/tactical-once",
        army([LT, r(3, "G: Jumper", "Tactical Awareness", name="Post"), r(1)]),
        count="G1 3, Lt 1, Tac 1",
        editions="n5",
    ),
    Case(
        "LT-16/one-isolated",
        army([r(2, "G: Jumper", "Lieutenant", name="Post"), r(2)]),
        later(states("isolated", "post-1")),
        turn=2,
        count="G1 3, Lt 1",
        editions="n5",
    ),
]

TIMING = [
    # Tokens and states leave the Impetuous Phase open; an Order closes it, an own one too.
    Case(
        "IMP-01/after-a-token",
        army([LT, r(2), i(1, "Impetuous")]),
        steps=f"{GUTS}; {{order: impetuous, on: i}}",
        left={"regular/1": 3, "irregular/i": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "IMP-01/after-a-state",
        army([LT, r(2), i(1, "Impetuous")]),
        "turn: 1; " + states("stunned", "r-1"),
        steps="{order: impetuous, on: i}",
        left={"regular/1": 3, "irregular/i": 1, "lieutenant/lt": 1},
    ),
    Case(
        "IMP-01/after-a-reveal",
        army([LT, HIDDEN, i(1, "Impetuous")]),
        steps="{reveal: hid}; {order: impetuous, on: i} # IMP-01",
        left={"regular/1": 1, "irregular/i": 1, "lieutenant/lt": 1},
    ),
    Case(
        "IMP-01/null-before-his-activation",
        army([LT, r(1), i(1, "Impetuous")]),
        "turn: 1; " + states("unconscious", "i"),
        steps="{order: impetuous, on: i} # STA-03|IMP-01",
    ),
    # Revealed in his own turn he was not on the table at its count.
    Case(
        "CNT-08/revealed-first-thing",
        army([LT, r(1), HIDDEN]),
        later() + "; reveal: hid",
        turn=2,
        count="G1 2, Lt 1, Off 1",
        left={"regular/1": 2, "lieutenant/lt": 1},
    ),
    Case("SEQ-01/first-turn-missing", army([LT, r(2)]), "turn: 2 # SEQ-01; turn: 1", count="G1 3, Lt 1"),
    Case("SEQ-01/end-before-any-turn", army([LT, r(2)]), "end: 1 # SEQ-01; turn: 1", count="G1 3, Lt 1"),
    Case(
        "CT-12/isolated-after-the-count",
        army([LT, i(2)]),
        "turn: 1; spend: {order: regular, on: lt}; " + states("isolated", "i-1"),
        steps="{token: {use: convert, trooper: i-1}} # STA-04",
        left={"irregular/i-1": 1, "irregular/i-2": 1, "lieutenant/lt": 1},
        tokens=4,
    ),
    Case(
        "CT-02/before-the-first-turn",
        army([LT, i(2)]),
        "token: {use: convert, trooper: i-1} # CT-02; turn: 1",
        count="G1 1, Irr 2, Lt 1",
        tokens=4,
    ),
]

TOGETHER = [
    Case(
        "COO-02/airborne-irregular",
        army([LT, r(2), i(1, "Parachutist", name="Wild")]),
        steps="{order: coordinated, on: [r-1, wild]} # COO-02",
        left={"regular/1": 3, "lieutenant/lt": 1, "own/wild": 1},
        tokens=4,
        editions="n5",
    ),
    # That a Coordinated Order reveals him is printed; the ruling is about single pool Orders.
    Case(
        "COO-04/ruling-on-pool-orders",
        army([LT, r(2), HIDDEN], rulings={"pool_order_reveals_hidden": False}),
        steps="{order: coordinated, on: [r-1, hid]}",
        left={"regular/1": 2, "lieutenant/lt": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "COO-03/second-participant",
        army([LT, r(2), JUMPER]),
        steps="{order: coordinated, on: [r-1, r-1]} # COO-01|COO-02|REF-02|SCHEMA-01",
        left={"regular/1": 3, "lieutenant/lt": 1, "own/jump": 1},
    ),
]

TEAMS = [
    Case(
        "FT-06/n5-tactical-names-him",
        army([LT, TA, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 ta")]),
        "turn: 1; spend: {order: tactical, on: ta}; " + states("unconscious", "r-1"),
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "alpha lt r-3"},
        editions="n5",
    ),
    Case(
        "FT-06/n5-tactical-without-by",
        army([LT, TA, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 ta")]),
        steps="{order: tactical, on: alpha}",
        left={"regular/1": 5, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "FT-06/n5-nco-without-by",
        army([LT, NCO, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 nco")]),
        steps="{order: lieutenant, on: alpha}",
        left={"regular/1": 5},
        targets={"regular/1": "alpha lt r-3"},
        editions="n5",
    ),
    Case(
        "FT-06/n5-nco-names-himself",
        army([LT, NCO, r(3)], fireteams=[team("alpha", "haris", "r-1 r-2 nco")]),
        "turn: 1; spend: {order: lieutenant, by: nco, on: nco}; " + states("unconscious", "r-1"),
        left={"regular/1": 5},
        targets={"regular/1": "alpha lt r-3"},
        editions="n5",
    ),
    # Suppressive Fire keeps out of a Fireteam; Loss of Lieutenant ends it.
    Case(
        "FT-04/suppressive-fire",
        army([LT, r(3)]),
        "token: {use: suppress, trooper: r-3}; turn: 1",
        going="second",
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-2, r-3]}} # FT-04",
        left={"regular/1": 4, "lieutenant/lt": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "LT-13/suppressive-fire-ends",
        army([LT, r(3)]),
        f"token: {{use: suppress, trooper: r-3}}; {states('dead', 'lt')}; turn: 1",
        going="second",
        count="G1 0, Irr 3, LoL",
        steps="{token: {use: fireteam, name: beta, type: duo, members: [r-2, r-3]}}",
        left={"irregular/r-1": 1, "irregular/r-2": 1, "irregular/r-3": 1},
        tokens=2,
        editions="n5",
    ),
    # In Loss of Lieutenant every member holds an Irregular Order: spent, it takes him out, the Leader all.
    Case(
        "FT-07/leader-in-loss-of-lieutenant",
        army([LT, r(4)], fireteams=[team("alpha", "haris", "r-1 r-2 r-3")]),
        LOST,
        turn=2,
        steps="{order: irregular, on: r-1}; {token: {use: convert, trooper: r-2}}",
        left={"regular/1": 1, "irregular/r-3": 1, "irregular/r-4": 1},
        targets={"regular/1": "r-1 r-2 r-3 r-4"},
        tokens=3,
    ),
    # Number 2 follows a Leader who falls, not one who walks away.
    Case(
        "FT-10/leader-walks-away",
        army([LT, r(2), row("Two", "Number 2")], fireteams=[team("alpha", "haris", "r-1 r-2 two")]),
        "turn: 1; fireteam: {name: alpha, leave: r-1}",
        targets={"regular/1": "lt r-1 r-2 two"},
        editions="n5",
    ),
    Case(
        "FT-10/leader-spends-irregular",
        army([LT, i(1), r(1), row("Two", "Number 2")], fireteams=[team("alpha", "haris", "i r two")]),
        steps="{order: irregular, on: i}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        targets={"regular/1": "i lt r two"},
        editions="n5",
    ),
    Case(
        "FT-09/leader-regrouped",
        army([LT, r(3)], [s(2)], fireteams=[team("alpha", "haris", "r-1 r-2 r-3")]),
        "turn: 1; token: {use: regroup, trooper: r-1, to: 2}",
        count="G1 3, G2 3, Lt 1",
        targets={"regular/1": "lt r-2 r-3", "regular/2": "r-1 s-1 s-2"},
    ),
    # The unit in brackets is written short of the unit's name.
    Case(
        "FT-16/short-name",
        army(
            [LT, i(2, unit="The Hungries-'Gakis'"), row("Master", "FT Master (Hungries)"), r(1)],
            fireteams=[team("wild", "haris", "i-1 i-2 master")],
        ),
        later(states("unconscious", "master")),
        turn=2,
        count="G1 2, Irr 2, Lt 1",
        targets={"regular/1": "i-1 i-2 lt r"},
        editions="n5",
    ),
    Case(
        "FT-16/other-unit",
        army(
            [LT, r(2, unit="Line"), row("Master", "FT Master (Hungries)"), r(1, name="Q")],
            fireteams=[team("mixed", "haris", "r-1 r-2 master")],
        ),
        later(states("unconscious", "master")),
        turn=2,
        count="G1 4, Lt 1",
        targets={"regular/1": "lt mixed q"},
        editions="n5",
    ),
    # A Fireteam that fell apart in the enemy's turn makes nobody Regular any more.
    Case(
        "CNT-12/leader-lost",
        army(
            [LT, r(1), i(2, unit="Wild"), row("Master", "FT Master (Wild)")],
            fireteams=[team("wild", "core", "r i-1 i-2 master")],
        ),
        later(states("unconscious", "r")),
        turn=2,
        count="G1 2, Irr 2, Lt 1",
        editions="n5",
    ),
]


@by_edition(COMMAND + TIMING + TOGETHER + TEAMS)
def test_corner(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
