"""What a mission file can have wrong, each fault once and at its own place (BOARD, REF)."""

from __future__ import annotations

import pytest
from orders.officers import SYSTEM
from orders.officers.checks import CHECKS
from orders.source import read_text

from .field import HIVE_BREACH, case, found, mission, places

ROWS = """\
system: officers
board: |
  ########
  #V.|.c.#
  #......#
  ########
legend: {V: varo}
marines:
  - {name: Varo, rank: 1}
  - {name: Ilex, at: [2, 2]}
"""


def changed(old: str, new: str) -> str:
    assert old in ROWS
    return ROWS.replace(old, new)


def test_nothing_wrong():
    assert found(ROWS) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # BOARD-01: a short row at its end, a long one at what is too much
        case("BOARD-01/short-row", "  #......#\n", "  #.....#\n", [("BOARD-01", 5, 10)]),
        case("BOARD-01/long-row", "  #......#\n", "  #.......#\n", [("BOARD-01", 5, 11)]),
        case("BOARD-01/blank-at-the-beginning", "  #......#\n", "   #......#\n", [("BOARD-01", 5, 3)]),
        case("BOARD-01/blanks-at-the-end", "  #......#\n", "  #......#  \n", [("BOARD-01", 5, 11)]),
        case("BOARD-01/empty-row", "  #......#\n", "  #......#\n\n", [("BOARD-01", 6, 3)]),
        case("BOARD-01/short-last-row", "  ########\nlegend", "  #######\nlegend", [("BOARD-01", 6, 10)]),
        # BOARD-02: unknown characters once each, letters of the legend once on the board
        case("BOARD-02/unknown-character", "#......#", "#...x..#", [("BOARD-02", 5, 7)]),
        case("BOARD-02/one-character-twice", "#......#", "#.x.x..#", [("BOARD-02", 5, 5)]),
        case("BOARD-02/two-characters", "#......#", "#.x.y..#", [("BOARD-02", 5, 5), ("BOARD-02", 5, 7)]),
        case("BOARD-02/blank", "#......#", "#.. ...#", [("BOARD-02", 5, 6)]),
        case("BOARD-02/letter-twice", "#......#", "#..V...#", [("BOARD-02", 5, 6)]),
        case("BOARD-02/letter-nowhere", "{V: varo}", "{V: varo, W: ilex}", [("BOARD-02", 7, 19)]),
        case("BOARD-02/letter-that-is-ground", "{V: varo}", "{V: varo, c: ilex}", [("BOARD-02", 7, 19)]),
        case("BOARD-02/other-letter", "#V.|", "#W.|", [("BOARD-02", 4, 4)]),
        case("BOARD-02/his-letter-lost", "#V.|", "#..|", [("BOARD-02", 7, 10)]),
        case("BOARD-02/no-legend", "legend: {V: varo}\n", "", [("BOARD-02", 4, 4)]),
        # BOARD-03: off the board, in a wall, in a closed door, nowhere, twice
        case("BOARD-03/off-to-the-right", "[2, 2]", "[8, 2]", [("BOARD-03", 10, 22)]),
        case("BOARD-03/off-below", "[2, 2]", "[2, 4]", [("BOARD-03", 10, 22)]),
        case("BOARD-03/below-nought", "[2, 2]", "[-1, 2]", [("BOARD-03", 10, 22)]),
        case("BOARD-03/far-off", "[2, 2]", "[999999999999, 2]", [("BOARD-03", 10, 22)]),
        case("BOARD-03/in-a-wall", "[2, 2]", "[0, 2]", [("BOARD-03", 10, 22)]),
        case("BOARD-03/in-a-closed-door", "[2, 2]", "[3, 1]", [("BOARD-03", 10, 22)]),
        case("BOARD-03/on-cover", "[2, 2]", "[5, 1]", []),
        case("BOARD-03/nowhere", ", at: [2, 2]", "", [("BOARD-03", 10, 12)]),
        case("BOARD-03/out-needs-no-square", ", at: [2, 2]", ", out: true", []),
        case("BOARD-03/letter-and-at", "rank: 1}", "rank: 1, at: [1, 1]}", [("BOARD-03", 9, 31)]),
        case(
            "BOARD-03/two-letters",
            "#......#\n  ########\nlegend: {V: varo",
            "#W.....#\n  ########\nlegend: {V: varo, W: varo",
            [("BOARD-03", 5, 4)],
        ),
        # BOARD-04: two on one square, at the later one
        case("BOARD-04/on-a-letter", "[2, 2]", "[1, 1]", [("BOARD-04", 10, 22)]),
        case(
            "BOARD-04/the-later-one",
            "[2, 2]}",
            "[2, 2]}\n  - {name: Otho, at: [2, 2]}",
            [("BOARD-04", 11, 22)],
        ),
        case(
            "BOARD-04/not-with-one-who-is-out",
            "[2, 2]}",
            "[2, 2]}\n  - {name: Otho, at: [2, 2], out: true}",
            [],
        ),
        case(
            "BOARD-04/three",
            "[2, 2]}",
            "[1, 1]}\n  - {name: Otho, at: [1, 1]}",
            [("BOARD-04", 10, 22), ("BOARD-04", 11, 22)],
        ),
    ],
)
def test_board_findings(old, new, expected):
    assert places(changed(old, new)) == expected


def test_board_02_hints():
    (unknown,) = found(changed("#......#", "#...x..#"))
    assert unknown.hint
    assert unknown.hint.key == "officers.known-characters"
    (wrong_letter,) = found(changed("#V.|", "#W.|"))
    assert wrong_letter.hint
    assert (wrong_letter.hint.key, wrong_letter.hint.args) == ("officers.perhaps-meant", {"names": ["V"]})


def test_board_02_one_unknown_letter_does_not_excuse_two_marines():
    text = changed("#V.|", "#W.|").replace("legend: {V: varo}\n", "").replace(", at: [2, 2]", "")
    assert sorted(places(text)) == [("BOARD-02", 4, 4), ("BOARD-03", 8, 12), ("BOARD-03", 9, 12)]


def test_board_01_an_empty_board():
    text = 'system: officers\nboard: "\\n"\nmarines:\n  - {name: Varo, at: [1, 1]}\n'
    assert places(text) == [("BOARD-01", 2, 8)]


def test_board_02_a_quoted_board_has_one_place_for_all_its_squares():
    text = 'system: officers\nboard: "...\\n.x.\\n..."\nmarines: []\n'
    assert places(text) == [("BOARD-02", 2, 8)]


@pytest.mark.parametrize(
    ("walls", "expected"),
    [
        case("BOARD-05/side-by-side", "[[1, 1], [2, 1]]", []),
        case("BOARD-05/one-above-the-other", "[[1, 2], [1, 1]]", []),
        case("BOARD-05/diagonal", "[[1, 1], [2, 2]]", [("BOARD-05", 11, 9)]),
        case("BOARD-05/too-far", "[[1, 1], [3, 1]]", [("BOARD-05", 11, 9)]),
        case("BOARD-05/the-same-square", "[[1, 1], [1, 1]]", [("BOARD-05", 11, 9)]),
        case("BOARD-05/off-to-the-right", "[[7, 1], [8, 1]]", [("BOARD-05", 11, 18)]),
        case("BOARD-05/off-above", "[[1, -1], [1, 0]]", [("BOARD-05", 11, 10)]),
        case("BOARD-05/twice-the-same", "[[1, 1], [2, 1]], [[1, 1], [2, 1]]", []),
    ],
)
def test_board_05(walls, expected):
    assert places(f"{ROWS}walls: [{walls}]\n") == expected


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        case("BOARD-03/a-free-square", "{2: [{marine: varo, at: [2, 1]}]}", []),
        case("BOARD-04/an-occupied-square", "{2: [{marine: varo, at: [2, 2]}]}", [("BOARD-04", 11, 32)]),
        case(
            "BOARD-04/they-change-places", "{2: [{marine: varo, at: [2, 2]}, {marine: ilex, at: [1, 1]}]}", []
        ),
        case("BOARD-04/the-other-falls", "{2: [{marine: varo, at: [2, 2]}, {marine: ilex, out: true}]}", []),
        case("BOARD-03/into-a-door", "{2: [{marine: varo, at: [3, 1]}]}", [("BOARD-03", 11, 32)]),
        case(
            "BOARD-04/both-to-one-square",
            "{2: [{marine: varo, at: [4, 1]}, {marine: ilex, at: [4, 1]}]}",
            [("BOARD-04", 11, 60)],
        ),
        case(
            "BOARD-04/told-once",
            "{2: [{marine: varo, at: [2, 2]}], 3: [{marine: varo, engaged: true}]}",
            [("BOARD-04", 11, 32)],
        ),
        case(
            "BOARD-04/told-again-when-he-returns",
            "{2: [{marine: varo, at: [2, 2]}], 3: [{marine: varo, at: [1, 1]}],"
            " 4: [{marine: varo, at: [2, 2]}]}",
            [("BOARD-04", 11, 32), ("BOARD-04", 11, 98)],
        ),
        case(
            "BOARD-04/the-fallen-one-rises",
            "{2: [{marine: ilex, out: true}], 3: [{marine: varo, at: [2, 2]}],"
            " 4: [{marine: ilex, out: false}]}",
            [("BOARD-04", 11, 98)],
        ),
        case("BOARD-03/out-needs-no-square-later", "{4: [{marine: varo, at: [9, 9], out: true}]}", []),
        case("BOARD-04/at-the-first-turn", "{1: [{marine: varo, at: [2, 2]}]}", [("BOARD-04", 11, 32)]),
        case("REF-01/misspelt", "{2: [{marine: vara, at: [2, 1]}]}", [("REF-01", 11, 22)]),
        case(
            "REF-01/nobody",
            "{2: [{marine: nobody at all, out: true}, {marine: Ilex, out: true}]}",
            [("REF-01", 11, 22)],
        ),
    ],
)
def test_findings_at_later_turns(changes, expected):
    assert places(f"{ROWS}turns: {changes}\n") == expected


def test_a_fault_of_the_start_is_not_told_again_at_a_later_turn():
    text = (
        changed("[2, 2]", "[1, 1]")
        + "turns: {2: [{marine: varo, engaged: true}], 3: [{marine: ilex, shot: true}]}\n"
    )
    assert places(text) == [("BOARD-04", 10, 22)]


def test_ref_01_in_the_legend():
    (finding,) = found(changed("{V: varo}", "{V: vario}"))
    assert (finding.code, finding.place) == ("REF-01", (7, 13, 7, 18))
    assert finding.hint
    assert finding.hint.args == {"name": "varo"}


def test_ref_02():
    text = changed("name: Ilex", "name: Ilex, id: x").replace("rank: 1", "rank: 1, id: x")
    text = text.replace("legend: {V: varo}", "legend: {V: x}")
    (finding,) = [f for f in found(text) if f.code == "REF-02"]
    assert (finding.place, finding.trooper) == ((10, 22, 10, 23), "x")
    assert finding.elsewhere[0].place == (9, 31, 9, 32)


def test_ids_of_marines_who_share_a_name():
    text = mission("....", "name: Bo, at: [0, 0]", "name: bó, at: [1, 0]", "name: X, id: bo-1, at: [2, 0]")
    assert found(text + "turns: {2: [{marine: bo-2, out: true}, {marine: bo-3, out: true}]}") == []


def test_findings_name_the_other_place():
    (finding,) = found(changed("[2, 2]", "[1, 1]"))
    assert [e.place for e in finding.elsewhere] == [(4, 4, 4, 5)]
    assert finding.hint
    assert finding.hint.args["squares"] == ["[2, 1]", "[1, 2]", "[2, 2]"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("board: |", "bord: |"),
        ("marines:", "marine:"),
        ("rank: 1", "rank: none"),
        ("Varo, rank: 1}", "'Varo B', id: 'va ro', rank: 1}"),
        ("at: [2, 2]", "at: [2]"),
        ("at: [2, 2]", "at: here"),
        ("{V: varo}", "[V]"),
        ("{V: varo}", "{V: [varo]}"),
        ("{name: Varo, rank: 1}", "{nam: Varo, rank: 1}"),
    ],
)
def test_a_fault_of_shape_is_the_only_finding(old, new):
    document = read_text(changed(old, new), "mission.yaml")
    assert [f.code for f in document.findings] == ["SCHEMA-01"]
    assert SYSTEM.check(document) == []


def test_faults_come_in_the_order_of_their_places():
    text = changed("#......#", "#...x..#").replace("[2, 2]", "[9, 9]") + "walls: [[[1, 1], [3, 1]]]\n"
    assert [f.code for f in found(text)] == ["BOARD-02", "BOARD-03", "BOARD-05"]


def test_every_check_says_its_rule():
    for check in CHECKS:
        assert (check.__doc__ or "").startswith(("BOARD-0", "RANK-0", "REF-0"))


def test_the_sample_broken_in_many_ways():
    text = HIVE_BREACH.replace("#........#", "#.......#").replace("[5, 2]", "[2, 1]")
    assert places(text.replace("marine: varo", "marine: vero")) == [
        ("BOARD-01", 7, 12),
        ("BOARD-04", 13, 30),
        ("REF-01", 16, 16),
    ]
