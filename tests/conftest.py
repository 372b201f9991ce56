"""What all tests share: the command line in this process, a clean environment, and golden transcripts."""

from __future__ import annotations

import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings
from orders import words
from orders.main import main

ROOT = Path(__file__).parent.parent

# The same examples on every machine, and none fails for being slow.
# HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@dataclass
class Run:
    """What a command line came to."""

    code: int
    out: str
    err: str


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write the golden files anew")


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, no colour, and nothing of the machine's own settings."""
    for name in os.environ:
        if name.startswith(("ORDERS_", "LC_", "LANG", "NO_COLOR")) and name != "ORDERS_SHARED":
            monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "80")
    words.use_language("en")


@pytest.fixture
def orders(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Runs a command line in this process: `orders("reserve", "-", stdin=text)`."""

    def run(*argv: str, stdin: str | bytes = "") -> Run:
        capsys.readouterr()
        content = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        code = main(argv)
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of the rules and of real data beside the project; skips where it is missing."""
    folder = Path(os.environ.get("ORDERS_SHARED") or ROOT.parent / "shared")
    if not folder.is_dir():
        pytest.skip("no shared data here")
    return folder
