"""The best plan that brings about what is wanted, or the wants that stand in each other's way."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from orders.plans.cases import Demand
from orders.plans.cluster import clusters, marines_of
from orders.plans.obey import fewest_orders
from orders.plans.pay import Payment, thriftiest
from orders.plans.spending import Spend
from orders.plans.wants import Want
from orders.pools import Command, Joint, OrderKind, Pool, Reserve


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan that brings about what is wanted, as rows have it, and what it leaves by pool.

    `coordinated` has for each coordinated order its group and who acts.
    """

    spend: Spend
    conversions: tuple[str, ...]
    coordinated: tuple[tuple[str, tuple[str, ...]], ...]
    remaining: Mapping[str, int]

    @property
    def tokens(self) -> int:
        """The tokens that it costs."""
        return len(self.conversions) + len(self.coordinated)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Wants that cannot all be met, but could without any one of them; and the pools that serve them.

    `needed` is what they ask for in all (orders, or marines that obey), `available` how much of it there is.
    """

    wants: tuple[Want, ...]
    pools: tuple[str, ...]
    needed: int
    available: int


def find(reserve: Reserve, wants: Sequence[Want], tokens: int = 0) -> Plan | Conflict:
    """The best plan with so many tokens at most (`orders.plans.pay` and `.obey` say what is best).

    Raises `TooTangled`.
    """
    tokens = min(tokens, reserve.tokens)
    return _plan(reserve, wants, tokens) or _conflict(reserve, wants, tokens)


def _plan(reserve: Reserve, wants: Sequence[Want], tokens: int) -> Plan | None:
    commands = [pool for pool in reserve.pools if isinstance(pool, Command)]
    of_marines = [want for want in wants if want.gives or want.order or want.name in marines_of(commands)]
    demands = _demands([want for want in wants if want not in of_marines])
    payment = None if demands is None else thriftiest(reserve, demands, tokens)
    if payment is None:
        return None
    spend: Spend = {name: dict(used) for name, used in payment.spend.items()}
    open_wants = [want for want in of_marines if want.low]
    for cluster in clusters(commands):
        mine = list(_concerning(cluster, of_marines))
        obeying = fewest_orders(cluster, mine, reserve.obey_limit)
        if obeying is None:
            return None
        spend |= {name: {"order": order, "on": list(on)} for name, (order, on) in obeying.items()}
        open_wants = [want for want in open_wants if want not in mine]
    if open_wants:
        return None
    named = {pool.name: spend[pool.name] for pool in reserve.pools if pool.name in spend}
    return Plan(
        named,
        tuple(reserve.conversions[place].who for place in payment.conversions),
        tuple((reserve.joints[place].group, members) for place, members in payment.together),
        _remaining(reserve, named, payment),
    )


def _demands(wants: Sequence[Want]) -> dict[str, Demand] | None:
    """What is wanted of each target in all; None where wants contradict each other."""
    demands: dict[str, Demand] = {}
    for want in wants:
        known = demands.get(want.name, Demand(0, None))
        highs = [high for high in (known.high, want.high) if high is not None]
        demands[want.name] = Demand(max(known.low, want.low), min(highs, default=None))
    return None if any(d.high is not None and d.low > d.high for d in demands.values()) else demands


def _concerning(cluster: Sequence[Command], wants: Sequence[Want]) -> Iterator[Want]:
    officers, marines = {command.officer for command in cluster}, set(marines_of(cluster))
    return (want for want in wants if want.name in (officers if want.gives else marines))


def _remaining(reserve: Reserve, spend: Spend, payment: Payment) -> dict[str, int]:
    """What each pool keeps. Who came in with others has lost the order to come in by himself."""
    acted = {member for _, members in payment.together for member in members}
    remaining: dict[str, int] = {}
    for pool in reserve.pools:
        if isinstance(pool, Command):
            if pool.options:
                remaining[pool.name] = int(pool.name not in spend)
            continue
        made = [reserve.conversions[place] for place in payment.conversions]
        change = sum((c.into == pool.name) - (c.source == pool.name) for c in made)
        joined = sum(reserve.joints[place].pool == pool.name for place, _ in payment.together)
        left = pool.orders + change - joined - sum(spend.get(pool.name, {}).values())
        lost = pool.kind is OrderKind.OWN and acted.intersection(pool.targets)
        if pool.orders or change:
            remaining[pool.name] = 0 if lost else left
    return remaining


def _conflict(reserve: Reserve, wants: Sequence[Want], tokens: int) -> Conflict:
    """A smallest part of the wants that cannot be met."""
    kept = list(wants)
    for want in wants:
        others = [other for other in kept if other is not want]
        if _plan(reserve, others, tokens) is None:
            kept = others
    last = max(kept, key=lambda want: want.low)
    others = [want for want in kept if want is not last]

    def enough_without(number: int) -> bool:
        fewer = last._replace(low=last.low - number)
        return _plan(reserve, [*others, fewer], tokens) is not None

    short = 1 + bisect_left(range(1, last.low), True, key=enough_without)
    needed = _needed(kept)
    return Conflict(tuple(kept), tuple(_serving(reserve, kept, tokens)), needed, needed - short)


def _needed(wants: Sequence[Want]) -> int:
    """What the wants ask for in all; of several about the same the largest counts."""
    lows: dict[tuple[object, ...], int] = {}
    for want in wants:
        about = (want.name, want.order, want.gives)
        lows[about] = max(want.low, lows.get(about, 0))
    return sum(lows.values())


def _serving(reserve: Reserve, wants: Sequence[Want], tokens: int) -> list[str]:
    """The pools that could do something for the wants, by tokens too."""
    held = {pool.name: pool.orders for pool in reserve.pools if isinstance(pool, Pool)}
    made = {c.source: c.into for c in reserve.conversions if tokens and held.get(c.source)}
    full = {name for name, orders in held.items() if orders} | {*made.values()}
    joints = [joint for joint in reserve.joints if tokens]
    serving = {
        pool.name
        for pool in reserve.pools
        if (_obeyed(pool, wants) if isinstance(pool, Command) else _pays(pool, wants, full, joints))
    }
    serving |= {source for source, into in made.items() if into in serving}
    return [pool.name for pool in reserve.pools if pool.name in serving]


def _obeyed(command: Command, wants: Sequence[Want]) -> bool:
    return any(
        want.name == command.officer
        if want.gives
        else any(want.name in who and want.order in (None, order) for order, who in command.options.items())
        for want in wants
    )


def _pays(pool: Pool, wants: Sequence[Want], full: set[str], joints: Sequence[Joint]) -> bool:
    names = {want.name for want in wants}
    there = [target for target in pool.targets if pool.after.get(target, pool.name) in full]
    there += [member for joint in joints if joint.pool == pool.name for member in joint.members]
    return pool.name in full and not names.isdisjoint(there)
