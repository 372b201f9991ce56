"""The package as a library: what the command line does, without printing anything.

`load` a file, `validate` it, count its orders with `reserve`. A finding (`orders.findings.Finding`) has a
`code` (a rule id), a `severity`, a `path`, a `place` (printed as ``line:column``), and two sentences, which
`message` and `hint` put into English or Spanish.
"""

from __future__ import annotations

from os import PathLike, fspath

from orders.checking import check_document
from orders.findings import Finding, is_file_error, say
from orders.source import Document, Kind, read_file
from orders.system import Answer, Request, system
from orders.words import render


class Unusable(ValueError):
    """A file that cannot be counted: its text says why, `findings` are its file errors.

    There are none where the file is in order but of another kind than is asked for.
    """

    def __init__(self, findings: list[Finding], reason: str = "") -> None:
        told = "; ".join(f"{f.path}: {f.code} {message(f)}" for f in findings)
        super().__init__(told or reason)
        self.findings = findings


def load(path: str | PathLike[str]) -> Document:
    """Reads a list, mission, game or plan. Never raises: what is wrong is in its `findings`."""
    return read_file(fspath(path))


def validate(document: Document) -> list[Finding]:
    """Everything that is wrong with a document, by place. A game or plan is checked on the list it names."""
    return check_document(document)


def reserve(
    document: Document, *, turn: int | None = None, game: Document | None = None, public: bool = False
) -> Answer:
    """The orders of a list or mission at the start of a turn.

    The turn left out is the one under way in the game, else the next. `game` is a game on that list. `data`
    of the answer has the fields of ``orders reserve --format json``. Rule errors do not matter here. Raises
    `Unusable` for file errors and files of another kind, and `orders.system.TurnError` for a turn that
    there cannot be.
    """
    faults = [f for f in [*document.findings, *(game.findings if game else ())] if is_file_error(f)]
    if faults:
        raise Unusable(faults)
    if document.system is None:
        raise _other_kind(document, Kind.LIST)
    if game and game.kind is not Kind.GAME:
        raise _other_kind(game, Kind.GAME)
    return system(document.system).answer(Request(document, game, turn, public))


def _other_kind(document: Document, wanted: Kind) -> Unusable:
    what, here = say(f"commands.kind_{document.kind}"), say(f"commands.kind_{wanted}")
    return Unusable([], render(say("commands.other_kind", path=document.path, what=what, wanted=here)))


def message(finding: Finding, language: str = "en") -> str:
    """The sentence of a finding, in English (`en`) or Spanish (`es`)."""
    return render(finding.say, language)


def hint(finding: Finding, language: str = "en") -> str | None:
    """What a finding says to write instead, in English (`en`) or Spanish (`es`); None where it does not."""
    return render(finding.hint, language) if finding.hint else None
