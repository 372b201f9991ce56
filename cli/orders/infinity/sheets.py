"""An Infinity reserve for people: a line that sums up each group, and a table of who gives and holds what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orders.findings import Say, say
from orders.infinity.answer import UNKNOWN, answer, group_fields
from orders.infinity.replay import Count, Moment, at_count, current_turn
from orders.infinity.situation import Phase, Situation
from orders.sheet import Bars, Block, Cell, Line, Table, Tone


def sheet(data: Mapping[str, Any], *, private: bool = True) -> tuple[Block, ...]:
    """The whole reserve, from the fields of `answer`."""
    blocks: list[Block] = [Line(_head(data), Tone.STRONG)]
    if data["retreat"]:
        blocks.append(Line(say("infinity.sheet-retreat"), Tone.BAD))
    elif data["loss_of_lieutenant"]:
        blocks.append(Line(say("infinity.sheet-loss"), Tone.BAD))
    for group in data["groups"]:
        blocks.append(Line(summary(group), Tone.GOOD if group["regular"] else Tone.WARN))
        blocks.append(_table(data, group))
    blocks += [Line(_ruling(ruling), Tone.DIM) for ruling in data["rulings"]]
    blocks += [Line(note, Tone.WARN) for note in data["notes"]]
    if not private:
        blocks.append(Line(say("infinity.sheet-public"), Tone.DIM))
    return tuple(blocks)


def _head(data: Mapping[str, Any]) -> Say:
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


def _table(data: Mapping[str, Any], group: Mapping[str, Any]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    tones = []
    off = {entry["trooper"]: entry["order"] for entry in group["off_table"]}
    for row in data["troopers"]:
        if row["group"] == group["group"]:
            rows.append((row["trooper"], _gives(row, off), _special(row["trooper"], group), row["rule"]))
            tones.append(_tone(row, off))
    if UNKNOWN in group["lieutenant"]:
        n = group["lieutenant"][UNKNOWN]
        rows.append((UNKNOWN, None, say("infinity.cell-lieutenant", n=n), "CNT-03"))
        tones.append(Tone.STRONG)
    columns = ("trooper", "order", "special", "rule")
    heads = tuple(say(f"infinity.column-{name}") for name in columns)
    return Table(None, heads, tuple(rows), tuple(tones))


def _gives(row: Mapping[str, Any], off: Mapping[str, str]) -> Say:
    if row["trooper"] in off:
        return say("infinity.cell-off", kind=say(f"infinity.cell-{off[row['trooper']]}"))
    return say(f"infinity.cell-{row['order']}")


def _special(trooper: str, group: Mapping[str, Any]) -> Say | None:
    parts = []
    if trooper in group["lieutenant"]:
        parts.append(say("infinity.cell-lieutenant", n=group["lieutenant"][trooper]))
    if trooper in group["tactical"]:
        parts.append(say("infinity.cell-tactical", n=group["tactical"][trooper]))
    if trooper in group["impetuous"]:
        parts.append(say("infinity.cell-impetuous"))
    if group["irregular"].count(trooper) > 1:
        parts.append(say("infinity.cell-extra-irregular"))
    return say("infinity.cell-parts", parts=parts) if parts else None


def _tone(row: Mapping[str, Any], off: Mapping[str, str]) -> Tone:
    if row["trooper"] in off or row["order"] == "none":
        return Tone.DIM
    return Tone.PLAIN if row["order"] == "regular" else Tone.WARN


def standing(moment: Moment) -> tuple[Line, ...]:
    """Where the game stands, for a narrow screen: the moment, and a line on the orders left in each group.

    Before the Order Count, and in the opponent's turn, what the count would give as things stand.
    """
    open_now = moment.turn_is_open and moment.situation.phase is not Phase.EXECUTIVE
    count = Count(moment.situation, moment.tally) if open_now else at_count(moment, current_turn(moment))
    situation = count.situation
    phase = moment.situation.phase.value if moment.turn_is_open else "enemy"
    lines: list[Line] = [
        Line(
            say(
                "infinity.standing",
                turn=current_turn(moment),
                phase=say(f"infinity.phase-{phase}"),
                tokens=situation.tokens,
            ),
            Tone.STRONG,
        )
    ]
    if situation.retreat or situation.loss_of_lieutenant:
        key = "infinity.sheet-retreat" if situation.retreat else "infinity.sheet-loss"
        lines.append(Line(say(key), Tone.BAD))
    for group in situation.army.groups:
        if not group.reinforcement:
            fields = group_fields(situation, group.id)
            lines.append(Line(summary(fields), Tone.GOOD if fields["regular"] else Tone.WARN))
    lines += [Line(note, Tone.WARN) for note in count.tally.notes]
    return tuple(lines)


def timeline(moment: Moment, *, public: bool = False) -> tuple[Block, ...]:
    """A bar for every group and turn so far, the coming one projected, with who was lost on the way."""
    turns = sorted({*moment.counts, current_turn(moment)})
    counts = {turn: at_count(moment, turn) for turn in turns}
    data = {turn: answer(count, public=public) for turn, count in counts.items()}
    blocks: list[Block] = [Line(_head(data[turns[-1]]), Tone.STRONG)]
    for index, group in enumerate(data[turns[0]]["groups"]):
        rows = []
        for turn in turns:
            fields = data[turn]["groups"][index]
            label = "infinity.bar-turn" if turn in moment.counts else "infinity.bar-next"
            lost = _lost(counts.get(turn - 1), counts[turn], group["group"])
            rows.append((say(label, turn=turn), _parts(fields), _remark(fields, lost)))
        blocks.append(Bars(say("infinity.bar-group", number=group["group"]), tuple(rows)))
    blocks.append(Line(say("infinity.bar-legend"), Tone.DIM))
    return tuple(blocks)


def _parts(fields: Mapping[str, Any]) -> tuple[tuple[int, Tone], ...]:
    special = sum(fields["lieutenant"].values()) + sum(fields["tactical"].values())
    return (
        (fields["regular"], Tone.GOOD),
        (len(fields["irregular"]), Tone.WARN),
        (special, Tone.STRONG),
        (len(fields["off_table"]), Tone.DIM),
    )


def _remark(fields: Mapping[str, Any], lost: list[str]) -> Say:
    figures = say(
        "infinity.bar-figures",
        regular=fields["regular"],
        irregular=len(fields["irregular"]),
        special=sum(fields["lieutenant"].values()) + sum(fields["tactical"].values()),
        off=len(fields["off_table"]),
    )
    return say("infinity.bar-lost", figures=figures, names=lost) if lost else figures


def _lost(before: Count | None, after: Count, group: str) -> list[str]:
    def out(situation: Situation) -> set[str]:
        return {t for t in situation.army.troopers if situation.group[t] == group and situation.is_out(t)}

    gone = out(after.situation) - (out(before.situation) if before else set())
    return [id for id in after.situation.army.troopers if id in gone]
