"""How many plans a reserve has, and how many there are of each pool alone."""

from __future__ import annotations

from math import comb, prod
from typing import NamedTuple

from orders.plans.profiles import count_profiles
from orders.plans.space import Space
from orders.pools import Command, Pool


class PoolCount(NamedTuple):
    """One pool: its orders, every target it could have, and in how many ways it alone can be spent."""

    pool: str
    orders: int
    targets: tuple[str, ...]
    allocations: int


class Counts(NamedTuple):
    """The plans of a reserve: all, those that leave no order, and how often each target acts in them."""

    allocations: int
    all_spent: int
    profiles: int
    pools: tuple[PoolCount, ...]


def count(space: Space) -> Counts:
    """All the counts of a space. Raises `TooTangled`."""
    pools = [pool for pool in space.pools if isinstance(pool, Pool)]
    stuck = any(not pool.targets for pool in pools)
    return Counts(
        space.total,
        0 if stuck else prod(stage.all_spent() for stage in space.stages),
        count_profiles(pools) * _obeying(space),
        tuple(map(_alone, space.pools)),
    )


def _obeying(space: Space) -> int:
    if not space.clusters:
        return 1
    from orders.plans.sets import count_obeying

    return prod(count_obeying(cluster.options) for cluster in space.clusters)


def count_by_order(space: Space) -> int:
    """The different choices of officer and order among the plans. Raises `TooTangled`."""
    from orders.plans.sets import count_given

    return prod(count_given(cluster.options, cluster.limit) for cluster in space.clusters)


def _alone(pool: Pool | Command) -> PoolCount:
    if isinstance(pool, Pool):
        ways = comb(pool.orders + len(pool.targets), pool.orders)
        return PoolCount(pool.name, pool.orders, pool.targets, ways)
    marines = dict.fromkeys(marine for who in pool.options.values() for marine in who)
    ways = 1 + sum((1 << len(who)) - 1 for who in pool.options.values())
    return PoolCount(pool.name, 1, tuple(marines), ways)
