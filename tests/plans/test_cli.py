"""`orders plan` from the command line: answers, refusals, games, and how processes end."""

from __future__ import annotations

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PATROL = str(ROOT / "lists" / "harbour-patrol.yaml")
EXAMPLE = str(ROOT / "lists" / "example-1.yaml")

CONTRACT = """\
system: infinity
name: Harbour patrol
groups:
  - troopers:
      - {name: Fusilier, count: 3, unit: Fusiliers, cost: 10, ava: total}
      - {name: Captain, id: boss, unit: Fusiliers, cost: 10, ava: total, skills: [Lieutenant]}
      - {name: Sergeant, id: sgt, type: MI, cost: 25, swc: 0.5, ava: 2, skills: [Tactical Awareness, NCO]}
      - {name: Medic, cost: 15, skills: [Doctor], peripherals: [{name: Yudbot, kind: servant}]}
      - {name: Palbot, peripheral: servant, controller: medic, cost: 3}
      - {name: Ghulam, training: irregular, cost: 8, skills: [Impetuous]}
      - {name: Tomcat, cost: 20, skills: [Combat Jump]}
  - number: 2
    troopers:
      - {name: Sapper, count: 2, cost: 18, swc: +1}
fireteams:
  - {name: alpha, type: core, members: [fusilier-1, fusilier-2, fusilier-3], leader: fusilier-1}
"""


def rows(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


def test_the_pools_of_the_contract(orders) -> None:
    run = orders("plan", "count", "-", "--format", "json", stdin=CONTRACT)
    found = json.loads(run.out)
    assert (run.code, found["version"]) == (0, 1)
    assert found["pools"][0] == {
        "pool": "regular/1",
        "orders": 6,
        "targets": ["alpha", "boss", "sgt", "medic", "ghulam", "tomcat"],
        "allocations": 924,
    }
    named = {pool["pool"]: pool["targets"] for pool in found["pools"][1:]}
    assert named == {
        "regular/2": ["sapper-1", "sapper-2"],
        "irregular/ghulam": ["ghulam"],
        "lieutenant/boss": ["boss", "sgt"],
        "tactical/sgt": ["sgt"],
        "own/tomcat": ["tomcat"],
    }
    # entered, all six targets: 924; not entered, the five others: 462
    assert found["allocations"] == (924 + 462) * 6 * 2 * 3 * 2
    assert found["allocations_all_spent"] == 462 * 3 * 1 * 2 * 1 * 1


def test_lines_are_those_of_the_ranks(orders) -> None:
    everything = rows(orders("plan", "list", EXAMPLE, "--limit", "0", "--format", "json").out)
    assert [row["rank"] for row in everything] == list(range(369512))
    part = rows(orders("plan", "list", EXAMPLE, "--from", "369510", "--format", "json").out)
    assert part == everything[-2:]
    spent = rows(
        orders("plan", "list", EXAMPLE, "--where", "unspent==0", "--limit", "0", "--format", "json").out
    )
    assert spent == [row for row in everything if not any(row["unspent"].values())]
    assert len(spent) == 92378


def test_a_limit_of_ranks_is_announced(orders) -> None:
    run = orders("plan", "list", PATROL, "--where", "gull>=3", "--scan", "100", "--format", "json")
    assert (run.code, run.out) == (0, "")
    assert run.err == "--scan 100: looked no further than rank 99; go on with --from 100.\n"
    run = orders("plan", "list", PATROL, "--limit", "3", "--scan", "100", "--format", "json")
    assert (len(run.out.splitlines()), run.err) == (3, "")


def test_samples_repeat_by_seed(orders) -> None:
    first, again, other = (
        orders("plan", "sample", PATROL, "-n", "3", "--seed", seed, "--format", "json") for seed in "112"
    )
    assert first.out == again.out != other.out
    for row in rows(first.out):
        rank = str(row["rank"])
        listed = orders("plan", "list", PATROL, "--from", rank, "--limit", "1", "--format", "json")
        assert rows(listed.out) == [row]


def test_a_found_plan_says_what_tokens_do(orders) -> None:
    wants = [word for name in ("smuggler", "pilot") for word in ("--want", f"{name}=5")]
    argv = ("plan", "find", PATROL, *wants, "--format", "json")
    assert json.loads(orders(*argv).out)["found"] is True
    wants = [word for name in ("master", "gull", "frogman") for word in ("--want", f"{name}=1")]
    run = orders("plan", "find", PATROL, *wants, "--tokens", "9", "--format", "json")
    found = json.loads(run.out)
    assert found["coordinated"] == [{"group": "1", "on": ["master", "gull", "frogman"]}]
    assert (found["spend"], found["conversions"], found["tokens"]) == ({}, [], 1)
    assert found["remaining"]["own/gull"] == found["remaining"]["own/frogman"] == 0
    assert run.err == "--tokens 9: only 4 are left to spend.\n"


def test_a_token_makes_an_irregular_order_regular(orders) -> None:
    """Six Regular Orders, the pilot's and two of the Lieutenant are not ten: the smuggler's is the tenth."""
    run = orders("plan", "find", PATROL, "--want", "pilot=10", "--tokens", "1", "--format", "json")
    found = json.loads(run.out)
    assert (found["conversions"], found["tokens"]) == (["smuggler"], 1)
    assert found["spend"] == {
        "regular/1": {"pilot": 7},
        "lieutenant/master": {"pilot": 2},
        "tactical/pilot": {"pilot": 1},
    }
    assert found["remaining"]["irregular/smuggler"] == found["remaining"]["regular/1"] == 0
    assert orders("plan", "find", PATROL, "--want", "pilot=11", "--tokens", "4").code == 1


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "list.yaml").write_text(CONTRACT)
    path = tmp_path / "game.yaml"
    path.write_text(
        "list: list.yaml\ngoing: first\nevents:\n  - turn: 1\n"
        "  - spend: {order: regular, on: alpha}\n  - enter: tomcat\n"
    )
    return path


def test_with_a_game_plans_are_for_the_orders_left_now(orders, game: Path) -> None:
    path = str(game.with_name("list.yaml"))
    now = json.loads(orders("plan", "count", path, "--format", "json").out)
    orders_left = {pool["pool"]: pool["orders"] for pool in now["pools"]}
    assert orders_left["regular/1"] == 5
    assert "own/tomcat" not in orders_left
    assert "tomcat" in now["pools"][0]["targets"]
    whole = json.loads(orders("plan", "count", path, "--turn", "1", "--format", "json").out)
    assert {pool["pool"]: pool["orders"] for pool in whole["pools"]}["regular/1"] == 6
    assert whole["allocations"] == 99792
    following = json.loads(orders("plan", "count", path, "--turn", "2", "--format", "json").out)
    assert following["pools"][0]["orders"] == 7


def test_a_plan_is_checked_on_the_list_that_it_names(orders, game: Path) -> None:
    plan = game.with_name("plan.yaml")
    steps = "  - {order: regular, on: alpha}\n" * 6
    plan.write_text(f"list: list.yaml\nturn: 1\nspend:\n{steps}")
    whole = orders("plan", "check", str(plan), "--turn", "1", "--format", "json")
    assert (whole.code, json.loads(whole.out)["remaining"]["regular/1"]) == (0, 0)
    now = orders("plan", "check", str(plan), "--format", "json")
    found = json.loads(now.out)
    assert (now.code, found["legal"]) == (1, False)
    assert [(f["code"], f["line"]) for f in found["findings"]] == [("ORD-01", 9)]
    other = orders("plan", "check", str(plan), EXAMPLE)
    assert (other.code, "REF-01" in other.out) == (1, True)


@pytest.mark.parametrize(
    ("argv", "code", "told"),
    [
        (("list", "--limit", "-1"), 2, "--limit: write a whole number, 0 or more."),
        (("list", "--limit", "ten"), 2, "--limit: ten is not a whole number"),
        (
            ("list", "--from", "99999999999999999999"),
            2,
            "there are 8870400 plans, with ranks from 0 to 8870399.",
        ),
        (("sample", "-n", "-1"), 2, "-n: write a whole number, 0 or more."),
        (("find",), 2, "Say what is wanted, with --want."),
        (("find", "--want", "pilt=1"), 2, "nobody is called pilt. Did you mean pilot?"),
        (("find", "--want", "pilot=dig-in"), 2, "character 7: a whole number should stand here."),
        (("find", "--want", "pilot=1", "--tokens", "-1"), 2, "--tokens: write a whole number, 0 or more."),
        (("list", "--where", "pilot+gill>=1"), 2, "character 7: nobody is called gill. Did you mean gull?"),
        (("count", "--by-order"), 2, "--by-order is for missions"),
        (("cont",), 2, "There is no command cont."),
        (("count", "--turn", "0"), 2, "no turn 0"),
        (("check",), 2, "PLAN is missing."),
    ],
)
def test_refusals(orders, argv: tuple[str, ...], code: int, told: str) -> None:
    where = () if argv[0] in ("check", "cont") else (PATROL,)
    run = orders("plan", argv[0], *where, *argv[1:])
    assert (run.code, run.out) == (code, "")
    assert told in run.err


HELP = [(lang, command) for lang in ("en", "es") for command in ("count", "list", "sample", "find")]


@pytest.mark.parametrize(("lang", "command"), HELP)
def test_examples_of_the_help_pages_work_with_the_shipped_lists(
    orders, monkeypatch: pytest.MonkeyPatch, lang: str, command: str
) -> None:
    monkeypatch.chdir(ROOT)
    page = orders("plan", command, "--help", "--lang", lang).out
    examples = [shlex.split(line) for line in page.splitlines() if line.startswith("  orders plan")]
    assert examples
    for _, *argv in examples:
        run = orders(*argv)
        assert (run.code, run.err) == (0, ""), argv


def test_plan_and_list_cannot_share_standard_input(orders) -> None:
    run = orders("plan", "check", "-", "-", stdin="spend: []\n")
    assert (run.code, "standard input" in run.err) == (2, True)


def test_a_list_with_rule_errors_is_answered_and_they_are_named(orders) -> None:
    text = "system: infinity\ngroups:\n  - troopers: [{name: A}, {name: B}]\n"
    run = orders("plan", "count", "-", "--format", "json", stdin=text)
    assert (run.code, json.loads(run.out)["allocations"]) == (0, 6)
    assert "LIST-10" in run.err
    broken = orders("plan", "count", "-", "--format", "json", stdin="system: infinity\ngroups: 3\n")
    assert (broken.code, broken.out, "SCHEMA-01" in broken.err) == (1, "", True)


def crowd(officers: int) -> str:
    """Officers in one row, each in the other's unit."""
    men = "".join(f"  - {{name: M{n}, at: [{n + 1}, 1], rank: 1}}\n" for n in range(officers))
    wall = "#" * (officers + 2)
    return f"system: officers\nboard: |\n  {wall}\n  #{'.' * officers}#\n  {wall}\nmarines:\n{men}"


def test_six_officers_of_one_unit_are_counted_and_seven_refused(orders) -> None:
    run = orders("plan", "count", "-", "--by-order", "--format", "json", stdin=crowd(6))
    assert json.loads(run.out)["by_order"] == 10**6
    for command in ("count", "list", "sample"):
        run = orders("plan", command, "-", stdin=crowd(7))
        assert (run.code, run.out) == (1, "")
        assert "7 officers command the same marines" in run.err
    run = orders("plan", "find", "-", "--want", "m3=charge", "--format", "json", stdin=crowd(7))
    assert len(json.loads(run.out)["spend"]) == 1


def start(*argv: str, **more) -> subprocess.Popen:
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("ORDERS_", "LC_", "LANG"))}
    return subprocess.Popen([sys.executable, "-m", "orders", "plan", *argv], env=plain, **more)


ENDLESS = ("list", PATROL, "--limit", "0", "--format", "json")


def test_a_closed_pipe_ends_the_list_quietly() -> None:
    process = start(*ENDLESS, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert json.loads(process.stdout.readline())["rank"] == 0
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 141


def test_an_interrupt_ends_the_list_after_a_whole_line() -> None:
    process = start(*ENDLESS, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    begun = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, errors = process.stdout.read(), process.stderr.read()
    assert (process.wait(), errors) == (130, b"")
    listed = rows((begun + rest).decode())
    assert [row["rank"] for row in listed] == list(range(len(listed)))


def test_a_long_list_shows_its_progress_on_a_terminal(tmp_path: Path) -> None:
    """Only there: the bar goes to the terminal that standard error is, the lines to the file."""
    leader, follower = pty.openpty()
    with (tmp_path / "lines").open("wb") as lines:
        process = start("list", EXAMPLE, "--limit", "0", "--format", "json", stdout=lines, stderr=follower)
        os.close(follower)
        shown = b""
        try:
            while part := os.read(leader, 65536):
                shown += part
        except OSError:  # the other end is closed
            pass
    assert process.wait() == 0
    assert b"Listing" in shown
    assert (tmp_path / "lines").read_bytes().count(b"\n") == 369512


@pytest.mark.parametrize(
    ("argv", "without"),
    [
        (("count", PATROL), {"rich", "orders.plans.walk", "orders.plans.cluster", "orders.sheet"}),
        (("count", PATROL, "--format", "json"), {"rich", "orders.report.plan_counts"}),
        (("list", PATROL, "--format", "json"), {"rich", "orders.plans.find", "orders.plans.count"}),
        (("find", PATROL, "--want", "gull=1", "--format", "json"), {"rich", "orders.plans.walk"}),
    ],
)
def test_a_command_imports_only_what_it_needs(argv: tuple[str, ...], without: set[str]) -> None:
    code = (
        "import sys; from orders.main import main; main(sys.argv[1:]);"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, "plan", *argv], capture_output=True, text=True, check=True
    )
    assert set(run.stderr.split()) & without == set()
