"""What a mission answers at a turn: figures, pools, rulings, notes, and the turns there are."""

from __future__ import annotations

import pytest
from orders.officers import SYSTEM
from orders.pools import Command
from orders.sheet import Bars, Board, Line, Table
from orders.source import read_text
from orders.system import Request, System, TurnError, system
from orders.words import render

from .field import HIVE_BREACH, answer, case, document, mission, reserve

PAIR = (
    "name: A, rank: 1, at: [0, 0]",
    "name: B, at: [1, 0], shot: true, weapon: heavy, squad: 2",
    "name: C, at: [3, 0], rank: 2",
    "name: D, at: [9, 0]",
)
ROOM = "..........", *PAIR


def test_the_registry_finds_the_system():
    found: System = system("officers")
    assert found is SYSTEM
    assert found.name == "officers"


def test_pools_are_commands_with_the_orders_that_somebody_may_obey():
    a, c = reserve(mission(*ROOM)).pools
    assert isinstance(a, Command)
    assert isinstance(c, Command)
    assert (a.name, a.officer, c.name) == ("command/a", "a", "command/c")
    assert a.options == {
        "alert": ("a",),
        "close-assault": ("a",),
        "charge": ("a", "b"),
        "covering-fire": ("a",),
        "suppressing-fire": ("a",),
        "hold-positions": ("a",),
        "move-out": ("a",),
        "by-sections": ("a",),
    }
    assert c.options["charge"] == ("c", "a", "b")


def test_give_02_an_officer_who_has_moved_gives_no_order():
    text = mission(*ROOM, more="turns: {2: [{marine: a, moved: true}]}")
    now = answer(text, 2)
    a, c = now.data["officers"]
    assert (a["may_order"], c["may_order"]) == (False, True)
    assert a["unit"] == ["a", "b"]
    assert [m["officers"] for m in now.data["marines"]] == [["c"], ["c"], ["c"], []]
    assert set(map(tuple, a["orders"].values())) == {()}
    assert [pool.name for pool in reserve(text, 2).pools] == ["command/c"]
    assert list(map(render, now.data["notes"])) == ["A has moved and gives no order this turn (GIVE-02)"]
    assert answer(text, 3).data["officers"][0]["may_order"] is True


def test_give_05_the_officer_may_obey_his_own_order():
    assert answer(mission("..", "name: A, rank: 1, at: [0, 0]")).data["officers"][0]["orders"]["charge"] == [
        "a"
    ]


def test_figures_of_a_marine():
    marines = {m["marine"]: m for m in answer(mission(*ROOM)).data["marines"]}
    b = marines["b"]
    assert (b["name"], b["square"], b["squad"], b["officers"]) == ("B", [1, 0], "2", ["a", "c"])
    assert b["why_not"]["move-out"] == ["shot-heavy"]
    assert b["why_not"]["dig-in"] == ["open-ground"]
    assert set(b["effects"]) == {"charge"}
    assert b["effects"]["charge"] == [
        {
            "movement": None,
            "movement_at_most": None,
            "movement_more": 0,
            "shots": None,
            "tyranid_phase_shots": None,
            "accuracy": None,
            "power": 1,
            "accuracy_against": 0,
            "forbidden": [],
            "allowed": [],
        }
    ]
    assert answer(mission(*ROOM)).data["out_of_reach"] == ["d"]


def test_moved_and_shot_hold_for_one_turn_and_the_rest_from_then_on():
    text = mission(
        "....",
        "name: A, rank: 1, at: [0, 0], shot: true",
        "name: B, at: [1, 0]",
        more="turns: {3: [{marine: b, engaged: true, moved: true}], 5: [{marine: a, out: true}]}",
    )
    alert = {turn: answer(text, turn).data["officers"][0]["orders"]["alert"] for turn in (1, 2)}
    assert alert == {1: ["b"], 2: ["a", "b"]}
    why = {
        turn: answer(text, turn).data["marines"][1]["why_not"].get("suppressing-fire") for turn in (2, 3, 4)
    }
    assert why == {2: None, 3: ["engaged", "moved"], 4: ["engaged"]}
    assert answer(text, 5).data["officers"] == []
    assert list(map(render, answer(text, 5).data["notes"])) == [
        "no officer is in play, so nobody gives an order"
    ]


def test_turn_by_default_and_before_the_first():
    text = HIVE_BREACH.replace("turn: 1", "turn: 2")
    assert answer(text).data["turn"] == 2
    assert answer(text, 9).data["turn"] == 9
    for turn in (1, 0, -3):
        with pytest.raises(TurnError) as wrong:
            reserve(text, turn)
        assert render(wrong.value.say) == f"there is no turn {turn}: the mission begins with turn 2"


@pytest.mark.parametrize(
    ("board", "marines", "more", "told"),
    [
        case(
            "UNIT-03/nothing-to-rule", "..", ("name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 0]"), "", []
        ),
        case(
            "UNIT-03/a-diagonal-step",
            ".. ..",
            ("name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 1]"),
            "",
            [("UNIT-03", "metric", "diagonal")],
        ),
        case(
            "UNIT-03/metric-orthogonal",
            ".. ..",
            ("name: A, rank: 1, at: [0, 0]", "name: B, at: [1, 1]"),
            "rulings: {metric: orthogonal}",
            [("UNIT-03", "metric", "orthogonal")],
        ),
        case(
            "UNIT-03/a-way-round",
            "...#.. ......",
            ("name: A, rank: 4, at: [2, 0]", "name: B, at: [4, 0]"),
            "",
            [("UNIT-03", "link", "path")],
        ),
        case(
            "CMD-13/the-engaged",
            "..",
            ("name: A, rank: 1, at: [0, 0], engaged: true",),
            "",
            [("CMD-13", "engaged_may_shoot", False)],
        ),
        case(
            "GIVE-03/in-two-units",
            "..",
            ("name: A, rank: 1, at: [0, 0]", "name: B, rank: 1, at: [1, 0]"),
            "",
            [("GIVE-03", "orders_per_marine", 1)],
        ),
        case(
            "GIVE-03/one-officer-can-order",
            "..",
            ("name: A, rank: 1, at: [0, 0]", "name: B, rank: 1, at: [1, 0], moved: true"),
            "rulings: {orders_per_marine: 2}",
            [],
        ),
        case(
            "RANK-03/own-hierarchy",
            "...",
            ("name: A, officer: decurion, at: [0, 0]",),
            "hierarchy: {decurion: 2}",
            [("RANK-03", "hierarchy", {"decurion": 2})],
        ),
        case(
            "RANK-03/the-same-as-the-ladder",
            "...",
            ("name: A, officer: decurion, at: [0, 0]",),
            "hierarchy: {decurion: 1}",
            [],
        ),
        case(
            "RANK-03/rank-wins",
            "...",
            ("name: A, officer: decurion, rank: 2, at: [0, 0]",),
            "hierarchy: {decurion: 2}",
            [],
        ),
    ],
)
def test_rulings_are_named_where_they_change_a_result(board, marines, more, told):
    rulings = answer(mission(board, *marines, more=more)).data["rulings"]
    assert [(r["rule"], r["key"], r["value"]) for r in rulings] == told


def test_give_03_how_many_orders_a_marine_may_obey():
    assert reserve(mission(*ROOM)).obey_limit == 1
    assert reserve(mission(*ROOM, more="rulings: {orders_per_marine: 2}")).obey_limit == 2


def test_cmd_09_the_whole_unit_chooses_under_the_ruling():
    notes = answer(mission(*ROOM, more="rulings: {by_sections: unit}")).data["notes"]
    assert list(map(render, notes)) == ["by sections: the whole unit takes the same half (CMD-09)"]


def test_the_sheet_draws_every_note():
    """GIVE-02, CMD-09: what the figures have under `notes` stands in the sheet too, below its first line."""
    text = mission("..", "name: A, rank: 1, at: [0, 0], moved: true", more="rulings: {by_sections: unit}")
    notes = answer(text).data["notes"]
    assert len(notes) == 2
    assert [block.say for block in answer(text).draw() if isinstance(block, Line)][1:3] == notes
    fallen = mission("..", "name: A, rank: 1, at: [0, 0], out: true")
    lines = [render(block.say) for block in answer(fallen).draw() if isinstance(block, Line)]
    assert lines[1:] == ["no officer is in play, so nobody gives an order"]
    assert not [block for block in answer(fallen).draw() if isinstance(block, Table)]


def test_names_tell_namesakes_apart():
    text = mission("...", "name: Bo, rank: 1, at: [0, 0]", "name: Bó, at: [1, 0]", "name: Cy, at: [2, 0]")
    assert reserve(text).names == {"bo-1": "Bo (bo-1)", "bo-2": "Bó (bo-2)", "cy": "Cy"}


def test_a_mission_with_faults_is_answered_all_the_same():
    text = HIVE_BREACH.replace("#........#", "#.....").replace("[2, 1]", "[1, 1]").replace("[5, 2]", "[0, 0]")
    data = answer(text.replace("decurion primus", "king")).data
    assert data["officers"][0]["unit"] == ["varo", "brother-ilex"]
    assert data["out_of_reach"] == ["brother-otho"]
    assert data["marines"][2]["square"] is None


@pytest.mark.parametrize("text", ["system: officers\n", "system: officers\nboard: |\n  ..\nmarines: []\n"])
def test_a_mission_with_nothing_in_it(text):
    request = Request(read_text(text, "mission.yaml"))
    assert SYSTEM.answer(request).data["officers"] == []
    assert SYSTEM.reserve(request).pools == ()


def table(text: str, number: int, turn: int | None = None) -> list[list[object]]:
    """One table of the sheet, its cells as people read them."""
    tables = [block for block in answer(text, turn).draw() if isinstance(block, Table)]
    return [[render(c) if isinstance(c, tuple) else c for c in row] for row in tables[number].rows]


def test_the_sheet_sums_up_and_lists_officers():
    text = mission(
        "......",
        "name: A, rank: 1, at: [0, 0]",
        "name: B, at: [1, 0]",
        "name: C, at: [2, 0]",
        "name: D, at: [5, 0]",
    )
    first = answer(text).draw()[0]
    assert isinstance(first, Line)
    assert render(first.say) == "Test, turn 1: 1 officer among 4 marines in play, 1 out of reach"
    assert render(first.say, "es") == "Test, turno 1: 1 oficial entre 4 marines en juego, 1 fuera de alcance"
    assert table(text, 0) == [["A", 1, "A, B, C", "C through B", "may give one"]]


def test_the_sheet_says_why_marines_may_not_obey():
    text = mission(
        "#....",
        "name: A, rank: 3, at: [1, 0]",
        "name: Otho, at: [2, 0], engaged: true, moved: true",
        "name: B, at: [3, 0], shot: true",
        "name: C, at: [4, 0], shot: true",
    )
    orders = {row[0]: row[1:] for row in table(text, 1)}
    assert orders["suppressing fire"] == ["A", "Otho: engaged, has moved; B, C: has shot"]
    assert orders["charge"] == ["A, B, C", "Otho: engaged"]
    assert orders["fall back"] == ["Otho", "A, B, C: not engaged"]
    assert orders["move out"] == ["A, Otho, B, C", None]


def test_the_sheet_shows_effects_as_figures():
    text = mission(
        "#...", "name: A, rank: 3, at: [1, 0], move: 6", "name: B, at: [2, 0]", "name: C, at: [3, 0], move: 6"
    )
    rows = [row for row in table(text, 2) if row[0] in ("alert", "by sections", "covering fire")]
    assert rows == [
        ["alert", "A, C", 4, 0, 2, "-1", None, None],
        ["alert", "B", "4 at most", 0, 2, "-1", None, None],
        ["covering fire", "A, C", 6, None, None, "-1", None, "-2"],
        ["covering fire", "B", None, None, None, "-1", None, "-2"],
        ["by sections", "A, C", 10, 0, None, None, None, None],
        ["by sections", "B", "+4", 0, None, None, None, None],
        ["by sections", "A, B, C", 0, 2, None, None, None, None],
    ]
    assert table(text, 3)[0] == ["alert", "A, B, C", "to shoot", "to interrupt the Tyranids at any moment"]


def test_the_picture_shows_units_links_and_who_is_out_of_reach():
    (board,) = [block for block in answer(HIVE_BREACH).draw() if isinstance(block, Board)]
    standing = {
        s.glyph: (x, y, s.owners, str(s.tone))
        for y, row in enumerate(board.rows)
        for x, s in enumerate(row)
        if s.glyph
    }
    assert standing == {"D": (1, 1, (0,), "strong"), "I": (2, 1, (0,), "plain"), "O": (5, 2, (), "bad")}
    assert board.links == (((1, 1), (2, 1), 0),)
    assert board.edges == [((3, 1), (3, 2))]
    assert [render(say) for _, say in board.legend] == [
        "Varo, rank 1",
        "Brother Ilex: Varo",
        "Brother Otho: out of reach",
        "closed door",
        "cover",
    ]


def test_glyphs_run_out_without_harm():
    men = [f"name: Man, at: [{x}, {y}]" for x in range(10) for y in range(8)]
    text = mission(" ".join(["." * 10] * 8), *men)
    (board,) = [block for block in answer(text).draw() if isinstance(block, Board)]
    glyphs = [s.glyph for row in board.rows for s in row]
    assert len(set(glyphs)) == 62
    assert glyphs.count("*") == 19


def test_timeline():
    bars, changes = SYSTEM.timeline(Request(document(HIVE_BREACH)))
    assert isinstance(bars, Bars)
    assert [(render(label), sum(n for n, _ in parts)) for label, parts, _ in bars.rows] == [
        ("turn 1, Varo", 2),
        ("turn 1, out of reach", 1),
        ("turn 3, Varo", 2),
    ]
    assert isinstance(changes, Table)
    assert [(row[0], row[1], render(row[2])) for row in changes.rows] == [
        (3, "Varo", "now on [2, 2]"),
        (3, "Brother Otho", "out of the mission"),
    ]
    (early,) = SYSTEM.timeline(Request(document(HIVE_BREACH), turn=2))  # nothing has changed by then
    assert isinstance(early, Bars)
    assert len(early.rows) == 2
    with pytest.raises(TurnError):
        SYSTEM.timeline(Request(document(HIVE_BREACH), turn=0))


def test_timeline_tells_all_that_happens():
    text = mission(
        "...",
        "name: A, rank: 1, at: [0, 0]",
        "name: B, at: [1, 0], engaged: true",
        "name: C, at: [2, 0], out: true",
        more="turns: {2: [{marine: a, moved: true, shot: true}, {marine: b, engaged: false},"
        " {marine: c, out: false}]}",
    )
    _, changes = SYSTEM.timeline(Request(document(text)))
    assert isinstance(changes, Table)
    assert [render(row[2]) for row in changes.rows] == ["has moved, has shot", "not engaged", "in play"]


def test_a_game_file_on_a_mission():
    game = document("list: mission.yaml\ngoing: first\nevents:\n  - turn: 1\n", "game.yaml")
    (finding,) = SYSTEM.check_game(game, document(HIVE_BREACH))
    assert (finding.code, finding.path, finding.place) == ("REF-01", "game.yaml", (1, 7, 1, 19))
    assert SYSTEM.reserve(Request(document(HIVE_BREACH), game)).findings == (finding,)
    assert SYSTEM.answer(Request(document(HIVE_BREACH), game)).findings == (finding,)
