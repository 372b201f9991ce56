"""Lines alone, without Rich, which takes longer to load than most commands take to run."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from orders.report.terminal import paint, room
from orders.sheet import Line, Tone
from orders.words import render

STYLES = {Tone.STRONG: "bold", Tone.GOOD: "good", Tone.WARN: "warning", Tone.BAD: "error", Tone.DIM: "dim"}


def write(lines: Iterable[Line]) -> None:
    """Prints each line, in the colour of its tone where there is colour."""
    for line in lines:
        text = _in_lines(render(line.say))
        print(paint(text, STYLES[line.tone]) if line.tone in STYLES else text)


def _in_lines(text: str) -> str:
    """The text as it fits the terminal, broken at blanks."""
    columns = room()
    return textwrap.fill(text, columns, break_on_hyphens=False) if columns and len(text) > columns else text
