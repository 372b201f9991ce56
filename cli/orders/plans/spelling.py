"""How names and orders may be written in an expression, and what a word there means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from orders.findings import Say, say
from orders.plans.errors import UnknownName
from orders.plans.reader import Reader


class Spelling(NamedTuple):
    """What a word may mean: one thing where it is clear, several, or nothing; and the nearest right word."""

    meant: Callable[[str], Sequence[str]]
    near: Callable[[str], str | None]

    def read(self, reader: Reader, word: str, place: int, unknown: Say) -> str:
        """What a word of the expression means. Raises `PlanError`; `unknown` is what to say of no meaning."""
        fits = self.meant(word)
        if not fits:
            raise UnknownName(reader.fault(place, unknown).say, self.near(word))
        if len(fits) > 1:
            raise reader.fault(place, say("commands.several_fit", name=word, fits=fits))
        return fits[0]
