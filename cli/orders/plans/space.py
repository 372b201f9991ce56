"""All plans of a reserve in a fixed order: how many there are, which one has a rank, which rank one has."""

from __future__ import annotations

from bisect import bisect_right
from itertools import groupby, pairwise
from math import prod
from typing import TYPE_CHECKING

from orders.plans.alike import AlikePools
from orders.plans.steps import Stage, State, Step
from orders.pools import Command, Pool, Reserve

if TYPE_CHECKING:  # only missions need it
    from orders.plans.cluster import Cluster

Point = tuple[int, ...]
"""One plan: what each step of the space was."""

Node = tuple[int, State]
"""Where a plan stands between two steps: the stage, and its state."""


class Space:
    """Every plan of a reserve. Ranks count from 0. Raises `TooTangled`."""

    def __init__(self, reserve: Reserve) -> None:
        self.pools = [pool for pool in reserve.pools if orders_of(pool)]
        self.alike = AlikePools(pool for pool in self.pools if isinstance(pool, Pool))
        commands = [pool for pool in self.pools if isinstance(pool, Command)]
        self.clusters = _clusters(commands, reserve.obey_limit) if commands else []
        stages: list[Stage] = [self.alike, *self.clusters]
        self.stages = [stage for stage in stages if stage.steps]
        self.steps: list[Step] = [step for stage in self.stages for step in stage.steps]
        lengths = [len(stage.steps) for stage in self.stages]
        self.starts = [sum(lengths[:index]) for index in range(len(lengths) + 1)]
        sizes = [stage.size(stage.begin()) for stage in self.stages]
        self._behind = [prod(sizes[index + 1 :]) for index in range(len(sizes))]
        self.total = prod(sizes)

    def begin(self) -> Node:
        """Before the first step."""
        return self._stage(0)

    def size(self, node: Node) -> int:
        """How many plans go through this node."""
        index, state = node
        return self.stages[index].size(state) * self._behind[index] if index < len(self.stages) else 1

    def choices(self, step: int, node: Node) -> list[tuple[int, Node]]:
        """What a step can be, in order, each with the node that follows."""
        index, state = node
        following = self.stages[index].choices(state)
        if step + 1 < self.starts[index + 1]:
            return [(choice, (index, after)) for choice, after in following]
        return [(choice, self._stage(index + 1)) for choice, _ in following]

    def amount(self, step: int, choice: int) -> int:
        """What a choice amounts to: orders, or how many orders a marine obeys."""
        stage = bisect_right(self.starts, step) - 1
        return self.stages[stage].amount(step - self.starts[stage], choice)

    def left(self, node: Node) -> int:
        """How much the next step and those of its group behind it can amount to at most."""
        index, state = node
        return self.stages[index].left(state)

    def groups(self) -> list[list[int]]:
        """The steps that share a capacity, group by group."""
        marked = [(stage, step.group) for stage, part in enumerate(self.stages) for step in part.steps]
        return [list(run) for _, run in groupby(range(len(marked)), marked.__getitem__)]

    def point(self, rank: int) -> Point:
        """The plan of that rank, which must be below `total`."""
        point: list[int] = []
        for stage, behind in zip(self.stages, self._behind, strict=True):
            own, rank = divmod(rank, behind)
            point += stage.point(own)
        return tuple(point)

    def rank(self, point: Point) -> int:
        """How many plans stand before this one."""
        parts = zip(self.stages, self._behind, pairwise(self.starts), strict=True)
        return sum(stage.rank(point[start:end]) * behind for stage, behind, (start, end) in parts)

    def _stage(self, index: int) -> Node:
        return (index, self.stages[index].begin() if index < len(self.stages) else None)


def _clusters(commands: list[Command], limit: int) -> list[Cluster]:
    from orders.plans.cluster import Cluster, clusters

    return [Cluster(group, limit) for group in clusters(commands)]


def orders_of(pool: Pool | Command) -> int:
    """How many orders a pool holds; a command without options is none."""
    return pool.orders if isinstance(pool, Pool) else int(bool(pool.options))
