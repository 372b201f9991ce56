"""Every example of the contract, with the fields and values that it promises."""

import json

import pytest

from contract.army import shown

RESERVE = {
    "system": "infinity",
    "edition": "n5",
    "list": "Harbour patrol",
    "turn": 1,
    "loss_of_lieutenant": False,
    "retreat": False,
    "command_tokens": 4,
    "lieutenant": "boss",
}
GROUPS = [
    {
        "group": "1",
        "members": 8,
        "regular": 6,
        "irregular": ["ghulam"],
        "lieutenant": {"boss": 1},
        "tactical": {"sgt": 1},
        "impetuous": ["ghulam"],
        "off_table": [{"trooper": "tomcat", "order": "regular"}],
    },
    {
        "group": "2",
        "members": 2,
        "regular": 2,
        "irregular": [],
        "lieutenant": {},
        "tactical": {},
        "impetuous": [],
        "off_table": [],
    },
]
ROWS = [
    ("fusilier-1", "Fusilier", "1", "regular", "CNT-01"),
    ("fusilier-2", "Fusilier", "1", "regular", "CNT-01"),
    ("fusilier-3", "Fusilier", "1", "regular", "CNT-01"),
    ("boss", "Captain", "1", "regular", "CNT-01"),
    ("sgt", "Sergeant", "1", "regular", "CNT-01"),
    ("medic", "Medic", "1", "regular", "CNT-01"),
    ("yudbot", "Yudbot", "1", "none", "CNT-10"),
    ("palbot", "Palbot", "1", "none", "CNT-10"),
    ("ghulam", "Ghulam", "1", "irregular", "CNT-02"),
    ("tomcat", "Tomcat", "1", "none", "CNT-07"),
    ("sapper-1", "Sapper", "2", "regular", "CNT-01"),
    ("sapper-2", "Sapper", "2", "regular", "CNT-01"),
]
TARGETS = ["alpha", "boss", "sgt", "medic", "ghulam", "tomcat"]
TEN = ["alert", "close-assault", "dig-in", "charge", "covering-fire", "suppressing-fire", "hold-positions",
       "move-out", "by-sections", "fall-back"]  # fmt: skip
BOTH = ["varo", "brother-ilex"]


def test_the_list_has_no_fault_but_says_what_could_not_be_checked(desk):
    desk.copy("list.yaml")
    answer = desk.json("validate", "list.yaml")
    assert shown(answer, dict.fromkeys(["findings", "summary"]))
    summary = {"files": 1, "errors": 0, "warnings": 0}
    assert shown(answer["summary"], summary) == summary
    assert [(f["code"], f["severity"]) for f in answer["findings"]] == [
        ("LIST-04", "info"),
        ("LIST-08", "info"),
    ]


def test_its_reserve(desk):
    desk.copy("list.yaml")
    answer = desk.json("reserve", "list.yaml")
    assert shown(answer, dict.fromkeys([*RESERVE, "groups", "troopers", "rulings", "notes"]))
    assert shown(answer, RESERVE) == RESERVE
    assert shown(answer["groups"], GROUPS) == GROUPS
    assert (answer["rulings"], answer["notes"]) == ([], [])
    fields = ["trooper", "name", "group", "order", "because", "rule"]
    assert all(shown(row, dict.fromkeys(fields)) for row in answer["troopers"])
    assert [tuple(row[f] for f in fields if f != "because") for row in answer["troopers"]] == ROWS
    assert answer["troopers"][0]["because"] == "Regular training, on the table"


def test_its_plans_counted(desk):
    desk.copy("list.yaml")
    answer = desk.json("plan", "count", "list.yaml")
    assert shown(
        answer, dict.fromkeys(["allocations", "allocations_all_spent", "activation_profiles", "pools"])
    )
    # Tomcat's own order unspent: C(11, 5) ways of the pool of group 1; spent: C(12, 6)
    assert answer["allocations"] == (462 + 924) * 6 * 2 * 3 * 2
    assert answer["allocations_all_spent"] == 462 * 3 * 1 * 2 * 1 * 1
    pools = [
        {"pool": "regular/1", "orders": 6, "targets": TARGETS, "allocations": 924},
        {"pool": "regular/2", "orders": 2, "targets": ["sapper-1", "sapper-2"], "allocations": 6},
        {"pool": "irregular/ghulam", "orders": 1, "targets": ["ghulam"], "allocations": 2},
        {"pool": "lieutenant/boss", "orders": 1, "targets": ["boss", "sgt"], "allocations": 3},
        {"pool": "tactical/sgt", "orders": 1, "targets": ["sgt"], "allocations": 2},
        {"pool": "own/tomcat", "orders": 1, "targets": ["tomcat"], "allocations": 2},
    ]
    assert shown(answer["pools"], pools) == pools


def test_its_game(desk):
    desk.copy("list.yaml", "game.yaml")
    assert desk.faults("game.yaml") == []
    one = desk.json("reserve", "--turn", "1")
    assert [(g["members"], g["regular"]) for g in one["groups"]] == [(9, 7), (1, 1)]
    assert one["command_tokens"] == 3
    two = desk.json("reserve")
    assert two["turn"] == 2
    first = {
        "group": "1",
        "members": 9,
        "regular": 7,  # fusilier-2 is Unconscious, Tomcat has come in
        "irregular": ["ghulam"],
        "lieutenant": {"boss": 1},
        "tactical": {"sgt": 1},
        "impetuous": ["ghulam"],
        "off_table": [],
    }
    assert shown(two["groups"][0], first) == first
    assert two["groups"][1]["regular"] == 1
    assert two["lieutenant"] == "boss"


def test_its_plan(desk):
    desk.copy("list.yaml", "plan.yaml")
    assert desk.faults("plan.yaml") == []
    answer = desk.json("plan", "check", "plan.yaml")
    assert shown(answer, dict.fromkeys(["legal", "findings", "remaining"]))
    assert (answer["legal"], answer["findings"]) == (True, [])
    assert answer["remaining"] == {
        "regular/1": 4,
        "regular/2": 2,
        "irregular/ghulam": 1,
        "lieutenant/boss": 0,
        "tactical/sgt": 1,
        "own/tomcat": 0,
    }


def test_reserve_of_the_mission(desk):
    desk.copy("mission.yaml")
    answer = desk.json("reserve", "mission.yaml")
    assert (answer["system"], answer["turn"], answer["rulings"], answer["notes"]) == ("officers", 1, [], [])
    officers = [
        {
            "officer": "varo",
            "rank": 1,
            "may_order": True,
            "unit": BOTH,
            "links": {"brother-ilex": "varo"},
            "orders": {**dict.fromkeys(TEN, BOTH), "fall-back": []},
        }
    ]
    assert shown(answer["officers"], officers) == officers
    assert list(answer["officers"][0]["orders"]) == TEN


def test_plans_of_the_mission(desk):
    desk.copy("mission.yaml")
    answer = desk.json("plan", "count", "--by-order")
    assert answer["allocations"] == 1 + 9 * 3
    assert answer["allocations_all_spent"] == 9 * 3
    assert answer["activation_profiles"] == 4
    assert answer["by_order"] == 10
    rows = desk.lines("list", "--limit", "0")
    assert len(rows) == 28
    assert [row["rank"] for row in rows] == list(range(28))
    spends = [row["spend"] for row in rows]
    assert {"command/varo": {"order": "alert", "on": ["varo"]}} in spends
    assert {} in spends


def test_plan_of_the_mission(desk):
    desk.copy("mission.yaml", "orders.yaml")
    assert desk.faults("orders.yaml") == []
    answer = desk.json("plan", "check", "orders.yaml")
    checked = {"legal": True, "findings": [], "remaining": {"command/varo": 0}}
    assert shown(answer, checked) == checked


def regulars(*groups: int) -> str:
    """Groups of so many Regular Troopers; the first of all is the Lieutenant."""
    rows = "system: infinity\ngroups:\n"
    for place, size in enumerate(groups):
        rest = size if place else size - 1
        rows += "  - troopers:\n"
        rows += "" if place else "      - {name: Lt, skills: [Lieutenant]}\n"
        rows += f"      - {{name: R, count: {rest}}}\n"
    return rows


@pytest.mark.parametrize(
    ("groups", "allocations", "all_spent"),
    [((10,), 369_512, 92_378), ((8, 4), 1_801_800, 225_225)],
)
def test_counts_that_the_contract_names(desk, groups, allocations, all_spent):
    desk.write("list.yaml", regulars(*groups))
    answer = desk.json("plan", "count")
    assert answer["allocations"] == allocations
    assert answer["allocations_all_spent"] == all_spent


def test_rows_and_plans_found_have_the_fields_of_the_contract(desk):
    desk.write("list.yaml", regulars(3))
    (first, *_) = desk.lines("list", "--limit", "2")
    assert first["rank"] == 0
    assert shown(first, dict.fromkeys(["rank", "spend", "unspent"]))
    assert set(first["unspent"]) == {"regular/1", "lieutenant/lt"}
    assert all(times for by in first["spend"].values() for times in by.values())
    found = desk.json("plan", "find", "--want", "r-1=2")
    plan = {
        "found": True,
        "spend": {"regular/1": {"r-1": 2}},
        "conversions": [],
        "coordinated": [],
        "tokens": 0,
        "remaining": {"regular/1": 1, "lieutenant/lt": 1},
    }
    assert shown(found, plan) == plan


def test_no_plan_is_a_conflict_in_words(desk):
    desk.write("list.yaml", regulars(9))
    answer = desk.json("plan", "find", "--want", "r-1=11", "--want", "lt>=1", code=1)
    assert shown(answer, dict.fromkeys(["found", "wants", "pools", "needed", "available", "message"]))
    assert (answer["found"], answer["wants"], answer["pools"]) == (False, ["r-1=11"], ["regular/1"])
    assert (answer["needed"], answer["available"]) == (11, 9)
    assert answer["message"]


@pytest.mark.parametrize(
    "argv",
    [
        ["validate", "list.yaml", "game.yaml", "plan.yaml", "mission.yaml", "orders.yaml"],
        ["reserve", "list.yaml", "--turn", "2"],
        ["reserve", "--turn", "3"],
        ["plan", "count", "list.yaml"],
        ["plan", "list", "list.yaml"],
        ["plan", "find", "list.yaml", "--want", "boss=1"],
        ["plan", "sample", "list.yaml", "-n", "5", "--seed", "1"],
        ["plan", "check", "plan.yaml", "list.yaml", "--turn", "1"],
        ["explain"],
        ["explain", "LT-02"],
    ],
    ids=" ".join,
)
def test_each_command_answers_in_both_formats(desk, argv):
    desk.copy("list.yaml", "game.yaml", "plan.yaml", "mission.yaml", "orders.yaml")
    text = desk.call(*argv)
    assert (text.code, text.out != "") == (0, True)
    run = desk.call(*argv, "--format", "json")
    assert (run.code, run.err) == (0, text.err)
    several = argv[:2] in (["plan", "list"], ["plan", "sample"])
    documents = [json.loads(line) for line in run.out.splitlines()]
    assert len(documents) == (5 if argv[1:2] == ["sample"] else 20 if several else 1)
    assert several or documents[0]["version"] == 1
