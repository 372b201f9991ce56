"""`orders reserve`: the answer on standard output, what is wrong with the files on standard error."""

import json

import pytest

from commands.fake import MISSION, listed

GAME = "list: list.yaml\ngoing: first\nevents:\n  - turn: 1\n"
ENTER = "  - enter: ann\n"


def test_json_is_the_data_of_the_system(fake, orders):
    (fake / "list.yaml").write_text(listed("Ann", "Ñu"))
    run = orders("reserve", "--turn", "3", "--public", "--format", "json")
    assert run.out == '{"version":1,"system":"infinity","turn":3,"public":true,"names":["Ann","Ñu"]}\n'
    assert (run.code, run.err) == (0, "")


def test_text_is_the_sheet(fake, orders):
    run = orders("reserve", "-", stdin=listed("Ann"))
    lines = run.out.splitlines()
    assert lines[0].endswith(": 1 orders")
    assert lines[-1].split() == ["Ann", "3"]
    assert run.code == 0


@pytest.mark.parametrize(
    ("content", "code", "told"),
    [
        (listed("Error"), 0, ["error LIST-10"]),
        (listed("Warning", "Info"), 0, []),
        (listed("Ann") + "nam: x\n", 1, ["error SCHEMA-01"]),
        (listed("Error") + "nam: x\n", 1, ["error SCHEMA-01"]),
        ("a: [\n", 1, ["error YAML-01"]),
        ("name: x\nname: y\n" + listed("Ann"), 1, ["error YAML-02"]),
        (None, 2, ["error FILE-01"]),
    ],
)
def test_rule_errors_are_named_and_file_errors_end_it(fake, orders, content, code, told):
    if content is not None:
        (fake / "x.yaml").write_text(content)
    run = orders("reserve", "x.yaml", "--format", "json")
    assert run.code == code
    assert bool(run.out) == (code == 0)
    heads = [line.partition(": ")[2] for line in run.err.splitlines() if line.startswith("x.yaml")]
    assert [head[: len(t)] for head, t in zip(heads, told, strict=True)] == told


@pytest.mark.parametrize(
    ("game", "argv", "env", "code", "told"),
    [
        (GAME, [], None, 0, ""),
        (GAME + ENTER, [], None, 0, "game.yaml:5:5: error AD-01"),
        (GAME + ENTER, ["--game", "game.yaml"], None, 0, "game.yaml:5:5: error AD-01"),
        (GAME + ENTER, [], "game.yaml", 0, "game.yaml:5:5: error AD-01"),
        (GAME.replace("list.yaml", "other.yaml") + ENTER, [], None, 0, ""),
        (GAME + "  - flies: ann\n", [], None, 1, "game.yaml:5:"),
        (GAME, ["--game", "none.yaml"], None, 2, "none.yaml: error FILE-01"),
        (listed("Ann"), ["--game", "game.yaml"], None, 2, "orders: game.yaml is a list; here goes a game."),
    ],
)
def test_the_game_is_found_and_its_illegal_events_are_named(
    fake, orders, monkeypatch, game, argv, env, code, told
):
    (fake / "list.yaml").write_text(listed("Ann"))
    (fake / "game.yaml").write_text(game)
    if env:
        monkeypatch.setenv("ORDERS_GAME", env)
    run = orders("reserve", "list.yaml", *argv)
    assert run.code == code
    assert run.err.startswith(told)
    assert bool(run.err) == bool(told)


@pytest.mark.parametrize(
    ("argv", "code", "told"),
    [
        (["--turn", "0"], 2, "orders: The command line cannot be understood: no such turn\n"),
        (["--turn", "x"], 2, "orders: --turn: x is not a whole number"),
        (["--timeline", "--format", "json"], 2, "orders: --timeline draws for people"),
        (["--svg", "x.svg"], 2, "orders: There is no board to draw"),
    ],
)
def test_what_cannot_be_asked(fake, orders, argv, code, told):
    run = orders("reserve", "-", *argv, stdin=listed("Ann"))
    assert (run.code, run.out) == (code, "")
    assert run.err.startswith(told)


def test_several_lists_are_named(fake, orders):
    for name in ("a.yaml", "b.yaml"):
        (fake / name).write_text(listed("Ann"))
    run = orders("reserve")
    assert (run.code, run.out) == (2, "")
    assert "a.yaml" in run.err
    assert "b.yaml" in run.err


def test_timeline(fake, orders):
    run = orders("reserve", "-", "--timeline", stdin=listed("Ann"))
    assert run.out.split() == ["1", "███░░", "five"]


def test_mission_has_a_board(fake, orders):
    run = orders("reserve", "-", stdin=MISSION)
    assert run.out.splitlines() == ["  0 1 2", "0 # V c", "    ━", "1 # V c"]


def test_nothing_but_json_on_standard_output(fake, orders):
    run = orders("reserve", "-", "--format", "json", stdin=listed("Error"))
    assert json.loads(run.out)["names"] == ["Error"]
    assert "LIST-10" in run.err
