"""Checking one file of any kind, with the files that it names."""

from __future__ import annotations

import os
from dataclasses import replace

from orders.findings import Finding, Place, Say, Severity, is_file_error, say
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
        case Kind.GAME | Kind.PLAN if document.value:
            return _check_on_list(_up_to_the_first_fault(document))
    return []


def _up_to_the_first_fault(document: Document) -> Document:
    """A game or plan without the events or steps from the first faulty one on: they may follow from it.

    With a fault outside of them, which may bear on all, there are none.
    """
    if not document.spoiled:
        return document
    key = "events" if document.kind is Kind.GAME else "spend"
    spoiled = [route[1] for route in document.spoiled if route[:1] == (key,) and len(route) > 1]
    faulty = [index for index in spoiled if isinstance(index, int)]
    elsewhere = any(route[:1] != (key,) for route in document.spoiled)
    first = 0 if elsewhere else min([document.gaps.get((key,), len(document.value[key])), *faulty])
    return replace(document, value={**document.value, key: document.value[key][:first]})


def _check_on_list(document: Document) -> list[Finding]:
    """A game or plan is checked on the list it names; a plan that names none only for its shape."""
    if not document.value.get("list") or ("list",) in document.spoiled:
        return []
    listed = read_file(path_of_list(document))
    if unusable := missing_list(document) or _unusable_list(document, listed):
        return [unusable]
    asked = system(str(listed.system))
    if document.kind is Kind.GAME:
        return asked.check_game(document, listed)
    path = find_game(listed.path)
    game = read_file(path) if path else None
    if game and (unusable := _unusable_game(document, game)):
        return [unusable]
    try:
        return list(asked.play(Request(listed, game, now=True), document).findings)
    except TurnError as wrong:
        place = document.place(("turn",))
        return [Finding("REF-01", Severity.ERROR, wrong.say, document.path, place)]


def _unusable_list(document: Document, listed: Document) -> Finding | None:
    """That the file named as the list is something else, or has faults of its own (REF-01)."""
    if listed.kind in (Kind.GAME, Kind.PLAN):
        return _about_list(document, "source.list_other_kind", say(f"commands.kind_{listed.kind}"))
    if any(map(is_file_error, listed.findings)) or not listed.system:
        return _about_list(document, "source.list_faulty")
    return None


def _unusable_game(plan: Document, game: Document) -> Finding | None:
    """That the game a plan on its list is for has faults of its own, or is none."""
    faults = [f for f in game.findings if is_file_error(f)]
    if not faults and game.kind is Kind.GAME:
        return None
    unread = not faults or any(f.code.startswith("FILE-") for f in faults)
    return plan.finding("FILE-01" if unread else "REF-01", "source.game_faulty", ("list",), path=game.path)


def path_of_list(document: Document) -> str:
    """The path of the list that a game or plan names."""
    path = os.path.join(os.path.dirname(document.path), str(document.value["list"]))
    return os.path.join(".", path) if path == "-" else path  # a file of that name, not standard input


def missing_list(document: Document) -> Finding | None:
    """The finding for a game or plan whose list is not there (REF-01)."""
    if os.path.exists(path_of_list(document)):
        return None
    return _about_list(document, "source.list_missing")


def _about_list(document: Document, key: str, what: Say | None = None) -> Finding:
    name, path = str(document.value["list"]), path_of_list(document)
    return document.finding("REF-01", key, ("list",), name=name, path=path, what=what)
