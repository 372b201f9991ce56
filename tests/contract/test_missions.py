"""Section 7 of the contract: mission files, their changes by turn, reserves and plans of officers."""

from __future__ import annotations

import pytest

TEN = ["alert", "close-assault", "dig-in", "charge", "covering-fire", "suppressing-fire", "hold-positions",
       "move-out", "by-sections", "fall-back"]  # fmt: skip


def mission(board: str, marines: str, more: str = "") -> str:
    """A mission; rows of the board and of the marines have ` | ` between them. V is Varo, an officer of "
    "rank 1."""
    text = "system: officers\nboard: |\n" + "".join(f"  {row.strip()}\n" for row in board.split(" / "))
    text += "legend: {V: varo}\nmarines:\n  - {name: Varo, officer: true}\n"
    return text + "".join(f"  - {{{row.strip()}}}\n" for row in marines.split(" & ") if row) + more


def officers(desk, text: str, *argv: str):
    desk.write("mission.yaml", text)
    return desk.json("reserve", *argv)["officers"]


def unit(desk, text: str, *argv: str) -> list[str]:
    return officers(desk, text, *argv)[0]["unit"]


OPEN = "#### / #V.# / #..# / ####"


@pytest.mark.parametrize(
    ("board", "at", "linked"),
    [
        ("V.", "[1, 0]", True),
        ("V..", "[2, 0]", False),  # column 2
        ("V. / ..", "[1, 1]", True),  # column, row
        ("V. / .. / ..", "[0, 2]", False),
        ("V#.", "[2, 0]", False),
        ("V# / #.", "[1, 1]", False),
        ("Vc", "[1, 0]", True),
        ("V/", "[1, 0]", True),
    ],
)
def test_squares(desk, board, at, linked):
    """`at: [column, row]` from 0 at the top left."""
    rows = board.split(" / ")
    text = "system: officers\nlegend: {V: varo}\nboard: |\n" + "".join(f"  {row}\n" for row in rows)
    desk.write("mission.yaml", text + f"marines: [{{name: Varo, rank: 1}}, {{name: A, at: {at}}}]\n")
    assert desk.faults() == []
    assert desk.json("reserve")["officers"][0]["unit"] == (["varo", "a"] if linked else ["varo"])


@pytest.mark.parametrize(
    ("door", "linked"), [("|", False), ("/", True), (".", True), ("c", True), ("#", False)]
)
def test_what_stands_between(desk, door, linked):
    text = f"system: officers\nlegend: {{V: varo}}\nboard: |\n  V{door}.\n"
    text += "marines: [{name: Varo, rank: 2}, {name: A, at: [2, 0]}]\n"
    assert unit(desk, text) == (["varo", "a"] if linked else ["varo"])


def test_a_wall_on_an_edge(desk):
    text = mission("V.", "name: A, at: [1, 0]")
    assert unit(desk, text) == ["varo", "a"]
    assert unit(desk, text + "walls: [[[0, 0], [1, 0]]]\n") == ["varo"]


@pytest.mark.parametrize(
    ("grade", "rank"),
    [
        ("officer: decurion primus", 1),
        ("officer: Decurion Senioris", 2),
        ("officer: decurion excelsior", 3),
        ("officer: centurion primus", 4),
        ("officer: centurion senioris", 5),
        ("officer: centurion excelsior", 6),
        ("officer: decurion", 1),
        ("officer: centurion", 4),
        ("officer: sergeant primus", 1),
        ("officer: sergeant excelsior", 3),
        ("officer: captain", 4),
        ("rank: 5", 5),
        ("officer: centurion excelsior, rank: 2", 2),
    ],
)
def test_grades(desk, grade, rank):
    """`rank:` wins over `officer:`; a grade without a level is Primus."""
    text = f"system: officers\nboard: |\n  V.\nlegend: {{V: varo}}\nmarines: [{{name: Varo, {grade}}}]\n"
    (found,) = officers(desk, text)
    assert desk.faults() == []
    assert found["rank"] == rank


def test_a_hierarchy_of_its_own(desk):
    text = mission("V.", "").replace("officer: true", "officer: warden") + "hierarchy: {warden: 7}\n"
    assert officers(desk, text)[0]["rank"] == 7
    assert desk.faults() == []


FAULTS = {
    "ragged": (mission("V... / ..", ""), [(4, "BOARD-01")]),
    "an unknown character": (mission("V.x.", ""), [(3, "BOARD-02")]),
    "a letter twice": (mission("V..V", ""), [(3, "BOARD-02")]),
    "in a wall": (mission("V.#", "name: A, at: [2, 0]"), [(7, "BOARD-03")]),
    "off the board": (mission("V.#", "name: A, at: [9, 0]"), [(7, "BOARD-03")]),
    "nowhere": (mission("V.#", "name: A"), [(7, "BOARD-03")]),
    "placed twice": (mission("V.A", "name: A, at: [1, 0]").replace("V: varo", "V: varo, A: a"), [(7,
        "BOARD-03")]),
    "two on one square": (mission("V.", "name: A, at: [0, 0]"), [(7, "BOARD-04")]),
    "a wall between strangers": (mission("V..", "", "walls: [[[0, 0], [2, 0]]]\n"), [(7, "BOARD-05")]),
    "a diagonal wall": (mission("V. / ..", "", "walls: [[[0, 0], [1, 1]]]\n"), [(8, "BOARD-05")]),
    "an unknown grade": (mission("V.", "").replace("officer: true", "officer: grand duke"), [(6, "RANK-03")]),
    "a squad over ten": (
        mission("V..........", " & ".join(f"name: M{n}, squad: red, at: [{n}, 0]" for n in range(1, 11)))
        .replace("officer: true", "officer: decurion, squad: red"), [(16, "RANK-04")]),
    "a change that names nobody": (mission("V.", "", "turns:\n  2: [{marine: nobody, out: true}]\n"), [(8,
        "REF-01")]),
    "a legend that names nobody": (mission("Vx", "").replace("V: varo", "V: varo, x: nobody"), [(4,
        "REF-01")]),
    "two on one square later": (
        mission("V..", "name: A, at: [1, 0]", "turns:\n  3: [{marine: a, at: [0, 0]}]\n"), [(9, "BOARD-04")]),
    "into a wall later": (
        mission("V.#", "name: A, at: [1, 0]", "turns:\n  3: [{marine: a, at: [2, 0]}]\n"), [(9, "BOARD-03")]),
    "an id twice": (mission("V..", "name: A, id: a, at: [1, 0] & name: B, id: a, at: [2, 0]"), [(8,
        "REF-02")]),
    "an unknown weapon": (mission("V.", "name: A, at: [1, 0], weapon: bow"), [(7, "SCHEMA-01")]),
    "an unknown key": (mission("V.", "name: A, at: [1, 0], weapn: none"), [(7, "SCHEMA-01")]),
    "nothing": (mission("V.", "name: A, at: [1, 0]"), []),
}  # fmt: skip


@pytest.mark.parametrize(("text", "faults"), FAULTS.values(), ids=FAULTS)
def test_faults(desk, text, faults):
    desk.write("mission.yaml", text)
    assert desk.faults() == faults


@pytest.mark.parametrize(
    ("text", "column"),
    [
        (mission("V.x.", ""), 5),
        (mission("V..V", ""), 6),
        (mission("V.#", "name: A, at: [2, 0]"), 19),
    ],
)
def test_a_square_of_the_board_has_its_own_place(desk, text, column):
    desk.write("mission.yaml", text)
    (found,) = desk.findings()
    assert found["column"] == column


def test_changes_by_turn(desk):
    """`at`, `engaged`, `out` hold from that turn on, `moved` and `shot` for that turn only."""
    text = mission("V.....", "name: A, at: [1, 0] & name: B, at: [2, 0]", """turns:
  2: [{marine: a, at: [3, 0]}, {marine: varo, moved: true}]
  3: [{marine: a, at: [1, 0], engaged: true}, {marine: b, shot: true}]
  4: [{marine: a, out: true}]
""")  # fmt: skip
    desk.write("mission.yaml", text)
    assert desk.faults() == []
    seen = {}
    for turn in range(1, 7):
        (varo,) = desk.json("reserve", "--turn", str(turn))["officers"]
        alert, charge = varo["orders"]["alert"], varo["orders"]["charge"]
        seen[turn] = (" ".join(varo["unit"]), varo["may_order"], " ".join(alert), " ".join(charge))
    assert seen == {
        1: ("varo a b", True, "varo a b", "varo a b"),
        2: ("varo", False, "", ""),
        3: ("varo a b", True, "varo a", "varo b"),
        4: ("varo", True, "varo", "varo"),
        5: ("varo", True, "varo", "varo"),
        6: ("varo", True, "varo", "varo"),
    }


def test_an_officer_who_is_out_is_not_listed(desk):
    text = mission("VW...", "name: Waro, rank: 1", "turns: {2: [{marine: varo, out: true}]}\n").replace(
        "V: varo", "V: varo, W: waro")  # fmt: skip
    assert [o["officer"] for o in officers(desk, text)] == ["varo", "waro"]
    (left,) = officers(desk, text, "--turn", "2")
    assert (left["officer"], left["unit"]) == ("waro", ["waro"])


def test_may_order_false_empties_the_ten_lists(desk):
    text = mission("V.", "name: A, at: [1, 0]", "turns: {1: [{marine: varo, moved: true}]}\n")
    (varo,) = officers(desk, text)
    assert varo["may_order"] is False
    assert varo["orders"] == {order: [] for order in TEN}
    assert varo["unit"] == ["varo", "a"]
    assert desk.json("plan", "count")["allocations"] == 1


def test_unit_and_links(desk):
    """The officer first, then file order; links by fewest steps, then file order."""
    text = """system: officers
board: |
  .....
  .....
marines:
  - {name: D, at: [2, 1]}
  - {name: C, at: [1, 1]}
  - {name: Varo, rank: 1, at: [0, 0]}
  - {name: B, at: [1, 0]}
  - {name: E, at: [3, 0]}
"""
    (varo,) = officers(desk, text)
    assert varo["unit"] == ["varo", "d", "c", "b", "e"]
    assert varo["links"] == {"d": "c", "c": "varo", "b": "varo", "e": "d"}


@pytest.mark.parametrize(
    ("row", "barred"),
    [
        ("", ["fall-back"]),
        (", weapon: ranged", ["fall-back"]),
        (", weapon: heavy", ["fall-back"]),
        (", weapon: none", ["close-assault", "covering-fire", "suppressing-fire", "hold-positions",
            "fall-back"]),
        (", engaged: true", ["close-assault", "dig-in", "charge", "covering-fire", "suppressing-fire",
            "hold-positions",
                             "by-sections"]),
        (", moved: true", ["dig-in", "suppressing-fire", "hold-positions", "fall-back"]),
        (", shot: true", ["alert", "close-assault", "covering-fire", "suppressing-fire", "hold-positions",
            "by-sections",
                          "fall-back"]),
        (", shot: true, weapon: heavy", ["alert", "close-assault", "covering-fire", "suppressing-fire",
            "hold-positions",
                                         "move-out", "by-sections", "fall-back"]),
        (", out: true", TEN),
    ],
)  # fmt: skip
def test_who_may_obey(desk, row, barred):
    (varo,) = officers(desk, mission(OPEN, f"name: A, at: [2, 2]{row}"))
    assert [order for order in TEN if "a" not in varo["orders"][order]] == barred


@pytest.mark.parametrize("turn", ["0", "2"])
def test_a_turn_before_the_first(desk, turn):
    desk.write("mission.yaml", mission("V.", "", "turn: 3\n"))
    run = desk.call("reserve", "--turn", turn)
    assert (run.code, run.out) == (2, "")
    assert desk.json("reserve")["turn"] == 3
    assert desk.json("reserve", "--turn", "9")["turn"] == 9


def test_two_officers(desk):
    """No marine obeys twice; giving none is a plan too."""
    text = """system: officers
board: |
  ......
marines:
  - {name: V, rank: 1, at: [0, 0], weapon: none}
  - {name: M, at: [1, 0], weapon: none}
  - {name: W, rank: 1, at: [2, 0], weapon: none}
"""
    # each unit is all three, by way of M. Without a weapon, on open ground, not engaged there are four
    # orders, of which each has 7 obeying sets
    found = officers(desk, text)
    assert [o["unit"] for o in found] == [["v", "m", "w"], ["w", "v", "m"]]
    orders = [order for order in TEN if found[0]["orders"][order]]
    assert orders == ["alert", "charge", "move-out", "by-sections"]
    answer = desk.json("plan", "count", "--by-order")
    # both give: each marine obeys one of them or none, neither set empty: 27 - 2 * 8 + 1 = 12
    assert answer["allocations"] == 1 + 2 * 4 * 7 + 16 * 12
    assert answer["allocations_all_spent"] == 16 * 12
    assert answer["activation_profiles"] == 8
    assert answer["by_order"] == 1 + 8 + 16
    assert [(p["pool"], p["orders"], p["targets"], p["allocations"]) for p in answer["pools"]] == [
        ("command/v", 1, ["v", "m", "w"], 29),
        ("command/w", 1, ["w", "v", "m"], 29),
    ]
    rows = desk.lines("list", "--limit", "0")
    assert len(rows) == answer["allocations"]
    assert all(set(row["unspent"]) == {"command/v", "command/w"} for row in rows)


def test_by_order_is_for_missions_alone_and_is_left_out_without_the_option(desk):
    desk.write("mission.yaml", mission("V.", ""))
    assert "by_order" not in desk.json("plan", "count")
    desk.write("list.yaml", "system: infinity\ngroups: [{troopers: [{name: L, skills: [Lieutenant]}]}]\n")
    assert desk.call("plan", "count", "list.yaml", "--by-order").code == 2


FIELD = mission(
    "V...", "name: Otho, at: [1, 0], engaged: true & name: Ilex, at: [2, 0] & name: Far, at: [9, 9]"
).replace("at: [9, 9]", "at: [3, 0], out: true")


@pytest.mark.parametrize(
    ("wants", "spend"),
    [
        (["otho=fall-back"], {"command/varo": {"order": "fall-back", "on": ["otho"]}}),
        (["varo:alert>=4"], None),
        (["varo:move-out>=2"], {"command/varo": {"order": "move-out"}}),
        (["ilex=charge"], {"command/varo": {"order": "charge"}}),
        (["otho=charge"], None),
    ],
)
def test_find(desk, wants, spend):
    desk.write("mission.yaml", FIELD)
    argv = [word for want in wants for word in ("--want", want)]
    answer = desk.json("plan", "find", *argv, code=0 if spend else 1)
    assert answer["found"] is bool(spend)
    for pool, body in (spend or {}).items():
        assert answer["spend"][pool]["order"] == body["order"]
        assert "on" not in body or answer["spend"][pool]["on"] == body["on"]


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ("{order: alert, by: varo, on: [varo]}", None),
        ("{order: alert, by: varo, on: [varo, ilex]}", None),
        ("{order: alerta, by: varo, on: [varo]}", None),  # the Spanish name
        ("{order: fall-back, by: varo, on: [otho]}", None),
        ("{order: charge, by: varo, on: [otho]}", "CMD-04"),
        ("{order: alert, by: varo, on: [far]}", "UNIT-07"),
        ("{order: alert, by: ilex, on: [varo]}", "GIVE-01"),
        ("{order: alert, by: varo, on: [nobody]}", "REF-01"),
        ("{order: alret, by: varo, on: [varo]}", "SCHEMA-01"),
    ],
)
def test_check(desk, steps, fault):
    desk.write("mission.yaml", FIELD)
    desk.write("plan.yaml", f"spend:\n  - {steps}\n")
    answer = desk.json("plan", "check", "plan.yaml", code=1 if fault else 0)
    assert [(f["line"], f["code"]) for f in answer["findings"]] == ([(2, fault)] if fault else [])
    assert answer["remaining"] == {"command/varo": 1 if fault else 0}


def test_an_officer_gives_one_order(desk):
    desk.write("mission.yaml", FIELD)
    desk.write("plan.yaml", "spend:\n" + "  - {order: alert, by: varo, on: [varo]}\n" * 2)
    answer = desk.json("plan", "check", "plan.yaml", code=1)
    assert [(f["line"], f["code"]) for f in answer["findings"]] == [(3, "GIVE-01")]


def test_rulings_are_named_where_one_changed_a_result(desk):
    text = mission("V. / ..", "name: A, at: [1, 1]")
    desk.write("mission.yaml", text)
    assert desk.json("reserve")["rulings"] == [{"rule": "UNIT-03", "key": "metric", "value": "diagonal"}]
    assert unit(desk, text + "rulings: {metric: orthogonal}\n") == ["varo"]
    assert desk.json("reserve")["rulings"] == [{"rule": "UNIT-03", "key": "metric", "value": "orthogonal"}]
    assert unit(desk, text.replace("at: [1, 1]", "at: [1, 0]")) == ["varo", "a"]
    assert desk.json("reserve")["rulings"] == []
