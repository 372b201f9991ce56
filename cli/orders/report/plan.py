"""Plans for people: who acts (down) by which orders (across), counts, and what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from orders.findings import Say, say
from orders.reserve import Command, OrderKind, Pool, Reserve
from orders.sheet import Block, Line, Table, Tone
from orders.words import language

Spend = Mapping[str, Mapping[str, Any]]
"""By pool: how often each target acts, or the `order` that is given and who obeys it (`on`)."""

THOUSANDS = {"en": ",", "es": "."}


class PlanPage:
    """Draws plans of one reserve, everybody by the name a person reads."""

    def __init__(self, reserve: Reserve) -> None:
        self._reserve = reserve
        shared = Counter(reserve.names.values())
        self._names = {
            id: name if name == id or shared[name] == 1 else f"{name} ({id})"
            for id, name in reserve.names.items()
        }
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
        made = [say("plans.converted", who=self.name(who)) for who in conversions]
        for group, who in coordinated:
            made.append(say("plans.together", group=group, who=list(map(self.name, who))))
        return [*self._matrix(title, spend, remaining), *map(Line, made)]

    def conflict(self, wants: Sequence[str], pools: Sequence[str], needed: int, available: int) -> Say:
        """Why there is no plan."""
        asked = {"wants": wants, "n": len(wants), "needed": needed}
        if not available:
            return Say("plans.no_plan_at_all", asked)
        return Say("plans.no_plan", {**asked, "pools": list(map(self.pool, pools)), "available": available})

    def checked(self, legal: bool, steps: int, remaining: Mapping[str, int]) -> list[Block]:
        """What came of a plan file, and what is left after its last legal step."""
        verdict = say("plans.legal", n=steps) if legal else say("plans.illegal")
        kept = [say("plans.some", pool=self.pool(name), n=n) for name, n in remaining.items() if n]
        left = say("plans.remaining", pools=kept or [say("plans.nothing")])
        return [Line(verdict, Tone.GOOD if legal else Tone.BAD), Line(left)]

    def counts(
        self, sums: Mapping[str, int], pools: Iterable[tuple[str, int, Sequence[str], int]]
    ) -> list[Block]:
        """By pool its orders, targets and plans, and sentences with a number each."""
        heads = ("plans.head_pool", "plans.head_orders", "plans.head_plans", "plans.head_targets")
        rows = tuple(
            (self.pool(name), orders, grouped(plans), say("plans.names", names=list(map(self.name, targets))))
            for name, orders, targets, plans in pools
        )
        table = Table(None, tuple(map(say, heads)), rows, numbers=frozenset({1, 2}))
        told = [Line(say(key, n=grouped(number))) for key, number in sums.items()]
        return [table, *told] if rows else [*told]

    def name(self, id: str) -> str:
        """What a person reads for a target, a marine or an officer."""
        return self._names.get(id, id)

    def pool(self, name: str) -> Say:
        """What a person reads for a pool."""
        kind, _, holder = name.partition("/")
        return say(f"plans.pool_{kind}", of=self.name(holder))

    def _matrix(self, title: Say, spend: Spend, kept: Mapping[str, int]) -> list[Block]:
        """Who acts how often by which orders; below, the orders that are kept."""
        columns = [*self._alike_columns(spend, kept), *self._command_columns(spend)]
        if not columns:
            return [Line(title, Tone.STRONG), Line(say("plans.nothing_spent"))]
        acting = [name for name in self._targets if any(name in column.cells for column in columns)]
        rows = [(self.name(name), *(column.cells.get(name, "") for column in columns)) for name in acting]
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
                head = say(f"plans.kind_{pool.kind}") if shared else self.pool(pool.name)
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
                head = say("plans.head_order", officer=self.name(pool.officer), order=told)
                columns.append(_Column(head, dict.fromkeys(spend[pool.name]["on"], "x"), None))
        return columns


class _Column(NamedTuple):
    """What one kind of order does for whom, and how many are kept (None where that is not told)."""

    head: Say
    cells: Mapping[str, Any]
    kept: int | None


def _orders_in(used: Mapping[str, Any]) -> int:
    return 1 if isinstance(used.get("order"), str) else sum(used.values())


def grouped(number: int) -> str:
    """A number with its thousands apart, as the language writes it."""
    return f"{number:,}".replace(",", THOUSANDS[language()])
