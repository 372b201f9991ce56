"""Small lists in short, `a_list("Lt = Lieutenant | R x2", "I irregular = Frenzy")`, and answers compared."""

from __future__ import annotations

from typing import Any


def shown(got: Any, wanted: Any) -> Any:
    """What was got without fields that nobody promised; the promised ones must be there in this order.

    `wanted` is one record, or a list of them; the values of its fields are given whole.
    """
    if isinstance(wanted, list):
        return [shown(one, other) for one, other in zip(got, wanted, strict=True)]
    found = {key: value for key, value in got.items() if key in wanted}
    assert list(found) == list(wanted), (got, wanted)
    return found


def a_list(*groups: str, edition: str = "n5", more: str = "") -> str:
    """The text of a list; a group is its rows, ` | ` between, in short or as keys `name: ...`."""
    text = f"system: infinity\nedition: {edition}\nlimits: {{troopers: 60}}\ngroups:\n"
    for group in groups:
        text += "  - troopers:\n" + "".join(f"      - {{{_keys(row.strip())}}}\n" for row in group.split("|"))
    return text + more


_LIEUTENANT = "{name: Lt, id: the-lt, swc: 0, ava: total, skills: [Lieutenant]}"
"""Without a cost, so that no game on the list is in Retreat!."""


def priced(*groups: str, more: str = "") -> str:
    """The text of a list in which everything has a cost, an SWC and an AVA, one row a line from line 5 on.

    The Lieutenant at line 4 is `the-lt`; rows are written as their keys.
    """
    text = "system: infinity\ngroups:\n"
    for place, group in enumerate(groups):
        rows = [f"{{cost: 1, swc: 0, ava: total, {row.strip()}}}" for row in group.split("|") if row.strip()]
        text += "  - troopers:\n" + "".join(f"      - {row}\n" for row in [_LIEUTENANT, *rows][place > 0 :])
    return text + more


def _keys(row: str) -> str:
    """`R irregular x2 = NCO` as the keys of a row."""
    if row.startswith("name:"):
        return row
    head, _, skills = row.partition(" = ")
    name, *words = head.split()
    keys = [f"name: {name}"]
    keys += ["training: irregular"] * ("irregular" in words)
    keys += [f"count: {word[1:]}" for word in words if word[0] == "x"]
    keys += [f"skills: [{skills}]"] * bool(skills)
    return ", ".join(keys)
