"""Faults of shape in our own words: what stands there, what was expected, the nearest right thing."""

from __future__ import annotations

from typing import Any

from orders.findings import Finding, Say, say
from orders.source.document import Document
from orders.source.hints import hint_for_key, hint_for_missing, hint_for_value
from orders.source.kinds import KIND_OF_SYSTEM
from orders.source.misfits import Misfit, options
from orders.source.phrases import called, owner, short, shown, value_at

_TYPES = {
    "string": "source.text",
    "integer": "source.integer",
    "number": "source.number",
    "boolean": "source.boolean",
    "array": "source.list",
    "object": "source.mapping",
    "null": "source.nothing",
}
_NAMED = ("id", "team", "swc", "ava")
"""Definitions of the schemas whose values have a sentence of their own."""
_LIMITS = {"minimum": "source.at_least", "maximum": "source.at_most"}


def complaint(document: Document, misfit: Misfit) -> Finding:
    """The finding for one fault of shape, at the key's or the value's own place."""
    match misfit.keyword:
        case "additionalProperties":
            return _unknown_key(document, misfit)
        case "required":
            return document.finding(
                "SCHEMA-01",
                "source.missing_key",
                misfit.route,
                hint=hint_for_missing(document, misfit),
                word=misfit.key,
                where=owner(document, misfit.route),
            )
        case "minProperties" | "maxProperties":
            return _too_few_or_many(document, misfit)
        case _:
            return _wrong_value(document, misfit)


def unknown_system(document: Document) -> Finding:
    """The finding for a file of which nothing is known but that its system is none of ours."""
    return document.finding(
        "SCHEMA-01",
        "source.wrong_value",
        ("system",),
        hint=say("source.kinds_hint"),
        what=say("source.value_of", word="system"),
        value=shown(document.value["system"]),
        expected=say("source.one_of", values=list(KIND_OF_SYSTEM)),
    )


def _unknown_key(document: Document, misfit: Misfit) -> Finding:
    return document.finding(
        "SCHEMA-01",
        "source.unknown_key",
        misfit.route,
        on_key=True,
        hint=hint_for_key(document, misfit),
        word=short(misfit.key),
        where=owner(document, misfit.route[:-1]),
    )


def _too_few_or_many(document: Document, misfit: Misfit) -> Finding:
    known = list(misfit.node.get("properties", {}))
    one = misfit.node.get("maxProperties") == 1
    return document.finding(
        "SCHEMA-01",
        "source.one_key" if one else "source.some_keys",
        misfit.route,
        hint=say("source.known_keys", keys=known) if known else None,
        where=owner(document, misfit.route),
    )


def _wrong_value(document: Document, misfit: Misfit) -> Finding:
    value = value_at(document.value, misfit.route)
    return document.finding(
        "SCHEMA-01",
        "source.wrong_value",
        misfit.route,
        hint=hint_for_value(document, misfit, value),
        what=called(document, misfit.route),
        value=shown(value),
        expected=_expected(misfit),
    )


def _expected(misfit: Misfit) -> Say:
    node = misfit.node
    if misfit.named in _NAMED:
        return Say(f"source.{misfit.named}")
    if words := options(misfit):
        return say("source.one_of", values=words)
    if misfit.keyword in _LIMITS:
        return say(_LIMITS[misfit.keyword], limit=node[misfit.keyword])
    if misfit.keyword in ("minItems", "maxItems") and node.get("minItems") == node.get("maxItems"):
        return say("source.items", n=node["minItems"])
    if misfit.keyword in ("minItems", "minLength"):
        return say("source.not_empty")
    return _types(node)


def _types(node: dict[str, Any]) -> Say:
    types = node.get("type", [])
    names = [Say(_TYPES[name]) for name in ([types] if isinstance(types, str) else types)]
    if len(names) == 2:
        return say("source.either", one=names[0], other=names[1])
    return names[0] if names else say("source.something_else")
