"""Ids of rows and marines: the slug of a name, numbered where several share it (contract, section 3)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache

_LETTERS = str.maketrans(
    {"ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d", "ł": "l"}
    | dict.fromkeys("'\"`´‘’‚‛“”„‟′″ʼʹʺ«»‹›＇＂", "")
)
_OTHER = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """The id that a name gives: a-z, 0-9 and single hyphens; `trooper` where nothing is left."""
    lowered = name.lower().translate(_LETTERS)
    plain = "".join(c for c in unicodedata.normalize("NFKD", lowered) if not unicodedata.combining(c))
    return _OTHER.sub("-", plain.translate(_LETTERS)).strip("-") or "trooper"


class Ids:
    """Gives out ids in file order.

    `wanted` are the default ids (slugs) of all rows, one for each model, `taken` those written out.
    """

    def __init__(self, wanted: list[str], taken: set[str]) -> None:
        shared = {name for name, times in Counter(wanted).items() if times > 1}
        alone = {name for name in wanted if name not in shared}
        self._shared = shared | (alone & taken)
        self._taken = taken | (alone - taken)
        self._next: dict[str, int] = {}
        self._written: set[str] = set()

    def write(self, name: str) -> str:
        """The id written out in a row: itself the first time, numbered after that (REF-02 tells)."""
        if name in self._written:
            return self._number(name)
        self._written.add(name)
        return name

    def give(self, name: str) -> str:
        """The id for the next row of that default id."""
        return self._number(name) if name in self._shared else name

    def _number(self, name: str) -> str:
        number = self._next.get(name, 1)
        while f"{name}-{number}" in self._taken:
            number += 1
        self._next[name] = number + 1
        given = f"{name}-{number}"
        self._taken.add(given)
        return given
