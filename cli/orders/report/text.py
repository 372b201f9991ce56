"""Sheets for people: lines, tables, bars and boards, drawn through Rich."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from orders.findings import Say
from orders.report.columns import broken, fitted
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
NOTHING = "-"
"""An empty cell."""
BESIDE = 2
"""Blanks around a bar."""
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
            _table(block, console)
        case Bars():
            _title(block.title, console)
            _bars(block, console, ascii_only=ascii_only)
        case Board():
            from orders.report.board import rows

            _title(block.title, console)
            for row in rows(block, ascii_only=ascii_only):
                console.print(row, no_wrap=True, crop=False)


def _title(title: Say | None, console: Console) -> None:
    if title:
        console.print(Text(render(title), "bold"))


def _table(table: Table, console: Console) -> None:
    """A table; where its words have no room side by side, row after row with a line for each cell."""
    rows = [[*map(render, table.columns)], *([*map(_cell, row)] for row in table.rows)]
    widths = fitted(rows, console.width)
    if widths is None:
        _stacked(rows, table.tones, console)
        return
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for index, (head, wide) in enumerate(zip(rows[0], widths, strict=True)):
        right = index in table.numbers
        grid.add_column(_in_lines(head, wide), justify="right" if right else "left", width=wide, no_wrap=True)
    for index, row in enumerate(rows[1:]):
        tone = table.tones[index] if table.tones else Tone.PLAIN
        grid.add_row(*map(_in_lines, row, widths), style=STYLES[tone])
    console.print(grid)


def _stacked(rows: list[list[str]], tones: Sequence[Tone], console: Console) -> None:
    heads, *others = rows
    for index, row in enumerate(others):
        if index:
            console.print()
        style = STYLES[tones[index] if tones else Tone.PLAIN]
        for head, cell in zip(heads, row, strict=True):
            if cell not in ("", NOTHING):
                console.print(_in_lines(f"{head}: {cell}", console.width, style))


def _bars(bars: Bars, console: Console, *, ascii_only: bool) -> None:
    """A bar for each row; where its remark has no room beside it, the remark stands below."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    remarks = [_cell(remark) for _, _, remark in bars.rows]
    drawn = [(Text(_cell(label)), _bar(parts, ascii_only)) for label, parts, _ in bars.rows]
    longest = [max((row[column].cell_len for row in drawn), default=0) for column in (0, 1)]
    room = console.width - sum(longest) - 2 * BESIDE
    if room >= max(map(cell_len, remarks), default=0):
        for row, remark in zip(drawn, remarks, strict=True):
            grid.add_row(*row, remark)
        console.print(grid)
        return
    for (label, bar), remark in zip(drawn, remarks, strict=True):
        console.print(Text("  ").join([label, bar]))
        for line in broken(remark, console.width - BESIDE):
            console.print(Text(" " * BESIDE + line))


def _bar(parts: Iterable[tuple[int, Tone]], ascii_only: bool) -> Text:
    bar = Text()
    for length, tone in parts:
        bar.append(FILLS[tone][ascii_only] * length, STYLES[tone])
    return bar


def _in_lines(text: str, wide: int, style: str = "") -> Text:
    return Text("\n".join(broken(text, wide)), style)


def _cell(cell: Cell) -> str:
    if cell is None:
        return NOTHING
    return render(cell) if isinstance(cell, Say) else visible(str(cell))
