"""What goes to standard error: a word aside, that changes no result where nobody can hear it."""

from __future__ import annotations

import os
import sys
from typing import TextIO


def aside(text: str) -> None:
    """Writes lines to standard error; where it takes none, they are lost and nothing else changes."""
    if sys.stderr is None:
        return
    try:
        print(text, file=sys.stderr, flush=True)
    except (OSError, ValueError):  # full, closed, or its reader went away
        drop(sys.stderr)


def drop(stream: TextIO) -> None:
    """Points a stream at nothing, so that the interpreter's own flush at the end stays quiet."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return


def fill_gaps() -> None:
    """Puts nothing in the place of an output that the process was started without (``>&-``)."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  (lasts as long as the process)
