"""Which trooper controls which peripheral where the list does not say (contract, section 3)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from orders.findings import say
from orders.infinity.model import ArmyList, Group, Peripheral, Trooper
from orders.infinity.skills import Skill

SERVANT = "servant"


def assign_controllers(army: ArmyList) -> None:
    """Resolves the controllers that are named, and finds one for every servant that names none."""
    held = Counter(p.controller for p in army.peripherals.values() if not p.bought and p.kind == SERVANT)
    for peripheral in army.peripherals.values():
        if peripheral.named and peripheral.bought:
            _resolve(army, peripheral)
            if peripheral.kind == SERVANT:
                held[peripheral.controller] += 1
    for group in army.groups:
        _assign_in_order(army, group, held)


def _assign_in_order(army: ArmyList, group: Group, held: Counter[str | None]) -> None:
    """LIST-13: the nearest Doctor or Engineer with room above the servant, else below; else a full one."""
    most = army.edition.peripherals[SERVANT][0]
    able = {t.rows[0].id: t for t in group.troopers if t.has(Skill.DOCTOR, Skill.ENGINEER)}
    servants = {p.id: p for p in group.peripherals if p.kind == SERVANT and not p.named}
    rows = [id for id in army.file_order if id in able or id in servants]
    below = [able[id] for id in reversed(rows) if id in able]
    above: list[Trooper] = []
    full = below[-1] if below else None
    for id in rows:
        if id in able:
            full = able[id]
            above.append(full)
            continue
        for near in (above, below):  # each is a stack, the nearest on top; who has no room is done with
            while near and held[near[-1].id] >= most:
                near.pop()
        found = above[-1] if above else below[-1] if below else full
        if found:
            servants[id].controller = found.id
            held[found.id] += 1


def _resolve(army: ArmyList, peripheral: Peripheral) -> None:
    name = peripheral.controller or ""
    peripheral.controller = army.alias.get(name, name if name in army.troopers else None)
    if peripheral.controller is None:
        close = army.guesses.nearest(name, chain(army.troopers, army.alias))
        able = [t.id for t in army.troopers.values() if t.has(Skill.DOCTOR, Skill.ENGINEER)]
        hint = say("infinity.did-you-mean", name=close) if close else None
        if hint is None and able and peripheral.kind == SERVANT:
            hint = say("infinity.one-of", names=able)
        at = (*peripheral.row.route, "controller")
        army.faults.append(
            army.document.finding(
                "REF-01", "infinity.unknown-trooper", at, hint=hint, trooper=peripheral.id, name=name
            )
        )
