"""Faults of shape in our own words: what stands there, what was expected, the nearest right thing."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from orders.findings import Finding, Say, say
from orders.source.data import schema
from orders.source.document import Document
from orders.source.kinds import KIND_OF_SYSTEM
from orders.source.nearest import nearest
from orders.source.phrases import called, owner, short, shown, value_at, word
from orders.source.places import Route

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
_SWITCHES = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
_NUMBER = re.compile(r"\+?[0-9]+")
_DIGITS = re.compile(r"\+?0*([0-9]+(?:\.[0-9]+)?)")


class Misfit(NamedTuple):
    """One fault of shape: where, which keyword of the schema it breaks, and the key that is meant, if any.

    `node` is the part of the schema that was broken, `named` the definition in which it stands.
    """

    route: Route
    keyword: str
    key: str
    node: dict[str, Any]
    named: str | None


def misfits(document: Document, error: Any) -> list[Misfit]:
    """What one error of the validator says, one for each key that it names."""
    kind = str(document.kind)
    route = _route(document.value, error.instance_path)
    node, named = _broken(schema(kind), error.schema_path[:-1])
    keyword, missing = str(error.schema_path[-1]), getattr(error.kind, "property", None)
    if keyword == "additionalProperties":
        return [Misfit((*route, key), keyword, key, node, named) for key in error.kind.unexpected]
    if missing is not None:  # by `required`, or by `dependencies`
        return [Misfit(route, "required", missing, node, named)]
    return [Misfit(route, keyword, "", node, named)]


def _route(value: Any, path: list[str | int]) -> Route:
    """The validator's path with the keys as they are written."""
    route: list[str | int] = []
    for step in path:
        route.append(_key(value, step) if isinstance(value, dict) else step)
        value = value[route[-1]]
    return tuple(route)


def _key(mapping: dict[str, Any], step: str | int) -> str:
    """The key that the validator means: it takes keys of digits for numbers, and may escape others."""
    if isinstance(step, int):
        return next(key for key in mapping if _NUMBER.fullmatch(key) and int(key) == step)
    return step if step in mapping else step.replace("~1", "/").replace("~0", "~")


def _broken(root: dict[str, Any], path: list[str | int]) -> tuple[dict[str, Any], str | None]:
    """The part of a schema at a path, and the name of the definition in which it stands.

    Validators differ in whether a path begins anew at a definition or goes on through ``$ref``.
    """
    node: Any = root
    named = str(path[1]) if path[:1] == ["definitions"] else None
    for step in path:
        if step == "$ref":
            named = str(node["$ref"]).rpartition("/")[2]
            node = root["definitions"][named]
        else:
            node = node[step]
    return node, named


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
                hint=say("source.missing_key_hint", word=misfit.key),
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
    known = list(misfit.node.get("properties", {}))
    if near := nearest(misfit.key, known):
        hint = say("source.meant", near=near)
    elif known:
        hint = say("source.known_keys", keys=known)
    else:
        hint = say("source.number_key")
    return document.finding(
        "SCHEMA-01",
        "source.unknown_key",
        misfit.route,
        on_key=True,
        hint=hint,
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
        hint=_hint(document, misfit, value),
        what=called(document, misfit.route),
        value=shown(value),
        expected=_expected(misfit),
    )


def _options(misfit: Misfit) -> list[str]:
    """The words that may stand there."""
    if misfit.route == ("system",):  # the file's kind is told by it, so its schema knows but one
        return list(KIND_OF_SYSTEM)
    if misfit.named == "ava":
        return ["total"]
    return [word(option) for option in misfit.node.get("enum", ())]


def _expected(misfit: Misfit) -> Say:
    node = misfit.node
    if misfit.named in _NAMED:
        return Say(f"source.{misfit.named}")
    if options := _options(misfit):
        return say("source.one_of", values=options)
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


def _hint(document: Document, misfit: Misfit, value: Any) -> Say | None:
    """The nearest right thing to write, where one can be guessed."""
    if isinstance(value, str):
        return _hint_for_text(document, misfit, value)
    types = misfit.node.get("type", ())
    if isinstance(value, dict):
        return say("source.as_items") if types == "array" else None
    if value is None or isinstance(value, list) or misfit.named in ("swc", "ava") or "string" not in types:
        return None
    return say("source.write", text=f'"{document.places.written(misfit.route)}"')


def _hint_for_text(document: Document, misfit: Misfit, text: str) -> Say | None:
    types = misfit.node.get("type", ())
    if near := nearest(text, _options(misfit)):
        return say("source.meant", near=near)
    guess = None
    if types == "boolean" or misfit.node.get("enum") == [True]:
        guess = _SWITCHES.get(text.lower()) or nearest(text, ("true", "false"))
    elif types in ("integer", "number") and (number := _DIGITS.fullmatch(text.strip())):
        guess = number[1]
    elif types == "array" and text and "\n" not in text:
        guess = f"[{short(text)}]"
    elif types == "object" and "name" in misfit.node.get("required", ()):
        guess = "{name: " + short(document.places.written(misfit.route)) + "}"
    return say("source.write", text=guess) if guess else None
