"""Finding among many officers: exact where the wants prune the choices, given up with a sentence else."""

from __future__ import annotations

from random import Random

import pytest
from orders.plans.conflict import Conflict
from orders.plans.errors import TooTangled
from orders.plans.find import Plan, find
from orders.plans.wants import Want
from orders.pools import Command, Reserve
from orders.words import render

from .brute import reserve_of
from .toys import nested_units

MARINES = tuple(f"m{number}" for number in range(20))


def obeying(*wanted: tuple[str, str]) -> list[Want]:
    return [Want(f"{marine}={order}", marine, 1, None, order) for marine, order in wanted]


def six_alike(*orders: str) -> Reserve:
    return reserve_of(*(Command(f"command/o{n}", f"o{n}", dict.fromkeys(orders, MARINES)) for n in range(6)))


def test_each_of_six_alike_officers_gives_another_order() -> None:
    orders = [f"order-{number}" for number in range(10)]
    wanted = orders[9:3:-1]
    found = find(six_alike(*orders), obeying(*zip(MARINES, wanted, strict=False)))
    assert isinstance(found, Plan)
    assert [used["order"] for used in found.spend.values()] == orders[4:]


def test_seven_orders_are_too_many_for_six_officers() -> None:
    orders = [f"order-{number}" for number in range(10)]
    wants = obeying(*zip(MARINES, orders[:7], strict=False))
    found = find(six_alike(*orders), wants)
    assert isinstance(found, Conflict)
    assert found.wants == tuple(wants)
    assert (found.needed, found.available) == (7, 6)


def test_who_is_obeyed_by_two_leaves_the_others_to_others() -> None:
    two = Want("o0:charge=2", "o0", 2, 2, "charge", gives=True)
    each = [Want(f"{marine}>=1", marine, 1, None) for marine in MARINES]
    found = find(six_alike("alert", "charge"), [two, *each])
    assert isinstance(found, Plan)
    assert [(name, used["order"], len(used["on"])) for name, used in found.spend.items()] == [
        ("command/o0", "charge", 2),
        ("command/o1", "alert", 18),
    ]


@pytest.mark.parametrize("seed", range(12))
def test_what_a_plan_has_is_found_with_no_more_orders(seed: int) -> None:
    random = Random(seed)
    reserve = nested_units(seed, officers=6, marines=20)
    free, wants = set(MARINES), []
    given = [(command, random.choice(list(command.options))) for command in reserve.pools]
    for command, order in given:
        able = sorted(free.intersection(command.options[order]))
        chosen = random.sample(able, min(2, len(able)))
        free.difference_update(chosen)
        wants += obeying(*((marine, order) for marine in chosen))
    found = find(reserve, wants)
    assert isinstance(found, Plan)
    assert len(found.spend) <= len(given)
    obeyed = {(marine, used["order"]) for used in found.spend.values() for marine in used["on"]}
    assert {(want.name, want.order) for want in wants} <= obeyed


def test_what_is_too_tangled_to_search_says_so() -> None:
    random = Random(1)
    options = [{order: tuple(random.sample(MARINES, 3)) for order in ("alert", "charge")} for _ in range(30)]
    reserve = reserve_of(*(Command(f"command/o{n}", f"o{n}", o) for n, o in enumerate(options)))
    with pytest.raises(TooTangled) as told:
        find(reserve, [Want(f"{marine}>=1", marine, 1, None) for marine in MARINES])
    assert "too tangled to search" in render(told.value.say)
