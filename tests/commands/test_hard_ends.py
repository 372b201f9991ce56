"""The hard ends of a command: outputs that are closed or full, odd paths, files that are no files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from orders.source import discover

FINE = """system: infinity
groups:
  - troopers:
      - {name: Boss, cost: 10, swc: 0, ava: 1, skills: [Lieutenant]}
"""
BAD = FINE + "      - {name: Twin, count: 20}\n"
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
POSIX = pytest.mark.skipif(os.name != "posix", reason="a POSIX shell and its devices")


@pytest.fixture
def shell(tmp_path):
    """Runs `orders` with the rest of a shell's line in a folder with a list; gives the finished process."""
    (tmp_path / "list.yaml").write_text(FINE, encoding="utf-8")
    (tmp_path / "bad.yaml").write_text(BAD, encoding="utf-8")
    (tmp_path / "broken.yaml").write_text("system: infinity\ngroups: 5\n", encoding="utf-8")
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("ORDERS_", "LC_", "LANG"))}

    def run(line, **more):
        command = f'"{sys.executable}" -m orders {line}'
        return subprocess.run(
            ["bash", "-c", command],
            capture_output=True,
            cwd=tmp_path,
            env={**plain, "LC_ALL": "C.UTF-8"},
            check=False,
            timeout=60,
            **more,
        )

    return run


CLOSED = [
    ("validate list.yaml >&-", 0),
    ("validate bad.yaml >&-", 1),
    ("reserve list.yaml >&-", 0),
    ("reserve list.yaml -f json >&-", 0),
    ("--version >&-", 0),
    ("validate list.yaml 2>&-", 0),
    ("validate none.yaml 2>&-", 2),
    ("reserve broken.yaml 2>&-", 1),
    ("reserve broken.yaml >&- 2>&-", 1),
    ("nonsense 2>&-", 2),
]


@POSIX
@pytest.mark.parametrize(("line", "code"), CLOSED)
def test_a_closed_output_changes_no_exit_code(shell, line, code):
    run = shell(line)
    assert (run.returncode, run.stderr) == (code, b"")


@POSIX
def test_what_is_said_aside_never_goes_to_standard_output(shell):
    run = shell("reserve bad.yaml -f json 2>&-")
    assert (run.returncode, run.stdout.count(b"\n")) == (0, 1)
    assert run.stdout.startswith(b'{"version":1,')
    assert shell("reserve none.yaml 2>&-").stdout == b""


FULL_STDERR = [
    ("validate none.yaml", 2),
    ("reserve bad.yaml -f json", 0),
    ("reserve broken.yaml", 1),
    ("nonsense", 2),
    ("", 2),
    ("plan find list.yaml --want nobody=1", 2),
    ("schema >/dev/full", 2),
]


@FULL
@pytest.mark.parametrize(("line", "code"), FULL_STDERR)
def test_complaints_that_cannot_be_written_change_no_exit_code(shell, line, code):
    run = shell(f"{line} 2>/dev/full")
    assert (run.returncode, run.stderr) == (code, b"")


@POSIX
def test_nobody_reads_standard_error(shell):
    assert shell("reserve bad.yaml -f json 2> >(true)").returncode == 0


@pytest.mark.parametrize("argv", [["-"], ["plan", "-"], ["game", "-"], ["-", "list.yaml"]])
def test_a_dash_is_no_command(orders, argv):
    run = orders(*argv)
    assert (run.code, run.out) == (2, "")
    assert "-" in run.err.splitlines()[0]
    assert "fault of the program" not in run.err


@POSIX
def test_a_path_that_is_not_utf8(shell, tmp_path):
    (tmp_path / "\udcff.yaml").write_text(FINE, encoding="utf-8")
    run = shell("game start $'\\xff.yaml' --game new.yaml")
    assert (run.returncode, run.stdout) == (2, b"")
    assert (
        run.stderr == b"orders: new.yaml was not written: its text has characters that UTF-8 cannot hold.\n"
    )
    assert not (tmp_path / "new.yaml").exists()
    assert shell("game start list.yaml --game $'\\xff.yaml' --force").returncode == 0
    assert shell("game turn --game $'\\xff.yaml'").returncode == 0
    assert shell("game start list.yaml --on $'\\xff' --game new.yaml").returncode == 2


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder but for a list, as the current one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "list.yaml").write_text(FINE, encoding="utf-8")
    return tmp_path


NUL = [
    ["validate", "a\0b"],
    ["reserve", "a\0b"],
    ["reserve", "list.yaml", "--game", "a\0b"],
    ["new", "a\0b"],
    ["game", "start", "list.yaml", "--game", "a\0b"],
    *[["game", *words, "--game", "a\0b"] for words in (["turn"], ["end"], ["undo"], ["show"])],
]


@pytest.mark.parametrize("argv", NUL, ids=lambda argv: " ".join(argv[:2]))
def test_a_path_with_a_nul(orders, folder, argv):
    run = orders(*argv)
    assert run.code == 2
    assert "a\\x00b" in run.out + run.err
    assert "fault of the program" not in run.err


KEEPING = [["turn"], ["undo"], ["show"]]


@pytest.mark.parametrize("argv", [*KEEPING, ["start", "list.yaml"]], ids=lambda argv: argv[0])
def test_standard_input_is_no_game_to_keep(orders, folder, argv):
    run = orders("game", *argv, "--game", "-", stdin="list: list.yaml\nevents:\n")
    assert (run.code, run.out) == (2, "")
    assert run.err == "orders: A game must be a file; standard input cannot be kept.\n"
    assert [path.name for path in folder.iterdir()] == ["list.yaml"]


@POSIX
@pytest.mark.parametrize(
    ("argv", "what"),
    [*[(argv, what) for argv in KEEPING for what in ("pipe", "large")], (["show"], "device")],
    ids=str,
)
def test_a_game_is_looked_at_before_it_is_read(orders, folder, argv, what):
    path = "/dev/zero" if what == "device" else "game.yaml"
    if what == "pipe":
        os.mkfifo("game.yaml")
    elif what == "large":
        with open("game.yaml", "wb") as file:
            file.truncate(1 << 40)  # a hole, as large as no memory is
    run = orders("game", *argv, "--game", path)
    assert run.code == (1 if what == "large" else 2)
    assert ("YAML-03" if what == "large" else "FILE-01") in run.err


@pytest.mark.parametrize(
    "argv", [["validate", "game.yaml"], *[["game", *words] for words in KEEPING]], ids=" ".join
)
def test_a_game_whose_list_is_a_dash_names_a_file(orders, folder, argv):
    game = folder / "game.yaml"
    game.write_text("list: '-'\nevents:\n", encoding="utf-8")
    run = orders(*argv, stdin=FINE)
    assert run.code == 1
    assert "game.yaml:1:7: error REF-01 the list - is not there" in run.out + run.err
    assert game.read_text(encoding="utf-8") == "list: '-'\nevents:\n"


def test_a_list_whose_file_is_called_dash(orders, folder):
    (folder / "-").write_text(FINE, encoding="utf-8")
    (folder / "game.yaml").write_text("list: '-'\nevents:\n", encoding="utf-8")
    assert orders("validate", "game.yaml", stdin="").code == 0
    assert orders("game", "turn", stdin="").code == 0


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_keeping_leaves_line_ends_and_the_mark(orders, folder, mark, end):
    game = folder / "game.yaml"
    before = f"{mark}list: list.yaml{end}events:{end}  - turn: 1{end}".encode()
    game.write_bytes(before)
    assert orders("game", "end").code == 0
    assert game.read_bytes() == before + f"  - end: 1{end}".encode()
    assert orders("game", "undo").code == 0
    assert game.read_bytes() == before


def test_a_game_that_names_itself(orders, folder):
    (folder / "game.yaml").write_text("list: game.yaml\nevents:\n", encoding="utf-8")
    run = orders("validate", "game.yaml")
    assert run.code == 1
    assert "error REF-01 game.yaml is a game, not a list" in run.out
    run = orders("game", "show")
    assert (run.code, run.out) == (2, "")
    assert "game.yaml is a game" in run.err


@POSIX
@pytest.mark.parametrize("line", ["game start list.yaml --game new.yaml", "new new.yaml"])
def test_of_several_at_once_one_writes_the_file(tmp_path, shell, line):
    command = f'"{sys.executable}" -m orders {line}'
    run = shell(f"--version; for n in 1 2 3 4; do {{ {command}; echo code=$?; }} & done; wait")
    codes = sorted(word for word in run.stdout.split() if word.startswith(b"code="))
    assert codes == [b"code=0", b"code=2", b"code=2", b"code=2"]
    assert run.stdout.count(b"Written: new.yaml") == 1
    assert run.stderr.count(b"new.yaml is there already") == 3
    assert sorted(path.name for path in tmp_path.glob("*new*")) == ["new.yaml"]
    assert shell(f"{line} --force").returncode == 0


PLAN = "list: list.yaml\nturn: 1\nspend:\n  - {order: lieutenant, on: boss}\n"


@pytest.mark.parametrize(
    ("game", "code"),
    [
        ("list: list.yaml\nevents:\n", 0),
        ("list: list.yaml\nevents: 5\n", 1),
        ("list: list.yaml\ngoing: nowhere\nevents:\n", 1),
        ("list: other.yaml\nevents: 5\n", 0),
        (b"list: list.yaml\nevents: \xff\n", 2),
    ],
)
def test_validate_and_plan_check_agree_on_the_game_of_a_plan(orders, folder, game, code):
    (folder / "game.yaml").write_bytes(game if isinstance(game, bytes) else game.encode())
    (folder / "plan.yaml").write_text(PLAN, encoding="utf-8")
    assert orders("plan", "check", "plan.yaml").code == code
    run = orders("validate", "plan.yaml")
    assert run.code == code
    assert ("the game game.yaml cannot be used" in run.out) == bool(code)


@POSIX
@pytest.mark.parametrize("what", ["closed", "pipe", "link"])
@pytest.mark.parametrize("argv", [["reserve"], ["plan", "count"], ["game", "show"]], ids=" ".join)
def test_a_game_beside_the_list_that_cannot_be_read(orders, folder, argv, what):
    if what == "pipe":
        os.mkfifo("game.yaml")
    elif what == "link":
        os.symlink("nowhere.yaml", "game.yaml")
    else:
        (folder / "game.yaml").write_text("list: list.yaml\nevents:\n", encoding="utf-8")
        os.chmod("game.yaml", 0)
        if os.access("game.yaml", os.R_OK):
            pytest.skip("here everything may be read")
    run = orders(*argv)
    assert (run.code, run.out) == (2, "")
    assert "game.yaml: error FILE-01" in run.err


def test_a_game_that_only_cannot_be_opened(orders, folder, monkeypatch):
    """The same as closed, for those who may read everything."""
    (folder / "game.yaml").write_text("list: list.yaml\nevents:\n", encoding="utf-8")

    def closed(path):
        raise PermissionError(13, "closed", path)

    monkeypatch.setattr(discover, "list_named_by", closed)
    assert discover.find_game("list.yaml") == "game.yaml"


def test_a_folder_of_that_name_is_no_game(orders, folder):
    (folder / "game.yaml").mkdir()
    assert orders("reserve", "list.yaml").code == 0


@POSIX
@pytest.mark.parametrize("what", ["pipe", "link"])
def test_a_list_that_cannot_be_read_is_not_passed_over(orders, folder, what):
    (folder / "list.yaml").rename(folder / "other.yaml")
    os.mkfifo("list.yaml") if what == "pipe" else os.symlink("nowhere.yaml", "list.yaml")
    run = orders("reserve")
    assert (run.code, run.out) == (2, "")
    assert "list.yaml: error FILE-01" in run.err


SECRETS = """system: infinity
groups:
  - troopers:
      - {name: Boss, skills: [Lieutenant]}
      - {name: Spook, count: 11, skills: [Hidden Deployment]}
      - {name: Line}
"""


@pytest.mark.parametrize("format", ["text", "json"])
def test_the_public_hears_of_findings_only_how_many(orders, folder, format):
    (folder / "list.yaml").write_text(SECRETS, encoding="utf-8")
    events = "  - turn: 1\n  - turn: 7 # Spook\n  - spend: {order: regular, on: spook}\n"
    (folder / "game.yaml").write_text(f"list: list.yaml\nevents:\n{events}", encoding="utf-8")
    run = orders("reserve", "--public", "-f", format)
    assert run.code == 0
    assert run.err == (
        "1 error in the list: see `orders validate list.yaml`\n"
        "2 events of the game do not count: see `orders validate game.yaml`\n"
    )
    assert "Spook" in orders("reserve").err


def checked(orders, name):
    """Code and line of each finding of a file."""
    found = json.loads(orders("validate", name, "-f", "json").out)["findings"]
    return [(f["code"], f["line"]) for f in found]


GAMES = [
    ("list: none.yaml\ngoing: nowhere\nevents:\n", [("REF-01", 1), ("SCHEMA-01", 2)]),
    ("list: list.yaml\nevents:\n  - turn: 7\n  - turn: x\n", [("SEQ-01", 3), ("SCHEMA-01", 4)]),
    # what stands behind a faulty event, or after a fault that bears on all, may follow from it
    ("list: list.yaml\nevents:\n  - turn: x\n  - turn: 2\n", [("SCHEMA-01", 3)]),
    ("list: list.yaml\ngoing: nowhere\nevents:\n  - turn: 7\n", [("SCHEMA-01", 2)]),
    (
        "list: list.yaml\nevents:\n  - turn: 7\n  - enter: {trooper: boss, wiht: 1}\n  - turn: 8\n",
        [("SEQ-01", 3), ("SCHEMA-01", 4)],
    ),
    (
        "list: list.yaml\nevents:\n  - turn: 7\n  - turn: x\n  - turn: 8\n  - turn: x\n",
        [("SEQ-01", 3), ("SCHEMA-01", 4), ("SCHEMA-01", 6)],
    ),
    ("list: 5\nevents:\n  - turn: 7\n", [("SCHEMA-01", 1)]),
    ("list: list.yaml\nevents: 5\n", [("SCHEMA-01", 2)]),
]


@pytest.mark.parametrize(("text", "expected"), GAMES)
def test_one_fault_of_shape_hides_no_other(orders, folder, text, expected):
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    assert checked(orders, "game.yaml") == expected


def test_one_fault_of_shape_in_a_plan_hides_no_missing_list(orders, folder):
    text = "list: none.yaml\nturn: 1\nspend:\n  - {order: 5, on: boss}\n"
    (folder / "plan.yaml").write_text(text, encoding="utf-8")
    assert checked(orders, "plan.yaml") == [("REF-01", 1), ("SCHEMA-01", 4)]


SPOILED = [
    ("system: infinity", "system: infi\x07nity", []),
    ("system: infinity", "sys\x07tem: infinity", []),
    ("cost:", "co\x07st:", []),
    ("cost: 10", "cost: 1\x070", []),
    ("skills: [Lieutenant]", "skills: [Lieu\x07tenant]", []),
    ("skills:", "ski\x07lls:", []),
    ("ava: 1", "type: L\x07I, ava: 1", []),
    ("troopers:", "troo\x07pers:", []),
    ("name: Boss", "name: B\x07oss", []),
    ("ava: 1", "training: \ufffd, id: a\x07, ava: 1", ["SCHEMA-01"]),
]


@pytest.mark.parametrize(("old", "new", "others"), SPOILED)
def test_a_control_character_in_a_word_is_one_fault(orders, folder, old, new, others):
    (folder / "list.yaml").write_text(FINE.replace(old, new), encoding="utf-8")
    assert sorted(code for code, _ in checked(orders, "list.yaml")) == [*others, "YAML-01"]


def test_a_control_character_in_an_event(orders, folder):
    text = "list: list.yaml\nevents:\n  - turn: 1\n  - state: {trooper: bo\x07ss, is: dead}\n  - turn: 9\n"
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    assert checked(orders, "game.yaml") == [("YAML-01", 4)]
