"""List faults: a list, and the errors that `validate` has for it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from .desk import Desk


class Roster(NamedTuple):
    """A list and its errors, "" where it is legal.

    `LIST-01@Name` wants the error at the row of that name, `FT-01|FT-02` takes either code.
    """

    id: str
    army: str
    errors: str = ""
    editions: str = "n5 n4"


def by_edition(cases: Iterable[Roster]) -> pytest.MarkDecorator:
    """One test for each list and edition."""
    pairs = [(case, edition) for case in cases for edition in case.editions.split()]
    return pytest.mark.parametrize(
        ("case", "edition"), pairs, ids=[f"{case.id}-{edition}" for case, edition in pairs]
    )


def holds(case: Roster, edition: str, desk: Desk) -> None:
    """Exactly these errors, each at its place where the case names one."""
    path = desk.army(case.army, edition)
    found = desk.errors(path)
    said = [(f["line"], f["code"], f["message"]) for f in found]
    wanted = [error.partition("@") for error in case.errors.split()]
    assert len(found) == len(wanted), said
    lines = Path(path).read_text("utf-8").splitlines()
    for codes, _, name in wanted:
        places = [lines[f["line"] - 1] for f in found if f["code"] in codes.split("|")]
        assert any(f'"{name}"' in line or line.startswith(name) for line in places), said
