"""How plans name pools, targets and officers for people, and how they write numbers."""

from __future__ import annotations

from collections.abc import Mapping

from orders.findings import Say, say
from orders.words import language

THOUSANDS = {"en": ",", "es": "."}


class Labels:
    """What a person reads for the ids of a reserve; the id is added where several have one name."""

    def __init__(self, names: Mapping[str, str]) -> None:
        shown = list(names.values())
        self._names = {
            id: name if name == id or shown.count(name) == 1 else f"{name} ({id})"
            for id, name in names.items()
        }

    def name(self, id: str) -> str:
        """A target, a marine or an officer."""
        return self._names.get(id, id)

    def pool(self, name: str) -> Say:
        """A pool."""
        kind, _, holder = name.partition("/")
        return say(f"plans.pool_{kind}", of=self.name(holder))


def grouped(number: int) -> str:
    """A number with its thousands apart, as the language writes it."""
    return f"{number:,}".replace(",", THOUSANDS[language()])
