"""Section 2 of the contract: the fields of findings, their places, and which fault has which code."""

from __future__ import annotations

import json

import pytest

from contract.army import shown

FIELDS = ["code", "severity", "message", "path", "line", "column", "end_line", "end_column", "hint",
          "trooper", "group"]  # fmt: skip
HEAD = "system: infinity\ngroups:\n  - troopers:\n"
LT = "      - {name: Lt, cost: 1, swc: 0, ava: total, skills: [Lieutenant]}\n"


def rows(*troopers: str, head: str = HEAD, lt: str = LT) -> str:
    """A list with a Lieutenant at line 4 and rows from line 5 on; cost, SWC and AVA are said."""
    return head + lt + "".join(f"      - {{cost: 1, swc: 0, ava: total, {row}}}\n" for row in troopers)


def test_fields_and_places(desk):
    text = rows('name: "Ñandú 🦤", skills: [Liutenant]', "name: B, skils: []")
    desk.write("list.yaml", text)
    answer = desk.json("validate", code=1)
    summary = {"files": 1, "errors": 1, "warnings": 1}
    assert shown(answer["summary"], summary) == summary
    near, wrong = answer["findings"]
    assert shown([near, wrong], [dict.fromkeys(FIELDS)] * 2)
    column = text.splitlines()[4].index("Liutenant") + 1
    assert (near["code"], near["severity"], near["path"]) == ("SKILL-01", "warning", "list.yaml")
    assert (near["line"], near["column"], near["end_line"], near["end_column"]) == (5, column, 5, column + 9)
    assert (near["trooper"], near["group"]) == ("nandu", "1")
    assert "Lieutenant" in near["hint"]
    column = text.splitlines()[5].index("skils") + 1
    assert (wrong["code"], wrong["severity"]) == ("SCHEMA-01", "error")
    assert (wrong["line"], wrong["column"], wrong["end_line"], wrong["end_column"]) == (
        6,
        column,
        6,
        column + 5,
    )
    assert (wrong["trooper"], wrong["group"]) == (None, None)
    assert "skils" in wrong["message"]
    assert "skills" in f"{wrong['message']} {wrong['hint']}"


def test_text(desk):
    desk.write("list.yaml", rows("name: B, skils: []"))
    head, excerpt, mark, *hint = desk.call("validate").out.splitlines()[:-1]
    assert head.startswith("list.yaml:5:48: error SCHEMA-01 ")
    assert excerpt.endswith("- {cost: 1, swc: 0, ava: total, name: B, skils: []}")
    assert mark.index("^") == excerpt.index("skils")
    assert mark.strip() == "^^^^^"
    assert "skills" in "".join(hint)


CASES = {
    # FILE, YAML
    "bytes that are not UTF-8": (b"system: infinity\nname: \xe9\n", "FILE-01", ...),
    "not closed": ("system: infinity\ngroups: [\n", "YAML-01", ...),
    "a tag": (rows() + "name: !!str 1\n", "YAML-01", 5),
    "an anchor": (rows() + "name: &a x\n", "YAML-01", 5),
    "an alias": (rows() + "faction: *a\n", "YAML-01", 5),
    "a merge key": (rows() + "limits: {<<: {troopers: 3}}\n", "YAML-01", 5),
    "several documents": (rows() + "---\nsystem: infinity\n", "YAML-01", 5),
    "a control character": (rows() + 'name: "a\x07b"\n', "YAML-01", 5),
    "NUL": (rows() + "name: a\x00b\n", "YAML-01", 5),
    "a tab": ("system: infinity\ngroups:\n\t- troopers: []\n", "YAML-01", 3),
    "a key twice": (rows() + "name: a\nname: b\n", "YAML-02", 6),
    "a key twice in a row": (rows("name: B, name: C"), "YAML-02", 5),
    "too deep": (rows() + "name: " + "[" * 70 + "]" * 70 + "\n", "YAML-03", 5),
    "too large": (rows() + "name: x\n" + "# x\n" * 300_000, "YAML-03", ...),
    "a number too long": (rows() + "points: " + "9" * 5000 + "\n", "YAML-03", 5),
    # SCHEMA, REF
    "empty": ("", "SCHEMA-01", 1),
    "comments only": ("# nothing\n", "SCHEMA-01", 1),
    "a scalar": ("hello\n", "SCHEMA-01", 1),
    "no groups": ("system: infinity\n", "SCHEMA-01", ...),
    "an unknown system": (rows(head=HEAD.replace("infinity", "infinitty")), "SCHEMA-01", 1),
    "an unknown key": (rows("name: B, trainin: regular"), "SCHEMA-01", 5),
    "a word that is none": (rows("name: B, training: veteran"), "SCHEMA-01", 5),
    "a word for a number": (rows() + "points: many\n", "SCHEMA-01", 5),
    "a troop type that is none": (rows("name: B, type: XX"), "SCHEMA-01", 5),
    "an id with a blank": (rows("name: B, id: 'a b'"), "SCHEMA-01", 5),
    "a member that is not there": (
        rows("name: B") + "fireteams: [{name: f, type: duo, members: [b, c]}]\n", "REF-01", 6),
    "a leader that is no member": (
        rows("name: B", "name: C") + "fireteams: [{name: f, type: duo, members: [b, c], leader: lt}]\n",
        "REF-01", 7),
    "a controller that is not there": (rows("name: B, peripheral: control, controller: x"), "REF-01", 5),
    "an id twice": (rows("name: B, id: b", "name: C, id: b"), "REF-02", 6),
    "a Fireteam's name twice": (
        rows("name: B, count: 4")
        + "fireteams:\n  - {name: f, type: duo, members: [b-1, b-2]}\n"
        "  - {name: f, type: duo, members: [b-3, b-4]}\n",
        "REF-02", 8),
    "a Fireteam named as a trooper": (
        rows("name: B, count: 2") + "fireteams: [{name: lt, type: duo, members: [b-1, b-2]}]\n", "REF-02", 6),
    "a group number twice": (rows() + "  - number: 1\n    troopers: []\n", "REF-02", 5),
    # rules
    "no Lieutenant": (rows(lt="      - {name: R, cost: 1, swc: 0, ava: total}\n"), "LIST-10", 2),
    "two Lieutenants": (rows("name: B", "name: C, skills: [Lieutenant]"), "LIST-10", 6),
    "16 troopers": (rows("name: B, count: 9") + HEAD[25:] + "      - {name: C, count: 6, cost: 1, swc: 0, "
        "ava: 9}\n",
                    "LIST-01", 7),
    "11 in a group": (rows("name: B, count: 9", "name: C", "name: D"), "GRP-01", 6),
    "a limit of troopers": (rows("name: B", "name: C", "name: D") + "limits: {troopers: 3}\n", "LIST-01", 7),
    "a limit of the group": (rows("name: B", "name: C", "name: D") + "limits: {group_size: 2}\n", "GRP-01",
        6),
    "a limit of groups": (rows() + "  - troopers: []\n  - troopers: []\nlimits: {groups: 1}\n", "LIST-20", 5),
    "an irregular Lieutenant": (rows(lt=LT.replace("cost", "training: irregular, cost")), "LIST-11", 4),
    "a REM as Lieutenant": (rows(lt=LT.replace("cost", "type: REM, cost")), "LIST-11", 4),
    "over the points": (rows("name: B").replace("cost: 1, swc: 0, ava: total, name: B",
        "cost: 300, swc: 0, ava: 1, name: B"),
                        "LIST-03", 5),
    "over the SWC": (rows("name: B, count: 2").replace("swc: 0, ava: total, name: B",
        "swc: 3.5, ava: 9, name: B"), "LIST-04", 5),
    "over the AVA": (rows("name: B, unit: U", "name: C, unit: U").replace("ava: total, name", "ava: 1, name"),
        "LIST-08", 6),
    "a peripheral alone": (rows("name: B, peripheral: servant"), "LIST-12", 5),
    "three servants": (rows("name: B, skills: [Doctor], peripherals: [{name: P, kind: servant}, {name: P, "
        "kind: servant}, {name: P, kind: servant}]"),
                       "LIST-13", 5),
    "four under control": (rows("name: B, peripherals: [" + ", "
        .join(["{name: P, kind: control}"] * 4) + "]"), "LIST-14", 5),
    "one Proxy": (rows("name: B, skills: ['G: Jumper']"), "LIST-15", 5),
    "reinforcements": (rows() + "  - reinforcement: true\n    troopers: [{name: X}]\n", "LIST-21", 5),
    "a Fireteam of two as core": (
        rows("name: B", "name: C") + "fireteams: [{name: f, type: core, members: [b, c]}]\n", "FT-01", 7),
}  # fmt: skip


@pytest.mark.parametrize(("text", "code", "line"), CASES.values(), ids=CASES)
def test_one_fault_is_one_finding_with_its_code_at_its_place(desk, text, code, line):
    content = text if isinstance(text, bytes) else text.encode()
    (desk.folder / "list.yaml").write_bytes(content)
    (found,) = desk.findings("list.yaml")
    assert (found["code"], found["line"]) == (code, found["line"] if line is ... else line)
    assert found["message"]
    assert desk.call("validate", "list.yaml").code == (2 if code == "FILE-01" else 1)


def test_an_empty_file_is_at_its_beginning(desk):
    desk.write("list.yaml", "")
    (found,) = desk.findings("list.yaml")
    assert (found["code"], found["line"], found["column"]) == ("SCHEMA-01", 1, 1)


def test_no_lieutenant_is_at_groups(desk):
    desk.write("list.yaml", rows(lt="      - {name: R, cost: 1, swc: 0, ava: total}\n"))
    (found,) = desk.findings("list.yaml")
    assert (found["line"], found["column"], found["end_column"]) == (2, 1, 7)


def test_two_lieutenants_are_both_named(desk):
    desk.write("list.yaml", rows("name: Second, skills: [Lieutenant]"))
    (found,) = desk.findings("list.yaml")
    assert "Lt" in found["message"]
    assert "Second" in found["message"]


@pytest.mark.parametrize(
    "text",
    [
        rows("name: B, count: 9"),
        rows("name: B, count: 9") + HEAD[25:] + "      - {name: C, count: 5, cost: 1, swc: 0, ava: 5}\n",
        rows("name: B").replace("cost: 1, swc: 0, ava: total, name: B", "cost: 299, swc: 6, ava: 1, name: B"),
        rows("name: B, count: 11") + "limits: {group_size: 12}\n",
        rows("name: B").replace("swc: 0, ava: total, name: B", "swc: 7, ava: 1, name: B") + "swc: 7\n",
        rows("name: B", "name: C").replace("swc: 0, ava: total, name: B", "swc: 7, ava: 1, name: B")
        .replace("swc: 0, ava: total, name: C", "swc: +1, ava: 1, name: C"),
        rows("name: B", "name: C").replace("swc: 0, ava: total, name: B", "swc: 7, ava: 1, name: B")
        .replace("swc: 0, ava: total, name: C", "swc: '+1', ava: 1, name: C"),
        rows("name: B, unit: U", "name: C, unit: U").replace("ava: total, name", "ava: 2, name"),
        rows() + "  - troopers: []\nlimits: {groups: 2}\n",
    ],
)  # fmt: skip
def test_on_the_limit_is_legal(desk, text):
    desk.write("list.yaml", text)
    assert desk.json("validate")["findings"] == []


def test_missing_figures_are_one_info_each(desk):
    desk.write("list.yaml", HEAD + "      - {name: Lt, skills: [Lieutenant]}\n      - {name: R, count: 3}\n")
    found = desk.json("validate")["findings"]
    assert [(f["code"], f["severity"]) for f in found] == [
        ("LIST-03", "info"),
        ("LIST-04", "info"),
        ("LIST-08", "info"),
    ]
    assert (
        desk.json("validate", "--strict")["summary"].items()
        >= {"files": 1, "errors": 0, "warnings": 0}.items()
    )


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("Lieutenat", True),  # one letter of ten
        ("Leiutenant", True),  # two
        ("Lxxxtenant", False),  # three
        ("Docter", True),
        ("Doktor", True),
        ("Doktr", False),  # two of six
        ("NCA", True),
        ("Tactical Awarenes", True),
        ("Tactikal Avareness", True),
        ("Taktikal Avareness", False),
        ("Suboficiall", True),
        ("Regeneration", False),
        ("Stealth", False),
        ("Lieutenant", False),
        ("LIEUTENANT", False),
    ],
)
def test_nearly_a_skill(desk, written, near):
    """Edit distance 1, 2 from eight letters on."""
    desk.write("list.yaml", rows(f"name: B, skills: [{written}]"))
    codes = [f["code"] for f in desk.findings("list.yaml", severity="warning")]
    assert codes == (["SKILL-01"] if near else [])


def test_all_findings_of_a_file_at_once_sorted_by_place(desk):
    desk.write(
        "list.yaml",
        rows("name: B, skills: [Lieutenant]", "name: C, trainin: x", "name: D, skills: [Docter], id: b-1",
            "name: E, id: b-1")
        + "fireteams: [{name: f, type: duo, members: [c, nobody]}]\npoint: 3\n",
    )  # fmt: skip
    found = desk.json("validate", code=1)["findings"]
    places = [(f["line"], f["column"]) for f in found]
    assert places == sorted(places)
    assert [f["code"] for f in found] == ["LIST-10", "SCHEMA-01", "SKILL-01", "REF-02", "REF-01", "SCHEMA-01"]


def test_standard_input_is_a_dash(desk):
    run = desk.call("validate", "-", "--format", "json", stdin="")
    (found,) = json.loads(run.out)["findings"]
    assert (found["path"], found["line"], found["column"]) == ("-", 1, 1)


OWN = """system: infinity
groups:
  - troopers:
      - {name: Lt, skills: [Lieutenant]}
      - {name: R, count: 2}
      - {name: I, training: irregular}
      - {name: Ta, skills: [Tactical Awareness]}
      - {name: Imp, skills: [Impetuous]}
      - {name: Hak}
"""


@pytest.mark.parametrize(
    ("before", "event", "code"),
    [
        ("turn: 1", "spend: {order: irregular, on: r-1}", "ORD-02"),
        ("turn: 1; spend: {order: irregular, on: i}", "spend: {order: irregular, on: i}", "ORD-02"),
        (
            "turn: 1; " + "spend: {order: regular, on: r-1}; " * 6,
            "spend: {order: regular, on: r-1}",
            "ORD-01",
        ),
        ("turn: 1; spend: {order: lieutenant, on: lt}", "spend: {order: lieutenant, on: lt}", "ORD-03"),
        ("turn: 1", "spend: {order: lieutenant, on: r-1}", "ORD-03"),
        ("turn: 1; spend: {order: tactical, on: ta}", "spend: {order: tactical, on: ta}", "ORD-04"),
        ("turn: 1", "spend: {order: tactical, on: r-1}", "ORD-04"),
        ("turn: 1", "spend: {order: impetuous, on: r-1}", "IMP-01"),
        ("turn: 1; spend: {order: impetuous, on: imp}", "spend: {order: impetuous, on: imp}", "IMP-01"),
        ("turn: 1; spend: {order: regular, on: r-1}", "spend: {order: impetuous, on: imp}", "IMP-01"),
        ("turn: 1; end: 1", "spend: {order: regular, on: r-1}", "SEQ-01"),
        ("turn: 1; end: 1", "spend: {order: impetuous, on: imp}", "SEQ-01"),
        ("turn: 1; end: 1", "spend: {order: tactical, on: ta}", "SEQ-01"),
        ("turn: 1; end: 1", "spend: {order: lieutenant, on: lt}", "SEQ-01"),
        ("", "spend: {order: regular, on: r-1}", "SEQ-01"),
        ("turn: 1; end: 1", "token: {use: guts}", "CT-02"),
        ("turn: 1; end: 1", "token: {use: convert, trooper: i}", "CT-02"),
        ("turn: 1; end: 1", "token: {use: regroup, trooper: i, to: 1}", "CT-02"),
        ("turn: 1; state: {trooper: r-1, is: dead}", "spend: {order: regular, on: r-1}", "STA-03"),
        ("turn: 1; state: {trooper: r-1, is: unconscious}", "spend: {order: regular, on: r-1}", "STA-03"),
        ("turn: 1; state: {trooper: r-1, is: sepsitorized}", "spend: {order: regular, on: r-1}", "STA-03"),
        ("turn: 1; state: {trooper: r-1, is: possessed}", "spend: {order: regular, on: r-1}", "STA-10"),
        ("state: {trooper: i, is: dead}; turn: 1", "spend: {order: irregular, on: i}", "STA-03"),
        ("state: {trooper: ta, is: dead}; turn: 1", "spend: {order: tactical, on: ta}", "STA-03"),
        ("state: {trooper: ta, is: possessed}; turn: 1", "spend: {order: tactical, on: ta}", "STA-10"),
    ],
)
def test_codes_of_refused_events(desk, before, event, code):
    desk.write("list.yaml", OWN)
    events = [e.strip() for e in before.split(";") if e.strip()]
    events = events[:7] if len(events) > 7 else events
    game = "list: list.yaml\nevents:\n" + "".join(f"  - {e}\n" for e in [*events, event])
    desk.write("game.yaml", game)
    assert desk.faults("game.yaml") == [(3 + len(events), code)]
