"""Reading a file: bytes to text, text to values, and both to a document with its findings."""

from __future__ import annotations

import codecs

from orders.findings import Elsewhere, Finding, Place, Severity, say
from orders.source.document import Document
from orders.source.intake import (
    UnreadableError,
    control_characters,
    decoded,
    read_bytes,
    stand_in,
    too_large,
    without_control_characters,
)
from orders.source.places import Places
from orders.source.shape import check_shape
from orders.source.syntax import parse
from orders.source.values import MOST_FAULTS, Fault, Reading

MARK = "\ufeff"
"""The byte order mark, as a character."""


def read_file(path: str) -> Document:
    """The document in a file, or in standard input for ``-``; faults are its findings. Never raises."""
    try:
        content = read_bytes(path)
    except UnreadableError as unreadable:
        return _nothing(path, unreadable)
    return read_text(content, path)


def read_text(text: str | bytes, path: str) -> Document:
    """The document in a text, or in UTF-8 bytes; `path` is what findings call it. Never raises."""
    try:
        if isinstance(text, bytes):
            mark = MARK if text.startswith(codecs.BOM_UTF8) else ""
            text = decoded(text, path)
        else:
            too_large(len(text.encode(errors="surrogatepass")), path)
            mark = MARK if text.startswith(MARK) else ""
            text = text.removeprefix(MARK)
    except UnreadableError as unreadable:
        return _nothing(path, unreadable)
    controls = control_characters(text)
    mask = stand_in(text) if controls else ""
    reading = parse(without_control_characters(text, mask) if controls else text)
    places = Places(text, reading.events)
    document = Document(path, text, reading.value, places, mark=mark)
    document.findings += [_control(document, *span) for span in controls[:MOST_FAULTS]]
    _add_faults(document, reading)
    if controls:
        from orders.source.mending import take_out_words

        take_out_words(document, mask)
    check_shape(document, broken=reading.broken)
    if len(document.findings) > 1:
        document.findings.sort(key=lambda f: f.place or Place(1, 1, 1, 1))
    return document


def _nothing(path: str, unreadable: UnreadableError) -> Document:
    document = Document(path, unreadable.text, None, Places(unreadable.text, ()), spoiled={()})
    document.findings.append(unreadable.finding)
    return document


def _add_faults(document: Document, reading: Reading) -> None:
    """The faults of reading as findings; what they concern is taken out of the value."""
    document.findings += [_finding(document, fault) for fault in reading.faults]
    document.spoiled.update(reading.doubtful)
    if reading.holes:
        from orders.source.mending import take_out

        for hole in reversed(reading.holes):
            take_out(document, hole)


def _finding(document: Document, fault: Fault) -> Finding:
    elsewhere: tuple[Elsewhere, ...] = ()
    if fault.first is not None:
        place = document.place(fault.first, on_key=True)
        elsewhere = (Elsewhere(place, say("source.first_here")),)
    place = document.places.span(*fault.span)
    return Finding(
        fault.code, Severity.ERROR, fault.say, document.path, place, fault.hint, elsewhere=elsewhere
    )


def _control(document: Document, start: int, end: int) -> Finding:
    code, n = f"U+{ord(document.text[start]):04X}", end - start
    what, hint = say("source.control", code=code, n=n), say("source.control_hint", n=n)
    return Finding("YAML-01", Severity.ERROR, what, document.path, document.places.span(start, end), hint)
