"""Section 3 of the contract: ids, points, SWC and AVA, peripherals."""

from __future__ import annotations

import pytest

from contract.army import priced as a_list


def ids(desk, *groups: str) -> list[str]:
    """The ids of all rows but the Lieutenant's."""
    desk.write("list.yaml", a_list(*groups))
    return [row["trooper"] for row in desk.json("reserve")["troopers"] if row["trooper"] != "the-lt"]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("name: Fusilier", "fusilier"),
        ("name: Fusilier, count: 3", "fusilier-1 fusilier-2 fusilier-3"),
        ("name: Ñandú Ágil", "nandu-agil"),
        ("name: Øre Æon Œuf Straße Đuro Łódź", "ore-aeon-oeuf-strasse-duro-lodz"),
        ("name: ﬁve ①", "five-1"),  # NFKD
        ("name: 'O''Hara \"the\" Fox’s ‘x’ “y”'", "ohara-the-foxs-x-y"),
        ("name: '  --A__b...C!! '", "a-b-c"),
        ("name: '!!!'", "trooper"),
        ("name: 龍騎兵", "trooper"),
        ("name: '???', count: 2", "trooper-1 trooper-2"),
        ("name: A | name: B | name: a", "a-1 b a-2"),
        ("name: A, count: 2 | name: B | name: A", "a-1 a-2 b a-3"),
        ("name: A, count: 1", "a"),
        # numbers pass over ids already taken
        ("name: X, id: a-2 | name: A, count: 3", "a-2 a-1 a-3 a-4"),
        ("name: A, count: 3 | name: X, id: a-2", "a-1 a-3 a-4 a-2"),
        ("name: A 1 | name: A, count: 2", "a-1 a-2 a-3"),
        ("name: A, count: 2 | name: A 1", "a-2 a-3 a-1"),
        # a written id stays, also where a default is the same
        ("name: A, id: boss", "boss"),
        ("name: A, id: Boss_2", "Boss_2"),
        ("name: A, id: b | name: B", "b b-1"),
        ("name: B | name: A, id: b", "b-1 b"),
        ("name: A, id: squad, count: 2", "squad-1 squad-2"),
        # peripherals have ids too
        (
            "name: M, skills: [Doctor], peripherals: "
            "[{name: Bot, kind: servant}, {name: Bot, kind: servant}]",
            "m bot-1 bot-2",
        ),
        (
            "name: M, skills: [Doctor], peripherals: [{name: Bot, kind: servant, id: z}] | name: Bot",
            "m z bot",
        ),
        (
            "name: M, count: 2, skills: [Doctor], peripherals: [{name: Bot, kind: servant}]",
            "m-1 bot-1 m-2 bot-2",
        ),
    ],
)
def test_ids(desk, rows, expected):
    assert ids(desk, rows) == expected.split()


def test_ids_are_numbered_over_all_groups_in_file_order(desk):
    assert ids(desk, "name: A", "name: A | name: B", "name: A") == ["a-1", "a-2", "b", "a-3"]


@pytest.mark.parametrize(
    ("rows", "line"),
    [("name: A, id: x | name: B, id: x", 6), ("name: A, id: the-lt", 5)],
)
def test_an_id_used_twice(desk, rows, line):
    desk.write("list.yaml", a_list(rows))
    assert desk.faults() == [(line, "REF-02")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (a_list("name: A, cost: 300").replace("cost: 1, swc: 0, ava: total, name: A, cost", "name: A, cost"),
            None),
        (a_list("name: A").replace("cost: 1,", "cost: 301,"), "LIST-03"),
        (a_list("name: A", more="points: 250\n").replace("cost: 1,", "cost: 251,"), "LIST-03"),
        (a_list("name: A", more="points: 250\n").replace("swc: 0, ava: total, name",
            "swc: 5.5, ava: 1, name"), "LIST-04"),
        (a_list("name: A", more="points: 299\n").replace("swc: 0, ava: total, name",
            "swc: 5.5, ava: 1, name"), "LIST-04"),
        (a_list("name: A", more="points: 250\nswc: 5.5\n").replace("swc: 0, ava: total, name",
            "swc: 5.5, ava: 1, name"), None),
        (a_list("name: A, count: 2").replace("ava: total, name: A", "ava: 1, name: A"), "LIST-08"),
        (a_list("name: A, unit: U", "name: B, unit: U").replace("ava: total, name", "ava: 1, name"),
            "LIST-08"),
        (a_list("name: A, unit: U | name: A, unit: V").replace("ava: total, name", "ava: 1, name"), None),
        (a_list("name: A | name: A").replace("ava: total, name: A", "ava: 1, name: A"), "LIST-08"),
    ],
)  # fmt: skip
def test_points_swc_and_ava(desk, text, code):
    desk.write("list.yaml", text)
    assert [fault.code for fault in desk.faults()] == ([code] if code else [])


@pytest.mark.parametrize("bonus", ["+1", "'+1'", '"+1"'])
@pytest.mark.parametrize(("spent", "legal"), [("7", True), ("7.5", False)])
def test_a_bonus_of_swc(desk, bonus, spent, legal):
    text = a_list("name: A | name: B")
    text = text.replace("swc: 0, ava: total, name: A", f"swc: {bonus}, ava: total, name: A")
    text = text.replace("swc: 0, ava: total, name: B", f"swc: {spent}, ava: total, name: B")
    desk.write("list.yaml", text)
    assert [fault.code for fault in desk.faults()] == ([] if legal else ["LIST-04"])


@pytest.mark.parametrize("kind", ["LI", "MI", "HI", "TAG", "REM", "SK", "WB", "VH"])
def test_types(desk, kind):
    desk.write("list.yaml", a_list(f"name: A, type: {kind}"))
    assert desk.faults() == []


def test_group_numbers(desk):
    """A number of its own, by default its place in the file."""
    row = "troopers:\n      - {cost: 1, swc: 0, ava: total, name: A}"
    text = a_list("", "name: A", "name: B").replace(f"  - {row}", f"  - number: 7\n    {row}")
    desk.write("list.yaml", text)
    assert [group["group"] for group in desk.json("reserve")["groups"]] == ["1", "7", "3"]


DOC = "skills: [Doctor]"
SERVANT = "peripheral: servant"
THREE = ", ".join(["{name: P, kind: control}"] * 3)
PERIPHERALS = {
    # with a controller: nothing more is paid, no slot, no order
    "under a controller": (f"name: M, {DOC}, peripherals: [{{name: P, kind: servant}}]", [], ""),
    "with a cost for Retreat! alone": (
        f"name: M, {DOC}, peripherals: [{{name: P, kind: servant, cost: 299}}] | name: B, cost: 299", [], ""),
    "an engineer": ("name: M, skills: [Engineer], peripherals: [{name: P, kind: servant}]", [], ""),
    "in Spanish": ("name: M, skills: [Médico], peripherals: [{name: P, kind: servant}]", [], ""),
    "neither": ("name: M, peripherals: [{name: P, kind: servant}]", ["LIST-13"], ""),
    "three under control": (f"name: M, peripherals: [{THREE}]", [], ""),
    "four under control": (f"name: M, peripherals: [{THREE}, {{name: P, kind: control}}]", ["LIST-14"], ""),
    "cyberplug": ("name: M, skills: [Cyberplug], peripherals: [{name: P, kind: cyberplug}]", [], ""),
    "cyberplug without the skill": ("name: M, peripherals: [{name: P, kind: cyberplug}]", ["LIST-25"], ""),
    "synchronized": ("name: M, peripherals: [{name: P, kind: synchronized}]", [], ""),
    "ancillary": ("name: M, peripherals: [{name: P, kind: ancillary}]", [], ""),
    # rows of their own
    "named": (f"name: M, {DOC} | name: P, {SERVANT}, controller: m", [], "m"),
    "above": (f"name: M, {DOC} | name: B | name: P, {SERVANT}", [], "m"),
    "below": (f"name: P, {SERVANT} | name: B | name: M, {DOC}", [], "m"),
    "the nearest above": (f"name: M, {DOC} | name: N, {DOC} | name: P, {SERVANT} | name: O, {DOC}", [], "n"),
    "the nearest above with room": (
        f"name: M, {DOC} | name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: "
            f"servant}}]"
        f" | name: P, {SERVANT}", [], "m"),
    "below where all above are full": (
        f"name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT} | name: M, {DOC}", [], "m"),
    "nobody": (f"name: B | name: P, {SERVANT}", ["LIST-12"], None),
    "all full": (
        f"name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT}", ["LIST-13"], None),
    "other kinds must name theirs": ("name: M | name: P, peripheral: control", ["LIST-12"], None),
    "control named": ("name: M | name: P, peripheral: control, controller: m", [], "m"),
    "control named but full": (
        f"name: M, peripherals: [{THREE}] | name: P, peripheral: control, controller: m", ["LIST-14"], None),
    "servant named but full": (
        f"name: N, {DOC}, peripherals: [{{name: Q, kind: servant}}, {{name: R, kind: servant}}]"
        f" | name: P, {SERVANT}, controller: n", ["LIST-13"], None),
    "controller not there": (f"name: M, {DOC} | name: P, {SERVANT}, controller: x", ["REF-01"], None),
}  # fmt: skip


@pytest.mark.parametrize(("rows", "codes", "controller"), PERIPHERALS.values(), ids=PERIPHERALS)
def test_peripherals(desk, rows, codes, controller):
    desk.write(
        "list.yaml", a_list(rows).replace("cost: 1, swc: 0, ava: total, name: B, cost", "name: B, cost")
    )
    assert [fault.code for fault in desk.faults()] == codes
    if controller:
        # who controls it takes no part in a Coordinated Order (COO-03), the others do
        doctors = [name for name in ("m", "n", "o") if f"name: {name.upper()}," in rows]
        for name in doctors:
            spend = f"spend: {{order: coordinated, on: [the-lt, {name}]}}"
            desk.write("game.yaml", f"list: list.yaml\nevents:\n  - turn: 1\n  - {spend}\n")
            excluded = name == controller or f"name: {name.upper()}, {DOC}, peripherals" in rows
            assert [f.code for f in desk.faults("game.yaml")] == (["COO-03"] if excluded else []), name


def test_a_controller_in_another_group(desk):
    desk.write("list.yaml", a_list(f"name: M, {DOC}", f"name: A | name: P, {SERVANT}, controller: m"))
    assert [fault.code for fault in desk.faults()] == ["GRP-05"]


def test_a_servant_looks_for_its_controller_in_its_group(desk):
    desk.write("list.yaml", a_list(f"name: M, {DOC}", f"name: A | name: P, {SERVANT}"))
    assert [fault.code for fault in desk.faults()] == ["LIST-12"]


def test_peripherals_take_no_slot_and_give_no_order(desk):
    rows = (
        f"name: R, count: 8 | name: M, {DOC}, peripherals: [{{name: Q, kind: servant}}] | name: P, {SERVANT}"
    )
    desk.write("list.yaml", a_list(rows))
    assert desk.faults() == []
    answer = desk.json("reserve")
    assert (answer["groups"][0]["members"], answer["groups"][0]["regular"]) == (10, 10)
    given = {row["trooper"]: (row["order"], row["rule"]) for row in answer["troopers"]}
    assert given["q"] == given["p"] == ("none", "CNT-10")


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("name: P, peripheral: servant, cost: 300, swc: 0, ava: 1", "LIST-03"),
        ("name: P, peripheral: servant, cost: 3, swc: 6.5, ava: 1", "LIST-04"),
        ("name: P, peripheral: servant, cost: 3, swc: 0, ava: 1, count: 2", "LIST-08"),
        ("name: P, peripheral: servant, cost: 3, swc: 6, ava: 2, count: 2", "LIST-04"),
        ("name: P, peripheral: servant, cost: 298, swc: 6, ava: 1", None),
    ],
)
def test_a_peripheral_bought_on_its_own_is_paid_and_counted(desk, row, code):
    text = a_list(f"name: M, {DOC} | X")
    desk.write("list.yaml", text.replace("cost: 1, swc: 0, ava: total, X", row))
    assert [fault.code for fault in desk.faults()] == ([code] if code else [])
