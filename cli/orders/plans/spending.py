"""A plan as people and programs read it: what each pool spends, and what it keeps."""

from __future__ import annotations

from typing import Any

from orders.plans.space import Point, Space
from orders.pools import Command, Pool

Spend = dict[str, dict[str, Any]]
"""By pool: how often each target acts, or the order given and who obeys it. Idle pools are left out."""

Unspent = dict[str, int]
"""By pool, the orders it keeps."""


def spending(space: Space, point: Point) -> tuple[Spend, Unspent]:
    """What a plan spends and keeps, pools in the reserve's order."""
    spent: Spend = {}
    for pool, (start, end) in zip(space.alike.pools, space.alike.bounds, strict=True):
        used = zip(pool.targets, point[start:end], strict=True)
        spent[pool.name] = {target: orders for target, orders in used if orders}
    start = len(space.alike.steps)
    for cluster in space.clusters:
        part = point[start : start + len(cluster.steps)]
        start += len(cluster.steps)
        officers = len(cluster.commands)
        for index, command in enumerate(cluster.commands):
            if part[index] < cluster.idle(index):
                obeying = dict(zip(cluster.marines, part[officers:], strict=True))
                order = cluster.orders[index][part[index]]
                on = [marine for marine in command.options[order] if obeying[marine] >> index & 1]
                spent[command.name] = {"order": order, "on": on}
    named = {pool.name: spent.get(pool.name) or {} for pool in space.pools}
    unspent = {pool.name: _kept(pool, named[pool.name]) for pool in space.pools}
    return {name: used for name, used in named.items() if used}, unspent


def _kept(pool: Pool | Command, used: dict[str, Any]) -> int:
    return pool.orders - sum(used.values()) if isinstance(pool, Pool) else int(not used)
