"""The fixed order of plans: every legal plan stands in it once, and rank and plan give each other."""

from __future__ import annotations

from hypothesis import given, settings
from orders.plans.space import Space
from orders.plans.spending import spending
from orders.pools import Reserve

from .brute import as_json, kept, plans
from .toys import reserves


def readable(spent):
    return {name: {**used, "on": set(used["on"])} if "on" in used else used for name, used in spent.items()}


@given(reserves())
@settings(max_examples=150, deadline=None)
def test_every_legal_plan_has_one_rank(reserve: Reserve) -> None:
    space = Space(reserve)
    points = [space.point(rank) for rank in range(space.total)]
    assert [space.rank(point) for point in points] == list(range(space.total))
    listed = [(readable(spent), rest) for spent, rest in (spending(space, point) for point in points)]
    legal = [(as_json(plan), kept(reserve, plan)) for plan in plans(reserve)]
    assert len(listed) == len(legal)
    assert all(plan in listed for plan in legal)
