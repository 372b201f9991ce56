"""`token` and `opponent`: Command Tokens, ours and the opponent's (rules, section 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orders.findings import say
from orders.infinity.activation import entry_hint, need_able
from orders.infinity.events.teams import form
from orders.infinity.naming import group_named, trooper_named
from orders.infinity.situation import OWN_TURN, Phase, Refused, Situation
from orders.infinity.skills import Skill
from orders.infinity.teams import leave
from orders.infinity.tokens import need_token, pay_token

EXECUTIVE = frozenset({"regroup", "free"})
"""Uses of the Executive step, before the Order Count (CT-08, CT-09)."""

PROCEDURAL = frozenset({"remove-orders", "limit-tokens", "suppress", "reserve"})
"""Strategic uses of which a player may take one (CT-03, CT-05)."""


def token(situation: Situation, body: dict[str, Any]) -> None:
    """`token`: spends a Command Token (a Strategos' move costs none); raises `Refused` with the use's
    rule.
    """
    use = body["use"]
    meaningless = [key for key in body if key not in ("use", *_FIELDS.get(use, ("trooper",)))]
    if meaningless:
        raise Refused("SCHEMA-01", "game.token-field", use=use, field=meaningless[0])
    _USES[use](situation, body)


_FIELDS = {
    "regroup": ("trooper", "to", "by"),
    "fireteam": ("name", "type", "members", "leader"),
    "remove-orders": ("from",),
    "limit-tokens": (),
    "speedball": ("trooper",),
}
"""What a token says besides its use; `trooper` where the use is not named here."""


def _regroup(situation: Situation, body: dict[str, Any]) -> None:
    """CT-08: moves one trooper to another group of at most ten; free by Strategos L2 (SKL-09)."""
    by_strategos = body.get("by") == "strategos"
    if not by_strategos:
        need_token(situation)
    _need_executive(situation)
    if by_strategos:
        _need_strategos(situation)
    trooper = trooper_named(situation, str(body["trooper"]))
    to = group_named(situation, body["to"])
    if situation.group[trooper] == to:
        raise Refused("CT-08", "game.already-in-group", name=trooper, group=to)
    if situation.has_state(trooper, "dead"):
        raise Refused("GRP-09", "game.dead-in-no-group", name=trooper)
    most = situation.army.limit("group_size") or situation.army.edition.group_size
    if len(situation.members(to)) >= most:
        raise Refused("CT-08", "game.group-full", group=to, most=most)
    leave(situation, trooper)
    situation.group[trooper] = to
    if by_strategos:
        situation.strategos_moved = True
    else:
        pay_token(situation)


def _need_executive(situation: Situation) -> None:
    if situation.phase is not Phase.EXECUTIVE:
        raise Refused("CT-10", "game.after-the-count", say("game.take-back"))


def _need_strategos(situation: Situation) -> None:
    """SKL-09: the Lieutenant has Strategos L2 or more, is on the table, and has moved nobody yet this
    turn.
    """
    lt = situation.army.troopers.get(situation.lieutenant or "")
    if lt is None or lt.strategos < 2 or not situation.on_table(lt.id) or situation.is_out(lt.id):
        raise Refused("SKL-09", "game.no-strategos")
    if situation.strategos_moved:
        raise Refused("SKL-09", "game.strategos-once")


def _free(situation: Situation, body: dict[str, Any]) -> None:
    """CT-09, STA-11: ends the Possessed State of one trooper; not the Sepsitorized one."""
    need_token(situation)
    _need_executive(situation)
    name = str(body["trooper"])
    row = name if name in situation.army.alias else trooper_named(situation, name)
    rows = [r for r in situation.rows(row) if "possessed" in situation.states.get(r, ())]
    if not rows:
        raise Refused("CT-09", "game.not-possessed", name=row)
    for possessed in rows:
        situation.states[possessed].discard("possessed")
    pay_token(situation)


def _convert(situation: Situation, body: dict[str, Any]) -> None:
    """CT-12: an unspent Irregular Order becomes a Regular one of the trooper's group."""
    need_token(situation)
    trooper = trooper_named(situation, str(body["trooper"]))
    need_convertible(situation, trooper)
    orders, group = situation.orders, situation.group[trooper]
    orders.take_irregular(trooper, of_training=True)
    orders.regular[group] = orders.regular.get(group, 0) + 1
    pay_token(situation)


def need_convertible(situation: Situation, trooper: str) -> None:
    """STA-04, AD-07, CT-12, CT-13, LT-14: whose Irregular Order a token can convert."""
    need_able(situation, trooper)
    if situation.is_isolated(trooper):
        raise Refused("STA-04", "game.isolated-not-converted", name=trooper)
    if not situation.on_table(trooper):
        raise Refused("AD-07", "game.own-not-converted", name=trooper)
    if situation.training.get(trooper) == "irregular" and not situation.orders.irregular.get(trooper):
        raise Refused("CT-13", "game.irregular-spent", name=trooper)
    if True not in situation.orders.irregular.get(trooper, ()):
        raise Refused("CT-12", "game.nothing-to-convert", name=trooper)
    if situation.loss_of_lieutenant and not situation.ruling("convert_in_lol", True):
        raise Refused("LT-14", "game.no-conversion-in-loss", name=trooper)


def _fireteam(situation: Situation, body: dict[str, Any]) -> None:
    """FT-03, CT-11: forms a Fireteam during the game."""
    need_token(situation)
    team = form(situation, body)
    situation.teams[team.name] = team
    pay_token(situation)


def _reroll(situation: Situation, body: dict[str, Any]) -> None:
    """CT-11: uses without an effect on orders: Guts, a Doctor's or an Engineer's second try."""
    need_token(situation)
    if "trooper" in body:
        trooper = trooper_named(situation, str(body["trooper"]))
        able = {"doctor": Skill.DOCTOR, "engineer": Skill.ENGINEER}.get(body["use"])
        if able and not situation.has(trooper, able):
            raise Refused("CT-11", "game.not-the-skill", name=trooper, skill=able.value[0])
    pay_token(situation)


def _ignore_retreat(situation: Situation, body: dict[str, Any]) -> None:
    """RET-08: one trooper ignores Retreat! for the rest of the game."""
    need_token(situation)
    trooper = trooper_named(situation, str(body["trooper"]))
    if not situation.retreat:
        raise Refused("RET-08", "game.no-retreat")
    if trooper in situation.ignores_retreat:
        raise Refused("RET-08", "game.ignores-already", name=trooper)
    situation.ignores_retreat.add(trooper)
    pay_token(situation)


def _strategic(situation: Situation, body: dict[str, Any]) -> None:
    """CT-03, CT-05, CT-06: uses before the first own turn, one procedural and one logistical (CT-04:
    one, N4).
    """
    use = body["use"]
    edition = situation.army.edition
    if use == "speedball" and not edition.speedballs:
        raise Refused("CT-06", "game.no-speedballs")
    rule = {"reserve": "CT-05", "speedball": "CT-06"}.get(use, edition.removal_rule)
    if situation.phase is not Phase.DEPLOYMENT:
        late = rule if situation.phase in OWN_TURN or use in ("reserve", "speedball") else "CT-02"
        raise Refused(late, "game.strategic-too-late")
    going = "first" if use == "reserve" else "second"
    if use != "speedball" and situation.going != going:
        raise Refused(rule, f"game.only-going-{going}")
    kind = "procedural" if use in PROCEDURAL else "logistical"
    if kind in situation.strategic:
        raise Refused(rule, "game.one-strategic")
    if situation.tokens < 1:
        raise Refused("CT-01", "game.no-tokens")
    if "trooper" in body:
        trooper = trooper_named(situation, str(body["trooper"]))
        if use == "suppress":
            need_able(situation, trooper)
            if not situation.on_table(trooper):
                raise Refused(rule, "game.not-on-table", entry_hint(situation, trooper), name=trooper)
            leave(situation, trooper)  # FT-09
            situation.suppressing.add(trooper)
    situation.strategic.add(kind)
    situation.tokens -= 1


_USES: dict[str, Callable[[Situation, dict[str, Any]], None]] = {
    "regroup": _regroup,
    "free": _free,
    "convert": _convert,
    "fireteam": _fireteam,
    "guts": _reroll,
    "doctor": _reroll,
    "engineer": _reroll,
    "ignore-retreat": _ignore_retreat,
    "suppress": _strategic,
    "reserve": _strategic,
    "speedball": _strategic,
    "remove-orders": _strategic,
    "limit-tokens": _strategic,
}


def opponent(situation: Situation, body: dict[str, Any]) -> None:
    """`opponent`: the second player's Strategic Use, right after our first Order Count (SEQ-04, CT-03)."""
    rule = situation.army.edition.removal_rule
    if situation.going != "first" or situation.turn != 1:
        raise Refused(rule, "game.opponent-first-turn-only")
    if situation.phase is not Phase.COUNTED:
        raise Refused("SEQ-04", "game.opponent-after-the-count")
    if "opponent" in situation.strategic:
        raise Refused(rule, "game.one-strategic")
    if body["use"] == "remove-orders":
        _remove(situation, body.get("from") or {}, rule)
    elif body["use"] == "limit-tokens":
        situation.token_limit = 2 if counterintelligence(situation) else 1
    situation.strategic.add("opponent")


def counterintelligence(situation: Situation) -> bool:
    """CT-07: an owner of the skill is on the table."""
    return any(
        t.has(Skill.COUNTERINTELLIGENCE) and situation.on_table(t.id) and not situation.is_out(t.id)
        for t in situation.army.troopers.values()
    )


def _remove(situation: Situation, taken: dict[str, int], rule: str) -> None:
    """CT-03: two Regular Orders, one against Counterintelligence (CT-07), only from more than ten (N4:
    CT-04).
    """
    orders = situation.orders
    held = (
        sum(orders.regular.values())
        + sum(len(n) for n in orders.irregular.values())
        + sum(orders.tactical.values())
    )
    threshold = situation.army.edition.removal_threshold
    if threshold is not None and held <= threshold:
        raise Refused(rule, "game.too-few-to-remove", n=held, most=threshold)
    spared = counterintelligence(situation)
    most = 1 if spared else 2
    if sum(taken.values()) > most:
        key = "game.remove-at-most"
        raise Refused("CT-07" if spared else rule, key, n=sum(taken.values()), most=most)
    groups = {group_named(situation, name): n for name, n in taken.items()}
    for group, n in groups.items():
        if n > orders.regular.get(group, 0):
            raise Refused(rule, "game.remove-from-empty", group=group, n=orders.regular.get(group, 0))
    for group, n in groups.items():
        orders.regular[group] -= n
