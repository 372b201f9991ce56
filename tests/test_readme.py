"""The README's commands and code run as they stand."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the shipped lists, as after cloning."""
    shutil.copytree(ROOT / "lists", tmp_path / "lists")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def commands(block: str) -> list[list[str]]:
    lines = [line[2:].split("#")[0].strip() for line in block.splitlines() if line.startswith("$ orders")]
    return [re.sub("'", "", line).split()[1:] for line in lines]


def test_the_commands_run(clone: Path, orders: Callable[..., Run]) -> None:
    listed, plan = blocks("yaml")
    Path("plan.yaml").write_text(plan, encoding="utf-8")
    ran = []
    for block in blocks("console"):
        for words in commands(block):
            run = orders(*words)
            ran.append(words[0])
            expected = 1 if words == ["validate", "list.yaml"] else 0  # the one that shows a finding
            if expected == 0:
                assert run.code == 0, (words, run)
            if words == ["new"]:  # from here on with the README's own list
                Path("list.yaml").write_text(listed, encoding="utf-8")
    assert {"validate", "reserve", "explain", "game", "plan", "new", "--lang"} <= set(ran)


def test_the_finding_shown_is_what_is_said(clone: Path, orders: Callable[..., Run]) -> None:
    text = (
        blocks("yaml")[0]
        .replace("skills: [Impetuous]", "skills: [Impetuous, Lieutenant]")
        .replace("training: irregular, ", "")
    )
    Path("list.yaml").write_text(text, encoding="utf-8")
    run = orders("validate", "list.yaml")
    shown = next(line for line in README.splitlines() if line.startswith("list.yaml:"))
    assert run.code == 1
    assert shown in run.out.splitlines()


def test_the_library_runs(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == ["1 6 ['smuggler']", "2 4 []"]


def test_two_lines_set_everything_up() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    assert len(lines) == 2
    assert all(line.startswith("python3 -m venv .venv && ") for line in lines)
    assert "orders validate" in lines[0]
    assert "orders reserve" in lines[0]
    assert lines[1].endswith("-m pytest")


def test_no_section_is_a_placeholder() -> None:
    sections = re.split(r"^#+ .*$", README, flags=re.MULTILINE)[1:]
    assert all(len(section.split()) > 3 for section in sections)
