"""What differs between the editions, as data: numbers and switches, each with the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from orders.infinity.skills import Skill


class Edition(NamedTuple):
    """The numbers and switches of one edition."""

    name: str
    steady: frozenset[Skill]
    """Skills whose owner stays Regular in Loss of Lieutenant and Retreat! (LT-09)."""
    immune_to_isolated: frozenset[Skill]
    """Skills whose owner cannot become Isolated (STA-18)."""
    tactical_orders: bool
    """Tactical Awareness gives a Tactical Order (CNT-04), not an extra Irregular one (CNT-05)."""
    tactical_on_entry: bool
    """Who enters in the Orders Phase gets his Tactical Order at once (CNT-09)."""
    team_regular_under_master: bool
    """FT Master makes a whole Fireteam Regular (CNT-12) and takes it along when he leaves (FT-16)."""
    nco_isolated_refused: bool
    """An Isolated NCO cannot use a Lieutenant Order (STA-07)."""
    special_orders_only_by_leader: bool
    """Awareness and NCO orders activate a Fireteam only where its Leader uses them (FT-08), not any
    member (FT-06).
    """
    removal_threshold: int | None
    """Orders may be removed only from more than this many (CT-03); None: without condition (CT-04)."""
    removal_rule: str
    speedballs: bool
    """Whether tokens buy Speedballs after Deployment (CT-06)."""
    team_sizes: Mapping[str, tuple[int, int]] = {"duo": (2, 2), "haris": (3, 3), "core": (3, 5)}
    team_size_rule: str = "FT-01"
    tokens: int = 4
    """Command Tokens at the start (CT-01)."""
    troopers: int = 15
    """Troopers in a list (LIST-01)."""
    group_size: int = 10
    """Members of a combat group (GRP-01)."""
    coordinated: int = 4
    """Troopers in a Coordinated Order (COO-01)."""
    proxies: tuple[int, int] = (2, 3)
    """Proxies of a G: Jumper (LIST-15)."""
    peripherals: Mapping[str, tuple[int, str]] = {
        "servant": (2, "LIST-13"),
        "control": (3, "LIST-14"),
        "cyberplug": (2, "LIST-25"),
    }
    """Most peripherals of a kind under one controller, and the rule."""


N5 = Edition(
    name="n5",
    steady=frozenset({Skill.WARHORSE}),
    immune_to_isolated=frozenset({Skill.WARHORSE}),
    tactical_orders=True,
    tactical_on_entry=True,
    team_regular_under_master=True,
    nco_isolated_refused=True,
    special_orders_only_by_leader=False,
    removal_threshold=10,
    removal_rule="CT-03",
    speedballs=True,
)

N4 = Edition(
    name="n4",
    steady=frozenset({Skill.VETERAN}),
    immune_to_isolated=frozenset(),
    tactical_orders=False,
    tactical_on_entry=False,
    team_regular_under_master=False,
    nco_isolated_refused=False,
    special_orders_only_by_leader=True,
    removal_threshold=None,
    removal_rule="CT-04",
    speedballs=False,
    team_size_rule="FT-02",
)

EDITIONS = {"n5": N5, "n4": N4}
