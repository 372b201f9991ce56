"""Where every key and value of a text stands, worked out only when somebody asks."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from yaml.events import AliasEvent, MappingEndEvent, MappingStartEvent, ScalarEvent, SequenceEndEvent
from yaml.events import SequenceStartEvent as ListStartEvent

from orders.findings import Place

Route = tuple[str | int, ...]
"""The way to a value from the root: keys (always text, as written) and list indexes."""

_START = Place(1, 1, 1, 1)
_BREAK = re.compile(r"\r\n|\r|\n")
_NODES = (ScalarEvent, MappingStartEvent, ListStartEvent, AliasEvent)
_ENDS = (MappingEndEvent, SequenceEndEvent)


class _Node:
    """A value: its first event, where it ends, the event of its key, what it holds by key or index."""

    __slots__ = ("end", "first", "inside", "key")

    def __init__(self, first: Any, end: int, inside: dict[str, _Node] | list[_Node] | None = None) -> None:
        self.first = first
        self.end = end
        self.inside = inside
        self.key: Any = None

    @property
    def start(self) -> int:
        return int(self.first.start_mark.index)


class Places:
    """The places of one text, from the events of its parser. Offsets count characters from 0."""

    def __init__(self, text: str, events: Sequence[Any]) -> None:
        self._text = text
        self._events = events
        self._root: _Node | None = None
        self._starts: list[int] = []

    def locate(self, route: Route, on_key: bool = False) -> Place:
        """The span of the value at the route, or of its key; of the nearest ancestor that is there."""
        node = self._find(route)
        if node is None:
            return _START
        if on_key and node.key is not None:
            return self.span(node.key.start_mark.index, node.key.end_mark.index)
        return self.span(node.start, node.end)

    def locate_char(self, route: Route, row: int, column: int) -> Place:
        """The place of the character at a row and column (from 0) of the text value at the route.

        The whole value's place where its rows are not lines of the file: in folded text, after escapes.
        """
        node = self._find(route)
        if node is None or type(node.first) is not ScalarEvent:
            return self.locate(route)
        rows = node.first.value.split("\n")
        if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
            return self.locate(route)
        if node.first.style == "|":
            # The first line is the header; a line has the indentation more than its row.
            header = self._line_column(node.start)[0]
            start, end = [*self._starts, len(self._text)][header + row : header + row + 2]
            at = start + len(self._text[start:end].rstrip("\r\n")) - len(rows[row]) + column
        else:
            at = node.start + (1 if node.first.style else 0) + column
        same = self._text[at : at + 1] == rows[row][column : column + 1]
        return self.span(at, at + 1) if same else self.locate(route)

    def written(self, route: Route) -> str:
        """What the text says for the value at the route, as it is written."""
        node = self._find(route)
        return self._text[node.start : node.end] if node else ""

    def drop(self, route: Route) -> None:
        """Forgets an item of a list, so that those behind it move up, as they do in the value."""
        node = self._find(route[:-1])
        index = route[-1]
        if node is not None and isinstance(node.inside, list) and isinstance(index, int):
            del node.inside[index]

    def span(self, start: int, end: int) -> Place:
        """The place between two offsets."""
        return Place(*self._line_column(start), *self._line_column(max(start, end)))

    def _line_column(self, offset: int) -> tuple[int, int]:
        if not self._starts:
            self._starts = [0, *(m.end() for m in _BREAK.finditer(self._text))]
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def _find(self, route: Route) -> _Node | None:
        """The node at the route, or at as much of it as there is."""
        if self._root is None:
            events = iter(self._events)
            first = next((event for event in events if isinstance(event, _NODES)), None)
            if first is None:
                return None
            self._root = _node(first, events, self._text)
        node = self._root
        for step in route:
            inside = node.inside
            if isinstance(inside, dict) and step in inside:
                node = inside[str(step)]
            elif isinstance(inside, list) and isinstance(step, int) and step < len(inside):
                node = inside[step]
            else:
                break
        return node


def _node(event: Any, events: Iterator[Any], text: str) -> _Node:
    """The node that begins with the event, read up to its end; where the text breaks off, all ends."""
    kind = type(event)
    if kind is ListStartEvent:
        return _list(event, events, text)
    if kind is MappingStartEvent:
        return _mapping(event, events, text)
    end = event.end_mark.index
    if kind is ScalarEvent and event.style and event.style in "|>":
        # The parser lets a text block run on to the next thing.
        end = event.start_mark.index + len(text[event.start_mark.index : end].rstrip())
    return _Node(event, end)


def _list(event: Any, events: Iterator[Any], text: str) -> _Node:
    items: list[_Node] = []
    node = _Node(event, event.end_mark.index, items)
    for following in events:
        if type(following) in _ENDS:
            node.end = _end(node, following)
            break
        plain = type(following) is ScalarEvent and not following.style  # most values are
        item = _Node(following, following.end_mark.index) if plain else _node(following, events, text)
        items.append(item)
        node.end = item.end
    return node


def _mapping(event: Any, events: Iterator[Any], text: str) -> _Node:
    keys: dict[str, _Node] = {}
    node = _Node(event, event.end_mark.index, keys)
    for key in events:
        if type(key) in _ENDS:
            node.end = _end(node, key)
            break
        plain = type(key) is ScalarEvent and not key.style  # most keys are, and most values
        name_end = key.end_mark.index if plain else _node(key, events, text).end
        following = next(events, None)
        if following is None:
            break
        plain = type(following) is ScalarEvent and not following.style
        value = _Node(following, following.end_mark.index) if plain else _node(following, events, text)
        value.key = key
        # A value that is not written at all stands where its key ends.
        node.end = value.end if value.end > name_end else name_end
        if type(key) is ScalarEvent:
            keys.setdefault(key.value, value)
    return node


def _end(node: _Node, last: Any) -> int:
    """The offset after the closing bracket; in block style the parser knows only where the next thing is."""
    return int(last.end_mark.index) if last.end_mark.index > last.start_mark.index else node.end
