"""Sentences that count how often: once is not `1 times`."""

from __future__ import annotations

import pytest
from orders.findings import say
from orders.words import render


@pytest.mark.parametrize(
    ("lang", "taken", "told"),
    [
        ("en", 1, "Gull is taken 1 time, its AVA is 0"),
        ("en", 2, "Gull is taken 2 times, its AVA is 0"),
        ("es", 1, "Gull se ha elegido 1 vez y su DISP es 0"),
        ("es", 2, "Gull se ha elegido 2 veces y su DISP es 0"),
    ],
)
def test_a_unit_is_taken_once_or_several_times(lang: str, taken: int, told: str) -> None:
    assert render(say("infinity.over-ava", unit="Gull", taken=taken, ava=0), lang) == told
