"""The files that come with the package: schemas and example lists."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parent.parent


def folder(name: str) -> Path:
    """The folder ``schemas`` or ``lists``: inside the installed package, else in the checkout."""
    packaged = _PACKAGE / "_data" / name
    return packaged if packaged.is_dir() else _PACKAGE.parent.parent / name


def schema_text(kind: str) -> str:
    """The JSON Schema of a kind of file (list, game, plan, mission), as it is shipped."""
    return (folder("schemas") / f"{kind}.schema.json").read_text(encoding="utf-8")


@cache
def schema(kind: str) -> dict[str, Any]:
    """The same, read; once a process."""
    loaded: dict[str, Any] = json.loads(schema_text(kind))
    return loaded
