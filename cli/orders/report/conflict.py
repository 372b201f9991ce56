"""Why there is no plan, in one message for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from orders.findings import Say, say
from orders.report.labels import pool_label


def message(
    wants: Sequence[str],
    pools: Sequence[str],
    needed: int,
    available: int,
    contradiction: Say | None = None,
    why: Sequence[Say] = (),
    tokens: int | None = None,
) -> Say:
    """What cannot be had, from which pools, why not, and with how many tokens it could."""
    told = contradiction or say("plans.nothing_can", wants=wants)
    if available and not contradiction:
        had = {"needed": needed, "available": available, "pools": list(map(pool_label, pools))}
        told = say("plans.too_few", wants=wants, **had)
    told = because(told, why)
    return told if tokens is None else say("plans.tokens_would", what=told, tokens=tokens)


def because(what: Say, why: Sequence[Say]) -> Say:
    """A sentence with the reasons for it, where there are any."""
    if not why:
        return what
    reasons = reduce(lambda rest, first: say("plans.both", first=first, rest=rest), reversed(why))
    return say("plans.because", what=what, why=reasons)
