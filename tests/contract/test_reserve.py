"""Section 5 of the contract: the fields of a reserve, each with its rule, and what the opponent may know."""

from __future__ import annotations

import pytest

from contract.army import a_list, shown


def reserve(desk, roster: str, events: str = "", *argv: str, head: str = ""):
    desk.lay(roster, events, head)
    return desk.json("reserve", *argv)


LT = "Lt = Lieutenant"
MASTER = "F = FT Master | I irregular x2"
TEAM = "fireteams: [{name: t, type: haris, members: [f, i-1, i-2]}]\n"
INSPIRING = "Lt = Lieutenant, Inspiring Leadership"
GIVES = {
    "regular": (a_list(f"{LT} | R"), "", "r", "regular", "CNT-01"),
    "irregular": (a_list(f"{LT} | I irregular"), "", "i", "irregular", "CNT-02"),
    "peripheral": (a_list(f"{LT} | name: D, skills: [Doctor], peripherals: [{{name: P, kind: servant}}]"), "",
                   "p", "none", "CNT-10"),
    "peripheral row": (a_list(f"{LT} | D = Doctor | name: P, peripheral: servant"), "",
                       "p", "none", "CNT-10"),
    "airborne": (a_list(f"{LT} | J = Combat Jump"), "", "j", "none", "CNT-07"),
    "hidden": (a_list(f"{LT} | H = Hidden Deployment"), "", "h", "none", "CNT-07"),
    "null": (a_list(f"{LT} | R"), "state: {trooper: r, is: unconscious}; turn: 1", "r", "none", "STA-03"),
    "possessed": (a_list(f"{LT} | R"), "state: {trooper: r, is: possessed}; turn: 1", "r", "none", "STA-10"),
    "isolated": (a_list(f"{LT} | R"), "state: {trooper: r, is: isolated}; turn: 1", "r", "irregular",
        "STA-04"),
    "loss of lieutenant": (a_list(f"{LT} | R"), "state: {trooper: lt, is: dead}; turn: 1",
                           "r", "irregular", "LT-03"),
    "irregular in loss of lieutenant": (a_list(f"{LT} | R irregular"),
                                        "state: {trooper: lt, is: dead}; turn: 1", "r", "irregular",
                                            "CNT-02"),
    "warhorse": (a_list(f"{LT} | R = Warhorse"), "state: {trooper: lt, is: dead}; turn: 1",
                 "r", "regular", "LT-09"),
    "warhorse without need": (a_list(f"{LT} | R = Warhorse"), "turn: 1", "r", "regular", "CNT-01"),
    "veteran": (a_list(f"{LT} | R = Veteran", edition="n4"),
                "state: {trooper: lt, is: dead}; turn: 1", "r", "regular", "LT-09"),
    "inspired": (a_list(f"{INSPIRING} | I irregular"), "", "i", "regular", "SKL-07"),
    "regular beside the inspiring": (a_list(f"{INSPIRING} | R"), "", "r", "regular", "CNT-01"),
    "ft master": (a_list(f"{LT} | {MASTER}", more=TEAM), "", "i-1", "regular", "CNT-12"),
    "no ft master in n4": (a_list(f"{LT} | {MASTER}", more=TEAM, edition="n4"), "", "i-1", "irregular",
        "CNT-02"),
    "isolated under the inspiring": (a_list(f"{INSPIRING} | R"), "state: {trooper: r, is: isolated}; turn: 1",
                                     "r", "irregular", "STA-04"),
    "null in loss of lieutenant": (a_list(f"{LT} | R"), "state: {trooper: lt, is: dead}; turn: 1",
                                   "lt", "none", "STA-03"),
}  # fmt: skip


@pytest.mark.parametrize(("roster", "events", "who", "order", "rule"), GIVES.values(), ids=GIVES)
def test_what_each_gives_and_by_which_rule(desk, roster, events, who, order, rule):
    answer = reserve(desk, roster, events)
    row = next(row for row in answer["troopers"] if row["trooper"] == who)
    assert (row["order"], row["rule"]) == (order, rule)
    assert row["because"]


def test_troopers_has_everybody_in_file_order(desk):
    roster = a_list(
        f"{LT} | name: D, count: 2, skills: [Doctor], peripherals: [{{name: P, kind: servant}}] | J = "
            f"Combat Jump",
        "name: Q, peripheral: control, controller: s | S",
    )  # fmt: skip
    answer = reserve(desk, roster)
    assert [(row["trooper"], row["group"]) for row in answer["troopers"]] == [
        ("lt", "1"), ("d-1", "1"), ("p-1", "1"), ("d-2", "1"), ("p-2", "1"), ("j", "1"), ("q", "2"), ("s",
            "2"),
    ]  # fmt: skip


def test_members_are_slots_off_table_included(desk):
    roster = a_list(f"{LT} | J = Combat Jump | H = Hidden Deployment | R x2")
    assert reserve(desk, roster)["groups"][0]["members"] == 5
    answer = reserve(desk, roster, "state: {trooper: r-1, is: unconscious}; turn: 1")
    assert answer["groups"][0]["members"] == 5


@pytest.mark.parametrize(
    ("roster", "events", "off"),
    [
        (a_list(f"{LT} | J = Combat Jump"), "", [("j", "regular")]),
        (a_list(f"{LT} | J irregular = Combat Jump"), "", [("j", "irregular")]),
        (a_list(f"{LT} | J = Parachutist | H irregular = Hidden Deployment"),
         "", [("j", "regular"), ("h", "irregular")]),
        # the kind that its order would be now
        (a_list(f"{LT} | J = Combat Jump"), "state: {trooper: lt, is: dead}; turn: 1",
         [("j", "irregular")]),
        (a_list(f"{LT} | J = Combat Jump, Warhorse"), "state: {trooper: lt, is: dead}; turn: 1",
         [("j", "regular")]),
        (a_list(f"{INSPIRING} | J irregular = Combat Jump"), "", [("j", "regular")]),
        (a_list(f"{LT} | J = Combat Jump"), "turn: 1; enter: j; turn: 2", []),
    ],
)  # fmt: skip
def test_off_table(desk, roster, events, off):
    (group,) = reserve(desk, roster, events)["groups"]
    assert group["off_table"] == [{"trooper": who, "order": order} for who, order in off]


@pytest.mark.parametrize(
    ("roster", "events", "field", "value"),
    [
        (a_list(f"{LT} | T = Tactical Awareness", edition="n4"), "", "irregular", ["t"]),
        (a_list(f"{LT} | T irregular = Tactical Awareness", edition="n4"), "",
         "irregular", ["t", "t"]),
        (a_list(f"{LT} | T irregular = Tactical Awareness"), "", "irregular", ["t"]),
        (a_list(f"{LT} | T irregular = Tactical Awareness"), "", "tactical", {"t": 1}),
        (a_list(f"{LT} | T = Tactical Awareness, Combat Jump"), "", "tactical", {}),
        (a_list(f"{LT} | W = Impetuous | X = Impetuous, Combat Jump"), "",
         "impetuous", ["w"]),
        (a_list(f"{LT} | W = Impetuous"), "state: {trooper: w, is: dead}; turn: 1", "impetuous", []),
        (a_list(f"{LT} | W = Impetuous"), "state: {trooper: w, is: isolated}; turn: 1", "impetuous", ["w"]),
        (a_list(f"{LT} | W = Impetuous"), "state: {trooper: lt, is: dead}; turn: 1", "impetuous", ["w"]),
        (a_list("L = 'Lieutenant (+1 Order)' | R"), "", "lieutenant", {"l": 2}),
        (a_list("L = Lieutenant, Strategos L1 | R"), "", "lieutenant", {}),
        (a_list("L = Lieutenant, Strategos L1 | R"), "", "regular", 3),
        (a_list("L = 'Lieutenant (+1 Order)', Strategos L1 | R"), "", "regular", 4),
    ],
)  # fmt: skip
def test_special_orders(desk, roster, events, field, value):
    assert reserve(desk, roster, events)["groups"][0][field] == value


ISOLATED = "state: {trooper: lt, is: isolated}; turn: 1"
RULINGS = {
    "strategos": (a_list("Lt = Lieutenant, Strategos L1"), "",
                  [("SKL-08", "strategos_converts", True)]),
    "strategos waived": (a_list("Lt = Lieutenant, Strategos L1",
        more="rulings: {strategos_converts: false}\n"),
                         "", [("SKL-08", "strategos_converts", False)]),
    "isolated": (a_list(f"{LT} | R"), ISOLATED, [("LT-08", "lieutenant_order_isolated", False)]),
    "isolated, ruled": (a_list(f"{LT} | R", more="rulings: {lieutenant_order_isolated: true}\n"), ISOLATED,
                        [("LT-08", "lieutenant_order_isolated", True)]),
    "isolated and inspiring": (a_list(f"{INSPIRING} | R"), ISOLATED,
                               [("LT-18", "isolated_inspiring_prevents_lol", False),
                                ("LT-08", "lieutenant_order_isolated", False)]),
    "none": (a_list(f"{LT} | R"), "", []),
    "none that changes a figure": (
        a_list(f"{LT} | R", more="rulings: {convert_in_lol: false, pool_order_reveals_hidden: false}\n"), "",
            []),
    "retreat": (a_list("name: Lt, cost: 1, skills: [Lieutenant] | name: R, cost: 1"), "turn: 1",
                [("LT-08", "lieutenant_order_in_retreat", True)]),
}  # fmt: skip


@pytest.mark.parametrize(("roster", "events", "rulings"), RULINGS.values(), ids=RULINGS)
def test_rulings_where_one_changed_a_figure(desk, roster, events, rulings):
    answer = reserve(desk, roster, events)
    assert answer["rulings"] == [{"rule": rule, "key": key, "value": value} for rule, key, value in rulings]


def test_a_ruling_of_the_game_wins_over_the_lists(desk):
    roster = a_list("Lt = Lieutenant, Strategos L1", more="rulings: {strategos_converts: true}\n")
    answer = reserve(desk, roster, "turn: 1", head="rulings: {strategos_converts: false}\n")
    assert answer["groups"][0]["lieutenant"] == {"lt": 1}


HIDDEN = a_list(
    "Lt = Lieutenant | R | I irregular = Impetuous",
    "J = Combat Jump | name: H, skills: [Hidden Deployment, Doctor], peripherals: [{name: P, kind: servant}] "
    "| S x2",
)  # fmt: skip


def test_public_leaves_out_who_is_off_the_table(desk):
    answer = reserve(desk, HIDDEN, "", "--public")
    second = {
        "group": "2", "members": 2, "regular": 2, "irregular": [], "lieutenant": {}, "tactical": {},
        "impetuous": [], "off_table": [],
    }  # fmt: skip
    assert shown(answer["groups"][1], second) == second
    assert [row["trooper"] for row in answer["troopers"]] == ["lt", "r", "i", "s-1", "s-2"]


def test_public_does_not_name_the_lieutenant(desk):
    answer = reserve(desk, HIDDEN, "", "--public")
    assert answer["lieutenant"] is None
    assert answer["groups"][0]["lieutenant"] == {"?": 1}
    assert answer["groups"][1]["lieutenant"] == {}


@pytest.mark.parametrize(
    ("events", "turn", "named"),
    [
        ("turn: 1", "1", False),
        ("turn: 1; spend: {order: lieutenant, on: lt}; turn: 2", "2", True),
        ("turn: 1; spend: {order: lieutenant, on: lt}; turn: 2", "1", False),
        ("turn: 1; spend: {order: regular, on: lt}; turn: 2", "2", False),
    ],
)
def test_public_until_he_is_revealed(desk, events, turn, named):
    answer = reserve(desk, HIDDEN, events, "--public", "--turn", turn)
    assert answer["lieutenant"] == ("lt" if named else None)
    assert answer["groups"][0]["lieutenant"] == ({"lt": 1} if named else {"?": 1})


def test_public_is_nothing_else(desk):
    """The rest is as for the player."""
    private, public = reserve(desk, HIDDEN), reserve(desk, HIDDEN, "", "--public")
    assert list(private) == list(public)
    for key in ("system", "edition", "list", "turn", "loss_of_lieutenant", "retreat", "command_tokens"):
        assert private[key] == public[key]
    hidden = ("lieutenant", "members", "off_table")
    for mine, told in zip(private["groups"], public["groups"], strict=True):
        assert {k: v for k, v in mine.items() if k not in hidden} == {
            k: v for k, v in told.items() if k not in hidden
        }


def test_public_in_text_betrays_nothing(desk):
    desk.write("list.yaml", HIDDEN.replace("name: J,", "name: Falcon,").replace("name: H,", "name: Mole,"))
    for argv in (["reserve", "--public"], ["reserve", "--public", "--timeline"]):
        run = desk.call(*argv)
        assert run.code == 0
        assert not [
            word for word in ("falcon", "mole", "Falcon", "Mole", "off the table 2") if word in run.out
        ]


@pytest.mark.parametrize(
    "events",
    [
        "turn: 1; spend: {order: regular, on: mole} # HD",
        "turn: 1; spend: {order: irregular, on: mole}",
        "turn: 1; enter: mole",
        "turn: 1; token: {use: convert, trooper: mole}",
        "turn: 1; spend: {order: coordinated, on: [mole, r]}",
    ],
)
def test_public_names_no_refused_event_of_one_off_the_table(desk, events):
    roster = HIDDEN.replace("name: H,", "name: Mole,")
    desk.write("list.yaml", roster)
    head = "rulings: {pool_order_reveals_hidden: false}\n"
    lines = "".join(f"  - {event.strip()}\n" for event in events.split(";"))
    desk.write("game.yaml", f"list: list.yaml\n{head}events:\n{lines}")
    run = desk.call("reserve", "--public")
    assert (run.code, "mole" in run.out + run.err) == (0, False)


def test_loss_of_lieutenant_of_a_hidden_lieutenant_is_public(desk):
    roster = HIDDEN.replace("skills: [Lieutenant]", "skills: [Lieutenant, Hidden Deployment]")
    answer = reserve(desk, roster, "turn: 1", "--public", head="deployment: {off_table: [lt]}\n")
    assert (answer["loss_of_lieutenant"], answer["lieutenant"]) == (True, None)
    assert "lt" not in [row["trooper"] for row in answer["troopers"]]
    assert answer["groups"][0]["members"] == 2


@pytest.mark.parametrize("what", ["strategos", "inspiring"])
def test_public_with_other_traces_of_the_lieutenant(desk, what):
    """Neither reasons nor rulings name him."""
    roster = {
        "strategos": HIDDEN.replace("Lt = Lieutenant", "Zed = Lieutenant, Strategos L1"),
        "inspiring": HIDDEN.replace("Lt = Lieutenant", "Zed = Lieutenant, Inspiring Leadership"),
    }[what]  # fmt: skip
    desk.write("list.yaml", roster)
    run = desk.call("reserve", "--public", "--format", "json")
    said = [row["because"] for row in desk.json("reserve", "--public")["troopers"]]
    assert not [text for text in said if "zed" in text.lower()]
    assert "zed" not in run.err.lower()
