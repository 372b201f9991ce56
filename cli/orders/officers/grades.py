"""An officer's grade and the rank that it gives (RANK-01, RANK-02, RANK-03)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

DEFAULT_RANK = 1
"""RANK-01: the rank of an officer of whom nothing more is known, that of a Sergeant Primus."""

LEVELS = ("primus", "senioris", "excelsior")
"""By seniority, the lowest first (RANK-02)."""

_LOWEST = {"decurion": 1, "centurion": 4, "sergeant": 1, "captain": 4}
_SPANISH = {"sargento": "sergeant", "capitan": "captain"}
SQUAD_LEADERS = frozenset({"decurion", "sergeant"})
"""The grades that lead a squad of ten (RANK-02, RANK-04)."""


def fold(text: str) -> str:
    """The text in lower case, without accents, words parted by single spaces, however it was written."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(re.findall(r"[^\W_]+", plain))


def canonical(grade: str) -> str:
    """The grade as the ladder has it: English, folded, without the level where that is Primus (RANK-03)."""
    words = [_SPANISH.get(word, word) for word in fold(grade).split()]
    if len(words) > 1 and words[-1] == LEVELS[0]:
        words.pop()
    return " ".join(words)


LADDER: Mapping[str, int] = {
    canonical(f"{grade} {level}"): lowest + step
    for grade, lowest in _LOWEST.items()
    for step, level in enumerate(LEVELS)
}
"""RANK-03: both ladders, counted upward one at a time."""


def rank_of(grade: str, hierarchy: Mapping[str, int]) -> int | None:
    """The rank of a grade (RANK-03), by the mission's own hierarchy first; None where neither knows it."""
    own = {canonical(name): rank for name, rank in hierarchy.items()}
    return own.get(canonical(grade), LADDER.get(canonical(grade)))


def leads_squad(grade: str | None, rank: int) -> bool:
    """Whether an officer of that grade is a Decurion or Sergeant (RANK-04); without one, by his rank."""
    name = canonical(grade or "").split(" ")[0]
    return name in SQUAD_LEADERS if name in _LOWEST else rank <= len(LEVELS)


def known_grades(hierarchy: Mapping[str, int]) -> tuple[str, ...]:
    """Every grade that can be written, the mission's own first."""
    return (*hierarchy, *(f"{grade} {level}" for grade in _LOWEST for level in LEVELS))
