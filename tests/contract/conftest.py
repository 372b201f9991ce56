"""A folder to work in, files in it, and questions on the command line answered in JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

HERE = Path(__file__).parent


class Fault(NamedTuple):
    """The fields of a finding by which a fault is told."""

    line: int | None
    code: str


class Desk:
    """An empty folder that is the current one, and the command line."""

    def __init__(self, folder: Path, orders: Callable[..., Any]) -> None:
        self.folder = folder
        self.call = orders

    def write(self, name: str, text: str) -> str:
        """Writes a file; gives its name."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return name

    def copy(self, *names: str) -> None:
        """Puts the examples of the contract into the folder."""
        for name in names:
            self.write(name, (HERE / name).read_text("utf-8"))

    def lay(self, roster: str, events: str = "", head: str = "") -> None:
        """Writes `list.yaml` and, with events (`; ` between them), a `game.yaml` in which all are legal."""
        self.write("list.yaml", roster)
        if events:
            lines = "".join(f"  - {event.strip()}\n" for event in events.split(";"))
            self.write("game.yaml", f"list: list.yaml\n{head}events:\n{lines}")
            assert self.faults("game.yaml") == []

    def json(self, *argv: str, code: int = 0, stdin: str = "") -> dict[str, Any]:
        """What a command answers with `--format json`; its exit code is as said."""
        run = self.call(*argv, "--format", "json", stdin=stdin)
        assert run.code == code, (argv, run)
        answer: dict[str, Any] = json.loads(run.out)
        assert next(iter(answer)) == "version"
        assert answer.pop("version") == 1
        return answer

    def lines(self, *argv: str) -> list[dict[str, Any]]:
        """The JSON lines of `plan list` and `plan sample`."""
        run = self.call("plan", *argv, "--format", "json")
        assert run.code == 0, (argv, run)
        return [json.loads(line) for line in run.out.splitlines()]

    def findings(self, *paths: str, severity: str = "error") -> list[dict[str, Any]]:
        """The findings of `validate` of that severity, whatever its exit code."""
        run = self.call("validate", *paths, "--format", "json")
        assert run.code in (0, 1, 2), run
        return [f for f in json.loads(run.out)["findings"] if f["severity"] == severity]

    def faults(self, *paths: str, severity: str = "error") -> list[Fault]:
        """The same as line and code."""
        return [Fault(f["line"], f["code"]) for f in self.findings(*paths, severity=severity)]


@pytest.fixture
def desk(tmp_path, monkeypatch, orders) -> Desk:
    monkeypatch.chdir(tmp_path)
    return Desk(tmp_path, orders)
