"""The nearest right word to one that is not right."""

from __future__ import annotations

from collections.abc import Iterable


def distance(a: str, b: str) -> int:
    """How many letters to put in, take out, change, or swap with their neighbour to make `b` of `a`."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        before, last, row = row, before, [i]
        for j, other in enumerate(b, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                best = min(best, last[j - 2] + 1)
            row.append(best)
    return row[-1]


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate a few letters away from the word at most, whatever its case.

    Among equals one that begins like the word, then the first.
    """
    folded = word.casefold()
    allowed = max(1, min(3, len(folded) // 3))
    best: tuple[int, bool] | None = None
    found = None
    for candidate in candidates:
        if abs(len(candidate) - len(word)) > allowed:
            continue
        other = candidate.casefold()
        if (far := distance(folded, other)) <= allowed:
            rank = far, folded[:1] != other[:1]
            if best is None or rank < best:
                best, found = rank, candidate
    return found
