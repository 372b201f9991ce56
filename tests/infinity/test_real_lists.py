"""Real lists count as they were counted from the builder's own data; skipped where these are not at hand."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from orders.findings import Severity
from orders.infinity import SYSTEM
from orders.infinity.skills import read_skill
from orders.source import read_file
from orders.system import Request

SHARED = Path(os.environ.get("ORDERS_SHARED", Path(__file__).parents[3] / "shared"))
LISTS = sorted((SHARED / "data" / "lists").glob("*.yaml"))
pytestmark = pytest.mark.skipif(not LISTS, reason="the real lists are not here")


def figures(group: dict[str, Any]) -> dict[str, Any]:
    """A group with numbers in place of names."""
    as_number = {dict: lambda v: sum(v.values()), list: len}
    return {key: as_number.get(type(value), lambda v: v)(value) for key, value in group.items()}


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_counts_as_expected(path: Path) -> None:
    expected = json.loads((path.parent / "expected.json").read_text(encoding="utf-8"))
    groups = SYSTEM.answer(Request(read_file(str(path)))).data["groups"]
    assert [figures(group) for group in groups] == expected[path.name]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_is_valid(path: Path) -> None:
    document = read_file(str(path))
    found = [*document.findings, *SYSTEM.check(document)]
    assert {(f.code, f.severity) for f in found} == {("LIST-04", Severity.INFO)}


def test_no_skill_of_the_game_is_a_near_miss() -> None:
    names = set()
    for path in sorted((SHARED / "data" / "units").glob("*/metadata.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        names |= {entry["name"] for key in ("skills", "equips") for entry in data[key]}
    assert len(names) > 100
    assert {name: read_skill(name).near for name in names if read_skill(name).near} == {}
