"""The fields of `reserve --format json` for a mission (contract, section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orders.findings import Say
from orders.officers.mission import Marine
from orders.officers.muster import Muster, Ruling, Unit
from orders.officers.obey import Outcome, outcomes
from orders.officers.orders import ORDERS


def figures(now: Muster, rulings: Sequence[Ruling], notes: Sequence[Say]) -> dict[str, Any]:
    """All fields of the document but its version, in their order."""
    return {
        "system": "officers",
        "mission": now.mission.name,
        "turn": now.turn,
        "officers": [_officer(now, unit) for unit in now.units],
        "rulings": [ruling._asdict() for ruling in rulings],
        "notes": list(notes),
        "marines": [_marine(now, marine) for marine in now.in_play()],
        "out_of_reach": [_id(now, m.number) for m in out_of_reach(now)],
    }


def out_of_reach(now: Muster) -> list[Marine]:
    """The marines in play who are in no unit."""
    reached = {member for unit in now.units for member in unit.members}
    return [marine for marine in now.in_play() if marine.number not in reached]


def _id(now: Muster, marine: int) -> str:
    return now.mission.marines[marine].id


def _officer(now: Muster, unit: Unit) -> dict[str, Any]:
    return {
        "officer": _id(now, unit.officer),
        "rank": unit.rank,
        "may_order": unit.may_order,
        "unit": [_id(now, m) for m in unit.members],
        "links": {_id(now, m): _id(now, through) for m, through in unit.through.items()},
        "orders": {order.id: [_id(now, m) for m in now.obeying(unit, order)] for order in ORDERS},
    }


def _marine(now: Muster, marine: Marine) -> dict[str, Any]:
    """One marine: where he stands, who may order him, and what each order does for him or why not."""
    number, square = marine.number, now.square(marine.number)
    reasons = {order.id: [str(bar) for bar in now.why_not(order, number)] for order in ORDERS}
    return {
        "marine": marine.id,
        "name": marine.name,
        "square": list(square) if square else None,
        "squad": marine.squad,
        "officers": [_id(now, unit.officer) for unit in now.units_of(number) if unit.may_order],
        "why_not": {id: why for id, why in reasons.items() if why},
        "effects": {
            order.id: [_effect(o) for o in outcomes(order, marine, now.bars[number], now.rulings)]
            for order in ORDERS
            if not reasons[order.id]
        },
    }


def _effect(outcome: Outcome) -> dict[str, Any]:
    return {
        "movement": outcome.movement,
        "movement_at_most": outcome.at_most,
        "movement_more": outcome.more,
        "shots": outcome.shots,
        "tyranid_phase_shots": outcome.tyranid_shots,
        "accuracy": outcome.accuracy,
        "power": outcome.power,
        "accuracy_against": outcome.against,
        "forbidden": [str(act) for act in outcome.forbids],
        "allowed": [str(act) for act in outcome.allows],
    }
