"""Where the events of a game stand in its text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from yaml.events import (
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentEndEvent,
    MappingStartEvent,
    ScalarEvent,
)

from orders.findings import Place, Say, say
from orders.source.intake import control_characters
from orders.source.places import Places
from orders.source.syntax import parse

BREAK = re.compile(r"\r\n|\r|\n")
_DASH = re.compile(r"[\r\n] *(-)")


class NotEdited(Exception):
    """A text that is not changed because it could not be done rightly; `hint` tells the way to mend it."""

    def __init__(self, say: Say, hint: Say | None = None, place: Place | None = None) -> None:
        super().__init__(say.key)
        self.say = say
        self.hint = hint
        self.place = place


@dataclass(slots=True)
class Node:
    """A value: its first event of the parser, the offset at which its last word ends, what it holds."""

    first: Any
    end: int
    items: list[Node] = field(default_factory=list)

    @property
    def start(self) -> int:
        """The offset of its first character."""
        return int(self.first.start_mark.index)


@dataclass(slots=True)
class Layout:
    """A game's text and value, and in it (offsets count characters from 0) the place for more events.

    `column` is the indentation of the top-level keys, `close` the offset of the ``...`` line or the end of
    the text, `events` the value of that key if it is there: nothing, ``[]`` or a list in block style.
    """

    text: str
    value: dict[str, Any]
    column: int
    close: int
    events: Node | None

    @property
    def items(self) -> list[Node]:
        """The events, in order."""
        return self.events.items if self.events else []

    def last_dash(self) -> tuple[int, int]:
        """The offsets of the last item's line and of the dash on it. Raises `NotEdited`."""
        assert self.events
        dash = self.events.start
        if len(self.items) > 1:  # between two items there are blanks and comments, and one dash
            match = _DASH.search(self.text, self.items[-2].end, self.items[-1].start)
            dash = match.start(1) if match else dash
        line = max(self.text.rfind("\n", 0, dash), self.text.rfind("\r", 0, dash)) + 1
        if self.text[line:dash].strip(" "):
            raise refused(self.text, "no_own_line", self.events)
        return line, dash


def layout(text: str) -> Layout:
    """The layout of a game's text, which has no byte order mark. Raises `NotEdited`."""
    reading = parse(text)
    if reading.faults or control_characters(text):
        raise _unreadable(text)
    root: Any = next((e for e in reading.events if isinstance(e, CollectionStartEvent | ScalarEvent)), None)
    if not isinstance(root, MappingStartEvent) or not reading.value:
        raise NotEdited(say("edit.no_game"), say("edit.no_game_hint"))
    if root.flow_style:
        raise refused(text, "braces", None)
    nodes = _nodes(reading.events, text)
    keys, values = nodes[::2], nodes[1::2]
    close: Any = next(e for e in reading.events if isinstance(e, DocumentEndEvent))
    end = close.start_mark.index if close.explicit else len(text)
    events = None
    if "events" in reading.value:
        events = values[[key.first.value for key in keys].index("events")]
        _check(text, reading.value["events"], events, keys[-1])
    return Layout(text, reading.value, keys[0].first.start_mark.column, end, events)


def _check(text: str, value: Any, events: Node, last_key: Node) -> None:
    """Only a list in block style under the last key can have one more item at its end."""
    if last_key.first.value != "events":
        raise refused(text, "not_last", last_key, name=last_key.first.value)
    if value is not None and not isinstance(value, list):
        raise refused(text, "no_list", events)
    if value and events.first.flow_style:
        raise refused(text, "brackets", events)


def refused(text: str, why: str, node: Node | None, **args: object) -> NotEdited:
    """The refusal ``edit.WHY`` with the hint ``edit.WHY_hint``, at the first line of a value."""
    start = node.start if node else 0
    line_end = BREAK.search(text, start)
    place = Places(text, ()).span(start, line_end.start() if line_end else len(text))
    return NotEdited(say(f"edit.{why}", **args), say(f"edit.{why}_hint", **args), place)


def _unreadable(text: str) -> NotEdited:
    from orders.source.reader import read_text

    fault = next(f for f in read_text(text, "").findings if f.code.startswith(("FILE-", "YAML-")))
    return NotEdited(fault.say, fault.hint, fault.place)


def _nodes(events: Iterable[Any], text: str) -> list[Node]:
    """The keys and values of the top-level mapping in turn, each with what it holds one level down."""
    tops: list[Node] = []
    flows: list[bool] = []  # of the collections that are open, whether they are in flow style
    for event in events:
        kind = type(event)
        if issubclass(kind, CollectionEndEvent):
            # In block style the parser sees the end of a collection only where the next thing begins.
            if flows.pop():
                _stretch(tops, len(flows), event.end_mark.index)
        elif issubclass(kind, CollectionStartEvent | ScalarEvent):
            node = Node(event, _end(event, text))
            if len(flows) == 1:
                tops.append(node)
            elif len(flows) == 2:
                tops[-1].items.append(node)
            _stretch(tops, len(flows), node.end)
            if issubclass(kind, CollectionStartEvent):
                flows.append(bool(event.flow_style))
    return tops


def _end(event: Any, text: str) -> int:
    """The end of a text; of a collection only its beginning, of a text in block style its last word."""
    start, end = event.start_mark.index, event.end_mark.index
    if isinstance(event, CollectionStartEvent):
        return int(start)
    return int(start + len(text[start:end].rstrip())) if event.style in ("|", ">") else int(end)


def _stretch(tops: list[Node], depth: int, end: int) -> None:
    """Lets the value that is open at the top, and the one in it, reach as far as what they hold."""
    if depth >= 1:
        tops[-1].end = max(tops[-1].end, end)
        if depth >= 2:
            tops[-1].items[-1].end = max(tops[-1].items[-1].end, end)
