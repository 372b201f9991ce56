"""An Infinity reserve for people: a line that sums up each group, and a table of who gives and holds what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orders.findings import Say, say
from orders.infinity.answer import UNKNOWN
from orders.sheet import Block, Cell, Line, Table, Tone


def sheet(data: Mapping[str, Any], *, strategos: int = 0, private: bool = True) -> tuple[Block, ...]:
    """The whole reserve, from the fields of `answer`; `strategos` Regular Orders are the Lieutenant's
    (SKL-08).
    """
    blocks: list[Block] = [Line(head(data), Tone.STRONG)]
    if data["retreat"]:
        blocks.append(Line(say("infinity.sheet-retreat"), Tone.BAD))
    elif data["loss_of_lieutenant"]:
        blocks.append(Line(say("infinity.sheet-loss"), Tone.BAD))
    for group in data["groups"]:
        blocks.append(Line(summary(group), Tone.GOOD if group["regular"] else Tone.WARN))
        blocks.append(_table(data, group, strategos))
    blocks += [Line(_ruling(ruling), Tone.DIM) for ruling in data["rulings"]]
    blocks += [Line(note, Tone.WARN) for note in data["notes"]]
    if not private:
        blocks.append(Line(say("infinity.sheet-public"), Tone.DIM))
    return tuple(blocks)


def head(data: Mapping[str, Any]) -> Say:
    """The list, the edition, the turn and the Command Tokens in one line."""
    return say(
        "infinity.sheet-head" if data["list"] else "infinity.sheet-head-unnamed",
        name=data["list"],
        edition=data["edition"].upper(),
        turn=data["turn"],
        tokens=data["command_tokens"],
    )


def _ruling(ruling: Mapping[str, Any]) -> Say:
    value = "true" if ruling["value"] is True else "false" if ruling["value"] is False else ruling["value"]
    return say("infinity.sheet-ruling", rule=ruling["rule"], key=ruling["key"], value=value)


def summary(group: Mapping[str, Any]) -> Say:
    """ "Group 1: 8 Regular, 2 Irregular; Lieutenant 1; off the table 1": kinds that are not there are
    left out.
    """
    pools = [say("infinity.sum-regular", n=group["regular"])]
    if group["irregular"]:
        pools.append(say("infinity.sum-irregular", n=len(group["irregular"])))
    line = say("infinity.sum", number=group["group"], parts=pools)
    for key, n in (
        ("lieutenant", sum(group["lieutenant"].values())),
        ("tactical", sum(group["tactical"].values())),
        ("impetuous", len(group["impetuous"])),
        ("off-table", len(group["off_table"])),
    ):
        if n:
            line = say("infinity.sum-also", line=line, part=say(f"infinity.sum-{key}", n=n))
    return line


def _table(data: Mapping[str, Any], group: Mapping[str, Any], strategos: int) -> Table:
    rows: list[tuple[Cell, ...]] = []
    tones = []
    off = {entry["trooper"]: entry["order"] for entry in group["off_table"]}
    for row in data["troopers"]:
        if row["group"] == group["group"]:
            rows.append(
                (row["trooper"], _gives(row, off), _special(row, data, group, strategos), row["rule"])
            )
            tones.append(_tone(row, off))
    if UNKNOWN in group["lieutenant"]:
        n = group["lieutenant"][UNKNOWN]
        rows.append((UNKNOWN, None, say("infinity.cell-lieutenant", n=n, rule="CNT-03"), None))
        tones.append(Tone.STRONG)
    columns = ("trooper", "order", "special", "rule")
    heads = tuple(say(f"infinity.column-{name}") for name in columns)
    return Table(None, heads, tuple(rows), tuple(tones))


def _gives(row: Mapping[str, Any], off: Mapping[str, str]) -> Say:
    if row["trooper"] in off:
        return say("infinity.cell-off", kind=say(f"infinity.cell-{off[row['trooper']]}"))
    return say(f"infinity.cell-{row['order']}")


def _special(
    row: Mapping[str, Any], data: Mapping[str, Any], group: Mapping[str, Any], strategos: int
) -> Say | None:
    """What the trooper holds besides his order, each with the rule that gives it."""
    trooper = row["trooper"]
    extra = group["irregular"].count(trooper) - (row["order"] == "irregular")
    held = (
        ("lieutenant", group["lieutenant"].get(trooper, 0), "CNT-03"),
        ("strategos", strategos if trooper == data["lieutenant"] else 0, "SKL-08"),
        ("tactical", group["tactical"].get(trooper, 0), "CNT-04"),
        ("extra-irregular", extra, "CNT-05"),
        ("impetuous", int(trooper in group["impetuous"]), "IMP-01"),
    )
    parts = [say(f"infinity.cell-{key}", n=n, rule=rule) for key, n, rule in held if n]
    return say("infinity.cell-parts", parts=parts) if parts else None


def _tone(row: Mapping[str, Any], off: Mapping[str, str]) -> Tone:
    if row["trooper"] in off or row["order"] == "none":
        return Tone.DIM
    return Tone.PLAIN if row["order"] == "regular" else Tone.WARN
