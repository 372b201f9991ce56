"""From a situation to the pools that plans work on (contract, section 6), asking `activation` for every
target.
"""

from __future__ import annotations

from collections.abc import Callable

from orders.findings import Finding, Say
from orders.infinity.activation import Activation, group_of, irregular, lieutenant, own, regular, tactical
from orders.infinity.coordinated import participant, training_of
from orders.infinity.events.tokens import need_convertible
from orders.infinity.naming import Target, known_names
from orders.infinity.situation import OWN_TURN, Refused, Situation, snapshot
from orders.infinity.skills import Skill
from orders.pools import Conversion, Joint, OrderKind, Pool, Reserve

OWN_FIRST, TACTICAL_NEXT, SPARE_LIEUTENANT, POOL, LIEUTENANT_LAST = range(5)
"""Which orders a thrifty player gives up first: his troopers' own, last what an NCO could still use."""


def reserve(situation: Situation, findings: tuple[Finding, ...] = ()) -> Reserve:
    """The orders of a situation, with what tokens can make of them."""
    convertible = conversions(situation)
    gone = {team: team for team in (*situation.army.fireteams, *sorted(situation.cancelled))}
    return Reserve(
        pools=pools(situation, convertible),
        names=known_names(situation) | gone,
        aliases=situation.army.alias,
        findings=findings,
        tokens=tokens_left(situation),
        conversions=convertible,
        joints=joints(situation),
        why_not=lambda name, _: _why_not(situation, name),
    )


def _why_not(situation: Situation, name: str) -> Say | None:
    from orders.infinity.reasons import why_not  # only where there is no plan

    return why_not(situation, name)


def pools(situation: Situation, convertible: tuple[Conversion, ...] | None = None) -> tuple[Pool, ...]:
    """Every pool that holds orders, and regular pools that a token could fill, in the order of the
    contract. `convertible` is for who has asked for the `conversions` already.
    """
    orders = situation.orders
    found = [_regular_pool(situation, group) for group in orders.regular]
    for id in situation.army.troopers:
        if held := len(orders.irregular.get(id, ())):
            targets = _targets([_ask(irregular, situation, Target(id, id))])
            found.append(Pool(f"irregular/{id}", OrderKind.IRREGULAR, held, targets, {}, OWN_FIRST))
    found += [_lieutenant_pool(situation, id, n) for id, n in orders.lieutenant.items() if n]
    for id in situation.army.troopers:
        if held := orders.tactical.get(id, 0):
            targets = _targets([_ask(tactical, situation, Target(id, id))])
            found.append(Pool(f"tactical/{id}", OrderKind.TACTICAL, held, targets, {}, TACTICAL_NEXT))
    for id in situation.army.troopers:
        if id in orders.own:
            targets = _targets([_ask(own, situation, id)])
            found.append(Pool(f"own/{id}", OrderKind.OWN, 1, targets, {}, OWN_FIRST))
    fillable = {c.into for c in (conversions(situation) if convertible is None else convertible)}
    return tuple(pool for pool in found if pool.orders or pool.name in fillable)


def _ask(question: Callable[..., Activation], situation: Situation, *args: object) -> Activation | None:
    """The activation, or None where the rules refuse it."""
    try:
        return question(situation, *args)
    except Refused:
        return None


def _targets(acts: list[Activation | None]) -> tuple[str, ...]:
    """Who acts: the Fireteam where it acts as a whole, else the trooper; each once."""
    return tuple(dict.fromkeys((act.team.name if act.team else act.actor) for act in acts if act))


def _regular_pool(situation: Situation, group: str) -> Pool:
    """`regular/G`: the group's troopers, Fireteams instead of members, the hidden (HD-03), the airborne
    once in.
    """
    held = situation.orders.regular[group]
    asked = situation if held else _with_one_order(situation, group)
    acts: list[Activation | None] = []
    after: dict[str, str] = {}
    members = [t for t in situation.army.troopers if situation.group[t] == group]
    members += [id for id in situation.gained if group_of(situation, id) == group]
    for id in members:
        act = _ask(regular, asked, Target(id, id))
        if act is None and situation.off.get(id) == "airborne" and id in situation.orders.own:
            act, after[id] = Activation("regular", group, id), f"own/{id}"
        acts.append(act)
    return Pool(f"regular/{group}", OrderKind.REGULAR, held, _targets(acts), after, POOL)


def _with_one_order(situation: Situation, group: str) -> Situation:
    twin = snapshot(situation)
    twin.orders.regular[group] = 1
    return twin


def _lieutenant_pool(situation: Situation, holder: str, held: int) -> Pool:
    """`lieutenant/T`: the Lieutenant himself, and every NCO or his Fireteam (SKL-02, SKL-03)."""
    acts = [_ask(lieutenant, situation, Target(holder, holder), holder)]
    users = [t.id for t in situation.army.troopers.values() if t.has(Skill.NCO)]
    for user in users:
        team = situation.team_of(user)
        target = Target(team.name, team.leader, team) if team else Target(user, user)
        act = _ask(lieutenant, situation, target, user)
        acts.append(act or _ask(lieutenant, situation, Target(user, user), user))
    thrift = LIEUTENANT_LAST if [u for u in users if u != holder] else SPARE_LIEUTENANT
    return Pool(f"lieutenant/{holder}", OrderKind.LIEUTENANT, held, _targets(acts), {}, thrift)


def tokens_left(situation: Situation) -> int:
    """Command Tokens that may still be spent this turn (CT-01, CT-03)."""
    if situation.token_limit is None:
        return situation.tokens
    return max(0, min(situation.tokens, situation.token_limit - situation.tokens_spent_now))


def conversions(situation: Situation) -> tuple[Conversion, ...]:
    """Irregular Orders that a token can make Regular (CT-12)."""
    found = []
    for id in situation.orders.irregular if situation.phase in OWN_TURN else ():
        try:
            need_convertible(situation, id)
        except Refused:
            continue
        found.append(Conversion(id, f"irregular/{id}", f"regular/{situation.group[id]}"))
    return tuple(found)


def joints(situation: Situation) -> tuple[Joint, ...]:
    """Who can take part in a Coordinated Order together: by group and Training (COO-02)."""
    sets: dict[tuple[str, str], list[str]] = {}
    for id in (*situation.army.troopers, *situation.gained):
        try:
            participant(situation, id)
        except Refused:
            continue
        sets.setdefault((group_of(situation, id), training_of(situation, id)), []).append(id)
    most = situation.army.edition.coordinated
    return tuple(Joint(f"regular/{group}", group, tuple(who), most) for (group, _), who in sets.items())
