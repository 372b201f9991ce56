"""The nearest right thing to write where the shape of a file is wrong."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from orders.findings import Say, say
from orders.source.document import Document
from orders.source.flow import flow
from orders.source.ids import slug
from orders.source.misfits import Misfit, options, options_of_missing
from orders.source.nearest import nearest
from orders.source.phrases import short, value_at, word
from orders.source.spellings import SWITCHES, english

_DIGITS = re.compile(r"\+?0*([0-9]+(?:\.[0-9]+)?)")
_COMMA = re.compile(r"\+?[0-9]+,[0-9]+")
_WHOLE = re.compile(r"\+?[0-9]+")
_ID = re.compile(r"[^\W\d_][^\s,;]*")
_LONGEST = 60
"""Letters of a list that is still worth writing out."""


def hint_for_missing(document: Document, misfit: Misfit) -> Say:
    """What to add for a key that is missing; its values where it has few."""
    if words := options_of_missing(document, misfit):
        return say("source.missing_key_values", word=misfit.key, values=words)
    return say("source.missing_key_hint", word=misfit.key)


def hint_for_key(document: Document, misfit: Misfit) -> Say:
    """What was probably meant by a key that is none."""
    known = list(misfit.node.get("properties", {}))
    if decimal := _cut_decimal(document, misfit):
        return say("source.decimal_point", text=decimal)
    if near := nearest(misfit.key, known):
        return say("source.meant", near=near)
    return say("source.known_keys", keys=known) if known else say("source.number_key")


def _cut_decimal(document: Document, misfit: Misfit) -> str | None:
    """The number that was meant where a decimal comma made a key of its decimals: ``{swc: 1,5}``."""
    mapping = value_at(document.value, misfit.route[:-1])
    for before, key in pairwise(mapping):
        if key == misfit.key and key.isdecimal() and mapping[key] is None:
            whole = word(mapping[before])
            return f"{before}: {whole}.{key}" if _WHOLE.fullmatch(whole) else None
    return None


def hint_for_value(document: Document, misfit: Misfit, value: Any) -> Say | None:
    """What to write for a value of the wrong shape, where one can be guessed."""
    if isinstance(value, str):
        return _for_text(document, misfit, value)
    types = misfit.node.get("type", ())
    if isinstance(value, dict):
        return say("source.as_items") if types == "array" else None
    if value is None or isinstance(value, list):
        return None
    if near := nearest(word(value), options(misfit)):
        return say("source.meant", near=near)
    if misfit.named in ("swc", "ava") or "string" not in types:
        return None
    return say("source.write", text=f'"{document.places.written(misfit.route)}"')


def _for_text(document: Document, misfit: Misfit, text: str) -> Say | None:
    known = options(misfit)
    if meant := english(text, known):
        return say("source.write", text=meant)
    if near := nearest(text, known):
        return say("source.meant", near=near)
    if misfit.node.get("type") == "array" and "$ref" in misfit.node["items"] and not _takes_ids(misfit):
        return say("source.as_items")  # rows of their own
    guess = _as_switch_or_number(misfit, text) or _as_more(document, misfit, text)
    return say("source.write", text=guess) if guess else None


def _as_switch_or_number(misfit: Misfit, text: str) -> str | None:
    types = misfit.node.get("type", ())
    if types == "boolean" or misfit.node.get("enum") == [True]:
        return SWITCHES.get(slug(text)) or nearest(text, ("true", "false"))
    if "number" in types and _COMMA.fullmatch(text):
        return text.replace(",", ".")
    number = _DIGITS.fullmatch(text.strip()) if types in ("integer", "number") else None
    return number[1] if number else None


def _as_more(document: Document, misfit: Misfit, text: str) -> str | None:
    """The list, the mapping or the id that a text stands for."""
    types = misfit.node.get("type", ())
    if types == "array" and text and "\n" not in text:
        return _as_list(misfit, text)
    if types == "object" and "name" in misfit.node.get("required", ()):
        return "{name: " + short(document.places.written(misfit.route)) + "}"
    if misfit.named == "id" and misfit.keyword == "pattern":
        return _as_ids(text, one=not isinstance(misfit.route[-1], int))
    return None


def _as_list(misfit: Misfit, text: str) -> str | None:
    """The list that was meant by a text: of ids, or of texts with commas between them."""
    if _takes_ids(misfit):
        ids = _as_ids(text)
        return f"[{ids}]" if ids else None
    parts = [part.strip() for part in re.split("[,;]", text) if part.strip()]
    return flow(parts) if len(text) <= _LONGEST else None


def _takes_ids(misfit: Misfit) -> bool:
    """Whether a list of ids belongs there."""
    return bool(misfit.node.get("items", {}).get("$ref", "").endswith("/id"))


def _as_ids(text: str, *, one: bool = False) -> str | None:
    """The ids that were meant by a text: several words that look like ids, or a name with blanks in it."""
    if len(text) > _LONGEST or not any(map(str.isalnum, text)):
        return None
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    alike = all(_ID.fullmatch(word) for word in words)
    if alike and not one and (text == text.lower() or all("-" in word for word in words)):
        return ", ".join(map(slug, words))
    return slug(text)
