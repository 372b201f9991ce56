"""Conditions and wants as they are written, and where one is wrong."""

from __future__ import annotations

import pytest
from orders.commands.spelling import name_spelling, spelling
from orders.plans.errors import PlanError, UnknownName
from orders.plans.space import Space
from orders.plans.wants import Want, read_want
from orders.plans.where import UNSPENT, read_condition
from orders.pools import Command, OrderKind, Pool

from .brute import reserve_of

POOLS = reserve_of(
    Pool("regular/1", OrderKind.REGULAR, 2, ("swiss-1", "medic", "red team", "odd:one")),
    Pool("irregular/medic", OrderKind.IRREGULAR, 1, ("medic",)),
)
OFFICERS = reserve_of(Command("command/varo", "varo", {"dig-in": ("varo", "otho"), "alert": ("otho",)}))
ORDERS = spelling({"dig-in": "dig in", "alert": "alert"})
NAMES = name_spelling(POOLS, "known", UNSPENT)
MARINES = name_spelling(OFFICERS)


@pytest.mark.parametrize(
    ("text", "counted", "low", "high"),
    [
        ("swiss-1>=2", "1000 0", 2, None),
        ("swiss-1 + medic <= 3", "1100 1", 0, 3),
        ("red team==1", "0010 0", 1, 1),
        ("medic>0", "0100 1", 1, None),
        ("medic<2", "0100 1", 0, 1),
        ("medic<0", "0100 1", 0, -1),
        ("unspent==0", "1111 1", 3, 3),
        ("unspent>=1", "1111 1", 0, 2),
        ("unspent<=1", "1111 1", 2, 3),
        ("known<=1", "0000 0", 0, 1),
        ("kno<=1", "0000 0", 0, 1),
        ("Swiss + TEAM <= 3", "1010 0", 0, 3),
        ("unsp==0", "1111 1", 3, 3),
    ],
)
def test_conditions(text: str, counted: str, low: int, high: int | None) -> None:
    found = read_condition(text, Space(POOLS), NAMES)
    idle = ("known",) if text.startswith("kn") else ()
    assert found == (tuple(map(int, counted.replace(" ", ""))), low, high, idle)


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("", 1, "name_expected"),
        (">=2", 1, "name_expected"),
        ("medic+>=2", 7, "name_expected"),
        ("medic", 6, "operator_expected"),
        ("medic=2", 6, "operator_expected"),
        ("medic=>2", 6, "operator_expected"),
        ("medic >> 2", 7, "operator_expected"),
        ("medic>=", 8, "number_expected"),
        ("medic>= two", 9, "number_expected"),
        ("medic>=-1", 8, "number_expected"),
        ("medic>=" + "9" * 19, 8, "number_expected"),
        ("medic>=2.5", 9, "end_expected"),
        ("medic>=2 x", 10, "end_expected"),
        ("medic+unspent>=2", 7, "unspent_alone"),
        ("medic+medic>=2", 7, "named_twice"),
        ("medic+med>=2", 7, "named_twice"),
        ("medic+madic>=2", 7, "unknown_name"),
    ],
)
def test_where_a_condition_is_wrong(text: str, column: int, what: str) -> None:
    with pytest.raises(PlanError) as told:
        read_condition(text, Space(POOLS), NAMES)
    args = told.value.say.args
    assert (args["column"], args["what"].key) == (column, f"plans.{what}")
    assert args["mark"] == " " * (column - 1) + "^"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("medic=3", Want("medic=3", "medic", 3, 3)),
        ("medic==3", Want("medic==3", "medic", 3, 3)),
        (" red team >= 2 ", Want(" red team >= 2 ", "red team", 2, None)),
        ("odd:one=1", Want("odd:one=1", "odd:one", 1, 1)),
        ("odd:o=1", Want("odd:o=1", "odd:one", 1, 1)),
        ("Swiss=1", Want("Swiss=1", "swiss-1", 1, 1)),
    ],
)
def test_wants_of_targets(text: str, want: Want) -> None:
    assert read_want(text, POOLS, NAMES, ORDERS) == want


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("varo=dig-in", Want("varo=dig-in", "varo", 1, None, "dig-in")),
        ("varo:dig-in", Want("varo:dig-in", "varo", 1, None, "dig-in", gives=True)),
        ("varo:dig in >= 2", Want("varo:dig in >= 2", "varo", 2, None, "dig-in", gives=True)),
        ("varo:alert=1", Want("varo:alert=1", "varo", 1, 1, "alert", gives=True)),
        ("otho=dig in", Want("otho=dig in", "otho", 1, None, "dig-in")),
        ("otho=0", Want("otho=0", "otho", 0, 0)),
        ("VA:alert=1", Want("VA:alert=1", "varo", 1, 1, "alert", gives=True)),
    ],
)
def test_wants_of_officers_and_marines(text: str, want: Want) -> None:
    assert read_want(text, OFFICERS, MARINES, ORDERS) == want


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("=3", 1, "name_expected"),
        ("otho", 5, "operator_expected"),
        ("otho+varo=1", 5, "operator_expected"),
        ("otho=", 6, "number_expected"),
        ("otho>=dig-in", 7, "number_expected"),
        ("otho>=1 2", 9, "end_expected"),
        ("oto=1", 1, "unknown_name"),
        ("otho=dog-in", 6, "unknown_order"),
        ("varo: dog-in>=1", 7, "unknown_order"),
        ("otho:dig-in", 1, "no_officer"),
        ("varo:dig-in>=x", 14, "number_expected"),
    ],
)
def test_where_a_want_is_wrong(text: str, column: int, what: str) -> None:
    with pytest.raises(PlanError) as told:
        read_want(text, OFFICERS, MARINES, ORDERS)
    args = told.value.say.args
    assert (args["column"], args["what"].key) == (column, f"plans.{what}")


def test_what_is_unknown_is_perhaps_something_near() -> None:
    with pytest.raises(UnknownName) as told:
        read_want("otho=dog-in", OFFICERS, MARINES, ORDERS)
    assert told.value.near == "dig-in"
    with pytest.raises(UnknownName) as told:
        read_condition("madic>=1", Space(POOLS), NAMES)
    assert told.value.near == "medic"
    with pytest.raises(UnknownName) as told:
        read_condition("nobody>=1", Space(POOLS), NAMES)
    assert told.value.near is None


def test_what_could_be_several_is_named() -> None:
    names = spelling({"swiss-1": "Swiss", "swiss-2": "Swiss"})
    with pytest.raises(PlanError) as told:
        read_want("swiss=1", POOLS, names, ORDERS)
    what = told.value.say.args["what"]
    assert (told.value.say.args["column"], what.args["fits"]) == (1, ["swiss-1", "swiss-2"])
