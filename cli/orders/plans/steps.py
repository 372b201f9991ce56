"""What the stages of a space have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

State = Any
"""Where a stage stands between two steps; each stage has its own kind, all of them hashable."""


class Step(NamedTuple):
    """One decision. Steps of one `group` share its `capacity`, the most that they amount to together.

    `acts` is who acts by it, `spends` whether its amount is a number of orders.
    """

    group: int
    capacity: int
    acts: str | None
    spends: bool


class Stage(Protocol):
    """A part of a reserve whose steps have nothing to do with those of other parts."""

    @property
    def steps(self) -> Sequence[Step]:
        """The decisions, in the order in which they are taken."""

    def begin(self) -> State:
        """The state before the first step."""

    def size(self, state: State) -> int:
        """In how many ways the steps from here on can be taken."""

    def choices(self, state: State) -> Sequence[tuple[int, State]]:
        """What the next step can be, in order, each with the state that follows."""

    def amount(self, step: int, choice: int) -> int:
        """What a choice amounts to: orders, or marines that obey."""

    def left(self, state: State) -> int:
        """How much the next step and those of its group behind it can amount to at most."""

    def point(self, rank: int) -> list[int]:
        """The choice of each step in the plan of that rank."""

    def rank(self, point: Sequence[int]) -> int:
        """The rank of the plan with these choices."""

    def all_spent(self) -> int:
        """In how many ways no order is left over."""
