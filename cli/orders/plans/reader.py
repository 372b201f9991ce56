"""Reading the short expressions of the command line, and pointing at the character where one is wrong."""

from __future__ import annotations

import re

from orders.findings import Say, say
from orders.plans.errors import PlanError

LONGEST_NUMBER = 18
"""Digits of a number; no plan has as many orders as that."""


class Reader:
    """One expression, read from left to right; `option` is where it was given."""

    def __init__(self, option: str, text: str) -> None:
        self._option = option
        self._text = text
        self._place = 0

    def name(self) -> tuple[str, int]:
        """A name and where it stands; `-` and blanks within belong to names."""
        place, word = self._match(r"[^+<>=]+")
        if not word:
            raise self.fault(place, say("plans.name_expected"))
        return word.rstrip(), place

    def takes(self, sign: str) -> bool:
        """Whether the sign stands here; then it is read."""
        return bool(self._match(re.escape(sign))[1])

    def one_of(self, operators: tuple[str, ...]) -> str:
        """One of the comparisons."""
        place, word = self._match(r"[<>=]+")
        if word not in operators:
            raise self.fault(place, say("plans.operator_expected", known=operators))
        return word

    def number(self) -> int:
        """A number from 0."""
        place, word = self._match(r"[0-9]+")
        if not word or len(word) > LONGEST_NUMBER:
            raise self.fault(place, say("plans.number_expected"))
        return int(word)

    def assigned_word(self) -> tuple[str, int] | None:
        """The words behind an equals sign, and where they stand, if that is no number; then all is read."""
        found = re.compile(r"\s*==?\s*(?![0-9]*\s*$)([^\s<>=].*)").match(self._text, self._place)
        if found is None:
            return None
        self._place = found.end()
        return found[1].rstrip(), found.start(1)

    def at_end(self) -> bool:
        """Whether nothing is left."""
        return not self._text[self._place :].strip()

    def end(self) -> None:
        """Nothing stands behind."""
        if not self.at_end():
            raise self.fault(self._match("")[0], say("plans.end_expected"))

    def fault(self, place: int, what: Say) -> PlanError:
        """What is wrong at a place of the text."""
        where = {"option": self._option, "column": place + 1, "text": self._text, "mark": " " * place + "^"}
        return PlanError(say("plans.unreadable", what=what, **where))

    def _match(self, pattern: str) -> tuple[int, str]:
        """What of the pattern stands here, behind blanks, and where; it is read."""
        while self._place < len(self._text) and self._text[self._place].isspace():
            self._place += 1
        place = self._place
        found = re.compile(pattern).match(self._text, place)
        word = found[0] if found else ""
        self._place += len(word)
        return place, word
