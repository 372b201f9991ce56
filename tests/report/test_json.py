"""JSON: one line, the version first, letters as they are, nothing a terminal obeys."""

import json

from orders.findings import Say
from orders.report.json import dump, versioned


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
