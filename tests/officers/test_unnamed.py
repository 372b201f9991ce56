"""Sentences where a mission leaves something out: its name, its legend."""

from __future__ import annotations

import pytest
from orders.officers import SYSTEM
from orders.sheet import Line
from orders.words import render

from .field import answer, document

BARE = """\
system: officers
board: |
  ..%
marines:
  - {name: Varo, at: [0, 0], officer: decurion}
"""


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Turn 1: 1 officer among 1 marine in play, 0 out of reach"),
        ("es", "Turno 1: 1 oficial entre 1 marine en juego, 0 fuera de alcance"),
    ],
)
def test_the_sheet_of_an_unnamed_mission_begins_with_the_turn(locale: str, told: str) -> None:
    first = answer(BARE).draw()[0]
    assert isinstance(first, Line)
    assert render(first.say, locale) == told


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "letters of the legend: none"), ("es", "letras de la leyenda: ninguna")]
)
def test_without_a_legend_the_hint_says_that_it_has_no_letters(locale: str, told: str) -> None:
    [unknown] = [finding for finding in SYSTEM.check(document(BARE)) if finding.code == "BOARD-02"]
    assert render(unknown.hint, locale).endswith(told)
