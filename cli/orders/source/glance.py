"""Telling which files are ours by a look at their top-level keys, mostly without reading them as YAML."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from typing import Any

from orders.source.document import Kind
from orders.source.intake import MOST_BYTES, is_utf16
from orders.source.kinds import KIND_OF_SYSTEM, system_named
from orders.source.nearest import nearest

_KEY = re.compile(r"^([\"']?)([\w-]+)\1[ \t]*:(?![^\s])(.*)", re.MULTILINE)
# Keys that together show what a file without a right `system:` was meant to be.
_GROUPS_OF_SIGNS = (
    {"groups", "fireteams", "faction", "edition"},
    {"board", "marines", "legend", "hierarchy"},
)
HALLMARKS = ("groups", "troopers", "fireteams", "board", "marines", "events", "spend", "going")
"""Keys that few other files have: one at the top of a file is enough to look into it."""
_MENTION = re.compile(rf"(?<![\w-])(?:system|{'|'.join(HALLMARKS)})[\"']?[ \t]*:")


def glance(path: str) -> Kind | None:
    """The kind that a file is or, faulty as it may be, is meant to be; None for one that is not ours.

    A file of ours with a fault in it must be checked and not passed over, so YAML that is not right, an
    unknown system or a missing `system:` beside our keys count. Raises OSError where it cannot be read.
    """
    return _kind(top_level(_head(path)))


def worth_checking(path: str) -> bool:
    """Whether a file of a folder is ours or might have been meant to be: then it is not passed over.

    That is where a key is nearly `system`, where one of our hallmarks stands at the top, and where a text
    that mentions one is no YAML at all. Raises OSError where it cannot be read.
    """
    text = _head(path)
    keys = top_level(text)
    if _kind(keys) or not keys.keys().isdisjoint(HALLMARKS) or system_named(keys):
        return True
    named = keys.get("list")
    if isinstance(named, str) and named.lower().endswith((".yaml", ".yml")):
        return True
    return bool(_MENTION.search(text)) and len(text) < MOST_BYTES and _is_broken(text)


def _kind(keys: Mapping[str, Any]) -> Kind | None:
    system = system_named(keys)
    if system and (near := nearest(system, KIND_OF_SYSTEM)):
        return KIND_OF_SYSTEM[near]
    if {"list", "events"} <= keys.keys():
        return Kind.GAME
    if "spend" in keys:
        return Kind.PLAN
    for kind, signs in zip(KIND_OF_SYSTEM.values(), _GROUPS_OF_SIGNS, strict=True):
        if len(signs & keys.keys()) + ("system" in keys) >= 2:
            return kind
    return None


def _is_broken(text: str) -> bool:
    from orders.source.syntax import parse

    return parse(text).broken


def list_named_by(path: str) -> str | None:
    """What a game or plan file names as its `list:`. Raises OSError."""
    named = top_level(_head(path)).get("list")
    return named if isinstance(named, str) else None


def _head(path: str) -> str:
    """As much of a file as could be read as ours, whatever its encoding."""
    with open(path, "rb") as file:
        head = file.read(MOST_BYTES)
    if is_utf16(head):
        head = head.replace(b"\0", b"").lstrip(codecs.BOM_UTF16)  # our keys are ASCII
    return head.decode("utf-8-sig", "replace")


def top_level(text: str) -> Mapping[str, Any]:
    """The top-level keys of a text, with what their first lines say of their values."""
    if _first_line(text)[:1] in ("{", " ", "\t"):  # keys that do not begin their lines: this needs the parser
        from orders.source.syntax import parse

        value = parse(text).value
        return value if isinstance(value, dict) else {}
    keys: dict[str, str] = {}
    for match in _KEY.finditer(text):
        keys.setdefault(match[2], _unquoted(match[3].strip()))
    return keys


def _first_line(text: str) -> str:
    """The first line that says something."""
    lines = (line for line in text.split("\n") if line.strip())
    return next((line for line in lines if not line.startswith(("#", "---", "%"))), "")


def _unquoted(value: str) -> str:
    """A word or line without its quotes, or without the comment behind it."""
    quote = value[:1]
    return value[1:].split(quote, 1)[0] if quote in ("'", '"') else value.split(" #", 1)[0].rstrip()
