"""Plans on missions: each step by the rules, the first illegal one ends it (GIVE-01 to GIVE-05)."""

from __future__ import annotations

import pytest
from orders.system import TurnError
from orders.words import render

from .field import case, mission, play

FIELD = mission(
    "#..... ......",
    "name: Varo, officer: decurion, at: [1, 0]",
    "name: Brother Otho, at: [2, 0], engaged: true",
    "name: Ilex, at: [3, 0]",
    "name: Ruso, rank: 1, at: [4, 0]",
    "name: Gone, rank: 1, at: [1, 1], out: true",
    "name: Busy, rank: 1, at: [5, 1], moved: true",
    "name: Far, rank: 1, at: [3, 1]",
)
"""Varo leads Otho, Ilex, Ruso, Busy and Far, whom links chain; so does everybody else."""
ALONE = mission(
    "#.....",
    "name: Varo, officer: decurion, at: [1, 0]",
    "name: Otho, at: [2, 0], engaged: true",
    "name: Ruso, rank: 1, at: [5, 0]",
)

ALERT = "{order: alert, by: varo, on: [varo]}"
BY_RUSO = "{order: charge, by: ruso, on: [ilex]}"


def steps(*written: str) -> str:
    return "spend:\n" + "".join(f"  - {step}\n" for step in written)


def faults(text: str, *written: str) -> list[tuple[str, int]]:
    return [(f.code, f.place.line) for f in play(text, steps(*written)).findings if f.place]


@pytest.mark.parametrize(
    ("text", "written", "remaining"),
    [
        case("GIVE-01/none", ALONE, [], {"varo": 1, "ruso": 1}),
        case("GIVE-01/one", ALONE, [ALERT], {"varo": 0, "ruso": 1}),
        case(
            "GIVE-01/one-each",
            ALONE,
            ["{order: alert, by: varo, on: [varo, otho]}", "{order: Carga, by: ruso, on: [ruso]}"],
            {"varo": 0, "ruso": 0},
        ),
        case("GIVE-02/the-moved-and-the-dead-have-none", FIELD, [], {"varo": 1, "ruso": 1, "far": 1}),
        case(
            "GIVE-02/he-who-has-moved-may-obey",
            FIELD,
            ["{order: charge, by: varo, on: [busy]}"],
            {"varo": 0, "ruso": 1, "far": 1},
        ),
        case("GIVE-03/each-obeys-another", FIELD, [ALERT, BY_RUSO], {"varo": 0, "ruso": 0, "far": 1}),
        case(
            "GIVE-05/his-own-order",
            ALONE,
            ["{order: charge, by: ruso, on: [ruso]}"],
            {"varo": 1, "ruso": 0},
        ),
        case(
            "GIVE-05/another-officers-and-gives-one",
            FIELD,
            ["{order: charge, by: varo, on: [ruso]}", BY_RUSO],
            {"varo": 0, "ruso": 0, "far": 1},
        ),
    ],
)
def test_legal_plans(text, written, remaining):
    played = play(text, steps(*written) if written else "spend: []\n")
    assert played.findings == ()
    assert played.remaining == {f"command/{name}": left for name, left in remaining.items()}


@pytest.mark.parametrize(
    "step",
    [
        "{order: fall-back, by: varo, on: [otho]}",
        "{order: Replegarse, by: varo, on: otho}",
        "{order: fall back, by: Varo, on: [Otho]}",
        "{order: replegarse, by: VARO, on: [otho]}",
    ],
)
def test_names_of_orders_and_marines(step):
    assert faults(ALONE, step) == []


@pytest.mark.parametrize(
    ("text", "written", "code", "line"),
    [
        case("GIVE-01/by-no-officer", ALONE, ["{order: alert, by: otho, on: [otho]}"], "GIVE-01", 2),
        case(
            "GIVE-01/a-second-order",
            ALONE,
            [ALERT, "{order: charge, by: varo, on: [varo]}"],
            "GIVE-01",
            3,
        ),
        case("GIVE-02/by-the-dead", FIELD, ["{order: alert, by: gone, on: [varo]}"], "GIVE-02", 2),
        case("GIVE-02/by-one-who-has-moved", FIELD, ["{order: charge, by: busy, on: [busy]}"], "GIVE-02", 2),
        case(
            "GIVE-03/two-officers",
            FIELD,
            ["{order: alert, by: varo, on: [ilex]}", BY_RUSO],
            "GIVE-03",
            3,
        ),
        case("GIVE-03/twice-in-a-step", FIELD, ["{order: alert, by: varo, on: [ilex, ilex]}"], "GIVE-03", 2),
        case("GIVE-05/not-beyond-the-terms", ALONE, ["{order: dig-in, by: ruso, on: [ruso]}"], "CMD-03", 2),
        case("UNIT-01/no-member", ALONE, ["{order: alert, by: varo, on: [ruso]}"], "UNIT-01", 2),
        case("UNIT-07/the-dead", FIELD, ["{order: alert, by: varo, on: [gone]}"], "UNIT-07", 2),
        case("CMD-04/engaged", ALONE, ["{order: charge, by: varo, on: [varo, otho]}"], "CMD-04", 2),
        case("CMD-10/not-engaged", ALONE, ["{order: fall-back, by: varo, on: [varo]}"], "CMD-10", 2),
        (ALONE, ["{order: alert, by: varo, on: [vero]}"], "REF-01", 2),
        (ALONE, ["{order: alert, by: vero, on: [varo]}"], "REF-01", 2),
        (ALONE, ["{order: alrt, by: varo, on: [varo]}"], "SCHEMA-01", 2),
        (ALONE, ["{order: alert, on: [varo]}"], "SCHEMA-01", 2),
        (ALONE, ["{reveal: varo}"], "SCHEMA-01", 2),
        (ALONE, ["{enter: varo}"], "SCHEMA-01", 2),
    ],
)
def test_illegal_steps(text, written, code, line):
    assert faults(text, *written) == [(code, line)]


def test_the_first_illegal_step_ends_the_plan():
    played = play(
        ALONE,
        steps(
            "{order: alert, by: varo, on: [varo]}",
            "{order: charge, by: otho, on: [otho]}",
            "{order: charge, by: ruso, on: [nobody]}",
        ),
    )
    assert [(f.code, f.path, f.trooper) for f in played.findings] == [("GIVE-01", "plan.yaml", "otho")]
    assert played.remaining == {"command/varo": 0, "command/ruso": 1}


def test_an_illegal_step_uses_nothing_up():
    assert play(ALONE, steps("{order: charge, by: varo, on: [varo, otho]}")).remaining == {
        "command/varo": 1,
        "command/ruso": 1,
    }


def test_give_03_two_orders_under_the_ruling():
    text = FIELD + "rulings: {orders_per_marine: 2}"
    both = ["{order: alert, by: varo, on: [ilex]}", "{order: charge, by: ruso, on: [ilex]}"]
    assert faults(text, *both) == []
    assert faults(text, *both, "{order: charge, by: far, on: [ilex]}") == [("GIVE-03", 4)]


@pytest.mark.parametrize(
    ("step", "message", "hint"),
    [
        (
            "{order: charge, by: varo, on: [otho]}",
            "Otho may not obey the order charge: engaged",
            "may obey it: varo",
        ),
        ("{order: alert, by: varo, on: [ruso]}", "Ruso is not in the unit of Varo", "members: varo, otho"),
        (
            "{order: alert, by: otho, on: [otho]}",
            "Otho is no officer and gives no orders",
            "can still give one: varo, ruso",
        ),
        ("{order: alert, by: varo, on: [oto]}", "oto is no marine of this mission", "did you mean otho?"),
        (
            "{order: alrt, by: varo, on: [otho]}",
            "`alrt` is none of the ten orders",
            "did you mean alert?",
        ),
        ("{order: fire, by: varo, on: [otho]}", "`fire` is none of the ten orders", None),
        (
            "{order: alert, on: [otho]}",
            "a step of a mission needs by too",
            "write it like {order: alert, by: varo, on: [varo]}",
        ),
    ],
)
def test_messages(step, message, hint):
    (finding,) = play(ALONE, steps(step)).findings
    assert render(finding.say) == message
    assert finding.hint
    if hint:
        assert render(finding.hint) == hint
    else:
        assert render(finding.hint).startswith("orders: alert, close-assault")


def test_places_within_a_step():
    (finding,) = play(
        ALONE, "spend:\n  - order: charge\n    by: varo\n    on:\n      - varo\n      - otho\n"
    ).findings
    assert finding.place == (6, 9, 6, 13)


def test_the_turn_of_a_plan():
    text = ALONE + "turns: {2: [{marine: otho, engaged: false}]}"
    plan = steps("{order: charge, by: varo, on: [otho]}")
    assert [f.code for f in play(text, plan).findings] == ["CMD-04"]
    assert play(text, "turn: 2\n" + plan).findings == ()
    assert [f.code for f in play(text, "turn: 2\n" + plan, 1).findings] == ["CMD-04"]
    with pytest.raises(TurnError):
        play(text + "\nturn: 2", "turn: 1\n" + plan)
