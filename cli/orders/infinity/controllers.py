"""Which trooper controls which peripheral where the list does not say (contract, section 3)."""

from __future__ import annotations

from collections import Counter

from orders.findings import say
from orders.infinity.model import ArmyList, Group, Peripheral, Trooper
from orders.infinity.skills import Skill
from orders.source.nearest import nearest

SERVANT = "servant"


def assign_controllers(army: ArmyList) -> None:
    """Finds the controller of every peripheral row that names none, and resolves those that are named."""
    held = Counter(p.controller for p in army.peripherals.values() if not p.bought and p.kind == SERVANT)
    for peripheral in army.peripherals.values():
        if peripheral.named and peripheral.bought:
            _resolve(army, peripheral)
            if peripheral.kind == SERVANT:
                held[peripheral.controller] += 1
    place = {id: i for i, id in enumerate(army.file_order)}
    most = army.edition.peripherals[SERVANT][0]
    for group in army.groups:
        for peripheral in group.peripherals:
            if not peripheral.named and peripheral.kind == SERVANT:
                order = _candidates(group, place, peripheral)
                found = next((t for t in order if held[t.id] < most), order[0] if order else None)
                if found:
                    peripheral.controller = found.id
                    held[found.id] += 1


def _candidates(group: Group, place: dict[str, int], peripheral: Peripheral) -> list[Trooper]:
    """Doctors and Engineers of the group, nearest above first, then those below (LIST-13)."""
    here = place[peripheral.id]
    able = [t for t in group.troopers if t.has(Skill.DOCTOR, Skill.ENGINEER)]
    above = [t for t in able if place[t.rows[0].id] < here]
    return above[::-1] + [t for t in able if place[t.rows[0].id] > here]


def _resolve(army: ArmyList, peripheral: Peripheral) -> None:
    name = peripheral.controller or ""
    peripheral.controller = army.alias.get(name, name if name in army.troopers else None)
    if peripheral.controller is None:
        close = nearest(name, [*army.troopers, *army.alias])
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
