"""What the checks of a mission share."""

from __future__ import annotations

from orders.findings import Elsewhere, Finding, Place, Say, Severity, say
from orders.officers.board import STRANGER
from orders.officers.mission import Mission
from orders.sheet import Spot


def fault(
    mission: Mission,
    code: str,
    what: Say,
    place: Place,
    *,
    hint: Say | None = None,
    trooper: str | None = None,
    squad: str | None = None,
    elsewhere: tuple[Elsewhere, ...] = (),
    severity: Severity = Severity.ERROR,
) -> Finding:
    """A finding at a place of the mission's file."""
    return Finding(code, severity, what, mission.document.path, place, hint, trooper, squad, elsewhere)


def shown(square: Spot) -> str:
    """The square as a file writes it."""
    return f"[{square[0]}, {square[1]}]"


def board_size(mission: Mission) -> Say:
    """The columns and rows that there are, as a hint."""
    return say("officers.board-size", columns=mission.board.width - 1, rows=mission.board.height - 1)


def unknown_letters(mission: Mission) -> list[str]:
    """The characters of the board that are neither ground nor in the legend, whatever this one has lost."""
    spoiled = mission.document.spoiled
    if ("legend",) in spoiled:
        return []
    return [c for c in mission.strangers if c not in mission.legend and ("legend", c) not in spoiled]


def lost_letters(mission: Mission) -> list[str]:
    """The letters of the legend that stand nowhere on the board."""
    return [c for c in mission.legend if STRANGER.fullmatch(c) and c not in mission.strangers]


def lost_marines(mission: Mission) -> list[int]:
    """The marines of the first turn whom nothing gives a square, unless a fault of the legend explains it."""
    spoiled = mission.document.spoiled
    if any(route[:1] == ("legend",) for route in spoiled):
        return []
    nobodies = [mission.legend[letter] for letter, number in mission.meant.items() if number is None]
    misspelt = {mission.names.nearest(name) for name in nobodies}
    named = {number for number in mission.meant.values() if number is not None}
    return [
        marine.number
        for marine, standing in zip(mission.marines, mission.standings(mission.first_turn), strict=True)
        if standing.at is None
        and not standing.out
        and marine.number not in named
        and marine.id not in misspelt
        and not {(*marine.route, "at"), (*marine.route, "id")} & spoiled
    ]


def letters_explain_losses(mission: Mission) -> bool:
    """Whether every letter and marine that the board lacks can be one of its unknown letters: one fault."""
    unknown = [c for c in unknown_letters(mission) if c.isalpha()]
    return len(lost_letters(mission)) + len(lost_marines(mission)) <= len(unknown)
