"""What several commands share: their options, and the question that LIST, `--game` and `--turn` pose."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeVar

import typer

from orders.checking import missing_list, path_of_list
from orders.commands.usage import Refusal
from orders.findings import Finding, Severity, is_file_error, say
from orders.report.asides import aside
from orders.source import Document, Kind, NotFound, find_game, find_list, read_file
from orders.system import Request, System, TurnError, system
from orders.words import render

if TYPE_CHECKING:
    from orders.pools import Reserve
    from orders.system import Answer

Told = TypeVar("Told", "Answer", "Reserve")

List = Annotated[str | None, typer.Argument(metavar="LIST", help="commands.argument_list")]
Format = Annotated[str, typer.Option("--format", "-f", metavar="text|json", help="commands.option_format")]
Turn = Annotated[int | None, typer.Option("--turn", "-t", metavar="N", help="commands.option_turn")]
Game = Annotated[str | None, typer.Option("--game", metavar="FILE", help="commands.option_game")]
Public = Annotated[bool, typer.Option("--public", help="commands.option_public")]
Force = Annotated[bool, typer.Option("--force", help="commands.option_force")]
Strict = Annotated[bool, typer.Option("--strict", help="commands.option_strict")]


BEGINNING = 4096
"""Characters that are enough to know a file by."""


class Question(NamedTuple):
    """A question about orders, and the system that answers it."""

    system: System
    request: Request

    @property
    def of_mission(self) -> bool:
        """Whether it is about officers, who have neither Command Tokens nor secrets."""
        return self.request.document.kind is Kind.MISSION

    def answer(self) -> Answer:
        """What the system says; events of the game that did not count are named on standard error.

        Raises `Refusal`.
        """
        return self._named(self.system.answer)

    def reserve(self) -> Reserve:
        """The same as pools for plans."""
        return self._named(self.system.reserve)

    def _named(self, asked: Callable[[Request], Told]) -> Told:
        try:
            told = asked(self.request)
        except TurnError as wrong:
            raise Refusal(wrong.say) from wrong
        if self.request.public and self.request.game and told.findings:
            _count("commands.public_events", list(told.findings), self.request.game)
        else:
            name_findings(list(told.findings), self.request.game)
        return told


def ask(
    list_: str | None,
    game: str | None = None,
    turn: int | None = None,
    *,
    public: bool = False,
    now: bool = False,
) -> Question:
    """The question that a command line poses, with LIST and the game found and read.

    A game that is named outright stands for its list where no list is named. Rule errors of the list are
    named on standard error, for the public only counted; with file errors those are reported and the command
    ends (`typer.Exit`), 2 where a file cannot be read at all.
    """
    outright = game or os.environ.get("ORDERS_GAME")
    played = None
    if outright and not (list_ or os.environ.get("ORDERS_LIST")):
        played = usable(outright, Kind.GAME)
        list_ = named_list(played)
    document = read_list(found_list(list_))
    asked = system(document.system or "")
    errors = [f for f in asked.check(document) if f.severity == "error"]
    if any(map(is_file_error, errors)):
        name_findings([f for f in errors if not public or is_file_error(f)], document)
        raise typer.Exit(exit_code(errors))
    if public and errors:
        _count("commands.public_errors", errors, document)
    else:
        name_findings(errors, document)
    return Question(asked, Request(document, played or _game_on(document, game), turn, public, now))


def _game_on(listed: Document, game: str | None) -> Document | None:
    """The game that goes with a list, if there is one; that it names another list is said."""
    path = find_game(listed.path, game)
    if path is None:
        return None
    played = usable(path, Kind.GAME)
    if listed.path != "-" and os.path.realpath(path_of_list(played)) != os.path.realpath(listed.path):
        key, name = "source.list_of_another", str(played.value["list"])
        warning = Severity.WARNING
        found = played.finding("REF-01", key, ("list",), severity=warning, name=name, path=listed.path)
        name_findings([found], played)
    return played


def named_list(document: Document) -> str:
    """The path of the list that a game or plan names; where it is not there that is said at its `list:`.

    Then the command ends (`typer.Exit`).
    """
    if gone := missing_list(document):
        name_findings([gone], document)
        raise typer.Exit(exit_code([gone]))
    return path_of_list(document)


def found_list(list_: str | None) -> str:
    """The path of LIST; where none or several are meant that is said and the command ends."""
    try:
        return find_list(list_)
    except NotFound as wrong:
        name_findings([wrong.finding], None)
        raise typer.Exit(exit_code([wrong.finding])) from wrong


def read_list(path: str) -> Document:
    """The list or mission of a file; see `usable`."""
    return usable(path, Kind.LIST, Kind.MISSION)


def usable(path: str, *kinds: Kind) -> Document:
    """The document of a file of one of the kinds; its file errors are reported and end the command.

    Raises `typer.Exit`, or `Refusal` for a file of another kind.
    """
    document = read_file(path)
    faults = [f for f in document.findings if is_file_error(f)]
    if faults:
        name_findings(faults, document)
        raise typer.Exit(exit_code(faults))
    if document.kind not in kinds:
        what, wanted = (say(f"commands.kind_{kind}") for kind in (document.kind, kinds[0]))
        raise Refusal(say("commands.other_kind", path=path, what=what, wanted=wanted))
    return document


def exit_code(findings: list[Finding], strict: bool = False) -> int:
    """2 where something could not be read, 1 with an error (or, if strict, a warning), else 0."""
    if any(f.code.startswith("FILE-") for f in findings):
        return 2
    return int(any(f.severity == "error" or (strict and f.severity == "warning") for f in findings))


def write_file(path: str, text: str, *, force: bool, instead_of: Callable[[str], bool] | None = None) -> None:
    """Writes a file whole or not at all. Raises `Refusal`.

    A file that is there is written over only by `force`, or where `instead_of` knows it, by its first
    characters, for one of the kind that is written.
    """
    from orders.source.files import NotWritten, locked, write_atomically

    try:
        with locked(path):  # or another command might write it between the question and the answer
            if os.path.isfile(path) and not force and not (instead_of and instead_of(_beginning(path))):
                raise Refusal(say("commands.file_exists", path=path))
            write_atomically(path, text)
    except NotWritten as wrong:
        raise Refusal(wrong.say) from wrong


def _beginning(path: str) -> str:
    """The first characters of a file, as far as they can be read."""
    try:
        with open(path, encoding="utf-8-sig", errors="replace") as file:
            return file.read(BEGINNING)
    except OSError:
        return "?"


def _count(key: str, findings: list[Finding], document: Document) -> None:
    """Says how many findings there are: each of them might tell the opponent a secret (ORD-08)."""
    aside(render(say(key, n=len(findings), path=document.path)))


def name_findings(findings: list[Finding], document: Document | None) -> None:
    """Names findings on standard error."""
    if findings:
        from orders.report.findings import lines
        from orders.report.terminal import coloured, room

        text = document.text if document else ""
        told = lines(findings, text, colour=coloured(sys.stderr), room=room(sys.stderr))
        aside("\n".join(told))
