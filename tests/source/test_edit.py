"""A game's text takes one event more or gives the last one back, and nothing else in it moves."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st
from orders.findings import Place
from orders.source.edit import NotEdited, append_event, drop_last_event
from orders.source.flow import flow
from orders.source.intake import MOST_BYTES
from orders.source.layout import BREAK
from orders.source.reader import read_text
from orders.source.syntax import parse
from orders.words import render

SPEND = {"spend": {"order": "regular", "on": "alpha"}}
LINE = "- spend: {order: regular, on: alpha}"


# Layouts: the text, and the text with one more event

APPENDED = {
    "two spaces": (
        "list: list.yaml\nevents:\n  - turn: 1\n",
        "list: list.yaml\nevents:\n  - turn: 1\n  - spend: {order: regular, on: alpha}\n",
    ),
    "no indentation": (
        "list: list.yaml\nevents:\n- turn: 1\n",
        "list: list.yaml\nevents:\n- turn: 1\n- spend: {order: regular, on: alpha}\n",
    ),
    "four spaces, wide dash": (
        "list: list.yaml\nevents:\n    -   turn: 1\n",
        "list: list.yaml\nevents:\n    -   turn: 1\n    - spend: {order: regular, on: alpha}\n",
    ),
    "everything indented": (
        "  list: list.yaml\n  events:\n  - turn: 1\n",
        "  list: list.yaml\n  events:\n  - turn: 1\n  - spend: {order: regular, on: alpha}\n",
    ),
    "Windows": (
        "list: list.yaml\r\nevents:\r\n  - turn: 1\r\n",
        "list: list.yaml\r\nevents:\r\n  - turn: 1\r\n  - spend: {order: regular, on: alpha}\r\n",
    ),
    "old Macintosh": (
        "list: list.yaml\revents:\r  - turn: 1\r",
        "list: list.yaml\revents:\r  - turn: 1\r  - spend: {order: regular, on: alpha}\r",
    ),
    "line ends of both kinds": (
        "list: list.yaml\nevents:\n  - turn: 1\r\n",
        "list: list.yaml\nevents:\n  - turn: 1\r\n  - spend: {order: regular, on: alpha}\r\n",
    ),
    "no line end at the end": (
        "list: list.yaml\r\nevents:\r\n  - turn: 1",
        "list: list.yaml\r\nevents:\r\n  - turn: 1\r\n  - spend: {order: regular, on: alpha}",
    ),
    "byte order mark": (
        "\ufefflist: list.yaml\nevents:\n  - turn: 1\n",
        "\ufefflist: list.yaml\nevents:\n  - turn: 1\n  - spend: {order: regular, on: alpha}\n",
    ),
    "below comments, above blank lines": (
        "events:\n  - turn: 1  # hot\n  # He forgot his sniper.\n# ---- turn 2 ----\n\n  \n",
        "events:\n  - turn: 1  # hot\n  # He forgot his sniper.\n# ---- turn 2 ----\n"
        "  - spend: {order: regular, on: alpha}\n\n  \n",
    ),
    "trailing blanks": (
        "events:\n  - turn: 1 \t \n",
        "events:\n  - turn: 1 \t \n  - spend: {order: regular, on: alpha}\n",
    ),
    "document marks": (
        "%YAML 1.1\n--- # game\nevents:\n  - turn: 1\n\n...\n# the end\n",
        "%YAML 1.1\n--- # game\nevents:\n  - turn: 1\n  - spend: {order: regular, on: alpha}\n\n...\n"
        "# the end\n",
    ),
    "items over several lines": (
        "events:\n  -\n    turn: 1\n  - spend:\n      order: regular\n      on: [a,\n        b\n    ]\n",
        "events:\n  -\n    turn: 1\n  - spend:\n      order: regular\n      on: [a,\n        b\n    ]\n"
        "  - spend: {order: regular, on: alpha}\n",
    ),
    "quoted key": (
        '"events":\n  - turn: 1\n',
        '"events":\n  - turn: 1\n  - spend: {order: regular, on: alpha}\n',
    ),
    "more keys above": (
        "list: a\nrulings: {\n  convert_in_lol: false}\ndeployment:\n  on_table: [x]\nevents:\n  - turn: 1\n",
        "list: a\nrulings: {\n  convert_in_lol: false}\ndeployment:\n  on_table: [x]\nevents:\n  - turn: 1\n"
        "  - spend: {order: regular, on: alpha}\n",
    ),
}

# Layouts without an event: the text, with its first event, and after undoing that

FIRST = {
    "key alone": (
        "list: a\nevents:\n",
        "list: a\nevents:\n  - spend: {order: regular, on: alpha}\n",
        "list: a\nevents:\n",
    ),
    "key alone, no line end": (
        "list: a\nevents:",
        "list: a\nevents:\n  - spend: {order: regular, on: alpha}",
        "list: a\nevents:",
    ),
    "key and comments": (
        "list: a\r\nevents:  # ours\r\n# from here\r\n\r\n",
        "list: a\r\nevents:  # ours\r\n# from here\r\n  - spend: {order: regular, on: alpha}\r\n\r\n",
        "list: a\r\nevents:  # ours\r\n# from here\r\n\r\n",
    ),
    "empty brackets": (
        "list: a\nevents: []\n",
        "list: a\nevents:\n  - spend: {order: regular, on: alpha}\n",
        "list: a\nevents:\n",
    ),
    "empty brackets with a comment": (
        "list: a\nevents:  [ ]  # none yet\n",
        "list: a\nevents:  # none yet\n  - spend: {order: regular, on: alpha}\n",
        "list: a\nevents:  # none yet\n",
    ),
    "empty brackets below": (
        "list: a\nevents: # none yet\n  [\n  ]\n",
        "list: a\nevents: # none yet\n  - spend: {order: regular, on: alpha}\n",
        "list: a\nevents: # none yet\n",
    ),
    "null": (
        "list: a\nevents: ~\n...\n",
        "list: a\nevents:\n  - spend: {order: regular, on: alpha}\n...\n",
        "list: a\nevents:\n...\n",
    ),
    "no key": (
        "list: a  # ours\n\n",
        "list: a  # ours\nevents:\n  - spend: {order: regular, on: alpha}\n\n",
        "list: a  # ours\nevents:\n\n",
    ),
    "no key, no line end": (
        "\ufefflist: a",
        "\ufefflist: a\nevents:\n  - spend: {order: regular, on: alpha}",
        "\ufefflist: a\nevents:",
    ),
    "no key, everything indented": (
        "  list: a\n",
        "  list: a\n  events:\n    - spend: {order: regular, on: alpha}\n",
        "  list: a\n  events:\n",
    ),
}

# The last event goes: the text, what is left, the event in one line

DROPPED = {
    "one line": (
        "events:\n  - turn: 1\n  - enter: tomcat\n",
        "events:\n  - turn: 1\n",
        "enter: tomcat",
    ),
    "comments around it stay": (
        "events:\n  - turn: 1\n  # out of the fog\n  - enter: tomcat  # at last\n  # good\n\n# end\n",
        "events:\n  - turn: 1\n  # out of the fog\n  # good\n\n# end\n",
        "enter: tomcat",
    ),
    "all its lines": (
        "events:\n- turn: 1\n- spend:\n    order: regular # of mine\n    # which?\n    on: alpha\n# more\n",
        "events:\n- turn: 1\n# more\n",
        "spend: {order: regular, on: alpha}",
    ),
    "dash on a line of its own": (
        "events:\n  - turn: 1\n  - # now\n\n    spend: {order: regular,\n      on: [a,\n      b\n   ]  }\n\n",
        "events:\n  - turn: 1\n\n",
        "spend: {order: regular, on: [a, b]}",
    ),
    "text over several lines, which looks like more": (
        'events:\n  - turn: 1\n  - gain: {id: x, name: "a\n     - b\n     # c", by: z}\n',
        "events:\n  - turn: 1\n",
        "gain: {id: x, name: 'a - b # c', by: z}",
    ),
    "text in block style": (
        "events:\n  - turn: 1\n  - gain:\n      name: |\n        # one\n        # two\n\n# rest\n",
        "events:\n  - turn: 1\n\n# rest\n",
        'gain: {name: "# one\\x0a# two\\x0a"}',
    ),
    "no line end at the end": (
        "events:\r\n  - turn: 1\r\n  - enter: tomcat",
        "events:\r\n  - turn: 1",
        "enter: tomcat",
    ),
    "the only one": (
        "events:  # ours\n  # first\n  - turn: 1\n  # then\n",
        "events:  # ours\n  # first\n  # then\n",
        "turn: 1",
    ),
    "without a value": ("events:\n  - turn: 1\n  - state:\n\n", "events:\n  - turn: 1\n\n", "state: null"),
    "no event at all": ("events:\n  - turn: 1\n  -\n", "events:\n  - turn: 1\n", "null"),
    "an unknown one": (
        "events:\n  - turn: 1\n  - {trun: 2, half: 0.5, so: true}\n",
        "events:\n  - turn: 1\n",
        "{trun: 2, half: 0.5, so: true}",
    ),
    "document end": ("events:\n  - turn: 1\n  - end: 1\n...\n", "events:\n  - turn: 1\n...\n", "end: 1"),
}


@pytest.mark.parametrize(("before", "after"), APPENDED.values(), ids=APPENDED.keys())
def test_append_and_undo(before, after):
    assert append_event(before, SPEND) == after
    assert drop_last_event(after) == (before, LINE.removeprefix("- "))


@pytest.mark.parametrize(("before", "after", "undone"), FIRST.values(), ids=FIRST.keys())
def test_first_event(before, after, undone):
    assert append_event(before, SPEND) == after
    assert drop_last_event(after) == (undone, LINE.removeprefix("- "))
    assert append_event(undone, SPEND) == after


@pytest.mark.parametrize(("before", "after", "event"), DROPPED.values(), ids=DROPPED.keys())
def test_drop(before, after, event):
    assert drop_last_event(before) == (after, event)


def test_events_of_the_contract_are_written_as_it_has_them():
    lines = [
        ({"turn": 1}, "  - turn: 1\n"),
        (
            {"token": {"use": "regroup", "trooper": "sapper-2", "to": 1}},
            "  - token: {use: regroup, trooper: sapper-2, to: 1}\n",
        ),
        ({"spend": {"order": "regular", "on": "alpha"}}, "  - spend: {order: regular, on: alpha}\n"),
        (
            {"spend": {"order": "lieutenant", "by": "sgt", "on": "sgt"}},
            "  - spend: {order: lieutenant, by: sgt, on: sgt}\n",
        ),
        ({"enter": "tomcat"}, "  - enter: tomcat\n"),
        ({"opponent": {"use": "remove-orders", "from": {"1": 2}}},
         "  - opponent: {use: remove-orders, from: {1: 2}}\n"),
        ({"chain-of-command": "sgt"}, "  - chain-of-command: sgt\n"),
        ({"fireteam": {"name": "alpha", "cancel": True}}, "  - fireteam: {name: alpha, cancel: true}\n"),
        (
            {"spend": {"order": "coordinated", "on": ["a", "b"]}},
            "  - spend: {order: coordinated, on: [a, b]}\n",
        ),
    ]  # fmt: skip
    text = "list: list.yaml\nevents:\n"
    expected = text
    for event, line in lines:
        text = append_event(text, event)
        expected += line
    assert text == expected


# Refusals

HINT_LINE = (
    "Leave `events:` alone on its line, and write each event without the brackets on a line below it,"
    " such as `  - turn: 1`."
)
REFUSED = {
    "not the last key": (
        "events:\n  - turn: 1\nlist: a\ngoing: first\n",
        "`events:` must be the last key of the file, but `going:` stands behind it.",
        "Move `going:` with all that belongs to it above `events:`.",
        Place(4, 1, 4, 13),
    ),
    "in brackets": (
        "list: a\nevents: [turn: 1,\n  end: 1]\n",
        "The events stand in brackets, so no line can be added to them.",
        HINT_LINE,
        Place(2, 9, 2, 18),
    ),
    "a text": (
        "list: a\nevents: later\n",
        "`events:` does not hold a list.",
        "Write each event on a line of its own below `events:`, such as `  - turn: 1`.",
        Place(2, 9, 2, 14),
    ),
    "keys": (
        "list: a\nevents:\n  turn: 1\n",
        "`events:` does not hold a list.",
        "Write each event on a line of its own below `events:`, such as `  - turn: 1`.",
        Place(3, 3, 3, 10),
    ),
    "in braces": (
        "{list: a,\n events: []}\n",
        "The file is written in braces, so no line can be added to it.",
        "Write each key on a line of its own, without the outer { }, `events:` as the last.",
        Place(1, 1, 1, 10),
    ),
    "on the line of a colon": (
        "list: a\n? events\n: - turn: 1\n",
        "The events do not begin on a line of their own.",
        "Leave `events:` alone on its line and begin each event below it, such as `  - turn: 1`.",
        Place(3, 3, 3, 12),
    ),
    "a list": (
        "- turn: 1\n",
        "This is not a game file: it has no keys.",
        "A game file begins with `list: list.yaml` and ends with `events:`.",
        None,
    ),
    "empty": (
        "# nothing\n",
        "This is not a game file: it has no keys.",
        "A game file begins with `list: list.yaml` and ends with `events:`.",
        None,
    ),
}


@pytest.mark.parametrize("change", [lambda text: append_event(text, SPEND), drop_last_event])
@pytest.mark.parametrize(("text", "sentence", "hint", "place"), REFUSED.values(), ids=REFUSED.keys())
def test_other_layouts_are_refused_with_the_way_to_mend_them(text, sentence, hint, place, change):
    with pytest.raises(NotEdited) as refusal:
        change(text)
    assert render(refusal.value.say, "en") == sentence
    assert refusal.value.hint
    assert render(refusal.value.hint, "en") == hint
    assert render(refusal.value.say, "es") != sentence
    assert refusal.value.place == place


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("list: a\nevents:\n  - turn: 1\n - turn: 2\n", "YAML-01", 4),
        ("list: a\nevents:\n  - turn: 1\nevents:\n  - turn: 2\n", "YAML-02", 4),
        ("list: a\nevents:\n  - turn: &x 1\n", "YAML-01", 3),
        ("list: a\nevents:\n  - turn: 1\n---\nlist: b\n", "YAML-01", 4),
        ("list: a\nevents:\n  - turn: 1 # \x85 x\n", "YAML-01", 3),
    ],
)
def test_faulty_file_is_refused_as_the_reader_has_it(text, code, line):
    fault = next(f for f in read_text(text, "game.yaml").findings if f.code == code)
    for change in (lambda: append_event(text, SPEND), lambda: drop_last_event(text)):
        with pytest.raises(NotEdited) as refusal:
            change()
        assert (refusal.value.say, refusal.value.hint, refusal.value.place) == (
            fault.say,
            fault.hint,
            fault.place,
        )
        assert refusal.value.place
        assert refusal.value.place.line == line


def test_comment_between_empty_brackets_is_not_lost():
    with pytest.raises(NotEdited) as refusal:
        append_event("events: [ # none yet\n]\n", SPEND)
    assert refusal.value.say.key == "edit.brackets"


@pytest.mark.parametrize("text", ["list: a\n", "list: a\nevents:\n", "list: a\nevents: []\n", "events: ~\n"])
def test_nothing_to_undo(text):
    with pytest.raises(NotEdited) as refusal:
        drop_last_event(text)
    assert render(refusal.value.say, "en") == "There is no event to undo."


@pytest.mark.parametrize(
    "text",
    [
        # The blank line at the end is part of the text above it, and a line before it would cut it off.
        "events:\n  - gain:\n      name: |+\n        x\n\n",
        # The line end that a further line needs would become part of the text.
        "events:\n  - gain:\n      name: |\n        x",
    ],
)
def test_what_would_change_another_value_is_refused(text):
    with pytest.raises(NotEdited) as refusal:
        append_event(text, SPEND)
    assert refusal.value.say.key == "edit.unsafe"


def test_text_that_no_file_can_hold():
    with pytest.raises(NotEdited) as refusal:
        append_event("events:\n", {"gain": {"name": "\udcff"}})
    assert refusal.value.say.key == "edit.no_text"


def test_no_file_grows_beyond_what_is_read():
    text = "events:\n  - turn: 1\n"
    comment = "# " + "x" * (MOST_BYTES - len(text) - 3 - len(f"  {LINE}\n")) + "\n"
    assert len(append_event(comment + text, SPEND)) == MOST_BYTES
    with pytest.raises(NotEdited) as refusal:
        append_event("#" + comment + text, SPEND)
    assert render(refusal.value.say, "en") == (
        "The event was not written: the file would be larger than 1048576 bytes."
    )


# Values

FORMS = [
    ("alpha", "alpha"),
    ("fusilier-1", "fusilier-1"),
    ("imm-a", "imm-a"),
    ("Sergeant Ñandú (FTO)", "Sergeant Ñandú (FTO)"),
    ("L'Ordre", "L'Ordre"),
    ("", "''"),
    (" a", "' a'"),
    ("a ", "'a '"),
    ("no", "'no'"),
    ("On", "'On'"),
    ("NULL", "'NULL'"),
    ("true", "'true'"),
    ("y", "'y'"),
    ("012", "'012'"),
    ("1", "'1'"),
    ("1e3", "'1e3'"),
    ("1:30", "'1:30'"),
    ("2026-01-02", "'2026-01-02'"),
    ("0x1f", "'0x1f'"),
    (".inf", "'.inf'"),
    ("7th-1", "'7th-1'"),
    ("~", "'~'"),
    ("-", "'-'"),
    ("a: b", "'a: b'"),
    ("a:", "'a:'"),
    ("a #b", "'a #b'"),
    ("a, b", "'a, b'"),
    ("[x]", "'[x]'"),
    ("{x}", "'{x}'"),
    ("it's: so", "'it''s: so'"),
    ('"x"', "'\"x\"'"),
    ("=", "'='"),
    ("<<", "'<<'"),
    ("a\nb", '"a\\x0ab"'),
    ('a"\\\tb', '"a\\"\\\\\\x09b"'),
    ("\u00a0\u2028\U000e0001", '"\\xa0\\u2028\\U000e0001"'),
    (0, "0"),
    (-12, "-12"),
    (True, "true"),
    (False, "false"),
    (None, "null"),
    (0.5, "0.5"),
    ([], "[]"),
    ({}, "{}"),
    ([1, "b", ["c"]], "[1, b, [c]]"),
    (
        {"on": "a", "from": {"1": 2}, "a b": 0, "": 1, "01": 2},
        "{on: a, from: {1: 2}, a b: 0, '': 1, '01': 2}",
    ),
]


@pytest.mark.parametrize(("value", "form"), FORMS)
def test_form_of_a_value(value, form):
    assert flow(value) == form


def test_no_form_for_anything_else():
    with pytest.raises(TypeError):
        flow({1, 2})


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    [value for value, _ in FORMS if isinstance(value, str)]
)
numbers = st.integers(-(10**15) + 1, 10**15 - 1)
values = st.recursive(
    texts | numbers | st.booleans(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts.filter(bool), inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None)
@given(value=values)
@example(value={"no": "no", "1": 1, "yes": ["on", "012", "1:30", "2026-01-02", "=", "<<"]})
def test_what_is_written_is_what_is_read(value):
    text = append_event("list: a\nevents:\n", {"gain": value})
    assert text.count("\n") == 3
    assert parse(text).value["events"] == [{"gain": value}]
    assert not [f for f in read_text(text, "game.yaml").findings if f.code != "SCHEMA-01"]
    assert drop_last_event(text)[0] == "list: a\nevents:\n"


@settings(deadline=None)
@given(value=st.recursive(texts | numbers | st.booleans(), lambda inner: st.lists(inner, max_size=4)))
def test_ordinary_readers_of_yaml_agree(value):
    text = append_event("list: a\nevents:\n", {"gain": value})
    assert yaml.safe_load(text)["events"] == [{"gain": value}]


# Random layouts

ITEMS = [
    "turn: 1",
    "spend: {order: regular, on: alpha}",
    "enter: tomcat  # - at last",
    "spend:\n      order: regular  # mine\n      # which?\n\n      on: [a,\n        b]",
    "\n      state: {trooper: a,\n        is: dead\n      }",
    "# now\n      end: 1",
    'gain: {name: "a\n        - b\n        # c"}',
    "gain:\n      name: |-\n        - x\n        # y",
    "gain:\n      id: 'it''s # no'\n      by: >-\n        a\n\n        b",
    "state:",
    "",
    "- a\n      - b",
    "{turn: 1}",
]
HEADS = [
    "list: list.yaml",
    "# game",
    "",
    "going: first  # we won",
    "deployment: {\n  on_table: [a]}",
    "rulings:\n  x: true",
]
BETWEEN = ["", "  ", "# - no item", "    # deep", "  # comment"]


@st.composite
def layouts(draw, least=1):
    """A game's text, and its events (everything in them text) by another reader."""
    lines = draw(st.lists(st.sampled_from(HEADS), unique=True, max_size=4))
    lines.append("events:" + draw(st.sampled_from(["", "  # ours", " "])))
    indent = draw(st.sampled_from(["", "  ", "   "]))
    gaps = st.lists(st.sampled_from(BETWEEN), max_size=2)
    for item in draw(st.lists(st.sampled_from(ITEMS), min_size=least, max_size=4)):
        lines += draw(gaps)
        lines.append(f"{indent}- {item}")
    lines += draw(gaps)
    lines += draw(st.sampled_from([[], ["..."], ["...", "# end"]]))
    text = "\n".join(lines) + draw(st.sampled_from(["", "\n", "\n\n"]))
    text = text.replace("\n", draw(st.sampled_from(["\n", "\r\n", "\r"])))
    return draw(st.sampled_from(["", "\ufeff"])) + text


def events(text):
    """The events of a text by another reader, everything in them text."""
    return yaml.load(text.removeprefix("\ufeff"), yaml.BaseLoader)["events"] or []


@settings(deadline=None)
@given(text=layouts(), event=st.sampled_from([SPEND, {"turn": 2}, {"enter": "no"}]))
def test_undo_gives_back_the_very_text(text, event):
    after = append_event(text, event)
    lines = after.splitlines()
    assert any(lines[:i] + lines[i + 1 :] == text.splitlines() for i in range(len(lines)))
    assert events(after)[:-1] == events(text)
    assert list(events(after)[-1]) == list(event)
    assert drop_last_event(after)[0] == text


@settings(deadline=None)
@given(
    text=layouts(least=0), more=st.lists(st.sampled_from([SPEND, {"turn": 2}, {"enter": "b"}]), max_size=5)
)
def test_any_number_of_undos(text, more):
    steps = [text]
    for event in more:
        steps.append(append_event(steps[-1], event))
    for step in reversed(steps[:-1]):
        text, _ = drop_last_event(steps.pop())
        assert text == step


@settings(deadline=None)
@given(text=layouts())
def test_undo_takes_the_last_event_and_nothing_else(text):
    before = events(text)
    while before:
        after, _ = drop_last_event(text)
        assert events(after) == before[:-1]
        # One piece of whole lines is gone, with an item at its beginning and none of the lines around it.
        old, new = BREAK.split(text), BREAK.split(after)
        length = len(old) - len(new)
        starts = [i for i in range(len(new) + 1) if old[:i] + old[i + length :] == new]
        assert any(old[i].lstrip().startswith("-") and old[i + length - 1] not in BETWEEN for i in starts)
        text, before = after, before[:-1]
