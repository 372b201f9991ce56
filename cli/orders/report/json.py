"""JSON on standard output: one document of version 1, safe for any terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from orders.findings import Finding, Say
from orders.words import UNSEEN, render


def dump(value: Any) -> str:
    """One line of JSON, sentences in the chosen language, everything unseen escaped."""
    text = json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))
    return UNSEEN.sub(lambda m: json.dumps(m[0])[1:-1], text)


def plain(value: Any) -> Any:
    """The value with every sentence in it put into words."""
    if isinstance(value, Say):
        return render(value)
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def versioned(value: Mapping[str, Any]) -> str:
    """One document: the value's fields behind the version of the format."""
    return dump({"version": 1, **value})


def finding(found: Finding) -> dict[str, Any]:
    """The fields of a finding; what is absent is null."""
    line, column, end_line, end_column = found.place or (None,) * 4
    return {
        "code": found.code,
        "severity": str(found.severity),
        "message": render(found.say),
        "path": found.path,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "hint": render(found.hint) if found.hint else None,
        "trooper": found.trooper,
        "group": found.group,
    }


def findings(found: Sequence[Finding]) -> list[dict[str, Any]]:
    """The fields of all findings."""
    return [finding(f) for f in found]
