"""Cases C: what the Order Count comes to."""

from __future__ import annotations

from .army import HIDDEN, INSPIRING, JUMPER, LT, TA, army, i, r, row, s, team
from .desk import Case, Desk, by_edition
from .events import later, states

MASTER = row("Master", "FT Master (Wild)")
JUMPERS = r(3, "G: Jumper", name="Posthuman", ava=1)
PARA_TA = row("Para", "Parachutist", "Tactical Awareness")

COUNTS = [
    Case("C01", army([LT, r(7)], [s(4)]), count="G1 8, G2 4, Lt 1", members="8 4"),
    Case("C02", army([LT, r(4), i(2)]), count="G1 5, Irr 2, Lt 1"),
    Case(
        "C03",
        army([LT, r(9)]),
        later(states("unconscious", "r-1 r-2 r-3"), states("dead", "r-4"), states("sepsitorized", "r-5 r-6")),
        turn=2,
        count="G1 4, Lt 1",
        members="9",  # the Dead one has left his group, the five other Null ones keep their slots
        gives={"r-1": "none STA-03", "r-5": "none STA-03|STA-10", "r-7": "regular CNT-01"},
    ),
    Case(
        "C04",
        army([LT, r(6), HIDDEN | {"count": 2}, JUMPER]),
        count="G1 7, Lt 1, Off 3",
        members="10",
        gives={"hid-1": "none CNT-07", "jump": "none CNT-07"},
    ),
    Case(
        "C06",
        army([LT, r(4)]),
        later(
            states("imm-a", "r-1"),
            states("imm-b", "r-2"),
            states("stunned", "r-3"),
            states("targeted", "r-4"),
        ),
        turn=2,
        count="G1 5, Lt 1",
    ),
    Case(
        "C07",
        army([LT, r(5)]),
        later(states("isolated", "r-1")),
        turn=2,
        count="G1 5, Irr 1, Lt 1",
        gives={"r-1": "irregular STA-04"},
        steps="{token: {use: convert, trooper: r-1}} # STA-04",
        left={"regular/1": 5, "irregular/r-1": 1, "lieutenant/lt": 1},
    ),
    Case(
        "C08",
        army([LT, r(5)]),
        later(states("possessed", "r-1")),
        turn=2,
        count="G1 5, Lt 1",
        gives={"r-1": "none STA-10"},
    ),
    Case("C10", army([LT, TA, r(3)]), count="G1 5, Lt 1, Tac 1", editions="n5"),
    Case(
        "C11",
        army([LT, TA, r(3)]),
        count="G1 5, Irr 1, Lt 1",
        gives={"ta": "regular CNT-01"},
        steps="{token: {use: convert, trooper: ta}} # CT-12",
        left={"regular/1": 5, "irregular/ta": 1, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case(
        "C13",
        army([LT, PARA_TA, r(3)]),
        count="G1 4, Lt 1, Off 1",
        steps="{enter: para}",
        left={"regular/1": 4, "lieutenant/lt": 1},
        editions="n4",
    ),
    Case("C14", army([row("Lt", "Lieutenant (+1 Order)"), r(5)]), count="G1 6, Lt 2", editions="n5"),
    Case(
        "C15",
        army([row("Lt", "Lieutenant", "Strategos L1"), r(5)], [s(5)]),
        count="G1 7, G2 5",
        rulings={"strategos_converts": True},
        editions="n5",
    ),
    Case(
        "C17",
        army([INSPIRING, r(3), i(4)]),
        count="G1 8, Lt 1",
        gives={"i-1": "regular SKL-07", "r-1": "regular CNT-01"},
    ),
    Case(
        "C19",
        army([i(3), MASTER, LT, r(2)], fireteams=[team("wild", "core", "i-1 i-2 i-3 master")]),
        count="G1 7, Lt 1",
        gives={"i-1": "regular CNT-12", "master": "regular CNT-01"},
        editions="n5",
    ),
    Case(
        "C21",
        army([LT, row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}] * 2), r(2)]),
        count="G1 4, Lt 1",
        members="4",
        gives={"bot-1": "none CNT-10", "bot-2": "none CNT-10"},
    ),
    Case(
        "C23",
        army([JUMPERS, LT, r(3)]),
        later(states("unconscious", "posthuman-1 posthuman-2 posthuman-3")),
        turn=2,
        count="G1 4, Lt 1",
        editions="n5",
    ),
    Case("C24", army([i(1, "Impetuous"), LT, r(4)]), count="G1 5, Irr 1, Lt 1, Imp 1"),
    # Who goes on by No Wound Incapacitation is treated as Normal.
    Case(
        "C25",
        army([row("Nwi", "No Wound Incapacitation"), LT, r(3)]),
        later(states("normal", "nwi")),
        turn=2,
        count="G1 5, Lt 1",
        gives={"nwi": "regular CNT-01"},
        editions="n5",
    ),
    Case(
        "C25/noted",
        army([row("Nwi", "No Wound Incapacitation"), LT, r(3)]),
        later(states("dogged", "nwi")),
        turn=2,
        count="G1 5, Lt 1",
        members="5",
        editions="n5",
    ),
    Case(
        "C27", army([row("Echo", "Holoprojector"), LT, r(2)]), count="G1 4, Lt 1", members="4", editions="n5"
    ),
    Case("C28", army([row("Camo", "Camouflage"), row("Imp", "Impersonation"), LT]), count="G1 3, Lt 1"),
]


@by_edition(COUNTS)
def test_count(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
