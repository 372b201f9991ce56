"""Finding rules by words: in titles first, then in what they say."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

from orders import words
from orders.words.rules import abbreviations, all_ids, rule

SHORTEST = 3
"""Letters that are worth looking for."""
_BETWEEN = re.compile(r"[^\w]+")


def search(asked: str) -> list[str]:
    """The ids of the rules that have the words: next to one another, else all of them anywhere.

    A word is found by its beginning, whatever its case and accents; in the chosen language, else in others.
    """
    plain = _plain(asked)
    for lang in sorted(words.LANGUAGES, key=lambda lang: lang != words.language()):
        wanted = _plain(abbreviations(lang).get(plain, plain))
        if len(wanted) < SHORTEST:
            return []
        texts = [(id, *_texts(id, lang)) for id in all_ids()]
        for fits in (_phrase(wanted), _every_word(wanted)):
            titled = [id for id, title, _ in texts if fits(title)]
            if found := titled + [id for id, _, text in texts if fits(text) and id not in titled]:
                return found
    return []


def _texts(id: str, lang: str) -> Iterator[str]:
    """A rule's title, and all that it says, ready to be searched."""
    told = rule(id, lang).told
    yield f" {_plain(told.title)}"
    yield f" {_plain(' '.join(told))}"


def _plain(text: str) -> str:
    """Words in small letters without accents, one blank between them."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return _BETWEEN.sub(" ", "".join(c for c in folded if not unicodedata.combining(c))).strip()


def _phrase(wanted: str) -> Callable[[str], bool]:
    return lambda text: f" {wanted}" in text


def _every_word(wanted: str) -> Callable[[str], bool]:
    return lambda text: all(f" {word}" in text for word in wanted.split())
