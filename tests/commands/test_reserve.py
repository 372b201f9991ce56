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
        (["--turn", "x"], 2, "orders: --turn: x is not a whole number.\n"),
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


@pytest.mark.parametrize("variable", [None, "ORDERS_GAME"])
@pytest.mark.parametrize("command", [["reserve", "-f", "json"], ["plan", "count", "-f", "json"]])
def test_a_game_that_is_named_stands_for_its_list(fake, orders, monkeypatch, variable, command):
    (fake / "there").mkdir()
    (fake / "there" / "mine.yaml").write_text(listed("Ann", "Ben", "Cid"))
    (fake / "there" / "g.yaml").write_text(GAME.replace("list.yaml", "mine.yaml"))
    (fake / "list.yaml").write_text(listed("Zoe"))
    if variable:
        monkeypatch.setenv(variable, "there/g.yaml")
    run = orders(*command, *([] if variable else ["--game", "there/g.yaml"]))
    assert (run.code, run.err) == (0, "")
    assert "Zoe" not in run.out
    assert run.out.count("Cid") == 1


def test_a_game_may_come_from_standard_input(fake, orders):
    (fake / "list.yaml").write_text(listed("Ann"))
    run = orders("reserve", "--game", "-", "-f", "json", stdin=GAME)
    assert (json.loads(run.out)["names"], run.err) == (["Ann"], "")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "warning REF-01 the game names the list list.yaml; here it is counted with other.yaml"),
        ("es", "warning REF-01 la partida nombra la lista list.yaml; aquí se cuenta con other.yaml"),
    ],
)
def test_a_game_on_another_list_is_warned_of(fake, orders, monkeypatch, lang, told):
    for name in ("list.yaml", "other.yaml"):
        (fake / name).write_text(listed("Ann"))
    (fake / "game.yaml").write_text(GAME)
    argv = ["--game", "game.yaml", "--lang", lang, "-f", "json"]
    run = orders("reserve", "other.yaml", *argv)
    assert (run.code, run.err.splitlines()[0]) == (0, f"game.yaml:1:7: {told}")
    assert orders("reserve", "./list.yaml", *argv).err == ""
    assert orders("reserve", "-", *argv, stdin=listed("Ann")).err == ""
    monkeypatch.setenv("ORDERS_LIST", "other.yaml")
    assert told in orders("reserve", *argv).err
    assert told in orders("plan", "count", *argv).err


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "the list list.yaml is not there; looked for at there/list.yaml"),
        ("es", "la lista list.yaml no está; se buscó en there/list.yaml"),
    ],
)
@pytest.mark.parametrize(
    ("argv", "content", "place"),
    [
        (["reserve", "--game", "there/x.yaml"], GAME, "1:7"),
        (["plan", "check", "there/x.yaml"], "spend: []\nlist: list.yaml\n", "2:7"),
        (["validate", "there/x.yaml"], GAME, "1:7"),
        (["validate", "there/x.yaml"], "spend: []\nlist: list.yaml\n", "2:7"),
    ],
)
def test_a_list_that_is_not_there_is_said_where_it_is_named(fake, orders, lang, told, argv, content, place):
    (fake / "there").mkdir()
    (fake / "there" / "x.yaml").write_text(content)
    run = orders(*argv, "--lang", lang)
    assert run.code == 1
    assert (run.out + run.err).splitlines()[0] == f"there/x.yaml:{place}: error REF-01 {told}"


@pytest.mark.parametrize(
    ("variable", "argv"),
    [
        ("ORDERS_LIST", ["reserve"]),
        ("ORDERS_LIST", ["validate"]),
        ("ORDERS_LIST", ["plan", "count"]),
        ("ORDERS_LIST", ["game", "start"]),
        ("ORDERS_GAME", ["reserve"]),
        ("ORDERS_GAME", ["reserve", "list.yaml"]),
        ("ORDERS_GAME", ["game", "show"]),
    ],
)
def test_a_variable_that_names_a_missing_file_is_named(fake, orders, monkeypatch, variable, argv):
    (fake / "list.yaml").write_text(listed("Ann"))
    assert "ORDERS_" not in orders("reserve", "none.yaml").err
    monkeypatch.setenv(variable, "gone.yaml")
    run = orders(*argv)
    assert run.code == 2
    assert f"gone.yaml: error FILE-01 there is no such file; {variable} names it\n" in run.out + run.err
    assert f"este archivo no existe; lo nombra {variable}\n" in "".join(
        [(spanish := orders(*argv, "--lang", "es")).out, spanish.err]
    )


PICTURES = [
    (None, True),
    ("", True),
    ("<svg></svg>\n", True),
    ("\ufeff\n  <svg/>", True),
    ("<?xml version='1.0'?>\n<!-- mine -->\n<svg/>", True),
    ("<?xml version='1.0'?>\n<list/>", False),
    (MISSION, False),
    ("my notes on <svg>\n", False),
    ("<svgs/>", False),
]


@pytest.mark.parametrize(("content", "replaced"), PICTURES)
def test_a_picture_is_written_over_pictures_only(fake, orders, content, replaced):
    if content is not None:
        (fake / "a.svg").write_text(content, encoding="utf-8")
    run = orders("reserve", "-", "--svg", "a.svg", stdin=MISSION)
    assert run.code == (0 if replaced else 2)
    assert (fake / "a.svg").read_text(encoding="utf-8").startswith("<svg xmlns=") is replaced
    if not replaced:
        assert (run.out, run.err) == ("", "orders: a.svg is there already; --force writes over it.\n")
        assert (fake / "a.svg").read_text(encoding="utf-8") == content
        assert orders("reserve", "-", "--svg", "a.svg", "--force", stdin=MISSION).code == 0
        assert (fake / "a.svg").read_text(encoding="utf-8").startswith("<svg xmlns=")


def test_the_mission_itself_is_no_place_for_its_picture(fake, orders):
    (fake / "mission.yaml").write_text(MISSION)
    assert orders("reserve", "--svg", "mission.yaml").code == 2
    assert (fake / "mission.yaml").read_text() == MISSION
