"""How a mission goes on from turn to turn, for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from orders.findings import Say, say
from orders.officers.figures import out_of_reach
from orders.officers.mission import Standing
from orders.officers.muster import Muster
from orders.sheet import Bars, Block, Cell, Table, Tone


def timeline(turns: Sequence[Muster]) -> tuple[Block, ...]:
    """A bar for each officer and turn, as long as his unit; then, if anything did, what became of whom."""
    bars = Bars(say("officers.timeline-title"), tuple(bar for now in turns for bar in _bars(now)))
    columns = tuple(say(f"officers.column-{c}") for c in ("turn", "marine", "changes"))
    rows = tuple(row for before, now in pairwise(turns) for row in _changes(before, now))
    changes = Table(say("officers.changes-title"), columns, rows, (), frozenset({0}))
    return (bars, changes) if rows else (bars,)


def _bars(now: Muster) -> Iterator[tuple[Cell, tuple[tuple[int, Tone], ...], Cell]]:
    shown = now.mission.names.shown
    for unit in now.units:
        members = len(unit.members)
        tone = Tone.GOOD if unit.may_order else Tone.DIM
        label = say("officers.timeline-officer", turn=now.turn, name=shown[unit.officer])
        yield label, ((members, tone),), say("officers.timeline-unit", n=members, rank=unit.rank)
    if astray := [shown[marine.number] for marine in out_of_reach(now)]:
        label = say("officers.timeline-out-of-reach", turn=now.turn)
        yield label, ((len(astray), Tone.BAD),), say("officers.list", names=astray)


def _changes(before: Muster, now: Muster) -> Iterator[tuple[Cell, ...]]:
    """What became of the marines since the turn before, in file order."""
    for marine, name in zip(now.mission.marines, now.mission.names.shown, strict=True):
        happened = list(_happened(before.standings[marine.number], now.standings[marine.number]))
        if happened:
            yield now.turn, name, say("officers.list", names=happened)


def _happened(old: Standing, new: Standing) -> Iterator[Say]:
    if new.out:
        if not old.out:
            yield say("officers.bar-out")
        return
    if old.out:
        yield say("officers.back")
    if new.at is not None and new.at != old.at:
        yield say("officers.moved-to", column=new.at[0], row=new.at[1])
    if new.engaged != old.engaged:
        yield say("officers.bar-engaged" if new.engaged else "officers.bar-not-engaged")
    if new.moved:
        yield say("officers.bar-moved")
    if new.shot:
        yield say("officers.bar-shot")
