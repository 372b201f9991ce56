"""Beyond cases L: who may be appointed Lieutenant, when, and what he is then."""

from __future__ import annotations

from .army import COC, JUMPER, LT, army, i, r, row
from .desk import Case, Desk, by_edition
from .events import later, states

LOST = later(states("dead", "lt"))
MIXED = army([LT, r(2), i(2), row("Rem", type="REM"), row("Tag", type="TAG"), JUMPER])
BIG_JUMP = row("Lt", "Lieutenant (+1 Order)", "Combat Jump")
OFF = "{off_table: [lt]}"

APPOINTED = [
    Case(
        "LT-04/irregular",
        MIXED,
        LOST + "; lieutenant: i-1 # LT-04|LIST-11; end: 2",
        turn=3,
        count="G1 0, Irr 6, Off 1, LoL",
    ),
    Case(
        "LT-04/rem",
        MIXED,
        LOST + "; lieutenant: rem # LT-04|LIST-11; end: 2",
        turn=3,
        count="G1 0, Irr 6, Off 1, LoL",
    ),
    Case(
        "LT-04/tag",
        MIXED,
        LOST + "; lieutenant: tag; end: 2",
        turn=3,
        count="G1 4, Irr 2, Lt 1, Off 1",
        lieutenant="tag",
    ),
    # Irregular for the turn is no bar, Irregular by profile is.
    Case(
        "LT-04/irregular-by-loss",
        MIXED,
        LOST + "; lieutenant: r-2; end: 2",
        turn=3,
        count="G1 4, Irr 2, Lt 1, Off 1",
        lieutenant="r-2",
    ),
    Case("LT-17/nobody", army([LT, i(3)]), LOST + "; end: 2; turn: 3", turn=3, count="G1 0, Irr 3, LoL"),
    Case(
        "LT-17/nobody-appointed",
        army([LT, r(3)]),
        LOST + "; end: 2; turn: 3; end: 3",
        turn=4,
        count="G1 0, Irr 3, LoL",
    ),
    Case(
        "LT-04/later-turn",
        army([LT, r(3)]),
        LOST + "; end: 2; turn: 3; lieutenant: r-1; end: 3",
        turn=4,
        count="G1 3, Lt 1",
        lieutenant="r-1",
    ),
    # The old one comes back a plain Trooper.
    Case(
        "LT-01/old-one-healed",
        army([LT, r(3)]),
        later(states("unconscious", "lt"))
        + "; lieutenant: r-1; end: 2; state: {trooper: lt, is: normal}; turn: 3",
        turn=3,
        count="G1 4, Lt 1",
        lieutenant="r-1",
    ),
    # Unless another was named he is the Lieutenant still.
    Case(
        "LT-01/nobody-named",
        army([LT, r(3)]),
        later(states("unconscious", "lt")) + "; end: 2; state: {trooper: lt, is: normal}; turn: 3",
        turn=3,
        count="G1 4, Lt 1",
        lieutenant="lt",
    ),
    # Off the table at the check: a new one is due though the old one lives.
    Case(
        "LT-20/new-one",
        army([BIG_JUMP, r(3)]),
        "turn: 1; enter: lt; lieutenant: r-1; end: 1; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        lieutenant="r-1",
        deployment=OFF,
    ),
    Case(
        "LT-20/off-table-appointed",
        army([LT, r(2), JUMPER]),
        LOST + "; lieutenant: jump; end: 2; turn: 3",
        turn=3,
        count="G1 0, Irr 2, Off 1, LoL",
        lieutenant="jump",
    ),
    Case(
        "LT-20/null-appointed",
        army([LT, r(3)]),
        later(states("dead", "lt"), states("unconscious", "r-1")) + "; lieutenant: r-1; end: 2; turn: 3",
        turn=3,
        count="G1 0, Irr 2, LoL",
        lieutenant="r-1",
    ),
    Case(
        "LT-21/same-again",
        army([BIG_JUMP, r(3)]),
        "turn: 1; enter: lt; lieutenant: lt; end: 1; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        lieutenant="lt",
        deployment=OFF,
    ),
    # Named at the end of the turn of the loss, and only then.
    # Directly before or after the end: an Order behind the event shows that the turn was not at its end.
    Case(
        "SEQ-07/mid-turn",
        army([LT, r(3)]),
        LOST + "; lieutenant: r-1 # SEQ-07; spend: {order: irregular, on: r-2}; end: 2",
        turn=3,
        count="G1 0, Irr 3, LoL",
    ),
    Case(
        "SEQ-07/enemy-turn-under-way",
        army([LT, r(3)]),
        f"{LOST}; end: 2; {states('stunned', 'r-2')}; lieutenant: r-1 # SEQ-07|LT-04|SEQ-01; turn: 3",
        turn=3,
        count="G1 0, Irr 3, LoL",
    ),
    Case(
        "SEQ-07/missing-end",
        army([LT, r(3)]),
        LOST + "; spend: {order: irregular, on: r-2}; lieutenant: r-1; turn: 3",
        turn=3,
        count="G1 3, Lt 1",
        lieutenant="r-1",
    ),
    Case(
        "SEQ-07/enemy-turn",
        army([LT, r(3)]),
        "turn: 1; end: 1; state: {trooper: lt, is: dead}; lieutenant: r-1 # SEQ-07|LT-04|SEQ-01; turn: 2",
        turn=2,
        count="G1 0, Irr 3, LoL",
    ),
    Case(
        "LT-04/no-loss",
        army([LT, r(3)]),
        "turn: 1; lieutenant: r-1 # LT-04|SEQ-07; end: 1; turn: 2",
        turn=2,
        count="G1 4, Lt 1",
        lieutenant="lt",
    ),
    Case(
        "LT-04/second-loss",
        army([LT, r(3)]),
        f"{LOST}; lieutenant: r-1; end: 2; {states('dead', 'r-1')}; turn: 3; lieutenant: r-2; end: 3",
        turn=4,
        count="G1 2, Lt 1",
        lieutenant="r-2",
    ),
    Case(
        "LT-05/no-appointment-needed",
        army([LT, COC, r(3)]),
        LOST + "; end: 2; turn: 3",
        turn=3,
        count="G1 4, Lt 1",
        lieutenant="coc",
    ),
    # The +1 Order goes with the old Lieutenant, his fifth Command Token stays.
    Case(
        "SKL-01/fifth-token-stays",
        army([row("Lt", "Lieutenant (+1 Command Token)"), r(3)]),
        LOST + "; lieutenant: r-1; end: 2; turn: 3",
        turn=3,
        count="G1 3, Lt 1",
        tokens=5,
    ),
]


@by_edition(APPOINTED)
def test_appointment(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
