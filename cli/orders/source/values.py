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
"""How many faults of a file are told one by one; after that it is not read on."""


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
    missing. `broken` says that after a fault nothing more could be understood; `value` then has what came
    before it.
    """

    value: Any = None
    events: list[Any] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    holes: list[Route] = field(default_factory=list)
    doubtful: list[Route] = field(default_factory=list)
    broken: bool = False

    def fault(self, code: str, name: str, event: Any, first: Route | None = None, **args: object) -> None:
        """Keeps a fault shown by an event: the sentence ``source.NAME``, its hint ``source.NAME_hint``."""
        span = event.start_mark.index, event.end_mark.index
        hint = Say(f"source.{name}_hint", args)
        self.faults.append(Fault(code, Say(f"source.{name}", args), span, hint, first))
        if len(self.faults) >= MOST_FAULTS:
            self.faults.append(Fault(code, Say("source.more", {"most": MOST_FAULTS}), span))
            self.broken = True


class _Mark(str):
    """Stands in the place of a key; known by identity."""

    __slots__ = ()


_SKIP = _Mark()
"""The key of a value that is not kept."""
_KEY = _Mark()
"""In the place of a key there is a list or mapping, which is no key."""


def build(next_event: Callable[[], Any], reading: Reading) -> None:
    """Reads the events of one document into `reading`. What the parser raises comes through."""
    builder = _Builder(reading)
    handlers = {
        ScalarEvent: builder.scalar,
        SequenceStartEvent: builder.open,
        MappingStartEvent: builder.open,
        SequenceEndEvent: builder.close,
        MappingEndEvent: builder.close,
        AliasEvent: builder.alias,
        DocumentStartEvent: builder.document,
        StreamEndEvent: builder.end,
    }
    keep = reading.events.append
    while not (builder.done or reading.broken):
        event = next_event()
        keep(event)
        if handle := handlers.get(type(event)):
            handle(event)


class _Builder:
    """The list or mapping that is open, the key whose value comes next, and the same further out."""

    __slots__ = ("_documents", "_inside", "_key", "_outer", "_reading", "done")

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._outer: list[tuple[Any, str | None]] = []
        self._inside: Any = None
        self._key: str | None = None
        self._documents = 0
        self.done = False

    def scalar(self, event: Any) -> None:
        """A key, always text as written, or a value of one word or more."""
        text = event.value
        inside = self._inside
        if event.anchor is not None or event.tag is not None:
            self._dressed(event)
        if self._key is None and inside.__class__ is dict:
            if not text or text in inside or (text == "<<" and not event.style):
                self._refuse_key(event)
            else:
                self._key = text
        elif event.tag is not None:  # not what it looks like
            self._leave_out()
        elif event.style or (text and text[0] not in FIRST):
            self._put(text)
        else:
            try:
                self._put(plain(text))
            except LongNumberError:
                self._reading.fault("YAML-03", "long_number", event, digits=len(text.strip("-")))
                self._leave_out()

    def open(self, event: Any) -> None:
        """A list or mapping begins."""
        if len(self._outer) >= MOST_DEPTH:
            self._reading.fault("YAML-03", "too_deep", event, limit=MOST_DEPTH)
            self._reading.broken = True
            return
        if event.anchor is not None or event.tag is not None:
            self._dressed(event)
        if self._key is None and self._inside.__class__ is dict:
            self._reading.fault("YAML-01", "key_not_text", event)
            self._key = _KEY
        self._outer.append((self._inside, self._key))
        self._inside, self._key = [] if type(event) is SequenceStartEvent else {}, None
        if len(self._outer) == 1:
            self._reading.value = self._inside

    def close(self, event: Any) -> None:
        """The list or mapping that is open ends."""
        value = self._inside
        self._inside, self._key = self._outer.pop()
        if self._key is not _KEY:
            self._put(value)
        else:
            self._key = _SKIP

    def alias(self, event: Any) -> None:
        """A reference to another value: refused, unless what it stands in is refused already."""
        if not _is_left_out(self._route()):
            self._reading.fault("YAML-01", "alias", event, anchor=event.anchor)
        if self._key is None and self._inside.__class__ is dict:
            self._key = _SKIP
        else:
            self._leave_out()

    def document(self, event: Any) -> None:
        """A document begins; only one may."""
        self._documents += 1
        if self._documents > 1:
            self._reading.fault("YAML-01", "documents", event)
            self.done = True

    def end(self, event: Any) -> None:
        """The text ends."""
        self.done = True

    def _put(self, value: Any) -> None:
        """A value is complete."""
        inside = self._inside
        if inside.__class__ is list:
            inside.append(value)
        elif inside is None:
            self._reading.value = value
        else:
            if self._key is not _SKIP:
                inside[self._key] = value
            self._key = None

    def _leave_out(self) -> None:
        """A value that is not kept: for now an empty one holds its place."""
        route = self._route()
        if not _is_left_out(route):
            self._reading.holes.append(route)
        self._put(None)

    def _route(self) -> Route:
        """The route of the value that comes next."""
        open_ = [*self._outer[1:], (self._inside, self._key)] if self._outer else []
        return tuple(len(i) if isinstance(i, list) else "" if key is None else key for i, key in open_)

    def _dressed(self, event: Any) -> None:
        """Refuses an anchor or a tag."""
        if event.anchor is not None:
            self._reading.fault("YAML-01", "anchor", event, anchor=event.anchor)
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._reading.fault("YAML-01", "tag", event, tag=tag)

    def _refuse_key(self, event: Any) -> None:
        """Refuses an empty key, a merge key, or a key that was there before: the first one stands."""
        mapping = self._route()[:-1]
        if not event.value:
            route = mapping
            self._reading.fault("YAML-01", "empty_key", event)
        elif event.value in self._inside:
            route = (*mapping, event.value)
            first = None if _is_left_out(mapping) else route
            self._reading.fault("YAML-02", "twice", event, first, word=event.value)
        else:
            route = mapping
            self._reading.fault("YAML-01", "merge", event)
        self._reading.doubtful.append(route)
        self._key = _SKIP


def _is_left_out(route: Route) -> bool:
    """Whether what stands there belongs to something that is not kept."""
    return any(isinstance(step, _Mark) for step in route)
