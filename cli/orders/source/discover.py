"""Which files are meant: the list, the game beside it, and what is ours in a folder."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from orders.findings import Finding, Say, Severity, say
from orders.source.document import Kind
from orders.source.glance import glance, list_named_by, worth_checking

_ENDINGS = (".yaml", ".yml")


class NotFound(Exception):
    """No file is meant, or more than one: `finding` tells where was looked, `skipped` what is not ours."""

    def __init__(self, finding: Finding, skipped: list[str] | None = None) -> None:
        super().__init__(finding.say.key)
        self.finding = finding
        self.skipped = skipped or []


class Found(NamedTuple):
    """The files to check, and the YAML files of folders that are not ours."""

    files: list[str]
    skipped: list[str]


def find_list(argument: str | None = None) -> str:
    """The path of the list or mission, ``-`` for standard input.

    The argument; else ``$ORDERS_LIST``; else `list.yaml`, else `mission.yaml` in the current folder; else
    the only list or mission there; else the only one in `lists/`. Raises `NotFound`.
    """
    if named := argument or os.environ.get("ORDERS_LIST"):
        return named
    for name in ("list.yaml", "mission.yaml"):
        if stands_there(name):
            return name
    for folder in (".", "lists"):
        found = [path for path in _files(folder) if _kind(path) in (Kind.LIST, Kind.MISSION)]
        if len(found) == 1:
            return found[0]
        if found:
            raise _not_found(folder, say("source.several_lists", names=found), say("source.name_one"))
    raise _not_found(".", say("source.no_list"), say("source.no_list_hint"))


def find_game(list_path: str, argument: str | None = None) -> str | None:
    """The path of the game on a list; None where there is none.

    The argument (`--game`); else ``$ORDERS_GAME``; else `game.yaml` beside the list where it names that list.
    """
    if named := argument or os.environ.get("ORDERS_GAME"):
        return named
    beside = os.path.join(os.path.dirname(list_path), "game.yaml")
    return beside if list_path != "-" and stands_there(beside) and _names(beside, list_path) else None


def stands_there(path: str) -> bool:
    """Whether something has that name which is no folder, a link to nothing or what cannot be read included.

    It must not be passed over as if it were not there; the reader says what is wrong with it.
    """
    return os.path.lexists(path) and not os.path.isdir(path)


def find_documents(paths: Iterable[str]) -> Found:
    """The files to check: those named, and in folders all that may be ours, each once, in order.

    Raises `NotFound` for a folder with nothing of ours in it, or one that cannot be read.
    """
    found: dict[str, str] = {}
    skipped: list[str] = []
    for path in paths:
        if path == "-" or not os.path.isdir(path):
            found.setdefault(os.path.normpath(path) if path else path, path)
            continue
        inside = _inside(path)
        if not inside.files:
            readable = os.access(path, os.R_OK | os.X_OK)
            what = say("source.nothing_here" if readable else "source.closed_folder")
            hint = say("source.kinds_hint" if readable else "source.permission_hint")
            raise _not_found(path, what, hint, inside.skipped)
        for file in inside.files:
            found.setdefault(file, file)
        skipped += inside.skipped
    return Found(list(found.values()), [file for file in skipped if file not in found])


def _not_found(path: str, what: Say, hint: Say, skipped: list[str] | None = None) -> NotFound:
    return NotFound(Finding("FILE-01", Severity.ERROR, what, path, None, hint), skipped)


def _is_yaml(name: str) -> bool:
    return name.lower().endswith(_ENDINGS) and not name.startswith(".")


def _files(folder: str) -> list[str]:
    """The YAML files of a folder itself, by name."""
    try:
        names = sorted(filter(_is_yaml, os.listdir(folder)))
    except OSError:
        return []
    return [path for name in names if os.path.isfile(path := os.path.normpath(os.path.join(folder, name)))]


def _inside(folder: str) -> Found:
    """What is in a folder and those below, ours apart from the rest."""
    found = Found([], [])
    for path in _walk(folder):
        try:
            ours = worth_checking(path)
        except OSError:  # it might be ours, so the reader has to say that it cannot be opened
            ours = True
        (found.files if ours else found.skipped).append(path)
    return found


def _walk(folder: str) -> Iterator[str]:
    """The YAML files in a folder and those below; hidden folders and links to folders are not entered."""
    for root, folders, _ in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from _files(root)


def _kind(path: str) -> Kind | None:
    try:
        return glance(path)
    except OSError:
        return None


def _names(game: str, list_path: str) -> bool:
    """Whether the game's `list:` is this list, or might be: nobody can tell of what cannot be read."""
    if not os.path.isfile(game):
        return True
    try:
        named = list_named_by(game)
    except OSError:
        return True
    if not named or "\0" in named:
        return False
    return os.path.realpath(os.path.join(os.path.dirname(game), named)) == os.path.realpath(list_path)
