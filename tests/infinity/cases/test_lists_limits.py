"""Beyond cases V: points, SWC, availability, limits and who may be Lieutenant."""

from __future__ import annotations

from .army import LT, army, i, r, row, s
from .desk import Desk, summary
from .lists import Roster, by_edition, holds

LISTS = [
    # The event's own limits replace the rule's numbers.
    Roster("LIST-01/limit", army([LT, r(8)], [row("Last")], limits={"troopers": 9}), "LIST-01@Last"),
    Roster("LIST-19/sixteen", army([LT, r(9)], [s(6)], limits={"troopers": 20})),
    Roster("LIST-20/groups", army([LT, r(3)], [s(1)], limits={"groups": 1}), "LIST-20"),
    Roster("LIST-20/one-group", army([LT, r(9)], limits={"groups": 1, "troopers": 10})),
    Roster("GRP-01/limit", army([LT, r(4), row("Last")], limits={"group_size": 5}), "GRP-01@Last"),
    Roster("GRP-02/three-groups", army([LT, r(3)], [s(3)], [row("Alone")])),
    # A Peripheral inside a Controller's option is paid with it, one on a row of its own is not.
    Roster(
        "LIST-03/included",
        army(
            [
                LT | {"cost": 280},
                row("Doc", "Doctor", cost=20, peripherals=[{"name": "Bot", "kind": "servant"}]),
            ]
        ),
    ),
    Roster(
        "LIST-03/nested-cost",
        army(
            [
                LT | {"cost": 280},
                row("Doc", "Doctor", cost=20, peripherals=[{"name": "Bot", "kind": "servant", "cost": 3}]),
            ]
        ),
    ),
    Roster(
        "LIST-03/bought",
        army([LT | {"cost": 280}, row("Doc", "Doctor", cost=20), row("Bot", peripheral="servant", cost=3)]),
        "LIST-03",
    ),
    Roster("LIST-03/exact", army([LT | {"cost": 150}], points=150)),
    # 1 SWC for each 50 points; 275 gives 5 (complete fifties), and `swc:` has the last word.
    Roster("LIST-04/400", army([LT, r(1, swc=8)], points=400)),
    Roster("LIST-04/150", army([LT, r(1, swc=3.5)], points=150), "LIST-04"),
    Roster("LIST-06/275", army([LT, r(1, swc=5.5)], points=275), "LIST-04"),
    Roster("LIST-06/275-five", army([LT, r(1, swc=5)], points=275)),
    Roster("LIST-06/stated", army([LT, r(1, swc=5.5)], points=275, swc=6)),
    # A bonus of 1 makes 7 of 6, costs nothing, and counts once for each that has it.
    Roster("LIST-07/seven", army([LT, r(1, swc="+1", name="Sapper"), r(1, swc=7, name="Gun")])),
    Roster("LIST-07/over", army([LT, r(1, swc="+1", name="Sapper"), r(1, swc=7.5, name="Gun")]), "LIST-04"),
    Roster("LIST-07/two", army([LT, r(2, swc="+1", name="Sapper"), r(1, swc=8, name="Gun")])),
    Roster("LIST-07/without", army([LT, r(1, swc=1, name="Sapper"), r(1, swc=6, name="Gun")]), "LIST-04"),
    Roster("LIST-08/exact", army([LT, r(1, unit="Guard", ava=2)], [s(1, unit="Guard", ava=2)])),
    Roster(
        "LIST-08/own-unit",
        army([LT, row("Ace", "Courage", ava=1), row("Other", ava=1), row("Ace", "Stealth", ava=1)]),
        "LIST-08",
    ),
    Roster(
        "LIST-08/peripheral",
        army(
            [
                LT,
                row("Doc", "Doctor"),
                row("One", unit="Bots", peripheral="servant", ava=1),
                row("Two", unit="Bots", peripheral="servant", ava=1),
            ]
        ),
        "LIST-08@Two",
    ),
    Roster("LIST-11/rem", army([row("Box", "Lieutenant", type="REM"), r(3)]), "LIST-11@Box"),
    Roster("LIST-11/tag", army([row("Boss", "Lieutenant", type="TAG"), r(3)])),
    Roster(
        "LIST-11/irregular-of-two",
        army([LT, i(1, "Lieutenant", name="Wild"), r(3)]),
        "LIST-10 LIST-11@Wild",
    ),
    # Spanish, capitals and every kind of blank are the same skill.
    Roster("LIST-10/spanish", army([row("Jefe", "TENIENTE (+1 Orden)"), r(2)])),
    Roster("LIST-10/spanish-two", army([LT, row("Jefe", "Teniente")]), "LIST-10@Jefe"),
    # A rider and his mount, a pilot and his TAG are one Trooper: ten rows, ten slots.
    Roster(
        "LIST-16/transmutation",
        army([LT, r(8), row("Rig", "Transmutation (Escape System-X)", type="TAG")]),
    ),
]


def test_reinforcements_are_out_of_scope_and_counted_nowhere(desk: Desk) -> None:
    """LIST-21: said at its own place, whatever it weighs; its Troopers give no Order and break no limit."""
    path = desk.army(army([LT, r(9)], {"troopers": [s(9)], "reinforcement": True}), "n5")
    found = desk.ask("validate", path).out["findings"]
    assert [f["line"] for f in found if f["code"] == "LIST-21"] == [9]
    assert summary(desk.ask("reserve", path).out) == "G1 10, Lt 1"


@by_edition(LISTS)
def test_list(case: Roster, edition: str, desk: Desk) -> None:
    holds(case, edition, desk)
