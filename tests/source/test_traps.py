"""Every trap of YAML, each a finding at its own place."""

import pytest
from orders.source import read_text, syntax
from orders.words import LANGUAGES, render

LIST = "system: infinity\ngroups: [{troopers: []}]\n"


def told(text):
    """Code, sentence and span of every finding but those of shape."""
    findings = read_text(text, "list.yaml").findings
    return [(f.code, f.say.key.removeprefix("source."), *f.place) for f in findings if f.code != "SCHEMA-01"]


TRAPS = [
    # keys twice
    ("a: 1\na: 2\n", [("YAML-02", "twice", 2, 1, 2, 2)]),
    ("a: 1\na: 2\na: 3\n", [("YAML-02", "twice", 2, 1, 2, 2), ("YAML-02", "twice", 3, 1, 3, 2)]),
    ("x: {b: 1, 'b': 2}\n", [("YAML-02", "twice", 1, 11, 1, 14)]),
    ("on: 1\nyes: 2\non: 3\n", [("YAML-02", "twice", 3, 1, 3, 3)]),
    ("1: a\n01: b\n1: c\n", [("YAML-02", "twice", 3, 1, 3, 2)]),
    # anchors, aliases, merge keys
    ("a: &x 1\n", [("YAML-01", "anchor", 1, 4, 1, 8)]),
    ("a: &x [1]\n", [("YAML-01", "anchor", 1, 4, 1, 8)]),
    ("a: *x\nb: [*y, 1]\n", [("YAML-01", "alias", 1, 4, 1, 6), ("YAML-01", "alias", 2, 5, 2, 7)]),
    ("&x a: 1\n", [("YAML-01", "anchor", 1, 1, 1, 5)]),
    ("*x : 1\n", [("YAML-01", "alias", 1, 1, 1, 3)]),
    ("a:\n  <<: *x\n  b: 1\n", [("YAML-01", "merge", 2, 3, 2, 5)]),
    ("a:\n  <<: [*x, *y]\n", [("YAML-01", "merge", 2, 3, 2, 5)]),
    ("a:\n  '<<': 1\n", []),
    # tags
    ("a: !!str 5\n", [("YAML-01", "tag", 1, 4, 1, 11)]),
    ("a: !cost 5\n", [("YAML-01", "tag", 1, 4, 1, 11)]),
    ("a: ! 5\n", [("YAML-01", "tag", 1, 4, 1, 7)]),
    ("a: !!python/object/apply:os.system [ls]\n", [("YAML-01", "tag", 1, 4, 1, 37)]),
    ("a: !!set {b}\n", [("YAML-01", "tag", 1, 4, 1, 11)]),
    ("a: &x !!int 5\n", [("YAML-01", "anchor", 1, 4, 1, 14), ("YAML-01", "tag", 1, 4, 1, 14)]),
    ("a: !e!x 5\n", [("YAML-01", "tag_name", 1, 4, 1, 5)]),
    # several documents
    (LIST + "---\nb: 1\n", [("YAML-01", "documents", 3, 1, 3, 4)]),
    ("---\n" + LIST + "...\n", []),
    ("%YAML 1.1\n---\n" + LIST, []),
    # keys that are no words
    ("? [a, b]\n: 1\n", [("YAML-01", "key_not_text", 1, 3, 1, 4)]),
    ("{{a: *x}: 2}\n", [("YAML-01", "key_not_text", 1, 2, 1, 3)]),
    ("{[*x]: {b: *y}}\n", [("YAML-01", "key_not_text", 1, 2, 1, 3)]),
    ("? a\n", []),
    (": a\n", [("YAML-01", "empty_key", 1, 1, 1, 2)]),
    ("a: {'': 1, b: 2}\n", [("YAML-01", "empty_key", 1, 5, 1, 7)]),
    # control characters; line breaks that editors do not count
    ("a: b\0c\n", [("YAML-01", "control", 1, 5, 1, 6)]),
    ("a: \x07\x07b \x1b\n", [("YAML-01", "control", 1, 4, 1, 6), ("YAML-01", "control", 1, 8, 1, 9)]),
    ("a: 1\nb: x\x85y\u2028z\n", [("YAML-01", "control", 2, 5, 2, 6), ("YAML-01", "control", 2, 7, 2, 8)]),
    ("a: \ud800\n", [("YAML-01", "control", 1, 4, 1, 5)]),
    ("a: \u00a0\ufeff\u200b🎲\n", []),
    # numbers too long
    ("a: 123456789012345\nb: -0.12345678901234\n", []),
    ("a: 1234567890123456\n", [("YAML-03", "long_number", 1, 4, 1, 20)]),
    ("a: [1, -0.123456789012345]\n", [("YAML-03", "long_number", 1, 8, 1, 26)]),
    ("a: " + "9" * 9000 + "\n", [("YAML-03", "long_number", 1, 4, 1, 9004)]),
    ("a: '1234567890123456'\n", []),
    # too deep
    ("[" * 64 + "]" * 64, []),
    ("[" * 65 + "]" * 65, [("YAML-03", "too_deep", 1, 65, 1, 66)]),
    ("{a: " * 65 + "1" + "}" * 65, [("YAML-03", "too_deep", 1, 257, 1, 258)]),
    ("- " * 65 + "x", [("YAML-03", "too_deep", 1, 129, 1, 129)]),
    # syntax: the first fault ends the reading, those before it are told too
    ("a: b: c\n", [("YAML-01", "colon", 1, 5, 1, 6)]),
    ("a: 1\nb\nc: 2\n", [("YAML-01", "no_colon", 2, 1, 2, 2)]),
    ('a: 1\nb: "x\nc: 2\n', [("YAML-01", "open_quote", 2, 4, 2, 5)]),
    ("a: 'x\n", [("YAML-01", "open_quote", 1, 4, 1, 5)]),
    ('a: "\\q"\n', [("YAML-01", "escape", 1, 5, 1, 6)]),
    ('a: "\\xzz"\n', [("YAML-01", "escape", 1, 5, 1, 6)]),
    ("a:\n\tb: 1\n", [("YAML-01", "tab", 2, 1, 2, 2)]),
    ("a: @x\n", [("YAML-01", "start", 1, 4, 1, 5)]),
    ("a: `x`\n", [("YAML-01", "start", 1, 4, 1, 5)]),
    ("a: %x\n", [("YAML-01", "start", 1, 4, 1, 5)]),
    ("a: - b\n", [("YAML-01", "dash", 1, 4, 1, 5)]),
    ("a: [1, 2\nb: 3\n", [("YAML-01", "open_bracket", 1, 4, 1, 5)]),
    ("a: [1, 2", [("YAML-01", "open_bracket", 1, 4, 1, 5)]),
    ("a: [\n", [("YAML-01", "open_bracket", 1, 4, 1, 5)]),
    ("a: {\n\n# end\n", [("YAML-01", "open_bracket", 1, 4, 1, 5)]),
    ("a: [{b: [c]}, [d, [e\n", [("YAML-01", "open_bracket", 1, 19, 1, 20)]),
    ("a: [\n  - b\n", [("YAML-01", "open_bracket", 1, 4, 1, 5)]),
    ("a:\n  - [{b: 1},\n     {c: 2}\n  - d\n", [("YAML-01", "open_bracket", 2, 5, 2, 6)]),
    ("a: [{b: 1}\n  {c: 2}]\n", [("YAML-01", "bracket", 2, 3, 2, 4)]),
    ("a: [b}\n", [("YAML-01", "bracket", 1, 6, 1, 7)]),
    ("a: [b,, c]\n", [("YAML-01", "empty_item", 1, 7, 1, 8)]),
    ("a: {b: 1\n", [("YAML-01", "open_bracket", 1, 4, 1, 5)]),
    ("a: 1\n  b: 2\n", [("YAML-01", "colon", 2, 4, 2, 5)]),
    ("a:\n  - b\n c: 1\n", [("YAML-01", "indent", 3, 2, 3, 3)]),
    ("  a: 1\n b: 2\n", [("YAML-01", "indent", 2, 2, 2, 3)]),
    ("a: 1\n]\n", [("YAML-01", "unopened", 2, 1, 2, 2)]),
    ("a: *\n", [("YAML-01", "star", 1, 4, 1, 5)]),
    ("a: 1\na: 2\nb: &x 3\nc: }\n", [
        ("YAML-02", "twice", 2, 1, 2, 2),
        ("YAML-01", "anchor", 3, 4, 3, 8),
        ("YAML-01", "unopened", 4, 4, 4, 5),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), TRAPS)
def test_traps(text, expected):
    assert told(text) == expected


@pytest.mark.parametrize(("text", "expected"), TRAPS)
def test_traps_where_libyaml_is_missing(text, expected, monkeypatch):
    monkeypatch.setattr(syntax, "_parser", lambda text: syntax._Pure(text).get_event)
    assert told(text) == expected


def test_the_first_of_two_keys_counts_and_is_pointed_at():
    document = read_text("system: infinity\nname: A\ngroups: [{troopers: []}]\nname: B\n", "list.yaml")
    (finding,) = document.findings
    assert (finding.place[:2], finding.elsewhere[0].place) == ((4, 1), (2, 1, 2, 5))
    assert document.value["name"] == "A"
    assert document.spoiled == {("name",)}


HOLES = [
    ("name: *x", {}, {("name",)}),
    ("name: !!str 5", {}, {("name",)}),
    ("points: 1234567890123456", {}, {("points",)}),
    ("name: &x Patrol", {"name": "Patrol"}, set()),
]


@pytest.mark.parametrize(("line", "left", "spoiled"), HOLES)
def test_what_cannot_be_used_is_left_out_and_told_once(line, left, spoiled):
    document = read_text(f"{LIST}{line}\n", "list.yaml")
    assert len(document.findings) == 1
    assert document.value == {"system": "infinity", "groups": [{"troopers": []}], **left}
    assert document.spoiled == spoiled


def test_items_left_out_of_a_list_move_the_others_and_their_places():
    text = "system: infinity\ngroups:\n  - troopers:\n      - {name: A, skills: [*x, NCO, *y, Doctor]}\n"
    document = read_text(text, "list.yaml")
    skills = ("groups", 0, "troopers", 0, "skills")
    assert document.value["groups"][0]["troopers"][0]["skills"] == ["NCO", "Doctor"]
    assert document.place((*skills, 1)) == (4, 41, 4, 47)
    assert document.spoiled == {skills}


def test_a_row_that_cannot_be_used_keeps_its_place_in_the_group():
    text = "system: infinity\ngroups:\n  - troopers:\n      - *x\n      - {name: B}\n"
    document = read_text(text, "list.yaml")
    assert [f.code for f in document.findings] == ["YAML-01"]
    assert document.value["groups"][0]["troopers"] == [{"name": ""}, {"name": "B"}]
    assert ("groups", 0, "troopers", 0) in document.spoiled


def test_a_mapping_with_a_merge_key_is_not_blamed_for_what_is_missing():
    text = "system: infinity\ngroups:\n  - troopers:\n      - {<<: *x, cost: 3}\n"
    document = read_text(text, "list.yaml")
    assert [f.say.key for f in document.findings] == ["source.merge"]
    assert document.value["groups"][0]["troopers"] == [{"cost": 3, "name": ""}]


def test_faults_beyond_a_hundred_end_the_reading():
    document = read_text("a: *x\n" + "a: 1\n" * 300, "list.yaml")
    assert len(document.findings) == 101
    assert document.findings[-1].say.key == "source.more"
    assert document.value is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [text for text, expected in TRAPS if expected])
def test_every_fault_has_words_and_a_hint_in_every_language(text, language):
    for finding in read_text(text, "list.yaml").findings:
        assert render(finding.say, language)
        assert finding.hint is not None
        assert render(finding.hint, language)
