"""How plans name pools for people, and how they write large numbers."""

from __future__ import annotations

from orders.findings import Say, say
from orders.words import language

THOUSANDS = {"en": ",", "es": "."}


def pool_label(name: str) -> Say:
    """A pool by its kind and whose it is."""
    kind, _, holder = name.partition("/")
    return say(f"plans.pool_{kind}", of=holder)


def grouped(number: int) -> str:
    """A number with its thousands apart, as the language writes it."""
    return f"{number:,}".replace(",", THOUSANDS[language()])
