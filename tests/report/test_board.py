"""A board as text and as SVG: the same squares, walls, links, colours and legend."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from orders import words
from orders.findings import Say, say
from orders.report.board import OWNERS, rows, svg
from orders.sheet import Board, Ground, Square, Tone

WALL, OPEN, DOOR = Square(Ground.WALL), Square(), Square(Ground.DOOR)
BOSS = Square(glyph="B", tone=Tone.STRONG, owners=(0,))
BOTH = Square(glyph="x", owners=(1, 0))
MAN = Square(glyph="m", owners=(1,))
LOST = Square(Ground.COVER, glyph="l", tone=Tone.BAD)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "sentences", lambda room, lang: {"said": "{text}"})


def said(text: str) -> Say:
    return say("test.said", text=text)


def plain(board: Board, *, ascii_only: bool = False) -> list[str]:
    return [row.plain for row in rows(board, ascii_only=ascii_only)]


def room(*lines: str) -> tuple[tuple[Square, ...], ...]:
    known = {
        "#": WALL,
        ".": OPEN,
        "|": DOOR,
        "B": BOSS,
        "x": BOTH,
        "m": MAN,
        "l": LOST,
        "/": Square(Ground.OPEN_DOOR),
    }
    return tuple(tuple(known[c] for c in line) for line in lines)


def test_squares_and_numbers():
    assert plain(Board(None, room("###", "#B|", "l./"))) == ["  0 1 2", "0 # # #", "1 # B |", "2 l . /"]


def test_numbers_of_a_large_board():
    lines = plain(Board(None, room(*["." * 12] * 11)))
    assert lines[0] == "   0 1 2 3 4 5 6 7 8 9 0 1"
    assert (lines[10][:4], lines[11][:4]) == (" 9 .", "10 .")


def test_walls_lie_between_squares():
    board = Board(None, room("...", "..."), edges=(((0, 0), (1, 0)), ((2, 0), (2, 1))))
    assert plain(board) == ["  0 1 2", "0 .┃. .", "      ━", "1 . . ."]
    assert plain(board, ascii_only=True) == ["  0 1 2", "0 .!. .", "      =", "1 . . ."]


@pytest.mark.parametrize(
    ("there", "drawn", "in_ascii"),
    [
        ((2, 0), ["B─x .", ". . ."], ["B-x .", ". . ."]),
        ((1, 1), ["B . .", "│", "x . ."], ["B . .", ":", "x . ."]),
        ((2, 1), ["B . .", " ╲", ". x ."], ["B . .", " \\", ". x ."]),
    ],
)
def test_links_to_neighbours(there, drawn, in_ascii):
    x, y = there[0] - 1, there[1]
    squares = [list(line) for line in room("B..", "...")]
    squares[y][x] = BOTH
    board = Board(None, tuple(map(tuple, squares)), links=(((0, 0), (x, y), 0),))
    assert [line[2:] for line in plain(board)[1:]] == drawn
    assert [line[2:] for line in plain(board, ascii_only=True)[1:]] == in_ascii


def test_a_link_upward_and_one_over_a_gap():
    board = Board(None, room(".m", "B."), links=(((0, 1), (1, 0), 0),))
    assert plain(board) == ["  0 1", "0 . m", "   ╱", "1 B ."]
    board = Board(None, room("B.m"), links=(((0, 0), (2, 0), 0),))
    assert plain(board) == ["  0 1 2", "0 B─.─m"]


def test_links_do_not_hide_walls_doors_or_marines():
    board = Board(None, room("B|xm"), edges=(((2, 0), (3, 0)),), links=(((0, 0), (3, 0), 0),))
    assert plain(board) == ["  0 1 2 3", "0 B─|─x┃m"]


def styles(board: Board) -> dict[str, str]:
    """The style of every character but blanks; the last one where it stands more than once."""
    found: dict[str, str] = {}
    for row in list(rows(board))[1:]:
        for span in row.spans:
            for character in row.plain[span.start : span.end]:
                found[character] = str(span.style)
    return found


def test_colours():
    first, second = OWNERS[0][0], OWNERS[1][0]
    got = styles(Board(None, room("#Bxml|"), links=(((1, 0), (2, 0), 0),)))
    assert got["B"] == f"{first} bold"
    assert got["x"] == f"{second} underline"
    assert got["m"] == second
    assert got["l"] == "bold red"
    assert got["─"] == first
    assert got["#"] == "dim"


def test_a_link_colours_the_floor_that_it_passes():
    assert styles(Board(None, room("B.m"), links=(((0, 0), (2, 0), 1),)))["."] == OWNERS[1][0]


def test_more_officers_than_colours_begin_again():
    again = Square(glyph="z", owners=(len(OWNERS),))
    assert styles(Board(None, ((again,),)))["z"] == OWNERS[0][0]


def test_legend():
    board = Board(None, room("B|"), legend=((BOSS, said("Boss [/] <b>")), (DOOR, said("a door"))))
    assert plain(board)[2:] == ["B Boss [/] <b>", "| a door"]


def test_no_board_at_all():
    assert plain(Board(None, ())) == [""]
    assert ElementTree.fromstring(svg(Board(None, ()))).tag == f"{SVG}svg"


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_svg_has_the_same_picture():
    board = Board(
        said("Title & more"),
        room("#Bx", "|lm"),
        edges=(((1, 0), (1, 1)), ((1, 1), (2, 1))),
        links=(((1, 0), (2, 0), 0), ((2, 1), (2, 0), 1)),
        legend=((BOSS, said("Boss <b>")), (DOOR, said("a door"))),
    )
    root = ElementTree.fromstring(svg(board))
    assert root.findtext(f"{SVG}title") == "Title & more"
    assert texts(root) == ["0", "1", "2", "0", "1", "B", "x", "l", "m", "B", "Boss <b>", "a door"]
    circles = [(c.get("cx"), c.get("cy"), c.get("fill")) for c in root.iter(f"{SVG}circle")]
    first, second = OWNERS[0][1], OWNERS[1][1]
    assert circles[:5] == [
        ("60", "36", first),
        ("84", "36", second),
        ("84", "36", "none"),  # the ring of the second officer
        ("60", "60", "#ffffff"),
        ("84", "60", second),
    ]
    lines = [(p.get("d"), p.get("stroke")) for p in root.iter(f"{SVG}path")][1:]
    assert lines == [
        ("M48 48H72", "#4a4a4a"),
        ("M72 48V72", "#4a4a4a"),
        ("M60 36L84 36", first),
        ("M84 60L84 36", second),
    ]


def test_svg_shows_every_kind_of_ground():
    root = ElementTree.fromstring(
        svg(Board(None, ((WALL, DOOR, Square(Ground.OPEN_DOOR), Square(Ground.COVER), OPEN),)))
    )
    fills = [r.get("fill") for r in root.iter(f"{SVG}rect")][2:]
    assert fills == ["#4a4a4a", "#8b5a2b", "none", "#cfe3c0"]


def test_svg_takes_any_letter():
    board = Board(
        None, ((Square(glyph="<"), Square(glyph="\x07")),), legend=((Square(glyph="&"), said("\x1b[0m")),)
    )
    assert texts(ElementTree.fromstring(svg(board)))[-4:] == ["<", "\\x07", "&", "\\x1b[0m"]


LINED = Board(
    None,
    room("B.m", "x.."),
    edges=(((1, 0), (2, 0)),),
    links=(((0, 0), (0, 1), 1), ((0, 1), (2, 0), 1), ((0, 1), (1, 1), 0)),
    legend=((BOSS, said("Boss")),),
    edge_meaning=said("wall"),
    link_meaning=said("link & more"),
)


def test_the_legend_explains_the_lines_that_are_drawn():
    assert plain(LINED)[-3:] == ["B Boss", "┃ wall", "│─╱ link & more"]
    assert plain(LINED, ascii_only=True)[-3:] == ["B Boss", "! wall", ":-/ link & more"]
    assert plain(LINED._replace(links=()))[-2:] == ["B Boss", "┃ wall"]
    assert str(list(rows(LINED))[-1].spans[0].style) == OWNERS[1][0]


def test_the_legend_of_a_picture_explains_lines_too():
    root = ElementTree.fromstring(svg(LINED))
    assert texts(root)[-3:] == ["Boss", "wall", "link & more"]
    drawn = [(p.get("d"), p.get("stroke")) for p in root.iter(f"{SVG}path")][-2:]
    assert drawn == [("M24 120H48", "#4a4a4a"), ("M24 144H48", OWNERS[1][1])]
    assert root.get("height") == str((2 + 2 + 3) * 24)
