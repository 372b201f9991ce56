"""From a path or bytes to text: everything that can be wrong with a file before it is YAML."""

from __future__ import annotations

import codecs
import os
import re
import stat
import sys

from orders.findings import Finding, Place, Say, Severity, say
from orders.source.places import Places

VARIABLES = ("ORDERS_LIST", "ORDERS_GAME")
"""The variables of the environment that name files."""
MOST_BYTES = 1 << 20
"""The largest file that is read, in bytes."""

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, b"\x00\x00\xfe\xff")
# What YAML does not allow, and the line breaks that no editor counts as lines.
_CONTROL = re.compile(
    "[^\\t\\n\\r\\x20-\\x7e\\xa0-\\u2027\\u202a-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]+"
)


class UnreadableError(Exception):
    """A file of which nothing can be used; carries the finding, and the text as far as there is one."""

    def __init__(self, finding: Finding, text: str = "") -> None:
        super().__init__(finding.code)
        self.finding = finding
        self.text = text


def read_bytes(path: str) -> bytes:
    """The content of a regular file, or of standard input for ``-``. Raises `UnreadableError`."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            status = os.stat(path)
            if not stat.S_ISREG(status.st_mode):
                folder = stat.S_ISDIR(status.st_mode)
                raise _no_file(path, say("source.folder" if folder else "source.not_regular"))
            with open(path, "rb") as file:
                content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise _no_file(path, say("source.missing")) from None
    except PermissionError:
        raise _no_file(path, say("source.permission")) from None
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else type(error).__name__
        raise _no_file(path, say("source.unreadable", reason=reason)) from None
    except (ValueError, AttributeError):  # a NUL in the path; no standard input at all
        raise _no_file(path, say("source.missing")) from None
    return content


def _no_file(path: str, what: Say) -> UnreadableError:
    """That a file cannot be read; where a variable of the environment names it, that too."""
    hint = Say(what.key + "_hint")
    for variable in VARIABLES:
        if os.environ.get(variable) == path:
            what = say("source.by_variable", what=what, name=variable)
    return UnreadableError(Finding("FILE-01", Severity.ERROR, what, path, None, hint))


def decoded(content: bytes, path: str) -> str:
    """The text of UTF-8 bytes, without a byte order mark. Raises `UnreadableError`."""
    too_large(len(content), path)
    if is_utf16(content):
        raise UnreadableError(_save_as_utf8(path, say("source.utf16"), Place(1, 1, 1, 1)))
    body = content.removeprefix(codecs.BOM_UTF8)
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        text, before = body.decode(errors="replace"), len(body[: error.start].decode())
        place = Places(text, ()).span(before, before + 1)
        offset = len(content) - len(body) + error.start
        what = say("source.not_utf8", byte=f"0x{content[offset]:02x}", offset=offset, line=place.line)
        raise UnreadableError(_save_as_utf8(path, what, place), text) from None


def is_utf16(content: bytes) -> bool:
    """Whether bytes are UTF-16, or wider: by their mark or by the zeros that pad its letters."""
    zeros = [place for place, byte in enumerate(content[:4]) if not byte]
    return content.startswith(_UTF16) or zeros in ([0, 2], [1, 3]) or len(zeros) == 3


def too_large(size: int, path: str) -> None:
    """Raises `UnreadableError` for a text of more bytes than are read."""
    if size > MOST_BYTES:
        what, hint = say("source.too_large"), say("source.too_large_hint")
        raise UnreadableError(Finding("YAML-03", Severity.ERROR, what, path, Place(1, 1, 1, 1), hint))


def _save_as_utf8(path: str, what: Say, place: Place) -> Finding:
    return Finding("FILE-01", Severity.ERROR, what, path, place, say("source.save_utf8"))


def control_characters(text: str) -> list[tuple[int, int]]:
    """The spans of characters that no file may hold, as offsets."""
    if text.replace("\n", "").isprintable():  # nearly every file, and much quicker than the search
        return []
    return [m.span() for m in _CONTROL.finditer(text)]


def without_control_characters(text: str, stand_in: str) -> str:
    """The text with another character in their place, so that the rest can be read."""
    return _CONTROL.sub(lambda m: stand_in * len(m[0]), text)


def stand_in(text: str) -> str:
    """A character that the text does not have: the replacement character, or one of nobody's."""
    return next(letter for letter in map(chr, (0xFFFD, *range(0xE000, 0xF900))) if letter not in text)
