"""The hard ends of a command: outputs that are closed or full, odd paths, files that are no files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
