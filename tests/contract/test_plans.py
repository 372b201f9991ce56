"""Section 6 of the contract: pools, targets and their order, counts, listings."""

from __future__ import annotations

import json
from math import comb

import pytest

from contract.army import a_list


def pools(desk, roster: str, events: str = "") -> dict[str, str]:
    """Each pool with its orders and targets: `{"regular/1": "3: lt r"}`."""
    desk.lay(roster, events)
    found = desk.json("plan", "count")["pools"]
    return {pool["pool"]: f"{pool['orders']}: {' '.join(pool['targets'])}" for pool in found}


LT = "Lt = Lieutenant"
DUO = "fireteams: [{name: f, type: duo, members: [r-1, r-2]}]\n"


def duo(*members: str) -> str:
    return f"fireteams: [{{name: f, type: duo, members: [{', '.join(members)}]}}]\n"


JUMPER = "unit: Ghost, skills: ['G: Jumper']"
POOLS = {
    "regular and lieutenant": (a_list(f"{LT} | R x2"), "", {
        "regular/1": "3: lt r-1 r-2", "lieutenant/lt": "1: lt"}),
    "empty pools are left out": (a_list(LT, "I irregular"), "", {
        "regular/1": "1: lt", "irregular/i": "1: i", "lieutenant/lt": "1: lt"}),
    "irregulars may take pool orders": (a_list(f"{LT} | I irregular"), "", {
        "regular/1": "1: lt i", "irregular/i": "1: i", "lieutenant/lt": "1: lt"}),
    "a fireteam instead of its members": (a_list(f"{LT} | R x2 | S", more=DUO), "", {
        "regular/1": "4: lt f s", "lieutenant/lt": "1: lt"}),
    "an airborne trooper": (a_list(f"{LT} | J = Combat Jump | R"), "", {
        "regular/1": "2: lt j r", "lieutenant/lt": "1: lt", "own/j": "1: j"}),
    "a hidden trooper": (a_list(f"{LT} | H = Hidden Deployment | R"), "", {
        "regular/1": "2: lt h r", "lieutenant/lt": "1: lt", "own/h": "1: h"}),
    "a hidden trooper, ruled": (
        a_list(f"{LT} | H = Hidden Deployment", more="rulings: {pool_order_reveals_hidden: false}\n"), "",
        {"regular/1": "1: lt", "lieutenant/lt": "1: lt", "own/h": "1: h"}),
    "an irregular airborne trooper": (a_list(f"{LT} | J irregular = Combat Jump"), "", {
        "regular/1": "1: lt j", "lieutenant/lt": "1: lt", "own/j": "1: j"}),
    "a g: jumper once": (a_list(f"{LT} | name: A, {JUMPER} | name: B, {JUMPER}"), "", {
        "regular/1": "2: lt ghost", "lieutenant/lt": "1: lt"}),
    "peripherals never": (
        a_list(f"{LT} | name: D, skills: [Doctor], peripherals: [{{name: P, kind: servant}}] | name: Q, "
            f"peripheral: servant"),
        "", {"regular/1": "2: lt d", "lieutenant/lt": "1: lt"}),
    "tactical": (a_list(f"{LT} | T = Tactical Awareness"), "", {
        "regular/1": "2: lt t", "lieutenant/lt": "1: lt", "tactical/t": "1: t"}),
    "tactical of a fireteam's member": (
        a_list(f"{LT} | T = Tactical Awareness | R", more=duo("r", "t")), "", {
        "regular/1": "3: lt f", "lieutenant/lt": "1: lt", "tactical/t": "1: f"}),
    "an nco": (a_list(f"{LT} | N = NCO | R"), "", {
        "regular/1": "3: lt n r", "lieutenant/lt": "1: lt n"}),
    "an nco of another group": (a_list(LT, "N = NCO"), "", {
        "regular/1": "1: lt", "regular/2": "1: n", "lieutenant/lt": "1: lt n"}),
    "an nco in a fireteam": (a_list(f"{LT} | N = NCO | R", more=duo("r", "n")), "", {
        "regular/1": "3: lt f", "lieutenant/lt": "1: lt f"}),
    "an nco in a fireteam, n4": (
        a_list(f"{LT} | N = NCO | R", more=duo("r", "n"), edition="n4"), "", {
        "regular/1": "3: lt f", "lieutenant/lt": "1: lt n"}),
    "an nco who leads it, n4": (
        a_list(f"{LT} | N = NCO | R", more=duo("n", "r"), edition="n4"), "", {
        "regular/1": "3: lt f", "lieutenant/lt": "1: lt f"}),
    "the Lieutenant in a fireteam": (a_list(f"{LT} | R", more=duo("lt", "r")), "", {
        "regular/1": "2: f", "lieutenant/lt": "1: lt"}),
    "an irregular in a fireteam": (a_list(f"{LT} | I irregular | R", more=duo("r", "i")), "", {
        "regular/1": "2: lt f", "irregular/i": "1: i", "lieutenant/lt": "1: lt"}),
    "two lieutenant orders": (a_list("Lt = 'Lieutenant (+1 Order)' | R"), "", {
        "regular/1": "2: lt r", "lieutenant/lt": "2: lt"}),
    "impetuous activations are none": (a_list(f"{LT} | W = Impetuous"), "", {
        "regular/1": "2: lt w", "lieutenant/lt": "1: lt"}),
    "loss of lieutenant": (a_list(f"{LT} | R | W = Warhorse"),
                           "state: {trooper: lt, is: dead}; turn: 1", {
        "regular/1": "1: r w", "irregular/r": "1: r"}),
    "the order of the pools": (
        a_list(f"I irregular | T = Tactical Awareness | {LT}",
               "J = Combat Jump | A irregular | U = Tactical Awareness"), "", {
        "regular/1": "2: i t lt", "regular/2": "1: j a u", "irregular/i": "1: i", "irregular/a": "1: a",
        "lieutenant/lt": "1: lt", "tactical/t": "1: t", "tactical/u": "1: u", "own/j": "1: j"}),
    # with a game: the orders left now
    "some are spent": (a_list(f"{LT} | R x2"), "turn: 1; spend: {order: regular, on: r-1}", {
        "regular/1": "2: lt r-1 r-2", "lieutenant/lt": "1: lt"}),
    "all are spent": (a_list(f"{LT} | R"),
                      "turn: 1; spend: {order: regular, on: r}; spend: {order: regular, on: r}",
                          {"lieutenant/lt": "1: lt"}),
    "come in": (a_list(f"{LT} | J = Combat Jump"), "turn: 1; enter: j", {
        "regular/1": "1: lt j", "lieutenant/lt": "1: lt"}),
    "come in with tactical awareness": (a_list(f"{LT} | J = Combat Jump, Tactical Awareness"),
                                        "turn: 1; enter: j", {
        "regular/1": "1: lt j", "lieutenant/lt": "1: lt", "tactical/j": "1: j"}),
    "dead now": (a_list(f"{LT} | R x2"), "turn: 1; state: {trooper: r-1, is: dead}", {
        "regular/1": "3: lt r-2", "lieutenant/lt": "1: lt"}),
    "isolated now": (a_list(f"{LT} | R x2"), "turn: 1; state: {trooper: r-1, is: isolated}", {
        "regular/1": "3: lt r-2", "lieutenant/lt": "1: lt"}),
    "a fireteam cancelled": (a_list(f"{LT} | R x2", more=DUO), "turn: 1; fireteam: {name: f, cancel: true}", {
        "regular/1": "3: lt r-1 r-2", "lieutenant/lt": "1: lt"}),
    "converted": (a_list(f"{LT} | I irregular"), "turn: 1; token: {use: convert, trooper: i}", {
        "regular/1": "2: lt i", "lieutenant/lt": "1: lt"}),
    "between turns the next one": (a_list(f"{LT} | R x2"),
                                   "turn: 1; spend: {order: regular, on: r-1}; end: 1; state: {trooper: "
                                       "r-1, is: dead}", {
        "regular/1": "2: lt r-2", "lieutenant/lt": "1: lt"}),
    "gained": (a_list(f"{LT} | R"), "turn: 1; gain: {id: tag, by: r}", {
        "regular/1": "2: lt r tag", "lieutenant/lt": "1: lt"}),
}  # fmt: skip


@pytest.mark.parametrize(("roster", "events", "expected"), POOLS.values(), ids=POOLS)
def test_pools_and_targets(desk, roster, events, expected):
    found = pools(desk, roster, events)
    assert found == expected
    assert list(found) == list(expected)


def test_with_a_turn_it_is_the_full_reserve(desk):
    roster = a_list(f"{LT} | R x2")
    assert pools(desk, roster, "turn: 1; spend: {order: regular, on: r-1}; end: 1; turn: 2; "
                 "spend: {order: lieutenant, on: lt}")["regular/1"] == "3: lt r-1 r-2"  # fmt: skip
    for turn in ("1", "2", "3"):
        full = desk.json("plan", "count", "--turn", turn)["pools"]
        assert [(pool["pool"], pool["orders"]) for pool in full] == [("regular/1", 3), ("lieutenant/lt", 1)]
    now = desk.json("plan", "count")["pools"]
    assert [(pool["pool"], pool["orders"]) for pool in now] == [("regular/1", 3)]


COUNTS = {
    # roster: allocations, all spent, profiles, by pool
    "two alike": (a_list(f"{LT} | R"), 6 * 2, 3 * 1, 9, [6, 2]),
    "one target": (a_list(LT), 4, 1, 3, [2, 2]),
    "irregular and pool overlap": (a_list(f"{LT} | I irregular"), 3 * 2 * 2, 2, 8, [3, 2, 2]),
    "airborne": (a_list(f"{LT} | J = Combat Jump"), (2 + 3) * 2, 2, 8, [3, 2, 2]),
    "airborne alone": (a_list("J = Combat Jump | K = Combat Jump, Lieutenant"),
                       (2 + 3) * 2, 2, 8, [3, 2, 2]),
    "no pool at all": (a_list("I irregular"), 2, 1, 2, [2]),
}  # fmt: skip


@pytest.mark.parametrize(
    ("roster", "allocations", "spent", "profiles", "by_pool"), COUNTS.values(), ids=COUNTS
)
def test_counts(desk, roster, allocations, spent, profiles, by_pool):
    desk.write("list.yaml", roster)
    answer = desk.json("plan", "count")
    assert answer["allocations"] == allocations
    assert answer["allocations_all_spent"] == spent
    assert answer["activation_profiles"] == profiles
    assert [pool["allocations"] for pool in answer["pools"]] == by_pool
    rows = desk.lines("list", "--limit", "0")
    assert len(rows) == allocations
    assert len({json.dumps(row["spend"]) for row in rows}) == allocations
    assert sum(not any(row["unspent"].values()) for row in rows) == spent


def test_nothing_to_spend_on(desk):
    """All spent is 0 where a pool has orders and no target."""
    desk.lay(a_list(f"{LT} | R"),
          "turn: 1; state: {trooper: lt, is: isolated}; state: {trooper: r, is: isolated}")  # fmt: skip
    answer = desk.json("plan", "count")
    assert [(p["pool"], p["orders"], p["targets"], p["allocations"]) for p in answer["pools"]] == [
        ("regular/1", 2, [], 1),
        ("lieutenant/lt", 1, ["lt"], 2),
    ]
    assert (answer["allocations"], answer["allocations_all_spent"]) == (2, 0)


def test_integers_are_exact(desk):
    rows = [f"name: {name}, count: 10" for name in "ABCDEF"]
    desk.write("list.yaml", a_list(*rows))
    answer = desk.json("plan", "count")
    assert answer["allocations"] == comb(20, 10) ** 6
    assert answer["allocations_all_spent"] == comb(19, 9) ** 6


TEN = a_list(f"{LT} | R x9")


def test_limit_and_from(desk):
    desk.write("list.yaml", TEN)
    assert [row["rank"] for row in desk.lines("list")] == list(range(20))
    assert [row["rank"] for row in desk.lines("list", "--limit", "3", "--from", "369509")] == [
        369509,
        369510,
        369511,
    ]
    (last,) = desk.lines("list", "--limit", "5", "--from", "369511")
    assert last["rank"] == 369511
    run = desk.call("plan", "list", "--from", "369512")
    assert (run.code, "369" in run.err) == (2, True)
    some = desk.lines("list", "--limit", "40")
    assert desk.lines("list", "--limit", "20", "--from", "20") == some[20:]


def test_zeros_are_left_out_of_spend_but_not_of_unspent(desk):
    desk.write("list.yaml", a_list(f"{LT} | I irregular"))
    rows = desk.lines("list", "--limit", "0")
    assert all(list(row["unspent"]) == ["regular/1", "irregular/i", "lieutenant/lt"] for row in rows)
    assert {
        "rank": rows[-1]["rank"],
        "spend": {},
        "unspent": {"regular/1": 1, "irregular/i": 1, "lieutenant/lt": 1},
    } in rows
    assert all(times > 0 for row in rows for by in row["spend"].values() for times in by.values())
    assert all(all(row["spend"].values()) for row in rows)


def acts(row, *names: str) -> int:
    return sum(by.get(name, 0) for by in row["spend"].values() for name in names)


def unspent(row, *_: str) -> int:
    return sum(row["unspent"].values())


@pytest.mark.parametrize(
    ("where", "holds"),
    [
        ("r-1 >= 2", lambda row: acts(row, "r-1") >= 2),
        ("r-1>=2", lambda row: acts(row, "r-1") >= 2),
        ("r-1 <= 1", lambda row: acts(row, "r-1") <= 1),
        ("r-1 == 1", lambda row: acts(row, "r-1") == 1),
        ("r-1 > 1", lambda row: acts(row, "r-1") > 1),
        ("r-1 < 1", lambda row: acts(row, "r-1") < 1),
        ("r-1+lt >= 3", lambda row: acts(row, "r-1", "lt") >= 3),
        ("r-1 + r-2 + lt == 2", lambda row: acts(row, "r-1", "r-2", "lt") == 2),
        ("unspent == 0", lambda row: unspent(row) == 0),
        ("unspent >= 3", lambda row: unspent(row) >= 3),
        ("unspent<2", lambda row: unspent(row) < 2),
    ],
)
def test_where(desk, where, holds):
    """Ranks are those without `--where`."""
    desk.write("list.yaml", a_list(f"{LT} | R x2"))
    every = desk.lines("list", "--limit", "0")
    found = desk.lines("list", "--limit", "0", "--where", where)
    assert found == [row for row in every if holds(row)]
    assert found
    assert desk.lines("list", "--limit", "2", "--where", where, "--from", str(found[1]["rank"])) == found[1:3]


def test_several_wheres_hold_together(desk):
    desk.write("list.yaml", a_list(f"{LT} | R x2"))
    rows = desk.lines("list", "--limit", "0", "--where", "lt>=2", "--where", "unspent==0")
    assert rows
    assert all(acts(row, "lt") >= 2 and not unspent(row) for row in rows)


@pytest.mark.parametrize(
    ("option", "text", "place"),
    [
        ("--where", "r-1 => 2", 5),
        ("--where", "r-1 = 2", 5),
        ("--where", "r-1 >= x", 8),
        ("--where", "r-1 + >= 2", 7),
        ("--where", ">= 2", 1),
        ("--where", "r-1 >= 2 3", 10),
        ("--where", "r-9 >= 2", 1),
    ],
)
def test_a_where_that_cannot_be_read_points_at_the_character(desk, option, text, place):
    desk.write("list.yaml", a_list(f"{LT} | R x2"))
    run = desk.call("plan", "list", option, text)
    assert (run.code, run.out) == (2, "")
    line, mark = run.err.splitlines()[-2:]
    assert line.strip() == text
    assert mark.index("^") - line.index(text) + 1 == place
    assert f"character {place}" in run.err


def test_unknown_names_get_the_nearest(desk):
    desk.write("list.yaml", a_list(f"{LT} | Swiss"))
    for argv in (["list", "--where", "swyss>=1"], ["find", "--want", "swyss=1"]):
        run = desk.call("plan", *argv)
        assert (run.code, "swiss" in run.err) == (2, True)


def test_scan_is_announced(desk):
    desk.write("list.yaml", TEN)
    run = desk.call("plan", "list", "--where", "r-9==10", "--scan", "10", "--format", "json")
    assert run.code == 0
    assert "10" in run.err


def test_sample_is_seeded_and_legal(desk):
    desk.write("list.yaml", TEN)
    rows = desk.lines("sample", "-n", "7", "--seed", "1")
    assert rows == desk.lines("sample", "-n", "7", "--seed", "1")
    assert len(rows) == 7
    assert rows != desk.lines("sample", "-n", "7", "--seed", "2")
    for row in rows:
        assert desk.lines("list", "--limit", "1", "--from", str(row["rank"])) == [row]
    assert len(desk.lines("sample", "--seed", "1")) == 5
