"""Beyond cases V: Peripherals, G: Jumper and Fireteams in a list file; and case S15."""

from __future__ import annotations

from typing import Any

from .army import JUMPER, LT, army, i, r, row, s, team
from .desk import Desk
from .lists import Roster, by_edition, holds


def bots(*kinds: str) -> list[dict[str, Any]]:
    return [{"name": f"Bot {n}", "kind": kind} for n, kind in enumerate(kinds)]


def jumpers(count: int, **keys: Any) -> dict[str, Any]:
    return r(count, "G: Jumper", name="Jumper", **keys)


SOLO = [LT, r(6)]

PERIPHERALS = [
    Roster("LIST-13/two", army([LT, row("Eng", "Engineer", peripherals=bots("servant", "servant"))])),
    Roster("LIST-13/no-doctor", army([LT, row("Grunt", peripherals=bots("servant"))]), "LIST-13"),
    Roster(
        "LIST-13/rows-full",
        army([LT, row("Doc", "Doctor"), *(row(n, peripheral="servant") for n in ("A", "B", "Last"))]),
        "LIST-13@Last",
    ),
    # The nearest above with room takes it, else one below.
    Roster("LIST-12/below", army([LT, row("Bot", peripheral="servant"), row("Doc", "Doctor")])),
    Roster(
        "LIST-12/two-doctors",
        army(
            [
                LT,
                row("Doc", "Doctor"),
                row("Eng", "Engineer"),
                *(row(n, peripheral="servant") for n in "ABCD"),
            ]
        ),
    ),
    Roster(
        "LIST-12/nobody-in-group",
        army([LT, row("Doc", "Doctor")], [s(1), row("Bot", peripheral="servant")]),
        "LIST-12@Bot",
    ),
    Roster("LIST-12/unnamed-control", army([LT, r(1), row("Drone", peripheral="control")]), "LIST-12@Drone"),
    Roster(
        "LIST-25/cyberplug",
        army([LT, row("Plug", "Cyberplug", peripherals=bots("cyberplug", "cyberplug"))]),
        "",
        "n5",
    ),
    Roster(
        "LIST-25/three",
        army([LT, row("Plug", "Cyberplug", peripherals=bots(*["cyberplug"] * 3))]),
        "LIST-25",
        "n5",
    ),
    Roster("LIST-25/no-skill", army([LT, row("Plug", peripherals=bots("cyberplug"))]), "LIST-25", "n5"),
    Roster(
        "LIST-25/with-servant",
        army([LT, row("Plug", "Cyberplug", "Doctor", peripherals=bots("cyberplug", "servant"))]),
        "LIST-25",
        "n5",
    ),
]

JUMPERS = [
    Roster("LIST-15/two", army([LT, jumpers(2, ava=1), r(2)]), "", "n5"),
    Roster("LIST-15/three", army([LT, jumpers(3, ava=1), r(2)]), "", "n5"),
    Roster("LIST-15/four", army([LT, jumpers(4, ava=1), r(2)]), "LIST-15", "n5"),
    # Three Proxies take one of the ten slots and one of the fifteen; all three are paid.
    Roster("LIST-15/slots", army([LT, jumpers(3), r(8)], [s(5)]), "", "n5"),
    Roster("LIST-15/one-too-many", army([LT, jumpers(3), r(8), row("Last")]), "GRP-01@Last", "n5"),
    Roster("LIST-15/cost", army([LT | {"cost": 200}, jumpers(3, cost=34)]), "LIST-03", "n5"),
    Roster("LIST-24/availability", army([LT, jumpers(2, ava=1)]), "", "n5"),
    # The Proxies of the Lieutenant are one Lieutenant.
    Roster("LIST-10/jumper", army([r(2, "G: Jumper", "Lieutenant", name="Jumper"), r(2)]), "", "n5"),
]

TEAMS = [
    Roster("FT-01/duo", army(SOLO, fireteams=[team("a", "duo", "r-1 r-2")])),
    Roster("FT-01/duo-of-three", army(SOLO, fireteams=[team("a", "duo", "r-1 r-2 r-3")]), "FT-01|FT-02"),
    Roster("FT-01/haris", army(SOLO, fireteams=[team("a", "haris", "r-1 r-2 r-3")])),
    Roster("FT-01/haris-of-two", army(SOLO, fireteams=[team("a", "haris", "r-1 r-2")]), "FT-01|FT-02"),
    Roster("FT-01/core-of-three", army(SOLO, fireteams=[team("a", "core", "r-1 r-2 r-3")])),
    Roster("FT-01/core-of-five", army(SOLO, fireteams=[team("a", "core", "r-1 r-2 r-3 r-4 r-5")])),
    Roster("FT-01/core-of-two", army(SOLO, fireteams=[team("a", "core", "r-1 r-2")]), "FT-01|FT-02"),
    Roster(
        "FT-01/core-of-six",
        army(SOLO, fireteams=[team("a", "core", "r-1 r-2 r-3 r-4 r-5 r-6")]),
        "FT-01|FT-02",
    ),
    Roster("S15", army([LT, r(2)], [s(2)], fireteams=[team("a", "haris", "r-1 r-2 s-1")]), "FT-03"),
    Roster(
        "FT-03/two-teams",
        army(SOLO, fireteams=[team("a", "duo", "r-1 r-2"), team("b", "duo", "r-2 r-3")]),
        "FT-03@b",
    ),
    Roster("FT-03/lieutenant", army(SOLO, fireteams=[team("a", "duo", "lt r-1")])),
    Roster("FT-04/irregular", army([LT, r(2), i(1)], fireteams=[team("a", "haris", "r-1 r-2 i")])),
    Roster(
        "FT-04/combat-jump", army([LT, r(2), JUMPER], fireteams=[team("a", "haris", "r-1 r-2 jump")]), "FT-04"
    ),
    Roster(
        "FT-04/parachutist",
        army([LT, r(2), row("Para", "Paracaidista")], fireteams=[team("a", "haris", "r-1 r-2 para")]),
        "FT-04",
    ),
    Roster(
        "FT-04/infiltration",
        army([LT, r(2), row("Inf", "Infiltration (PH=12)")], fireteams=[team("a", "haris", "r-1 r-2 inf")]),
        "FT-04",
    ),
    Roster(
        "FT-04/controller",
        army(
            [LT, r(2), row("Doc", "Doctor", peripherals=bots("servant"))],
            fireteams=[team("a", "haris", "r-1 r-2 doc")],
        ),
        "FT-04",
    ),
    Roster(
        "FT-04/peripheral",
        army(
            [LT, r(2), row("Doc", "Doctor", peripherals=[{"name": "Bot", "kind": "servant"}])],
            fireteams=[team("a", "haris", "r-1 r-2 bot")],
        ),
        "FT-04",
    ),
    # The Controller of an Ancillary that is not yet placed may be a member.
    Roster(
        "FT-04/ancillary",
        army(
            [LT, r(2), row("Base", peripherals=bots("ancillary"))],
            fireteams=[team("a", "haris", "r-1 r-2 base")],
        ),
        "",
        "n5",
    ),
    Roster("REF-01/member", army(SOLO, fireteams=[team("a", "duo", "r-1 nobody")]), "REF-01"),
]


@by_edition(PERIPHERALS + JUMPERS + TEAMS)
def test_list(case: Roster, edition: str, desk: Desk) -> None:
    holds(case, edition, desk)
