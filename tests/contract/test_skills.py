"""Section 3 of the contract: G: Jumper, skills in both languages, reinforcements, editions, Fireteams."""

from __future__ import annotations

import pytest

from contract.army import priced as a_list

JUMPER = "unit: Ghost Walker, skills: ['G: Jumper']"


def test_proxies_are_one_trooper(desk):
    rows = f"name: One, {JUMPER} | name: Two, {JUMPER} | name: Three, {JUMPER} | name: R, count: 8"
    desk.write(
        "list.yaml", a_list(rows).replace(f"ava: total, name: One, {JUMPER}", f"ava: 1, name: One, {JUMPER}")
    )
    assert desk.faults() == []  # one for AVA, for ten
    answer = desk.json("reserve")
    assert (answer["groups"][0]["members"], answer["groups"][0]["regular"]) == (10, 10)
    given = {row["trooper"]: (row["order"], row["rule"]) for row in answer["troopers"]}
    assert given["ghost-walker"][0] == "regular"
    targets = desk.json("plan", "count")["pools"][0]["targets"]
    assert targets[:2] == ["the-lt", "ghost-walker"]
    assert len(targets) == 10


def test_proxies_are_one_of_fifteen(desk):
    rows = f"name: One, {JUMPER} | name: Two, {JUMPER} | name: R, count: 8"
    desk.write("list.yaml", a_list(rows, "name: S, count: 5"))
    assert desk.faults() == []
    desk.write("list.yaml", a_list(rows, "name: S, count: 6"))
    assert [fault.code for fault in desk.faults()] == ["LIST-01"]


@pytest.mark.parametrize(
    ("rows", "codes"),
    [
        (f"name: One, {JUMPER}", ["LIST-15"]),
        (f"name: One, {JUMPER}, count: 2", []),
        (f"name: One, {JUMPER}, count: 4", ["LIST-15"]),
        (f"name: One, {JUMPER}, count: 3 | name: X, unit: Other, skills: ['G: Jumper'], count: 2", []),
    ],
)
def test_number_of_proxies(desk, rows, codes):
    desk.write("list.yaml", a_list(rows))
    assert [fault.code for fault in desk.faults()] == codes


def test_each_proxys_cost_and_swc_count(desk):
    text = a_list(f"name: One, {JUMPER} | name: Two, {JUMPER}")
    desk.write("list.yaml", text.replace("cost: 1,", "cost: 151,"))
    assert [fault.code for fault in desk.faults()] == ["LIST-03"]
    desk.write("list.yaml", text.replace("swc: 0, ava: total, name", "swc: 3.5, ava: 1, name"))
    assert [fault.code for fault in desk.faults()] == ["LIST-04"]


def test_proxies_in_two_groups(desk):
    desk.write("list.yaml", a_list(f"name: One, {JUMPER}", f"name: Two, {JUMPER}"))
    assert [fault.code for fault in desk.faults()] in (["LIST-15"], ["GRP-05"])


@pytest.mark.parametrize("name", ["ghost-walker", "one", "two"])
def test_a_proxys_id_may_be_written_wherever_the_jumper_is_meant(desk, name):
    desk.write("list.yaml", a_list(f"name: One, {JUMPER} | name: Two, {JUMPER} | name: R"))
    for event in (
        f"spend: {{order: regular, on: {name}}}",
        f"spend: {{order: coordinated, on: [{name}, r]}}",
    ):
        desk.write("game.yaml", f"list: list.yaml\nevents:\n  - turn: 1\n  - {event}\n")
        assert desk.faults("game.yaml") == []
    desk.write("plan.yaml", f"spend: [{{order: regular, on: {name}}}]\n")
    assert desk.json("plan", "check", "plan.yaml")["legal"] is True


def test_plans_want_a_proxy_by_its_id(desk):
    desk.write("list.yaml", a_list(f"name: One, {JUMPER} | name: Two, {JUMPER} | name: R"))
    assert desk.json("plan", "find", "--want", "one=2")["spend"] == {"regular/1": {"ghost-walker": 2}}
    (row,) = desk.lines("list", "--where", "two==3", "--where", "unspent==0", "--limit", "1")
    assert sum(by.get("ghost-walker", 0) for by in row["spend"].values()) == 3


@pytest.mark.parametrize(
    ("states", "regular", "rule"),
    [
        ("one: dead", 3, "CNT-10"),
        ("one: dead, two: unconscious", 2, "CNT-10"),
        ("one: dead, two: isolated", 2, "CNT-10"),
        ("one: isolated", 3, "CNT-10"),
    ],
)
def test_states_go_by_proxy(desk, states, regular, rule):
    """CNT-10: one order while one Proxy is neither Null nor Isolated."""
    desk.write("list.yaml", a_list(f"name: One, {JUMPER} | name: Two, {JUMPER} | name: R"))
    events = "".join(
        f"  - state: {{trooper: {s.split(': ')[0]}, is: {s.split(': ')[1]}}}\n" for s in states.split(", ")
    )
    desk.write("game.yaml", f"list: list.yaml\nevents:\n{events}  - turn: 1\n")
    assert desk.faults("game.yaml") == []
    answer = desk.json("reserve")
    assert answer["groups"][0]["regular"] == regular
    assert answer["groups"][0]["irregular"] == []
    given = {row["trooper"]: row["rule"] for row in answer["troopers"]}
    assert given["ghost-walker"] == rule


LIEUTENANTS = """Lieutenant;Teniente;lieutenant;LIEUTENANT;tENIENTE;Lieu-tenant;"Lieutenant (+1 Order)"
"Lieutenant\\u00a0(+1\\u00a0Order)";"Lieutenant(+1 order)";"Lieutenant\\u2009 (+1 Command Token)";"Ténienté"
"'Lieutenant'";"L I E U T E N A N T";"Teniente (+1 Orden)";"\\u3000Lieutenant\\u202f"
"""


@pytest.mark.parametrize("skill", LIEUTENANTS.strip().replace("\n", ";").split(";"))
def test_a_lieutenant_however_written(desk, skill):
    rows = f"      - {{name: A, skills: [{skill}]}}\n      - {{name: B}}\n"
    desk.write("list.yaml", f"system: infinity\ngroups:\n  - troopers:\n{rows}")
    assert desk.faults() == []
    answer = desk.json("reserve")
    assert answer["lieutenant"] == "a"
    assert answer["groups"][0]["lieutenant"] == {"a": 2 if "1" in skill and "rde" in skill else 1}
    assert answer["command_tokens"] == (5 if "Token" in skill else 4)


@pytest.mark.parametrize(
    ("skill", "field", "value"),
    [
        ("Tactical Awareness", "tactical", {"a": 1}),
        ("Sentido Táctico", "tactical", {"a": 1}),
        ("sentido tactico", "tactical", {"a": 1}),
        ("TACTICAL-AWARENESS", "tactical", {"a": 1}),
        ("tacticalawareness", "tactical", {"a": 1}),
        ("Impetuous", "impetuous", ["a"]),
        ("Impetuoso", "impetuous", ["a"]),
        ("Combat Jump (PH=12)", "off_table", [{"trooper": "a", "order": "regular"}]),
        ("Salto de Combate", "off_table", [{"trooper": "a", "order": "regular"}]),
        ("Parachutist (Deployment Zone)", "off_table", [{"trooper": "a", "order": "regular"}]),
        ("Paracaidista", "off_table", [{"trooper": "a", "order": "regular"}]),
        ("Hidden Deployment", "off_table", [{"trooper": "a", "order": "regular"}]),
        ("Despliegue Oculto", "off_table", [{"trooper": "a", "order": "regular"}]),
        ("Regeneration", "regular", 2),
        ("Frenzy", "impetuous", []),
        ("Something Unheard Of (x, y)", "regular", 2),
    ],
)
def test_skills(desk, skill, field, value):
    desk.write("list.yaml", a_list(f"name: A, skills: ['{skill}']"))
    assert desk.findings(severity="warning") == []
    assert desk.json("reserve")["groups"][0][field] == value


@pytest.mark.parametrize(
    "level",
    ["Strategos L1", "Strategos Level 1", "strategos l1", "Strategos (L1)", "Strategos L2", "Strategos"],
)
def test_levels_of_strategos(desk, level):
    desk.write("list.yaml", a_list("name: R").replace("[Lieutenant]", f"[Lieutenant, {level}]"))
    assert desk.findings(severity="warning") == []
    assert desk.json("reserve")["groups"][0]["regular"] == 3


def test_reinforcements_are_said_and_not_counted(desk):
    more = "  - reinforcement: true\n    troopers: [{name: X, count: 20, cost: 900, swc: 9, ava: 1}]\n"
    desk.write("list.yaml", a_list("name: R") + more)
    assert desk.faults() == [(6, "LIST-21")]
    run = desk.call("reserve", "--format", "json")
    assert (run.code, "LIST-21" in run.err) == (0, True)
    answer = desk.json("reserve")
    assert [(g["group"], g["members"], g["regular"]) for g in answer["groups"]] == [("1", 2, 2)]
    assert {row["trooper"] for row in answer["troopers"]} == {"the-lt", "r"}
    assert [pool["pool"] for pool in desk.json("plan", "count")["pools"]] == [
        "regular/1",
        "lieutenant/the-lt",
    ]


def test_no_lieutenant_is_said_beside_reinforcements(desk):
    """Nothing of them is counted, so the list itself has none."""
    more = "  - reinforcement: true\n    troopers: [{name: X, skills: [Lieutenant]}]\n"
    desk.write("list.yaml", a_list("name: R").replace(", skills: [Lieutenant]", "") + more)
    assert {fault.code for fault in desk.faults()} == {"LIST-21", "LIST-10"}


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("", {"tactical": {"a": 1}, "irregular": []}),
        ("n5", {"tactical": {"a": 1}, "irregular": []}),
        ("n4", {"tactical": {}, "irregular": ["a"]}),
    ],
)
def test_edition(desk, edition, expected):
    head = f"edition: {edition}\n" if edition else ""
    desk.write("list.yaml", a_list("name: A, skills: [Tactical Awareness]", more=head))
    answer = desk.json("reserve")
    assert answer["edition"] == (edition or "n5")
    assert {key: answer["groups"][0][key] for key in expected} == expected


def test_a_teams_leader_is_the_first_by_default(desk):
    """An Irregular Order of the Leader cancels the team, of another member does not (FT-07)."""
    team = "fireteams: [{name: t, type: haris, members: [i-2, i-1, r]}]\n"
    desk.write("list.yaml", a_list("name: I, training: irregular, count: 2 | name: R", more=team))
    for who, codes in (("i-2", ["FT-09"]), ("i-1", [])):
        spend = f"spend: {{order: irregular, on: {who}}}\n  - spend: {{order: regular, on: t}}\n"
        desk.write("game.yaml", f"list: list.yaml\nevents:\n  - turn: 1\n  - {spend}")
        assert [fault.code for fault in desk.faults("game.yaml")] == codes
