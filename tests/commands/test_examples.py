"""The lists that come with the package: nothing wrong with them, and the orders they are made to show."""

import json
from pathlib import Path

import pytest

LISTS = Path(__file__).parent.parent.parent / "lists"


def groups(run):
    return json.loads(run.out)["groups"]


def test_nothing_is_wrong_with_them(orders):
    run = orders("validate", str(LISTS), "--format", "json")
    assert json.loads(run.out)["findings"] == []
    assert json.loads(run.out)["summary"]["files"] == len(list(LISTS.rglob("*.yaml")))


def test_ten_troopers_and_two_peripherals_give_one_pool_of_ten(orders):
    run = orders("reserve", str(LISTS / "example-1.yaml"), "--format", "json")
    (group,) = groups(run)
    assert (group["members"], group["regular"]) == (10, 10)
    assert (group["lieutenant"], group["irregular"], group["tactical"]) == ({"captain": 1}, [], {})
    given = [(t["trooper"], t["order"], t["rule"]) for t in json.loads(run.out)["troopers"]]
    assert given.count(("stretcher", "none", "CNT-10")) == 1
    assert given.count(("toolbox", "none", "CNT-10")) == 1
    assert len(given) == 12


@pytest.mark.parametrize("turn", ["1", "3"])
def test_groups_of_eight_and_four_give_pools_of_eight_and_four(orders, turn):
    run = orders("reserve", str(LISTS / "example-2.yaml"), "--turn", turn, "--format", "json")
    assert [(g["members"], g["regular"]) for g in groups(run)] == [(8, 8), (4, 4)]


def test_harbour_patrol_shows_every_kind_of_order(orders):
    run = orders("reserve", str(LISTS / "harbour-patrol.yaml"), "--format", "json")
    first, second = groups(run)
    assert first == {
        "group": "1",
        "members": 9,
        "regular": 6,
        "irregular": ["smuggler"],
        "lieutenant": {"master": 2},
        "tactical": {"pilot": 1},
        "impetuous": ["smuggler"],
        "off_table": [{"trooper": "gull", "order": "regular"}, {"trooper": "frogman", "order": "regular"}],
    }
    assert (second["members"], second["regular"]) == (4, 4)
