"""UNIT-01 to UNIT-07: who is in whose unit, and through whom."""

from __future__ import annotations

import pytest
from orders.officers.orders import BY_ID

from .field import answer, at_turn, case, found, mission, play, unit


def links(text: str, officer: int = 0) -> dict[str, str]:
    now = at_turn(text)
    ids = [marine.id for marine in now.mission.marines]
    return {ids[m]: ids[through] for m, through in now.units[officer].through.items()}


def faults(text: str, *steps: str) -> list[str]:
    """The codes of what is illegal in a plan of these steps."""
    return [f.code for f in play(text, "spend:\n" + "".join(f"  - {{{step}}}\n" for step in steps)).findings]


A1, A2, A4 = (f"name: A, rank: {rank}, at: [0, 0]" for rank in (1, 2, 4))
PATH, STRAIGHT = "rulings: {link: path}", "rulings: {link: straight}"
ORTHOGONAL = "rulings: {metric: orthogonal}"
STRAIGHT_ORTHOGONAL = "rulings: {link: straight, metric: orthogonal}"


def man(name: str, column: int, row: int = 0, more: str = "") -> str:
    return f"name: {name}, at: [{column}, {row}]{more and ', '}{more}"


B1, B2, C2, C3, C4 = man("B", 1), man("B", 2), man("C", 2), man("C", 3), man("C", 4)
FOE = man("Foe", 1, more="engaged: true")


@pytest.mark.parametrize(
    ("board", "marines", "more", "members"),
    [
        case("UNIT-01/an-officer-alone", "....", [A1, C3], "", "a"),
        case("UNIT-01/next-to-him", "....", [A1, B1], "", "a b"),
        case("UNIT-01/links-chain", "......", [A1, B1, C2, man("D", 3)], "", "a b c d"),
        case("UNIT-01/a-gap-in-the-chain", "......", [A1, B1, C3], "", "a b"),
        case("UNIT-01/rank-1-not-over-a-gap", ".....", [A1, B2], "", "a"),
        case("UNIT-01/rank-2-over-a-gap", ".....", [A2, B2], "", "a b"),
        case("UNIT-01/rank-2-in-every-link", ".....", [A2, B2, C4], "", "a b c"),
        case("UNIT-01/rank-2-not-over-two", ".....", [A2, C3], "", "a"),
        case("UNIT-01/the-officers-own-rank", ".....", [A1, man("B", 1, more="rank: 3"), C4], "", "a b"),
        case("UNIT-01/file-order-does-not-matter", ".....", [A1, man("D", 3), C2, B1], "", "a d c b"),
        case("UNIT-02/no-wall", "..", [A1, B1], PATH, "a b"),
        case("UNIT-02/wall-edge-between", "..", [A1, B1], PATH + "\nwalls: [[[1, 0], [0, 0]]]", "a"),
        case("UNIT-02/wall-edge-straight", "..", [A1, B1], STRAIGHT + "\nwalls: [[[0, 0], [1, 0]]]", "a"),
        case("UNIT-02/wall-edge-elsewhere", "...", [A1, B1], "walls: [[[1, 0], [2, 0]]]", "a b"),
        case("UNIT-02/wall-square-between", ".#.", [A2, B2], PATH, "a"),
        case("UNIT-02/wall-square-straight", ".#.", [A2, B2], STRAIGHT, "a"),
        case("UNIT-02/way-round-longer-than-the-rank", ".#. ...", [A2, B2], PATH, "a"),
        case("UNIT-02/way-round-no-longer-than-the-rank", ".#. ...", [A4, B2], PATH, "a b"),
        case("UNIT-02/no-way-round-straight", ".#. ...", [A4, B2], STRAIGHT, "a"),
        case("UNIT-02/a-chain-round-the-wall", ".#. ...", [A2, B2, man("C", 1, 1)], PATH, "a b c"),
        case("UNIT-02/no-way-round-at-all", ".#. .#.", [A4, B2], PATH, "a"),
        case("UNIT-03/orthogonal-counts-both-ways", ".. ..", [A1, man("B", 1, 1)], ORTHOGONAL, "a"),
        case("UNIT-03/orthogonal-two-steps", ".. ..", [A2, man("B", 1, 1)], ORTHOGONAL, "a b"),
        case("UNIT-03/straight-orthogonal", ".. ..", [A1, man("B", 1, 1)], STRAIGHT_ORTHOGONAL, "a"),
        case("UNIT-03/straight-orthogonal-two", ".. ..", [A2, man("B", 1, 1)], STRAIGHT_ORTHOGONAL, "a b"),
        case("UNIT-03/straight-distance", "... ... ...", [A2, man("B", 2, 2)], STRAIGHT, "a b"),
        case("UNIT-03/manhattan", "... ... ...", [A2, man("B", 2, 2)], STRAIGHT_ORTHOGONAL, "a"),
        case("UNIT-03/manhattan-four", "... ... ...", [A4, man("B", 2, 2)], STRAIGHT_ORTHOGONAL, "a b"),
        case("UNIT-04/wall", ".#.", [A2, B2], PATH, "a"),
        case("UNIT-04/closed-door", ".|.", [A2, B2], PATH, "a"),
        case("UNIT-04/open-door", "./.", [A2, B2], PATH, "a b"),
        case("UNIT-04/cover", ".c.", [A2, B2], PATH, "a b"),
        case("UNIT-04/closed-door-straight", ".|.", [A2, B2], STRAIGHT, "a"),
        case("UNIT-04/open-door-straight", "./.", [A2, B2], STRAIGHT, "a b"),
        case("UNIT-04/standing-in-the-open-door", "./.", [A1, B1, C2], "", "a b c"),
        case("UNIT-05/any-squad", "..", [f"{A1}, squad: x", f"{B1}, squad: y"], "", "a b"),
        case("UNIT-05/no-squad", "..", [f"{A1}, squad: x", B1], "", "a b"),
        case("UNIT-06/one-who-has-shot-links", "...", [A1, man("B", 1, more="shot: true"), C2], "", "a b c"),
        case("UNIT-06/an-engaged-one-links", "...", [A1, FOE, C2], "", "a foe c"),
        case("UNIT-07/the-dead-do-not-link", "...", [A1, man("B", 1, more="out: true"), C2], "", "a"),
        case("UNIT-07/one-without-a-square", "..#", [A4, man("B", 2), man("C", 9, 9), "name: D"], "", "a"),
        case("UNIT-07/an-officer-is-a-member", "..", [A1, man("B", 1, more="rank: 1")], "", "a b"),
        case("UNIT-07/he-is-his-own-first", "..", [man("Z", 1), "name: Y, rank: 1, at: [0, 0]"], "", "y z"),
    ],
)
def test_who_is_in_the_unit(board, marines, more, members):
    assert unit(mission(board, *marines, more=more)) == members.split()


def test_unit_01_fewest_links_then_file_order():
    both = mission(
        "....",
        "name: Last, at: [2, 0]",
        "name: Second, at: [1, 0]",
        "name: First, at: [1, 0]",
        "name: A, rank: 1, at: [0, 0]",
    )
    assert links(both) == {"last": "second", "second": "a", "first": "a"}
    near = mission("....", A2, B1, C2)
    assert links(near) == {"b": "a", "c": "a"}
    assert links(mission("....", A1, B1, C2)) == {"b": "a", "c": "b"}
    # y is two links from b's z and two from c's a: a stands first in the file, though b does before c
    ring = mission(
        "... ...",
        "name: A, at: [2, 1]",
        "name: O, rank: 1, at: [1, 0]",
        "name: B, at: [0, 0]",
        "name: C, at: [2, 0]",
        "name: Z, at: [0, 1]",
        "name: Y, at: [1, 1]",
        more="walls: [[[1, 0], [1, 1]]]\nrulings: {metric: orthogonal}",
    )
    assert links(ring) == {"a": "c", "b": "o", "c": "o", "z": "b", "y": "a"}


@pytest.mark.parametrize(
    ("board", "walls", "linked"),
    [
        case("UNIT-03/diagonal", ".. ..", "", True),
        case("UNIT-03/wall-on-the-right", ".# ..", "", False),
        case("UNIT-03/wall-below", ".. #.", "", False),
        case("UNIT-03/closed-door-below", ".. |.", "", False),
        case("UNIT-03/open-door-below", ".. /.", "", True),
        case("UNIT-03/cover-on-both-sides", "..c c..", "", True),
        case("UNIT-03/edge-above-the-corner", "... ...", "[[0, 0], [1, 0]]", False),
        case("UNIT-03/edge-left-of-the-corner", "... ...", "[[0, 0], [0, 1]]", False),
        case("UNIT-03/edge-right-of-the-corner", "... ...", "[[1, 0], [1, 1]]", False),
        case("UNIT-03/edge-below-the-corner", "... ...", "[[0, 1], [1, 1]]", False),
        case("UNIT-03/edge-at-another-corner", "... ...", "[[1, 0], [2, 0]]", True),
        case("UNIT-03/edge-behind-him", "... ...", "[[1, 1], [2, 1]]", True),
    ],
)
@pytest.mark.parametrize("link", ["path", "straight"])
def test_a_diagonal_step(board, walls, linked, link):
    more = f"rulings: {{link: {link}}}\n" + (f"walls: [{walls}]" if walls else "")
    assert unit(mission(board, A1, man("B", 1, 1), more=more)) == (["a", "b"] if linked else ["a"])


@pytest.mark.parametrize(
    ("board", "walls", "clear"),
    [
        case("UNIT-03/line-clear", ".... ....", "", True),
        case("UNIT-03/line-through-a-wall", ".#.. ....", "", False),
        case("UNIT-03/line-through-a-corner-above", "..#. ....", "", False),
        case("UNIT-03/line-through-a-corner-below", ".... .#..", "", False),
        case("UNIT-03/line-through-a-closed-door", ".... ..|.", "", False),
        case("UNIT-03/wall-beside-the-end", "...# ....", "", True),
        case("UNIT-03/wall-beside-the-beginning", ".... #...", "", True),
        case("UNIT-03/line-across-an-edge", ".... ....", "[[0, 0], [1, 0]]", False),
        case("UNIT-03/line-touches-the-end-of-an-edge", ".... ....", "[[1, 0], [2, 0]]", False),
        case("UNIT-03/line-touches-a-level-edge", ".... ....", "[[2, 0], [2, 1]]", False),
        case("UNIT-03/edge-beyond-the-line", ".... ....", "[[2, 0], [3, 0]]", True),
        case("UNIT-03/level-edge-beyond-the-line", ".... ....", "[[0, 0], [0, 1]]", True),
    ],
)
def test_a_straight_line_touches_corners_and_ends(board, walls, clear):
    more = f"{STRAIGHT}\n" + (f"walls: [{walls}]" if walls else "")
    assert unit(mission(board, A4, man("B", 3, 1), more=more)) == (["a", "b"] if clear else ["a"])


@pytest.mark.parametrize("link", [case("UNIT-04/path", "path"), case("UNIT-04/straight", "straight")])
def test_marines_and_tyranids_do_not_block(link):
    corridor = mission("....", A2, FOE, B2, more=f"rulings: {{link: {link}}}")
    assert links(corridor) == {"foe": "a", "b": "a"}


BETWEEN_TWO = mission(
    "...",
    "name: A, rank: 1, at: [0, 0], squad: alpha",
    "name: Z, rank: 1, at: [2, 0], squad: omega",
    "name: B, at: [1, 0], squad: alpha",
)


def test_unit_05_in_several_units_at_once():
    now = at_turn(BETWEEN_TWO)
    assert [u.officer for u in now.units_of(2)] == [0, 1]
    assert unit(BETWEEN_TWO, 0) == ["a", "z", "b"]
    assert unit(BETWEEN_TWO, 1) == ["z", "a", "b"]


@pytest.mark.parametrize("officer", [case("UNIT-05/obeys-his-own", "a"), case("UNIT-05/obeys-another", "z")])
def test_he_may_obey_any_officer_whose_unit_he_is_in(officer):
    assert faults(BETWEEN_TWO, f"order: charge, by: {officer}, on: [b]") == []


@pytest.mark.parametrize(
    ("obeying", "codes"),
    [
        case("UNIT-06/only-the-last-of-the-chain", "c", []),
        case("UNIT-06/only-the-link", "b", []),
        case("UNIT-06/everybody", "a, b, c", []),
        case("UNIT-06/nobody-beyond-the-chain", "d", ["UNIT-01"]),
    ],
)
def test_members_need_not_obey(obeying, codes):
    chain = mission("......", A1, B1, C2, man("D", 5))
    assert faults(chain, f"order: alert, by: a, on: [{obeying}]") == codes


def test_unit_07_the_dead_do_not_obey():
    text = mission("...", A1, man("B", 1, more="out: true"))
    assert [str(bar) for bar in at_turn(text).why_not(BY_ID["charge"], 1)] == ["out"]
    assert faults(text, "order: charge, by: a, on: [b]") == ["UNIT-07"]
    assert [m["marine"] for m in answer(text).data["marines"]] == ["a"]


def test_unit_07_a_dead_officer_has_no_unit():
    text = mission("..", A1, man("B", 1, more="rank: 1"), more="turns: {2: [{marine: a, out: true}]}")
    assert found(text) == []
    assert [u.officer for u in at_turn(text).units] == [0, 1]
    assert [u.officer for u in at_turn(text, 2).units] == [1]
    assert unit(text, 0, turn=2) == ["b"]
