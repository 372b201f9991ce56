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
    if not document.value.get("list"):
        return []
    if gone := missing_list(document):
        return [gone]
    listed = read_file(path_of_list(document))
    if (
        any(map(is_file_error, listed.findings))
        or not listed.system
        or listed.kind not in (Kind.LIST, Kind.MISSION)
    ):
        return [_about_list(document, "source.list_faulty")]
    asked = system(listed.system)
    if document.kind is Kind.GAME:
        return asked.check_game(document, listed)
    try:
        return list(asked.play(Request(listed, _game_on(listed.path), now=True), document).findings)
    except TurnError as wrong:
        place = document.place(("turn",))
        return [Finding("REF-01", Severity.ERROR, wrong.say, document.path, place)]


def path_of_list(document: Document) -> str:
    """The path of the list that a game or plan names."""
    return os.path.join(os.path.dirname(document.path), str(document.value["list"]))


def missing_list(document: Document) -> Finding | None:
    """The finding for a game or plan whose list is not there (REF-01)."""
    if os.path.exists(path_of_list(document)):
        return None
    return _about_list(document, "source.list_missing")


def _about_list(document: Document, key: str) -> Finding:
    name, path = str(document.value["list"]), path_of_list(document)
    return document.finding("REF-01", key, ("list",), name=name, path=path)


def _game_on(list_path: str) -> Document | None:
    """The game that a plan on the list is made for, as `plan check` finds it; None if it has faults."""
    path = find_game(list_path)
    game = read_file(path) if path else None
    return game if game and game.kind is Kind.GAME and not any(map(is_file_error, game.findings)) else None
