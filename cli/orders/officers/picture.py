"""The board of a mission at one turn, ready to be drawn: units, links, and who is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from string import ascii_lowercase, ascii_uppercase, digits

from orders.findings import Say, say
from orders.officers.mission import Marine
from orders.officers.muster import Muster
from orders.sheet import Board, Ground, Spot, Square, Tone

CROWD = "*"
"""Who stands on a square when there are more marines than letters."""
_LETTERS = [c for c in ascii_uppercase + ascii_lowercase + digits if c != Ground.COVER]


def picture(now: Muster) -> Board:
    """The board with every marine in play on his square; officers are numbered in file order."""
    owners: dict[int, list[int]] = {}
    for number, unit in enumerate(now.units):
        for member in unit.members:
            owners.setdefault(member, []).append(number)
    glyphs = _glyphs(now)
    standing: dict[Spot, Square] = {}
    legend: list[tuple[Square, Say]] = []
    for marine in now.in_play():
        square = now.square(marine.number)
        if square is None:
            continue
        mine = tuple(owners.get(marine.number, ()))
        tone = Tone.STRONG if marine.rank is not None else Tone.PLAIN if mine else Tone.BAD
        drawn = Square(now.mission.board.ground(square), glyphs[marine.number], tone, mine)
        standing.setdefault(square, drawn)
        legend.append((drawn, _meaning(now, marine)))
    board = now.mission.board
    empty = {str(ground): Square(ground) for ground in Ground}
    rows = tuple(
        tuple(standing.get((x, y)) or empty[ground] for x, ground in enumerate(row))
        for y, row in enumerate(board.rows)
    )
    legend += [
        (Square(ground), say(f"officers.ground-{ground.name.lower()}")) for ground in _to_explain(rows)
    ]
    return Board(
        say("officers.board-title"),
        rows,
        sorted(board.edges),
        tuple(_links(now)),
        tuple(legend),
        edge_meaning=say("officers.legend-edge"),
        link_meaning=say("officers.legend-link"),
    )


def _to_explain(rows: tuple[tuple[Square, ...], ...]) -> list[Ground]:
    """The kinds of ground on the board that do not explain themselves."""
    there = {square.ground for row in rows for square in row}
    return [ground for ground in (Ground.DOOR, Ground.OPEN_DOOR, Ground.COVER) if ground in there]


def _links(now: Muster) -> Iterator[tuple[Spot, Spot, int]]:
    for number, unit in enumerate(now.units):
        for marine, through in unit.through.items():
            here, there = now.square(marine), now.square(through)
            if here and there and here != there:
                yield there, here, number


def _meaning(now: Muster, marine: Marine) -> Say:
    """Who a marine of the picture is, and whose unit he is in."""
    shown = now.mission.names.shown
    name = shown[marine.number]
    if marine.rank is not None:
        return say("officers.legend-officer", name=name, rank=marine.rank)
    mine = [shown[unit.officer] for unit in now.units_of(marine.number)]
    if not mine:
        return say("officers.legend-out-of-reach", name=name)
    return say("officers.legend-marine", name=name, officers=mine)


def _glyphs(now: Muster) -> dict[int, str]:
    """A character for each marine: his letter of the legend, else one of his name, else any that is free."""
    glyphs = {number: letter for letter, number in now.mission.meant.items() if number is not None}
    free = dict.fromkeys(c for c in _LETTERS if c not in now.mission.meant)
    for marine in now.in_play():
        if marine.number in glyphs:
            continue
        last = (marine.name.split() or [""])[-1]
        liked = chain(last[:1].upper(), last[:1].lower(), last, free)
        glyphs[marine.number] = next((c for c in liked if c in free), CROWD)
        free.pop(glyphs[marine.number], None)
    return glyphs
