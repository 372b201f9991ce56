"""Section 3 of the contract: ids, peripherals, G: Jumper, skills, reinforcements."""

from __future__ import annotations

import pytest

LT = "{name: Lt, id: the-lt, swc: 0, ava: total, skills: [Lieutenant]}"  # no cost: Retreat! is not checked


def a_list(*groups: str, more: str = "") -> str:
    """A list of groups; in each the rows stand one a line: "name: A | name: B"."""
    text = "system: infinity\ngroups:\n"
    for place, group in enumerate(groups):
        rows = [f"{{cost: 1, swc: 0, ava: total, {row.strip()}}}" for row in group.split("|") if row.strip()]
        text += "  - troopers:\n" + "".join(f"      - {row}\n" for row in [LT, *rows][place > 0 :])
    return text + more


def ids(desk, *groups: str) -> list[str]:
    """The ids of all rows but the Lieutenant's."""
    desk.write("list.yaml", a_list(*groups))
    return [row["trooper"] for row in desk.json("reserve")["troopers"] if row["trooper"] != "the-lt"]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("name: Fusilier", "fusilier"),
        ("name: Fusilier, count: 3", "fusilier-1 fusilier-2 fusilier-3"),
        ("name: Ñandú Ágil", "nandu-agil"),
        ("name: Øre Æon Œuf Straße Đuro Łódź", "ore-aeon-oeuf-strasse-duro-lodz"),
        ("name: ﬁve ①", "five-1"),  # NFKD
        ("name: 'O''Hara \"the\" Fox’s ‘x’ “y”'", "ohara-the-foxs-x-y"),
        ("name: '  --A__b...C!! '", "a-b-c"),
        ("name: '!!!'", "trooper"),
        ("name: 龍騎兵", "trooper"),
        ("name: '???', count: 2", "trooper-1 trooper-2"),
        ("name: A | name: B | name: a", "a-1 b a-2"),
        ("name: A, count: 2 | name: B | name: A", "a-1 a-2 b a-3"),
        ("name: A, count: 1", "a"),
        # numbers pass over ids already taken
        ("name: X, id: a-2 | name: A, count: 3", "a-2 a-1 a-3 a-4"),
        ("name: A, count: 3 | name: X, id: a-2", "a-1 a-3 a-4 a-2"),
        ("name: A 1 | name: A, count: 2", "a-1 a-2 a-3"),
        ("name: A, count: 2 | name: A 1", "a-2 a-3 a-1"),
        # a written id stays, also where a default is the same
        ("name: A, id: boss", "boss"),
        ("name: A, id: Boss_2", "Boss_2"),
        ("name: A, id: b | name: B", "b b-1"),
        ("name: B | name: A, id: b", "b-1 b"),
        ("name: A, id: squad, count: 2", "squad-1 squad-2"),
        # peripherals have ids too
        (
            "name: M, skills: [Doctor], peripherals: [{name: Bot, kind: servant}, {name: Bot, kind: servant}]",
            "m bot-1 bot-2",
        ),
        (
            "name: M, skills: [Doctor], peripherals: [{name: Bot, kind: servant, id: z}] | name: Bot",
            "m z bot",
        ),
        (
            "name: M, count: 2, skills: [Doctor], peripherals: [{name: Bot, kind: servant}]",
            "m-1 bot-1 m-2 bot-2",
        ),
    ],
)
def test_ids(desk, rows, expected):
    assert ids(desk, rows) == expected.split()


def test_ids_are_numbered_over_all_groups_in_file_order(desk):
    assert ids(desk, "name: A", "name: A | name: B", "name: A") == ["a-1", "a-2", "b", "a-3"]


@pytest.mark.parametrize(
    ("rows", "line"),
    [("name: A, id: x | name: B, id: x", 6), ("name: A, id: the-lt", 5)],
)
def test_an_id_used_twice(desk, rows, line):
    desk.write("list.yaml", a_list(rows))
    assert desk.faults() == [(line, "REF-02")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (a_list("name: A, cost: 300").replace("cost: 1, swc: 0, ava: total, name: A, cost", "name: A, cost"), None),
        (a_list("name: A").replace("cost: 1,", "cost: 301,"), "LIST-03"),
        (a_list("name: A", more="points: 250\n").replace("cost: 1,", "cost: 251,"), "LIST-03"),
        (a_list("name: A", more="points: 250\n").replace("swc: 0, ava: total, name", "swc: 5.5, ava: 1, name"), "LIST-04"),
        (a_list("name: A", more="points: 299\n").replace("swc: 0, ava: total, name", "swc: 5.5, ava: 1, name"), "LIST-04"),
        (a_list("name: A", more="points: 250\nswc: 5.5\n").replace("swc: 0, ava: total, name", "swc: 5.5, ava: 1, name"), None),
        (a_list("name: A, count: 2").replace("ava: total, name: A", "ava: 1, name: A"), "LIST-08"),
        (a_list("name: A, unit: U", "name: B, unit: U").replace("ava: total, name", "ava: 1, name"), "LIST-08"),
        (a_list("name: A, unit: U | name: A, unit: V").replace("ava: total, name", "ava: 1, name"), None),
        (a_list("name: A | name: A").replace("ava: total, name: A", "ava: 1, name: A"), "LIST-08"),
    ],
)  # fmt: skip
def test_points_swc_and_ava(desk, text, code):
    desk.write("list.yaml", text)
    assert [fault.code for fault in desk.faults()] == ([code] if code else [])


@pytest.mark.parametrize("bonus", ["+1", "'+1'", '"+1"'])
@pytest.mark.parametrize(("spent", "legal"), [("7", True), ("7.5", False)])
def test_a_bonus_of_swc(desk, bonus, spent, legal):
    text = a_list("name: A | name: B")
    text = text.replace("swc: 0, ava: total, name: A", f"swc: {bonus}, ava: total, name: A")
    text = text.replace("swc: 0, ava: total, name: B", f"swc: {spent}, ava: total, name: B")
    desk.write("list.yaml", text)
    assert [fault.code for fault in desk.faults()] == ([] if legal else ["LIST-04"])


@pytest.mark.parametrize("kind", ["LI", "MI", "HI", "TAG", "REM", "SK", "WB", "VH"])
def test_types(desk, kind):
    desk.write("list.yaml", a_list(f"name: A, type: {kind}"))
    assert desk.faults() == []


def test_group_numbers(desk):
    """A number of its own, by default its place in the file."""
    text = a_list("", "name: A", "name: B").replace("  - troopers:\n      - {cost: 1, swc: 0, ava: total, name: A",
                                                   "  - number: 7\n    troopers:\n      - {cost: 1, swc: 0, ava: total, name: A")  # fmt: skip
    desk.write("list.yaml", text)
    assert [group["group"] for group in desk.json("reserve")["groups"]] == ["1", "7", "3"]


DOC = "skills: [Doctor]"
SERVANT = "peripheral: servant"
THREE = ", ".join(["{name: P, kind: control}"] * 3)
PERIPHERALS = {
    # with a controller: nothing more is paid, no slot, no order
    "under a controller": (f"name: M, {DOC}, peripherals: [{{name: P, kind: servant}}]", [], ""),
    "with a cost for Retreat! alone": (
        f"name: M, {DOC}, peripherals: [{{name: P, kind: servant, cost: 299}}] | name: B, cost: 299", [], ""),
    "an engineer": ("name: M, skills: [Engineer], peripherals: [{name: P, kind: servant}]", [], ""),
    "in Spanish": ("name: M, skills: [Médico], peripherals: [{name: P, kind: servant}]", [], ""),
    "neither": ("name: M, peripherals: [{name: P, kind: servant}]", ["LIST-13"], ""),
    "three under control": (f"name: M, peripherals: [{THREE}]", [], ""),
    "four under control": (f"name: M, peripherals: [{THREE}, {{name: P, kind: control}}]", ["LIST-14"], ""),
    "cyberplug": ("name: M, skills: [Cyberplug], peripherals: [{name: P, kind: cyberplug}]", [], ""),
    "cyberplug without the skill": ("name: M, peripherals: [{name: P, kind: cyberplug}]", ["LIST-25"], ""),
    "synchronized": ("name: M, peripherals: [{name: P, kind: synchronized}]", [], ""),
    "ancillary": ("name: M, peripherals: [{name: P, kind: ancillary}]", [], ""),
    # rows of their own
    "named": (f"name: M, {DOC} | name: P, {SERVANT}, controller: m", [], "m"),
    "above": (f"name: M, {DOC} | name: B | name: P, {SERVANT}", [], "m"),
    "below": (f"name: P, {SERVANT} | name: B | name: M, {DOC}", [], "m"),
    "the nearest above": (f"name: M, {DOC} | name: N, {DOC} | name: P, {SERVANT} | name: O, {DOC}", [], "n"),
    "the nearest above with room": (
        f"name: M, {DOC} | name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT}", [], "m"),
    "below where all above are full": (
        f"name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT} | name: M, {DOC}", [], "m"),
    "nobody": (f"name: B | name: P, {SERVANT}", ["LIST-12"], None),
    "all full": (
        f"name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT}", ["LIST-13"], None),
    "other kinds must name theirs": ("name: M | name: P, peripheral: control", ["LIST-12"], None),
    "control named": ("name: M | name: P, peripheral: control, controller: m", [], "m"),
    "control named but full": (
        f"name: M, peripherals: [{THREE}] | name: P, peripheral: control, controller: m", ["LIST-14"], None),
    "servant named but full": (
        f"name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT}, controller: n", ["LIST-13"], None),
    "controller not there": (f"name: M, {DOC} | name: P, {SERVANT}, controller: x", ["REF-01"], None),
}  # fmt: skip


@pytest.mark.parametrize(("rows", "codes", "controller"), PERIPHERALS.values(), ids=PERIPHERALS)
def test_peripherals(desk, rows, codes, controller):
    desk.write(
        "list.yaml", a_list(rows).replace("cost: 1, swc: 0, ava: total, name: B, cost", "name: B, cost")
    )
    assert [fault.code for fault in desk.faults()] == codes
    if controller:
        # who controls it takes no part in a Coordinated Order (COO-03), the others do
        doctors = [name for name in ("m", "n", "o") if f"name: {name.upper()}," in rows]
        for name in doctors:
            game = f"list: list.yaml\nevents:\n  - turn: 1\n  - spend: {{order: coordinated, on: [the-lt, {name}]}}\n"
            desk.write("game.yaml", game)
            excluded = name == controller or f"name: {name.upper()}, {DOC}, peripherals" in rows
            assert [f.code for f in desk.faults("game.yaml")] == (["COO-03"] if excluded else []), name


def test_a_controller_in_another_group(desk):
    desk.write("list.yaml", a_list(f"name: M, {DOC}", f"name: A | name: P, {SERVANT}, controller: m"))
    assert [fault.code for fault in desk.faults()] == ["GRP-05"]


def test_a_servant_looks_for_its_controller_in_its_group(desk):
    desk.write("list.yaml", a_list(f"name: M, {DOC}", f"name: A | name: P, {SERVANT}"))
    assert [fault.code for fault in desk.faults()] == ["LIST-12"]


def test_peripherals_take_no_slot_and_give_no_order(desk):
    rows = (
        f"name: R, count: 8 | name: M, {DOC}, peripherals: [{{name: Q, kind: servant}}] | name: P, {SERVANT}"
    )
    desk.write("list.yaml", a_list(rows))
    assert desk.faults() == []
    answer = desk.json("reserve")
    assert (answer["groups"][0]["members"], answer["groups"][0]["regular"]) == (10, 10)
    given = {row["trooper"]: (row["order"], row["rule"]) for row in answer["troopers"]}
    assert given["q"] == given["p"] == ("none", "CNT-10")


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("name: P, peripheral: servant, cost: 300, swc: 0, ava: 1", "LIST-03"),
        ("name: P, peripheral: servant, cost: 3, swc: 6.5, ava: 1", "LIST-04"),
        ("name: P, peripheral: servant, cost: 3, swc: 0, ava: 1, count: 2", "LIST-08"),
        ("name: P, peripheral: servant, cost: 3, swc: 6, ava: 2, count: 2", "LIST-04"),
        ("name: P, peripheral: servant, cost: 298, swc: 6, ava: 1", None),
    ],
)
def test_a_peripheral_bought_on_its_own_is_paid_and_counted(desk, row, code):
    text = a_list(f"name: M, {DOC} | X")
    desk.write("list.yaml", text.replace("cost: 1, swc: 0, ava: total, X", row))
    assert [fault.code for fault in desk.faults()] == ([code] if code else [])


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
    text = f"system: infinity\ngroups:\n  - troopers:\n      - {{name: A, skills: [{skill}]}}\n      - {{name: B}}\n"
    desk.write("list.yaml", text)
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
