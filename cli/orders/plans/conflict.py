"""Why there is no plan: the wants that stand in each other's way, and what there is to meet them with."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from orders.findings import Say
from orders.plans.contradict import contradiction
from orders.plans.wants import Want
from orders.pools import Command, Joint, Pool, Reserve

Possible = Callable[[Sequence[Want], int], object]
"""Whether there is a plan for such wants with so many tokens."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Wants that cannot all be met, but could without any one of them; and the pools that serve them.

    `needed` is what they ask for in all (orders, or marines that obey), `available` how much of it there is.
    `contradiction` says so where they could not be met by any orders, `why` holds what the system knows of
    them, and with `tokens` in all there is a plan for everything that was wanted.
    """

    wants: tuple[Want, ...]
    pools: tuple[str, ...]
    needed: int
    available: int
    contradiction: Say | None = None
    why: tuple[Say, ...] = ()
    tokens: int | None = None


def conflict(reserve: Reserve, wants: Sequence[Want], tokens: int, possible: Possible) -> Conflict:
    """What is in the way of the wants, for which there is no plan with so many tokens."""
    kept = _smallest(wants, tokens, possible)
    needed = _needed(kept)
    contrary = contradiction(reserve, kept)
    return Conflict(
        tuple(kept),
        tuple(_serving(reserve, kept, tokens)),
        needed,
        needed - _short(kept, tokens, possible),
        contrary,
        () if contrary else _reasons(reserve, kept),
        None if contrary else _enough(wants, range(tokens + 1, reserve.tokens + 1), possible),
    )


def _smallest(wants: Sequence[Want], tokens: int, possible: Possible) -> list[Want]:
    """A part of the wants that cannot be met, none of which can be left out."""
    kept = list(wants)
    for want in wants:
        others = [other for other in kept if other is not want]
        if not possible(others, tokens):
            kept = others
    return kept


def _short(wants: Sequence[Want], tokens: int, possible: Possible) -> int:
    """How much less the largest of the wants would have to ask for."""
    last = max(wants, key=lambda want: want.low)
    others = [want for want in wants if want is not last]

    def enough_without(number: int) -> bool:
        return bool(possible([*others, last._replace(low=last.low - number)], tokens))

    return 1 + bisect_left(range(1, last.low), True, key=enough_without)


def _needed(wants: Sequence[Want]) -> int:
    """What the wants ask for in all; of several about the same the largest counts."""
    lows: dict[tuple[object, ...], int] = {}
    for want in wants:
        about = (want.name, want.order, want.gives)
        lows[about] = max(want.low, lows.get(about, 0))
    return sum(lows.values())


def _enough(wants: Sequence[Want], tokens: range, possible: Possible) -> int | None:
    """The fewest tokens with which there is a plan; None where there is none with all of them."""
    if not tokens or not possible(wants, tokens[-1]):
        return None
    return tokens[bisect_left(tokens, True, key=lambda number: bool(possible(wants, number)))]


def _reasons(reserve: Reserve, wants: Sequence[Want]) -> tuple[Say, ...]:
    """What the system knows of the wants, each reason once."""
    found: list[Say] = []
    for want in wants:
        why = (reserve.why_not_given if want.gives else reserve.why_not)(want.name, want.order)
        if why and why not in found:
            found.append(why)
    return tuple(found)


def _serving(reserve: Reserve, wants: Sequence[Want], tokens: int) -> list[str]:
    """The pools with orders that could do something for the wants, by tokens too."""
    held = {pool.name: pool.orders for pool in reserve.pools if isinstance(pool, Pool)}
    made = {c.source: c.into for c in reserve.conversions if tokens and held.get(c.source)}
    full = {name for name, orders in held.items() if orders} | {*made.values()}
    joints = [joint for joint in reserve.joints if tokens]
    serving = {
        pool.name
        for pool in reserve.pools
        if (_obeyed(pool, wants) if isinstance(pool, Command) else _pays(pool, wants, full, joints))
    }
    serving |= {source for source, into in made.items() if into in serving}
    return [pool.name for pool in reserve.pools if pool.name in serving and held.get(pool.name, 1)]


def _obeyed(command: Command, wants: Sequence[Want]) -> bool:
    return any(
        want.name == command.officer
        if want.gives
        else any(want.name in who and want.order in (None, order) for order, who in command.options.items())
        for want in wants
    )


def _pays(pool: Pool, wants: Sequence[Want], full: set[str], joints: Sequence[Joint]) -> bool:
    names = {want.name for want in wants}
    there = [target for target in pool.targets if pool.after.get(target, pool.name) in full]
    there += [member for joint in joints if joint.pool == pool.name for member in joint.members]
    return pool.name in full and not names.isdisjoint(there)
