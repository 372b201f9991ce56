"""Cases L13 to L19 and beyond: Retreat! from the Victory Points of those who are left."""

from __future__ import annotations

from .army import COC, LT, army, i, r, row, team
from .desk import Case, Desk, by_edition
from .events import later, states

TANK = row("Tank", cost=150, type="TAG")
FALLEN = later(states("dead", "tank"))
L18 = army([LT | {"cost": 20}, r(3, "Impetuous", cost=10), TANK])


def survivors(*points: int, army_points: int = 300) -> str:
    """A Lieutenant of the first number of points, further Regulars r-1 ... and a Tank that falls."""
    rest = [row(f"R {n}", cost=cost) for n, cost in enumerate(points[1:], 1)]
    return army([LT | {"cost": points[0]}, *rest, TANK], points=army_points)


THRESHOLDS = [
    Case("L13", survivors(16, 60), FALLEN, turn=2, count="G1 2, Lt 1", editions="n5"),
    Case(
        "L15",
        survivors(16, 47, army_points=250),
        FALLEN,
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
        editions="n5",
    ),
    Case("L16", survivors(16, 48, army_points=250), FALLEN, turn=2, count="G1 2, Lt 1", editions="n5"),
    Case("RET-02/300", survivors(15, 60), FALLEN, turn=2, count="G1 0, Irr 2, Lt 1, LoL, Retreat"),
    # 25% rounded up: 100, 88, 50 and 38 are Retreat!, one point more is not.
    *(
        Case(
            f"RET-02/{points}-{'at' if over == 0 else 'over'}",
            army([LT | {"cost": 10}, row("R", cost=limit - 10 + over), TANK | {"cost": 20}], points=points),
            FALLEN,
            turn=2,
            count="G1 2, Lt 1" if over else "G1 0, Irr 2, Lt 1, LoL, Retreat",
        )
        for points, limit in ((400, 100), (350, 88), (200, 50), (150, 38))
        for over in (0, 1)
    ),
    # Measured by the points of the game, not by those that the list spent.
    Case(
        "RET-01/points-of-the-game",
        army([LT | {"cost": 40}, row("R", cost=35)]),
        later(),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
    # One cost missing: not checked.
    Case("RET-01/cost-missing", army([LT | {"cost": 10}, row("R")]), later(), turn=2, count="G1 2, Lt 1"),
    # Without a game file nobody has fallen.
    Case("RET-01/no-game", army([LT | {"cost": 10}, row("R", cost=10)]), count="G1 2, Lt 1"),
    # Who counts.
    Case(
        "RET-03/off-table",
        army([LT | {"cost": 15}, row("R", cost=60), row("Jump", "Combat Jump", cost=1), TANK]),
        FALLEN,
        turn=2,
        count="G1 2, Lt 1, Off 1",
    ),
    Case(
        "RET-03/possessed",
        survivors(15, 60, 20),
        later(states("dead", "tank"), states("possessed", "r-2")),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
    Case(
        "RET-03/sepsitorized",
        survivors(15, 60, 20),
        later(states("dead", "tank"), states("sepsitorized", "r-2")),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
    Case(
        "RET-03/unconscious",
        survivors(15, 60, 20),
        later(states("dead", "tank"), states("unconscious", "r-2")),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
    Case(
        "RET-03/isolated",
        survivors(15, 60, 20),
        later(states("dead", "tank"), states("isolated", "r-2")),
        turn=2,
        count="G1 2, Irr 1, Lt 1",
    ),
    Case(
        "STA-13/unconscious-shasvastii",
        army([LT | {"cost": 15}, row("R", cost=60), row("Seed", "Shasvastii", cost=20), TANK]),
        later(states("dead", "tank"), states("unconscious", "seed")),
        turn=2,
        count="G1 2, Lt 1",
        editions="n5",
    ),
    Case(
        "STA-02/embryo",
        army([LT | {"cost": 15}, row("R", cost=60), row("Seed", "Shasvastii", cost=20), TANK]),
        later(states("dead", "tank"), states("embryo", "seed")),
        turn=2,
        count="G1 2, Lt 1",
    ),
    Case(
        "STA-13/dead-shasvastii",
        army([LT | {"cost": 15}, row("R", cost=60), row("Seed", "Shasvastii", cost=20), TANK]),
        later(states("dead", "tank seed")),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
    # Proxies count one by one: 15 + 2 x 30 is Retreat!, 15 + 3 x 30 is not.
    Case(
        "RET-03/proxies-left",
        army([LT | {"cost": 15}, r(3, "G: Jumper", name="Post", cost=30, ava=1), TANK]),
        FALLEN,
        turn=2,
        count="G1 2, Lt 1",
        editions="n5",
    ),
    Case(
        "RET-03/proxy-lost",
        army([LT | {"cost": 15}, r(3, "G: Jumper", name="Post", cost=30, ava=1), TANK]),
        later(states("dead", "tank post-3")),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
        editions="n5",
    ),
    # A Peripheral on a row of its own has its own points, while it is there.
    Case(
        "RET-03/peripheral",
        army(
            [LT | {"cost": 15}, row("Doc", "Doctor", cost=58), row("Bot", peripheral="servant", cost=3), TANK]
        ),
        FALLEN,
        turn=2,
        count="G1 2, Lt 1",
    ),
    Case(
        "RET-03/peripheral-lost",
        army(
            [LT | {"cost": 15}, row("Doc", "Doctor", cost=58), row("Bot", peripheral="servant", cost=3), TANK]
        ),
        later(states("dead", "tank bot")),
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
]

EFFECTS = [
    Case(
        "L18",
        L18,
        FALLEN,
        turn=2,
        count="G1 0, Irr 4, Lt 1, LoL, Retreat",
        rulings={"lieutenant_order_in_retreat": True},
        steps="{order: impetuous, on: r-1} # IMP-01|IMP-04|SEQ-05",
        left={
            "irregular/lt": 1,
            "irregular/r-1": 1,
            "irregular/r-2": 1,
            "irregular/r-3": 1,
            "lieutenant/lt": 1,
        },
        editions="n5",
    ),
    Case(
        "L18/his-order",
        L18,
        FALLEN,
        turn=2,
        steps="{order: lieutenant, on: lt}",
        left={"irregular/lt": 1, "irregular/r-1": 1, "irregular/r-2": 1, "irregular/r-3": 1},
    ),
    Case(
        "LT-08/retreat-ruling",
        army([LT | {"cost": 20}, r(3, cost=10), TANK], rulings={"lieutenant_order_in_retreat": False}),
        FALLEN,
        turn=2,
        count="G1 0, Irr 4, LoL, Retreat",
        rulings={"lieutenant_order_in_retreat": False},
    ),
    Case(
        "L19",
        survivors(16, 40, 10),
        later(states("dead", "tank lt")) + "; lieutenant: r-1 # RET-04; end: 2",
        turn=2,
        count="G1 0, Irr 2, LoL, Retreat",
        editions="n5",
    ),
    Case(
        "RET-04/warhorse",
        army([LT | {"cost": 20}, r(1, "Warhorse", cost=20), r(1, "Courage", name="Brave", cost=20), TANK]),
        FALLEN,
        turn=2,
        count="G1 1, Irr 2, Lt 1, LoL, Retreat",
        gives={"r": "regular LT-09"},
        editions="n5",
    ),
    Case(
        "RET-04/veteran",
        army([LT | {"cost": 20}, r(1, "Veterano", cost=20), TANK]),
        FALLEN,
        turn=2,
        count="G1 1, Irr 1, Lt 1, LoL, Retreat",
        gives={"r": "regular LT-09"},
        editions="n4",
    ),
    Case(
        "RET-05/inspiring",
        army([row("Lt", "Lieutenant", "Inspiring Leadership", cost=20), i(2, cost=5), TANK]),
        FALLEN,
        turn=2,
        count="G1 3, Lt 1",
    ),
    Case(
        "RET-05/inspiring-null",
        army([row("Lt", "Lieutenant", "Inspiring Leadership", cost=20), i(2, cost=5), TANK]),
        later(states("dead", "tank"), states("unconscious", "lt")),
        turn=2,
        count="G1 0, Irr 2, LoL, Retreat",
    ),
    Case(
        "LT-22/chain-of-command",
        army([LT | {"cost": 20}, COC | {"cost": 30}, r(2, cost=10), TANK]),
        later(states("dead", "tank lt")),
        turn=2,
        count="G1 0, Irr 3, LoL, Retreat",
    ),
    Case(
        "SKL-08/strategos-in-retreat",
        army([row("Lt", "Lieutenant", "Strategos L1", cost=20), r(2, cost=10), TANK]),
        FALLEN,
        turn=2,
        count="G1 1, Irr 3, LoL, Retreat",
    ),
    # A token lets one ignore Retreat!; the loss of the Lieutenant he suffers all the same.
    Case(
        "RET-08/ignored",
        army([LT | {"cost": 20}, r(2, cost=10), TANK]),
        FALLEN,
        turn=2,
        count="G1 0, Irr 3, Lt 1, LoL, Retreat",
        steps="{token: {use: ignore-retreat, trooper: r-1}}",
        left={"irregular/lt": 1, "irregular/r-1": 1, "irregular/r-2": 1, "lieutenant/lt": 1},
        tokens=3,
    ),
    Case(
        "RET-08/next-turn",
        army([LT | {"cost": 20}, r(2, cost=10), TANK]),
        FALLEN + "; token: {use: ignore-retreat, trooper: r-1}; end: 2; turn: 3",
        turn=3,
        count="G1 0, Irr 3, Lt 1, LoL, Retreat",
        tokens=3,
    ),
    # Checked anew each turn: with the fallen back it is over, and the Lieutenant who lives commands again.
    Case(
        "RET-09/over",
        survivors(16, 40, 30),
        later(states("dead", "tank"), states("unconscious", "r-2"))
        + "; end: 2; "
        + states("normal", "r-2")
        + "; turn: 3",
        turn=3,
        count="G1 3, Lt 1",
    ),
    Case(
        "RET-09/was",
        survivors(16, 40, 30),
        later(states("dead", "tank"), states("unconscious", "r-2"))
        + "; end: 2; "
        + states("normal", "r-2")
        + "; turn: 3",
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
    ),
    Case(
        "RET-09/without-lieutenant",
        survivors(16, 50, 30),
        later(states("dead", "tank lt"), states("unconscious", "r-2"))
        + "; end: 2; "
        + states("normal", "r-2")
        + "; turn: 3",
        turn=3,
        count="G1 0, Irr 2, LoL",
    ),
    # Fireteams are gone: two Warhorses that made one act each alone, and stay apart when it is over.
    Case(
        "RET-10/cancelled",
        army(
            [LT | {"cost": 20}, r(2, "Warhorse", cost=20), TANK], fireteams=[team("pair", "duo", "r-1 r-2")]
        ),
        FALLEN,
        turn=2,
        count="G1 2, Irr 1, Lt 1, LoL, Retreat",
        left={"regular/1": 2, "irregular/lt": 1, "lieutenant/lt": 1},
        targets={"regular/1": "lt r-1 r-2"},
        editions="n5",
    ),
    # Hidden Troopers stand on the table before the count, those who do not run excepted.
    Case(
        "HD-07/revealed",
        army([LT | {"cost": 20}, row("Hid", "Hidden Deployment", cost=20), TANK]),
        FALLEN,
        turn=2,
        count="G1 0, Irr 2, Lt 1, LoL, Retreat",
        gives={"hid": "irregular LT-03"},
        editions="n5",
    ),
    Case(
        "HD-07/courage",
        army([LT | {"cost": 20}, row("Hid", "Hidden Deployment", "Courage", cost=20), TANK]),
        FALLEN,
        turn=2,
        count="G1 0, Irr 1, Lt 1, Off 1, LoL, Retreat",
        editions="n5",
    ),
    Case(
        "HD-07/airborne",
        army([LT | {"cost": 20}, row("Jump", "Combat Jump", cost=20), TANK]),
        FALLEN,
        turn=2,
        count="G1 0, Irr 1, Lt 1, Off 1, LoL, Retreat",
    ),
    # Retreat! alone does not cost anything of who is Impetuous but the activation.
    Case(
        "LT-11/irregular-impetuous",
        army([LT | {"cost": 20}, i(2, "Impetuous", cost=10), TANK]),
        FALLEN,
        turn=2,
        count="G1 0, Irr 3, Lt 1, LoL, Retreat",
    ),
]


@by_edition(THRESHOLDS + EFFECTS)
def test_retreat(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
