"""The ten orders: who may obey each, every reason why not, and what it does (CMD-01 to CMD-13, GIVE-04)."""

from __future__ import annotations

import pytest
from orders.officers.obey import find_order, outcomes
from orders.officers.orders import BY_ID, ORDERS
from orders.officers.rulings import Rulings

from .field import at_turn, mission


def why(order: str, marine: str = "", board: str = "#.", more: str = "") -> list[str]:
    """The reasons why a marine beside a wall, armed and fresh but for what is said of him, may not obey."""
    text = mission(board, f"name: M, at: [1, 0]{', ' if marine else ''}{marine}", more=more)
    now = at_turn(text)
    return [str(bar) for bar in now.why_not(BY_ID[order], 0)]


@pytest.mark.parametrize(
    ("order", "marine"),
    [
        ("alert", ""),
        ("alert", "moved: true"),
        ("alert", "engaged: true"),
        ("alert", "weapon: none"),
        ("close-assault", ""),
        ("close-assault", "moved: true, weapon: heavy"),
        ("dig-in", ""),
        ("dig-in", "shot: true, weapon: none"),
        ("charge", ""),
        ("charge", "moved: true, shot: true, weapon: none"),
        ("covering-fire", ""),
        ("covering-fire", "moved: true, weapon: heavy"),
        ("suppressing-fire", ""),
        ("suppressing-fire", "weapon: heavy"),
        ("hold-positions", ""),
        ("hold-positions", "weapon: heavy"),
        ("move-out", ""),
        ("move-out", "moved: true, shot: true"),
        ("move-out", "weapon: heavy"),
        ("move-out", "engaged: true"),
        ("by-sections", ""),
        ("by-sections", "moved: true"),
        ("by-sections", "weapon: none"),
        ("fall-back", "engaged: true"),
        ("fall-back", "engaged: true, moved: true, shot: true, weapon: none"),
    ],
)
def test_who_may_obey(order, marine):
    assert why(order, marine) == []


@pytest.mark.parametrize(
    ("order", "marine", "reason"),
    [
        ("alert", "shot: true", "shot"),
        ("close-assault", "engaged: true", "engaged"),
        ("close-assault", "shot: true", "shot"),
        ("close-assault", "weapon: none", "unarmed"),
        ("dig-in", "engaged: true", "engaged"),
        ("dig-in", "moved: true", "moved"),
        ("charge", "engaged: true", "engaged"),
        ("covering-fire", "engaged: true", "engaged"),
        ("covering-fire", "shot: true", "shot"),
        ("covering-fire", "weapon: none", "unarmed"),
        ("suppressing-fire", "engaged: true", "engaged"),
        ("suppressing-fire", "moved: true", "moved"),
        ("suppressing-fire", "shot: true", "shot"),
        ("suppressing-fire", "weapon: none", "unarmed"),
        ("hold-positions", "engaged: true", "engaged"),
        ("hold-positions", "moved: true", "moved"),
        ("hold-positions", "shot: true", "shot"),
        ("hold-positions", "weapon: none", "unarmed"),
        ("move-out", "shot: true, weapon: heavy", "shot-heavy"),
        ("by-sections", "engaged: true", "engaged"),
        ("by-sections", "shot: true", "shot"),
        ("fall-back", "", "not-engaged"),
    ],
)
def test_each_reason_alone(order, marine, reason):
    assert why(order, marine) == [reason]


def test_dig_in_on_open_ground():
    assert why("dig-in", board="...") == ["open-ground"]


@pytest.mark.parametrize("order", BY_ID)
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
        ("... ... ...", "", True, False),
        ("#.. ... ...", "", True, True),
        ("#.. ... ...", "", False, False),
        (".#. ... ...", "", False, True),
        ("... ... ..|", "", True, True),
        ("... ... ../", "", True, False),
        ("... ..c ...", "", False, True),
        ("c.. ... ...", "", False, False),
        ("c.. ... ...", "", True, True),
        ("... .c. ...", "", False, True),
        ("... ... ...", "[[1, 1], [2, 1]]", False, True),
        ("... ... ...", "[[1, 0], [1, 1]]", True, True),
        ("... ... ...", "[[0, 0], [1, 0]]", True, False),  # bounds another square
    ],
)
def test_cmd_11_next_to(board, walls, diagonal, sheltered):
    more = f"rulings: {{metric: {'diagonal' if diagonal else 'orthogonal'}}}\n"
    more += f"walls: [{walls}]" if walls else ""
    now = at_turn(mission(board, "name: M, at: [1, 1]", more=more))
    assert now.why_not(BY_ID["dig-in"], 0) == (() if sheltered else ("open-ground",))


def test_the_edge_of_the_board_is_no_wall():
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


@pytest.mark.parametrize(
    ("order", "marine", "expected"),
    [
        ("alert", "move: 6", [{"movement": 4, "at_most": 4, "shots": 0, "tyranid_shots": 2, "accuracy": -1}]),
        ("alert", "move: 3", [{"movement": 3, "at_most": 4, "shots": 0, "tyranid_shots": 2, "accuracy": -1}]),
        ("alert", "", [{"movement": None, "at_most": 4, "shots": 0, "tyranid_shots": 2, "accuracy": -1}]),
        (
            "alert",
            "move: 6, weapon: none",
            [{"movement": 4, "at_most": 4, "shots": 0, "tyranid_shots": 0, "accuracy": None}],
        ),
        (
            "alert",
            "move: 6, engaged: true",
            [{"movement": 0, "at_most": 0, "shots": 0, "tyranid_shots": 2, "accuracy": -1}],
        ),
        ("close-assault", "move: 6", [{"movement": 6, "accuracy": -1}]),
        ("dig-in", "move: 6", [{"movement": 0, "at_most": 0, "against": -2}]),
        ("charge", "move: 6", [{"movement": 6, "power": 1}]),
        ("covering-fire", "move: 6", [{"movement": 6, "accuracy": -1, "against": -2}]),
        ("suppressing-fire", "move: 6", [{"movement": 0, "at_most": 0, "shots": 2}]),
        ("hold-positions", "move: 6", [{"movement": 0, "at_most": 0, "shots": 0, "tyranid_shots": 3}]),
        ("move-out", "move: 6", [{"movement": 8, "more": 2, "accuracy": -1}]),
        ("move-out", "", [{"movement": None, "more": 2, "accuracy": -1}]),
        ("move-out", "move: 6, weapon: heavy", [{"movement": 8, "more": 2, "shots": 0}]),
        ("move-out", "move: 6, weapon: none", [{"movement": 8, "more": 2}]),
        ("move-out", "move: 6, engaged: true", [{"movement": 0, "at_most": 0, "shots": 0}]),
        (
            "by-sections",
            "move: 6",
            [{"movement": 10, "more": 4, "shots": 0}, {"movement": 0, "at_most": 0, "shots": 2}],
        ),
        ("by-sections", "move: 6, moved: true", [{"movement": 10, "more": 4, "shots": 0}]),  # CMD-12
        ("by-sections", "move: 6, weapon: none", [{"movement": 10, "more": 4, "shots": 0}]),
        ("fall-back", "move: 6, engaged: true", [{"movement": 6}]),
    ],
)
def test_what_an_order_does(order, marine, expected):
    now = at_turn(mission("#.", f"name: M, at: [1, 0]{', ' if marine else ''}{marine}"))
    got = outcomes(BY_ID[order], now.mission.marines[0], now.bars[0], Rulings())
    figures = [{key: getattr(outcome, key) for key in ("movement", *FREE)} for outcome in got]
    assert figures == [{**FREE, **fields} for fields in expected]


def test_what_the_engaged_do_where_they_may_shoot():
    now = at_turn(mission("#.", "name: M, at: [1, 0], move: 6, engaged: true"))
    rulings = Rulings(engaged_may_shoot=True)
    got = outcomes(BY_ID["covering-fire"], now.mission.marines[0], now.bars[0], rulings)
    assert [(o.movement, o.shots, o.accuracy, o.against) for o in got] == [(0, None, -1, -2)]


@pytest.mark.parametrize(
    ("order", "weapon", "forbids", "allows"),
    [
        ("alert", "ranged", ["shoot"], ["interrupt"]),
        ("close-assault", "ranged", [], ["shoot-first"]),
        ("dig-in", "ranged", ["move"], []),
        ("charge", "ranged", [], []),
        ("covering-fire", "ranged", [], []),
        ("suppressing-fire", "ranged", ["move"], []),
        ("hold-positions", "ranged", ["move", "shoot"], ["interrupt"]),
        ("move-out", "ranged", [], []),
        ("move-out", "heavy", ["shoot-heavy"], []),
        ("by-sections", "ranged", ["shoot", "engage"], []),
        ("fall-back", "ranged", [], ["ignore-tyranids"]),
    ],
)
def test_what_an_order_forbids_and_allows(order, weapon, forbids, allows):
    now = at_turn(mission("#.", f"name: M, at: [1, 0], weapon: {weapon}"))
    first = outcomes(BY_ID[order], now.mission.marines[0], now.bars[0], Rulings())[0]
    assert ([str(a) for a in first.forbids], [str(a) for a in first.allows]) == (forbids, allows)


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
    assert [order.rule for order in ORDERS] == [f"CMD-{number:02}" for number in range(1, 11)]
