"""Whom a name in a file means."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from orders.officers.grades import fold
from orders.source.nearest import Guesses


class Names:
    """The marines of a mission by id, and by their names however they are written."""

    def __init__(self, ids: Sequence[str], names: Sequence[str]) -> None:
        self._ids = ids
        self._names = names
        self._guesses = Guesses()
        self._numbers = {id: number for number, id in enumerate(ids)}

    def find(self, text: str) -> int | None:
        """The number of the marine with that id, else of the only one whose name reads like it; or None."""
        if text in self._numbers:
            return self._numbers[text]
        alike = self._alike.get(fold(text), set())
        return next(iter(alike)) if len(alike) == 1 else None

    def nearest(self, text: str) -> str | None:
        """The id that was probably meant by a text that means nobody."""
        if near := self._guesses.nearest(text, self._ids):
            return near
        alike = self._guesses.nearest(fold(text), self._alike)
        return self._ids[min(self._alike[alike])] if alike else None

    @cached_property
    def shown(self) -> list[str]:
        """What people read, by number: the name, and the id behind it where several have the same."""
        return [
            name if len(self._same[fold(name)]) == 1 else f"{name} ({id})"
            for id, name in zip(self._ids, self._names, strict=True)
        ]

    @cached_property
    def _same(self) -> dict[str, set[int]]:
        """The marines of each name."""
        same: dict[str, set[int]] = {}
        for number, name in enumerate(self._names):
            same.setdefault(fold(name), set()).add(number)
        return same

    @cached_property
    def _alike(self) -> dict[str, set[int]]:
        """The marines of each name or id, letters and digits only."""
        alike = {name: set(numbers) for name, numbers in self._same.items()}
        for number, id in enumerate(self._ids):
            alike.setdefault(fold(id), set()).add(number)
        return {name: numbers for name, numbers in alike.items() if name}
