"""From a mission document to a `Mission`; what does not fit together is for the checks to find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orders.officers.board import STRANGER, Board
from orders.officers.grades import DEFAULT_RANK, rank_of
from orders.officers.mission import RANGED, Anchor, Change, Marine, Mission, Standing
from orders.officers.names import Names
from orders.officers.rulings import read_rulings
from orders.sheet import Spot
from orders.source import Document
from orders.source.ids import Ids, slug


def read_mission(document: Document) -> Mission:
    """The mission of a document of that kind."""
    value: Mapping[str, Any] = document.value if isinstance(document.value, dict) else {}
    rows = board_rows(value.get("board", ""))
    hierarchy: Mapping[str, int] = value.get("hierarchy", {})
    marines = _marines(value.get("marines", ()), hierarchy)
    names = Names([marine.id for marine in marines], [marine.name for marine in marines])
    legend: Mapping[str, str] = value.get("legend", {})
    strangers = _strangers(rows)
    meant = {letter: names.find(name) for letter, name in legend.items()}
    walls = [((a[0], a[1]), (b[0], b[1])) for a, b in value.get("walls", ())]
    first = value.get("turn", 1)
    return Mission(
        document=document,
        name=value.get("name", ""),
        first_turn=first,
        rows=rows,
        board=Board(rows, walls),
        marines=marines,
        names=names,
        at_start=_standings(value.get("marines", ()), strangers, meant),
        strangers=strangers,
        legend=legend,
        meant=meant,
        changes=tuple(_changes(value.get("turns", {}), names)),
        hierarchy=hierarchy,
        rulings=read_rulings(value.get("rulings", {})),
    )


def board_rows(text: str) -> list[str]:
    """The rows of a board's text; empty lines at its end are none."""
    return text.rstrip("\n").split("\n") if text.strip("\n") else []


def _marines(rows: Sequence[Mapping[str, Any]], hierarchy: Mapping[str, int]) -> tuple[Marine, ...]:
    ids = Ids([slug(row["name"]) for row in rows if "id" not in row], {r["id"] for r in rows if "id" in r})
    return tuple(
        Marine(
            number=number,
            id=row["id"] if "id" in row else ids.give(slug(row["name"])),
            name=row["name"],
            route=("marines", number),
            grade=row["officer"] if isinstance(row.get("officer"), str) else None,
            rank=_rank(row, hierarchy),
            rank_written="rank" in row,
            squad=str(row["squad"]) if "squad" in row else None,
            weapon=row.get("weapon", RANGED),
            move=row.get("move"),
        )
        for number, row in enumerate(rows)
    )


def _rank(row: Mapping[str, Any], hierarchy: Mapping[str, int]) -> int | None:
    """RANK-03: `rank:` wins over the grade. RANK-01: 1 where neither tells. None for who is no officer."""
    if "rank" in row:
        return int(row["rank"])
    grade = row.get("officer", False)
    if isinstance(grade, str):
        return rank_of(grade, hierarchy) or DEFAULT_RANK
    return DEFAULT_RANK if grade else None


def _strangers(rows: Sequence[str]) -> dict[str, list[Spot]]:
    """Where each character stands that is no ground: letters of the legend, and what nobody knows."""
    strangers: dict[str, list[Spot]] = {}
    for y, row in enumerate(rows):
        for found in STRANGER.finditer(row):
            strangers.setdefault(found[0], []).append((found.start(), y))
    return strangers


def _standings(
    rows: Sequence[Mapping[str, Any]],
    strangers: Mapping[str, Sequence[Spot]],
    meant: Mapping[str, int | None],
) -> tuple[Standing, ...]:
    """How the marines stand before any change: `at` wins over a letter (BOARD-03)."""
    lettered: dict[int, Spot] = {}
    for letter, marine in meant.items():
        if marine is not None and letter in strangers:
            lettered.setdefault(marine, strangers[letter][0])
    standings = []
    for number, row in enumerate(rows):
        at, anchor = lettered.get(number), Anchor(("marines", number, "name"), lettered.get(number))
        if "at" in row:
            at, anchor = (row["at"][0], row["at"][1]), Anchor(("marines", number, "at"))
        flags = {key: bool(row.get(key, False)) for key in ("engaged", "out", "moved", "shot")}
        standings.append(Standing(at, anchor, **flags))
    return tuple(standings)


def _changes(turns: Mapping[str, Sequence[Mapping[str, Any]]], names: Names) -> list[Change]:
    """All changes, the earliest turn first, in file order within a turn."""
    changes = [
        Change(int(turn), ("turns", turn, place), names.find(said["marine"]), said)
        for turn, entries in turns.items()
        for place, said in enumerate(entries)
    ]
    return sorted(changes, key=lambda change: change.turn)
