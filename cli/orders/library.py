"""The package as a library: what the command line does, without printing anything."""

from __future__ import annotations

from os import PathLike, fspath

from orders.commands.check import check_document
from orders.findings import Finding, is_file_error
from orders.source import Document, read_file
from orders.system import Answer, Request, system
from orders.words import render


class Unusable(ValueError):
    """A file that cannot be counted; `findings` are its file errors."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("; ".join(f"{f.path}: {f.code} {message(f)}" for f in findings))
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
    """The orders at the start of a turn (default: the one under way in the game, else the next).

    `data` of the answer has the fields of ``orders reserve --format json``. Rule errors do not matter here.
    Raises `Unusable` for file errors and `orders.system.TurnError` for a turn that there cannot be.
    """
    faults = [f for f in [*document.findings, *(game.findings if game else ())] if is_file_error(f)]
    if faults or document.system is None:
        raise Unusable(faults)
    return system(document.system).answer(Request(document, game, turn, public))


def message(finding: Finding, language: str = "en") -> str:
    """The sentence of a finding, in English (`en`) or Spanish (`es`)."""
    return render(finding.say, language)
