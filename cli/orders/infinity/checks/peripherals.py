"""Peripherals and their controllers (LIST-12, LIST-13, LIST-14, LIST-25, GRP-05)."""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, Say, say
from orders.infinity.controllers import SERVANT
from orders.infinity.model import ArmyList, Peripheral, Trooper
from orders.infinity.skills import Skill
from orders.source import Route


def _place(peripheral: Peripheral) -> Route:
    return (*peripheral.row.route, "name")


def have_controllers(army: ArmyList) -> Iterator[Finding]:
    """LIST-12: a peripheral always has a controller."""
    doubtful = {row.group for row in army.rows if row.spoiled}
    for peripheral in army.peripherals.values():
        if peripheral.controller or peripheral.named or peripheral.row.group in doubtful:
            continue
        servant = peripheral.kind == SERVANT
        yield army.document.finding(
            "LIST-12",
            "infinity.no-controller-servant" if servant else "infinity.no-controller",
            _place(peripheral),
            hint=None if servant else say("infinity.name-controller"),
            trooper=peripheral.id,
            group=peripheral.row.group,
            name=army.shown(peripheral.row),
            number=peripheral.row.group,
        )


def stay_in_group(army: ArmyList) -> Iterator[Finding]:
    """GRP-05: a peripheral is in the group of its controller."""
    for peripheral, trooper in _pairs(army):
        if peripheral.row.group != trooper.group:
            first = army.document.place((*trooper.route, "name"))
            yield army.document.finding(
                "GRP-05",
                "infinity.peripheral-apart",
                (*peripheral.row.route, "controller"),
                hint=say("infinity.move-to-group", number=trooper.group),
                trooper=peripheral.id,
                group=peripheral.row.group,
                elsewhere=(Elsewhere(first, say("infinity.controller-here", name=army.shown(trooper))),),
                name=army.shown(peripheral.row),
                number=peripheral.row.group,
                controller=army.shown(trooper),
                other=trooper.group,
            )


def suit_controller(army: ArmyList) -> Iterator[Finding]:
    """LIST-13: servants only for a Doctor or Engineer; LIST-25: cyberplugs only with that skill,
    without servants.
    """
    for peripheral, trooper in _pairs(army):
        fault = None
        if peripheral.kind == SERVANT and not trooper.has(Skill.DOCTOR, Skill.ENGINEER):
            fault = ("LIST-13", "infinity.servant-of-whom")
        elif peripheral.kind == "cyberplug" and not trooper.has(Skill.CYBERPLUG):
            fault = ("LIST-25", "infinity.cyberplug-of-whom")
        elif peripheral.kind == "cyberplug" and _holds(army, trooper, SERVANT):
            fault = ("LIST-25", "infinity.cyberplug-and-servant")
        if fault:
            code, key = fault
            yield _about(army, peripheral, trooper, code, key, hint=_better(army, peripheral, trooper))


def number(army: ArmyList) -> Iterator[Finding]:
    """LIST-13, LIST-14, LIST-25: no more peripherals of a kind than one controller may have."""
    for trooper_id, held in army.controllers().items():
        for kind, (most, rule) in army.edition.peripherals.items():
            of_kind = [p for p in held if p.kind == kind]
            if len(of_kind) > most:
                trooper = army.troopers[trooper_id]
                yield _about(
                    army,
                    of_kind[most],
                    trooper,
                    rule,
                    "infinity.too-many-peripherals",
                    n=len(of_kind),
                    most=most,
                )


def _pairs(army: ArmyList) -> Iterator[tuple[Peripheral, Trooper]]:
    for peripheral in army.peripherals.values():
        if peripheral.controller in army.troopers:
            yield peripheral, army.troopers[peripheral.controller]


def _holds(army: ArmyList, trooper: Trooper, kind: str) -> bool:
    return any(p.kind == kind for p, t in _pairs(army) if t is trooper)


def _better(army: ArmyList, peripheral: Peripheral, trooper: Trooper) -> Say | None:
    """Who could control the peripheral instead, in its group."""
    skills = (Skill.DOCTOR, Skill.ENGINEER) if peripheral.kind == SERVANT else (Skill.CYBERPLUG,)
    able = [t.id for t in army.troopers.values() if t is not trooper and t.has(*skills)]
    return say("infinity.controllers-are", names=able) if able else None


def _about(
    army: ArmyList,
    peripheral: Peripheral,
    trooper: Trooper,
    code: str,
    key: str,
    n: int = 0,
    most: int = 0,
    hint: Say | None = None,
) -> Finding:
    return army.document.finding(
        code,
        key,
        _place(peripheral),
        hint=hint,
        trooper=peripheral.id,
        group=peripheral.row.group,
        name=army.shown(peripheral.row),
        controller=army.shown(trooper),
        kind=peripheral.kind,
        n=n,
        most=most,
    )
