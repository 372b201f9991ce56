"""What the parts of a document are called in a message: values shown short, mappings by what they are."""

from __future__ import annotations

from typing import Any

from orders.findings import Say, say
from orders.source.document import Document
from orders.source.places import Route

_LONGEST = 40
_ITEMS = {
    "groups": "group",
    "troopers": "trooper",
    "peripherals": "peripheral",
    "fireteams": "fireteam",
    "events": "event",
    "spend": "step",
    "marines": "marine",
}
"""What an item of a list is, by the list's key."""


def short(text: str) -> str:
    """A text in a message, cut where it is long."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def word(value: object) -> str:
    """A number or switch as a file has it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def shown(value: Any) -> Say | str:
    """A value in a message: text in quotes, lists and mappings only by what they are."""
    if isinstance(value, dict):
        return Say("source.mapping")
    if isinstance(value, list):
        return Say("source.list" if value else "source.empty_list")
    if value is None:
        return Say("source.nothing")
    return f'"{short(value)}"' if isinstance(value, str) else word(value)


def value_at(value: Any, route: Route) -> Any:
    """The value at a route that is there."""
    for step in route:
        value = value[step]
    return value


def called(document: Document, route: Route) -> Say:
    """What a value is called: the value of a key, or an item of a list, and of what."""
    if not route:
        return owner(document, route)
    if isinstance(route[-1], str):
        return say("source.key", word=route[-1], where=owner(document, route[:-1]))
    depth = next((i for i in range(len(route) - 1, -1, -1) if isinstance(route[i], str)), 0)
    return say("source.item", n=route[-1] + 1, word=route[depth], where=owner(document, route[:depth]))


def owner(document: Document, route: Route) -> Say:
    """What a mapping is: the whole file, a trooper by name or number, or the value of a key."""
    if not route:
        return Say(f"source.whole_{document.kind}")
    last = route[-1]
    if isinstance(last, str):
        return say("source.value_of", word=last)
    key = str(route[-2]) if len(route) > 1 else ""
    if key not in _ITEMS:
        return say("source.item_of", n=last + 1, word=key)
    mapping = value_at(document.value, route)
    name = mapping.get("name") if isinstance(mapping, dict) else None
    kind = Say(f"source.{_ITEMS[key]}")
    if isinstance(name, str) and name:
        return say("source.named", kind=kind, name=short(name))
    return say("source.numbered", kind=kind, n=last + 1)
