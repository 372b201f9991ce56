"""Plans as lines of JSON, many of them in little time."""

from __future__ import annotations

from collections.abc import Callable

from orders.plans.space import Point, Space
from orders.plans.spending import spending
from orders.pools import Pool


def line_maker(space: Space, dump: Callable[[object], str]) -> Callable[[int, Point], str]:
    """What makes a line of a rank and its plan: what it spends and what it keeps, by pool.

    `dump` writes a value as JSON. Only the pools that differ from the line before are written anew.
    """
    if space.clusters:
        return lambda rank, point: _line(rank, *map(dump, spending(space, point)))
    bounds = dict(zip((p.name for p in space.alike.pools), space.alike.bounds, strict=True))
    pools = [pool for pool in space.pools if isinstance(pool, Pool)]
    parts = [_Part(pool, *bounds.get(pool.name, (0, 0)), dump) for pool in pools]

    def line(rank: int, point: Point) -> str:
        spent, unspent = [], []
        for part in parts:
            numbers = point[part.start : part.end]
            if numbers != part.numbers:
                part.write(numbers)
            if part.spent:
                spent.append(part.spent)
            unspent.append(part.unspent)
        return _line(rank, "{" + ",".join(spent) + "}", "{" + ",".join(unspent) + "}")

    return line


def _line(rank: int, spent: str, unspent: str) -> str:
    return f'{{"rank":{rank},"spend":{spent},"unspent":{unspent}}}'


class _Part:
    """One pool of the line written last."""

    def __init__(self, pool: Pool, start: int, end: int, dump: Callable[[object], str]) -> None:
        self.start, self.end = start, end
        self._orders = pool.orders
        self._name = dump(pool.name)
        self._targets = [dump(target) + ":" for target in pool.targets]
        self.numbers: Point | None = None
        self.spent = self.unspent = ""
        if start == end:
            self.write(())

    def write(self, numbers: Point) -> None:
        """Writes the pool with other numbers."""
        self.numbers = numbers
        pairs = [f"{t}{n}" for t, n in zip(self._targets, numbers, strict=False) if n]
        self.spent = f"{self._name}:{{{','.join(pairs)}}}" if pairs else ""
        self.unspent = f"{self._name}:{self._orders - sum(numbers)}"
