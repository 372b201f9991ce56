"""Sheets: tables, bars and boards, plain and never wrapped in a pipe, within the terminal's width on one."""

import io

import pytest
from orders.findings import Say
from orders.report.text import write
from orders.sheet import Bars, Board, Ground, Line, Square, Table, Tone
from rich.cells import cell_len


def said(words):
    return Say("commands.bad_value", {"name": "x", "what": words})


class Terminal(io.StringIO):
    def isatty(self):
        return True


def drawn(*blocks, stream=None):
    stream = stream or io.StringIO()
    write(blocks, stream)
    return stream.getvalue().splitlines()


TABLE = Table(
    said("title"),
    (said("a"), said("b")),
    (("Ann", 1), ("[/][regular, x]", 10), (None, said("says")), ("日本\x1b[2J", 100)),
    (Tone.PLAIN, Tone.GOOD, Tone.DIM, Tone.BAD),
    frozenset({1}),
)


def test_table():
    assert drawn(TABLE) == [
        "x: title",
        "x: a                 x: b",
        "─────────────────────────",
        "Ann                     1",
        "[/][regular, x]        10",
        "-                 x: says",
        "日本\\x1b[2J           100",
    ]


def test_what_belongs_together_stands_together():
    table = Table(None, (said("a"),), (("1",),))
    assert drawn(Line(said("one")), Line(said("two"), Tone.WARN), table, Line(said("three"))) == [
        "x: one",
        "x: two",
        "x: a",
        "────",
        "1",
        "",
        "x: three",
    ]
    assert drawn(Line(said("one")), TABLE)[:3] == ["x: one", "", "x: title"]


def test_nothing_is_wrapped_in_a_pipe():
    name = "日" * 200
    assert drawn(Line(said(name))) == [f"x: {name}"]
    assert any(name in line for line in drawn(Table(None, (said("a"),), ((name,),))))


def narrow(monkeypatch, columns, *blocks):
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    return drawn(*blocks, stream=Terminal())


ROSTER = Table(
    Say("commands.refused", {"what": "title"}),
    (
        Say("plans.text", {"text": "trooper"}),
        Say("plans.text", {"text": "why"}),
        Say("plans.text", {"text": "n"}),
    ),
    (("fusilier-1", "on the table, and Regular", 1), ("boss", None, 12), ("", "off-table", 3)),
    (Tone.PLAIN, Tone.GOOD, Tone.DIM),
    frozenset({2}),
)


def test_a_table_is_narrowed_at_blanks(monkeypatch):
    assert narrow(monkeypatch, 30, ROSTER) == [
        "orders: title",
        "trooper      why             n",
        "──────────────────────────────",
        "fusilier-1   on the          1",
        "             table, and",
        "             Regular",
        "boss         -              12",
        "             off-table       3",
    ]


def test_a_table_is_narrowed_at_hyphens_where_blanks_are_not_enough(monkeypatch):
    assert narrow(monkeypatch, 24, ROSTER) == [
        "orders: title",
        "trooper     why        n",
        "────────────────────────",
        "fusilier-   on the     1",
        "1           table,",
        "            and",
        "            Regular",
        "boss        -         12",
        "            off-       3",
        "            table",
    ]


def test_a_table_that_does_not_fit_is_stacked(monkeypatch):
    assert narrow(monkeypatch, 20, ROSTER) == [
        "orders: title",
        "trooper: fusilier-1",
        "why: on the table,",
        "and Regular",
        "n: 1",
        "",
        "trooper: boss",
        "n: 12",
        "",
        "why: off-table",
        "n: 3",
    ]


def test_bars_whose_remark_has_no_room_beside_them(monkeypatch):
    bars = Bars(
        None, (("turn 1", ((5, Tone.GOOD),), "five Regular, none lost"), ("2", ((1, Tone.BAD),), None))
    )
    assert narrow(monkeypatch, 38, bars) == [
        "turn 1  █████  five Regular, none lost",
        "2       ░      -",
    ]
    assert narrow(monkeypatch, 20, bars) == [
        "turn 1  █████",
        "  five Regular, none",
        "  lost",
        "2  ░",
        "  -",
    ]


@pytest.mark.parametrize("columns", [40, 80])
def test_everything_stays_within_a_terminal(monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    names = ("日本" * 40, "n" * 200, "word " * 40)
    table = Table(None, (said("name"), said("order"), said("because")), ((*names,), ("a", "b", "c")))
    lines = drawn(table, Line(said("word " * 40)), stream=Terminal())
    assert max(map(cell_len, lines)) <= columns
    assert sum(line.count("日") for line in lines) == 40
    assert sum(line.count("n") for line in lines) >= 200


def test_bars_can_be_read_without_colour():
    first = ("1", ((3, Tone.GOOD), (1, Tone.WARN), (2, Tone.BAD)), 6)
    bars = Bars(None, (first, ("10", ((1, Tone.GOOD),), None)))
    assert drawn(bars) == ["1   ███▒░░  6", "10  █       -"]


def test_board_with_walls_and_legend():
    wall, open_, marine = Square(Ground.WALL), Square(), Square(glyph="V", owners=(0,))
    board = Board(
        said("board"),
        ((wall, marine, open_), (wall, open_, Square(Ground.COVER))),
        edges=(((1, 0), (1, 1)), ((2, 1), (1, 1))),
        legend=((marine, said("Varo")),),
    )
    assert drawn(board) == ["x: board", "  0 1 2", "0 # V .", "    ━", "1 # .┃c", "V x: Varo"]


def test_colour_on_a_terminal(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[" in "".join(drawn(TABLE, stream=Terminal()))
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in "".join(drawn(TABLE, stream=Terminal()))
    assert "\x1b[" not in "".join(drawn(TABLE))
