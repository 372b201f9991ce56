"""Where every key and value of a text stands, worked out only when somebody asks."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from orders.findings import Place

Route = tuple[str | int, ...]
"""The way to a value from the root: keys (always text, as written) and list indexes."""

_BREAK = re.compile(r"\r\n|\r|\n")
_LINE = re.compile(r"[^\r\n]*(?=\r\n|\r|\n|\Z)")


class _Node(NamedTuple):
    """A value's first and last event, and what it holds: keys with their events, items, or nothing."""

    first: Any
    last: Any
    keys: dict[str, tuple[Any, _Node]] | None = None
    items: list[_Node] | None = None


class Places:
    """The places of one text, from the events of its parser."""

    def __init__(self, text: str, events: Sequence[Any]) -> None:
        self._text = text
        self._events = events
        self._root: _Node | None = None
        self._starts: list[int] = []

    def locate(self, route: Route, on_key: bool = False) -> Place:
        """The span of the value at the route, or of its key; of the nearest ancestor that is there."""
        node, key = self._find(route)
        if node is None:
            return Place(1, 1, 1, 1)
        if on_key and key is not None:
            return self.of_event(key)
        return self.span(node.first.start_mark.index, self._end(node))

    def locate_char(self, route: Route, row: int, column: int) -> Place:
        """The place of the character at a row and column (from 0) of the text value at the route."""
        node, _ = self._find(route)
        if node is None or getattr(node.first, "value", None) is None:
            return self.locate(route)
        start, end = node.first.start_mark.index, node.first.end_mark.index
        rows = node.first.value.split("\n")
        if node.first.style in ("|", ">"):
            # The first line is the header; the indentation is what a line has more than its row.
            lines = [m.span() for m in _LINE.finditer(self._text, start, end)][1:]
            if row < min(len(lines), len(rows)):
                at = lines[row][1] - len(rows[row]) + column
                return self.span(at, at + 1)
        elif row == 0 and column < len(rows[0]):
            at = start + (1 if node.first.style else 0) + column
            return self.span(at, at + 1)
        return self.locate(route)

    def written(self, route: Route) -> str:
        """What the text says for the value at the route, as it is written."""
        node, _ = self._find(route)
        return self._text[node.first.start_mark.index : self._end(node)] if node else ""

    def drop(self, route: Route) -> None:
        """Forgets an item of a list, so that those behind it move up, as they do in the value."""
        node, _ = self._find(route[:-1])
        index = route[-1]
        if node is not None and node.items is not None and isinstance(index, int):
            del node.items[index]

    def of_event(self, event: Any) -> Place:
        """The span of one event of the parser."""
        return self.span(event.start_mark.index, event.end_mark.index)

    def span(self, start: int, end: int) -> Place:
        """The span between two offsets in the text, counted in characters from 0."""
        line, column = self._line_column(start)
        end_line, end_column = self._line_column(max(start, end))
        return Place(line, column, end_line, end_column)

    def _line_column(self, offset: int) -> tuple[int, int]:
        if not self._starts:
            self._starts = [0, *(m.end() for m in _BREAK.finditer(self._text))]
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def _find(self, route: Route) -> tuple[_Node | None, Any]:
        """The node at the route, or at as much of it as there is, and the event of its key."""
        if self._root is None:
            self._root = _tree(iter(self._events))
        node, key = self._root, None
        for step in route:
            if node is None:
                break
            if isinstance(step, str) and node.keys is not None and step in node.keys:
                key, node = node.keys[step]
            elif isinstance(step, int) and node.items is not None and step < len(node.items):
                key, node = None, node.items[step]
            else:
                break
        return node, key

    def _end(self, node: _Node) -> int:
        """Where a value ends: the parser lets block collections and texts run on to the next thing."""
        if node.keys is not None or node.items is not None:
            if node.last.end_mark.index > node.last.start_mark.index:
                return int(node.last.end_mark.index)
            inside = [n for _, n in node.keys.values()] if node.keys is not None else node.items or []
            return max((self._end(n) for n in inside), default=int(node.first.end_mark.index))
        start, end = node.first.start_mark.index, node.first.end_mark.index
        return int(start + len(self._text[start:end].rstrip())) if node.first.style in ("|", ">") else int(end)


def _tree(events: Iterator[Any]) -> _Node | None:
    """The tree of the first document's values."""
    for event in events:
        if _opens(event) is not None or hasattr(event, "anchor"):
            return _node(event, events)
    return None


def _opens(event: Any) -> str | None:
    return {"MappingStartEvent": "mapping", "SequenceStartEvent": "sequence"}.get(type(event).__name__)


def _closes(event: Any) -> bool:
    return event is None or type(event).__name__ in ("MappingEndEvent", "SequenceEndEvent")


def _node(event: Any, events: Iterator[Any]) -> _Node:
    """The node that begins with the event; a text that breaks off closes all that is open."""
    kind = _opens(event)
    last = event
    if kind == "sequence":
        items: list[_Node] = []
        while not _closes(following := next(events, None)):
            items.append(_node(following, events))
        return _Node(event, following or last, items=items)
    if kind == "mapping":
        keys: dict[str, tuple[Any, _Node]] = {}
        while not _closes(key := next(events, None)):
            name = _node(key, events)
            value = next(events, None)
            node = _Node(key, key) if _closes(value) else _node(value, events)
            if name.keys is None and name.items is None and hasattr(key, "value"):
                keys.setdefault(key.value, (key, node))
        return _Node(event, key or last, keys=keys)
    return _Node(event, event)
