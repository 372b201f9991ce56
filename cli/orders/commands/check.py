"""Checking one file of any kind, with the files that it names."""

from __future__ import annotations

import os

from orders.findings import Finding, Place, Severity, is_file_error
from orders.source import Document, Kind, find_game, read_file
from orders.system import Request, TurnError, system

NOWHERE = Place(1, 1, 1, 1)


def check_file(path: str) -> tuple[list[Finding], str]:
    """Everything that is wrong with a file, by place, and its text."""
    document = read_file(path)
    return check_document(document), document.text


def check_document(document: Document) -> list[Finding]:
    """Everything that is wrong with a document that was read, by place."""
    findings = [*document.findings, *_check(document)]
    findings.sort(key=lambda f: (f.place or NOWHERE, f.code))
    return findings


def _check(document: Document) -> list[Finding]:
    match document.kind:
        case Kind.LIST | Kind.MISSION if document.system:
            return system(document.system).check(document)
        case Kind.GAME | Kind.PLAN if not any(map(is_file_error, document.findings)):
            return _check_on_list(document)
    return []


def _check_on_list(document: Document) -> list[Finding]:
    """A game or plan is checked on the list it names; a plan that names none only for its shape."""
    name = document.value.get("list")
    if not name:
        return []
    path = os.path.join(os.path.dirname(document.path), str(name))
    listed = read_file(path)
    faults = [f for f in listed.findings if is_file_error(f)]
    if faults or not listed.system or listed.kind not in (Kind.LIST, Kind.MISSION):
        missing = any(f.code == "FILE-01" for f in faults)
        key = "commands.list_missing" if missing else "commands.list_faulty"
        return [document.finding("REF-01", key, ("list",), name=str(name), path=path)]
    asked = system(listed.system)
    if document.kind is Kind.GAME:
        return asked.check_game(document, listed)
    try:
        return list(asked.play(Request(listed, _game_on(path), now=True), document).findings)
    except TurnError as wrong:
        place = document.place(("turn",))
        return [Finding("REF-01", Severity.ERROR, wrong.say, document.path, place)]


def _game_on(list_path: str) -> Document | None:
    """The game that a plan on the list is made for, as `plan check` finds it; None if it has faults."""
    path = find_game(list_path)
    game = read_file(path) if path else None
    return game if game and game.kind is Kind.GAME and not any(map(is_file_error, game.findings)) else None
