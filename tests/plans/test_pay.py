"""The thriftiest plan, against trying everything."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st
from orders.plans.cases import Demand
from orders.plans.pay import Payment, thriftiest
from orders.plans.space import Space
from orders.pools import Conversion, Joint, OrderKind, Pool, Reserve

from .brute import acts, plans, reserve_of
from .toys import pools


def meets(total: Counter[str], demands: dict[str, Demand]) -> bool:
    return all(d.low <= total[t] and (d.high is None or total[t] <= d.high) for t, d in demands.items())


def price(reserve: Reserve, given_up: Counter[str], tokens: int) -> tuple:
    """Fewest orders, fewest tokens, most from the lowest thrift first, fewest Regular Orders."""
    by_level: Counter[int] = Counter()
    regular = 0
    for pool in reserve.pools:
        by_level[pool.thrift] += given_up[pool.name]
        regular += given_up[pool.name] * (pool.kind is OrderKind.REGULAR)
    levels = [-by_level[level] for level in sorted(by_level)]
    return given_up.total(), tokens, levels, regular


@st.composite
def demands_on(draw: st.DrawFn, targets: list[str]) -> dict[str, Demand]:
    wanted = draw(st.lists(st.sampled_from(targets), unique=True, min_size=1, max_size=3))
    lows = {target: draw(st.integers(0, 3)) for target in wanted}
    return {target: Demand(low, draw(st.sampled_from([None, low]))) for target, low in lows.items()}


@given(pools(), st.data())
@settings(max_examples=300, deadline=None)
def test_best_without_tokens_is_the_first_of_the_cheapest(made: list[Pool], data: st.DataObject) -> None:
    reserve = reserve_of(*made)
    demands = data.draw(demands_on(["t0", "t1", "t2", "t3"]))
    space = Space(reserve)
    best = None
    for plan in plans(reserve):
        if meets(acts(plan), demands):
            steps = [-plan[p.name][t] for p in space.alike.pools for t in p.targets]
            cost = price(reserve, Counter({n: s.total() for n, s in plan.items()}), 0), steps
            best = min(best, (cost, plan), key=lambda c: c[0]) if best else (cost, plan)
    found = thriftiest(reserve, demands, 0)
    assert (found and found.spend) == (best and {n: dict(s) for n, s in best[1].items() if s})


THRIFT = st.integers(0, 3)


@st.composite
def token_reserves(draw: st.DrawFn) -> Reserve:
    """Two groups' pools, a special order, perhaps an entering trooper, conversions and joints."""
    gate = {"d": "own/d"} if draw(st.booleans()) else {}
    made = [
        Pool("regular/1", OrderKind.REGULAR, draw(st.integers(0, 2)), ("a", "b", "d"), gate, 2),
        Pool("regular/2", OrderKind.REGULAR, draw(st.integers(0, 2)), ("c",), {}, 2),
        Pool("irregular/a", OrderKind.IRREGULAR, draw(st.integers(0, 2)), ("a",), {}, draw(THRIFT)),
        Pool("irregular/c", OrderKind.IRREGULAR, draw(st.integers(0, 1)), ("c",), {}, 1),
    ]
    if gate:
        made.append(Pool("own/d", OrderKind.OWN, 1, ("d",), {}, draw(THRIFT)))
    conversions = [Conversion("a", "irregular/a", "regular/1"), Conversion("c", "irregular/c", "regular/2")]
    joints = [
        Joint("regular/1", "1", ("a", "b", "d"), draw(st.integers(1, 3))),
        Joint("regular/1", "1", ("b",), 2),
        Joint("regular/2", "2", ("c",), 2),
    ]
    return reserve_of(
        *made,
        tokens=3,
        conversions=tuple(draw(st.lists(st.sampled_from(conversions), unique=True))),
        joints=tuple(draw(st.lists(st.sampled_from(joints), unique=True))),
    )


def cheapest_by_trying(reserve: Reserve, demands: dict[str, Demand], tokens: int) -> tuple | None:
    """The least price over all conversions, all sets of coordinated orders and all plans."""
    best = None
    names = [pool.name for pool in reserve.pools]
    for number in range(len(reserve.conversions) + 1):
        for converted in combinations(reserve.conversions, number):
            given = Counter(conversion.source for conversion in converted)
            if any(given[p.name] > p.orders for p in reserve.pools):
                continue
            gained = Counter(conversion.into for conversion in converted)
            for together in sets_of_joints(reserve, tokens - number):
                joined = Counter(joint.pool for joint, _ in together)
                change = {name: gained[name] - given[name] - joined[name] for name in names}
                left = {p.name: p.orders + change[p.name] for p in reserve.pools}
                if min(left.values()) < 0:
                    continue
                rest = reserve_of(
                    *(Pool(p.name, p.kind, left[p.name], p.targets, p.after, p.thrift) for p in reserve.pools)
                )
                for plan in plans(rest):
                    total = acts(plan) + Counter(m for _, members in together for m in members)
                    if meets(total, demands):
                        spent = Counter({n: s.total() for n, s in plan.items()}) + joined
                        for cost in prices_of(reserve, spent, converted, number + len(together)):
                            best = min(best, cost) if best else cost
    return best


def prices_of(reserve, spent, converted, tokens):
    """Converted orders count for the pool that held them, but only as many as were spent in the end."""
    given_up = spent + Counter()
    for conversion in converted:
        if given_up[conversion.into]:
            given_up[conversion.into] -= 1
            given_up[conversion.source] += 1
    yield price(reserve, given_up, tokens)


def sets_of_joints(reserve: Reserve, most: int):
    single = [
        (joint, members)
        for joint in reserve.joints
        for number in range(1, joint.size + 1)
        for members in combinations(joint.members, number)
    ]
    for number in range(most + 1):
        yield from (
            chosen
            for chosen in product(single, repeat=number)
            if list(map(single.index, chosen)) == sorted(map(single.index, chosen))
        )


@given(token_reserves(), st.integers(0, 3), st.data())
@settings(max_examples=60, deadline=None)
def test_best_with_tokens_costs_no_more_than_any(reserve: Reserve, tokens: int, data: st.DataObject) -> None:
    demands = data.draw(demands_on(["a", "b", "c", "d"]))
    found = thriftiest(reserve, demands, tokens)
    best = cheapest_by_trying(reserve, demands, tokens)
    if best is None:
        assert found is None
        return
    assert found is not None
    assert price(reserve, given_up_by(reserve, found), found.tokens) == best
    assert found.tokens <= tokens
    together = Counter(m for place, members in found.together for m in members)
    spent: Counter[str] = Counter()
    for used in found.spend.values():
        spent.update(used)
    assert meets(spent + together, demands)
    assert all(len(set(m)) == len(m) <= reserve.joints[place].size for place, m in found.together)


def given_up_by(reserve: Reserve, payment: Payment) -> Counter[str]:
    given_up = Counter({name: sum(used.values()) for name, used in payment.spend.items()})
    given_up.update(reserve.joints[place].pool for place, _ in payment.together)
    for place in payment.conversions:
        conversion = reserve.conversions[place]
        given_up[conversion.into] -= 1
        given_up[conversion.source] += 1
    return given_up
