"""Which of the four kinds a file is, from its top-level keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from orders.source.document import Document, Kind
from orders.source.nearest import nearest

KIND_OF_SYSTEM = {"infinity": Kind.LIST, "officers": Kind.MISSION}
"""The kind of file that belongs to a system."""
SYSTEM_OF_KIND = {kind: system for system, kind in KIND_OF_SYSTEM.items()}

_SIGNS = {
    Kind.GAME: ("events", "going", "deployment"),
    Kind.PLAN: ("spend", "turn"),
    Kind.LIST: ("groups", "fireteams", "faction", "edition"),
    Kind.MISSION: ("board", "marines", "legend", "turns", "hierarchy"),
}


def kind_of(value: Any) -> Kind | None:
    """The kind that the contract tells by: `system:`, `list:` with `events:`, or `spend:`; None else."""
    if not isinstance(value, dict):
        return None
    if "system" in value:
        system = value["system"]
        return KIND_OF_SYSTEM.get(system) if isinstance(system, str) else None
    if "events" in value and "list" in value:
        return Kind.GAME
    return Kind.PLAN if "spend" in value else None


def likely_kind(value: Any) -> Kind | None:
    """The kind that a faulty file was meant to be, by the nearest system or the keys it has."""
    if not isinstance(value, dict):
        return None
    system = system_named(value)
    if system and (near := nearest(system, KIND_OF_SYSTEM)):
        return KIND_OF_SYSTEM[near]
    return by_signs(str(key) for key in value)


def system_named(keys: Mapping[str, Any]) -> str | None:
    """The word behind `system:`, or behind a key that is nearly that."""
    for key in sorted(keys, key=lambda key: key != "system"):
        value = keys[key]
        if nearest(key, ("system",)) and isinstance(value, str) and value[:1] not in ("", "[", "{", "|", ">"):
            return value
    return None


def by_signs(keys: Iterable[str]) -> Kind | None:
    """The kind of which most keys are there, near misses included; None where there is not one."""
    found = dict.fromkeys(_SIGNS, 0)
    for key in keys:
        for kind, signs in _SIGNS.items():
            found[kind] += nearest(key, signs) is not None
    best = max(found, key=lambda kind: found[kind])
    return best if found[best] else None


def settle_kind(document: Document) -> bool:
    """Gives the document its kind and system; whether the contract's own signs told them."""
    told = kind_of(document.value)
    document.kind = told or likely_kind(document.value)
    document.system = SYSTEM_OF_KIND.get(document.kind) if document.kind else None
    return told is not None
