"""The situation as a fold over the events of a game, from the list (contract, section 4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from orders.findings import Finding, say
from orders.infinity.count import Tally, order_count
from orders.infinity.model import ArmyList
from orders.infinity.opening import finding, opening
from orders.infinity.situation import OWN_TURN, Orders, Phase, Refused, Situation, snapshot
from orders.infinity.skills import Skill
from orders.infinity.teams import drop_out
from orders.source import Document


@dataclass(slots=True)
class Count:
    """One Order Count as it stood, with what the opponent removed right after it, and its reasons."""

    situation: Situation
    tally: Tally


@dataclass(slots=True)
class Moment:
    """A situation with every Order Count on the way to it, by turn, and the events that were refused."""

    situation: Situation
    tally: Tally = field(default_factory=Tally)
    counts: dict[int, Count] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    ahead: tuple[Situation, Tally] | None = None
    """The Order Count that a refused event would have brought, kept for the next event."""

    @property
    def turn_is_open(self) -> bool:
        """Whether an own turn is under way, so that some of its orders may be spent already."""
        return self.situation.phase in OWN_TURN or self.situation.phase is Phase.CLOSING


def events_of(game: Document | None) -> list[Any]:
    """The events of a game document; faulty ones (spoiled by the shape check) are None."""
    value = game.value if game else None
    events = value.get("events") if isinstance(value, dict) else None
    return events if isinstance(events, list) else []


def apply(moment: Moment, event: dict[str, Any]) -> None:
    """Applies one event or raises `Refused` and leaves the situation as it was."""
    from orders.infinity.events import HANDLERS, is_executive  # a list without a game needs none of them

    (kind, body), situation = next(iter(event.items())), moment.situation
    situation.remarks = []
    if kind == "turn":
        begin_turn(moment, int(body))
        moment.ahead = None
    elif kind == "end":
        _need_end(moment, int(body))
        end_turn(moment)
    elif situation.phase is Phase.CLOSING:
        raise Refused("SEQ-07", "game.turn-is-closing")
    elif situation.phase is Phase.EXECUTIVE and not is_executive(kind, body):
        _count_for(moment, kind, HANDLERS[kind], body)
    else:
        HANDLERS[kind](situation, body)
        moment.ahead = None
        situation.just_ended = situation.just_ended and kind == "lieutenant"
        _after_count(moment, kind)


def _after_count(moment: Moment, kind: str) -> None:
    """What the opponent removes directly after the count is part of it; anything else ends that moment."""
    if moment.situation.phase is Phase.COUNTED:
        if kind == "opponent":
            _remember(moment)
        else:
            moment.situation.phase = Phase.IMPETUOUS


def _remember(moment: Moment) -> None:
    moment.counts[moment.situation.turn] = Count(snapshot(moment.situation), moment.tally)


def _count_for(moment: Moment, kind: str, handler: Callable[[Situation, Any], None], body: Any) -> None:
    """The first event after the executive step brings the Order Count, unless it is refused."""
    before, tally = moment.situation, moment.tally
    if moment.ahead is None:
        moment.situation = snapshot(before)
        ensure_counted(moment)
    else:  # counted already for an event that was refused
        moment.situation, moment.tally = moment.ahead
        _remember(moment)
    try:
        handler(moment.situation, body)
    except Refused:
        moment.ahead = moment.situation, moment.tally
        moment.situation, moment.tally = before, tally
        raise
    moment.ahead = None
    _after_count(moment, kind)


def ensure_counted(moment: Moment) -> None:
    """Does the Order Count where the executive step still stands open."""
    if moment.situation.phase is Phase.EXECUTIVE:
        moment.tally = order_count(moment.situation)
        moment.situation.phase = Phase.COUNTED
        _remember(moment)


def begin_turn(moment: Moment, turn: int) -> None:
    """`turn: N` opens the next own turn; where the last one was not ended, it ends here."""
    situation = moment.situation
    if turn != situation.turn + 1:
        raise Refused("SEQ-01", "game.next-turn", turn=turn, next=situation.turn + 1)
    if moment.turn_is_open:
        end_turn(moment)
        situation.remarks.append(say("game.turn-closed", turn=situation.turn))
    _states_phase(situation)  # of the opponent's turn
    situation.turn, situation.phase = turn, Phase.EXECUTIVE
    situation.just_ended, situation.nobody_appointed = False, situation.appointment_due
    situation.loss_of_lieutenant = situation.retreat = situation.appointment_due = False
    situation.tokens_spent_now, situation.token_limit = 0, None
    situation.strategos_moved, situation.chain_of_command = False, None
    situation.orders, situation.training = Orders(), {}


def _need_end(moment: Moment, turn: int) -> None:
    situation = moment.situation
    if not moment.turn_is_open:
        raise Refused("SEQ-01", "game.no-turn-to-end", turn=turn)
    if turn != situation.turn:
        raise Refused("SEQ-01", "game.end-of-other-turn", turn=turn, now=situation.turn)


def end_turn(moment: Moment) -> None:
    """Ends the own turn: orders are lost (ORD-07), the States Phase is gone through (SEQ-06)."""
    situation = moment.situation
    ensure_counted(moment)
    _states_phase(situation)
    situation.orders, situation.training = Orders(), {}
    situation.phase, situation.just_ended = Phase.ENEMY, True


def _states_phase(situation: Situation) -> None:
    """SEQ-06: Stunned ends; who used Dogged dies, not so No Wound Incapacitation (STA-12)."""
    for row, states in list(situation.states.items()):
        states.discard("stunned")
        owner = situation.army.alias.get(row, row)
        if "dogged" in states and not situation.has(owner, Skill.NO_WOUND_INCAPACITATION):
            states.clear()
            states.add("dead")
            situation.remarks.append(say("game.dogged-dies", name=row))
            team = situation.team_of(owner)
            if team:
                drop_out(situation, owner)


def replay(army: ArmyList, game: Document | None, *, counted: bool = True) -> Moment:
    """Plays all events of the game on the list. Refused ones are in the moment's findings, the rest
    counts.
    """
    situation, findings = opening(army, game)
    moment = Moment(situation, findings=findings)
    events = events_of(game)
    for index, event in enumerate(events):
        if not isinstance(event, dict) or not event:
            continue
        try:
            _need_closing(moment, event, events[index + 1] if index + 1 < len(events) else None)
            apply(moment, event)
        except Refused as refused:
            moment.findings.append(finding(game, ("events", index), refused, moment.situation))  # type: ignore[arg-type]
    if counted:  # the end of the file is the Order Count too
        ensure_counted(moment)
    return moment


def _need_closing(moment: Moment, event: dict[str, Any], following: Any) -> None:
    """SEQ-07: a new Lieutenant is named directly before the end of the turn, or directly after it."""
    at_end = not isinstance(following, dict) or following.keys() & {"end", "turn"}
    if "lieutenant" in event and moment.turn_is_open and not at_end:
        raise Refused("SEQ-07", "game.appoint-at-end")


def current_turn(moment: Moment) -> int:
    """The turn under way, else the next (contract, section 4)."""
    return moment.situation.turn + (0 if moment.turn_is_open else 1)


def at_count(moment: Moment, turn: int) -> Count:
    """The Order Count of a turn: as it was, or projected from the last event where it has not begun."""
    if turn in moment.counts:
        return moment.counts[turn]
    ahead = Moment(snapshot(moment.situation), moment.tally)
    ensure_counted(ahead)
    if turn in ahead.counts:
        return ahead.counts[turn]
    for step in sorted({min(turn, ahead.situation.turn + 1), turn}):
        # nothing is supposed to happen in between, so the turns from the second one ahead on are all alike
        if step > ahead.situation.turn + 1:
            ensure_counted(ahead)
            end_turn(ahead)
            ahead.situation.turn = step - 1
        begin_turn(ahead, step)
        ensure_counted(ahead)
    return ahead.counts[turn]
