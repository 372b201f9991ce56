"""Cases V: what makes a list legal."""

from __future__ import annotations

from .army import LT, army, i, r, row, s
from .desk import Desk
from .lists import Roster, by_edition, holds

DEAR = {"cost": 20, "swc": 0, "ava": "total"}
DOCTOR = row("Doc", "Doctor")


def servants(count: int) -> list[dict[str, str]]:
    return [{"name": f"Bot {n}", "kind": "servant"} for n in range(count)]


def controls(count: int) -> list[dict[str, str]]:
    return [{"name": f"Drone {n}", "kind": "control"} for n in range(count)]


LISTS = [
    # Exactly at every limit: 15 Troopers (10 + 5), 15 x 20 = 300 points, SWC 2 x 3 = 6.
    Roster(
        "V01",
        army(
            [LT | DEAR, r(2, cost=20, swc=3, ava=2), r(7, name="Q", **DEAR)],
            [s(5, **DEAR)],
            points=300,
        ),
    ),
    Roster("V02", army([LT, r(9)], [s(5), row("Last")]), "LIST-01@Last"),
    Roster(
        "V03",
        army(
            [LT, r(8), row("Doc", "Doctor", peripherals=servants(2))],
            [s(4), row("Eng", "Engineer", peripherals=servants(1))],
        ),
    ),
    Roster("V04", army([LT, r(9), row("Last")]), "GRP-01@Last"),
    Roster("V05", army([LT, r(8), row("Doc", "Doctor", peripherals=servants(2))])),
    Roster("V07", army([r(10)], [s(4)]), "LIST-10@groups"),
    Roster("V08", army([LT, r(3), row("Second", "Lieutenant")]), "LIST-10@Second"),
    Roster("V09", army([i(1, "Lieutenant", name="Wild"), r(3)]), "LIST-11@Wild"),
    # 14 x 20 + 21 = 301.
    Roster(
        "V11",
        army([LT | DEAR, r(9, **DEAR)], [s(4, **DEAR), row("Last", cost=21, swc=0, ava=1)], points=300),
        "LIST-03",
    ),
    Roster("V12", army([LT, r(1, swc=6, name="Gun"), r(1, swc=0.5, name="Last")], points=300), "LIST-04"),
    Roster("V14", army([LT, r(1, swc=5, name="Gun"), r(1, swc=0.5, name="Last")], points=250), "LIST-04"),
    Roster("V15", army([LT, r(2, swc=3.5)], points=350)),
    Roster("V15/domination", army([LT, r(2, swc=3.5)], points=350, swc=6), "LIST-04"),
    Roster(
        "V16",
        army([LT, r(2, unit="Guard", ava=2)], [s(1, unit="Guard", ava=2)]),
        "LIST-08@S",
    ),
    Roster("V17", army([LT, r(9, unit="Line", ava="total")], [s(3, unit="Line", ava="total")])),
    Roster("V19", army([LT, r(3), row("Bot", peripheral="servant")]), "LIST-12@Bot"),
    Roster("V21", army([LT, row("Eng", "Engineer", peripherals=servants(3))]), "LIST-13"),
    Roster("V22", army([LT, row("Handler", peripherals=controls(4))]), "LIST-14", "n5"),
    Roster("V22/three", army([LT, row("Handler", peripherals=controls(3))]), "", "n5"),
    Roster("V23", army([LT, row("Jumper", "G: Jumper", ava=1), r(2)]), "LIST-15@Jumper", "n5"),
    Roster(
        "V24",
        army([LT, row("One", "G: Jumper", unit="Jumper")], [row("Two", "G: Jumper", unit="Jumper")]),
        "LIST-15",
        "n5",
    ),
    Roster(
        "V26",
        army([LT, row("Doc", "Doctor")], [s(2), row("Bot", peripheral="servant", controller="doc")]),
        "GRP-05@Bot",
    ),
]


@by_edition(LISTS)
def test_list(case: Roster, edition: str, desk: Desk) -> None:
    holds(case, edition, desk)
