"""What the terminal can show: colour, and how wide it is."""

from __future__ import annotations

import os
import sys
from typing import TextIO

STYLES = {"bold": "1", "dim": "2", "error": "1;31", "warning": "1;33", "info": "1;36", "good": "32"}


def coloured(stream: TextIO | None = None) -> bool:
    """Whether to colour what goes to the stream (default standard output): a terminal, and no `NO_COLOR`."""
    stream = stream or sys.stdout
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


def paint(text: str, style: str, colour: bool | None = None) -> str:
    """The text in a style of `STYLES` if there is colour (default: on standard output), else as it is."""
    if coloured() if colour is None else colour:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m"
    return text


def room(stream: TextIO | None = None) -> int | None:
    """The columns of the terminal behind the stream (default standard output); None for a file or pipe."""
    return width() if (stream or sys.stdout).isatty() else None


def width() -> int:
    """The columns of the terminal, 80 where there is none."""
    from shutil import get_terminal_size

    return get_terminal_size().columns
