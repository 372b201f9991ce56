"""Sums over the whole list: troopers, cost, SWC, availability (LIST-01 to LIST-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from orders.findings import Finding, Severity, say
from orders.infinity.model import ArmyList, Row
from orders.source import Route


def trooper_place(route: Route) -> Route:
    """Where a trooper is pointed at: its name."""
    return (*route, "name")


def number(value: float) -> float:
    """A number of points or SWC without the crumbs that sums of decimals leave."""
    return round(value, 6)


def troopers(army: ArmyList) -> Iterator[Finding]:
    """LIST-01: at most 15 troopers, or the list's own limit; peripherals apart, a G: Jumper once."""
    most = army.limit("troopers")
    first_too_many = list(islice(army.troopers.values(), most, None))[:1]
    for trooper in first_too_many:
        yield army.document.finding(
            "LIST-01",
            "infinity.too-many-troopers",
            trooper_place(trooper.route),
            hint=say("infinity.leave-out", n=len(army.troopers) - (most or 0)),
            trooper=trooper.id,
            group=trooper.group,
            name=army.shown(trooper),
            troopers=len(army.troopers),
            most=most,
        )


def _running(rows: Iterable[Row], key: str, limit: float) -> Row | None:
    """The first row at which the running sum passes the limit."""
    total = 0.0
    for row in rows:
        total += getattr(row, key) or 0
        if number(total) > limit:
            return row
    return None


def cost(army: ArmyList) -> Iterator[Finding]:
    """LIST-03: the costs come to at most the points of the game."""
    total = number(sum(row.cost or 0 for row in army.rows))
    over = _running(army.rows, "cost", army.points)
    if over and total > army.points:
        yield army.document.finding(
            "LIST-03",
            "infinity.over-points",
            (*over.route, "cost"),
            hint=say("infinity.save-points", n=number(total - army.points)),
            trooper=over.id,
            group=over.group,
            name=army.shown(over),
            total=number(total),
            points=number(army.points),
        )
    yield from _unsaid(army, "LIST-03", "cost", [r for r in army.rows if r.cost is None])


def swc(army: ArmyList) -> Iterator[Finding]:
    """LIST-04: SWC spent is within the allowance, bonuses added to the allowance (LIST-05, -06, -07)."""
    bonus = sum(row.swc_bonus for row in army.rows)
    allowed = number(army.swc + bonus)
    total = number(sum(row.swc or 0 for row in army.rows))
    over = _running(army.rows, "swc", allowed)
    if over and total > allowed:
        yield army.document.finding(
            "LIST-04",
            "infinity.over-swc" if not bonus else "infinity.over-swc-bonus",
            (*over.route, "swc"),
            hint=say("infinity.save-swc", n=number(total - allowed)),
            trooper=over.id,
            group=over.group,
            name=army.shown(over),
            total=number(total),
            allowed=number(allowed),
            bonus=number(bonus),
        )
    yield from _unsaid(army, "LIST-04", "swc", [r for r in army.rows if r.swc is None])


def _unsaid(army: ArmyList, code: str, key: str, rows: list[Row]) -> Iterator[Finding]:
    """One info for all rows that leave the key out, so that the user knows what was not checked."""
    rows = [row for row in rows if not row.spoiled]
    if rows:
        names = list(dict.fromkeys(row.name for row in rows))
        yield army.document.finding(
            code,
            f"infinity.no-{key}",
            trooper_place(rows[0].route),
            severity=Severity.INFO,
            trooper=rows[0].id,
            group=rows[0].group,
            n=len(rows),
            names=[*names[:3], "..."] if len(names) > 3 else names,
        )


def availability(army: ArmyList) -> Iterator[Finding]:
    """LIST-08: no unit more often than its AVA, over all groups; Proxies of a G: Jumper are one (LIST-24)."""
    limit: dict[str, int] = {}
    doubtful = {row.unit for row in army.rows if row.spoiled}
    for row in army.rows:
        if row.ava is not None and row.unit not in doubtful:
            limit[row.unit] = min(row.ava, limit.get(row.unit, row.ava))
    proxies = {row.id for t in army.troopers.values() for row in t.rows[1:]}
    taken = [row for row in army.rows if row.id not in proxies]
    total = Counter(row.unit for row in taken)
    so_far: Counter[str] = Counter()
    for row in taken:
        so_far[row.unit] += 1
        if so_far[row.unit] == limit.get(row.unit, len(taken)) + 1:
            yield army.document.finding(
                "LIST-08",
                "infinity.over-ava",
                trooper_place(row.route),
                hint=say("infinity.leave-out", n=total[row.unit] - limit[row.unit]),
                trooper=row.id,
                group=row.group,
                unit=row.unit,
                taken=total[row.unit],
                ava=limit[row.unit],
            )
    yield from _unsaid(army, "LIST-08", "ava", [r for r in army.rows if not r.ava_given])
