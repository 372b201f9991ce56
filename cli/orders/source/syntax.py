"""Running the YAML parser, and putting its complaints into words of ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import yaml
from yaml.events import CollectionEndEvent, CollectionStartEvent

from orders.findings import Say
from orders.source.values import MOST_DEPTH, Fault, Reading, build

# What the parsers say (libyaml's words, then the pure one's), the sentence for it, and whether the place to
# look at is where the thing began and not where the parser gave up.
_PROBLEMS = (
    (("mapping values are not allowed",), "colon", False),
    (("could not find expected ':'",), "no_colon", True),
    (("found unexpected end of stream", "found unexpected document indicator"), "open_quote", True),
    (("unknown escape character", "hexdecimal", "hexadecimal", "escape code"), "escape", False),
    (("tab character",), "tab", False),
    (("cannot start any token",), "start", False),
    (("sequence entries are not allowed",), "dash", False),
    (("expected ',' or ']'", "expected ',' or '}'"), "bracket", False),
    (("expected key", "expected '-' indicator", "<block end>", "<document start>"), "indent", False),
    (("node content",), "stray", False),
    (("tag handle", "scanning a tag", "parsing a tag"), "tag_name", False),
    (("alphabetic or numeric",), "star", True),
)


_CLOSING = {"[": "]", "{": "}"}


class _Pure(yaml.reader.Reader, yaml.scanner.Scanner, yaml.parser.Parser):
    """The parser for where libyaml is missing."""

    def __init__(self, text: str) -> None:
        yaml.reader.Reader.__init__(self, text)
        yaml.scanner.Scanner.__init__(self)
        yaml.parser.Parser.__init__(self)


def _parser(text: str) -> Callable[[], Any]:
    try:
        from yaml import _yaml
    except ImportError:
        return _Pure(text).get_event
    parser: Any = _yaml.CParser(text)
    get_event: Callable[[], Any] = parser.get_event
    return get_event


def parse(text: str) -> Reading:
    """The value of a YAML text, with its faults; a fault of syntax is the last one. Never raises."""
    reading = Reading()
    try:
        build(_parser(text), reading)
    except yaml.YAMLError as error:
        reading.broken = True
        reading.faults.append(_fault(error, text, reading.events))
    except (ValueError, OverflowError, RecursionError):
        reading.broken = True
        end = reading.events[-1].end_mark.index if reading.events else 0
        reading.faults.append(_said("syntax", end, text))
    return reading


class _Marks(NamedTuple):
    problem: str
    at: int
    began: int


def _marks(error: yaml.YAMLError, text: str) -> _Marks:
    at = getattr(error, "problem_mark", None)
    began = getattr(error, "context_mark", None) or at
    complaint = f"{getattr(error, 'context', None) or ''} {getattr(error, 'problem', None) or ''}"
    last = len(text)
    return _Marks(complaint, at.index if at else last, began.index if began else last)


def _fault(error: yaml.YAMLError, text: str, events: Sequence[Any]) -> Fault:
    marks = _marks(error, text)
    if "maximum nesting" in marks.problem:  # libyaml has a limit of its own, and looks ahead
        return _said("too_deep", marks.at, text, "YAML-03")
    for needles, name, where_it_began in _PROBLEMS:
        if any(needle in marks.problem for needle in needles):
            at = marks.began if where_it_began else marks.at
            return _said(*_closer(name, at, text, events), text)
    return _said("syntax", marks.at, text)


def _closer(name: str, at: int, text: str, events: Sequence[Any]) -> tuple[str, int]:
    """The sentence and the offset that fit better, by what stands there."""
    char = text[at : at + 1]
    if name == "start" and char == "\t":
        return "tab", at
    if name == "indent" and char and char in ":]},":
        name = "empty_key" if char == ":" else "stray"
    if name in ("stray", "bracket"):
        opened = _open_bracket(events)
        if opened is not None and _never_closed(text, opened, at):
            return "open_bracket", opened
        if opened is None and char and char in "]}":
            return "unopened", at
        if char == ",":
            return "empty_item", at
    return name, text.rfind("\\", 0, at + 1) if name == "escape" else at


def _open_bracket(events: Sequence[Any]) -> int | None:
    """The offset of the innermost bracket that is still open where the text could not be read on."""
    open_: list[Any] = []
    for event in events:
        if isinstance(event, CollectionStartEvent):
            open_.append(event)
        elif isinstance(event, CollectionEndEvent):
            open_.pop()
    return int(open_[-1].start_mark.index) if open_ and open_[-1].flow_style else None


def _never_closed(text: str, opened: int, at: int) -> bool:
    """Whether what stands there shows that the bracket was forgotten.

    That is the end of the text, or another line that is no further in than the bracket's or begins an item.
    """
    if at >= len(text.rstrip()):
        return True
    if "\n" not in text[opened:at]:
        return False
    line, other = _line(text, at), _line(text, opened)
    return line.strip() == "-" or _indent(line) <= _indent(other)


def _line(text: str, at: int) -> str:
    """The line in which an offset is, up to it."""
    return text[text.rfind("\n", 0, at) + 1 : at + 1]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _said(name: str, at: int, text: str, code: str = "YAML-01") -> Fault:
    """The fault at an offset; one past the end is shown at the last thing that stands there."""
    if at >= len(text):
        at = max(0, len(text.rstrip()) - 1)
    char = text[at : at + 1]
    args = {"char": char, "close": _CLOSING.get(char, ""), "limit": MOST_DEPTH}
    end = at + (1 if char and char not in "\r\n" else 0)
    return Fault(code, Say(f"source.{name}", args), (at, end), Say(f"source.{name}_hint", args))
