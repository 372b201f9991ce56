"""The course of a game for people: where it stands, in a few narrow lines, and every turn so far as bars."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orders.findings import Say, say
from orders.infinity.answer import answer, group_fields
from orders.infinity.replay import Count, Moment, at_count, current_turn
from orders.infinity.sheets import head, summary
from orders.infinity.situation import Phase, Situation
from orders.sheet import Bars, Block, Line, Tone


def standing(moment: Moment) -> tuple[Line, ...]:
    """Where the game stands: the moment, what the last event brought about, the orders left in each group,
    and who is not as he was.

    Before the Order Count, and in the opponent's turn, the orders are those of the count as things stand.
    """
    now = moment.situation
    open_now = moment.turn_is_open and now.phase is not Phase.EXECUTIVE
    count = Count(now, moment.tally) if open_now else at_count(moment, current_turn(moment))
    phase = say(f"infinity.phase-{now.phase.value if moment.turn_is_open else 'enemy'}")
    first = say("infinity.standing", turn=current_turn(moment), phase=phase, tokens=now.tokens)
    lines = [Line(first, Tone.STRONG)]
    lines += [Line(remark, Tone.WARN) for remark in now.remarks]
    if count.situation.retreat or count.situation.loss_of_lieutenant:
        key = "infinity.sheet-retreat" if count.situation.retreat else "infinity.sheet-loss"
        lines.append(Line(say(key), Tone.BAD))
    for group in now.army.counted_groups:
        fields = group_fields(count.situation, group.id)
        lines.append(Line(summary(fields), Tone.GOOD if fields["regular"] else Tone.WARN))
    lines += [Line(line, Tone.DIM) for line in _troops(now)]
    lines += [Line(note, Tone.WARN) for note in count.tally.notes]
    return tuple(lines)


def _troops(now: Situation) -> Iterator[Say]:
    """Who is off the table, who is in which state, which Fireteams stand, who is held."""
    if now.off:
        yield say("infinity.standing-off", names=[id for id in now.army.troopers if id in now.off])
    states = [
        say(
            "infinity.in-state", name=row, states=[say(f"infinity.state-{state}") for state in sorted(states)]
        )
        for row, states in now.states.items()
        if states - {"normal"}
    ]
    if states:
        yield say("infinity.standing-states", troopers=states)
    for team in now.teams.values():
        yield say("infinity.standing-team", name=team.name, members=team.members, leader=team.leader)
    for id, by in now.gained.items():
        yield say("infinity.standing-gained", name=id, by=by)


def timeline(moment: Moment, *, public: bool = False) -> tuple[Block, ...]:
    """A bar for every group and turn so far, the coming one projected, with who was lost on the way."""
    turns = sorted({*moment.counts, current_turn(moment)})
    counts = {turn: at_count(moment, turn) for turn in turns}
    data = {turn: answer(count, public=public) for turn, count in counts.items()}
    blocks: list[Block] = [Line(head(data[turns[-1]]), Tone.STRONG)]
    for index, group in enumerate(data[turns[0]]["groups"]):
        rows = []
        for turn in turns:
            fields = data[turn]["groups"][index]
            label = "infinity.bar-turn" if turn in moment.counts else "infinity.bar-next"
            lost = _lost(counts.get(turn - 1), counts[turn], group["group"])
            rows.append((say(label, turn=turn), _parts(fields), _remark(data[turn], fields, lost)))
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


def _remark(data: Mapping[str, Any], fields: Mapping[str, Any], lost: list[str]) -> Say:
    """The figures of a bar, why they are low, and who was lost since the bar above."""
    line = say(
        "infinity.bar-figures",
        regular=fields["regular"],
        irregular=len(fields["irregular"]),
        special=sum(fields["lieutenant"].values()) + sum(fields["tactical"].values()),
        off=len(fields["off_table"]),
    )
    if data["retreat"] or data["loss_of_lieutenant"]:
        why = say("infinity.sheet-retreat" if data["retreat"] else "infinity.sheet-loss")
        line = say("infinity.sum-also", line=line, part=why)
    return say("infinity.bar-lost", figures=line, names=lost) if lost else line


def _lost(before: Count | None, after: Count, group: str) -> list[str]:
    def out(situation: Situation) -> set[str]:
        return {t for t in situation.army.troopers if situation.group[t] == group and situation.is_out(t)}

    gone = out(after.situation) - (out(before.situation) if before else set())
    return [id for id in after.situation.army.troopers if id in gone]
