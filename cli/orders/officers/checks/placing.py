"""BOARD-03 and BOARD-04: every marine on an open square of his own, at every turn of the file."""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, Say, say
from orders.officers.checks.fault import board_size, fault, letters_explain_losses, lost_marines, shown
from orders.officers.mission import Anchor, Change, Mission, Standing, changed
from orders.sheet import Ground, Spot


def check_placed_once(mission: Mission) -> Iterator[Finding]:
    """BOARD-03: a marine is placed once, by `at` or by one letter."""
    lettered: dict[int, Spot] = {}
    for letter, number in mission.meant.items():
        if number is None or letter not in mission.strangers:
            continue
        marine, square = mission.marines[number], mission.strangers[letter][0]
        place = mission.square_place(square)
        if number in lettered:
            first = Elsewhere(mission.square_place(lettered[number]), say("officers.first-here"))
            what = say("officers.two-letters", name=marine.name)
            yield fault(mission, "BOARD-03", what, place, trooper=marine.id, elsewhere=(first,))
            continue
        lettered[number] = square
        if mission.at_start[number].anchor.letter is None:
            what = say("officers.letter-and-at", name=marine.name, letter=letter)
            also = (Elsewhere(place, say("officers.letter-here")),)
            place = mission.document.place((*marine.route, "at"))
            yield fault(mission, "BOARD-03", what, place, trooper=marine.id, elsewhere=also)


def check_squares(mission: Mission) -> Iterator[Finding]:
    """BOARD-03 and BOARD-04, at the mission's start and at every later turn for those who stand elsewhere."""
    if not mission.rows:
        return
    yield from _unplaced(mission)
    standings = list(mission.standings(mission.first_turn))
    held: dict[Spot, list[int]] = {}
    everybody = range(len(standings))
    yield from _enter(mission, sorted(everybody, key=lambda n: _placed(standings[n].anchor)), standings, held)
    for changes in _later_changes(mission).values():
        before = {c.marine: standings[c.marine] for c in changes if c.marine is not None}
        for change in changes:
            if change.marine is not None:
                standings[change.marine] = changed(standings[change.marine], change, change.turn)
        anew = [n for n, old in before.items() if _square(old) != _square(standings[n])]
        for number in anew:
            if (left := _square(before[number])) is not None and number in held.get(left, ()):
                held[left].remove(number)
        yield from _enter(mission, sorted(anew, key=lambda n: _placed(standings[n].anchor)), standings, held)


def _unplaced(mission: Mission) -> Iterator[Finding]:
    """BOARD-03: the marines of the first turn who stand nowhere."""
    for number in () if letters_explain_losses(mission) else lost_marines(mission):
        marine = mission.marines[number]
        what, hint = say("officers.no-square", name=marine.name), say("officers.no-square-hint")
        place = mission.document.place((*marine.route, "name"))
        yield fault(mission, "BOARD-03", what, place, trooper=marine.id, hint=hint)


def _later_changes(mission: Mission) -> dict[int, list[Change]]:
    """The changes after the mission's first turn, by turn."""
    later: dict[int, list[Change]] = {turn: [] for turn in mission.turns[1:]}
    for change in mission.changes:
        if change.turn in later:
            later[change.turn].append(change)
    return later


def _square(standing: Standing) -> Spot | None:
    return None if standing.out else standing.at


def _placed(anchor: Anchor) -> tuple[int, int, int]:
    """The order in which marines are put where they stand: by letters, by their rows, by changes."""
    if anchor.letter is not None:
        return 0, anchor.letter[1], anchor.letter[0]
    if anchor.route[0] == "turns":
        return 2, int(anchor.route[1]), int(anchor.route[2])
    return 1, int(anchor.route[1]), 0


def _enter(
    mission: Mission, numbers: list[int], standings: list[Standing], held: dict[Spot, list[int]]
) -> Iterator[Finding]:
    """Puts marines on the board one after the other: on open squares of it, where nobody else is."""
    for number in numbers:
        square = _square(standings[number])
        if square is None:
            continue
        marine, place = mission.marines[number], mission.place(standings[number].anchor)
        others = held.setdefault(square, [])
        said: dict[str, object] = {"name": marine.name, "square": shown(square)}
        if not mission.board.holds(square):
            what = say("officers.off-board", **said)
            yield fault(mission, "BOARD-03", what, place, trooper=marine.id, hint=board_size(mission))
        elif not mission.board.is_open(square):
            wall = mission.board.ground(square) is Ground.WALL
            what = say("officers.in-wall" if wall else "officers.in-door", **said)
            hint = _free_beside(mission, square, held)
            yield fault(mission, "BOARD-03", what, place, trooper=marine.id, hint=hint)
        elif others:
            other = mission.marines[others[0]]
            what = say("officers.two-on-square", other=other.name, **said)
            hint = _free_beside(mission, square, held)
            there = mission.place(standings[others[0]].anchor)
            also = Elsewhere(there, say("officers.other-here", name=other.name))
            yield fault(mission, "BOARD-04", what, place, trooper=marine.id, hint=hint, elsewhere=(also,))
        others.append(number)


def _free_beside(mission: Mission, square: Spot, held: dict[Spot, list[int]]) -> Say | None:
    around = mission.board.neighbours(square, diagonal=True)
    free = [shown(s) for s in around if mission.board.is_open(s) and not held.get(s)]
    return say("officers.free-beside", squares=free) if free else None
