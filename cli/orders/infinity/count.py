"""The Order Count: which orders a side has at the start of its turn, a function of list and situation.

The order of steps is that of section 4c of the rule reference.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from orders.findings import Say, say
from orders.infinity.model import IRREGULAR, REGULAR, Trooper
from orders.infinity.retreat import (
    become_lieutenant,
    chain_candidates,
    in_retreat,
    lieutenant_missing,
    survivors,
    threshold,
    unpriced,
)
from orders.infinity.situation import NULL_STATES, Orders, Situation
from orders.infinity.skills import Skill
from orders.infinity.teams import cancel


@dataclass(slots=True)
class Given:
    """What a trooper gives at the Order Count: `regular`, `irregular` or `none`, and by which rule."""

    order: str
    rule: str
    because: Say


@dataclass(slots=True)
class Tally:
    """The reasons of one Order Count; the orders themselves are in the situation."""

    given: dict[str, Given] = field(default_factory=dict)
    rulings: list[tuple[str, str, object]] = field(default_factory=list)
    notes: list[Say] = field(default_factory=list)
    strategos: int = 0

    def ruled(self, rule: str, key: str, value: object) -> None:
        """Remembers an open point that changed a figure."""
        if (rule, key, value) not in self.rulings:
            self.rulings.append((rule, key, value))


def order_count(situation: Situation) -> Tally:
    """Retreat! check, Loss of Lieutenant check and Order Count, in this order (SEQ-01); changes the
    situation.
    """
    tally = Tally()
    situation.orders = Orders(regular={g.id: 0 for g in situation.army.counted_groups})
    situation.training = {}
    _check_retreat(situation, tally)
    _check_lieutenant(situation, tally)
    for trooper in situation.army.troopers.values():
        _count_trooper(situation, trooper, tally)
    _count_lieutenant(situation, tally)
    return tally


def _check_retreat(situation: Situation, tally: Tally) -> None:
    missing = unpriced(situation.army) if situation.game else []
    if missing:
        tally.notes.append(say("infinity.note-no-retreat-check", n=len(missing)))
    situation.retreat = in_retreat(situation)
    if not situation.retreat:
        return
    points = survivors(situation)
    tally.notes.append(say("infinity.note-retreat", points=points, limit=threshold(situation.army)))
    for team in list(situation.teams.values()):  # RET-10
        cancel(situation, team)
    brave = (Skill.COURAGE, Skill.RELIGIOUS_TROOP, *situation.army.edition.steady)
    for id, how in list(situation.off.items()):  # HD-07
        if how == "hidden" and not situation.army.troopers[id].has(*brave):
            del situation.off[id]


def _check_lieutenant(situation: Situation, tally: Tally) -> None:
    if situation.lieutenant is None:
        tally.notes.append(say("infinity.note-no-lieutenant"))
    _note_deployed(situation, tally)
    missing = lieutenant_missing(situation)
    if missing and situation.inspiring() and not situation.is_out(situation.lieutenant or ""):
        spared = situation.ruling("isolated_inspiring_prevents_lol", False)
        tally.ruled("LT-18", "isolated_inspiring_prevents_lol", spared)
        missing = not spared
    if missing and not situation.retreat and _chain_of_command(situation, tally):
        missing = False
    situation.loss_of_lieutenant = situation.retreat or missing
    if situation.loss_of_lieutenant:  # LT-13
        situation.suppressing.clear()
    situation.appointment_due = missing and not situation.retreat
    if missing and not situation.retreat:
        tally.notes.append(say("infinity.note-loss-of-lieutenant"))
        if situation.nobody_appointed:
            tally.notes.append(say("infinity.note-nobody-appointed"))


def _note_deployed(situation: Situation, tally: Tally) -> None:
    """HD-05: without a game that says otherwise, a Lieutenant who could be off the table stands on it."""
    lt = situation.army.troopers.get(situation.lieutenant or "")
    if lt and not situation.game and (lt.airborne or lt.hidden):
        tally.notes.append(say("infinity.note-lieutenant-on-table", name=lt.id))


def _chain_of_command(situation: Situation, tally: Tally) -> bool:
    """Whether somebody takes the Lieutenant's place (LT-05): who was named, else the only one who can."""
    able = chain_candidates(situation)
    chosen = situation.chain_of_command if situation.chain_of_command in able else None
    if chosen is None and able and situation.rulings.get("chain_of_command") != "ask" and len(able) == 1:
        chosen = able[0]
    if chosen is None:
        if able:
            tally.notes.append(say("infinity.note-chain-open", names=able))
        return False
    become_lieutenant(situation, chosen)
    tally.notes.append(say("infinity.note-chain-used", name=chosen))
    return True


def _count_trooper(situation: Situation, trooper: Trooper, tally: Tally) -> None:
    id = trooper.id
    if situation.is_out(id):
        tally.given[id] = _out(situation, trooper)
        return
    training, rule, because = _training(situation, trooper)
    situation.training[id] = training
    orders, impetuous = situation.orders, id in situation.impetuous and not situation.retreat
    if not situation.on_table(id):
        orders.own[id] = training
        tally.given[id] = Given("none", "CNT-07", say(f"infinity.because-{situation.off[id]}"))
        if impetuous and situation.off[id] == "airborne":  # IMP-01: the activation may bring him in
            orders.impetuous.add(id)
        return
    if impetuous:
        orders.impetuous.add(id)
    tally.given[id] = Given(training, rule, because)
    if training == REGULAR:
        group = situation.group[id]
        orders.regular[group] = orders.regular.get(group, 0) + 1
    else:
        orders.irregular.setdefault(id, []).append(True)
    if trooper.has(Skill.TACTICAL_AWARENESS):
        if situation.army.edition.tactical_orders:  # CNT-04
            orders.tactical[id] = 1
        else:  # CNT-05
            orders.irregular.setdefault(id, []).append(False)


def _out(situation: Situation, trooper: Trooper) -> Given:
    """CNT-10 for a G: Jumper, STA-10 for the Possessed, STA-03 for every other Null State."""
    if trooper.jumper:
        return Given("none", "CNT-10", say("infinity.because-no-proxy"))
    if situation.has_state(trooper.id, "possessed"):
        return Given("none", "STA-10", say("infinity.because-possessed"))
    states = situation.states.get(trooper.id, set())
    state = next(state for state in (*NULL_STATES, "embryo") if state in states)
    return Given("none", "STA-03", say("infinity.because-null", state=say(f"infinity.state-{state}")))


def _training(situation: Situation, trooper: Trooper) -> tuple[str, str, Say]:
    """The Training of this turn, the rule that gives it and why: later steps win (section 4c)."""
    training, rule = trooper.training, "CNT-01" if trooper.training == REGULAR else "CNT-02"
    if trooper.jumper:
        rule = "CNT-10"
    if training == IRREGULAR and situation.inspiring():
        training, rule = REGULAR, "SKL-07"
    elif training == IRREGULAR and _under_master(situation, trooper.id):
        training, rule = REGULAR, "CNT-12"
    if situation.loss_of_lieutenant and training == REGULAR:
        if trooper.has(*situation.army.edition.steady):
            rule = "LT-09"
        else:
            training, rule = IRREGULAR, "LT-03"
    if situation.is_isolated(trooper.id):
        training, rule = IRREGULAR, "STA-04"
    return training, rule, say(f"infinity.because-{rule}-{training}")


def _under_master(situation: Situation, trooper: str) -> bool:
    """CNT-12: a member of a Fireteam that an FT Master is in."""
    team = situation.team_of(trooper) if situation.army.edition.team_regular_under_master else None
    return team is not None and any(situation.has(m, Skill.FT_MASTER) for m in team.members)


def _count_lieutenant(situation: Situation, tally: Tally) -> None:
    """CNT-03 and LT-08: the Lieutenant's own orders; Strategos turns them Regular (SKL-08)."""
    lt = situation.lieutenant
    if lt is None or not situation.on_table(lt) or situation.is_out(lt):
        return
    gives = True
    if situation.is_isolated(lt):
        gives = situation.ruling("lieutenant_order_isolated", False)
        tally.ruled("LT-08", "lieutenant_order_isolated", gives)
    if situation.retreat and gives:
        gives = situation.ruling("lieutenant_order_in_retreat", True)
        tally.ruled("LT-08", "lieutenant_order_in_retreat", gives)
    if not gives:
        return
    orders = situation.lieutenant_orders
    if situation.has(lt, Skill.STRATEGOS):
        converts = situation.ruling("strategos_converts", True)
        tally.ruled("SKL-08", "strategos_converts", converts)
        if converts:
            group = situation.group[lt]
            situation.orders.regular[group] = situation.orders.regular.get(group, 0) + orders
            tally.strategos = orders
            return
    situation.orders.lieutenant[lt] = orders
