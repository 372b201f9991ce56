"""Sheets for people: lines, tables, bars and boards, drawn through Rich."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from orders.findings import Say
from orders.report.terminal import coloured, width
from orders.sheet import Bars, Block, Board, Cell, Line, Table, Tone
from orders.words import render, visible

STYLES = {
    Tone.PLAIN: "",
    Tone.STRONG: "bold",
    Tone.GOOD: "green",
    Tone.WARN: "yellow",
    Tone.BAD: "red",
    Tone.DIM: "dim",
}
FILLS = {
    Tone.PLAIN: ("█", "#"),
    Tone.STRONG: ("▓", "%"),
    Tone.GOOD: ("█", "#"),
    Tone.WARN: ("▒", "="),
    Tone.BAD: ("░", "-"),
    Tone.DIM: ("·", "."),
}
"""What a bar is made of, by tone, so that it can be read without colour; the second for plain ASCII."""
ENDLESS = 10_000
"""The width of a file or pipe: nothing is wrapped there."""


def write(blocks: Iterable[Block], stream: TextIO | None = None) -> None:
    """Draws the blocks one below the other; plain, and never wrapped, unless the stream is a terminal."""
    stream = stream or sys.stdout
    colour = coloured(stream)
    console = Console(
        file=stream,
        force_terminal=colour,
        color_system="auto" if colour else None,
        no_color=not colour,
        width=width() if stream.isatty() else ENDLESS,
        markup=False,
        highlight=False,
        emoji=False,
    )
    with console.capture() as captured:
        before: Block | None = None
        for block in blocks:
            if before and not (isinstance(before, Line) and _belongs_below(block)):
                console.print()
            _draw(block, console)
            before = block
    for line in captured.get().split("\n")[:-1]:
        print(line.rstrip(), file=stream)


def _belongs_below(block: Block) -> bool:
    """Whether a block follows a line without a gap: another line, or what has no title of its own."""
    return isinstance(block, Line) or block.title is None


def _draw(block: Block, console: Console) -> None:
    ascii_only = not console.encoding.startswith("utf")
    match block:
        case Line():
            console.print(Text(render(block.say), STYLES[block.tone]))
        case Table():
            _title(block.title, console)
            console.print(_table(block))
        case Bars():
            _title(block.title, console)
            console.print(_bars(block, ascii_only=ascii_only))
        case Board():
            from orders.report.board import rows

            _title(block.title, console)
            for row in rows(block, ascii_only=ascii_only):
                console.print(row, no_wrap=True, crop=False)


def _title(title: Say | None, console: Console) -> None:
    if title:
        console.print(Text(render(title), "bold"))


def _table(table: Table) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for index, column in enumerate(table.columns):
        right = index in table.numbers
        grid.add_column(Text(render(column)), justify="right" if right else "left", overflow="fold")
    for index, row in enumerate(table.rows):
        tone = table.tones[index] if table.tones else Tone.PLAIN
        grid.add_row(*map(_cell, row), style=STYLES[tone])
    return grid


def _bars(bars: Bars, *, ascii_only: bool) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        grid.add_column(overflow="fold")
    for label, parts, remark in bars.rows:
        bar = Text()
        for length, tone in parts:
            bar.append(FILLS[tone][ascii_only] * length, STYLES[tone])
        grid.add_row(_cell(label), bar, _cell(remark))
    return grid


def _cell(cell: Cell) -> Text:
    if cell is None:
        return Text("-")
    return Text(render(cell) if isinstance(cell, Say) else visible(str(cell)))
