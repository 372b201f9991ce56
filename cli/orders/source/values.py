"""From the events of a YAML parser to plain values, with every trap of YAML closed on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from orders.findings import Say
from orders.source.places import Route
from orders.source.scalars import FIRST, LongNumberError, plain

MOST_DEPTH = 64
"""How many lists and mappings may stand in one another."""
MOST_FAULTS = 100
"""How many faults of a file are told one by one."""


class Fault(NamedTuple):
    """Something that a file may not hold, the span that shows it, and the route of the key it repeats."""

    code: str
    say: Say
    span: tuple[int, int]
    hint: Say | None = None
    first: Route | None = None


@dataclass(slots=True)
class Reading:
    """What was read: the value, the parser's events, the faults.

    `holes` are the routes of values to be left out, `doubtful` those of values of which something is
    missing. `broken` says that after a fault nothing more could be understood.
    """

    value: Any = None
    events: list[Any] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    holes: list[Route] = field(default_factory=list)
    doubtful: list[Route] = field(default_factory=list)
    broken: bool = False

    def fault(self, code: str, name: str, event: Any, first: Route | None = None, **args: object) -> None:
        """Keeps a fault shown by an event; its hint is the sentence ``source.NAME_hint``."""
        if len(self.faults) <= MOST_FAULTS:
            span = event.start_mark.index, event.end_mark.index
            self.faults.append(
                Fault(code, Say(f"source.{name}", args), span, Say(f"source.{name}_hint", args), first)
            )

    def leave_out(self, route: Route) -> None:
        """Notes a value that is not to be kept."""
        if not any(step is _SKIP for step in route):
            self.holes.append(route)


class _Skip(str):
    """Stands for a key whose value is not kept."""

    __slots__ = ()


_SKIP = _Skip()


class _Open(NamedTuple):
    """A list or mapping that is still open, and the key whose value comes next."""

    inside: Any
    key: str | None


def build(next_event: Callable[[], Any], reading: Reading) -> None:
    """Reads the events of one document into `reading`. What the parser raises comes through."""
    keep = reading.events.append
    stack: list[_Open] = []
    inside: Any = None
    key: str | None = None
    documents = 0
    while True:
        event = next_event()
        keep(event)
        kind = type(event)
        if kind is ScalarEvent:
            value: Any = event.value
            waiting = key is None and inside.__class__ is dict
            if event.anchor is not None or event.tag is not None:
                _dressed(event, reading, None if waiting else _route(stack, inside, key))
            elif not waiting and not event.style and (not value or value[0] in FIRST):
                try:
                    value = plain(value)
                except LongNumberError:
                    reading.fault("YAML-03", "long_number", event, digits=len(value))
                    reading.leave_out(_route(stack, inside, key))
            if waiting:
                if value in inside or (value == "<<" and not event.style):
                    value = _refused(event, reading, _route(stack, inside, value), inside)
                key = value
                continue
        elif kind is MappingStartEvent or kind is SequenceStartEvent:
            if len(stack) >= MOST_DEPTH:
                reading.fault("YAML-03", "too_deep", event, limit=MOST_DEPTH)
                reading.broken = True
                return
            if event.anchor is not None or event.tag is not None:
                _dressed(event, reading, None)
            stack.append(_Open(inside, key))
            inside, key = ({} if kind is MappingStartEvent else []), None
            if len(stack) == 1:
                reading.value = inside
            continue
        elif kind is MappingEndEvent or kind is SequenceEndEvent:
            value = inside
            inside, key = stack.pop()
            if key is None and inside.__class__ is dict:
                reading.fault("YAML-01", "key_not_text", event)
                key = _SKIP
                continue
        elif kind is AliasEvent:
            value = None
            if key is not _SKIP:
                reading.fault("YAML-01", "alias", event, anchor=event.anchor)
            if key is None and inside.__class__ is dict:
                key = _SKIP
                continue
            reading.leave_out(_route(stack, inside, key))
        elif kind is DocumentStartEvent:
            documents += 1
            if documents > 1:
                reading.fault("YAML-01", "documents", event)
                return
            continue
        elif kind is StreamEndEvent:
            return
        else:
            continue

        if inside.__class__ is list:
            inside.append(value)
        elif inside is None:
            reading.value = value
        else:
            if key is not _SKIP:
                inside[key] = value
            key = None


def _route(stack: list[_Open], inside: Any, key: str | None) -> Route:
    """The route of the value that comes next."""
    steps: list[str | int] = []
    for open_, at in [*stack[1:], _Open(inside, key)] if stack else []:
        steps.append(len(open_) if isinstance(open_, list) else at if at is not None else _SKIP)
    return tuple(steps)


def _dressed(event: Any, reading: Reading, route: Route | None) -> None:
    """Refuses an anchor or a tag; a tagged text is not what it looks like, so it is left out."""
    if event.anchor is not None:
        reading.fault("YAML-01", "anchor", event, anchor=event.anchor)
    if event.tag is not None:
        reading.fault("YAML-01", "tag", event, tag=event.tag)
        if route is not None:
            reading.leave_out(route)


def _refused(event: Any, reading: Reading, route: Route, inside: dict[str, Any]) -> str:
    """Refuses a merge key or a key that was there before: the first one stands."""
    if event.value in inside:
        reading.fault("YAML-02", "twice", event, route, word=event.value)
        reading.doubtful.append(route)
    else:
        reading.fault("YAML-01", "merge", event)
        reading.doubtful.append(route[:-1])
    return _SKIP
