"""Findings as plain lines: ``path:line:column: severity CODE message``, the spot in its line, the hint."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from orders.findings import Finding, Place, say
from orders.report.terminal import paint
from orders.words import render, visible

_BREAK = re.compile(r"\r\n|\r|\n")
TAB = 4
LONGEST = 100
"""So many columns of a line are shown where there is no terminal."""
SHORTEST = 10
"""So many are shown however narrow it is."""
CUT = "…"
"""Stands where more of the line would be."""


def lines(findings: Sequence[Finding], text: str, *, colour: bool, room: int | None = None) -> Iterator[str]:
    """The lines of all findings of one file with that text, in colour or plain.

    `room` is how many columns the terminal has, None where there is none.
    """
    source = _BREAK.split(text) if findings else []
    for found in findings:
        yield from _one(found, source, colour, room)


def _one(found: Finding, source: list[str], colour: bool, room: int | None) -> Iterator[str]:
    severity = str(found.severity)
    head = paint(severity, severity, colour)
    yield f"{_spot(found.path, found.place)}: {head} {found.code} {render(found.say)}"
    if found.place:
        yield from _excerpt(found.place, source, severity, colour, room)
    for other in found.elsewhere:
        yield f"  {_spot(found.path, other.place)}: {render(other.say)}"
        yield from _excerpt(other.place, source, "info", colour, room)
    if found.hint:
        yield "  " + paint(render(say("commands.hint", hint=found.hint)), "bold", colour)


def _spot(path: str, place: Place | None) -> str:
    return f"{visible(path)}:{place}" if place else visible(path)


def _excerpt(place: Place, source: list[str], style: str, colour: bool, room: int | None) -> Iterator[str]:
    """The line with the spot marked; of a line that is too long, what is around the spot."""
    line = source[place.line - 1] if place.line <= len(source) else ""
    if not line.strip():
        return
    number = f"{place.line:>5} | "
    first = place.column - 1
    last = place.end_column - 1 if place.end_line == place.line else len(line)
    start, end = _window(line, first, max(room - len(number), SHORTEST) if room else LONGEST)
    before, after = CUT * (start > 0), CUT * (end < len(line))
    yield paint(number, "dim", colour) + before + _as_shown(line[start:end]) + after
    pad = " " * (len(number) + len(before) + _width(line[start:first]))
    marked = line[first : min(max(last, first + 1), end)]
    yield pad + paint("^" * max(_width(marked), 1), style, colour)


def _window(line: str, first: int, room: int) -> tuple[int, int]:
    """Which characters of a line have room, the first of the spot among them, and a mark where it is cut."""
    if _width(line) <= room:
        return 0, len(line)
    start = _back(line, first, room * 2 // 5)
    end = start + _ahead(line[start:], room - 2)
    if end == len(line):
        start = _back(line, end, room - 1)
    elif start == 0:
        end = _ahead(line, room - 1)
    return start, end


def _ahead(text: str, room: int) -> int:
    """How many characters from the start have room."""
    for number, character in enumerate(text):
        room -= _columns(character)
        if room < 0:
            return number
    return len(text)


def _back(text: str, end: int, room: int) -> int:
    """Where the characters begin that have room before the end."""
    return end - _ahead(text[max(end - room, 0) : end][::-1], room)


def _as_shown(text: str) -> str:
    return text if text.isprintable() else "".join(map(_drawn, text))


def _drawn(character: str) -> str:
    return " " * TAB if character == "\t" else visible(character)


def _width(text: str) -> int:
    """How many columns the text takes on a terminal, as it is drawn here."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    drawn = _drawn(character)
    if len(drawn) > 1:
        return len(drawn)
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
