"""`spend`, `enter` and `reveal`: orders that are spent, and what that changes."""

from __future__ import annotations

from typing import Any

from orders.findings import say
from orders.infinity import activation
from orders.infinity.activation import Activation
from orders.infinity.coordinated import coordinated
from orders.infinity.naming import Target, group_named, target_named, trooper_named
from orders.infinity.peripherals import need_joining
from orders.infinity.situation import OWN_TURN, Phase, Refused, Situation
from orders.infinity.skills import Skill
from orders.infinity.teams import leave
from orders.infinity.tokens import pay_token
from orders.source.nearest import nearest


def spend(situation: Situation, body: dict[str, Any]) -> None:
    """Spends an order (contract, section 4): `order`, `on`, and perhaps `by`, `group`, `pay`,
    `peripherals`.
    """
    act = allowed(situation, body)
    if body.get("peripherals"):
        need_joining(situation, act.actor, [str(name) for name in body["peripherals"]])
    commit(situation, act)


def allowed(situation: Situation, body: dict[str, Any]) -> Activation:
    """The activation that a spend body asks for; raises `Refused`."""
    order, on = str(body["order"]), body.get("on")
    group = None if body.get("group") is None else group_named(situation, body["group"])
    by = None if body.get("by") is None else trooper_named(situation, str(body["by"]))
    if order == "coordinated":
        names = [str(name) for name in (on if isinstance(on, list) else [on])]
        act = coordinated(situation, names, by_lieutenant=body.get("pay") == "lieutenant")
        activation.need_group(situation, Target(act.actor, act.actor), group)
        return act
    _need_known(order, on)
    if "pay" in body:
        raise Refused("COO-05", "game.pay-together", order=order)
    target = target_named(situation, str(on))
    activation.need_group(situation, target, group)
    if order == "regular":
        return activation.regular(situation, target, by)
    special = {
        "impetuous": activation.impetuous,
        "irregular": activation.irregular,
        "lieutenant": activation.lieutenant,
        "tactical": activation.tactical,
    }
    return special[order](situation, target, by)


ORDERS = ("regular", "irregular", "lieutenant", "tactical", "impetuous", "coordinated")
"""What `order:` of a spend may be."""


def _need_known(order: str, on: Any) -> None:
    """SCHEMA-01: a plan's steps are of any system until here, so the order may be none of Infinity's."""
    if order not in ORDERS:
        near = nearest(order, ORDERS)
        hint = say("infinity.did-you-mean", name=near) if near else say("infinity.one-of", names=ORDERS)
        raise Refused("SCHEMA-01", "game.unknown-order", hint, order=order)
    if not isinstance(on, str):
        raise Refused("SCHEMA-01", "game.on-one", order=order)


def commit(situation: Situation, act: Activation) -> None:
    """Carries out a legal activation: takes the order, brings in who enters, and minds the Fireteam."""
    orders = situation.orders
    if act.kind == "regular":
        orders.regular[act.payer] -= 1
    elif act.kind == "irregular":
        orders.take_irregular(act.payer, of_training=not act.awareness)
    elif act.kind == "impetuous":
        orders.impetuous.discard(act.payer)
    elif act.kind != "own":
        pool = orders.lieutenant if act.kind == "lieutenant" else orders.tactical
        pool[act.payer] -= 1
    if act.token:
        pay_token(situation)
    for trooper in act.enters:
        if act.kind != "own" and trooper in orders.own:
            situation.remarks.append(say("game.own-lost", name=trooper))
        bring_in(situation, trooper, in_orders_phase=not act.impetuous)
    if act.leaves:
        leave(situation, act.actor)
    if act.leads and act.team:
        act.team.leader = act.actor
    situation.suppressing.difference_update(act.team.members if act.team else (act.actor, *act.together))
    situation.revealed = situation.revealed or act.reveals_lieutenant
    situation.phase = Phase.IMPETUOUS if act.impetuous else Phase.ORDERS
    if not act.impetuous:  # IMP-01: the tokens of the phase that is over are gone
        orders.impetuous.clear()


def bring_in(situation: Situation, trooper: str, *, in_orders_phase: bool) -> None:
    """Puts a trooper on the table: the own order is gone (AD-07), a Tactical Order may come at once
    (CNT-09).
    """
    del situation.off[trooper]
    situation.orders.own.pop(trooper, None)
    if (
        in_orders_phase
        and situation.army.edition.tactical_on_entry
        and situation.has(trooper, Skill.TACTICAL_AWARENESS)
    ):
        situation.orders.tactical[trooper] = 1


def enter(situation: Situation, body: Any) -> None:
    """`enter`: an airborne trooper comes in with his own order (AD-01), or in the Impetuous Phase (AD-02)."""
    name = body if isinstance(body, str) else body["trooper"]
    trooper = trooper_named(situation, name)
    activation.need_own_turn(situation)
    if situation.off.get(trooper) != "airborne":
        raise _not_there(situation, "AD-01", "game.enter-hidden", trooper)
    if isinstance(body, dict) and body.get("with") == "impetuous":
        activation.need_impetuous(situation, trooper)
        act = Activation("impetuous", trooper, trooper, enters=(trooper,), impetuous=True)
    else:
        act = activation.own(situation, trooper)
    commit(situation, act)


def reveal(situation: Situation, body: Any) -> None:
    """`reveal`: a hidden trooper shows himself, in the own turn with his own order (HD-01), else free
    (HD-02).
    """
    trooper = trooper_named(situation, body if isinstance(body, str) else body["trooper"])
    if situation.off.get(trooper) != "hidden":
        raise _not_there(situation, "HD-01", "game.reveal-airborne", trooper)
    if situation.phase in OWN_TURN:
        commit(situation, activation.own(situation, trooper))
    else:
        del situation.off[trooper]


def _not_there(situation: Situation, rule: str, key: str, trooper: str) -> Refused:
    """The other way in is meant, or the trooper is in already."""
    if trooper in situation.off:
        return Refused(rule, key, activation.entry_hint(situation, trooper), name=trooper)
    return Refused(rule, "game.already-on-table", name=trooper)
