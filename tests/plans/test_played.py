"""What plans call legal is what the rules call legal: plans drawn at random, played step by step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from orders.plans.chance import sample
from orders.plans.find import Plan, find
from orders.plans.space import Space
from orders.plans.spending import spending
from orders.plans.wants import Want
from orders.source import Document, read_file, read_text
from orders.system import Request, system

ROOT = Path(__file__).parent.parent.parent
LISTS = [*sorted((ROOT / "lists").glob("*.yaml")), *sorted((ROOT / "lists" / "missions").glob("*.yaml"))]
REAL = ["list-19", "list-29", "list-33", "list-49", "list-74"]
DRAWN = 25


def steps(spend: dict[str, Any], document: Document) -> Iterator[dict[str, Any]]:
    """The plan's steps in an order that lets everybody in first, and lets nobody leave his team too early."""
    early = ["own", "tactical", "regular", "command", "lieutenant", "irregular"]
    for name, used in sorted(spend.items(), key=lambda item: early.index(item[0].partition("/")[0])):
        kind, _, holder = name.partition("/")
        if kind == "command":
            yield {"order": used["order"], "by": holder, "on": used["on"]}
            continue
        for target, times in used.items():
            step: dict[str, Any] = {"order": kind, "on": target}
            if kind == "own":
                step = {_way_in(document, holder): target}
            elif kind in ("tactical", "irregular"):
                step["by"] = holder
            elif kind == "lieutenant":
                step["by"] = target
            yield from [step] * times


def _way_in(document: Document, trooper: str) -> str:
    answer = system("infinity").play(Request(document), _plan([{"reveal": trooper}]))
    return "enter" if answer.findings else "reveal"


def _plan(spend: list[dict[str, Any]]) -> Document:
    return read_text(json.dumps({"spend": spend}), "plan.yaml")


def assert_legal(document: Document, spend: dict[str, Any], left: dict[str, int]) -> None:
    plan = _plan(list(steps(spend, document)))
    assert plan.findings == []
    played = system(document.system or "").play(Request(document), plan)
    assert (played.findings, spend) == ((), spend)
    shown = {holder for name, used in spend.items() if name.startswith("regular") for holder in used}
    lost = {f"own/{holder}": 0 for holder in shown if f"own/{holder}" in left}  # HD-03
    assert {name: n for name, n in played.remaining.items() if name in left} == {**left, **lost}


def assert_drawn_plans_are_legal(path: Path) -> None:
    document = read_file(str(path))
    reserve = system(document.system or "").reserve(Request(document))
    space = Space(reserve)
    for _, point in sample(space, DRAWN, seed=1):
        assert_legal(document, *spending(space, point))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_drawn_plans_of_shipped_files_are_legal(path: Path) -> None:
    assert_drawn_plans_are_legal(path)


@pytest.mark.parametrize("name", REAL)
def test_drawn_plans_of_real_lists_are_legal(shared: Path, name: str) -> None:
    assert_drawn_plans_are_legal(shared / "data" / "lists" / f"{name}.yaml")


def test_a_found_plan_is_legal_with_its_tokens() -> None:
    """Harbour patrol: four act on one order and a token, so that the fifth can act too."""
    document = read_file(str(ROOT / "lists" / "harbour-patrol.yaml"))
    reserve = system("infinity").reserve(Request(document))
    names = ["boatswain", "sapper-1", "sapper-2", "crane"]
    found = find(reserve, [Want(name, name, 2, None) for name in names], reserve.tokens)
    assert isinstance(found, Plan)
    assert (found.spend, found.tokens) == ({}, 2)
    plan = _plan([{"order": "coordinated", "on": list(on)} for _, on in found.coordinated])
    played = system("infinity").play(Request(document), plan)
    assert played.findings == ()
    assert played.remaining["regular/2"] == found.remaining["regular/2"] == 2
