"""The counts: against trying everything, and against figures worked out in another way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from orders.plans.cluster import MOST_OFFICERS
from orders.plans.count import count, count_by_order
from orders.plans.errors import TooTangled
from orders.plans.space import Space
from orders.pools import Command, OrderKind, Pool, Reserve
from orders.source import read_file
from orders.system import Request, system

from .brute import kept, plans, profile, reserve_of
from .toys import nested_units, reserves, six_groups_of_ten

ROOT = Path(__file__).parent.parent.parent
CASES = yaml.safe_load((Path(__file__).parent / "counts.yaml").read_text())


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
    for alone in counts.pools:
        pool = next(p for p in reserve.pools if p.name == alone.pool)
        if isinstance(pool, Pool):
            pool = Pool(pool.name, pool.kind, pool.orders, pool.targets)
        assert alone.allocations == sum(1 for _ in plans(reserve_of(pool)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_oracle(case: dict[str, Any]) -> None:
    space = Space(reserve_in(case))
    found = count(space)._asdict() | {"by_order": count_by_order(space)}
    assert {key: found[key] for key in case["counts"]} == case["counts"]


def reserve_in(case: dict[str, Any]) -> Reserve:
    """The reserve that a case of the file draws or names."""
    if "file" in case:
        document = read_file(str(ROOT / case["file"]))
        return system(document.system or "").reserve(Request(document, turn=case.get("turn")))
    made: list[Pool | Command] = []
    for name, (orders, drawn) in case.get("pools", {}).items():
        words = drawn.split()
        gates = {words[i - 1]: words[i + 1] for i, word in enumerate(words) if word == "after"}
        targets = [w for i, w in enumerate(words) if w != "after" and (not i or words[i - 1] != "after")]
        made.append(Pool(name, OrderKind(name.partition("/")[0]), orders, tuple(targets), gates))
    for officer, options in case.get("commands", {}).items():
        who = {order: tuple(marines.split()) for order, marines in options.items()}
        made.append(Command(f"command/{officer}", officer, who))
    return reserve_of(*made, obey_limit=case.get("obey_limit", 1))


def test_six_groups_of_ten_are_counted_exactly() -> None:
    counts = count(Space(six_groups_of_ten()))
    alone = [pool.allocations for pool in counts.pools]
    product = 1
    for ways in alone:
        product *= ways
    assert counts.allocations == product > 10**30
    assert counts.profiles < counts.allocations


@pytest.mark.parametrize("seed", range(6))
def test_six_officers_of_one_another(seed: int) -> None:
    """Units that contain each other, as ranks make them: counted, though nobody could try everything."""
    reserve = nested_units(seed, officers=MOST_OFFICERS, marines=40)
    space = Space(reserve)
    counts = count(space)
    assert counts.all_spent < counts.allocations
    assert count_by_order(space) <= counts.allocations
    assert counts.profiles <= 2**40
    assert space.rank(space.point(space.total - 1)) == space.total - 1


def test_more_officers_than_can_be_counted_are_refused() -> None:
    with pytest.raises(TooTangled) as told:
        Space(nested_units(1, officers=MOST_OFFICERS + 1, marines=20))
    assert told.value.say.key == "plans.cluster"
    assert told.value.say.args["n"] == MOST_OFFICERS + 1


def test_officers_who_share_nobody_are_no_cluster() -> None:
    made = [Command(f"command/o{n}", f"o{n}", {"alert": (f"m{n}",)}) for n in range(40)]
    assert count(Space(reserve_of(*made))).allocations == 2**40


def test_pools_that_wait_for_each_other_are_a_mistake() -> None:
    one = Pool("own/a", OrderKind.OWN, 1, ("a",), {"a": "own/b"})
    other = Pool("own/b", OrderKind.OWN, 1, ("b",), {"b": "own/a"})
    with pytest.raises(ValueError, match="wait for each other"):
        Space(reserve_of(one, other))
