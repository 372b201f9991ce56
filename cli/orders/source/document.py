"""A document that was read: plain values, and the place of every key and value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from orders.findings import Elsewhere, Finding, Place, Say, Severity

Route = tuple[str | int, ...]
"""The way to a value from the root: keys (always text, as written) and list indexes."""


class Kind(StrEnum):
    """What a file is, told from its top-level keys."""

    LIST = "list"
    MISSION = "mission"
    GAME = "game"
    PLAN = "plan"


@dataclass(slots=True)
class Document:
    """One YAML document.

    `value` is plain dicts (keys always text), lists, str, int, float, bool and None; where reading or the
    shape check found a fault, the faulty value is left out of it and its route is in `spoiled`, so that
    checks can go on with the rest. `findings` are the faults so far (codes YAML, FILE, SCHEMA).
    """

    path: str
    text: str
    value: Any
    locate: Callable[[Route, bool], Place]
    kind: Kind | None = None
    system: str | None = None
    findings: list[Finding] = field(default_factory=list)
    spoiled: set[Route] = field(default_factory=set)

    def place(self, route: Route, *, on_key: bool = False) -> Place:
        """The span of the value at the route, or of its key; of the nearest ancestor that is there."""
        return self.locate(route, on_key)

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
