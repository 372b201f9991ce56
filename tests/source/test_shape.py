"""Faults of shape: one finding each, at its own place, with what was expected and the nearest right thing."""

from pathlib import Path

import pytest
from orders.source import Kind, read_text
from orders.words import LANGUAGES, render

LIST = "system: infinity\ngroups:\n  - troopers:\n      - {name: Fusilier, %s}\n"
GAME = "list: list.yaml\nevents:\n  - %s\n"
PLAN = "spend:\n  - %s\n"


def cases(name):
    """Texts and what is told of them: blocks in which what is behind a bar is the text."""
    blocks = (Path(__file__).parent / "shape" / f"{name}.txt").read_text("utf-8").split("\n\n")
    return [case(block.rstrip("\n").split("\n")) for block in blocks]


def case(lines):
    text = "\n".join(line[2:] for line in lines if line.startswith("|"))
    return pytest.param(text, "\n".join(line for line in lines if not line.startswith("|")), id=text)


def told(text):
    """Place and sentence of each finding, its hint below."""
    lines = []
    for finding in read_text(text, "a.yaml").findings:
        assert finding.code == "SCHEMA-01"
        place = finding.place
        lines.append(f"{place.line}:{place.column}-{place.end_column} {render(finding.say, 'en')}")
        lines += [f"    {render(finding.hint, 'en')}"] if finding.hint else []
    return "\n".join(lines)


@pytest.mark.parametrize(("row", "expected"), cases("rows"))
def test_rows_of_a_list(row, expected):
    assert told(LIST % row) == expected


@pytest.mark.parametrize(("text", "expected"), cases("files"))
def test_whole_files(text, expected):
    assert told(text) == expected


@pytest.mark.parametrize(("event", "expected"), cases("events"))
def test_events_of_a_game(event, expected):
    assert told(GAME % event) == expected


@pytest.mark.parametrize(("step", "expected"), cases("steps"))
def test_steps_of_a_plan(step, expected):
    assert told(PLAN % step) == expected


KINDS = [
    ("system: infinity\n", Kind.LIST, "infinity"),
    ("system: infnity\n", Kind.LIST, "infinity"),
    ("system: 7\ngroups: []\n", Kind.LIST, "infinity"),
    ("groups: []\nfaction: x\n", Kind.LIST, "infinity"),
    ("system: officers\n", Kind.MISSION, "officers"),
    ("system: offcers\n", Kind.MISSION, "officers"),
    ("board: |\n  .\nmarines: []\n", Kind.MISSION, "officers"),
    ("list: a.yaml\nevents: []\n", Kind.GAME, None),
    ("events: []\n", Kind.GAME, None),
    ("list: a.yaml\ngoing: first\n", Kind.GAME, None),
    ("spend: []\n", Kind.PLAN, None),
    ("list: a.yaml\nturn: 2\nspnd: []\n", Kind.PLAN, None),
    ("a: 1\n", None, None),
]


@pytest.mark.parametrize(("text", "kind", "system"), KINDS)
def test_kinds(text, kind, system):
    document = read_text(text, "a.yaml")
    assert (document.kind, document.system) == (kind, system)


@pytest.mark.parametrize("root", ["- a\n", "text\n", "7\n", "[[1]]\n", "true\n"])
def test_a_file_without_keys(root):
    document = read_text(root, "a.yaml")
    assert [f.say.key for f in document.findings] == ["source.no_mapping"]
    assert (document.value, document.kind) == (None, None)


FINE_EVENTS = [
    "{turn: 1}",
    "{end: 1}",
    "{spend: {order: regular, on: alpha}}",
    "{spend: {order: lieutenant, by: sgt, on: sgt}}",
    "{spend: {order: coordinated, on: [a, b], group: 2, pay: lieutenant, peripherals: [c]}}",
    "{state: {trooper: fusilier-2, is: unconscious}}",
    "{enter: tomcat}",
    "{enter: {trooper: a, with: impetuous}}",
    "{reveal: a}",
    "{token: {use: regroup, trooper: a, to: 1}}",
    "{token: {use: regroup, trooper: a, to: 1, by: strategos}}",
    "{token: {use: fireteam, name: alpha, type: duo, members: [a, b]}}",
    "{token: {use: guts}}",
    "{token: {use: speedball}}",
    "{opponent: {use: remove-orders, from: {1: 2}}}",
    "{opponent: {use: limit-tokens}}",
    "{chain-of-command: a}",
    "{lieutenant: a}",
    "{mnemonica: {from: a, to: b}}",
    "{frenzy: a}",
    "{fireteam: {name: alpha, cancel: true}}",
    "{fireteam: {name: alpha, leave: a}}",
    "{gain: {id: x, name: X, by: a}}",
]


@pytest.mark.parametrize("event", FINE_EVENTS)
def test_fine_events(event):
    assert told(GAME % event) == ""


@pytest.mark.parametrize("events", ["events:\n", "events: []\n", "events: null\n"])
def test_a_game_just_begun_has_no_events(events):
    document = read_text("list: list.yaml\ngoing: second\n" + events, "game.yaml")
    assert (document.findings, document.kind, document.value["events"]) == ([], Kind.GAME, [])


FINE_STEPS = [
    "{order: regular, on: a, group: 1}",
    "{order: alert, by: varo, on: [varo]}",
    "{enter: tomcat}",
    "{reveal: a}",
    "{token: {use: convert, trooper: a}}",
]


@pytest.mark.parametrize("step", FINE_STEPS)
def test_fine_steps(step):
    assert told(PLAN % step) == ""


def test_what_is_wrong_is_taken_out_and_the_rest_goes_on():
    document = read_text(
        "system: infinity\n"
        "name: 42\n"
        "groups:\n"
        "  - troopers:\n"
        "      - {name: Captain, cost: ten, skills: [Lieutenant, 7, NCO]}\n"
        "      - Fusilier\n"
        "      - {cost: 3}\n"
        "  - none\n"
        "  - {number: 3, troopers: []}\n"
        "fireteams:\n"
        "  - {name: alpha, type: cor, members: []}\n"
        "  - {nane: beta, type: duo}\n"
        "  - {name: gamma, type: duo, members: [a, 7, b]}\n",
        "list.yaml",
    )
    assert document.value == {
        "system": "infinity",
        "groups": [
            {
                "troopers": [
                    {"name": "Captain", "skills": ["Lieutenant", "NCO"]},
                    {"name": ""},
                    {"cost": 3, "name": ""},
                ]
            },
            {"troopers": []},
            {"number": 3, "troopers": []},
        ],
        "fireteams": [{"name": "gamma", "type": "duo", "members": ["a", "b"]}],
    }
    row = ("groups", 0, "troopers")
    assert document.spoiled >= {
        ("name",),
        (*row, 0, "cost"),
        (*row, 0, "skills"),
        (*row, 1),
        (*row, 1, "name"),
        (*row, 2, "name"),
        ("groups", 1),
        ("groups", 1, "troopers"),
        ("fireteams",),
    }
    assert (*row, 0) not in document.spoiled
    assert document.place(("fireteams", 0, "members", 1)) == (13, 46, 13, 47)
    assert document.place((*row, 0, "skills", 1)) == (5, 60, 5, 63)
    assert len(document.findings) == 10


@pytest.mark.parametrize("key", ["5", "+5", "05", "a/b", "~1", "~0~", "-5", "5.5"])
def test_keys_that_look_like_numbers_or_paths(key):
    text = f"system: officers\nboard: '.'\nmarines: []\nlegend: {{{key}: 7, X: a}}\n"
    document = read_text(text, "mission.yaml")
    assert [(f.say.key, f.place.line) for f in document.findings] == [("source.wrong_value", 4)]
    assert document.value["legend"] == {"X": "a"}
    assert document.spoiled == {("legend", key)}


def test_an_event_with_a_fault_is_left_out_and_the_others_keep_their_places():
    document = read_text("list: a\nevents:\n  - turn: 1\n  - turm: 2\n  - end: 1\n", "game.yaml")
    assert document.value["events"] == [{"turn": 1}, {"end": 1}]
    assert document.place(("events", 1)) == (5, 5, 5, 11)


def test_half_a_file_is_told_to_be_broken_and_nothing_else():
    document = read_text("system: infinity\nnmae: x\ngroups: [\n", "list.yaml")
    assert [f.code for f in document.findings] == ["YAML-01"]
    assert (document.value, document.kind, document.system) == (None, Kind.LIST, None)


def test_more_than_a_hundred_faults_are_not_listed():
    rows = "".join(f"      - {{name: A, cost: x{n}}}\n" for n in range(200))
    document = read_text(f"system: infinity\ngroups:\n  - troopers:\n{rows}", "list.yaml")
    assert len(document.findings) == 101
    assert [f.say.key for f in document.findings].count("source.more") == 1


def test_of_a_huge_file_the_first_fault_is_told():
    rows = "      - 1\n" * 100_000
    document = read_text(f"system: infinity\ngroups:\n  - troopers:\n{rows}", "list.yaml")
    assert [(f.code, f.place.line) for f in document.findings] == [("SCHEMA-01", 4)]
    assert document.value is None


TEXTS = {"rows": LIST, "files": "%s", "events": GAME, "steps": PLAN}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TEXTS)
def test_every_fault_has_words_in_every_language(name, language):
    for one in cases(name):
        for finding in read_text(TEXTS[name] % one.values[0], "a.yaml").findings:
            assert render(finding.say, language)
            assert finding.hint is None or render(finding.hint, language)
