"""Coordinated Orders (rules, section 8): who may take part, and what pays."""

from __future__ import annotations

from orders.infinity.activation import Activation, group_of, need_able, need_own_turn
from orders.infinity.naming import target_named
from orders.infinity.situation import Refused, Situation
from orders.infinity.skills import Skill
from orders.infinity.tokens import need_token


def participant(situation: Situation, name: str) -> str:
    """COO-03: a trooper that may take part, by id; off the table he may (COO-04)."""
    if name in situation.army.peripherals:
        raise Refused("COO-03", "game.no-peripheral-together", name=name)
    on = target_named(situation, name)
    if on.team or situation.team_of(on.leader):
        team = on.team or situation.team_of(on.leader)
        raise Refused("COO-03", "game.no-member-together", name=on.name, team=team.name if team else "")
    need_able(situation, on.leader)
    if situation.is_isolated(on.leader):
        raise Refused("COO-03", "game.no-isolated-together", name=on.leader)
    if situation.attached(on.leader):
        raise Refused("COO-03", "game.no-controller-together", name=on.leader)
    return on.leader


def training_of(situation: Situation, trooper: str) -> str:
    """The Training at that moment: of the Order Count; one gained from the enemy counts as Regular."""
    known = situation.army.troopers.get(trooper)
    return situation.training.get(trooper, known.training if known else "regular")


def coordinated(situation: Situation, names: list[str], *, by_lieutenant: bool = False) -> Activation:
    """COO-01, COO-02: a token and a Regular Order for up to four of one group and Training; COO-05 by
    the Lieutenant.
    """
    if by_lieutenant:
        need_own_turn(situation)
    else:
        need_token(situation, "COO-01")
    most = situation.army.edition.coordinated
    if len(names) > most:
        raise Refused("COO-01", "game.too-many-together", n=len(names), most=most)
    who = [participant(situation, name) for name in names]
    if not who:
        raise Refused("COO-01", "game.nobody-together")
    twice = next((t for t in who if who.count(t) > 1), None)
    if twice:
        raise Refused("COO-01", "game.twice-together", name=twice)
    groups = {group_of(situation, t): t for t in who}
    if len(groups) > 1:
        raise Refused("COO-02", "game.one-group-together", groups=sorted(groups))
    trainings = {training_of(situation, t) for t in who}
    if len(trainings) > 1:
        raise Refused("COO-02", "game.one-training-together")
    group = next(iter(groups))
    enters = tuple(t for t in who if not situation.on_table(t))
    if by_lieutenant:
        return _by_lieutenant(situation, who, enters)
    if situation.orders.regular.get(group, 0) < 1:
        if situation.loss_of_lieutenant:
            raise Refused("COO-07", "game.no-regular-together", group=group)
        raise Refused("ORD-01", "game.pool-empty", group=group)
    return Activation("regular", group, who[0], enters=enters, token=True, together=tuple(who))


def _by_lieutenant(situation: Situation, who: list[str], enters: tuple[str, ...]) -> Activation:
    """COO-05: under Inspiring Leadership the Lieutenant's order alone pays, if he takes part."""
    lt = situation.lieutenant
    if lt is None or not situation.has(lt, Skill.INSPIRING_LEADERSHIP) or lt not in who:
        raise Refused("COO-05", "game.no-inspiring-together")
    if situation.orders.lieutenant.get(lt, 0) < 1:
        raise Refused("ORD-03", "game.no-lieutenant-order")
    return Activation("lieutenant", lt, lt, enters=enters, reveals_lieutenant=True, together=tuple(who))
