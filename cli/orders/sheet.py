"""What a report can draw, without a language and without a medium: lines, tables, bars and boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from orders.findings import Say

Cell = str | int | Say | None


class Tone(StrEnum):
    """How a piece of a sheet is meant; each medium chooses its colours."""

    PLAIN = "plain"
    STRONG = "strong"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    DIM = "dim"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text."""

    say: Say
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Table:
    """A table: column heads, rows of cells, and a tone for each row (`Tone.PLAIN` where left out).

    Columns named in `numbers` (by index) are set to the right.
    """

    title: Say | None
    columns: tuple[Say, ...]
    rows: tuple[tuple[Cell, ...], ...]
    tones: tuple[Tone, ...] = ()
    numbers: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Bars:
    """One bar for each row: a label, its parts (length and tone), and a remark behind it."""

    title: Say | None
    rows: tuple[tuple[Cell, tuple[tuple[int, Tone], ...], Cell], ...]


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a board: what stands there and in which tone; `owner` picks a colour."""

    glyph: str
    tone: Tone = Tone.PLAIN
    owner: int | None = None


Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Board:
    """Squares by row, walls on edges and links between squares, both as pairs of (column, row)."""

    title: Say | None
    rows: tuple[tuple[Square, ...], ...]
    edges: Sequence[tuple[Spot, Spot]] = ()
    links: Sequence[tuple[Spot, Spot, int]] = ()
    legend: tuple[tuple[Square, Say], ...] = field(default=())


Block = Line | Table | Bars | Board
