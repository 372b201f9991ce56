"""Wants that contradict each other, or what one marine or officer can do, however many orders there are."""

from __future__ import annotations

from collections.abc import Sequence

from orders.findings import Say, say
from orders.plans.cluster import marines_of
from orders.plans.wants import Want
from orders.pools import Command, Reserve


def contradiction(reserve: Reserve, wants: Sequence[Want]) -> Say | None:
    """What is contradictory in wants about one and the same; None where nothing is."""
    name = wants[0].name
    if any(want.name != name for want in wants):
        return None
    texts = [want.text for want in wants]
    given = [want for want in wants if want.gives]
    others = [want for want in wants if not want.gives]
    if len({want.order for want in given}) > 1:
        return say("plans.one_order", wants=texts, name=name)
    orders = {want.order for want in others} - {None}
    number = [want for want in others if want.order is None]
    if _empty(given) or _empty(number, len(orders)):
        return say("plans.contradictory", wants=texts)
    times = max(len(orders), *(want.low for want in others), 0)
    if times > reserve.obey_limit and _obeys(reserve, name):
        return say("plans.obeys_at_most", wants=texts, name=name, n=reserve.obey_limit)
    return None


def _empty(wants: Sequence[Want], low: int = 0) -> bool:
    """Whether no number is wanted by all of them."""
    low = max(low, *(want.low for want in wants), 0)
    return any(want.high is not None and want.high < low for want in wants)


def _obeys(reserve: Reserve, name: str) -> bool:
    """Whether someone acts only by obeying officers."""
    return name in marines_of(pool for pool in reserve.pools if isinstance(pool, Command))
