"""How long a large mission takes: a board of 200 by 200 with 400 marines, 40 of them officers."""

from __future__ import annotations

from random import Random

import pytest
from orders.officers.muster import muster
from orders.officers.read import read_mission
from orders.officers.rulings import Rulings
from orders.source import Document, read_text

SIZE, MARINES, OFFICERS = 200, 400, 40
GRADES = [
    f"{grade} {level}" for grade in ("decurion", "centurion") for level in ("primus", "senioris", "excelsior")
]


def large(crowded: bool) -> Document:
    """A board, one square in eight a wall; crowded: all marines in one corner, so that units are large."""
    random = Random(1)
    rows = [[random.choice("#.......") for _ in range(SIZE)] for _ in range(SIZE)]
    side = 30 if crowded else SIZE
    squares = random.sample([(x, y) for x in range(side) for y in range(side) if rows[y][x] == "."], MARINES)
    grades = [f", officer: {GRADES[number % len(GRADES)]}" for number in range(OFFICERS)]
    grades += [""] * (MARINES - OFFICERS)
    men = [
        f"  - {{name: Marine, at: [{x}, {y}]{grade}}}" for (x, y), grade in zip(squares, grades, strict=True)
    ]
    board = "\n".join("  " + "".join(row) for row in rows)
    marines = "\n".join(men)
    return read_text(f"system: officers\nboard: |\n{board}\nmarines:\n{marines}\n", "mission.yaml")


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("link", ["path", "straight"])
def test_units(benchmark, crowded, link):
    mission = read_mission(large(crowded))
    now = benchmark(muster, mission, 1, Rulings(link=link))
    assert len(now.units) == OFFICERS
    assert benchmark.stats.stats.median <= 0.5
