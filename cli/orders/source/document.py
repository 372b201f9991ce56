"""A document that was read: plain values, and the place of every key and value."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from orders.findings import Elsewhere, Finding, Place, Say, Severity
from orders.source.places import Places, Route

__all__ = ["Document", "Kind", "Route"]


class Kind(StrEnum):
    """What a file is, told from its top-level keys."""

    LIST = "list"
    MISSION = "mission"
    GAME = "game"
    PLAN = "plan"


@dataclass(slots=True)
class Document:
    """One YAML document.

    `value` is plain dicts (keys always text), lists, str, int, float, bool and None, and has the shape of
    its kind's schema: where reading or the shape check found a fault, the faulty value is left out of it,
    so that checks can go on with the rest. `spoiled` has the routes at which something is missing or
    doubtful for that reason: the key's own, or that of the list which lost an item. A group or trooper that
    cannot be read stays as an empty one, so that those behind it keep their numbers. Where nothing can be
    used, `value` is None. `findings` are the faults so far (codes FILE, YAML, SCHEMA).
    """

    path: str
    text: str
    value: Any
    places: Places
    kind: Kind | None = None
    system: str | None = None
    findings: list[Finding] = field(default_factory=list)
    spoiled: set[Route] = field(default_factory=set)
    gaps: dict[Route, int] = field(default_factory=dict)
    """By the route of a list that lost items, the index before which all of them are still there."""
    mark: str = ""
    """The byte order mark that stands before the text, if there is one."""

    @property
    def raw(self) -> str:
        """The text as it lies on the disk, line ends and byte order mark included."""
        return self.mark + self.text

    def place(self, route: Route, *, on_key: bool = False) -> Place:
        """The span of the value at the route, or of its key; of the nearest ancestor that is there."""
        return self.places.locate(route, on_key)

    def char_place(self, route: Route, row: int, column: int) -> Place:
        """The place of one character of a text value: of its row and column, both from 0."""
        return self.places.locate_char(route, row, column)

    def give_up(self) -> None:
        """Nothing can be used: the kind is what the file was meant to be, no system has to look at it."""
        self.value = self.system = None
        self.spoiled.add(())

    def finding(
        self,
        code: str,
        key: str,
        at: Route,
        *,
        on_key: bool = False,
        severity: Severity = Severity.ERROR,
        hint: Say | None = None,
        trooper: str | None = None,
        group: str | None = None,
        elsewhere: tuple[Elsewhere, ...] = (),
        **args: object,
    ) -> Finding:
        """A finding about the value (or key) at a route of this document."""
        place = self.place(at, on_key=on_key)
        return Finding(code, severity, Say(key, args), self.path, place, hint, trooper, group, elsewhere)
