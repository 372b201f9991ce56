"""JSON: one line, the version first, letters as they are, nothing a terminal obeys."""

import json

import pytest
from orders.findings import Say
from orders.report.json import dump, versioned
from orders.words import visible


def test_version_comes_first():
    assert versioned({"a": 1}) == '{"version":1,"a":1}'


def test_sentences_are_put_into_words():
    said = Say("commands.bad_value", {"name": "x", "what": "\x1b"})
    assert dump({"notes": [said], "by": {"x": (said, 1, None)}}) == (
        '{"notes":["x: \\\\x1b"],"by":{"x":["x: \\\\x1b",1,null]}}'
    )


def test_letters_stay_and_control_characters_are_escaped():
    name = 'Ñu 日本 "q" \x1b[2J \x7f\x9b \u202e\ufeff'
    text = dump({"name": name})
    assert text == '{"name":"Ñu 日本 \\"q\\" \\u001b[2J \\u007f\\u009b \\u202e\\ufeff"}'
    assert json.loads(text) == {"name": name}


@pytest.mark.parametrize(
    ("letter", "escaped", "shown"),
    [
        ("\xad", "\\u00ad", "\\xad"),
        ("\u180e", "\\u180e", "\\u180e"),
        ("\u200b", "\\u200b", "\\u200b"),
        ("\u2060", "\\u2060", "\\u2060"),
        ("\u206f", "\\u206f", "\\u206f"),
        ("\U000e0041", "\\udb40\\udc41", "\\U000e0041"),
        ("\U000e007f", "\\udb40\\udc7f", "\\U000e007f"),
        ("\U0001f600", "\U0001f600", "\U0001f600"),
        ("ñ", "ñ", "ñ"),
    ],
)
def test_letters_that_nobody_sees_are_shown(letter, escaped, shown):
    name = f"Bo{letter}b"
    assert dump(name) == f'"Bo{escaped}b"'
    assert json.loads(dump(name)) == name
    assert visible(name) == f"Bo{shown}b"
