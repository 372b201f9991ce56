"""Which files are meant: the list, the game beside it, and what is ours in a folder."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from orders.findings import Finding, Say, Severity, say
from orders.source.document import Kind
from orders.source.glance import glance

_ENDINGS = (".yaml", ".yml")


class NotFound(Exception):
    """No file, or more than one, is meant; `finding` tells which were looked for."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.say.key)
        self.finding = finding


def find_list(argument: str | None = None) -> str:
    """The path of the list or mission: the argument, else what the environment or the folder says.

    Raises `NotFound`.
    """
    if named := argument or os.environ.get("ORDERS_LIST"):
        return named
    for name in ("list.yaml", "mission.yaml"):
        if os.path.isfile(name):
            return name
    for folder in (".", "lists"):
        found = [path for path in _yaml_files(folder) if glance(path) in (Kind.LIST, Kind.MISSION)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotFound(_finding(say("source.several_lists", names=found), say("source.name_one")))
    raise NotFound(_finding(say("source.no_list"), say("source.no_list_hint")))


def find_game(list_path: str, argument: str | None = None) -> str | None:
    """The path of the game on a list: the argument, the environment, or the `game.yaml` that names it."""
    if named := argument or os.environ.get("ORDERS_GAME"):
        return named
    if list_path == "-":
        return None
    beside = os.path.join(os.path.dirname(list_path), "game.yaml")
    return beside if os.path.isfile(beside) and _names(beside, list_path) else None


def find_documents(paths: Iterable[str]) -> list[str]:
    """The files to check: those named, and in folders all of ours, in order. Raises `NotFound`."""
    found: dict[str, None] = {}
    for path in paths:
        if path != "-" and os.path.isdir(path):
            inside = [file for file in _walk(path) if glance(file) is not None]
            if not inside:
                raise NotFound(_finding(say("source.nothing_here"), say("source.kinds_hint"), path))
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return list(found)


def _finding(what: Say, hint: Say, path: str = ".") -> Finding:
    return Finding("FILE-01", Severity.ERROR, what, path, None, hint)


def _yaml_files(folder: str) -> list[str]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    paths = [name if folder == "." else os.path.join(folder, name) for name in names]
    return [p for p in paths if p.lower().endswith(_ENDINGS) and os.path.isfile(p)]


def _walk(folder: str) -> Iterator[str]:
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = os.path.join(root, name)
            if name.lower().endswith(_ENDINGS) and not name.startswith(".") and os.path.isfile(path):
                yield path


def _names(game: str, list_path: str) -> bool:
    """Whether the game's `list:` is this list."""
    from orders.source.reader import read_file

    value = read_file(game).value
    named = value.get("list") if isinstance(value, dict) else None
    if not isinstance(named, str):
        return False
    return Path(os.path.dirname(game), named).resolve() == Path(list_path).resolve()
