"""Section 1 of the contract: commands, formats, languages, which list and game are meant, exit codes."""

import json

import pytest

from contract.army import shown

LIST = """system: infinity
name: {name}
groups:
  - troopers: [{{name: Lt, skills: [Lieutenant]}}, {{name: R}}]
"""
MISSION = """system: officers
name: {name}
board: |
  #V.#
legend: {{V: varo}}
marines: [{{name: Varo, rank: 1}}]
"""
PLAN = "spend: [{order: regular, on: r}]\n"
NO_LIEUTENANT = "system: infinity\ngroups:\n  - troopers: [{name: R, count: 3}]\n"
MISSPELT = "system: infinity\ngroups:\n  - troopers: [{name: Lt, skils: [Lieutenant]}]\n"


def a_list(name="x"):
    return LIST.format(name=name)


def a_mission(name="x"):
    return MISSION.format(name=name)


def a_game(of="list.yaml", events="  - turn: 1\n"):
    return f"list: {of}\nevents:\n{events}"


COMMANDS = """validate;reserve;plan count;plan list;plan find;plan sample;plan check;game start;game turn
game end;game spend;game state;game enter;game reveal;game token;game opponent;game lieutenant
game chain-of-command;game fireteam;game undo;game show;explain;new;schema"""


@pytest.mark.parametrize("command", COMMANDS.replace("\n", ";").split(";"))
def test_every_command_is_there(orders, command):
    run = orders(*command.split(), "--help")
    assert (run.code, run.err) == (0, "")
    assert f"orders {command}" in run.out


@pytest.mark.parametrize("command", ["import", "export", "catalog"])
def test_later_work_has_no_stub(orders, command):
    assert orders(command).code == 2


@pytest.mark.parametrize(
    ("files", "env", "meant"),
    [
        (["a.yaml"], {}, "a.yaml"),
        (["a.yml"], {}, "a.yml"),
        (["list.yaml", "mission.yaml", "a.yaml"], {}, "list.yaml"),
        (["mission.yaml", "a.yaml"], {}, "mission.yaml"),
        (["list.yaml", "b.yaml"], {"ORDERS_LIST": "b.yaml"}, "b.yaml"),
        (["lists/a.yaml"], {}, "lists/a.yaml"),
        (["lists/a.yaml", "b.yaml"], {}, "b.yaml"),
        (["lists/mission.yaml"], {}, "lists/mission.yaml"),
        (["mission-a.yaml"], {}, "mission-a.yaml"),
        (["a.yaml", ".hidden.yaml", "sub/b.yaml"], {}, "a.yaml"),
        (["list.yaml", "b.yaml"], {"ORDERS_LIST": ""}, "list.yaml"),
    ],
)
@pytest.mark.parametrize("command", [["reserve"], ["plan", "count"]], ids=" ".join)
def test_the_list_that_is_meant(desk, monkeypatch, files, env, meant, command):
    for name in files:
        desk.write(name, (a_mission if "mission" in name else a_list)(name))
    for key, value in env.items():
        monkeypatch.setenv(key, value)
    assert desk.json(*command) == desk.json(*command, meant)


def test_reserve_turn_three_works_in_a_players_folder(desk):
    desk.write("patrol.yaml", a_list())
    assert desk.json("reserve", "--turn", "3")["turn"] == 3


@pytest.mark.parametrize(
    "command", [["validate"], ["reserve"], ["plan", "count"], ["game", "start"]], ids=" ".join
)
@pytest.mark.parametrize(
    ("files", "named"),
    [
        (["a.yaml", "b.yml"], ["a.yaml", "b.yml"]),
        (["lists/c.yaml", "lists/d.yaml"], ["lists/c.yaml", "lists/d.yaml"]),
        (["a.yaml", "mission-b.yaml"], ["a.yaml", "mission-b.yaml"]),
        ([], []),
    ],
)
def test_several_candidates_are_named(desk, command, files, named):
    for name in files:
        desk.write(name, (a_mission if "mission" in name else a_list)(name))
    run = desk.call(*command)
    assert run.code == 2
    assert "FILE-01" in run.out + run.err
    assert all(name in run.out + run.err for name in named)


def test_validate_without_a_path_takes_the_same_list(desk):
    desk.write("list.yaml", MISSPELT)
    desk.write("other.yaml", a_list())
    desk.write("game.yaml", a_game())
    answer = desk.json("validate", code=1)
    assert answer["summary"]["files"] == 1
    assert {f["path"] for f in answer["findings"]} == {"list.yaml"}


def test_a_dash_is_standard_input(desk):
    run = desk.call("validate", "-", "--format", "json", stdin=MISSPELT)
    assert run.code == 1
    assert {f["path"] for f in json.loads(run.out)["findings"]} == {"-"}
    assert desk.json("reserve", "-", stdin=a_list("piped"))["list"] == "piped"
    assert desk.json("plan", "count", "-", stdin=a_list())["allocations"] == 6 * 2


@pytest.mark.parametrize(
    ("argv", "env", "turn"),
    [
        ([], {}, 4),  # game.yaml names list.yaml
        (["list.yaml"], {}, 4),
        (["--game", "three.yaml"], {}, 3),
        ([], {"ORDERS_GAME": "three.yaml"}, 3),
        (["--game", "game.yaml"], {"ORDERS_GAME": "three.yaml"}, 4),
        (["other.yaml"], {}, 1),  # game.yaml names another list
        (["sub/list.yaml"], {}, 1),  # no game beside it
        (["./list.yaml"], {}, 4),
    ],
)
def test_the_game_that_is_meant(desk, monkeypatch, argv, env, turn):
    for name in ("list.yaml", "other.yaml", "sub/list.yaml"):
        desk.write(name, a_list(name))
    turns = [f"  - turn: {n}\n" for n in range(1, 5)]
    desk.write("game.yaml", a_game(events="".join(turns)))
    desk.write("three.yaml", a_game(events="".join(turns[:3])))
    for key, value in env.items():
        monkeypatch.setenv(key, value)
    assert desk.json("reserve", *argv)["turn"] == turn


def test_validate_of_a_folder(desk):
    files = {
        "list.yaml": a_list(),
        "deep/er/army.yml": NO_LIEUTENANT,
        "deep/game.yaml": a_game("er/army.yml"),
        "plans/plan.yaml": PLAN,
        "missions/m.yaml": a_mission(),
        ".git/list.yaml": MISSPELT,
        "deep/.cache/list.yaml": MISSPELT,
        "ci.yaml": "on: push\njobs: {}\n",
        "notes.txt": "system: infinity",
        "list.json": '{"system": "infinity"}',
        "empty.yaml": "",
        "broken.yml": "system: infinity\ngroups: [\n",
        "unknown.yaml": "system: infinitty\ngroups: [{troopers: [{name: Lt, skills: [Lieutenant]}]}]\n",
    }
    for name, text in files.items():
        desk.write(name, text)
    answer = desk.json("validate", ".", code=1)
    summary = {"files": 7, "errors": 3, "warnings": 0}
    assert shown(answer["summary"], summary) == summary
    errors = [(f["path"], f["code"]) for f in answer["findings"] if f["severity"] == "error"]
    assert errors == [
        ("broken.yml", "YAML-01"),
        ("unknown.yaml", "SCHEMA-01"),
        ("deep/er/army.yml", "LIST-10"),
    ]


def test_a_file_named_twice_is_checked_once(desk):
    desk.write("list.yaml", NO_LIEUTENANT)
    for other in ("./list.yaml", ".", str(desk.folder / "list.yaml")):
        assert desk.json("validate", "list.yaml", other, code=1)["summary"]["files"] == 1


@pytest.mark.parametrize("files", [{}, {"ci.yaml": "on: push\n"}, {".x/list.yaml": "system: infinity\n"}])
def test_a_folder_with_nothing_to_check(desk, files):
    for name, text in files.items():
        desk.write(name, text)
    answer = desk.json("validate", ".", code=2)
    (found,) = answer["findings"]
    assert (found["code"], found["severity"], found["line"]) == ("FILE-01", "error", None)
    assert answer["summary"]["errors"] == 1


def test_what_cannot_be_read_stands_among_the_other_findings(desk):
    desk.write("a.yaml", NO_LIEUTENANT)
    (desk.folder / "b.yaml").write_bytes(b"system: infinity\nname: \xff\n")
    answer = desk.json("validate", "a.yaml", "b.yaml", "c.yaml", code=2)
    errors = [(f["path"], f["code"]) for f in answer["findings"] if f["severity"] == "error"]
    assert errors == [("a.yaml", "LIST-10"), ("b.yaml", "FILE-01"), ("c.yaml", "FILE-01")]


WARNED = "system: infinity\ngroups:\n  - troopers: [{name: Lt, skills: [Lieutenant, Doctr]}]\n"


@pytest.mark.parametrize(
    ("text", "argv", "code"),
    [
        (a_list(), ["validate", "list.yaml"], 0),
        (a_list(), ["validate", "--strict", "list.yaml"], 0),  # infos never count
        (WARNED, ["validate", "list.yaml"], 0),
        (WARNED, ["validate", "list.yaml", "--strict"], 1),
        (NO_LIEUTENANT, ["validate", "list.yaml"], 1),
        (MISSPELT, ["validate", "list.yaml"], 1),
        ("groups: [\n", ["validate", "list.yaml"], 1),
        (a_list(), ["validate", "none.yaml"], 2),
        (a_list(), ["validate", "--nothing"], 2),
        (a_list(), ["nothing"], 2),
        (NO_LIEUTENANT, ["reserve"], 0),
        (NO_LIEUTENANT, ["plan", "count"], 0),
        (MISSPELT, ["reserve"], 1),
        (MISSPELT, ["plan", "count"], 1),
        ("groups: [\n", ["reserve", "list.yaml"], 1),
        (a_list(), ["reserve", "none.yaml"], 2),
        (a_list(), ["plan", "count", "none.yaml"], 2),
        (a_list(), ["reserve", "--turn", "0"], 2),
        (a_list(), ["reserve", "--turn", "-3"], 2),
        (a_list(), ["plan", "count", "--turn", "0"], 2),
        (a_mission(), ["reserve", "--turn", "0"], 2),
        (a_list(), ["reserve", "--game", "none.yaml"], 2),
        (a_list(), ["plan", "find", "--want", "r=99"], 1),
        (a_list(), ["plan", "find", "--want", "rr=1"], 2),
        (a_list(), ["plan", "list", "--where", "r=>1"], 2),
        (a_list(), ["plan", "list", "--from", "99"], 2),
        (a_list(), ["explain", "LIST-99"], 2),
        (a_list(), ["schema", "lists"], 2),
        (a_list(), ["new", "list.yaml"], 2),
        (a_list(), ["--lang", "fr", "validate"], 2),
    ],
)  # fmt: skip
def test_exit_codes(desk, text, argv, code):
    desk.write("list.yaml", text)
    run = desk.call(*argv)
    assert run.code == code, run
    assert "Traceback" not in run.out + run.err


def test_rule_errors_are_named_on_standard_error(desk):
    desk.write("list.yaml", NO_LIEUTENANT)
    for command in (["reserve"], ["plan", "count"]):
        run = desk.call(*command, "--format", "json")
        assert run.code == 0
        assert len(run.out.splitlines()) == 1
        assert "list.yaml:2:1: error LIST-10 " in run.err


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (MISSPELT, "SCHEMA-01"),
        ("groups: [\n", "YAML-01"),
        (a_list() + "name: twice\n", "YAML-02"),
        (a_list() + "fireteams: [{name: f, type: duo, members: [lt, nobody]}]\n", "REF-01"),
    ],
)
def test_file_errors_are_reported_and_end_the_command(desk, text, code):
    desk.write("list.yaml", text)
    for command in (["reserve"], ["plan", "count"]):
        run = desk.call(*command, "list.yaml", "--format", "json")
        assert (run.code, run.out) == (1, "")
        assert f"error {code} " in run.err


def test_a_refused_event_and_an_illegal_plan_exit_one(desk):
    desk.write("list.yaml", a_list())
    desk.write("game.yaml", a_game(events="  - turn: 1\n"))
    run = desk.call("game", "spend", "tactical", "r")
    assert run.code == 1
    assert "ORD-04" in run.out + run.err
    desk.write("plan.yaml", "spend: [{order: tactical, on: r}]\n")
    answer = desk.json("plan", "check", "plan.yaml", code=1)
    assert (answer["legal"], answer["findings"][0]["code"]) == (False, "ORD-04")


HARD = r'"[/] [bold]x[/bold] \x1b[31m \u202e\t:smile:"'


@pytest.mark.parametrize(
    "argv", [["validate"], ["reserve"], ["plan", "count"], ["plan", "list", "--limit", "2"]]
)
def test_names_are_printed_as_they_are(desk, argv):
    """No markup is read in them, and control characters are made visible."""
    rows = "".join(f"      - {{name: {HARD}, id: {id}, skills: [Lieutenant]}}\n" for id in "ab")
    desk.write("list.yaml", f"system: infinity\nname: {HARD}\ngroups:\n  - troopers:\n{rows}")
    run = desk.call(*argv)
    assert run.code in (0, 1)
    assert not {"\x1b", "\u202e"} & {*(run.out + run.err)}
    if argv[0] != "plan":
        assert "[/] [bold]x[/bold] " in run.out


@pytest.mark.parametrize(
    ("argv", "env", "spanish"),
    [
        ([], {}, False),
        (["--lang", "es"], {}, True),
        ([], {"ORDERS_LANG": "es"}, True),
        ([], {"LANG": "es_ES.UTF-8"}, True),
        ([], {"LANG": "de_DE.UTF-8"}, False),
        (["--lang", "en"], {"ORDERS_LANG": "es"}, False),
        ([], {"ORDERS_LANG": "en", "LANG": "es_ES.UTF-8"}, False),
    ],
)
def test_language(desk, monkeypatch, argv, env, spanish):
    desk.write("list.yaml", NO_LIEUTENANT)
    for key, value in env.items():
        monkeypatch.setenv(key, value)
    assert ("orden" in desk.call("reserve", *argv).out.lower()) is spanish
    assert ("Uso:" in desk.call("reserve", "--help", *argv).out) is spanish
    (found,) = [f for f in desk.json("validate", *argv, code=1)["findings"] if f["severity"] == "error"]
    assert ("Teniente" in found["message"]) is spanish
    assert (found["code"], found["severity"]) == ("LIST-10", "error")
    assert ("Teniente" in desk.call("explain", "LT-02", *argv).out) is spanish
    assert desk.json("reserve", *argv)["groups"][0]["regular"] == 3


def test_everything_is_plain_when_piped(desk):
    desk.write("list.yaml", a_list())
    desk.write("mission.yaml", a_mission())
    for argv in (
        ["reserve"],
        ["reserve", "mission.yaml"],
        ["validate", "none.yaml"],
        ["reserve", "--timeline"],
    ):
        run = desk.call(*argv)
        assert "\x1b" not in run.out + run.err


def test_new_and_schema(desk):
    assert desk.call("new").code == 0
    assert (desk.folder / "list.yaml").read_text("utf-8").startswith("# ")
    assert desk.faults("list.yaml") == []
    assert desk.call("new", "--system", "officers").code == 0
    assert desk.faults("mission.yaml") == []
    assert desk.call("new", "mine.yaml").code == 0
    assert desk.faults("mine.yaml") == []
    for kind in ("list", "game", "plan", "mission"):
        schema = json.loads(desk.call("schema", kind).out)
        assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert desk.call("schema").code == 0


GAME_CALLS = """start --going second
turn
spend regular r
state r dead
undo
token guts --trooper lt
end
state r isolated
turn 2
lieutenant lt
show"""


def test_game_keeps_a_file_one_event_a_call(desk):
    desk.write("list.yaml", a_list())
    codes = {}
    for line in GAME_CALLS.splitlines():
        run = desk.call("game", *line.split())
        codes[line] = run.code
        assert (run.out != "") == (run.code == 0), (line, run)
    assert codes == {**dict.fromkeys(GAME_CALLS.splitlines(), 0), "lieutenant lt": 1}
    text = (desk.folder / "game.yaml").read_text("utf-8")
    assert text.startswith("list: list.yaml\ngoing: second\nevents:\n")
    assert len(text.splitlines()) == 3 + 6
    assert desk.faults("game.yaml") == []


@pytest.mark.parametrize("call", ["turn", "show"])
def test_game_answers_in_json_too(desk, call):
    """`--format json`: one document of version 1 and nothing else."""
    desk.write("list.yaml", a_list())
    desk.write("game.yaml", a_game(events="  - state: {trooper: lt, is: imm-a}\n"))
    run = desk.call("game", *call.split(), "--format", "json")
    assert run.code == 0, run
    assert json.loads(run.out)["version"] == 1
