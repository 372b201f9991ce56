"""Beyond cases C: skills and Fireteams that change what is counted."""

from __future__ import annotations

from .army import INSPIRING, LT, NCO, TA, army, i, r, row, s, team
from .desk import Case, Desk, by_edition
from .events import later, states, times

WILD = [i(3, unit="Wild"), row("Master", "FT Master (Wild)"), LT, r(2)]
WILD_TEAM = [team("wild", "core", "i-1 i-2 i-3 master")]
STRATEGOS = row("Lt", "Lieutenant", "Strategos L1")
PROXIES = r(3, "G: Jumper", name="Posthuman", ava=1)
BOSS_PROXIES = r(2, "G: Jumper", "Lieutenant", name="Posthuman", ava=1)

SKILLS = [
    # FT Master: N5 only, only for members, and only while he is one of them.
    Case("CNT-12/n4", army(WILD, fireteams=WILD_TEAM), count="G1 4, Irr 3, Lt 1", editions="n4"),
    Case("CNT-12/no-fireteam", army(WILD), count="G1 4, Irr 3, Lt 1"),
    Case(
        "CNT-12/one-outside",
        army(WILD, fireteams=[team("wild", "haris", "i-1 i-2 master")]),
        count="G1 6, Irr 1, Lt 1",
        gives={"i-1": "regular CNT-12", "i-3": "irregular CNT-02"},
        editions="n5",
    ),
    Case(
        "FT-16/master-gone",
        army(WILD, fireteams=WILD_TEAM),
        later(states("unconscious", "master")),
        turn=2,
        count="G1 3, Irr 3, Lt 1",
        left={"regular/1": 3, "irregular/i-1": 1, "irregular/i-2": 1, "irregular/i-3": 1, "lieutenant/lt": 1},
        targets={"regular/1": "i-1 i-2 i-3 lt r-1 r-2"},
        editions="n5",
    ),
    Case(
        "LT-12/loss-of-lieutenant",
        army(WILD, fireteams=WILD_TEAM),
        later(states("dead", "lt")),
        turn=2,
        count="G1 0, Irr 6, LoL",
        editions="n5",
    ),
    # A Seed-Embryo on the table, a pilot's TAG: one Trooper, one Order.
    Case("CNT-14/hatching", army([LT, row("Seed", "Transmutation (Hatching)"), r(2)]), count="G1 4, Lt 1"),
    Case(
        "STA-16/tag-lieutenant",
        army([row("Lt", "Lieutenant", "Transmutation (Escape System-X)", type="TAG"), r(3)]),
        count="G1 4, Lt 1",
        members="4",
    ),
    # G: Jumper: one Order while one Proxy can give it.
    Case("CNT-10/all-well", army([PROXIES, LT, r(3)]), count="G1 5, Lt 1", members="5", editions="n5"),
    Case(
        "CNT-10/one-left",
        army([PROXIES, LT, r(3)]),
        later(states("unconscious", "posthuman-1"), states("dead", "posthuman-2")),
        turn=2,
        count="G1 5, Lt 1",
        editions="n5",
    ),
    Case(
        "CNT-10/none-left",
        army([PROXIES, LT, r(3)]),
        later(states("unconscious", "posthuman-1 posthuman-2"), states("isolated", "posthuman-3")),
        turn=2,
        count="G1 4, Lt 1",
        editions="n5",
    ),
    Case(
        "CNT-10/target-once",
        army([PROXIES, LT, r(3)]),
        left={"regular/1": 5, "lieutenant/lt": 1},
        targets={"regular/1": "posthuman lt r-1 r-2 r-3"},
        steps="",
        editions="n5",
    ),
    Case(
        "CNT-10/proxy-named",
        army([PROXIES, LT, r(3)]),
        steps="{order: regular, on: posthuman-2}; {order: regular, on: posthuman}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "LT-16/one-proxy-left",
        army([BOSS_PROXIES, r(3)]),
        later(states("dead", "posthuman-1")),
        turn=2,
        count="G1 4, Lt 1",
        lieutenant="posthuman",
        editions="n5",
    ),
    Case(
        "LT-16/no-proxy-left",
        army([BOSS_PROXIES, r(3)]),
        later(states("unconscious", "posthuman-1"), states("isolated", "posthuman-2")),
        turn=2,
        count="G1 0, Irr 3, LoL",
        editions="n5",
    ),
    # Tactical Awareness: an Order beside the one of his Training.
    Case(
        "SKL-06/irregular",
        army([LT, i(1, "Tactical Awareness")]),
        count="G1 1, Irr 1, Lt 1, Tac 1",
        editions="n5",
    ),
    Case(
        "SKL-05/irregular",
        army([LT, i(1, "Tactical Awareness")]),
        count="G1 1, Irr 2, Lt 1",
        left={"regular/1": 1, "irregular/i": 2, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case(
        "SKL-05/convert-one",
        army([LT, i(1, "Tactical Awareness")]),
        steps="{token: {use: convert, trooper: i}}; {token: {use: convert, trooper: i}} # CT-12",
        left={"regular/1": 2, "irregular/i": 1, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case("SKL-06/null", army([LT, TA, r(2)]), later(states("unconscious", "ta")), turn=2, count="G1 3, Lt 1"),
    Case(
        "STA-06/n5",
        army([LT, TA, r(2)]),
        later(states("isolated", "ta")),
        turn=2,
        count="G1 3, Irr 1, Lt 1, Tac 1",
        steps="{order: tactical, on: ta}; {order: irregular, on: ta}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        editions="n5",
    ),
    Case(
        "STA-06/n4",
        army([LT, TA, r(2)]),
        later(states("isolated", "ta")),
        turn=2,
        count="G1 3, Irr 2, Lt 1",
        steps="{order: irregular, on: ta}; {order: irregular, on: ta}",
        left={"regular/1": 3, "lieutenant/lt": 1},
        editions="n4",
    ),
    # Lieutenant with extras.
    Case(
        "SKL-01/tokens",
        army([row("Lt", "Lieutenant (+1 Command Token)"), r(3)]),
        count="G1 4, Lt 1",
        tokens=5,
    ),
    Case("CT-01/four", army([LT, r(3)]), count="G1 4, Lt 1", tokens=4),
    Case(
        "SKL-01/spanish",
        army([row("Jefe", "Teniente (+1 Orden)"), r(3)]),
        count="G1 4, Lt 2",
        lieutenant="jefe",
    ),
    # Inspiring Leadership replaces the Training of all, the Isolated excepted, while its user is not Null.
    Case(
        "SKL-07/isolated-follower",
        army([INSPIRING, r(2), i(2)]),
        later(states("isolated", "i-1")),
        turn=2,
        count="G1 4, Irr 1, Lt 1",
        gives={"i-1": "irregular STA-04", "i-2": "regular SKL-07"},
    ),
    Case(
        "SKL-07/null",
        army([INSPIRING, r(2), i(2)]),
        later(states("unconscious", "lt")),
        turn=2,
        count="G1 0, Irr 4, LoL",
    ),
    Case(
        "SKL-07/not-the-lieutenant",
        army([LT, row("Hero", "Inspiring Leadership"), i(2)]),
        count="G1 2, Irr 2, Lt 1",
    ),
    Case("SKL-07/other-group", army([INSPIRING, r(2)], [i(3)]), count="G1 3, G2 3, Lt 1"),
    # Strategos: every Lieutenant Order becomes Regular in his group, at each Order Count, unless declined.
    Case(
        "SKL-08/plus-one-order",
        army([row("Lt", "Lieutenant (+1 Order)", "Strategos L1"), r(5)], [s(2)]),
        count="G1 8, G2 2",
    ),
    Case(
        "SKL-08/declined",
        army([STRATEGOS, r(5)], rulings={"strategos_converts": False}),
        count="G1 6, Lt 1",
    ),
    Case("SKL-08/turn-two", army([STRATEGOS, r(5)]), later(), turn=2, count="G1 7"),
    Case("SKL-08/not-the-lieutenant", army([LT, row("Aide", "Strategos L1"), r(4)]), count="G1 6, Lt 1"),
    Case("SKL-08/level-two", army([row("Lt", "Lieutenant", "Strategos L2"), r(5)]), count="G1 7"),
    Case(
        "SKL-08/nothing-for-the-nco",
        army([STRATEGOS, NCO, r(2)]),
        steps="{order: lieutenant, by: nco, on: nco} # ORD-03",
        left={"regular/1": 5},
    ),
    # Ten Regular Orders are no more than ten; the one of Strategos makes eleven.
    Case(
        "CNT-15/eleven",
        army([STRATEGOS, r(9)]),
        "turn: 1; opponent: {use: remove-orders, from: {1: 2}}",
        count="G1 9",
        editions="n5",
    ),
    Case(
        "CNT-15/ten",
        army([STRATEGOS, r(9)], rulings={"strategos_converts": False}),
        "turn: 1; opponent: {use: remove-orders, from: {1: 2}} # CT-03",
        count="G1 10, Lt 1",
        editions="n5",
    ),
    # The pool is counted afresh: what was spent comes back, what was left does not.
    Case(
        "CNT-11/afresh",
        army([LT, r(5)]),
        "turn: 1; " + times(6, "spend: {order: regular, on: r-1}") + "; end: 1; turn: 2",
        turn=2,
        count="G1 6, Lt 1",
    ),
    Case(
        "LIST-17/decoys",
        army([LT, row("Trick", "Decoy (2)", "TinBot"), r(2)]),
        count="G1 4, Lt 1",
        members="4",
    ),
    Case(
        "SKL-12/no-effect",
        army([LT, row("Spec", "Specialist Operative", "Baggage", "Berserk")]),
        count="G1 2, Lt 1",
    ),
    # A group keeps the number it has.
    Case(
        "GRP-08/number",
        army([LT, r(2)], {"troopers": [s(2)], "number": 4}),
        count="G1 3, G4 2, Lt 1",
    ),
]


@by_edition(SKILLS)
def test_count(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
