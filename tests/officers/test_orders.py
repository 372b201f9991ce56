"""The ten orders: who may obey each, every reason why not, and what it does (CMD-01 to CMD-13, GIVE-04)."""

from __future__ import annotations

import pytest
from orders.officers.obey import find_order, outcomes
from orders.officers.orders import BY_ID, ORDERS
from orders.officers.rulings import Rulings

from .field import at_turn, case, mission, play


def why(order: str, marine: str = "", board: str = "#.", more: str = "") -> list[str]:
    """The reasons why a marine beside a wall, armed and fresh but for what is said of him, may not obey."""
    text = mission(board, f"name: M, at: [1, 0]{', ' if marine else ''}{marine}", more=more)
    now = at_turn(text)
    return [str(bar) for bar in now.why_not(BY_ID[order], 0)]


@pytest.mark.parametrize(
    ("order", "marine"),
    [
        case("CMD-01/may-fresh", "alert", ""),
        case("CMD-01/may-engaged-moved-unarmed", "alert", "engaged: true, moved: true, weapon: none"),
        case("CMD-02/may-fresh", "close-assault", ""),
        case("CMD-02/may-moved-heavy", "close-assault", "moved: true, weapon: heavy"),
        case("CMD-04/may-fresh", "charge", ""),
        case("CMD-04/may-moved-shot-unarmed", "charge", "moved: true, shot: true, weapon: none"),
        case("CMD-05/may-fresh", "covering-fire", ""),
        case("CMD-05/may-moved-heavy", "covering-fire", "moved: true, weapon: heavy"),
        case("CMD-06/may-fresh", "suppressing-fire", ""),
        case("CMD-06/may-heavy", "suppressing-fire", "weapon: heavy"),
        case("CMD-07/may-fresh", "hold-positions", ""),
        case("CMD-07/may-heavy", "hold-positions", "weapon: heavy"),
        case("CMD-08/may-fresh", "move-out", ""),
        case("CMD-08/may-engaged-moved-shot", "move-out", "engaged: true, moved: true, shot: true"),
        case("CMD-08/may-heavy", "move-out", "weapon: heavy"),
        case("CMD-08/may-unarmed", "move-out", "weapon: none"),
        case("CMD-09/may-fresh", "by-sections", ""),
        case("CMD-09/may-moved-unarmed", "by-sections", "moved: true, weapon: none"),
        case("CMD-09/may-heavy", "by-sections", "weapon: heavy"),
        case("CMD-10/may-engaged", "fall-back", "engaged: true"),
        case("CMD-10/may-spent", "fall-back", "engaged: true, moved: true, shot: true, weapon: none"),
    ],
)
@pytest.mark.parametrize("board", ["#.", ".."])
def test_who_may_obey(order, marine, board):
    assert why(order, marine, board) == []


@pytest.mark.parametrize(
    ("marine", "board"),
    [
        case("CMD-03/may-beside-a-wall", "", "#."),
        case("CMD-03/may-beside-a-closed-door", "", "|."),
        case("CMD-03/may-beside-cover", "", "c."),
        case("CMD-03/may-on-cover", "", ".c"),
        case("CMD-03/may-shot-unarmed", "shot: true, weapon: none", "#."),
    ],
)
def test_who_may_dig_in(marine, board):
    assert why("dig-in", marine, board) == []


@pytest.mark.parametrize(
    ("order", "marine", "reason"),
    [
        case("CMD-01/not-shot", "alert", "shot: true", "shot"),
        case("CMD-02/not-engaged", "close-assault", "engaged: true", "engaged"),
        case("CMD-02/not-shot", "close-assault", "shot: true", "shot"),
        case("CMD-02/not-unarmed", "close-assault", "weapon: none", "unarmed"),
        case("CMD-03/not-engaged", "dig-in", "engaged: true", "engaged"),
        case("CMD-03/not-moved", "dig-in", "moved: true", "moved"),
        case("CMD-04/not-engaged", "charge", "engaged: true", "engaged"),
        case("CMD-05/not-engaged", "covering-fire", "engaged: true", "engaged"),
        case("CMD-05/not-shot", "covering-fire", "shot: true", "shot"),
        case("CMD-05/not-unarmed", "covering-fire", "weapon: none", "unarmed"),
        case("CMD-06/not-engaged", "suppressing-fire", "engaged: true", "engaged"),
        case("CMD-06/not-moved", "suppressing-fire", "moved: true", "moved"),
        case("CMD-06/not-shot", "suppressing-fire", "shot: true", "shot"),
        case("CMD-06/not-unarmed", "suppressing-fire", "weapon: none", "unarmed"),
        case("CMD-07/not-engaged", "hold-positions", "engaged: true", "engaged"),
        case("CMD-07/not-moved", "hold-positions", "moved: true", "moved"),
        case("CMD-07/not-shot", "hold-positions", "shot: true", "shot"),
        case("CMD-07/not-unarmed", "hold-positions", "weapon: none", "unarmed"),
        case("CMD-08/not-shot-heavy", "move-out", "shot: true, weapon: heavy", "shot-heavy"),
        case("CMD-09/not-engaged", "by-sections", "engaged: true", "engaged"),
        case("CMD-09/not-shot", "by-sections", "shot: true", "shot"),
        case("CMD-10/not-fresh", "fall-back", "", "not-engaged"),
    ],
)
def test_each_reason_alone(order, marine, reason):
    assert why(order, marine) == [reason]


@pytest.mark.parametrize(
    "board", [case("CMD-03/not-on-open-ground", "..."), case("CMD-03/not-beside-an-open-door", "/.")]
)
def test_dig_in_on_open_ground(board):
    assert why("dig-in", board=board) == ["open-ground"]


RULES = {
    "alert": "CMD-01",
    "close-assault": "CMD-02",
    "dig-in": "CMD-03",
    "charge": "CMD-04",
    "covering-fire": "CMD-05",
    "suppressing-fire": "CMD-06",
    "hold-positions": "CMD-07",
    "move-out": "CMD-08",
    "by-sections": "CMD-09",
    "fall-back": "CMD-10",
}


@pytest.mark.parametrize("order", [case(f"{rule}/not-dead", order) for order, rule in RULES.items()])
def test_the_dead_obey_nothing(order):
    engaged = "engaged: true, " if order == "fall-back" else ""
    assert why(order, f"{engaged}out: true") == ["out"]


def test_all_reasons_together():
    assert why("hold-positions", "engaged: true, moved: true, shot: true, weapon: none") == [
        "engaged",
        "moved",
        "shot",
        "unarmed",
    ]


@pytest.mark.parametrize(
    ("order", "marine", "code"),
    [
        case("GIVE-04/moved-under-no-move", "suppressing-fire", "moved: true", "CMD-06"),
        case("GIVE-04/shot-under-no-shooting", "hold-positions", "shot: true", "CMD-07"),
        case("GIVE-04/shot-before-the-halves", "by-sections", "shot: true", "CMD-09"),
        case("GIVE-04/shot-the-heavy-weapon", "move-out", "shot: true, weapon: heavy", "CMD-08"),
        case("GIVE-04/no-weapon-to-shoot", "covering-fire", "weapon: none", "CMD-05"),
        case("GIVE-04/moved-but-may-move", "covering-fire", "moved: true", None),
        case("GIVE-04/shot-but-may-shoot", "charge", "shot: true", None),
        case("GIVE-04/no-weapon-needed", "alert", "weapon: none", None),
    ],
)
def test_what_is_done_already_or_lacking(order, marine, code):
    text = mission("#..", "name: O, rank: 1, at: [2, 0]", f"name: M, at: [1, 0], {marine}")
    played = play(text, f"spend: [{{order: {order}, by: o, on: [m]}}]")
    assert [f.code for f in played.findings] == ([code] if code else [])


@pytest.mark.parametrize(
    ("order", "ruling", "reasons"),
    [
        case("CMD-13/covering-fire", "covering-fire", "false", ["engaged"]),
        case("CMD-13/suppressing-fire", "suppressing-fire", "false", ["engaged"]),
        case("CMD-13/hold-positions", "hold-positions", "false", ["engaged"]),
        case("CMD-13/covering-fire-by-ruling", "covering-fire", "true", []),
        case("CMD-13/suppressing-fire-by-ruling", "suppressing-fire", "true", []),
        case("CMD-13/hold-positions-by-ruling", "hold-positions", "true", []),
        case("CMD-13/close-assault-all-the-same", "close-assault", "true", ["engaged"]),
        case("CMD-13/by-sections-all-the-same", "by-sections", "true", ["engaged"]),
        case("CMD-13/charge-all-the-same", "charge", "true", ["engaged"]),
        case("CMD-13/dig-in-all-the-same", "dig-in", "true", ["engaged"]),
    ],
)
def test_whether_the_engaged_may_shoot(order, ruling, reasons):
    assert why(order, "engaged: true", more=f"rulings: {{engaged_may_shoot: {ruling}}}") == reasons


def test_cmd_13_the_engaged_may_shoot_under_the_ruling():
    ruling = "rulings: {engaged_may_shoot: true}"
    shooting = ("covering-fire", "suppressing-fire", "hold-positions")
    assert {order.id for order in ORDERS if not why(order.id, "engaged: true", more=ruling)} == {
        *shooting,
        "alert",
        "move-out",
        "fall-back",
    }
    assert why("covering-fire", "engaged: true, shot: true", more=ruling) == ["shot"]


@pytest.mark.parametrize(
    ("board", "walls", "diagonal", "sheltered"),
    [
        case("CMD-11/open-ground", "... ... ...", "", True, False),
        case("CMD-11/wall-at-the-corner", "#.. ... ...", "", True, True),
        case("CMD-11/wall-at-the-corner-orthogonal", "#.. ... ...", "", False, False),
        case("CMD-11/wall-beside", ".#. ... ...", "", False, True),
        case("CMD-11/closed-door-at-the-corner", "... ... ..|", "", True, True),
        case("CMD-11/open-door-is-none", "... ... ../", "", True, False),
        case("CMD-11/cover-beside", "... ..c ...", "", False, True),
        case("CMD-11/cover-at-the-corner-orthogonal", "c.. ... ...", "", False, False),
        case("CMD-11/cover-at-the-corner", "c.. ... ...", "", True, True),
        case("CMD-11/on-cover", "... .c. ...", "", False, True),
        case("CMD-11/edge-of-his-square", "... ... ...", "[[1, 1], [2, 1]]", False, True),
        case("CMD-11/edge-above-his-square", "... ... ...", "[[1, 0], [1, 1]]", True, True),
        case("CMD-11/edge-of-another-square", "... ... ...", "[[0, 0], [1, 0]]", True, False),
    ],
)
def test_cmd_11_next_to(board, walls, diagonal, sheltered):
    more = f"rulings: {{metric: {'diagonal' if diagonal else 'orthogonal'}}}\n"
    more += f"walls: [{walls}]" if walls else ""
    now = at_turn(mission(board, "name: M, at: [1, 1]", more=more))
    assert now.why_not(BY_ID["dig-in"], 0) == (() if sheltered else ("open-ground",))


def test_cmd_11_the_edge_of_the_board_is_no_wall():
    assert why("dig-in", board="..") == ["open-ground"]


FREE = {
    "at_most": None,
    "more": 0,
    "shots": None,
    "tyranid_shots": None,
    "accuracy": None,
    "power": 0,
    "against": 0,
}


ALERT = {"shots": 0, "tyranid_shots": 2, "accuracy": -1}
NO_MOVE = {"movement": 0, "at_most": 0}
MOVE_10 = {"movement": 10, "more": 4, "shots": 0}
"""The first half of by sections for a marine who moves six squares."""


@pytest.mark.parametrize(
    ("order", "marine", "expected"),
    [
        case("CMD-01/move-6", "alert", "move: 6", [{"movement": 4, "at_most": 4, **ALERT}]),
        case("CMD-01/move-3", "alert", "move: 3", [{"movement": 3, "at_most": 4, **ALERT}]),
        case("CMD-01/move-unknown", "alert", "", [{"movement": None, "at_most": 4, **ALERT}]),
        case(
            "CMD-01/unarmed",
            "alert",
            "move: 6, weapon: none",
            [{"movement": 4, "at_most": 4, "shots": 0, "tyranid_shots": 0}],
        ),
        case("CMD-02/does", "close-assault", "move: 6", [{"movement": 6, "accuracy": -1}]),
        case("CMD-03/does", "dig-in", "move: 6", [{**NO_MOVE, "against": -2}]),
        case("CMD-04/does", "charge", "move: 6", [{"movement": 6, "power": 1}]),
        case("CMD-05/does", "covering-fire", "move: 6", [{"movement": 6, "accuracy": -1, "against": -2}]),
        case("CMD-06/does", "suppressing-fire", "move: 6", [{**NO_MOVE, "shots": 2}]),
        case("CMD-07/does", "hold-positions", "move: 6", [{**NO_MOVE, "shots": 0, "tyranid_shots": 3}]),
        case("CMD-08/does", "move-out", "move: 6", [{"movement": 8, "more": 2, "accuracy": -1}]),
        case("CMD-08/move-unknown", "move-out", "", [{"movement": None, "more": 2, "accuracy": -1}]),
        case("CMD-08/heavy", "move-out", "move: 6, weapon: heavy", [{"movement": 8, "more": 2, "shots": 0}]),
        case("CMD-08/unarmed", "move-out", "move: 6, weapon: none", [{"movement": 8, "more": 2}]),
        case("CMD-09/does", "by-sections", "move: 6", [MOVE_10, {**NO_MOVE, "shots": 2}]),
        case("CMD-10/does", "fall-back", "move: 6, engaged: true", [{"movement": 6}]),
        case("CMD-12/moved", "by-sections", "move: 6, moved: true", [MOVE_10]),
        case("CMD-12/unarmed", "by-sections", "move: 6, weapon: none", [MOVE_10]),
        case("CMD-12/moved-and-unarmed", "by-sections", "move: 6, moved: true, weapon: none", [MOVE_10]),
        case("CMD-12/engaged-on-the-alert", "alert", "move: 6, engaged: true", [{**NO_MOVE, **ALERT}]),
        case("CMD-12/engaged-moving-out", "move-out", "move: 6, engaged: true", [{**NO_MOVE, "shots": 0}]),
        case("CMD-12/engaged-moves-only-here", "fall-back", "move: 5, engaged: true", [{"movement": 5}]),
    ],
)
def test_what_an_order_does(order, marine, expected):
    now = at_turn(mission("#.", f"name: M, at: [1, 0]{', ' if marine else ''}{marine}"))
    got = outcomes(BY_ID[order], now.mission.marines[0], now.bars[0], Rulings())
    figures = [{key: getattr(outcome, key) for key in ("movement", *FREE)} for outcome in got]
    assert figures == [{**FREE, **fields} for fields in expected]


def test_cmd_13_what_the_engaged_do_where_they_may_shoot():
    now = at_turn(mission("#.", "name: M, at: [1, 0], move: 6, engaged: true"))
    rulings = Rulings(engaged_may_shoot=True)
    got = outcomes(BY_ID["covering-fire"], now.mission.marines[0], now.bars[0], rulings)
    assert [(o.movement, o.shots, o.accuracy, o.against) for o in got] == [(0, None, -1, -2)]


@pytest.mark.parametrize(
    ("order", "weapon", "forbids", "allows"),
    [
        case("CMD-01/acts", "alert", "ranged", ["shoot"], ["interrupt"]),
        case("CMD-02/acts", "close-assault", "ranged", [], ["shoot-first"]),
        case("CMD-03/acts", "dig-in", "ranged", ["move"], []),
        case("CMD-04/acts", "charge", "ranged", [], []),
        case("CMD-05/acts", "covering-fire", "ranged", [], []),
        case("CMD-06/acts", "suppressing-fire", "ranged", ["move"], []),
        case("CMD-07/acts", "hold-positions", "ranged", ["move", "shoot"], ["interrupt"]),
        case("CMD-08/acts", "move-out", "ranged", [], []),
        case("CMD-08/acts-heavy", "move-out", "heavy", ["shoot-heavy"], []),
        case("CMD-10/acts", "fall-back", "ranged", [], ["ignore-tyranids"]),
    ],
)
def test_what_an_order_forbids_and_allows(order, weapon, forbids, allows):
    now = at_turn(mission("#.", f"name: M, at: [1, 0], weapon: {weapon}"))
    (only,) = outcomes(BY_ID[order], now.mission.marines[0], now.bars[0], Rulings())
    assert ([str(a) for a in only.forbids], [str(a) for a in only.allows]) == (forbids, allows)


def test_cmd_09_what_the_halves_forbid():
    now = at_turn(mission("#.", "name: M, at: [1, 0]"))
    halves = outcomes(BY_ID["by-sections"], now.mission.marines[0], now.bars[0], Rulings())
    assert [[str(a) for a in half.forbids] for half in halves] == [["shoot", "engage"], ["move"]]
    assert [half.allows for half in halves] == [(), ()]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("alert", "alert"),
        ("Alerta", "alert"),
        ("close-assault", "close-assault"),
        ("Close Assault", "close-assault"),
        ("ASALTO CERRADO", "close-assault"),
        ("dig in", "dig-in"),
        ("atrincherarse", "dig-in"),
        ("carga", "charge"),
        ("fuego-de-cobertura", "covering-fire"),
        ("Fuego de supresión", "suppressing-fire"),
        ("fuego de supresion", "suppressing-fire"),
        ("mantener posiciones", "hold-positions"),
        ("¡Moveos!", "move-out"),
        ("por secciones", "by-sections"),
        ("bysections", "by-sections"),
        ("replegarse", "fall-back"),
        ("retreat", None),
        ("", None),
    ],
)
def test_orders_by_name(text, order):
    got = find_order(text)
    assert (got.id if got else None) == order


def test_rules_and_ids_are_in_order():
    assert {order.id: order.rule for order in ORDERS} == RULES
    assert list(BY_ID) == list(RULES)
