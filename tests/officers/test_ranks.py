"""RANK-01 to RANK-04: grades and their ranks, squads of ten."""

from __future__ import annotations

import pytest
from orders.officers.grades import rank_of

from .field import at_turn, case, found, mission, places


@pytest.mark.parametrize(
    ("marine", "rank"),
    [
        case("RANK-01/an-officer-of-whom-no-more-is-known", "officer: true", 1),
        case("RANK-01/a-sergeant-primus", "officer: sergeant primus", 1),
        case("RANK-01/a-higher-grade-has-a-higher-rank", "officer: sergeant senioris", 2),
        case("RANK-01/the-highest", "officer: captain excelsior", 6),
        case("RANK-03/a-grade", "officer: centurion", 4),
        case("RANK-03/rank-wins-over-the-grade", "officer: centurion, rank: 2", 2),
        case("RANK-03/rank-beside-an-unknown-title", "officer: brevet major, rank: 3", 3),
        case("RANK-03/rank-alone", "rank: 5", 5),
        case("RANK-03/an-unknown-grade-counts-as-1", "officer: nobody knows", 1),
    ],
)
def test_rank_of_an_officer(marine, rank):
    assert [u.rank for u in at_turn(mission("..", f"name: A, at: [0, 0], {marine}")).units] == [rank]


@pytest.mark.parametrize(
    "marine",
    [case("RANK-01/a-squad-member", "squad: alpha"), case("RANK-01/said-to-be-none", "officer: false")],
)
def test_who_is_no_officer_has_no_unit(marine):
    assert at_turn(mission("..", f"name: A, at: [0, 0], {marine}")).units == []


@pytest.mark.parametrize(
    ("grade", "rank"),
    [
        case("RANK-02/decurion-primus", "Decurion Primus", 1),
        case("RANK-02/decurion-senioris", "Decurion Senioris", 2),
        case("RANK-02/decurion-excelsior", "Decurion Excelsior", 3),
        case("RANK-02/centurion-primus", "Centurion Primus", 4),
        case("RANK-02/centurion-senioris", "Centurion Senioris", 5),
        case("RANK-02/centurion-excelsior", "Centurion Excelsior", 6),
    ],
)
def test_the_grades_of_the_iron_hydras(grade, rank):
    text = mission("..", f"name: A, at: [0, 0], officer: {grade}")
    assert found(text) == []
    assert [u.rank for u in at_turn(text).units] == [rank]


@pytest.mark.parametrize(
    "grade",
    [
        case("RANK-02/no-fourth-level", "decurion maximus"),
        case("RANK-02/a-level-is-no-grade", "excelsior"),
        case("RANK-02/one-level-only", "decurion primus senioris"),
        case("RANK-02/the-level-stands-last", "primus decurion"),
    ],
)
def test_other_grades_are_none_of_theirs(grade):
    assert [f.code for f in found(mission("..", f"name: A, at: [0, 0], officer: {grade}"))] == ["RANK-03"]


@pytest.mark.parametrize(
    ("grade", "rank"),
    [
        case("RANK-03/sergeant-primus", "sergeant primus", 1),
        case("RANK-03/sergeant-senioris", "sergeant senioris", 2),
        case("RANK-03/sergeant-excelsior", "sergeant excelsior", 3),
        case("RANK-03/captain-primus", "captain primus", 4),
        case("RANK-03/captain-senioris", "captain senioris", 5),
        case("RANK-03/captain-excelsior", "captain excelsior", 6),
        case("RANK-03/decurion-is-primus", "decurion", 1),
        case("RANK-03/centurion-is-primus", "centurion", 4),
        case("RANK-03/accents", "Decurión Senioris", 2),
        case("RANK-03/capitals-and-hyphens", "CENTURIÓN-EXCELSIOR", 6),
        case("RANK-03/spanish-sergeant", "sargento", 1),
        case("RANK-03/spanish-captain", "capitán senioris", 5),
        case("RANK-03/misspelt", "decurian primus", None),
        case("RANK-03/level-alone", "primus", None),
        case("RANK-03/empty", "", None),
    ],
)
def test_the_ladder(grade, rank):
    assert rank_of(grade, {}) == rank


def test_rank_03_the_missions_own_hierarchy():
    own = {"Decurion": 2, "warden senioris": 7, "Veterano": 3}
    assert rank_of("decurion primus", own) == 2
    assert rank_of("decurion senioris", own) == 2
    assert rank_of("warden senioris", own) == 7
    assert rank_of("warden", own) is None
    assert rank_of("veterano", own) == rank_of("Veterano Primus", own) == 3


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
        case("RANK-04/nobody", "A", True),
        case("RANK-04/a-centurion", "A, officer: centurion", True),
        case("RANK-04/rank-4", "A, rank: 4", True),
        case("RANK-04/a-decurion", "A, officer: decurion excelsior", False),
        case("RANK-04/a-sergeant", "A, officer: sargento", False),
        case("RANK-04/an-officer-of-no-grade", "A, officer: true", False),
        case("RANK-04/rank-1", "A, rank: 1", False),
        case("RANK-04/a-decurion-whatever-his-rank", "A, officer: decurion, rank: 5", False),
    ],
)
def test_rank_04_ten_men_need_a_decurion(leader, warned):
    got = [(f.code, str(f.severity), f.group) for f in found(squad(leader, men=10))]
    assert got == ([("RANK-04", "warning", "alpha")] if warned else [])
    assert found(squad(leader, men=9)) == []


def test_rank_04_an_unknown_grade_is_one_fault_not_two():
    assert [f.code for f in found(squad("A, officer: decurian", men=10))] == ["RANK-03"]
