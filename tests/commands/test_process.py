"""The command as a process: what it imports, closed pipes, terminals, other encodings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LIST = str(ROOT / "lists" / "harbour-patrol.yaml")


def start(*argv, env=None, **more):
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("ORDERS_", "LC_", "LANG"))}
    return subprocess.Popen(
        [sys.executable, "-m", "orders", *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**plain, **(env or {})},
        **more,
    )


def imported(*argv):
    """The modules that a command line has imported by its end."""
    code = (
        "import sys; from orders.main import main; main(sys.argv[1:]);"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, check=True)
    return set(run.stderr.split())


@pytest.mark.parametrize(
    ("argv", "without"),
    [
        (["validate", LIST], {"rich", "orders.plans", "orders.report.text", "orders.report.json"}),
        (["validate", LIST, "--format", "json"], {"rich", "orders.plans", "orders.report.text"}),
        (["reserve", LIST, "--format", "json"], {"rich", "orders.plans", "orders.report.text"}),
        (["reserve", LIST], {"orders.plans", "orders.report.json", "pygments", "markdown_it"}),
        (["schema"], {"rich", "orders.infinity", "jsonschema_rs"}),
        (["new", "-"], {"rich", "orders.infinity"}),
        (["--help"], {"rich", "orders.infinity", "yaml", "jsonschema_rs"}),
        (["--version"], {"rich", "orders.infinity", "orders.source", "yaml", "jsonschema_rs"}),
        (["validate", LIST], {"orders.officers", "orders.words.es", "orders.commands.reserve", "asyncio"}),
        (["validate", LIST], {"orders.pools", "orders.sheet", "orders.infinity.replay"}),
        (["validate", LIST], {"orders.source.mending", "orders.source.hints", "orders.report.findings"}),
        (["explain", "lol"], {"rich", "jsonschema_rs", "orders.infinity"}),
    ],
)
def test_a_command_imports_only_what_it_needs(argv, without):
    assert imported(*argv) & without == set()


def test_closed_pipe():
    process = start("schema")
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_full_disk():
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            [sys.executable, "-m", "orders", "schema"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert run.returncode == 2
    assert run.stderr.startswith(b"orders: ")
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo terminals here")
@pytest.mark.parametrize(("env", "colour"), [({}, True), ({"NO_COLOR": "1"}, False)])
@pytest.mark.parametrize("argv", [["--help"], ["reserve", LIST], ["validate", "none.yaml"]])
def test_colour_on_a_terminal(env, colour, argv):
    main, secondary = os.openpty()
    run = subprocess.run(
        [sys.executable, "-m", "orders", *argv],
        stdout=secondary,
        stderr=subprocess.DEVNULL,
        check=False,
        env={**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, "TERM": "xterm", **env},
    )
    os.close(secondary)
    shown = os.read(main, 1 << 16)
    os.close(main)
    assert run.returncode in (0, 2)
    assert (b"\x1b[" in shown) is colour


@pytest.mark.parametrize("argv", [["reserve", "-"], ["validate", "-"], ["reserve", "-", "--format", "json"]])
def test_an_encoding_that_lacks_the_letters(argv):
    text = "system: infinity\ngroups:\n  - troopers:\n      - {name: Ñu 日本, skills: [Lieutenat]}\n"
    process = start(*argv, env={"PYTHONIOENCODING": "ascii"}, stdin=subprocess.PIPE)
    out, err = process.communicate(text.encode())
    assert process.returncode == (argv[0] == "validate")
    assert b"Traceback" not in err
    assert (out + err).isascii()
