"""From a list document to an `ArmyList`: ids, counts, Proxies and controllers (contract, section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from orders.findings import Elsewhere, Finding, say
from orders.infinity.controllers import assign_controllers
from orders.infinity.editions import EDITIONS
from orders.infinity.model import REGULAR, ArmyList, Fireteam, Group, Peripheral, Row, Trooper
from orders.infinity.skills import Skill, read_skill
from orders.source import Document, Route
from orders.source.ids import Ids, slug

MOST_ROWS = 1000
"""More models than this are not written out of a `count`."""
MOST_MODELS = 100
"""A `count` beyond this is a fault of shape; it is never written out."""


def build(document: Document) -> ArmyList:
    """The army list of a document of kind list. What does not fit together is in its `faults`."""
    value: dict[str, Any] = document.value if isinstance(document.value, dict) else {}
    points = int(value.get("points", 300))
    army = ArmyList(
        document,
        str(value.get("name") or ""),
        EDITIONS.get(value.get("edition", "n5"), EDITIONS["n5"]),
        points,
        float(value.get("swc", points // 50)),
        dict(value.get("limits") or {}),
        dict(value.get("rulings") or {}),
    )
    _add_groups(army, value.get("groups") or [])
    assign_controllers(army)
    _add_fireteams(army, value.get("fireteams") or [])
    return army


def _add_groups(army: ArmyList, groups: list[Any]) -> None:
    ids = _ids(army, groups)
    seen: dict[str, Route] = {}
    for index, written in enumerate(groups):
        body = written if isinstance(written, dict) else {}
        route: Route = ("groups", index)
        group = Group(str(body.get("number", index + 1)), route, bool(body.get("reinforcement")))
        if group.id in seen and isinstance(written, dict) and route not in army.document.spoiled:
            at = (*route, "number") if "number" in body else route
            first = army.document.place(seen[group.id])
            also = (Elsewhere(first, say("infinity.first-here")),)
            army.faults.append(
                army.document.finding(
                    "REF-02", "infinity.group-twice", at, elsewhere=also, group=group.id, number=group.id
                )
            )
        seen.setdefault(group.id, (*route, "number") if "number" in body else route)
        army.groups.append(group)
        for row_index, row in enumerate(body.get("troopers") or []):
            if isinstance(row, dict):
                _add_row(army, group, (*route, "troopers", row_index), row, ids)


def _times(row: dict[str, Any]) -> int:
    count = row.get("count", 1)
    return max(1, min(count, MOST_MODELS)) if isinstance(count, int) else 1


def _each(groups: list[Any]) -> Iterator[tuple[Route, dict[str, Any], int]]:
    """Every row and nested peripheral that has an id, in file order, with how many models it stands for."""
    for g, group in enumerate(groups):
        for t, row in enumerate((group.get("troopers") if isinstance(group, dict) else None) or []):
            if not isinstance(row, dict):
                continue
            route: Route = ("groups", g, "troopers", t)
            yield route, row, _times(row)
            for p, nested in enumerate(row.get("peripherals") or []):
                if isinstance(nested, dict):
                    yield (*route, "peripherals", p), nested, _times(nested) * _times(row)


def _ids(army: ArmyList, groups: list[Any]) -> Ids:
    wanted: list[str] = []
    taken: dict[str, Route] = {}
    for route, row, times in _each(groups):
        own = row.get("id")
        if own is None or times > 1:
            wanted += [own or slug(str(row.get("name", "")))] * times
        elif own in taken:
            also = (Elsewhere(army.document.place((*taken[own], "id")), say("infinity.first-here")),)
            army.faults.append(
                army.document.finding(
                    "REF-02", "infinity.id-twice", (*route, "id"), elsewhere=also, trooper=own, id=own
                )
            )
        else:
            taken[own] = route
    return Ids(wanted, set(taken))


def _id(row: dict[str, Any], times: int, ids: Ids) -> str:
    own = row.get("id")
    if own is None or times > 1:
        return ids.give(own or slug(str(row.get("name", ""))))
    return ids.write(own)


def _read_row(army: ArmyList, group: Group, route: Route, row: dict[str, Any], id: str) -> Row:
    name = str(row.get("name") or id)
    swc, bonus = row.get("swc"), 0.0
    if isinstance(swc, str):
        swc, bonus = 0, float(swc)
    ava = row.get("ava")
    return Row(
        id,
        name,
        str(row.get("unit") or name),
        group.id,
        route,
        row.get("cost"),
        swc,
        bonus,
        ava if isinstance(ava, int) else None,
        ava is not None,
        any(r[: len(route)] == route for r in army.document.spoiled),
    )


def _add_row(army: ArmyList, group: Group, route: Route, row: dict[str, Any], ids: Ids) -> None:
    times = _times(row)
    if len(army.rows) > MOST_ROWS:  # far beyond any list; what is wrong with it is told already
        times = min(times, 1)
    for _ in range(times):
        read = _read_row(army, group, route, row, _id(row, times, ids))
        kind = row.get("peripheral")
        if group.reinforcement:
            continue
        army.file_order.append(read.id)
        army.rows.append(read)
        if kind is not None:
            controller = row.get("controller")
            peripheral = Peripheral(read, kind, controller, True, controller is not None)
            group.peripherals.append(peripheral)
            army.peripherals[read.id] = peripheral
            continue
        trooper = _add_trooper(army, group, row, read)
        for p, nested in enumerate(row.get("peripherals") or []):
            _add_nested(army, group, trooper, (*route, "peripherals", p), nested, times, ids)


def _add_trooper(army: ArmyList, group: Group, row: dict[str, Any], read: Row) -> Trooper:
    skills: dict[Skill, frozenset[str]] = {}
    level = 0
    for text in row.get("skills") or []:
        reading = read_skill(str(text))
        if reading.skill:
            skills[reading.skill] = skills.get(reading.skill, frozenset()) | reading.extras
            if reading.skill is Skill.STRATEGOS:
                level = max(level, reading.level, 1)
    id, name = read.id, read.name
    if Skill.G_JUMPER in skills:
        id, name = slug(read.unit), read.unit
        known = army.troopers.get(id)
        if known and known.jumper and known.unit == read.unit:
            known.rows.append(read)
            known.skills = {s: known.extras(s) | skills.get(s, frozenset()) for s in known.skills | skills}
            army.alias[read.id] = id
            return known
        if known:
            id = f"{id}-g-jumper"
        army.alias[read.id] = id
    training = str(row.get("training", REGULAR))
    trooper = Trooper(id, name, read.unit, group.id, training, row.get("type"), skills, level, [read])
    army.troopers[id] = trooper
    group.troopers.append(trooper)
    return trooper


def _add_nested(
    army: ArmyList, group: Group, trooper: Trooper, route: Route, nested: Any, times: int, ids: Ids
) -> None:
    if not isinstance(nested, dict):
        return
    for _ in range(_times(nested)):
        id = _id(nested, _times(nested) * times, ids)
        name = str(nested.get("name") or id)
        row = Row(id, name, name, group.id, route, nested.get("cost"))
        peripheral = Peripheral(row, nested.get("kind"), trooper.id, False, True)
        army.file_order.append(id)
        group.peripherals.append(peripheral)
        army.peripherals[id] = peripheral


def _add_fireteams(army: ArmyList, fireteams: list[Any]) -> None:
    for index, body in enumerate(fireteams):
        if not isinstance(body, dict) or not isinstance(body.get("name"), str):
            continue
        route: Route = ("fireteams", index)
        name = body["name"]
        if name in army.fireteams or resolve(army, name):
            army.faults.append(
                army.document.finding("REF-02", "infinity.id-twice", (*route, "name"), id=name)
            )
            continue
        members: list[str] = []
        routes: list[Route] = []
        written = body.get("members") or []
        for m, member in enumerate(written):
            known = resolve(army, str(member))
            if known is None and not _may_exist(army, str(member)):
                army.faults.append(unknown_trooper(army, (*route, "members", m), str(member)))
            if known is not None:
                members.append(known)
                routes.append((*route, "members", m))
        leader = str(body.get("leader", members[0] if members else ""))
        known = resolve(army, leader)
        told = leader in map(str, written) or _may_exist(army, leader)
        if "leader" in body and known not in members and not (known is None and told):
            at = (*route, "leader")
            hint = say("infinity.one-of", names=members) if members else None
            army.faults.append(
                army.document.finding(
                    "REF-01", "infinity.leader-not-member", at, hint=hint, leader=leader, team=name
                )
            )
            known = None
        if members:
            kind, leader = str(body.get("type", "")), known or members[0]
            army.fireteams[name] = Fireteam(name, kind, members, leader, route, routes, len(written))


def _may_exist(army: ArmyList, name: str) -> bool:
    """Whether a row with a fault of shape could be the one meant: its own fault has been told."""
    if not army.document.spoiled:
        return False
    base = name.rstrip("0123456789").rstrip("-")
    return any(
        (row.spoiled and slug(row.name) in (name, base)) or (*row.route, "name") in army.document.spoiled
        for row in army.rows
    )


def resolve(army: ArmyList, name: str) -> str | None:
    """The id of the trooper or peripheral that the name means: a Proxy's id means its G: Jumper."""
    if name in army.alias:
        return army.alias[name]
    return name if name in army.troopers or name in army.peripherals else None


def unknown_trooper(army: ArmyList, at: Route, name: str) -> Finding:
    """REF-01 for a name that no trooper has, with the nearest one that there is."""
    known = army.troopers, army.alias, army.peripherals, army.fireteams
    close = army.guesses.nearest(name, chain(*known))
    hint = say("infinity.did-you-mean", name=close) if close else None
    return army.document.finding("REF-01", "infinity.unknown-trooper", at, hint=hint, name=name)
