"""The missions that come with the package: no fault, and the figures their comments promise."""

from __future__ import annotations

from pathlib import Path

import pytest
from orders.officers import SYSTEM
from orders.source import read_file
from orders.system import Request

MISSIONS = Path(__file__).parent.parent.parent / "lists" / "missions"


def officers(name: str, turn: int | None = None) -> dict[str, tuple[list[str], dict[str, str]]]:
    document = read_file(str(MISSIONS / name))
    data = SYSTEM.answer(Request(document, turn=turn)).data
    return {o["officer"]: (o["unit"], o["links"]) for o in data["officers"]}


@pytest.mark.parametrize("path", sorted(MISSIONS.glob("*.yaml")), ids=lambda path: path.stem)
def test_no_fault(path):
    document = read_file(str(path))
    assert document.findings == []
    assert SYSTEM.check(document) == []


def test_relay_needs_the_marine_in_between():
    assert officers("relay.yaml") == {"brann": (["brann", "okka", "tull"], {"okka": "brann", "tull": "okka"})}
    assert officers("relay.yaml", 2) == {"brann": (["brann"], {})}
    assert officers("relay.yaml", 3) == {
        "brann": (["brann", "tull", "ferro"], {"tull": "brann", "ferro": "brann"})
    }


def test_crossroads_has_two_units_that_overlap():
    units = officers("crossroads.yaml")
    assert (
        sorted(units["vessa"][0])
        == sorted(units["rook"][0])
        == ["lis", "morr", "pyke", "rook", "sten", "vessa"]
    )
    assert units["vessa"][1]["rook"] == "morr"


def test_bulkhead_is_seen_through_the_open_door_only():
    assert officers("bulkhead.yaml") == {
        "cael": (["cael", "ario", "dax", "nox"], {"ario": "dax", "dax": "cael", "nox": "dax"}),
        "nox": (["nox", "ario", "dax"], {"ario": "nox", "dax": "nox"}),
    }
    assert officers("bulkhead.yaml", 5)["cael"] == (["cael", "vey"], {"vey": "cael"})
