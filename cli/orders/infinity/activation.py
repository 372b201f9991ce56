"""May this order activate that: the one place where spends, plans and pools ask (rules, sections 2, 4,
8, 9, 11).

Each function looks and changes nothing: it gives the `Activation` or raises `Refused` with the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from orders.findings import Say, say
from orders.infinity.naming import Target
from orders.infinity.situation import OWN_TURN, Phase, Refused, Situation, Team
from orders.infinity.skills import Skill


@dataclass(slots=True)
class Activation:
    """What a legal order does: which pool pays, who acts, and what it costs or changes besides.

    `payer` is the group or trooper that the pool belongs to, `together` are all who act where that is
    neither the actor alone nor his Fireteam. `enters` are brought onto the table and lose
    their own order, `leaves` ends the actor's membership of his Fireteam, `leads` makes him its Leader.
    """

    kind: str
    payer: str
    actor: str
    team: Team | None = None
    enters: tuple[str, ...] = ()
    leaves: bool = False
    leads: bool = False
    token: bool = False
    awareness: bool = False
    reveals_lieutenant: bool = False
    impetuous: bool = False
    together: tuple[str, ...] = ()


def need_own_turn(situation: Situation) -> None:
    """SEQ-01: orders are spent in the own turn only."""
    if situation.phase not in OWN_TURN:
        raise Refused("SEQ-01", "game.not-own-turn", say("game.begin-turn", turn=situation.turn + 1))


def need_able(situation: Situation, trooper: str) -> None:
    """STA-10 for a Possessed trooper, STA-03 for any other Null one: nobody may activate him."""
    if trooper in situation.gained or not situation.is_out(trooper):
        return
    if situation.has_state(trooper, "possessed"):
        raise Refused("STA-10", "game.is-possessed", name=trooper)
    raise Refused("STA-03", "game.is-null", name=trooper)


def entry_hint(situation: Situation, trooper: str) -> Say:
    """How a trooper comes onto the table, as an event and as a command."""
    event = "enter" if situation.off.get(trooper) == "airborne" else "reveal"
    return say("game.bring-in", event=event, name=trooper)


def _need_on_table(situation: Situation, trooper: str) -> None:
    """CNT-07, AD-07: off the table only the own order can be used, to enter."""
    if not situation.on_table(trooper):
        raise Refused("AD-07", "game.not-on-table", entry_hint(situation, trooper), name=trooper)


def group_of(situation: Situation, trooper: str) -> str:
    """The combat group of a trooper; of who holds him for one gained from the enemy (STA-10)."""
    return situation.group[situation.gained.get(trooper, trooper)]


def need_group(situation: Situation, on: Target, group: str | None) -> None:
    """ORD-10: an order of one group never activates a trooper of another; None names no group."""
    need_own_turn(situation)
    need_able(situation, on.leader)
    own_group = group_of(situation, on.leader)
    if group is not None and group != own_group:
        raise Refused("ORD-10", "game.other-group", name=on.leader, own=own_group, group=group)


def regular(situation: Situation, on: Target, by: str | None = None) -> Activation:
    """ORD-01: a Regular Order of the group's pool, on any of its troopers, a Fireteam or a gained trooper.

    In a Fireteam `by` is the member who becomes its Leader (FT-06); else the order is nobody's own.
    """
    need_own_turn(situation)
    if by is not None and by not in (on.team.members if on.team else [on.leader]):
        raise Refused("ORD-01", "game.regular-is-nobodys", by=by)
    actor = by or on.leader
    need_able(situation, actor)
    own_group = group_of(situation, actor)
    enters = _entry_by_pool(situation, actor)
    if situation.is_isolated(actor):
        raise Refused("STA-04", "game.isolated-no-pool", name=actor)
    if situation.orders.regular.get(own_group, 0) < 1:
        raise Refused("ORD-01", "game.pool-empty", group=own_group)
    team = on.team or situation.team_of(actor)
    return Activation("regular", own_group, actor, team, enters, leads=team is not None)


def _entry_by_pool(situation: Situation, trooper: str) -> tuple[str, ...]:
    """AD-05 and HD-03: whether a pool order may bring in a trooper off the table, per ruling."""
    how = situation.off.get(trooper)
    if how == "airborne" and not situation.ruling("pool_order_enters_airborne", False):
        raise Refused("AD-05", "game.enters-by-own", entry_hint(situation, trooper), name=trooper)
    if how == "hidden" and not situation.ruling("pool_order_reveals_hidden", True):
        raise Refused("HD-03", "game.reveals-by-own", entry_hint(situation, trooper), name=trooper)
    return (trooper,) if how else ()


def irregular(situation: Situation, on: Target, by: str | None = None) -> Activation:
    """ORD-02: an Irregular Order, by its owner on himself; FT-08 (N4): Awareness also on the Fireteam
    he leads.
    """
    need_own_turn(situation)
    held = situation.orders.irregular
    if on.team:
        leads = situation.army.edition.special_orders_only_by_leader
        user = by or on.team.leader
        if not leads or user != on.team.leader or False not in held.get(user, ()):
            raise Refused("FT-07", "game.irregular-not-for-team", name=on.team.name)
        need_able(situation, user)
        return Activation("irregular", user, user, on.team, awareness=True, leads=True)
    user = by or on.leader
    if user != on.leader:
        raise Refused("ORD-02", "game.irregular-of-another", name=user, on=on.leader)
    need_able(situation, user)
    _need_on_table(situation, user)
    if not held.get(user):
        raise Refused("ORD-02", "game.no-irregular", name=user)
    return Activation("irregular", user, user, awareness=False in held[user], leaves=True)


def tactical(situation: Situation, on: Target, by: str | None = None) -> Activation:
    """ORD-04: a Tactical Order, by its owner on himself, or on his Fireteam with him as Leader (FT-06)."""
    need_own_turn(situation)
    held = situation.orders.tactical
    user = by or _member_who(on, lambda m: held.get(m, 0) > 0)
    _need_same(situation, "ORD-04", user, on)
    need_able(situation, user)
    _need_on_table(situation, user)
    if held.get(user, 0) < 1:
        raise Refused("ORD-04", "game.no-tactical", name=user)
    team = situation.team_of(user)
    return Activation("tactical", user, user, team, leads=team is not None)


def lieutenant(situation: Situation, on: Target, by: str | None = None) -> Activation:
    """ORD-03: a Lieutenant Order, by the Lieutenant on himself (FT-07) or by an NCO (SKL-02, SKL-03)."""
    need_own_turn(situation)
    payer = next((t for t, n in situation.orders.lieutenant.items() if n > 0), None)
    user = by or _member_who(on, lambda m: situation.has(m, Skill.NCO) or (not on.team and m == payer))
    if user not in (payer, situation.lieutenant) and not situation.has(user, Skill.NCO):
        raise Refused("ORD-03", "game.not-the-lieutenant", name=user)
    _need_same(situation, "ORD-03", user, on)
    need_able(situation, user)
    if payer is None:
        raise Refused("ORD-03", "game.no-lieutenant-order")
    if user != payer and not situation.has(user, Skill.NCO):
        raise Refused("LT-06", "game.lieutenant-order-of-another", name=user, payer=payer)
    _need_on_table(situation, user)
    if user == payer and not (on.team and situation.has(user, Skill.NCO)):
        if on.team:
            raise Refused("FT-07", "game.lieutenant-not-for-team", name=user, team=on.team.name)
        return Activation("lieutenant", payer, user, leaves=True, reveals_lieutenant=True)
    if situation.is_isolated(user) and situation.army.edition.nco_isolated_refused:
        raise Refused("STA-07", "game.nco-isolated", name=user)
    return _by_nco(situation, payer, user, on)


def _by_nco(situation: Situation, payer: str, user: str, on: Target) -> Activation:
    """SKL-02: as a Tactical Order, the user's Fireteam with him (FT-06); SKL-03, N4: only where he
    leads it (FT-08).
    """
    team = situation.team_of(user)
    if team and situation.army.edition.special_orders_only_by_leader and team.leader != user:
        if on.team:
            raise Refused("FT-08", "game.only-the-leader", name=user, team=team.name)
        return Activation("lieutenant", payer, user, leaves=True)
    return Activation("lieutenant", payer, user, team, leads=team is not None)


def impetuous(situation: Situation, on: Target, by: str | None = None) -> Activation:
    """IMP-01: an activation in the Impetuous Phase, by token; it ends a Fireteam as an own order does
    (FT-07).
    """
    need_own_turn(situation)
    if on.team:
        raise Refused("FT-07", "game.impetuous-not-for-team", name=on.team.name)
    if by not in (None, on.leader):
        raise Refused("IMP-01", "game.impetuous-of-another", name=by, on=on.leader)
    need_able(situation, on.leader)
    need_impetuous(situation, on.leader)
    if not situation.on_table(on.leader):
        raise Refused(
            "AD-02", "game.impetuous-off-table", say("game.enter-impetuous", name=on.leader), name=on.leader
        )
    return Activation("impetuous", on.leader, on.leader, leaves=True, impetuous=True)


def need_impetuous(situation: Situation, trooper: str) -> None:
    """IMP-04, IMP-01: a token, before the Orders Phase, never in Retreat!."""
    if situation.retreat:
        raise Refused("IMP-04", "game.no-impetuous-phase")
    if trooper not in situation.impetuous:
        raise Refused("IMP-01", "game.not-impetuous", name=trooper)
    if situation.phase is Phase.ORDERS:
        raise Refused("IMP-01", "game.impetuous-too-late", name=trooper)
    if trooper not in situation.orders.impetuous:
        raise Refused("IMP-01", "game.no-token", name=trooper)


def own(situation: Situation, trooper: str) -> Activation:
    """AD-01, HD-01: the own order of a trooper off the table, to enter or to be revealed."""
    need_own_turn(situation)
    if trooper not in situation.orders.own:
        raise Refused(
            "AD-01" if situation.off[trooper] == "airborne" else "HD-01", "game.no-own-order", name=trooper
        )
    return Activation("own", trooper, trooper, enters=(trooper,))


def _member_who(on: Target, can: Callable[[str], bool]) -> str:
    """The default of `by`: the target itself, or in a Fireteam the one member who can (else its Leader)."""
    if on.team is None:
        return on.leader
    able = [member for member in on.team.members if can(member)]
    if len(able) > 1:
        raise Refused("FT-06", "game.say-by-whom", hint=say("infinity.one-of", names=able), name=on.team.name)
    return able[0] if able else on.leader


def _need_same(situation: Situation, rule: str, user: str, on: Target) -> None:
    """The order is for the user himself or for the Fireteam that he is a member of."""
    if on.team is not situation.team_of(user) if on.team else user != on.leader:
        raise Refused(rule, "game.order-of-another", name=user, on=on.name)
