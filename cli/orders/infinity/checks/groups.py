"""Combat groups: how many, how large, and where the Proxies of a G: Jumper are (GRP-01, LIST-15, LIST-20)."""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, say
from orders.infinity.checks.limits import trooper_place
from orders.infinity.model import ArmyList


def group_size(army: ArmyList) -> Iterator[Finding]:
    """GRP-01: at most ten members a group, or the list's own limit; peripherals apart (GRP-03)."""
    most = army.limit("group_size")
    for group in army.groups:
        if most is not None and len(group.troopers) > most:
            extra = group.troopers[most]
            yield army.document.finding(
                "GRP-01",
                "infinity.group-too-large",
                trooper_place(extra.route),
                hint=say("infinity.other-group", n=len(group.troopers) - most),
                trooper=extra.id,
                group=group.id,
                name=army.shown(extra),
                number=group.id,
                members=len(group.troopers),
                most=most,
            )


def group_count(army: ArmyList) -> Iterator[Finding]:
    """LIST-20: no more groups than the event's limit, where the list states one."""
    most = army.limit("groups")
    groups = army.counted_groups
    if most is not None and len(groups) > most:
        yield army.document.finding(
            "LIST-20",
            "infinity.too-many-groups",
            groups[most].route,
            group=groups[most].id,
            groups=len(groups),
            most=most,
        )


def proxies(army: ArmyList) -> Iterator[Finding]:
    """LIST-15: two or three Proxies of a G: Jumper, all in one group (GRP-05)."""
    least, most = army.edition.proxies
    doubtful = {row.unit for row in army.rows if row.spoiled}
    for trooper in army.troopers.values():
        if not trooper.jumper or trooper.unit in doubtful:
            continue
        if not least <= len(trooper.rows) <= most:
            at = trooper.rows[most] if len(trooper.rows) > most else trooper.rows[0]
            yield army.document.finding(
                "LIST-15",
                "infinity.proxies",
                trooper_place(at.route),
                trooper=at.id,
                group=at.group,
                unit=trooper.unit,
                n=len(trooper.rows),
                least=least,
                most=most,
            )
        strayed = next((row for row in trooper.rows if row.group != trooper.group), None)
        if strayed:
            first = army.document.place(trooper_place(trooper.route))
            yield army.document.finding(
                "LIST-15",
                "infinity.proxies-apart",
                trooper_place(strayed.route),
                hint=say("infinity.move-to-group", number=trooper.group),
                trooper=strayed.id,
                group=strayed.group,
                elsewhere=(Elsewhere(first, say("infinity.first-proxy")),),
                name=army.shown(strayed),
                number=strayed.group,
                first=trooper.group,
            )
