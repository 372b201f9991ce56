"""RANK-01 to RANK-04: grades and their ranks, squads of ten."""

from __future__ import annotations

import pytest
from orders.officers.grades import rank_of

from .field import at_turn, found, mission, places


@pytest.mark.parametrize(
    ("grade", "rank"),
    [
        ("decurion primus", 1),
        ("decurion senioris", 2),
        ("decurion excelsior", 3),
        ("centurion primus", 4),
        ("centurion senioris", 5),
        ("centurion excelsior", 6),
        ("sergeant primus", 1),
        ("sergeant senioris", 2),
        ("sergeant excelsior", 3),
        ("captain primus", 4),
        ("captain senioris", 5),
        ("captain excelsior", 6),
        ("decurion", 1),
        ("centurion", 4),
        ("Decurión Senioris", 2),
        ("CENTURIÓN-EXCELSIOR", 6),
        ("sargento", 1),
        ("capitán senioris", 5),
        ("decurian primus", None),
        ("primus", None),
        ("", None),
    ],
)
def test_rank_03_the_ladder(grade, rank):
    assert rank_of(grade, {}) == rank


def test_rank_03_the_missions_own_hierarchy():
    own = {"Decurion": 2, "warden senioris": 7, "Veterano": 3}
    assert rank_of("decurion primus", own) == 2
    assert rank_of("decurion senioris", own) == 2
    assert rank_of("warden senioris", own) == 7
    assert rank_of("warden", own) is None
    assert rank_of("veterano", own) == rank_of("Veterano Primus", own) == 3


@pytest.mark.parametrize(
    ("marine", "rank"),
    [
        ("officer: true", 1),  # RANK-01
        ("officer: centurion", 4),
        ("officer: centurion, rank: 2", 2),  # `rank:` wins
        ("officer: brevet major, rank: 3", 3),
        ("rank: 5", 5),
        ("officer: nobody knows", 1),
    ],
)
def test_rank_01_and_03_of_an_officer(marine, rank):
    assert [u.rank for u in at_turn(mission("..", f"name: A, at: [0, 0], {marine}")).units] == [rank]


@pytest.mark.parametrize("marine", ["squad: alpha", "officer: false"])
def test_no_officer_has_no_unit(marine):
    assert at_turn(mission("..", f"name: A, at: [0, 0], {marine}")).units == []


def test_rank_03_unknown_grades_are_found():
    text = mission(
        "...",
        "name: A, at: [0, 0], officer: decurian primus",
        "name: B, at: [1, 0], officer: brevet major, rank: 3",
        "name: C, at: [2, 0], officer: king",
    )
    assert places(text) == [("RANK-03", 6, 36), ("RANK-03", 8, 36)]
    near, far = found(text)
    assert near.hint
    assert near.hint.args == {"name": "decurion primus"}
    assert far.hint
    assert far.hint.args["names"][:2] == ("decurion primus", "decurion senioris")
    assert found(text + "hierarchy: {king: 9, decurian: 2}") == []


def squad(*first: str, men: int) -> str:
    """A mission with one squad of so many men, the first of them as given."""
    rows = [f"name: {m}, at: [{n}, 0], squad: alpha" for n, m in enumerate(first)]
    rows += [f"name: Man, at: [{n}, 0], squad: alpha" for n in range(len(first), men)]
    return mission("." * 14, *rows, "name: Lone, at: [13, 0], squad: 2")


def test_rank_04_eleven_men_are_one_too_many():
    assert found(squad("A, officer: decurion", men=10)) == []
    assert [(f.code, f.trooper) for f in found(squad("A, officer: decurion", men=11))] == [
        ("RANK-04", "man-10")
    ]
    (too_many,) = found(squad("A, officer: decurion", men=12))
    assert too_many.code == "RANK-04"
    assert too_many.place
    assert (too_many.place.line, too_many.severity) == (16, "error")
    assert (too_many.say.args["n"], too_many.trooper, too_many.group) == (12, "man-10", "alpha")


@pytest.mark.parametrize(
    ("leader", "warned"),
    [
        ("A", True),
        ("A, officer: centurion", True),
        ("A, rank: 4", True),
        ("A, officer: decurion excelsior", False),
        ("A, officer: sargento", False),
        ("A, officer: true", False),
        ("A, rank: 1", False),
        ("A, officer: decurion, rank: 5", False),
    ],
)
def test_rank_04_ten_men_need_a_decurion(leader, warned):
    got = [(f.code, str(f.severity), f.group) for f in found(squad(leader, men=10))]
    assert got == ([("RANK-04", "warning", "alpha")] if warned else [])
    assert found(squad(leader, men=9)) == []


def test_rank_04_an_unknown_grade_is_one_fault_not_two():
    assert [f.code for f in found(squad("A, officer: decurian", men=10))] == ["RANK-03"]
