"""Finding a plan for wants on officers, and conflicts, against trying everything."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from orders.plans.conflict import Conflict
from orders.plans.find import Plan, find
from orders.plans.space import Space
from orders.plans.spending import spending
from orders.plans.walk import walk
from orders.plans.wants import Want
from orders.pools import Command, Conversion, Joint, OrderKind, Pool, Reserve

from .brute import acts, as_json, plans, reserve_of
from .toys import commands, pools

ORDERS = ["dig-in", "charge", "alert"]


def met(want: Want, plan: dict, reserve: Reserve) -> bool:
    if want.gives:
        given = plan[f"command/{want.name}"]
        enough = given and given[0] == want.order and want.low <= len(given[1])
        return bool(enough) and (want.high is None or len(given[1]) <= want.high)
    obeyed = [spent for spent in plan.values() if isinstance(spent, tuple) and want.name in spent[1]]
    times = sum(want.order in (None, order) for order, _ in obeyed)
    if not any(isinstance(pool, Command) for pool in reserve.pools):
        times = acts(plan)[want.name]
    return want.low <= times and (want.high is None or times <= want.high)


@st.composite
def wants_on_officers(draw: st.DrawFn) -> list[Want]:
    made = []
    for number in range(draw(st.integers(0, 3))):
        low = draw(st.integers(0, 2))
        high = draw(st.sampled_from([None, low]))
        order = draw(st.sampled_from(ORDERS))
        if draw(st.booleans()):
            officer = f"o{draw(st.integers(0, 2))}"
            made.append(Want(f"w{number}", officer, max(low, 1), high and max(low, 1), order, True))
        else:
            marine = f"m{draw(st.integers(0, 3))}"
            any_order = Want(f"w{number}", marine, low, high)
            made.append(draw(st.sampled_from([any_order, Want(f"w{number}", marine, 1, None, order)])))
    return made


@given(commands(), wants_on_officers(), st.sampled_from([1, 1, 2]))
@settings(max_examples=400, deadline=None)
def test_officers_give_the_fewest_orders_first_in_the_list(
    made: list[Command], wants: list[Want], limit: int
) -> None:
    made += [Command(f"command/o{n}", f"o{n}", {}) for n in range(len(made), 3)]
    reserve = reserve_of(*made, obey_limit=limit)
    space = Space(reserve)
    listed = [spending(space, point)[0] for _, point in walk(space)]
    fits = [as_json(plan) for plan in plans(reserve) if all(met(want, plan, reserve) for want in wants)]
    found = find(reserve, wants)
    if not fits:
        assert isinstance(found, Conflict)
        assert_smallest(reserve, found)
        return
    assert isinstance(found, Plan)
    fewest = min(map(len, fits))
    best = (spend for spend in listed if len(spend) == fewest and unordered(spend) in fits)
    assert found.spend == next(best)
    assert sum(found.remaining.values()) == sum(bool(c.options) for c in made) - fewest


def unordered(spend: dict) -> dict:
    return {name: {**used, "on": set(used["on"])} for name, used in spend.items()}


def assert_smallest(reserve: Reserve, conflict: Conflict) -> None:
    every = list(plans(reserve))

    def possible(wants: list[Want]) -> bool:
        return any(all(met(want, plan, reserve) for want in wants) for plan in every)

    wants = list(conflict.wants)
    assert not possible(wants)
    assert all(possible([other for other in wants if other is not want]) for want in wants)
    assert 0 <= conflict.available < conflict.needed


@given(pools(), st.data())
@settings(max_examples=300, deadline=None)
def test_a_conflict_is_smallest(made: list[Pool], data: st.DataObject) -> None:
    reserve = reserve_of(*made)
    number = st.integers(0, 4)
    wants = []
    for place in range(data.draw(st.integers(1, 4))):
        low = data.draw(number)
        name = data.draw(st.sampled_from(["t0", "t1", "t2", "t3", "nobody"]))
        wants.append(Want(str(place), name, low, data.draw(st.sampled_from([None, low]))))
    found = find(reserve, wants)
    if isinstance(found, Conflict):
        assert_smallest(reserve, found)
    else:
        spent = sum(sum(used.values()) for used in found.spend.values())
        assert sum(found.remaining.values()) == sum(pool.orders for pool in made) - spent


@given(pools(gated=False), st.data())
@settings(max_examples=150, deadline=None)
def test_a_conflict_tells_the_fewest_tokens_that_help(made: list[Pool], data: st.DataObject) -> None:
    joint = Joint("pool/0", "1", ("t0", "t1", "t2"))
    conversions = (Conversion("t0", "pool/1", "pool/0"),) if len(made) > 1 else ()
    joints = (joint,) if made else ()
    reserve = reserve_of(*made, tokens=3, joints=joints, conversions=conversions)
    wants = []
    for place in range(data.draw(st.integers(1, 3))):
        low = data.draw(st.integers(0, 3))
        name = data.draw(st.sampled_from(["t0", "t1", "t2"]))
        wants.append(Want(str(place), name, low, data.draw(st.sampled_from([None, low]))))
    found = [find(reserve, wants, tokens) for tokens in range(4)]
    enough = [tokens for tokens, plan in enumerate(found) if isinstance(plan, Plan)]
    for conflict in found:
        if isinstance(conflict, Conflict):
            assert conflict.tokens == (min(enough) if enough else None)
            assert not (conflict.contradiction and enough)


def test_who_came_in_with_others_has_lost_his_own_order() -> None:
    regular = Pool("regular/1", OrderKind.REGULAR, 2, ("a", "b", "d"), {"d": "own/d"}, 1)
    own = Pool("own/d", OrderKind.OWN, 1, ("d",))
    joint = Joint("regular/1", "1", ("a", "b", "d"))
    reserve = reserve_of(regular, own, tokens=1, joints=(joint,))
    found = find(reserve, [Want(name, name, 1, None) for name in "abd"], tokens=1)
    assert found == Plan({}, (), (("1", ("a", "b", "d")),), {"regular/1": 1, "own/d": 0})
