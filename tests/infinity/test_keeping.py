"""`orders game` at the table: what it says, what it writes, what it refuses, and what it leaves alone."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Run

LIST = """\
system: infinity
points: 100
groups:
  - troopers:
      - {name: Captain, id: boss, cost: 10, skills: [Lieutenant]}
      - {name: Rifle, count: 4, cost: 10}
      - {name: Number Two, cost: 10, skills: [Number 2]}
      - {name: Frogman, cost: 10, skills: [Hidden Deployment]}
      - {name: Gull, cost: 10, skills: [Combat Jump]}
      - {name: Brawler, training: irregular, cost: 10, skills: [Impetuous, Dogged]}
fireteams:
  - {name: alpha, type: core, members: [rifle-1, rifle-2, number-two]}
"""

Orders = Callable[..., Run]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, orders: Orders) -> Orders:
    """`table("spend regular boss")`: one call of `orders game` beside a list with a game just begun."""
    (tmp_path / "list.yaml").write_text(LIST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert orders("game", "start", "--going", "first").code == 0
    return lambda line: orders("game", *line.split())


def said(run: Run) -> list[str]:
    assert (run.code, run.err) == (0, "")
    return run.out.splitlines()


def test_each_call_tells_what_it_recorded_and_where_the_game_stands(table: Orders) -> None:
    assert said(table("turn")) == [
        "Recorded: turn: 1",
        "Turn 1, before the Order Count; Command Tokens 4",
        "Group 1: 6 Regular, 1 Irregular; Lieutenant 1; impetuous 1; off the table 2",
        "Off the table: frogman, gull",
        "Fireteam alpha: rifle-1, rifle-2, number-two; Leader rifle-1",
    ]
    assert said(table("spend regular RIFLE-3"))[:3] == [
        "Recorded: spend: {order: regular, on: rifle-3}",
        "Turn 1, Orders Phase; Command Tokens 4",
        "Group 1: 5 Regular, 1 Irregular; Lieutenant 1; off the table 2",
    ]


@pytest.mark.parametrize(
    ("calls", "remark"),
    [
        (["spend regular frogman"], "frogman has lost its own order for this turn (AD-07, HD-03)"),
        (["state rifle-1 dead"], "number-two leads the Fireteam alpha now (FT-10)"),
        (["state rifle-2 dead"], "rifle-2 has left the Fireteam alpha"),
        (["fireteam alpha --cancel"], "the Fireteam alpha is cancelled (FT-09)"),
        (["fireteam alpha --leave rifle-1"], "the Fireteam alpha is cancelled (FT-09)"),
        (["turn"], "turn 1 has ended with this"),
        (["state brawler dogged", "end"], "brawler is Dead now, having used Dogged (STA-12)"),
    ],
)
def test_what_an_event_brings_about_besides_itself_is_said(
    table: Orders, calls: list[str], remark: str
) -> None:
    for line in ["turn", *calls]:
        run = table(line)
    assert remark in said(run)


def test_states_are_listed(table: Orders) -> None:
    for line in ["turn", "state rifle-3 isolated", "state rifle-3 stunned", "state boss unconscious"]:
        run = table(line)
    assert "States: rifle-3 Isolated, Stunned, boss Unconscious" in said(run)


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("spend regular bo", "spend: {order: regular, on: boss}"),
        ("spend regular captain", "spend: {order: regular, on: boss}"),
        ("spend regular al", "spend: {order: regular, on: alpha}"),
        ("spend coordinated boss rifle-3", "spend: {order: coordinated, on: [boss, rifle-3]}"),
        ("enter gull", "enter: gull"),
        ("enter gull --with impetuous", None),
        ("reveal frog", "reveal: frogman"),
        ("token convert --trooper brawler", "token: {use: convert, trooper: brawler}"),
        ("opponent limit-tokens", "opponent: {use: limit-tokens}"),
        ("end", "end: 1"),
    ],
)
def test_names_may_be_shortened(table: Orders, line: str, event: str | None) -> None:
    table("turn")
    run = table(line)
    if event is None:
        assert run.code == 1
    else:
        assert said(run)[0] == f"Recorded: {event}"


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("spend regular rifle", 2, "rifle could be rifle-1, rifle-2, rifle-3, rifle-4"),
        ("spend regular nobody", 1, "REF-01 no trooper here is called nobody"),
        ("spend irregular boss", 1, "ORD-02 boss has no Irregular Order left"),
        ("spend tacticall boss", 1, "SCHEMA-01"),
        ("state boss sleepy", 1, "SCHEMA-01"),
        ("turn 7", 1, "SEQ-01 turn 7 cannot begin here; the next one is turn 2"),
        ("token regroup --trooper boss --to 1", 1, "hint: the first other event of the turn"),
        ("enter frogman", 1, "hint: write `reveal: frogman`, at the table `orders game reveal frogman`"),
        ("opponent remove-orders --from 1", 2, "--from 1: write a group and a number, such as 1=2."),
        ("fireteam alpha", 2, "Write either --cancel or --leave NAME."),
    ],
)
def test_what_is_refused_changes_nothing(table: Orders, line: str, code: int, words: str) -> None:
    for call in ("turn", "spend regular boss"):
        table(call)
    before = Path("game.yaml").read_bytes()
    run = table(line)
    assert (run.code, run.out) == (code, "")
    assert words in run.err
    assert Path("game.yaml").read_bytes() == before


def test_undo_takes_the_last_event_back(table: Orders) -> None:
    table("turn")
    before = Path("game.yaml").read_bytes()
    table("spend regular boss")
    assert said(table("undo"))[0] == "Taken back: spend: {order: regular, on: boss}"
    assert Path("game.yaml").read_bytes() == before


def test_events_that_do_not_count_are_named_by_every_call(table: Orders) -> None:
    with Path("game.yaml").open("a", encoding="utf-8") as file:
        file.write("  - turn: 1\n  - spend: {order: tactical, on: boss}\n")
    run = table("show")
    assert run.code == 0
    assert "game.yaml:5:5: error ORD-04 boss has no Tactical Order left" in run.err


def test_who_starts_where(table: Orders) -> None:
    run = table("start --force --on gull --off frogman")
    assert run.code == 0
    assert "deployment: {on_table: [gull], off_table: [frogman]}" in Path("game.yaml").read_text("utf-8")
    assert "Off the table: frogman" in run.out.splitlines()
    before = Path("game.yaml").read_bytes()
    run = table("start --force --off boss")
    assert run.code == 1
    assert "AD-06 boss has neither an airborne skill nor Hidden Deployment" in run.err
    assert Path("game.yaml").read_bytes() == before


def test_a_game_that_is_there_is_not_written_over(table: Orders) -> None:
    run = table("start")
    assert (run.code, run.out) == (2, "")
    assert "game.yaml" in run.err


def test_the_list_is_never_written_over(table: Orders) -> None:
    before = Path("list.yaml").read_bytes()
    run = table("start list.yaml --game ./list.yaml --force")
    assert (run.code, run.out) == (2, "")
    assert Path("list.yaml").read_bytes() == before


def test_show_as_json_has_the_orders_left_now(table: Orders) -> None:
    for line in ("turn", "spend regular boss"):
        table(line)
    (group,) = json.loads(table("show --format json").out)["groups"]
    assert (group["regular"], group["irregular"]) == (5, ["brawler"])


def test_no_game_on_a_mission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, orders: Orders) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mission.yaml").write_text(
        'system: officers\nboard: "A."\nlegend: {A: a}\nmarines: [{name: A, rank: 1}]\n', encoding="utf-8"
    )
    run = orders("game", "start")
    assert (run.code, run.out) == (1, "")
    assert "a mission has no game file" in run.err
    assert not Path("game.yaml").exists()


def test_without_a_game_the_way_to_begin_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, orders: Orders
) -> None:
    monkeypatch.chdir(tmp_path)
    run = orders("game", "show")
    assert (run.code, run.out) == (2, "")
    assert "orders game start" in run.err


def test_mas_espanol(table: Orders, orders: Orders) -> None:
    run = orders("--lang", "es", "game", "turn")
    assert said(run)[:3] == [
        "Anotado: turn: 1",
        "Turno 1, antes del Recuento de Órdenes; Tokens de Mando 4",
        "Grupo 1: 6 Regulares, 1 Irregular; Teniente 1; 1 impetuosa; 2 fuera de la mesa",
    ]
