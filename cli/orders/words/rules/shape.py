"""What is kept of a rule: facts, the same in every language, and what is told in each."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

N3: tuple[str, ...] = ("n3",)
N4: tuple[str, ...] = ("n4",)
N5: tuple[str, ...] = ("n5",)
N4_N5 = N4 + N5
N3_N4_N5 = N3 + N4_N5
NO_EDITION: tuple[str, ...] = ()
"""For rules that belong to no edition of Infinity."""


class Mark(StrEnum):
    """How sure a rule is."""

    READ = "read"  # the source says it
    DERIVED = "derived"  # it follows from the source, no sentence says it
    OPEN = "open"  # the source is silent or disagrees with itself: this project chose
    OURS = "ours"  # no rule of a game: how the project's files are written


class Ruling(NamedTuple):
    """A key under ``rulings:`` that a list or mission may set, and what holds where it does not."""

    key: str
    default: bool | int | str


class Facts(NamedTuple):
    """Editions, the source cited (places apart by ``; ``), how sure, rulings, and a few lines of YAML."""

    editions: tuple[str, ...]
    source: str
    mark: Mark = Mark.READ
    rulings: tuple[Ruling, ...] = ()
    sample: str = ""


class Told(NamedTuple):
    """A rule in one language: a title of one line, what it says to a player, and a small example."""

    title: str
    text: str
    example: str
