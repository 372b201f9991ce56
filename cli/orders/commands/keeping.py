"""Keeping a game file: one event more or less at a time, checked before it is written, by one writer."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from orders.commands.common import found_list, name_findings, named_list, read_list, usable, write_file
from orders.commands.names import meant
from orders.commands.usage import Refusal
from orders.findings import Finding, Say, is_file_error, say
from orders.source import Document, Kind, NotFound, find_game, find_list, read_text
from orders.source.discover import stands_there
from orders.source.edit import NotEdited, append_event, drop_last_event
from orders.source.files import NotWritten, locked, write_atomically
from orders.source.flow import pair
from orders.system import Request, System, system
from orders.words import render

Event = dict[str, Any]
Change = tuple[str, Say]
"""The new text of a game, and what was done to it."""


class Table(NamedTuple):
    """A game as it lies on the table: its file's text and document, and the list it is played with."""

    path: str
    text: str
    game: Document
    listed: Document
    system: System

    @property
    def request(self) -> Request:
        """The question about this game."""
        return Request(self.listed, self.game)

    def named(self, name: str) -> str:
        """The id that a name means, shortened or not (`orders.commands.names`).

        Raises `Refusal` where it could be several; a name that nothing has is for the rules to refuse.
        """
        fits = meant(name, self.system.names(self.request))
        if len(fits) > 1:
            raise Refusal(say("commands.several_fit", name=name, fits=fits))
        return fits[0] if fits else name


def open_table(game: str | None) -> Table:
    """The game that is kept: `--game`, `$ORDERS_GAME`, `game.yaml` here or beside the list.

    Its file errors, and those of its list, are reported and end the command (`typer.Exit`); events in it
    that do not count are named on standard error.
    """
    path = path_of_game(game)
    document = usable(path, Kind.GAME)
    listed = read_list(named_list(document))
    table = Table(path, document.raw, document, listed, system(listed.system or ""))
    name_findings(table.system.check_game(document, listed), document)
    return table


def path_of_game(game: str | None) -> str:
    """Where the game lies. Raises `Refusal` for standard input, which nothing can be written to."""
    path = game or os.environ.get("ORDERS_GAME") or _found()
    if path == "-":
        raise Refusal(say("commands.game_is_file"))
    return path


def _found() -> str:
    if stands_there("game.yaml"):
        return "game.yaml"
    try:
        found = find_game(find_list())
    except NotFound:
        found = None
    if found is None:
        raise Refusal(say("commands.no_game"))
    return found


def keep(game: str | None, format: str, make: Callable[[Table], Event]) -> int:
    """Adds one event: checks it, writes the file whole, and shows where the game stands.

    A refused event is named with its rule, nothing is written, and the exit code is 1.
    """

    def add(table: Table) -> Change | None:
        event = make(table)
        try:
            text = append_event(table.text, event)
        except NotEdited as wrong:
            raise _unedited(wrong) from wrong
        fault = _fault(table, text, event)
        if fault:
            name_findings([fault], table.game)
            return None
        return text, say("commands.recorded", event=pair(*next(iter(event.items()))))

    return _change(game, format, add)


def _fault(table: Table, text: str, event: Event) -> Finding | None:
    """What is wrong with the event: its shape, or the rule that refuses it."""
    shape = [f for f in read_text(text, table.path).findings if is_file_error(f)]
    known = [f for f in table.game.findings if is_file_error(f)]
    found = shape[-1] if len(shape) > len(known) else table.system.may_follow(table.request, event)
    return _placeless(found) if found else None


def _placeless(found: Finding) -> Finding:
    """The finding without its place: the line that it is about is not in the file."""
    return replace(found, place=None, elsewhere=())


def _unedited(wrong: NotEdited) -> Refusal:
    """The complaint about a file in which no line can be added or cut, with the way to mend it."""
    if wrong.hint is None:
        return Refusal(wrong.say)
    return Refusal(say("commands.with_hint", what=wrong.say, hint=wrong.hint))


def undo(game: str | None, format: str) -> int:
    """Takes the last event back and shows where the game stands."""

    def drop(table: Table) -> Change:
        try:
            text, event = drop_last_event(table.text)
        except NotEdited as wrong:
            raise _unedited(wrong) from wrong
        return text, say("commands.undone", event=event)

    return _change(game, format, drop)


def _change(game: str | None, format: str, change: Callable[[Table], Change | None]) -> int:
    path = path_of_game(game)
    try:
        with locked(path):
            table = open_table(path)
            changed = change(table)
            if changed is None:
                return 1
            text, done = changed
            write_atomically(path, text)
    except NotWritten as wrong:
        raise Refusal(wrong.say) from wrong
    if format == "text":
        print(render(done))
    return show(table._replace(text=text, game=read_text(text.encode(), path)), format)


def show(table: Table, format: str) -> int:
    """Shows where the game stands: in a few lines, or as the JSON of a reserve with the orders left now."""
    if format == "json":
        from orders.report.json import versioned

        print(versioned(table.system.answer(Request(table.listed, table.game, now=True)).data))
        return 0
    from orders.report.lines import write

    write(table.system.standing(table.request))
    return 0


def start(
    list_: str | None,
    going: str,
    game: str | None,
    *,
    on: list[str],
    off: list[str],
    force: bool,
    format: str,
) -> int:
    """Writes a new game file for the list, beside it or where `--game` says.

    `on` and `off` name who starts on and off the table against the default (AD-06, HD-05).
    """
    path = found_list(list_)
    if path == "-":
        raise Refusal(say("commands.game_needs_file"))
    target = game or os.environ.get("ORDERS_GAME") or os.path.join(os.path.dirname(path), "game.yaml")
    if target == "-":
        raise Refusal(say("commands.game_is_file"))
    if os.path.exists(target) and os.path.exists(path) and os.path.samefile(target, path):
        raise Refusal(say("commands.game_is_list", path=target))
    listed = read_list(path)
    head = {"list": os.path.relpath(path, os.path.dirname(target) or "."), "going": going}
    text = _opening(target, head)
    table = Table(target, text, read_text(text.encode(), target), listed, system(listed.system or ""))
    deployment = {"on_table": list(map(table.named, on)), "off_table": list(map(table.named, off))}
    if on or off:
        named = {key: names for key, names in deployment.items() if names}
        text = _opening(target, {**head, "deployment": named})
        table = table._replace(text=text, game=read_text(text.encode(), target))
    faults = table.system.check_game(table.game, listed)
    if faults:  # a system without games, or a trooper that cannot start there
        name_findings([_placeless(fault) for fault in faults], table.game)
        return 1
    write_file(target, text, force=force)
    if format == "text":
        print(render(say("commands.written", path=target)))
    return show(table, format)


def _opening(target: str, head: Mapping[str, object]) -> str:
    """The text of a new game. Raises `Refusal` for names that are not UTF-8, as those of files may be."""
    text = "".join(f"{pair(key, value)}\n" for key, value in head.items()) + "events:\n"
    try:
        text.encode()
    except UnicodeEncodeError as wrong:
        raise Refusal(say("edit.not_unicode", path=target)) from wrong
    return text


def last_turn(game: Document) -> int:
    """The number of the last turn that was begun, 0 before the first."""
    events: list[Mapping[str, Any]] = game.value.get("events") or []
    turns = [event["turn"] for event in events if isinstance(event, dict) and "turn" in event]
    return int(turns[-1]) if turns else 0
