"""Telling the kind of a file by a look at its top-level keys, without reading it as YAML."""

from __future__ import annotations

import re

from orders.source.document import Kind
from orders.source.intake import MOST_BYTES

_KEY = re.compile(rb"^(?:[\"']?)(system|list|events|spend)(?:[\"']?)[ \t]*:(?:[ \t\r]|$)", re.MULTILINE)
_SYSTEM = re.compile(rb"^[\"']?system[\"']?[ \t]*:[ \t]*[\"']?([^\s\"'#]*)", re.MULTILINE)


def glance(path: str) -> Kind | None:
    """The kind that a file is or is meant to be; None for one that is not ours or cannot be read.

    A file whose first column has the keys counts even where its YAML is faulty, so that it is checked and
    not passed over.
    """
    try:
        with open(path, "rb") as file:
            head = file.read(MOST_BYTES)
    except (OSError, ValueError):
        return None
    keys = {match[1] for match in _KEY.finditer(head)}
    if b"system" in keys:
        found = _SYSTEM.search(head)
        return Kind.MISSION if found and found[1] == b"officers" else Kind.LIST
    if {b"list", b"events"} <= keys:
        return Kind.GAME
    return Kind.PLAN if b"spend" in keys else None
