"""Listing: the fixed order, from any rank on, and with conditions only what matches."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from orders.commands.spelling import spelling
from orders.plans.space import Space
from orders.plans.walk import walk
from orders.plans.where import UNSPENT, read_condition
from orders.pools import Reserve

from .brute import acts, kept, plans
from .toys import reserves

MEANING = {
    ">=": int.__ge__,
    "<=": int.__le__,
    "==": int.__eq__,
    ">": int.__gt__,
    "<": int.__lt__,
}


@given(reserves(), st.integers(0, 60))
@settings(max_examples=100, deadline=None)
def test_without_conditions_every_plan_from_the_rank_on_is_listed(reserve: Reserve, start: int) -> None:
    space = Space(reserve)
    expected = [(rank, space.point(rank)) for rank in range(start, space.total)]
    assert list(walk(space, start=start)) == expected
    assert list(walk(space, start=start, stop=start + 3)) == expected[:3]


@given(reserves(), st.data())
@settings(max_examples=200, deadline=None)
def test_conditions_keep_what_matches_and_its_rank(reserve: Reserve, data: st.DataObject) -> None:
    names = sorted({*reserve.names, "elsewhere"})
    some_names = st.lists(st.sampled_from(names), min_size=1, max_size=3, unique=True)
    terms = []
    for _ in range(data.draw(st.integers(1, 3))):
        some = data.draw(some_names | st.just(["unspent"]))
        terms.append((some, data.draw(st.sampled_from(list(MEANING))), data.draw(st.integers(0, 4))))
    space = Space(reserve)
    known = spelling({name: name for name in [*names, UNSPENT]})
    conditions = [read_condition(f"{'+'.join(some)}{op}{n}", space, known) for some, op, n in terms]
    start = data.draw(st.integers(0, 20))
    found = list(walk(space, conditions, start))
    assert [space.rank(point) for _, point in found] == [rank for rank, _ in found]

    def matches(plan) -> bool:
        acting, rest = acts(plan), sum(kept(reserve, plan).values())
        totals = [rest if some == ["unspent"] else sum(acting[n] for n in some) for some, _, _ in terms]
        return all(MEANING[op](total, n) for total, (_, op, n) in zip(totals, terms, strict=True))

    from_the_first = list(walk(space, conditions))
    assert len(from_the_first) == sum(map(matches, plans(reserve)))
    assert found == [(rank, point) for rank, point in from_the_first if rank >= start]
