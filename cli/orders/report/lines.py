"""Lines alone, without Rich, which takes longer to load than most commands take to run."""

from __future__ import annotations

from collections.abc import Iterable

from orders.report.terminal import paint
from orders.sheet import Line, Tone
from orders.words import render

STYLES = {Tone.STRONG: "bold", Tone.GOOD: "good", Tone.WARN: "warning", Tone.BAD: "error", Tone.DIM: "dim"}


def write(lines: Iterable[Line]) -> None:
    """Prints each line, in the colour of its tone where there is colour."""
    for line in lines:
        text = render(line.say)
        print(paint(text, STYLES[line.tone]) if line.tone in STYLES else text)
