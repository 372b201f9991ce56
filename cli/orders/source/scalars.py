"""What a plain word of a file means: few are numbers or switches, all else is the text it looks like."""

from __future__ import annotations

import re

MOST_DIGITS = 15
"""The longest number that is read as one, in digits."""

_INTEGER = re.compile(r"-?(0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
FIRST = frozenset("0123456789-tfn~")
"""What a plain word begins with that may be more than text."""


class LongNumberError(Exception):
    """A number with more digits than anybody means."""


def plain(text: str) -> str | int | float | bool | None:
    """The value of a word without quotes. Raises `LongNumberError`."""
    if text in _WORDS:
        return _WORDS[text]
    whole = _INTEGER.fullmatch(text)
    if not whole and not _DECIMAL.fullmatch(text):
        return text
    if len(text) - text.startswith("-") - ("." in text) > MOST_DIGITS:
        raise LongNumberError
    number = int(text) if whole else float(text)
    # 3.0 is the whole number 3, so that a count written so is a count.
    return int(number) if number == int(number) else number
