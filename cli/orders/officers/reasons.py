"""Why a marine will not obey, and why an officer cannot give an order, for those who plan with them."""

from __future__ import annotations

from orders.findings import Say, say
from orders.officers.muster import Muster
from orders.officers.orders import BY_ID
from orders.officers.tables import in_words, order_name, others


def why_not(now: Muster, marine: int, order: str | None) -> Say | None:
    """What keeps a marine from obeying the order, or any: UNIT-07, UNIT-01, GIVE-02, its own terms."""
    shown = now.mission.names.shown
    name = shown[marine]
    if now.standings[marine].out:
        return say("officers.is-out", name=name)
    units = now.units_of(marine)
    if not units:
        return say("officers.reached-by-nobody", name=name)
    if not any(unit.may_order for unit in units):
        moved = [shown[unit.officer] for unit in units]
        return say("officers.officers-moved", name=name, names=moved, n=len(moved))
    if order and (bars := now.why_not(BY_ID[order], marine)):
        return say("officers.may-not-obey", name=name, order=order_name(BY_ID[order]), reasons=in_words(bars))
    return None


def why_not_given(now: Muster, officer: int, order: str | None) -> Say | None:
    """What keeps an officer from giving any order (GIVE-01, GIVE-02), or his marines from obeying it."""
    name = now.mission.names.shown[officer]
    if now.mission.marines[officer].rank is None:
        return say("officers.no-officer", name=name)
    unit = next((unit for unit in now.units if unit.officer == officer), None)
    if unit is None:
        return say("officers.officer-out", name=name)
    if not unit.may_order:
        return say("officers.officer-moved", name=name)
    if order and (why := others(now, unit, BY_ID[order], "officers.names-for-reasons")):
        return say("officers.cannot-obey", order=order_name(BY_ID[order]), why=why)
    return None
