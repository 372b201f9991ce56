"""Faults of shape in our own words: what stands there, what was expected, the nearest right thing."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from orders.findings import Finding, Say, say
from orders.source.data import schema
from orders.source.document import Document
from orders.source.kinds import KIND_OF_SYSTEM
from orders.source.nearest import nearest
from orders.source.places import Route

_LONGEST = 40
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
_SWITCHES = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


class Misfit(NamedTuple):
    """One fault of shape: where, which keyword of the schema it breaks, and the key that is meant, if any.

    `node` is the part of the schema that was broken, `named` the definition in which it stands.
    """

    route: Route
    keyword: str
    key: str | None
    node: dict[str, Any]
    named: str | None


def misfits(kind: str, error: Any) -> list[Misfit]:
    """What one error of the validator says, one for each key that it names."""
    route = tuple(error.instance_path)
    path = list(error.schema_path)
    node = _walk(schema(kind), path[:-1])
    named = path[path.index("definitions") + 1] if "definitions" in path else None
    keyword = error.kind.name
    if keyword == "additionalProperties":
        return [Misfit((*route, key), keyword, key, node, named) for key in error.kind.unexpected]
    key = error.kind.property if keyword == "required" else None
    return [Misfit(route, keyword, key, node, named)]


def _walk(node: Any, path: list[Any]) -> dict[str, Any]:
    for step in path:
        node = node[step]
    return node if isinstance(node, dict) else {}


def complaint(document: Document, misfit: Misfit) -> Finding:
    """The finding for one fault of shape, at the key's or the value's own place."""
    if misfit.keyword == "additionalProperties":
        return _unknown_key(document, misfit)
    if misfit.keyword == "required":
        where = _where(document, misfit.route)
        hint = say("source.missing_key_hint", word=misfit.key)
        return document.finding(
            "SCHEMA-01", "source.missing_key", misfit.route, hint=hint, word=misfit.key, where=where
        )
    if misfit.keyword in ("minProperties", "maxProperties"):
        keys = _keys(misfit.node)
        where = _where(document, misfit.route)
        name = "source.one_key" if misfit.node.get("maxProperties") == 1 else "source.some_keys"
        return document.finding("SCHEMA-01", name, misfit.route, where=where, keys=keys)
    return _wrong_value(document, misfit)


def _unknown_key(document: Document, misfit: Misfit) -> Finding:
    known = _keys(misfit.node)
    near = nearest(str(misfit.key), known)
    hint = say("source.meant", near=near) if near else say("source.known_keys", keys=known)
    where = _where(document, misfit.route[:-1])
    return document.finding(
        "SCHEMA-01",
        "source.unknown_key",
        misfit.route,
        on_key=True,
        hint=hint,
        word=_short(str(misfit.key)),
        where=where,
    )


def _keys(node: dict[str, Any]) -> list[str]:
    return list(node.get("properties", {}))


def _wrong_value(document: Document, misfit: Misfit) -> Finding:
    value = value_at(document.value, misfit.route)
    return document.finding(
        "SCHEMA-01",
        "source.wrong_value",
        misfit.route,
        hint=_hint(document, misfit, value),
        what=_at(document, misfit.route),
        value=_shown(value),
        expected=_expected(misfit),
    )


def value_at(value: Any, route: Route) -> Any:
    """The value at a route that is there."""
    for step in route:
        value = value[step]
    return value


def _expected(misfit: Misfit) -> Say:
    node = misfit.node
    if misfit.route == ("system",):
        return say("source.one_of", values=list(KIND_OF_SYSTEM))
    if misfit.named in _NAMED:
        return Say(f"source.{misfit.named}")
    if "enum" in node:
        return say("source.one_of", values=[_word(v) for v in node["enum"]])
    if misfit.keyword == "minimum":
        return say("source.at_least", limit=node["minimum"])
    if misfit.keyword == "maximum":
        return say("source.at_most", limit=node["maximum"])
    if misfit.keyword in ("minItems", "minLength"):
        return say("source.not_empty")
    types = node.get("type", [])
    names: list[Say] = [Say(_TYPES[t]) for t in ([types] if isinstance(types, str) else types)]
    if len(names) == 2:
        return say("source.either", one=names[0], other=names[1])
    return names[0] if names else say("source.something_else")


def _hint(document: Document, misfit: Misfit, value: Any) -> Say | None:
    node = misfit.node
    types = node.get("type", ())
    if isinstance(value, str):
        options = list(KIND_OF_SYSTEM) if misfit.route == ("system",) else node.get("enum", ())
        if misfit.named == "ava":
            options = ("total",)
        if near := nearest(value, [o for o in options if isinstance(o, str)]):
            return say("source.meant", near=near)
        if types == "boolean" or node.get("enum") == [True]:
            switch = _SWITCHES.get(value.lower()) or nearest(value, ("true", "false"))
            return say("source.write", text=switch) if switch else None
        if re.fullmatch(r"0*[0-9]+(\.[0-9]+)?", value.strip()) and types in ("integer", "number"):
            return say("source.write", text=value.strip().lstrip("0") or "0")
        if types == "array" and value and "\n" not in value:
            return say("source.write", text=f"[{_short(value)}]")
    elif value is not None and not isinstance(value, (dict, list)) and "string" in types:
        if misfit.named not in ("swc", "ava"):
            return say("source.write", text=f'"{document.places.written(misfit.route)}"')
    return None


def _shown(value: Any) -> Say | str:
    """A value in a message: text in quotes, shortened; lists and mappings only by what they are."""
    if isinstance(value, dict):
        return Say("source.mapping")
    if isinstance(value, list):
        return Say("source.list") if value else Say("source.empty_list")
    if value is None:
        return Say("source.nothing")
    return f'"{_short(value)}"' if isinstance(value, str) else _word(value)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _at(document: Document, route: Route) -> Say:
    """What a value is called: a key of something, or an item of a key's list."""
    if not route:
        return _where(document, route)
    items = [step for step in route if isinstance(step, str)]
    if isinstance(route[-1], int) and items:
        owner = route[: len(route) - 1 - route[::-1].index(items[-1])]
        return say("source.item", n=route[-1] + 1, word=items[-1], where=_where(document, owner))
    return say("source.key", word=route[-1], where=_where(document, route[:-1]))


_KIND_WORDS = {
    "groups": "group",
    "troopers": "trooper",
    "peripherals": "peripheral",
    "fireteams": "fireteam",
    "events": "event",
    "spend": "step",
    "marines": "marine",
}


def _where(document: Document, route: Route) -> Say:
    """What a mapping is: the whole file, a trooper by name, or the value of a key."""
    if not route:
        return Say(f"source.whole_{document.kind}")
    last = route[-1]
    if isinstance(last, str):
        return say("source.value_of", word=last)
    kind = _KIND_WORDS.get(str(route[-2])) if len(route) > 1 else None
    mapping = value_at(document.value, route)
    name = mapping.get("name") if isinstance(mapping, dict) else None
    if kind is None:
        return say("source.item_of", n=last + 1, word=str(route[-2]) if len(route) > 1 else "")
    if isinstance(name, str) and name:
        return say("source.named", kind=Say(f"source.{kind}"), name=_short(name))
    return say("source.numbered", kind=Say(f"source.{kind}"), n=last + 1)
