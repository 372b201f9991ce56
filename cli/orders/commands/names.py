"""Names as people type them: shortened, in any case, with or without accents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from orders.source.ids import slug
from orders.source.nearest import nearest

SHORTEST_PART = 3
"""Letters of a part of a name that still means it."""

SHORTEST_WORD = 4
"""Letters of a word of a name that is still worth guessing at."""


def meant(word: str, known: Mapping[str, str]) -> list[str]:
    """The ids that a word may mean: one where that is clear, several, or none.

    `known` has the ids with the names that people read. An id itself wins, then whole names, then those that
    the word begins, then those of which it is a part.
    """
    if word in known:
        return [word]
    wanted = _forms(word)
    forms = {id: _forms(id) | _forms(shown) for id, shown in known.items()}
    parts = {form for form in wanted if len(form) >= SHORTEST_PART}
    for fits, by in ((str.__eq__, wanted), (str.startswith, wanted), (str.__contains__, parts)):
        found = [id for id, its in forms.items() if any(fits(form, short) for form in its for short in by)]
        if found:
            return found
    return []


def near(word: str, known: Mapping[str, str]) -> str | None:
    """The id that a word without a meaning was probably for: by ids, names, or single words of them."""
    for forms in _guesses(known):
        if found := nearest(word, forms):
            return forms[found]
    return None


def _forms(text: str) -> set[str]:
    """A text in small letters as it stands, and as an id."""
    plain = {slug(text)} if any(c.isascii() and c.isalnum() for c in text) else set()
    return plain | {text.casefold()} if text.strip() else set()


def _guesses(known: Mapping[str, str]) -> Iterator[dict[str, str]]:
    yield {id: id for id in known}
    yield _first((shown, id) for id, shown in known.items())
    words = ((word, id) for id, shown in known.items() for word in f"{slug(shown)}-{id}".split("-"))
    yield _first((word, id) for word, id in words if len(word) >= SHORTEST_WORD)


def _first(pairs: Iterator[tuple[str, str]]) -> dict[str, str]:
    """Each key with the value that it has first."""
    found: dict[str, str] = {}
    for key, value in pairs:
        found.setdefault(key, value)
    return found
