"""What is said about a file: findings, their places, and sentences not yet put into a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple


class Severity(StrEnum):
    """How much a finding weighs: only errors (and warnings under ``--strict``) change the exit code."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Place(NamedTuple):
    """A span of a text. Lines and columns count from 1, columns in characters, the end is one past."""

    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        """Where it begins, as ``line:column``."""
        return f"{self.line}:{self.column}"


class Say(NamedTuple):
    """A sentence by key, with what goes into it; `orders.words` puts it into a language.

    The key is ``room.name``. An argument may be text, a number, another `Say`, or a list of these.
    """

    key: str
    args: Mapping[str, object] = {}


def say(key: str, /, **args: object) -> Say:
    """Short for ``Say(key, args)``."""
    return Say(key, args)


class Elsewhere(NamedTuple):
    """A second place of a finding, such as where the name was first used."""

    place: Place
    say: Say


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of one file: a code (a rule id, or one of the file codes), where, and what to write."""

    code: str
    severity: Severity
    say: Say
    path: str
    place: Place | None = None
    hint: Say | None = None
    trooper: str | None = None
    group: str | None = None
    elsewhere: tuple[Elsewhere, ...] = field(default=())


FILE_CODES = ("FILE-", "YAML-", "SCHEMA-", "REF-")


def is_file_error(finding: Finding) -> bool:
    """Whether the finding says that the file itself cannot be used, whatever the rules."""
    return finding.severity is Severity.ERROR and finding.code.startswith(FILE_CODES)
