"""The points on which the rules are silent, and how a mission decides them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

RULES = {
    "link": "UNIT-03",
    "metric": "UNIT-03",
    "orders_per_marine": "GIVE-03",
    "by_sections": "CMD-09",
    "engaged_may_shoot": "CMD-13",
}
"""The rule that each ruling belongs to."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """How a mission is played where the rules are silent; the defaults are the rules' own.

    `link`: by a walk or along a straight line. `metric`: whether a diagonal step counts as one.
    `by_sections`: whether each member or the whole unit chooses a half of that order.
    """

    link: str = "path"
    metric: str = "diagonal"
    orders_per_marine: int = 1
    by_sections: str = "member"
    engaged_may_shoot: bool = False

    @property
    def diagonal(self) -> bool:
        """Whether squares that touch at a corner are neighbours."""
        return self.metric == "diagonal"


OTHERWISE = (
    ("link", {"path": "straight", "straight": "path"}),
    ("metric", {"diagonal": "orthogonal", "orthogonal": "diagonal"}),
    ("engaged_may_shoot", {False: True, True: False}),
)
"""The rulings that change units or who may obey, with the other value of each."""


def read_rulings(written: Mapping[str, Any]) -> Rulings:
    """The rulings of a mission file."""
    return Rulings(**{f.name: written[f.name] for f in fields(Rulings) if f.name in written})
