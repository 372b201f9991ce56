"""The fixed order of plans: every legal plan stands in it once, and rank and plan give each other."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from orders.plans.chance import below, sample
from orders.plans.lines import line_maker
from orders.plans.space import Space
from orders.plans.spending import spending
from orders.plans.walk import walk
from orders.pools import OrderKind, Pool, Reserve
from orders.report.json import dump

from .brute import as_json, kept, plans, reserve_of
from .toys import reserves, six_groups_of_ten


def readable(spent: dict) -> dict:
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


def test_the_order_of_the_list() -> None:
    """The first targets take the most first; who opens the way for others is decided before them."""
    regular = Pool("regular/1", OrderKind.REGULAR, 1, ("a", "d"), {"d": "own/d"})
    space = Space(reserve_of(regular, Pool("own/d", OrderKind.OWN, 1, ("d",))))
    listed = [spending(space, space.point(rank))[0] for rank in range(space.total)]
    assert listed == [
        {"regular/1": {"a": 1}, "own/d": {"d": 1}},
        {"regular/1": {"d": 1}, "own/d": {"d": 1}},
        {"own/d": {"d": 1}},
        {"regular/1": {"a": 1}},
        {},
    ]


def test_ranks_beyond_ten_to_the_thirty() -> None:
    space = Space(six_groups_of_ten())
    assert space.total > 10**34
    ranks = [10**30, 10**34 - 1, space.total - 1, *(below(space.total, Random(7)) for _ in range(50))]
    assert [space.rank(space.point(rank)) for rank in ranks] == ranks
    start = 3 * 10**33
    assert [rank for rank, _ in walk(space, start=start, stop=start + 500)] == list(range(start, start + 500))
    assert all(space.point(rank) == point for rank, point in walk(space, start=start, stop=start + 500))


@given(reserves())
@settings(max_examples=60, deadline=None)
def test_lines_say_what_plans_spend(reserve: Reserve) -> None:
    space = Space(reserve)
    line = line_maker(space, dump)
    for rank, point in walk(space):
        spent, unspent = spending(space, point)
        assert line(rank, point) == dump({"rank": rank, "spend": spent, "unspent": unspent})


def test_samples_are_uniform() -> None:
    """Chi-square of 6000 draws among 10 plans: below 27.9 in all but one of 1000 honest series."""
    pool = Pool("regular/1", OrderKind.REGULAR, 3, ("a", "b"))
    space = Space(reserve_of(pool))
    assert space.total == 10
    draws = [rank for rank, _ in sample(space, 6000, seed=1)]
    assert sum((draws.count(rank) - 600) ** 2 / 600 for rank in range(10)) < 27.9


def test_numbers_drawn_are_uniform_where_bits_do_not_fit() -> None:
    """Below 5 * 2^100 each fifth is as likely as any other, far beyond what a float could tell apart."""
    random, limit = Random(3), 5 << 100
    fifths = [below(limit, random) >> 100 for _ in range(5000)]
    assert max(fifths) == 4
    assert sum((fifths.count(fifth) - 1000) ** 2 / 1000 for fifth in range(5)) < 18.5


def test_the_same_seed_draws_the_same_plans() -> None:
    space = Space(six_groups_of_ten())
    drawn = list(sample(space, 5, seed=1))
    assert drawn == list(sample(space, 5, seed=1))
    assert drawn != list(sample(space, 5, seed=2))
    assert all(space.rank(point) == rank for rank, point in drawn)
