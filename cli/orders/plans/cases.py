"""What is settled before anything is paid: how many coordinated orders, and how each gate is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from orders.pools import Joint, Pool

Uses = tuple[int, ...]
"""How often each joint of the reserve is used."""

Firsts = Mapping[str, str | None]
"""For each gate that matters the target of its first order; None where none is spent."""


@dataclass(frozen=True, slots=True)
class Demand:
    """How often a target is to act: at least `low`, at most `high` (None: any number)."""

    low: int
    high: int | None


Demands = Mapping[str, Demand]


def joint_uses(joints: Sequence[Joint], demands: Demands, tokens: int) -> list[tuple[int, Uses]]:
    """Every way to use joints with so many tokens, each with the fewest orders that it can come to.

    The most promising first. A joint of which no member is wanted is not used.
    """
    wanted = sum(demand.low for demand in demands.values())
    lows = [[demands[m].low for m in joint.members if m in demands] for joint in joints]
    found = []
    for uses in _at_most(tokens, [max(low, default=0) for low in lows]):
        acting = [
            min(number * joint.size, sum(min(number, one) for one in low))
            for number, joint, low in zip(uses, joints, lows, strict=True)
        ]
        found.append((sum(uses) + max(0, wanted - sum(acting)), uses))
    return sorted(found, key=lambda case: (case[0], sum(case[1]), case[1]))


def _at_most(total: int, limits: Sequence[int]) -> Iterator[Uses]:
    """All tuples of numbers up to the limits that amount to `total` at most."""
    if not limits:
        yield ()
        return
    for number in range(min(total, limits[0]) + 1):
        for rest in _at_most(total - number, limits[1:]):
            yield (number, *rest)


def gate_choices(
    pools: Sequence[Pool], demands: Demands, joints: Sequence[Joint], uses: Uses
) -> Iterator[Firsts]:
    """Every way to open, or not to open, the gates that wanted targets wait for."""
    acting = {m for joint, number in zip(joints, uses, strict=True) if number for m in joint.members}
    gates = {pool.name: pool for pool in pools if pool.orders}
    needed: list[str] = []
    asked = [(pool, target) for pool in pools for target in pool.targets if target in demands]
    while asked:
        pool, target = asked.pop()
        gate = pool.after.get(target, pool.name)
        if gate != pool.name and gate in gates and gate not in needed:
            needed.append(gate)
            asked.extend((gates[gate], other) for other in gates[gate].targets)
    options = [_firsts(gates[name], pools, demands, acting) for name in needed]
    for choice in product(*options):
        firsts = dict(zip(needed, choice, strict=True))
        if all(t is None or can_pay(gates[name], t, firsts) for name, t in firsts.items()):
            yield firsts


def _firsts(gate: Pool, pools: Sequence[Pool], demands: Demands, acting: set[str]) -> list[str | None]:
    """What a gate's first order can be: what is wanted of its only target leaves no choice mostly."""
    only = gate.targets[0] if len(gate.targets) == 1 else None
    if only and only in demands and demands[only].low and only not in acting:
        others = [pool for pool in pools if only in pool.targets and pool is not gate]
        if all(pool.after.get(only) == gate.name for pool in others):
            return [only]
    return [None, *gate.targets]


def can_pay(pool: Pool, target: str, firsts: Firsts) -> bool:
    """Whether the pool has the target, by the gates that are opened."""
    gate = pool.after.get(target, pool.name)
    return gate == pool.name or firsts.get(gate) is not None
