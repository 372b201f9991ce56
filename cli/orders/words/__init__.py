"""Every sentence that a user reads, by key and language.

A key is ``room.name``: `orders/words/LANGUAGE/ROOM.py` holds a dict ``SENTENCES`` with the name. A sentence
is a format string; ``{n:order|orders}`` chooses by the number n, ``{name}`` is put in as it is, control
characters made visible. Lists are joined with commas, a `Say` among the arguments is put into words too,
numbers with decimals are written as the language writes them.
Spanish ``{name:y}`` is the name behind its *y*, which is *e* where the name begins with the sound of an i.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from string import Formatter
from typing import Any

from orders.findings import Say

LANGUAGES = ("en", "es")
DECIMALS = {"en": ".", "es": ","}
"""What stands before the decimals of a number in a sentence; files have a point in every language."""
_language = "en"


def language() -> str:
    """The language in which sentences are given."""
    return _language


def use_language(name: str) -> None:
    """Chooses the language for everything said from here on. Raises ValueError where there is none."""
    global _language
    if name not in LANGUAGES:
        raise ValueError(name)
    _language = name


UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]"
)
"""Control characters, direction marks, and what takes no room at all: two names may differ by it unseen."""


def visible(text: str) -> str:
    """The text with everything unseen written out, so that readers see it and no terminal obeys it."""
    return UNSEEN.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


_SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)
"""Not the i of *hielo* and *Iona*, which is another sound."""


class _Speaker(Formatter):
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return one if value == 1 else many
        shown = self._shown(value)
        return _behind_y(shown) if format_spec == "y" else shown

    def _shown(self, value: Any) -> str:
        if isinstance(value, Say):
            return render(value, self.lang)
        if isinstance(value, str):
            return visible(value)
        if isinstance(value, (list, tuple, set, frozenset)):
            return ", ".join(map(self._shown, value))
        if isinstance(value, float):
            return number(value, self.lang)
        return "-" if value is None else str(value)


def number(value: float, lang: str) -> str:
    """A number as people write it: no `.0`, and the decimal mark of the language."""
    return f"{value:.10g}".replace(".", DECIMALS[lang])


def _behind_y(text: str) -> str:
    """The Spanish *and* with what follows it."""
    return f"{'e' if _SOUNDS_LIKE_I.match(text) else 'y'} {text}"


def sentences(room: str, lang: str) -> Mapping[str, str]:
    """All sentences of one room in one language."""
    table: Mapping[str, str] = import_module(f"orders.words.{lang}.{room}").SENTENCES
    return table


def render(say: Say, lang: str | None = None) -> str:
    """The sentence in that language (default: the one chosen)."""
    lang = lang or _language
    room, _, name = say.key.partition(".")
    return _Speaker(lang).vformat(sentences(room, lang)[name], (), say.args)
