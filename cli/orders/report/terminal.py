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


def paint(text: str, style: str, stream: TextIO | None = None) -> str:
    """The text in a style of `STYLES` where the stream shows colour, else as it is."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if coloured(stream) else text


def width() -> int:
    """The columns of the terminal, 80 where there is none."""
    from shutil import get_terminal_size

    return get_terminal_size().columns
