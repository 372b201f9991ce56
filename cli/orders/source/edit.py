"""One event more or one less in the text of a game, and every other character as it was.

New events go below everything but blank lines and the ``...`` line at the end. Only where no event is
written yet does undoing leave a trace: the key ``events:`` then stays, and ``[]`` behind it is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orders.findings import say
from orders.source.flow import flow, pair
from orders.source.intake import MOST_BYTES
from orders.source.layout import BREAK, Layout, NotEdited, layout, refused
from orders.source.syntax import parse

__all__ = ["NotEdited", "append_event", "drop_last_event"]

_MARK = "\ufeff"


def append_event(text: str, event: Mapping[str, object]) -> str:
    """The text of a game with one more event, ``{name: value}``, on a line of its own at the end.

    The value is text, a number, a bool, or lists and dicts of these, keys always text. Line ends, a
    missing line end at the end of the file and a byte order mark stay. Raises `NotEdited`.
    """
    ((name, value),) = event.items()
    game = layout(text.removeprefix(_MARK))
    line = "- " + pair(name, value)
    if game.items:
        start, dash = game.last_dash()
        new = _below(game.text, game.close, [game.text[start:dash] + line])
    else:
        new = _first(game, line)
    return _checked(text, game, [*_events(game.value), {name: value}], new)


def drop_last_event(text: str) -> tuple[str, str]:
    """The text of a game without its last event, and that event in one line, such as ``turn: 1``.

    All lines of the event go; comments that stand above or below it on lines of their own stay. Undoes
    `append_event`. Raises `NotEdited`, also where there is no event.
    """
    game = layout(text.removeprefix(_MARK))
    if not game.items:
        raise NotEdited(say("edit.no_event"))
    start, dash = game.last_dash()
    line_end = BREAK.search(game.text, max(dash, game.items[-1].end))
    if line_end:
        new = game.text[:start] + game.text[line_end.end() :]
    else:  # the file had no line end at its end, and so it stays
        new = game.text[: start - len(_last_break(game.text[:start]))]
    *rest, last = _events(game.value)
    name = pair(*next(iter(last.items()))) if isinstance(last, dict) and len(last) == 1 else flow(last)
    return _checked(text, game, rest, new), name


def _first(game: Layout, line: str) -> str:
    """The text with its first event."""
    indent = " " * game.column
    line = f"{indent}  {line}"
    if game.events is None:
        return _below(game.text, game.close, [f"{indent}events:", line])
    empty = game.text[game.events.start : game.events.end]
    if "#" in empty:  # a comment between the brackets would be lost with them
        raise refused(game.text, "brackets", game.events)
    key = game.text[: game.events.start]
    bare = (key.rstrip() if empty else key) + game.text[game.events.end :]
    return _below(bare, game.close - len(game.text) + len(bare), [line])


def _below(text: str, close: int, lines: list[str]) -> str:
    """The text with lines below the last one before `close` that is not blank."""
    line_end = BREAK.search(text, len(text[:close].rstrip()), close)
    if line_end:
        at = line_end.end()
        return text[:at] + "".join(line + line_end[0] for line in lines) + text[at:]
    style = _last_break(text) or "\n"
    return style.join([text, *lines])


def _last_break(text: str) -> str:
    """The last line end of the text, as it is written there; empty where there is none."""
    return next(reversed(BREAK.findall(text)), "")


def _events(value: Mapping[str, Any]) -> list[Any]:
    return value.get("events") or []


def _checked(old: str, game: Layout, expected: list[Any], new: str) -> str:
    """The new text, if it reads back as what it should be and can be stored. Raises `NotEdited`."""
    whole = _MARK + new if old.startswith(_MARK) else new
    try:
        size = len(whole.encode("utf-8"))
    except UnicodeEncodeError:
        raise NotEdited(say("edit.no_text")) from None
    if size > MOST_BYTES:
        raise NotEdited(say("edit.too_large", limit=MOST_BYTES), say("edit.too_large_hint"))
    reading = parse(new)
    if reading.faults or _form(reading.value) != _form({**game.value, "events": expected}):
        raise NotEdited(say("edit.unsafe"), say("edit.unsafe_hint"))
    return whole


def _form(value: Any) -> str:
    """A game's value in writing, where 1 and True differ and keys have an order."""
    return repr({**value, "events": _events(value)} if isinstance(value, dict) else value)
