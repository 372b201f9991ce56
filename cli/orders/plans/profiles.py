"""Activation profiles of alike orders: how often each target acts, whatever pays for it.

A count of lattice points: payments overlap, profiles must not. Orders with one target only serve as that
target's own supply, so that only what goes beyond it draws on *shared* pools; targets that draw on the same
shared pools are one draw, of which the sum alone matters. `orders.plans.payments` counts the draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import comb, prod

from orders.plans.arrange import gates_of
from orders.plans.payments import Payers, count_drawn
from orders.pools import Pool


def count_profiles(pools: Iterable[Pool]) -> int:
    """How many activation profiles these pools have."""
    return prod(map(_count_together, _together(_without_idle_gates(_usable(pools)))))


def _usable(pools: Iterable[Pool]) -> list[Pool]:
    """The pools with an order and a target, without targets that can never be there."""
    usable = [pool for pool in pools if pool.orders and pool.targets]
    while True:
        names = {pool.name for pool in usable}
        kept = [_with_targets(pool, names) for pool in usable]
        if kept == usable:
            return usable
        usable = [pool for pool in kept if pool.targets]


def _with_targets(pool: Pool, gates: set[str]) -> Pool:
    return replace(pool, targets=tuple(t for t in pool.targets if pool.after.get(t, pool.name) in gates))


def _without_idle_gates(pools: list[Pool]) -> list[Pool]:
    """The pools without those gates that forbid no profile.

    Such is the own order of a trooper that has to enter: its only target is the very one that waits for
    it. Who acts may as well have entered by that order, and whoever else paid keeps one more.
    """
    gates = {gate for pool in pools for gate in gates_of(pool)}
    idle = {
        gate.name
        for gate in pools
        if len(gate.targets) == 1
        and not gates_of(gate)
        and all(
            waiting.name not in gates and (target,) == gate.targets
            for waiting in pools
            for target in waiting.targets
            if waiting.after.get(target) == gate.name
        )
    }
    return [
        replace(pool, after={t: g for t, g in pool.after.items() if g not in idle and g != pool.name})
        for pool in pools
    ]


def _together(pools: list[Pool]) -> list[list[Pool]]:
    """The pools in groups that share neither target nor gate with each other."""
    groups: list[tuple[list[Pool], set[str]]] = []
    for pool in pools:
        ties = {*pool.targets, f"pool {pool.name}", *(f"pool {gate}" for gate in gates_of(pool))}
        near = [group for group in groups if group[1] & ties]
        groups = [group for group in groups if group not in near]
        groups.append(([*(p for group in near for p in group[0]), pool], ties.union(*(g[1] for g in near))))
    return [group for group, _ in groups]


def _count_together(pools: list[Pool]) -> int:
    targets = list(dict.fromkeys(target for pool in pools for target in pool.targets))
    if any(map(gates_of, pools)):
        most = [sum(pool.orders for pool in pools if target in pool.targets) for target in targets]
        return count_drawn([[1] * (number + 1) for number in most], list(_gated_cases(pools, targets)))
    own = dict.fromkeys(targets, 0)
    for pool in pools:
        if len(pool.targets) == 1:
            own[pool.targets[0]] += pool.orders
    shared = {pool.name: pool.orders for pool in pools if len(pool.targets) > 1}
    classes: dict[tuple[str, ...], list[int]] = {}
    for target in targets:
        payers = tuple(pool.name for pool in pools if pool.name in shared and target in pool.targets)
        classes.setdefault(payers, []).append(own[target])
    draws = _begun_late(classes)
    ways = [_ways(classes[payers], sum(shared[payer] for payer in payers)) for payers in draws]
    return count_drawn(ways, [Payers(shared, draws, [0] * len(draws))])


def _begun_late(draws: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The draws in an order in which few pools are begun and not yet done with at a time."""
    rest, ordered, begun = list(draws), list[tuple[str, ...]](), set[str]()
    while rest:
        best = min(rest, key=lambda payers: len(set(payers) - begun))
        rest.remove(best)
        ordered.append(best)
        begun.update(best)
    return ordered


def _ways(supplies: Sequence[int], most: int) -> list[int]:
    """In how many ways targets with these supplies of their own draw 0, 1 ... `most` orders together.

    One with supply c draws nothing in c + 1 ways and each further number in one, which is the series
    (c + 1 - c z) / (1 - z); the series of all are multiplied.
    """
    tops = [1]
    for supply in filter(None, supplies):
        longer = zip([*tops, 0], [0, *tops], strict=True)
        tops = [(supply + 1) * same - supply * shifted for same, shifted in longer][: most + 1]
    spread = [comb(number + len(supplies) - 1, number) for number in range(most + 1)]
    return [
        sum(top * spread[number - drawn] for drawn, top in enumerate(tops[: number + 1]))
        for number in range(most + 1)
    ]


def _gated_cases(pools: Sequence[Pool], targets: Sequence[str]) -> Iterator[Payers]:
    """Every way to spend one order first from some of the gates and none from the others."""
    gates = {gate for pool in pools for gate in gates_of(pool)}
    firsts = [[None, *pool.targets] if pool.name in gates else [""] for pool in pools]
    for case in product(*firsts):
        first = dict(zip((pool.name for pool in pools), case, strict=True))
        spent = {name for name, target in first.items() if target}
        if any(_shut(pool, first[pool.name], spent) for pool in pools if first[pool.name]):
            continue
        orders = {p.name: 0 if first[p.name] is None else p.orders - (p.name in spent) for p in pools}
        payers = [[p.name for p in pools if t in p.targets and not _shut(p, t, spent)] for t in targets]
        yield Payers(orders, payers, [sum(t == f for f in first.values()) for t in targets])


def _shut(pool: Pool, target: str | None, spent: set[str]) -> bool:
    gate = pool.after.get(target or "", pool.name)
    return gate not in (pool.name, *spent)
