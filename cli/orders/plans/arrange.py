"""In which order the pools of alike orders are decided."""

from __future__ import annotations

from collections.abc import Sequence

from orders.pools import Pool


def arranged(pools: Sequence[Pool]) -> list[Pool]:
    """The pools, those that others wait for (`Pool.after`) first; else they stand as they are.

    A pool that waits comes as soon as all that it waits for are there, which keeps the number of open
    questions small. Raises ValueError where pools wait for each other in a circle.
    """
    by_name = {pool.name: pool for pool in pools}
    waiters: dict[str, list[Pool]] = {}
    for pool in pools:
        for gate in gates_of(pool):
            waiters.setdefault(gate, []).append(pool)
    placed: dict[str, Pool] = {}
    for pool in pools:
        _place(pool, by_name, waiters, placed, [])
    return list(placed.values())


def gates_of(pool: Pool) -> list[str]:
    """The other pools that a pool waits for, in the order of its targets."""
    named = (pool.after.get(target, pool.name) for target in pool.targets)
    return [name for name in dict.fromkeys(named) if name != pool.name]


def _place(
    pool: Pool,
    by_name: dict[str, Pool],
    waiters: dict[str, list[Pool]],
    placed: dict[str, Pool],
    path: list[str],
) -> None:
    if pool.name in placed:
        return
    if pool.name in path:
        raise ValueError(f"pools that wait for each other: {path}")
    for gate in gates_of(pool):
        if gate in by_name:
            _place(by_name[gate], by_name, waiters, placed, [*path, pool.name])
    placed.setdefault(pool.name, pool)
    for waiter in waiters.get(pool.name, ()):
        ready = all(gate in placed or gate not in by_name for gate in gates_of(waiter))
        if ready and waiter.name not in path:
            _place(waiter, by_name, waiters, placed, path)
