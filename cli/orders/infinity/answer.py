"""The JSON fields of an Infinity reserve (contract, section 5), sentences not yet put into a language."""

from __future__ import annotations

from typing import Any

from orders.findings import Say, say
from orders.infinity.count import Given
from orders.infinity.model import ArmyList
from orders.infinity.replay import Count
from orders.infinity.situation import Situation

UNKNOWN = "?"
"""Stands for the Lieutenant in what the opponent may know."""

PRIVATE_NOTES = frozenset(
    f"infinity.note-{name}" for name in ("chain-open", "chain-used", "lieutenant-on-table", "retreat")
)
"""Notes that tell who leads, or count troopers off the table."""

PRIVATE_RULES = ("LT-", "SKL-")
"""Families whose rulings tell what the Lieutenant can do, while he is not revealed."""


def answer(count: Count, *, public: bool = False) -> dict[str, Any]:
    """All fields of the answer but the version."""
    situation, tally = count.situation, count.tally
    army = situation.army
    seen_lieutenant = shown_lieutenant(situation, public=public)
    return {
        "system": "infinity",
        "edition": army.edition.name,
        "list": army.name,
        "turn": situation.turn,
        "loss_of_lieutenant": situation.loss_of_lieutenant,
        "retreat": situation.retreat,
        "command_tokens": situation.tokens,
        "lieutenant": seen_lieutenant,
        "groups": [group_fields(situation, group.id, public=public) for group in army.counted_groups],
        "troopers": troopers(count, public=public),
        "rulings": [
            {"rule": rule, "key": key, "value": value}
            for rule, key, value in tally.rulings
            if situation.revealed or not (public and rule.startswith(PRIVATE_RULES))
        ],
        "notes": notes(count, public=public),
    }


def notes(count: Count, *, public: bool = False) -> list[Say]:
    """What a reader must know besides the figures."""
    return [note for note in count.tally.notes if not (public and note.key in PRIVATE_NOTES)]


def shown_lieutenant(situation: Situation, *, public: bool) -> str | None:
    """The Lieutenant; in what the opponent may know only once revealed (ORD-09)."""
    return situation.lieutenant if situation.revealed or not public else None


def group_fields(situation: Situation, group: str, *, public: bool = False) -> dict[str, Any]:
    """The figures of one group; off-table troopers are private (ORD-08)."""
    orders = situation.orders
    ids = [id for id in situation.army.troopers if situation.group[id] == group]
    off = [id for id in ids if id in situation.off]
    seen = [id for id in situation.members(group) if not (public and id in off)]
    holders = {id: n for id, n in orders.lieutenant.items() if n and situation.group[id] == group}
    if public and not situation.revealed:
        holders = dict.fromkeys([UNKNOWN], sum(holders.values())) if holders else {}
    return {
        "group": group,
        "members": len(seen),
        "regular": orders.regular.get(group, 0),
        "irregular": [id for id in ids for _ in orders.irregular.get(id, ())],
        "lieutenant": holders,
        "tactical": {id: orders.tactical[id] for id in ids if orders.tactical.get(id)},
        "impetuous": [id for id in ids if id in orders.impetuous and id not in off],
        "off_table": []
        if public
        else [{"trooper": id, "order": orders.own[id]} for id in off if id in orders.own],
    }


def troopers(count: Count, *, public: bool = False) -> list[dict[str, Any]]:
    """A row for every trooper, Proxy and peripheral in file order: what it gives, why and by which rule."""
    situation = count.situation
    army, rows, met = situation.army, [], set()
    for id in army.file_order:
        trooper = army.troopers.get(army.alias.get(id, id))
        if trooper is None:
            peripheral = army.peripherals[id]
            if not (public and peripheral.controller in situation.off):
                why = Given("none", "CNT-10", say("infinity.because-peripheral"))
                group = situation.group.get(peripheral.controller or "", peripheral.row.group)
                rows.append(_row(id, peripheral.row.name, group, why))
            continue
        if public and trooper.id in situation.off:
            continue
        group = situation.group[trooper.id]
        if trooper.id not in met:
            met.add(trooper.id)
            rows.append(_row(trooper.id, trooper.name, group, count.tally.given[trooper.id]))
        if trooper.jumper and id != trooper.id:
            why = Given("none", "CNT-10", say("infinity.because-proxy", name=trooper.name))
            rows.append(_row(id, _row_name(army, trooper.id, id), group, why))
    return rows


def _row_name(army: ArmyList, trooper: str, row: str) -> str:
    return next(r.name for r in army.troopers[trooper].rows if r.id == row)


def _row(id: str, name: str, group: str, given: Given) -> dict[str, Any]:
    return {
        "trooper": id,
        "name": name,
        "group": group,
        "order": given.order,
        "because": given.because,
        "rule": given.rule,
    }
