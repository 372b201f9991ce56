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
BEFORE, LONGEST = 40, 100
"""Of a long line, so many characters before the spot are shown, and so many in all."""


def lines(findings: Sequence[Finding], text: str, *, colour: bool) -> Iterator[str]:
    """The lines of all findings of one file with that text, in colour or plain."""
    source = _BREAK.split(text) if findings else []
    for found in findings:
        yield from _one(found, source, colour)


def _one(found: Finding, source: list[str], colour: bool) -> Iterator[str]:
    severity = str(found.severity)
    head = paint(severity, severity, colour)
    yield f"{_spot(found.path, found.place)}: {head} {found.code} {render(found.say)}"
    if found.place:
        yield from _excerpt(found.place, source, severity, colour)
    for other in found.elsewhere:
        yield f"  {_spot(found.path, other.place)}: {render(other.say)}"
        yield from _excerpt(other.place, source, "info", colour)
    if found.hint:
        yield "  " + paint(render(say("commands.hint", hint=found.hint)), "bold", colour)


def _spot(path: str, place: Place | None) -> str:
    return f"{visible(path)}:{place.line}:{place.column}" if place else visible(path)


def _excerpt(place: Place, source: list[str], style: str, colour: bool) -> Iterator[str]:
    line = source[place.line - 1] if place.line <= len(source) else ""
    if not line.strip():
        return
    first = place.column - 1
    last = place.end_column - 1 if place.end_line == place.line else len(line)
    cut = max(0, first - BEFORE) if len(line) > LONGEST else 0
    shown, marked = line[cut : cut + LONGEST], line[first : max(last, first + 1)][: LONGEST - first + cut]
    number = f"{place.line:>5} | "
    yield paint(number, "dim", colour) + _as_shown(shown)
    pad = " " * (len(number) + _width(line[cut:first]))
    yield pad + paint("^" * max(_width(marked), 1), style, colour)


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
