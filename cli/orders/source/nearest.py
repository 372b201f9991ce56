"""The nearest right word to one that is not right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

MOST_LETTERS = 60
"""A longer word is no slip of a name, and nothing is guessed for it."""
MOST_CANDIDATES = 2_000
"""So many words are looked at for one guess."""
MOST_COMPARED = 50_000
"""Letters compared for all guesses about one file: hundreds of guesses, in a tenth of a second."""


@lru_cache(maxsize=4096)  # a folder of lists asks the same of each
def distance(a: str, b: str, most: int | None = None) -> int:
    """How many letters to put in, take out, change, or swap with their neighbour to make `b` of `a`.

    With `most` words further apart than that come out as something more than it.
    """
    far = len(a) + len(b) if most is None else most
    beyond = far + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        before, last, row = row, before, [i] + [beyond] * len(b)
        for j in range(max(1, i - far), min(len(b), i + far) + 1):
            other = b[j - 1]
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                best = min(best, last[j - 2] + 1)
            row[j] = best
    return row[-1]


class Guesses:
    """The guesses about one file; they end when enough was compared, however many names it holds."""

    def __init__(self, most: int = MOST_COMPARED) -> None:
        self._left = most

    def nearest(self, word: str, candidates: Iterable[str]) -> str | None:
        """The candidate a few letters away from the word at most, whatever its case.

        Among equals one that begins like the word, then the first.
        """
        if len(word) > MOST_LETTERS:
            return None
        folded = word.casefold()
        allowed = max(1, min(3, len(folded) // 3))
        best: tuple[int, bool] | None = None
        found = None
        for candidate in islice(candidates, MOST_CANDIDATES if self._left > 0 else 0):
            if abs(len(candidate) - len(word)) > allowed:
                continue
            self._left -= len(candidate)
            other = candidate.casefold()
            if (far := distance(folded, other, allowed)) <= allowed:
                rank = far, folded[:1] != other[:1]
                if best is None or rank < best:
                    best, found = rank, candidate
        return found


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """A single guess (see `Guesses.nearest`)."""
    return Guesses().nearest(word, candidates)
