"""The best plan that brings about what is wanted, or the wants that stand in each other's way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orders.plans.cases import Demand
from orders.plans.cluster import clusters, marines_of
from orders.plans.obey import fewest_orders
from orders.plans.pay import Payment, thriftiest
from orders.plans.spending import Spend
from orders.plans.wants import Want
from orders.pools import Command, OrderKind, Reserve

if TYPE_CHECKING:
    from orders.plans.conflict import Conflict


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


def find(reserve: Reserve, wants: Sequence[Want], tokens: int = 0) -> Plan | Conflict:
    """The best plan with so many tokens at most (`orders.plans.pay` and `.obey` say what is best).

    Raises `TooTangled`.
    """

    def plan(wants: Sequence[Want], tokens: int) -> Plan | None:
        return _plan(reserve, wants, tokens)

    tokens = min(tokens, reserve.tokens)
    found = plan(wants, tokens)
    if found:
        return found
    from orders.plans.conflict import conflict  # only where there is one

    return conflict(reserve, wants, tokens, plan)


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
