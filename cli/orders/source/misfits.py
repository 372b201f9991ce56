"""Faults of shape as the validator finds them, one for each key that is meant."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from orders.source.data import schema
from orders.source.document import Document
from orders.source.kinds import KIND_OF_SYSTEM
from orders.source.phrases import word
from orders.source.places import Route

_NUMBER = re.compile(r"\+?[0-9]+")


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


def options(misfit: Misfit) -> list[str]:
    """The words that may stand where the misfit is."""
    if misfit.route == ("system",):  # the file's kind is told by it, so its schema knows but one
        return list(KIND_OF_SYSTEM)
    if misfit.named == "ava":
        return ["total"]
    return [word(option) for option in misfit.node.get("enum", ())]


def options_of_missing(document: Document, misfit: Misfit) -> list[str]:
    """The words that may stand behind the key that is missing, none where it takes much else."""
    if misfit.key == "system":
        return list(KIND_OF_SYSTEM)
    root = schema(str(document.kind))
    around = root["definitions"][misfit.named] if misfit.named else root
    part = (misfit.node.get("properties") or around.get("properties", {})).get(misfit.key, {})
    return [word(option) for option in part.get("enum", part.get("examples", ()))]
