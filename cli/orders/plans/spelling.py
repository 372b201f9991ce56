"""How names and orders may be written in an expression, and what a word there means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from orders.findings import Say, say
from orders.plans.errors import UnknownName
from orders.plans.reader import Reader

MOST_LISTED = 20
"""More right words than this are no help."""


class Spelling(NamedTuple):
    """What a word may mean: one thing where it is clear, several, or nothing.

    `near` gives the nearest right word to a wrong one, `known` are all, as people read them.
    """

    meant: Callable[[str], Sequence[str]]
    near: Callable[[str], str | None]
    known: Sequence[str | Say] = ()

    def read(self, reader: Reader, word: str, place: int, unknown: Say) -> str:
        """What a word of the expression means. Raises `PlanError`; `unknown` is what to say of no meaning."""
        fits = self.meant(word)
        if len(fits) > 1:
            raise reader.fault(place, say("commands.several_fit", name=word, fits=fits))
        if fits:
            return fits[0]
        near = self.near(word)
        if not near and 0 < len(self.known) <= MOST_LISTED:
            unknown = say("plans.there_are", what=unknown, known=self.known)
        raise UnknownName(reader.fault(place, unknown).say, near)
