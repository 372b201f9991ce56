"""How far a long listing has come, on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from orders.findings import say
from orders.words import render

Row = TypeVar("Row")
LONG = 20_000
"""Rows after which a bar appears; it moves every so many."""


def watched(rows: Iterable[Row], share: Callable[[Row], float]) -> Iterator[Row]:
    """The rows; on standard error a bar shows the share that each is at, and goes away at the end."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(render(say("plans.listing")), total=1.0)
    try:
        for number, row in enumerate(rows, 1):
            if number % LONG == 0:
                bar.start()
                bar.update(task, completed=share(row))
            yield row
    finally:
        bar.stop()
