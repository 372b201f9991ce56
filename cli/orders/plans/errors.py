"""What plans cannot answer, as sentences."""

from __future__ import annotations

from orders.findings import Say


class PlanError(Exception):
    """A question about plans that cannot be asked so; `say` tells why."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.key)
        self.say = say


class UnknownName(PlanError):
    """A name that means nothing; `near` was probably meant, which `say` does not offer yet."""

    def __init__(self, say: Say, near: str | None) -> None:
        super().__init__(say)
        self.near = near


class TooTangled(PlanError):
    """More officers with marines in common than can be counted exactly in good time."""
