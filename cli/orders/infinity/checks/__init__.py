"""The checks of an army list: one small function a rule, in the order of the reference.

Each takes the built list and yields findings; `CHECKS` is the whole registry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orders.findings import Finding
from orders.infinity.checks import fireteams, groups, limits, peripherals, roster
from orders.infinity.model import ArmyList

Check = Callable[[ArmyList], Iterable[Finding]]

CHECKS: tuple[Check, ...] = (
    limits.troopers,
    limits.cost,
    limits.swc,
    limits.availability,
    roster.one_lieutenant,
    roster.lieutenant_may_lead,
    roster.near_misses,
    roster.reinforcements,
    groups.group_size,
    groups.group_count,
    groups.proxies,
    peripherals.have_controllers,
    peripherals.stay_in_group,
    peripherals.suit_controller,
    peripherals.number,
    fireteams.size,
    fireteams.one_group,
    fireteams.one_each,
    fireteams.eligible,
)


def check(army: ArmyList) -> list[Finding]:
    """Everything that is wrong with the list, faults of building it included."""
    found = list(army.faults)
    for rule in CHECKS:
        found += rule(army)
    # a row that stands for several models is one fault, not several
    return list({(f.code, f.place, f.say.key): f for f in reversed(found)}.values())[::-1]
