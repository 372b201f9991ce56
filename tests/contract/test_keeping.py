"""Section 4 of the contract: turns projected, Retreat!, the Lieutenant, and game files kept by calls."""

from __future__ import annotations

import pytest

LIST = """system: infinity
groups:
  - troopers:
      - {name: Lt, skills: [Lieutenant]}
      - {name: R, count: 3}
      - {name: Ta, skills: [Tactical Awareness]}
      - {name: Jump, skills: [Combat Jump]}
  - troopers:
      - {name: Imp, skills: [Impetuous]}
      - {name: Hid, skills: [Hidden Deployment]}
      - {name: Medic, skills: [Doctor], peripherals: [{name: Bot, kind: servant}]}
fireteams: [{name: alpha, type: haris, members: [r-1, r-2, r-3]}]
"""


def game(desk, events: str, head: str = "", a_list: str = LIST, rulings: str = "") -> None:
    desk.write("list.yaml", a_list + (f"rulings: {rulings}\n" if rulings else ""))
    lines = "".join(f"  - {event.strip()}\n" for event in events.split(";") if event.strip())
    desk.write("game.yaml", f"list: list.yaml\n{head}events:\n{lines}")


def regular(answer) -> list[int]:
    return [group["regular"] for group in answer["groups"]]


@pytest.mark.parametrize(
    ("events", "turn"),
    [
        ("", 1),
        ("state: {trooper: r-1, is: dead}", 1),
        ("turn: 1", 1),
        ("turn: 1; spend: {order: regular, on: r-1}", 1),
        ("turn: 1; end: 1", 2),
        ("turn: 1; end: 1; state: {trooper: r-1, is: dead}", 2),
        ("turn: 1; turn: 2", 2),
        ("turn: 1; turn: 2; end: 2", 3),
    ],
)
@pytest.mark.parametrize("going", ["first", "second"])
def test_turn_left_out_is_the_one_under_way_else_the_next(desk, events, turn, going):
    game(desk, events, f"going: {going}\n")
    assert desk.json("reserve")["turn"] == turn


def test_without_a_game_it_is_turn_one(desk):
    desk.write("list.yaml", LIST)
    assert desk.json("reserve")["turn"] == 1
    assert desk.json("reserve", "--turn", "5")["turn"] == 5
    assert regular(desk.json("reserve", "--turn", "5")) == [5, 2]


@pytest.mark.parametrize("turn", ["2", "3", "7"])
def test_a_turn_not_begun_is_projected_from_the_last_event(desk, turn):
    """Nothing further is supposed: neither entries nor casualties."""
    game(desk, "turn: 1; spend: {order: regular, on: r-1}; enter: jump; state: {trooper: imp, is: dead}")
    answer = desk.json("reserve", "--turn", turn)
    assert (answer["turn"], regular(answer)) == (int(turn), [6, 1])
    assert [o["trooper"] for o in answer["groups"][1]["off_table"]] == ["hid"]


def test_a_past_turn_is_as_it_was(desk):
    events = "turn: 1; spend: {order: regular, on: r-1}; end: 1; state: {trooper: r-1, is: dead}; turn: 2"
    game(desk, events)
    assert regular(desk.json("reserve", "--turn", "1")) == [5, 2]
    assert regular(desk.json("reserve", "--turn", "2")) == [4, 2]


@pytest.mark.parametrize("turn", ["0", "-1"])
@pytest.mark.parametrize("command", [["reserve"], ["plan", "count"], ["plan", "list"]], ids=" ".join)
def test_a_turn_below_one(desk, turn, command):
    game(desk, "turn: 1")
    run = desk.call(*command, "--turn", turn)
    assert (run.code, run.out) == (2, "")


def test_a_missing_lieutenant_that_nobody_replaced_is_said(desk):
    game(desk, "turn: 1; state: {trooper: lt, is: dead}")
    now = desk.json("reserve", "--turn", "1")
    assert (now["loss_of_lieutenant"], regular(now)) == (False, [5, 2])
    lost = desk.json("reserve", "--turn", "2")
    assert (lost["loss_of_lieutenant"], regular(lost)) == (True, [0, 0])
    assert lost["groups"][0]["irregular"] == ["r-1", "r-2", "r-3", "ta"]
    assert lost["groups"][0]["lieutenant"] == {}
    assert {row["rule"] for row in lost["troopers"] if row["order"] == "irregular"} == {"LT-03"}
    still = desk.json("reserve", "--turn", "3")
    assert still["loss_of_lieutenant"] is True
    assert any("nobody was named" in note for note in still["notes"])


def test_a_list_without_a_lieutenant_knows_no_loss_of_lieutenant(desk):
    game(desk, "turn: 1", a_list=LIST.replace("Lieutenant", "Courage"))
    run = desk.call("reserve", "--format", "json")
    assert (run.code, "LIST-10" in run.err) == (0, True)
    answer = desk.json("reserve")
    assert (answer["loss_of_lieutenant"], answer["lieutenant"], regular(answer)) == (False, None, [5, 2])
    assert any("LIST-10" in note for note in answer["notes"])


PRICED = """system: infinity
points: 250
groups:
  - troopers:
      - {name: Lt, cost: 30, skills: [Lieutenant]}
      - {name: A, cost: 33}
      - {name: B, cost: 1, skills: [Impetuous]}
      - {name: C, cost: 100}
      - {name: D, cost: 20, skills: [Hidden Deployment]}
"""


@pytest.mark.parametrize(
    ("events", "priced", "retreat"),
    [
        (
            "state: {trooper: c, is: dead}; state: {trooper: d, is: dead}; turn: 1",
            PRICED,
            False,
        ),  # off the table
        ("state: {trooper: c, is: dead}; turn: 1", PRICED, False),  # 84 of 250
        (
            "state: {trooper: c, is: dead}; reveal: d; state: {trooper: d, is: dead}; turn: 1",
            PRICED,
            False,
        ),  # 64
        (
            "state: {trooper: c, is: dead}; reveal: d; state: {trooper: d, is: dead}; "
            "state: {trooper: b, is: dead}; turn: 1",
            PRICED,
            True,
        ),  # 63
        (
            "state: {trooper: c, is: dead}; reveal: d; state: {trooper: d, is: dead}; "
            "state: {trooper: b, is: dead}; turn: 1",
            PRICED.replace("name: B, cost: 1", "name: B"),
            False,
        ),  # not every trooper has a cost
    ],
)
def test_retreat(desk, events, priced, retreat):
    game(desk, events, a_list=priced)
    answer = desk.json("reserve")
    assert (answer["retreat"], answer["loss_of_lieutenant"]) == (retreat, retreat)
    assert ("cost" in " ".join(answer["notes"])) is ("name: B, cost" not in priced)


def test_no_retreat_without_a_game(desk):
    desk.write("list.yaml", PRICED.replace("cost: 100", "cost: 0"))
    assert desk.json("reserve")["retreat"] is False


COC = LIST.replace("name: Imp, skills: [Impetuous]", "name: Imp, skills: [Chain of Command]")


@pytest.mark.parametrize(
    ("a_list", "rulings", "events", "lieutenant"),
    [
        (COC, "", "state: {trooper: lt, is: dead}; turn: 1", "imp"),
        (COC, "{chain_of_command: auto}", "state: {trooper: lt, is: dead}; turn: 1", "imp"),
        (COC, "{chain_of_command: ask}", "state: {trooper: lt, is: dead}; turn: 1", None),
        (COC, "{chain_of_command: ask}", "state: {trooper: lt, is: dead}; turn: 1; "
         "chain-of-command: imp", "imp"),
        (COC.replace("count: 3", "count: 3, skills: [Chain of Command]"), "",
         "state: {trooper: lt, is: dead}; turn: 1", None),
        (COC.replace("count: 3", "count: 3, skills: [Chain of Command]"), "",
         "state: {trooper: lt, is: dead}; turn: 1; chain-of-command: r-2", "r-2"),
        (COC, "", "state: {trooper: lt, is: isolated}; turn: 1", "imp"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("where", ["list", "game"])
def test_chain_of_command(desk, a_list, rulings, events, lieutenant, where):
    """Used by itself where exactly one trooper qualifies."""
    head = f"rulings: {rulings}\n" if rulings and where == "game" else ""
    game(desk, events, head, a_list=a_list, rulings=rulings if where == "list" else "")
    assert desk.faults("game.yaml") == []
    answer = desk.json("reserve")
    assert answer["loss_of_lieutenant"] is (lieutenant is None)
    if lieutenant:
        assert answer["lieutenant"] == lieutenant
    else:
        assert any("Chain of Command" in note for note in answer["notes"])


def test_an_illegal_event_is_named_on_standard_error(desk):
    game(desk, "turn: 1; spend: {order: lieutenant, on: r-1}; spend: {order: regular, on: r-1}")
    run = desk.call("reserve", "--format", "json")
    assert run.code == 0
    assert "game.yaml:4:" in run.err
    assert "ORD-03" in run.err
    assert desk.json("plan", "count")["pools"][0]["orders"] == 4


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("list: nothing.yaml\nevents:\n  - turn: 1\n", [(1, "REF-01")]),
        ("list: list.yaml\nevents:\n  - turn: 1\n  - spnd: {}\n", [(4, "SCHEMA-01")]),
        ("list: list.yaml\nevents:\n  - turn: one\n", [(3, "SCHEMA-01")]),
        ("list: list.yaml\nevents:\n  - turn: 1\n    end: 1\n", [(3, "SCHEMA-01")]),
        ("list: list.yaml\ngoing: last\nevents:\n  - turn: 1\n", [(2, "SCHEMA-01")]),
        ("list: list.yaml\nevents:\n  - state: {trooper: r-1}\n", [(3, "SCHEMA-01")]),
        ("list: list.yaml\nevents:\n  - state: {trooper: r-1, is: hungry}\n", [(3, "SCHEMA-01")]),
        ("list: list.yaml\ndeployment: {on_table: [nobody]}\nevents:\n  - turn: 1\n", [(2, "REF-01")]),
        ("list: list.yaml\nevents:\n", []),
    ],
)
def test_faults_of_game_files(desk, text, faults):
    desk.write("list.yaml", LIST)
    desk.write("game.yaml", text)
    assert desk.faults("game.yaml") == faults


BLOCK = """# our game
list: list.yaml   # the list
going: first

events:           # what happened
  # the first turn
  - turn: 1       # mine
  - spend: {order: regular,
            on: r-1}
"""


def test_comments_and_layout_stay(desk):
    desk.write("list.yaml", LIST)
    desk.write("game.yaml", BLOCK)
    assert desk.call("game", "state", "r-1", "dead").code == 0
    text = (desk.folder / "game.yaml").read_text("utf-8")
    assert text.startswith(BLOCK)
    assert len(text.splitlines()) == len(BLOCK.splitlines()) + 1
    assert desk.call("game", "undo").code == 0
    assert (desk.folder / "game.yaml").read_text("utf-8") == BLOCK
    assert desk.call("game", "undo").code == 0
    assert (desk.folder / "game.yaml").read_text("utf-8") == BLOCK[: BLOCK.index("  - spend")]


@pytest.mark.parametrize(
    ("text", "mend"),
    [
        ("list: list.yaml\nevents: [{turn: 1}]\n", "on a line below it"),
        ("events:\n  - turn: 1\nlist: list.yaml\n", "above `events:`"),
        ("{list: list.yaml, events: [{turn: 1}]}\n", "without the outer { }"),
    ],
)
@pytest.mark.parametrize("call", ["end", "undo"])
def test_another_layout_is_refused_with_the_way_to_mend_it(desk, text, mend, call):
    desk.write("list.yaml", LIST)
    desk.write("game.yaml", text)
    run = desk.call("game", call)
    assert run.code in (1, 2)
    assert mend in run.err
    assert (desk.folder / "game.yaml").read_text("utf-8") == text


CALLS = {
    "turn": "turn: 1",
    "turn 1": "turn: 1",
    "state r-1 dead": "state: {trooper: r-1, is: dead}",
    "reveal hid": "reveal: hid",
    "token speedball": "token: {use: speedball}",
    "token reserve --trooper r-1": "token: {use: reserve, trooper: r-1}",
}
IN_TURN = {
    "end": "end: 1",
    "end 1": "end: 1",
    "spend regular alpha": "spend: {order: regular, on: alpha}",
    "spend regular r-1 --group 1": "spend: {order: regular, on: r-1, group: 1}",
    "spend lieutenant lt --by lt": "spend: {order: lieutenant, on: lt, by: lt}",
    "spend tactical ta": "spend: {order: tactical, on: ta}",
    "spend impetuous imp": "spend: {order: impetuous, on: imp}",
    "spend coordinated lt ta": "spend: {order: coordinated, on: [lt, ta]}",
    "spend regular medic --peripherals bot": "spend: {order: regular, on: medic, peripherals: [bot]}",
    "enter jump": "enter: jump",
    "reveal hid": "reveal: hid",
    "token regroup --trooper r-1 --to 2": "token: {use: regroup, trooper: r-1, to: 2}",
    "token guts": "token: {use: guts}",
    "token fireteam --name beta --type duo --members lt --members ta":
        "token: {use: fireteam, name: beta, type: duo, members: [lt, ta]}",
    "opponent limit-tokens": "opponent: {use: limit-tokens}",
    "fireteam alpha --cancel": "fireteam: {name: alpha, cancel: true}",
    "fireteam alpha --leave r-2": "fireteam: {name: alpha, leave: r-2}",
    "gain tag --by r-1": "gain: {id: tag, by: r-1}",
    # names may be shortened as long as they are unique
    "spend regular al": "spend: {order: regular, on: alpha}",
    "spend regular Med": "spend: {order: regular, on: medic}",
    "state i dead": "state: {trooper: imp, is: dead}",
}  # fmt: skip


@pytest.mark.parametrize(
    ("before", "call", "event"),
    [("", call, event) for call, event in CALLS.items()]
    + [("  - turn: 1\n", call, event) for call, event in IN_TURN.items()],
)
def test_a_call_appends_one_event(desk, before, call, event):
    desk.write("list.yaml", LIST)
    desk.write("game.yaml", f"list: list.yaml\nevents:\n{before}")
    run = desk.call("game", *call.split())
    assert (run.code, run.err) == (0, "")
    assert (desk.folder / "game.yaml").read_text(
        "utf-8"
    ) == f"list: list.yaml\nevents:\n{before}  - {event}\n"
    assert desk.faults("game.yaml") == []


@pytest.mark.parametrize(
    ("before", "call", "code"),
    [
        ("", "spend regular r-1", "SEQ-01"),
        ("  - turn: 1\n", "spend regular nobody", "REF-01"),
        ("  - turn: 1\n", "enter r-1", "AD-01"),
        ("  - turn: 1\n", "lieutenant r-1", "LT-04"),
        ("  - turn: 1\n", "chain-of-command r-1", "LT-05"),
        ("  - turn: 1\n", "token ignore-retreat --trooper r-1", "RET-08"),
        ("  - turn: 1\n", "opponent remove-orders --from 1=2", "CT-03"),
        ("  - turn: 1\n", "end 2", "SEQ-01"),
        ("  - turn: 1\n", "turn 3", "SEQ-01"),
    ],
)
def test_an_illegal_call_is_refused_and_nothing_is_written(desk, before, call, code):
    desk.write("list.yaml", LIST)
    text = f"list: list.yaml\nevents:\n{before}"
    desk.write("game.yaml", text)
    run = desk.call("game", *call.split())
    assert run.code == 1
    assert f"error {code} " in run.err
    assert (desk.folder / "game.yaml").read_text("utf-8") == text


def test_the_opponents_removal_is_part_of_the_reserve(desk):
    game(desk, "turn: 1", a_list=LIST.replace("count: 3}", "count: 6}").replace("haris", "core"))
    assert regular(desk.json("reserve")) == [8, 2]
    assert desk.call("game", "opponent", "remove-orders", "--from", "1=1", "--from", "2=1").code == 0
    assert regular(desk.json("reserve")) == [7, 1]
    assert regular(desk.json("reserve", "--turn", "1")) == [7, 1]
    assert regular(desk.json("reserve", "--turn", "2")) == [8, 2]


@pytest.mark.parametrize("short", ["r", "R", "nobody"])
def test_a_name_that_could_be_several_is_refused(desk, short):
    game(desk, "turn: 1")
    run = desk.call("game", "state", short, "dead")
    assert run.code in (1, 2)
    assert short == "nobody" or ("r-1" in run.err and "r-2" in run.err)


def test_start(desk):
    desk.write("list.yaml", LIST)
    assert desk.call("game", "start", "--going", "second").code == 0
    assert (desk.folder / "game.yaml").read_text("utf-8") == "list: list.yaml\ngoing: second\nevents:\n"
    assert desk.call("game", "start").code == 2  # never over a game that is there
    assert desk.call("game", "start", "list.yaml", "--game", "other/../b.yaml").code in (0, 2)
    desk.write("sub/army.yaml", LIST)
    assert desk.call("game", "start", "sub/army.yaml").code == 0
    assert (desk.folder / "sub/game.yaml").read_text("utf-8").startswith("list: army.yaml\ngoing: first\n")
    assert desk.json("reserve", "sub/army.yaml")["turn"] == 1


def test_going_second_the_enemy_comes_first(desk):
    game(desk, "state: {trooper: r-1, is: dead}; reveal: hid; turn: 1", "going: second\n")
    assert regular(desk.json("reserve")) == [4, 3]


def test_the_lieutenant_starts_on_the_table(desk):
    """Whatever airborne or hidden skill he has, unless the game says otherwise."""
    hidden = LIST.replace("skills: [Lieutenant]", "skills: [Lieutenant, Hidden Deployment]")
    desk.write("list.yaml", hidden)
    assert desk.json("reserve")["groups"][0]["lieutenant"] == {"lt": 1}
    game(desk, "turn: 1", a_list=hidden)
    assert desk.json("reserve")["loss_of_lieutenant"] is False
    game(desk, "turn: 1", "deployment: {off_table: [lt]}\n", a_list=hidden)
    answer = desk.json("reserve")
    assert (answer["loss_of_lieutenant"], answer["groups"][0]["lieutenant"]) == (True, {})
