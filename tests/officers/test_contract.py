"""The sample mission of the contract, exactly."""

from __future__ import annotations

from .field import HIVE_BREACH, answer, found, unit

BOTH = ["varo", "brother-ilex"]
ORDERS = {
    "alert": BOTH,
    "close-assault": BOTH,
    "dig-in": BOTH,
    "charge": BOTH,
    "covering-fire": BOTH,
    "suppressing-fire": BOTH,
    "hold-positions": BOTH,
    "move-out": BOTH,
    "by-sections": BOTH,
    "fall-back": [],
}


def test_the_sample_has_no_fault():
    assert found(HIVE_BREACH) == []


def test_reserve_of_the_sample():
    data = answer(HIVE_BREACH).data
    named = ("system", "turn", "officers", "rulings", "notes")
    assert {key: data[key] for key in named} == {
        "system": "officers",
        "turn": 1,
        "officers": [
            {
                "officer": "varo",
                "rank": 1,
                "may_order": True,
                "unit": BOTH,
                "links": {"brother-ilex": "varo"},
                "orders": ORDERS,
            }
        ],
        "rulings": [],
        "notes": [],
    }
    assert list(data["officers"][0]["orders"]) == list(ORDERS)


def test_the_sample_later():
    assert unit(HIVE_BREACH, turn=2) == BOTH
    assert [m["square"] for m in answer(HIVE_BREACH, 3).data["marines"]] == [[2, 2], [2, 1]]
    assert answer(HIVE_BREACH, 3).data["out_of_reach"] == []
    assert answer(HIVE_BREACH, 2).data["out_of_reach"] == ["brother-otho"]


def test_the_command_line(orders):
    run = orders("reserve", "-", "--format", "json", stdin=HIVE_BREACH)
    assert run.code == 0
    assert run.out.startswith('{"version":1,"system":"officers",')
    assert orders("validate", "-", stdin=HIVE_BREACH).code == 0
