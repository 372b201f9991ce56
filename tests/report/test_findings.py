"""Findings as lines: the spot under its text whatever the letters, and nothing a terminal obeys."""

import io

import pytest
from orders.findings import Elsewhere, Finding, Place, Say, Severity
from orders.report.findings import lines
from orders.report.terminal import coloured


def said(words):
    return Say("commands.bad_value", {"name": "x", "what": words})


def drawn(text, place, **more):
    found = Finding("LIST-10", Severity.ERROR, said("wrong"), "a.yaml", place and Place(*place), **more)
    return list(lines([found], text, colour=False))


@pytest.mark.parametrize(
    ("text", "place", "source", "mark"),
    [
        ("a: b\n", (1, 4, 1, 5), "    1 | a: b", "           ^"),
        ("a: b\nccc: dd\n", (2, 1, 2, 4), "    2 | ccc: dd", "        ^^^"),
        ("名前: 日本\n", (1, 5, 1, 7), "    1 | 名前: 日本", "              ^^^^"),
        ("a\u0301b: c\n", (1, 6, 1, 7), "    1 | a\u0301b: c", "            ^"),
        ("\ta: b\n", (1, 5, 1, 6), "    1 |     a: b", "               ^"),
        ("a\x1b[31m: b\n", (1, 9, 1, 10), "    1 | a\\x1b[31m: b", "                   ^"),
        ("a: b\r\nc: d\r\n", (2, 4, 2, 5), "    2 | c: d", "           ^"),
        ("a: \x85\nc: d\n", (2, 1, 2, 2), "    2 | c: d", "        ^"),
        ("a:\n  - b\n  - c\n", (2, 3, 3, 6), "    2 |   - b", "          ^^^"),
        ("a: \n", (1, 4, 1, 4), "    1 | a: ", "           ^"),
        (
            "x" * 150 + "yy" + "z" * 200,
            (1, 151, 1, 153),
            "    1 | …" + "x" * 40 + "yy" + "z" * 56 + "…",
            " " * 49 + "^^",
        ),
        ("yy" + "z" * 98, (1, 1, 1, 3), "    1 | yy" + "z" * 98, " " * 8 + "^^"),
        ("yy" + "z" * 99, (1, 1, 1, 3), "    1 | yy" + "z" * 97 + "…", " " * 8 + "^^"),
        ("z" * 99 + "yy", (1, 100, 1, 102), "    1 | …" + "z" * 97 + "yy", " " * 106 + "^^"),
        ("y" * 300, (1, 1, 1, 301), "    1 | " + "y" * 99 + "…", " " * 8 + "^" * 99),
    ],
)
def test_the_spot_is_marked(text, place, source, mark):
    assert drawn(text, place) == [f"a.yaml:{place[0]}:{place[1]}: error LIST-10 x: wrong", source, mark]


@pytest.mark.parametrize(
    ("text", "place", "room", "source", "mark"),
    [
        ("name: abc", (1, 7, 1, 10), 17, "    1 | name: abc", "              ^^^"),
        ("name: abcdefg", (1, 1, 1, 5), 19, "    1 | name: abcd…", "        ^^^^"),
        ("0123456789abcde", (1, 11, 1, 13), 18, "    1 | …6789abcd…", "             ^^"),
        ("0123456789abcde", (1, 15, 1, 16), 18, "    1 | …6789abcde", "                 ^"),
        ("日本日本日本日本", (1, 5, 1, 6), 18, "    1 | …日本日本…", "             ^^"),
        ("a: " + "b" * 150, (1, 4, 1, 154), 170, "    1 | a: " + "b" * 150, " " * 11 + "^" * 150),
        ("0123456789abcde", (1, 11, 1, 13), 3, "    1 | …6789abcd…", "             ^^"),
    ],
)
def test_a_line_is_cut_where_the_terminal_ends_and_shows_it(text, place, room, source, mark):
    found = Finding("LIST-10", Severity.ERROR, said("wrong"), "a.yaml", Place(*place))
    assert list(lines([found], text, colour=False, room=room))[1:] == [source, mark]


def test_without_a_place():
    assert drawn("", None) == ["a.yaml: error LIST-10 x: wrong"]


def test_a_place_behind_the_text_shows_no_line():
    assert drawn("", (1, 1, 1, 1)) == ["a.yaml:1:1: error LIST-10 x: wrong"]


def test_second_place_and_hint():
    elsewhere = (Elsewhere(Place(1, 1, 1, 2), said("first here")),)
    assert drawn("a: b\na: c\n", (2, 1, 2, 2), elsewhere=elsewhere, hint=said("mend")) == [
        "a.yaml:2:1: error LIST-10 x: wrong",
        "    2 | a: c",
        "        ^",
        "  a.yaml:1:1: x: first here",
        "    1 | a: b",
        "        ^",
        "  hint: x: mend",
    ]


def test_names_and_paths_are_neither_markup_nor_control():
    found = Finding("LIST-10", Severity.ERROR, said("[red]x[/] [/]\x1b[2J\u202e"), "a\x07.yaml")
    assert list(lines([found], "", colour=False)) == [
        "a\\x07.yaml: error LIST-10 x: [red]x[/] [/]\\x1b[2J\\u202e"
    ]


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("env", "colour"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_colour_only_on_a_terminal_that_wants_it(monkeypatch, env, colour):
    monkeypatch.setenv("TERM", "xterm")
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert coloured(Terminal()) is colour
    assert not coloured(io.StringIO())


def test_colour_is_around_the_severity_and_the_mark():
    found = Finding("LIST-10", Severity.ERROR, said("wrong"), "a.yaml", Place(1, 1, 1, 2))
    assert list(lines([found], "a: b", colour=True)) == [
        "a.yaml:1:1: \x1b[1;31merror\x1b[0m LIST-10 x: wrong",
        "\x1b[2m    1 | \x1b[0ma: b",
        "        \x1b[1;31m^\x1b[0m",
    ]
