"""How many plans there are, for people: a line for each pool, and one for each sum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from orders.findings import Say, say
from orders.report.labels import grouped, pool_label
from orders.report.terminal import paint
from orders.words import render


def lines(sums: Mapping[str, int], pools: Iterable[tuple[str, int, Sequence[str], int]]) -> Iterator[str]:
    """By pool its orders, what they are for and in how many ways; then sentences with a number each."""
    for name, orders, targets, plans in pools:
        who = targets or say("plans.nobody")
        told = {"n": orders, "ways": plans, "shown": grouped(plans), "who": who}
        yield render(Say("plans.pool", {"pool": pool_label(name), **told}))
    for place, (key, number) in enumerate(sums.items()):
        line = render(say(key, n=number, shown=grouped(number)))
        yield line if place else "\n" + paint(line, "bold")
