"""Small invented lists, written as list files. A row is one mapping of the file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

Row = dict[str, Any]


def row(name: str, *skills: str, **keys: Any) -> Row:
    """One row of a list: `row("Lt", "Lieutenant", cost=10)`. Its id is the name in lower case."""
    return {"name": name, **keys, **({"skills": list(skills)} if skills else {})}


def r(count: int, *skills: str, name: str = "R", **keys: Any) -> Row:
    """So many Regular Troopers alike: r-1, r-2 ... (one alone is r)."""
    return row(name, *skills, count=count, **keys)


def s(count: int, *skills: str, **keys: Any) -> Row:
    """The same under another name, for a second group: s-1, s-2 ..."""
    return r(count, *skills, name="S", **keys)


def i(count: int, *skills: str, name: str = "I", **keys: Any) -> Row:
    """So many Irregular Troopers alike: i-1, i-2 ... (one alone is i)."""
    return row(name, *skills, count=count, training="irregular", **keys)


LT = row("Lt", "Lieutenant")
TA = row("Ta", "Tactical Awareness")
NCO = row("Nco", "NCO")
COC = row("Coc", "Chain of Command")
HIDDEN = row("Hid", "Hidden Deployment")
JUMPER = row("Jump", "Combat Jump")
INSPIRING = row("Lt", "Lieutenant", "Inspiring Leadership")


def team(name: str, kind: str, members: str, **keys: Any) -> Row:
    """A Fireteam of the list; its members by id, blanks between."""
    return {"name": name, "type": kind, "members": members.split(), **keys}


def army(*groups: Iterable[Row] | Row, fireteams: Iterable[Row] = (), **keys: Any) -> str:
    """The text of a list file below its `system:` and `edition:`; a group is its rows, in order.

    A group may also be a whole mapping with `troopers`, for a number of its own.
    """
    lines = [f"{key}: {json.dumps(value)}" for key, value in keys.items()]
    lines.append("groups:")
    for group in groups:
        whole = group if isinstance(group, dict) else {"troopers": list(group)}
        rows = whole["troopers"]
        extra = [f"    {key}: {json.dumps(value)}" for key, value in whole.items() if key != "troopers"]
        lines += ["  - troopers:", *(f"      - {json.dumps(one)}" for one in rows), *extra]
    teams = list(fireteams)
    if teams:
        lines += ["fireteams:", *(f"  - {json.dumps(one)}" for one in teams)]
    return "\n".join(lines) + "\n"
