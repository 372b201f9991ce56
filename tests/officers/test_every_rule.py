"""Every rule of the reference stands in the name of a test of this folder, or of one row of its table."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

REFERENCE = [
    *("UNIT-01", "UNIT-02", "UNIT-03", "UNIT-04", "UNIT-05", "UNIT-06", "UNIT-07"),
    *("RANK-01", "RANK-02", "RANK-03", "RANK-04"),
    *("GIVE-01", "GIVE-02", "GIVE-03", "GIVE-04", "GIVE-05"),
    *("CMD-01", "CMD-02", "CMD-03", "CMD-04", "CMD-05", "CMD-06", "CMD-07", "CMD-08", "CMD-09", "CMD-10"),
    *("CMD-11", "CMD-12", "CMD-13"),
    *("BOARD-01", "BOARD-02", "BOARD-03", "BOARD-04", "BOARD-05"),
]


def rows(test: object) -> Iterator[str]:
    """The ids of the rows of a test's tables."""
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            yield from (str(row.id) for row in mark.args[1] if hasattr(row, "id"))


@pytest.fixture(scope="module")
def named() -> list[str]:
    """The names of all tests here, `test_give_05_...` as `GIVE-05-...`, and those of their rows."""
    names = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        module = importlib.import_module(f".{path.stem}", __package__)
        for name, test in vars(module).items():
            if name.startswith("test_"):
                names += [name.removeprefix("test_").upper().replace("_", "-"), *rows(test)]
    return names


@pytest.mark.parametrize("rule", REFERENCE)
def test_a_test_names_the_rule(rule, named):
    assert any(name.startswith(rule) for name in named)


def test_names_of_tests_are_rules_of_the_reference(named):
    """A row that names a rule names one that exists."""
    rules = {found[0] for name in named if (found := re.match(r"(UNIT|RANK|GIVE|CMD|BOARD)-\d\d", name))}
    assert rules == set(REFERENCE)


def test_the_reference_is_the_rules_own(shared):
    text = (shared / "rules" / "officers.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\b(?:UNIT|RANK|GIVE|CMD|BOARD)-\d\d\b", text)) == set(REFERENCE)
