"""What a report can draw, without a language and without a medium: lines, tables, bars and boards."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

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


class Line(NamedTuple):
    """One line of text."""

    say: Say
    tone: Tone = Tone.PLAIN


class Table(NamedTuple):
    """A table: column heads, rows of cells, and a tone for each row (`Tone.PLAIN` where left out).

    Columns named in `numbers` (by index) are set to the right.
    """

    title: Say | None
    columns: tuple[Say, ...]
    rows: tuple[tuple[Cell, ...], ...]
    tones: tuple[Tone, ...] = ()
    numbers: frozenset[int] = frozenset()


class Bars(NamedTuple):
    """One bar for each row: a label, its parts (length and tone), and a remark behind it."""

    title: Say | None
    rows: tuple[tuple[Cell, tuple[tuple[int, Tone], ...], Cell], ...]


class Ground(StrEnum):
    """What a square of a board is; the value is its character in plain text."""

    OPEN = "."
    WALL = "#"
    DOOR = "|"
    OPEN_DOOR = "/"
    COVER = "c"


class Square(NamedTuple):
    """One square of a board: its ground, and who stands there (a character, or nothing) in which tone.

    `owners` are the numbers of those whom he belongs to, each with a colour of its own.
    """

    ground: Ground = Ground.OPEN
    glyph: str = ""
    tone: Tone = Tone.PLAIN
    owners: tuple[int, ...] = ()


Spot = tuple[int, int]


class Board(NamedTuple):
    """Squares by row, walls on edges, and links between squares with the number of their owner.

    Edges and links are pairs of (column, row), from 0 at the top left. The legend says what squares mean,
    `edge_meaning` and `link_meaning` what walls on edges and links do.
    """

    title: Say | None
    rows: tuple[tuple[Square, ...], ...]
    edges: Sequence[tuple[Spot, Spot]] = ()
    links: Sequence[tuple[Spot, Spot, int]] = ()
    legend: tuple[tuple[Square, Say], ...] = ()
    edge_meaning: Say | None = None
    link_meaning: Say | None = None


Block = Line | Table | Bars | Board
