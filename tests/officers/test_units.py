"""UNIT-01 to UNIT-07: who is in whose unit, and through whom."""

from __future__ import annotations

import pytest
from orders.officers.orders import BY_ID

from .field import at_turn, mission, unit

OFFICER, OTHER = "name: A, rank: 1, at: [1, 0]", "name: B, at: [2, 0]"


def links(text: str, officer: int = 0) -> dict[str, str]:
    now = at_turn(text)
    ids = [marine.id for marine in now.mission.marines]
    return {ids[m]: ids[through] for m, through in now.units[officer].through.items()}


def test_unit_01_links_chain():
    chain = mission("......", "name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 0]", "name: C, at: [2, 0]")
    assert links(chain) == {"b": "a", "c": "b"}
    gap = mission("......", "name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 0]", "name: C, at: [3, 0]")
    assert links(gap) == {"b": "a"}


def test_unit_01_fewest_links_then_file_order():
    both = mission(
        "....",
        "name: Last, at: [2, 0]",
        "name: Second, at: [1, 0]",
        "name: First, at: [1, 0]",
        "name: A, rank: 1, at: [0, 0]",
    )
    assert links(both) == {"last": "second", "second": "a", "first": "a"}
    near = mission("....", "name: A, rank: 2, at: [0, 0]", "name: B, at: [1, 0]", "name: C, at: [2, 0]")
    assert links(near) == {"b": "a", "c": "a"}
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


def test_rank_2_reaches_over_a_gap_that_rank_1_does_not():
    gap = "name: B, at: [3, 0]"
    assert unit(mission(".....", "name: A, rank: 1, at: [1, 0]", gap)) == ["a"]
    assert unit(mission(".....", "name: A, rank: 2, at: [1, 0]", gap)) == ["a", "b"]


@pytest.mark.parametrize("link", ["path", "straight"])
def test_unit_02_a_wall_between_two_neighbours_breaks_the_link(link):
    ruling = f"rulings: {{link: {link}}}"
    assert unit(mission("....", OFFICER, OTHER, more=ruling)) == ["a", "b"]
    assert unit(mission("....", OFFICER, OTHER, more=ruling + "\nwalls: [[[2, 0], [1, 0]]]")) == ["a"]


@pytest.mark.parametrize("link", ["path", "straight"])
def test_unit_04_a_closed_door_breaks_the_link_and_an_open_one_mends_it(link):
    men = "name: A, rank: 2, at: [1, 1]", "name: B, at: [3, 1]"
    ruling = f"rulings: {{link: {link}}}"
    assert unit(mission("##### #.#.# #####", *men, more=ruling)) == ["a"]
    assert unit(mission("##### #.|.# #####", *men, more=ruling)) == ["a"]
    assert unit(mission("##### #./.# #####", *men, more=ruling)) == ["a", "b"]


def test_unit_02_a_walk_round_the_wall_counts():
    around = "...#.. ......"
    men = "name: B, at: [4, 0]", "name: C, at: [5, 1]"
    assert unit(mission(around, "name: A, rank: 2, at: [2, 0]", *men)) == ["a"]  # no cutting of corners
    assert unit(mission(around, "name: A, rank: 4, at: [2, 0]", *men)) == ["a", "b", "c"]
    straight = "rulings: {link: straight}"
    assert unit(mission(around, "name: A, rank: 4, at: [2, 0]", *men, more=straight)) == ["a"]


DIAGONAL = "name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 1]"


@pytest.mark.parametrize(
    ("board", "walls", "linked"),
    [
        (".. ..", "", True),
        (".# ..", "", False),
        (".. #.", "", False),
        (".. |.", "", False),
        (".. /.", "", True),
        ("..c c..", "", True),
        ("... ...", "[[0, 0], [1, 0]]", False),  # the four edges of the corner
        ("... ...", "[[0, 0], [0, 1]]", False),
        ("... ...", "[[1, 0], [1, 1]]", False),
        ("... ...", "[[0, 1], [1, 1]]", False),
        ("... ...", "[[1, 0], [2, 0]]", True),  # another corner
        ("... ...", "[[1, 1], [2, 1]]", True),
    ],
)
@pytest.mark.parametrize("link", ["path", "straight"])
def test_unit_03_a_diagonal_step(board, walls, linked, link):
    more = f"rulings: {{link: {link}}}\n" + (f"walls: [{walls}]" if walls else "")
    assert unit(mission(board, *DIAGONAL, more=more)) == (["a", "b"] if linked else ["a"])


def test_unit_03_metric_orthogonal():
    for link in ("path", "straight"):
        more = f"rulings: {{link: {link}, metric: orthogonal}}"
        assert unit(mission(".. ..", *DIAGONAL, more=more)) == ["a"]
        assert unit(mission(".. ..", "name: A, rank: 2, at: [0, 0]", DIAGONAL[1], more=more)) == ["a", "b"]


@pytest.mark.parametrize(
    ("board", "walls", "clear"),
    [
        (".... ....", "", True),
        (".#.. ....", "", False),  # crossed
        ("..#. ....", "", False),  # touched where the line runs through its corner
        (".... .#..", "", False),
        (".... ..|.", "", False),
        ("...# ....", "", True),
        (".... #...", "", True),
        (".... ....", "[[0, 0], [1, 0]]", False),  # crossed
        (".... ....", "[[1, 0], [2, 0]]", False),  # touched at its end
        (".... ....", "[[2, 0], [2, 1]]", False),
        (".... ....", "[[2, 0], [3, 0]]", True),
        (".... ....", "[[0, 0], [0, 1]]", True),
    ],
)
def test_unit_03_a_straight_line_touches_corners_and_ends(board, walls, clear):
    men = "name: A, rank: 3, at: [0, 0]", "name: B, at: [3, 1]"
    more = "rulings: {link: straight}\n" + (f"walls: [{walls}]" if walls else "")
    assert unit(mission(board, *men, more=more)) == (["a", "b"] if clear else ["a"])


def test_unit_03_distance_of_a_straight_link():
    men = "name: A, rank: 3, at: [0, 0]", "name: B, at: [3, 2]"
    board = ".... .... ...."
    assert unit(mission(board, *men, more="rulings: {link: straight}")) == ["a", "b"]
    assert unit(mission(board, *men, more="rulings: {link: straight, metric: orthogonal}")) == ["a"]


def test_unit_04_marines_do_not_block():
    corridor = mission(
        "....", "name: A, rank: 2, at: [0, 0]", "name: Foe, at: [1, 0], engaged: true", "name: B, at: [2, 0]"
    )
    assert links(corridor) == {"foe": "a", "b": "a"}


def test_unit_05_any_squad_and_several_units():
    text = mission(
        "...",
        "name: A, rank: 1, at: [0, 0], squad: alpha",
        "name: Z, rank: 1, at: [2, 0], squad: omega",
        "name: B, at: [1, 0], squad: alpha",
    )
    now = at_turn(text)
    assert [u.officer for u in now.units_of(2)] == [0, 1]
    assert unit(text, 0) == ["a", "z", "b"]
    assert unit(text, 1) == ["z", "a", "b"]


def test_unit_06_one_who_may_not_obey_still_links():
    text = mission(
        "...", "name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 0], shot: true", "name: C, at: [2, 0]"
    )
    assert links(text) == {"b": "a", "c": "b"}


def test_unit_07_the_dead_neither_link_nor_obey():
    text = mission(
        "...", "name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 0], out: true", "name: C, at: [2, 0]"
    )
    now = at_turn(text)
    assert links(text) == {}
    assert [str(bar) for bar in now.why_not(BY_ID["charge"], 1)] == ["out"]


def test_unit_07_a_dead_officer_is_not_listed_and_an_officer_is_a_member_elsewhere():
    text = mission(
        "..",
        "name: A, rank: 1, at: [0, 0]",
        "name: B, rank: 1, at: [1, 0]",
        more="turns: {2: [{marine: a, out: true}]}",
    )
    assert unit(text, 0) == ["a", "b"]
    assert [u.officer for u in at_turn(text, 2).units] == [1]


def test_marines_without_an_open_square_are_in_no_other_unit():
    text = mission(
        "..#", "name: A, rank: 3, at: [0, 0]", "name: B, at: [2, 0]", "name: C, at: [9, 9]", "name: D"
    )
    assert unit(text) == ["a"]
