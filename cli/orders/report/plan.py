"""Plans for people: who acts (down) by which orders (across), and what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from orders.findings import Say, say
from orders.pools import Command, OrderKind, Pool, Reserve
from orders.report.labels import pool_label
from orders.sheet import Block, Cell, Line, Table, Tone

Spend = Mapping[str, Mapping[str, Any]]
"""By pool: how often each target acts, or the `order` that is given and who obeys it (`on`)."""


class PlanPage:
    """Draws plans of one reserve, everybody by the id by which plans and games name him."""

    def __init__(self, reserve: Reserve) -> None:
        self._reserve = reserve
        targets = (t for pool in reserve.pools if isinstance(pool, Pool) for t in pool.targets)
        self._targets = list(dict.fromkeys([*targets, *reserve.names]))

    def row(self, rank: int, spend: Spend, unspent: Mapping[str, int]) -> list[Block]:
        """One plan of the list."""
        return self._matrix(say("plans.row", rank=rank), spend, unspent)

    def found(
        self,
        spend: Spend,
        conversions: Sequence[str],
        coordinated: Sequence[tuple[str, Sequence[str]]],
        remaining: Mapping[str, int],
    ) -> list[Block]:
        """A plan that was looked for, and what its tokens are spent on."""
        tokens = len(conversions) + len(coordinated)
        orders = len(coordinated) + sum(map(_orders_in, spend.values()))
        title = say("plans.found_tokens" if tokens else "plans.found", orders=orders, tokens=tokens)
        made = [say("plans.converted", who=who) for who in conversions]
        for group, who in coordinated:
            made.append(say("plans.together", group=group, who=who))
        return [*self._matrix(title, spend, remaining), *map(Line, made)]

    def checked(self, legal: bool, steps: int, remaining: Mapping[str, int]) -> list[Block]:
        """What came of a plan file, and what is left after its last legal step."""
        verdict = say("plans.legal", n=steps) if legal else say("plans.illegal")
        kept = [say("plans.some", pool=pool_label(name), n=n) for name, n in remaining.items() if n]
        left = say("plans.remaining", pools=kept or [say("plans.nothing")])
        return [Line(verdict, Tone.GOOD if legal else Tone.BAD), Line(left)]

    def _matrix(self, title: Say, spend: Spend, kept: Mapping[str, int]) -> list[Block]:
        """Who acts how often by which orders; below, the orders that are kept."""
        columns = [*self._alike_columns(spend, kept), *self._command_columns(spend)]
        if not columns:
            return [Line(title, Tone.STRONG), Line(say("plans.nothing_spent"))]
        acting = [name for name in self._targets if any(name in column.cells for column in columns)]
        rows: list[tuple[Cell, ...]] = []
        for name in acting:
            rows.append((name, *(column.cells.get(name, "") for column in columns)))
        tones = [Tone.PLAIN] * len(rows)
        if any(column.kept is not None for column in columns):
            rows.append((say("plans.kept"), *(column.kept for column in columns)))
            tones.append(Tone.DIM)
        heads = (say("plans.head_acts"), *(column.head for column in columns))
        return [Table(title, heads, tuple(rows), tuple(tones), frozenset(range(1, len(heads))))]

    def _alike_columns(self, spend: Spend, kept: Mapping[str, int]) -> list[_Column]:
        """One for each pool of Regular Orders, one for all orders of each other kind."""
        columns: dict[str, _Column] = {}
        for pool in self._reserve.pools:
            if isinstance(pool, Pool) and (pool.name in spend or pool.name in kept):
                shared = pool.kind is not OrderKind.REGULAR
                head = say(f"plans.kind_{pool.kind}") if shared else pool_label(pool.name)
                column = columns.setdefault(pool.kind if shared else pool.name, _Column(head, {}, 0))
                cells = Counter(column.cells) + Counter(spend.get(pool.name))
                left = (column.kept or 0) + kept.get(pool.name, 0)
                columns[pool.kind if shared else pool.name] = _Column(head, cells, left)
        return list(columns.values())

    def _command_columns(self, spend: Spend) -> list[_Column]:
        """One for each officer who gives an order."""
        columns = []
        for pool in self._reserve.pools:
            if isinstance(pool, Command) and pool.name in spend:
                order = spend[pool.name]["order"]
                told = self._reserve.option_names.get(order) or say("plans.text", text=order)
                head = say("plans.head_order", officer=pool.officer, order=told)
                columns.append(_Column(head, dict.fromkeys(spend[pool.name]["on"], "x"), None))
        return columns


class _Column(NamedTuple):
    """What one kind of order does for whom, and how many are kept (None where that is not told)."""

    head: Say
    cells: Mapping[str, Any]
    kept: int | None


def _orders_in(used: Mapping[str, Any]) -> int:
    return 1 if isinstance(used.get("order"), str) else sum(used.values())
