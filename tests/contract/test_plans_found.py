"""Section 6 of the contract: plans found for what is wanted, and plan files checked."""

from __future__ import annotations

from math import comb

import pytest

from contract.army import a_list, shown

LT = "Lt = Lieutenant"
FIND = a_list(
    "Lt = Lieutenant | R x3 | I irregular x2 "
    "| N = NCO, Tactical Awareness",
)  # fmt: skip


@pytest.mark.parametrize(
    ("wants", "tokens", "spend", "conversions", "coordinated"),
    [
        (["r-1=2"], 0, {"regular/1": {"r-1": 2}}, [], []),
        (["r-1>=2"], 0, {"regular/1": {"r-1": 2}}, [], []),
        (["i-1=1"], 0, {"irregular/i-1": {"i-1": 1}}, [], []),  # own orders before pool orders
        (["i-1=2"], 0, {"regular/1": {"i-1": 1}, "irregular/i-1": {"i-1": 1}}, [], []),
        (["n=1"], 0, {"tactical/n": {"n": 1}}, [], []),  # Tactical before Regular
        (["lt=1"], 0, {"regular/1": {"lt": 1}}, [], []),  # the Lieutenant's last where an NCO could need it
        (["r-1=6"], 1, {"regular/1": {"r-1": 6}}, ["i-1"], []),
        (["r-1=7"], 2, {"regular/1": {"r-1": 7}}, ["i-1", "i-2"], []),
    ],
)
def test_find(desk, wants, tokens, spend, conversions, coordinated):
    desk.write("list.yaml", FIND)
    argv = [word for want in wants for word in ("--want", want)]
    answer = desk.json("plan", "find", *argv, "--tokens", str(tokens))
    assert answer["found"] is True
    assert answer["spend"] == spend
    assert (answer["conversions"], answer["coordinated"]) == (conversions, coordinated)
    assert answer["tokens"] == len(conversions) + len(coordinated)
    spent = {pool: sum(by.values()) for pool, by in spend.items()}
    full = {
        "regular/1": 5 + len(conversions),
        "irregular/i-1": 1,
        "irregular/i-2": 1,
        "lieutenant/lt": 1,
        "tactical/n": 1,
    }
    gone = {f"irregular/{who}": 1 for who in conversions}
    left = {pool: orders - spent.get(pool, 0) - gone.get(pool, 0) for pool, orders in full.items()}
    assert {pool: answer["remaining"].get(pool, 0) for pool in left} == left


def test_find_a_coordinated_order(desk):
    desk.write("list.yaml", a_list(f"{LT} | R x3"))
    wants = [word for name in ("lt", "r-1", "r-2", "r-3") for word in ("--want", f"{name}=2")]
    answer = desk.json("plan", "find", *wants, "--tokens", "2")
    assert answer["coordinated"][0]["group"] == "1"
    assert set(answer["coordinated"][0]) == {"group", "on"}
    assert answer["tokens"] == len(answer["coordinated"]) + len(answer["conversions"])
    short = desk.json("plan", "find", *wants, code=1)
    assert (short["found"], short["needed"], short["available"]) == (
        False,
        6,
        4,
    )  # without the Lieutenant already


@pytest.mark.parametrize(
    ("wants", "kept", "pools", "needed", "available"),
    [
        (["r-1=6", "lt=1"], ["r-1=6"], ["regular/1"], 6, 5),
        (["r-1=3", "r-2=3"], ["r-1=3", "r-2=3"], ["regular/1"], 6, 5),
        (["r-1=3", "i-1=1", "r-2=3"], ["r-1=3", "r-2=3"], ["regular/1"], 6, 5),
        (["lt=7"], ["lt=7"], ["regular/1", "lieutenant/lt"], 7, 6),
        (["n>=8"], ["n>=8"], ["regular/1", "lieutenant/lt", "tactical/n"], 8, 7),
    ],
)
def test_find_none(desk, wants, kept, pools, needed, available):
    desk.write("list.yaml", FIND)
    answer = desk.json("plan", "find", *[word for want in wants for word in ("--want", want)], code=1)
    assert shown(answer, dict.fromkeys(["found", "wants", "pools", "needed", "available", "message"]))
    assert (answer["found"], answer["wants"], answer["pools"]) == (False, kept, pools)
    assert (answer["needed"], answer["available"]) == (needed, available)
    assert desk.call("plan", "find", *[w for want in wants for w in ("--want", want)]).code == 1


STEPS = {
    "nothing": ("[]", True, None, {"regular/1": 5, "own/j": 1}),
    "spends": ("\n  - {order: regular, on: r-1}\n  - {order: regular, on: r-2}", True, None,
        {"regular/1": 3}),
    "enter": ("\n  - {enter: j}\n  - {order: regular, on: j}", True, None, {"regular/1": 4, "own/j": 0}),
    "enter, long": ("\n  - enter: {trooper: j}", True, None, {"own/j": 0}),
    "reveal": ("\n  - {reveal: h}", True, None, {"own/h": 0, "regular/1": 5}),
    "token": ("\n  - {token: {use: convert, trooper: i}}", True, None, {"regular/1": 6, "irregular/i": 0}),
    "coordinated": ("\n  - {order: coordinated, on: [r-1, r-2]}", True, None, {"regular/1": 4}),
    "the first illegal step ends it": (
        "\n  - {order: regular, on: r-1}\n  - {order: tactical, on: r-1}\n  - {order: regular, on: r-1}\n  "
            "- {enter: r-1}",
        False, (4, "ORD-04"), {"regular/1": 4}),
    "too many": ("\n" + "  - {order: regular, on: r-1}\n" * 6, False, (8, "ORD-01"), {"regular/1": 0}),
    "airborne before it enters": ("\n  - {order: regular, on: j}", False, (3, "AD-05"), {"regular/1": 5,
        "own/j": 1}),
    "an unknown name": ("\n  - {order: regular, on: nobody}", False, (3, "REF-01"), {"regular/1": 5}),
}  # fmt: skip


@pytest.mark.parametrize(("steps", "legal", "fault", "left"), STEPS.values(), ids=STEPS)
def test_check(desk, steps, legal, fault, left):
    desk.write("list.yaml", a_list(
        f"{LT} | R x4 | I irregular | J = Combat Jump"
        " | H = Hidden Deployment"))  # fmt: skip
    desk.write("plan.yaml", f"turn: 1\nspend: {steps}\n")
    assert desk.faults("plan.yaml") == []
    answer = desk.json("plan", "check", "plan.yaml", code=0 if legal else 1)
    assert shown(answer, dict.fromkeys(["legal", "findings", "remaining"]))
    assert answer["legal"] is legal
    assert [(f["line"], f["code"]) for f in answer["findings"]] == ([fault] if fault else [])
    assert all(f["path"] == "plan.yaml" for f in answer["findings"])
    assert {pool: answer["remaining"].get(pool, 0) for pool in left} == left


def test_the_list_of_a_plan(desk):
    """`list:` in the file is optional; LIST on the command line is the one that counts."""
    desk.write("a.yaml", a_list(f"{LT} | R"))
    desk.write("sub/b.yaml", a_list(f"{LT} | R x4"))
    desk.write("sub/plan.yaml", "list: b.yaml\nspend: []\n")
    desk.write("plan.yaml", "spend: []\n")
    assert desk.json("plan", "check", "sub/plan.yaml")["remaining"]["regular/1"] == 5
    assert desk.json("plan", "check", "sub/plan.yaml", "a.yaml")["remaining"]["regular/1"] == 2
    assert desk.json("plan", "check", "plan.yaml", "a.yaml")["remaining"]["regular/1"] == 2
    assert desk.json("plan", "check", "plan.yaml")["remaining"]["regular/1"] == 2  # the only list here


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("spend: [{order: regular, on: r}]\n", []),
        ("list: none.yaml\nspend: []\n", [(1, "REF-01")]),
        ("spend: [{order: regular}]\n", [(1, "SCHEMA-01")]),
        ("spend: [{ordr: regular, on: r}]\n", [(1, "SCHEMA-01")]),
        ("turn: 0\nspend: []\n", [(1, "SCHEMA-01")]),
        ("list: list.yaml\nspend:\n  - {enter: r, order: regular, on: r}\n", [(3, "SCHEMA-01")]),
    ],
)
def test_faults_of_plan_files(desk, text, faults):
    desk.write("list.yaml", a_list(f"{LT} | R"))
    desk.write("plan.yaml", text)
    assert desk.faults("plan.yaml") == faults


def test_check_goes_on_from_the_game(desk):
    roster = a_list(f"{LT} | R x2")
    desk.lay(roster, "turn: 1; spend: {order: regular, on: r-1}; spend: {order: regular, on: r-1}")
    desk.write("plan.yaml", "turn: 1\nspend:\n  - {order: regular, on: r-2}\n  - {order: regular, on: r-2}\n")
    now = desk.json("plan", "check", "plan.yaml", code=1)
    assert (now["findings"][0]["code"], now["findings"][0]["line"]) == ("ORD-01", 4)
    full = desk.json("plan", "check", "plan.yaml", "--turn", "1")
    assert (full["legal"], full["remaining"]["regular/1"]) == (True, 1)


@pytest.mark.parametrize("what", ["count", "list", "sample", "find"])
def test_plans_on_a_game_are_on_the_orders_left_now(desk, what):
    desk.lay(a_list(f"{LT} | R x2"),
          "turn: 1; spend: {order: regular, on: r-1}; spend: {order: regular, on: r-1}; spend: {order: "
              "lieutenant, on: lt}")  # fmt: skip
    if what == "count":
        assert desk.json("plan", "count")["allocations"] == 4
    elif what == "list":
        assert len(desk.lines("list", "--limit", "0")) == 4
        assert len(desk.lines("list", "--limit", "0", "--turn", "1")) == comb(6, 3) * 2
    elif what == "sample":
        assert all(row["rank"] < 4 for row in desk.lines("sample", "-n", "9", "--seed", "1"))
    else:
        assert desk.json("plan", "find", "--want", "r-1=2", code=1)["available"] == 1
        assert desk.json("plan", "find", "--want", "r-1=2", "--turn", "1")["found"] is True
