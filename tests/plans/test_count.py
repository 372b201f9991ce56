"""The three counts, against trying everything and against figures worked out by hand."""

from __future__ import annotations

from hypothesis import given, settings
from orders.plans.count import count, count_by_order
from orders.plans.space import Space
from orders.pools import Command, Reserve

from .brute import kept, plans, profile
from .toys import reserves


@given(reserves())
@settings(max_examples=300, deadline=None)
def test_counts_are_those_of_trying_everything(reserve: Reserve) -> None:
    every = list(plans(reserve))
    space = Space(reserve)
    counts = count(space)
    assert counts.allocations == len(every)
    assert counts.all_spent == sum(not any(kept(reserve, plan).values()) for plan in every)
    assert counts.profiles == len(set(map(profile, every)))
    ordered = [p.name for p in reserve.pools if isinstance(p, Command)]
    given = {tuple(plan[name] and plan[name][0] for name in ordered) for plan in every}
    assert count_by_order(space) == len(given)
