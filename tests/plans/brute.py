"""Plans by trying everything: slow, short, and written without a look at the product's own way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from orders.pools import Command, Pool, Reserve

Plan = dict[str, Any]
"""By pool name: a Counter of targets, or None or (order, frozenset of those who obey)."""


def reserve_of(*pools: Pool | Command, **more: Any) -> Reserve:
    names = {t: t for p in pools for t in (p.targets if isinstance(p, Pool) else _marines(p))}
    return Reserve(tuple(pools), names, **more)


def _marines(command: Command) -> list[str]:
    return [marine for who in command.options.values() for marine in who]


def plans(reserve: Reserve) -> Iterator[Plan]:
    """Every legal plan, once."""
    choices = [list(_spends(pool)) for pool in reserve.pools]
    for combination in product(*choices):
        plan = {pool.name: spent for pool, spent in zip(reserve.pools, combination, strict=True)}
        if _legal(reserve, plan):
            yield plan


def _spends(pool: Pool | Command) -> Iterator[Any]:
    if isinstance(pool, Pool):
        for numbers in product(range(pool.orders + 1), repeat=len(pool.targets)):
            if sum(numbers) <= pool.orders:
                yield Counter({t: n for t, n in zip(pool.targets, numbers, strict=True) if n})
        return
    yield None
    for order, who in pool.options.items():
        for chosen in product((False, True), repeat=len(who)):
            if any(chosen):
                yield order, frozenset(m for m, c in zip(who, chosen, strict=True) if c)


def _legal(reserve: Reserve, plan: Plan) -> bool:
    obeying: Counter[str] = Counter()
    for pool in reserve.pools:
        spent = plan[pool.name]
        if isinstance(pool, Command):
            obeying.update(spent[1] if spent else ())
        elif not all(sum(plan.get(pool.after.get(t, pool.name), {}).values()) for t in spent):
            return False
    return all(times <= reserve.obey_limit for times in obeying.values())


def acts(plan: Plan) -> Counter[str]:
    """How often each target acts, whatever pays, and how many orders each marine obeys."""
    total: Counter[str] = Counter()
    for spent in plan.values():
        if isinstance(spent, tuple):
            total.update(spent[1])
        elif spent:
            total.update(spent)
    return total


def profile(plan: Plan) -> frozenset[tuple[str, int]]:
    """How often each target acts, and who obeys at all."""
    obeying = {m for spent in plan.values() if isinstance(spent, tuple) for m in spent[1]}
    return frozenset((who, 1 if who in obeying else times) for who, times in acts(plan).items())


def kept(reserve: Reserve, plan: Plan) -> dict[str, int]:
    """The orders that stay unspent, by pool; pools without any order left out."""
    rest = {}
    for pool in reserve.pools:
        if isinstance(pool, Command):
            if pool.options:
                rest[pool.name] = int(plan[pool.name] is None)
        elif pool.orders:
            rest[pool.name] = pool.orders - sum(plan[pool.name].values())
    return rest


def as_json(plan: Plan) -> dict[str, Any]:
    """What the plan spends, in the form of rows; who obeys as a set."""
    return {
        name: {"order": spent[0], "on": set(spent[1])} if isinstance(spent, tuple) else dict(spent)
        for name, spent in plan.items()
        if spent
    }
