"""What plans cannot answer, as sentences."""

from __future__ import annotations

from orders.findings import Say


class PlanError(Exception):
    """A question about plans that cannot be asked so; `say` tells why."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.key)
        self.say = say


class UnknownName(PlanError):
    """A name that is none of the known ones; `say` does not offer the nearest of them yet."""

    def __init__(self, say: Say, word: str, known: tuple[str, ...]) -> None:
        super().__init__(say)
        self.word = word
        self.known = known


class TooTangled(PlanError):
    """More officers with marines in common than can be counted exactly in good time."""
