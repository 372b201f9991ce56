"""Every rule in words, by id: what `orders explain` tells.

A rule's family is what stands before the hyphen. `facts/`, `en/` and `es/` hold one module for each family
(the codes of files share one), with the same ids in the same sequence.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from orders import words
from orders.words.rules.shape import Facts, Told

FAMILIES = {
    "LIST": "lists",
    "GRP": "groups",
    "ORD": "orders",
    "SEQ": "sequence",
    "CNT": "counts",
    "STA": "states",
    "LT": "lieutenant",
    "RET": "retreat",
    "CT": "tokens",
    "COO": "coordinated",
    "FT": "fireteams",
    "PER": "peripherals",
    "AD": "airborne",
    "HD": "hidden",
    "IMP": "impetuous",
    "SKL": "skills",
    "UNIT": "units",
    "RANK": "ranks",
    "GIVE": "giving",
    "CMD": "ten_orders",
    "BOARD": "board",
    "FILE": "files",
    "YAML": "files",
    "SCHEMA": "files",
    "REF": "files",
    "SKILL": "files",
}
"""The families in the sequence of the rules, and the module that holds each."""


class Rule(NamedTuple):
    """One rule: its id, facts, and words in one language."""

    id: str
    facts: Facts
    told: Told


def ids(family: str) -> list[str]:
    """The ids of a family, in sequence."""
    return [id for id in _facts(family) if family_of(id) == family]


def all_ids() -> list[str]:
    """The ids of all families."""
    return [id for family in FAMILIES for id in ids(family)]


def family_of(id: str) -> str:
    """The family of an id: LIST of LIST-10."""
    return id.partition("-")[0]


def rule(id: str, lang: str | None = None) -> Rule:
    """The rule of that id, told in that language (default: the one chosen). Raises KeyError."""
    family = family_of(id)
    return Rule(id, _facts(family)[id], _module(lang or words.language(), family).RULES[id])


def family_title(family: str, lang: str | None = None) -> str:
    """What a family is about, in that language (default: the one chosen)."""
    title: str = _language(lang).FAMILIES[family]
    return title


def abbreviations(lang: str) -> Mapping[str, str]:
    """What players write short, in that language, with what it stands for."""
    short: Mapping[str, str] = _language(lang).ABBREVIATIONS
    return short


def sources(citation: str, lang: str | None = None) -> dict[str, str]:
    """The keys of a citation that stand for a source (R511, W ...), each with what it is."""
    known: Mapping[str, str] = _language(lang).SOURCES
    cited = [place.split(" ")[0].split(":")[0] for place in citation.split("; ")]
    return {key: known[key] for key in dict.fromkeys(cited) if key in known}


def _facts(family: str) -> Mapping[str, Facts]:
    facts: Mapping[str, Facts] = _module("facts", family).FACTS
    return facts


def _module(folder: str, family: str) -> Any:
    return import_module(f"orders.words.rules.{folder}.{FAMILIES[family]}")


def _language(lang: str | None) -> Any:
    return import_module(f"orders.words.rules.{lang or words.language()}")
