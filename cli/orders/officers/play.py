"""A plan's steps replayed on a mission: who gives which order, and who obeys (GIVE-01 to GIVE-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from orders.findings import Finding, Say, Severity, say
from orders.officers.muster import Muster, Unit
from orders.officers.obey import find_order
from orders.officers.orders import BY_ID, ORDERS, Order
from orders.officers.tables import in_words, order_name
from orders.source import Document, Route
from orders.source.nearest import nearest
from orders.system import Played


@dataclass(slots=True)
class _Table:
    """The table while a plan is played: who has given an order, and how many each marine has obeyed."""

    now: Muster
    plan: Document
    given: set[int] = field(default_factory=set)
    obeyed: Counter[int] = field(default_factory=Counter)

    def shown(self, marine: int) -> str:
        return self.now.mission.names.shown[marine]

    def ids(self, marines: Iterable[int]) -> list[str]:
        return [self.now.mission.marines[marine].id for marine in marines]

    def illegal(
        self, code: str, what: Say, at: Route, marine: int | None = None, hint: Say | None = None
    ) -> _Illegal:
        """The fault of a step, perhaps one marine's."""
        trooper = None if marine is None else self.now.mission.marines[marine].id
        place = self.plan.place(at)
        return _Illegal(Finding(code, Severity.ERROR, what, self.plan.path, place, hint, trooper))


class _Illegal(Exception):
    """A step that cannot be taken, with the finding that says why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.code)
        self.finding = finding


def play(now: Muster, plan: Document) -> Played:
    """Replays the steps in order; the first illegal one ends it."""
    table = _Table(now, plan)
    findings: tuple[Finding, ...] = ()
    try:
        steps = plan.value.get("spend") if isinstance(plan.value, dict) else None
        for number, step in enumerate(steps or ()):
            _take(table, step, ("spend", number))
    except _Illegal as illegal:
        findings = (illegal.finding,)
    commands = (unit.officer for unit in now.units if unit.may_order)
    remaining = {f"command/{now.mission.marines[o].id}": int(o not in table.given) for o in commands}
    return Played(findings, remaining)


def _take(table: _Table, step: Mapping[str, Any], at: Route) -> None:
    """Takes one step, or raises `_Illegal`."""
    example = say("officers.step-example")
    if missing := [key for key in ("order", "by", "on") if key not in step]:
        raise table.illegal("SCHEMA-01", say("officers.step-shape", missing=missing), at, hint=example)
    order = _order(table, str(step["order"]), (*at, "order"))
    unit = _giver(table, _marine(table, str(step["by"]), (*at, "by")), (*at, "by"))
    obeying: list[int] = []
    for name, route in _named(step["on"], (*at, "on")):
        marine = _marine(table, name, route)
        _check_obeys(table, order, unit, marine, route)
        if marine in obeying:
            raise table.illegal(
                "GIVE-03", say("officers.named-twice", name=table.shown(marine)), route, marine
            )
        obeying.append(marine)
    table.given.add(unit.officer)
    table.obeyed.update(obeying)


def _named(on: Any, at: Route) -> Iterator[tuple[str, Route]]:
    """The names after `on:`, one or a list, with their places."""
    if isinstance(on, list):
        yield from ((str(name), (*at, number)) for number, name in enumerate(on))
    elif on is not None:
        yield str(on), at


def _order(table: _Table, text: str, at: Route) -> Order:
    order = find_order(text)
    if order is None:
        near = nearest(text, [*BY_ID, *(o.spanish for o in ORDERS)])
        hint = say("officers.did-you-mean", name=near) if near else say("officers.the-ten", names=list(BY_ID))
        raise table.illegal("SCHEMA-01", say("officers.no-such-order", order=text), at, hint=hint)
    return order


def _marine(table: _Table, name: str, at: Route) -> int:
    marine = table.now.mission.names.find(name)
    if marine is None:
        near = table.now.mission.names.nearest(name)
        hint = say("officers.did-you-mean", name=near) if near else None
        raise table.illegal("REF-01", say("officers.no-such-marine", name=name), at, hint=hint)
    return marine


def _giver(table: _Table, officer: int, at: Route) -> Unit:
    """The unit of one who may give an order (GIVE-01: an officer, one each; GIVE-02: not moved, not out)."""
    units, name = table.now.units, table.shown(officer)
    can = table.ids(unit.officer for unit in units if unit.may_order and unit.officer not in table.given)
    hint = say("officers.can-give", names=can) if can else None
    unit = next((unit for unit in units if unit.officer == officer), None)
    if table.now.mission.marines[officer].rank is None:
        raise table.illegal("GIVE-01", say("officers.no-officer", name=name), at, officer, hint)
    if unit is None:
        raise table.illegal("GIVE-02", say("officers.officer-out", name=name), at, officer, hint)
    if not unit.may_order:
        raise table.illegal("GIVE-02", say("officers.officer-moved", name=name), at, officer, hint)
    if officer in table.given:
        raise table.illegal("GIVE-01", say("officers.second-order", name=name), at, officer, hint)
    return unit


def _check_obeys(table: _Table, order: Order, unit: Unit, marine: int, at: Route) -> None:
    """UNIT-01, UNIT-07: only members; CMD-01 to CMD-10: each order's own terms; GIVE-03: not too often."""
    now, name = table.now, table.shown(marine)
    if now.standings[marine].out:
        raise table.illegal("UNIT-07", say("officers.is-out", name=name), at, marine)
    if marine not in unit:
        what = say("officers.not-in-unit", name=name, officer=table.shown(unit.officer))
        raise table.illegal(
            "UNIT-01", what, at, marine, say("officers.members", names=table.ids(unit.members))
        )
    if bars := now.why_not(order, marine):
        what = say("officers.may-not-obey", name=name, order=order_name(order), reasons=in_words(bars))
        able = table.ids(now.obeying(unit, order))
        raise table.illegal(
            order.rule, what, at, marine, say("officers.may-obey", names=able) if able else None
        )
    limit = now.rulings.orders_per_marine
    if table.obeyed[marine] >= limit:
        raise table.illegal("GIVE-03", say("officers.obeyed-already", name=name, n=limit), at, marine)
