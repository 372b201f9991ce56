"""A mission at one turn as the shared vocabulary has it: pools, figures, and a sheet for people."""

from __future__ import annotations

from collections.abc import Sequence

from orders.findings import Finding, Say, say
from orders.officers import reasons
from orders.officers.figures import figures
from orders.officers.muster import Muster, telling_rulings
from orders.officers.orders import ORDERS
from orders.officers.tables import order_name
from orders.pools import Command, Reserve
from orders.sheet import Block
from orders.system import Answer


def answer(now: Muster, findings: Sequence[Finding] = ()) -> Answer:
    """What there is to say of a mission at a turn."""
    rulings, notes = list(telling_rulings(now)), _notes(now)

    def draw() -> tuple[Block, ...]:
        from orders.officers.tables import sheet

        return sheet(now, rulings, notes)

    return Answer(figures(now, rulings, notes), draw, tuple(findings))


def reserve(now: Muster, findings: Sequence[Finding] = ()) -> Reserve:
    """The reserve of a mission at a turn."""
    shown, numbers = now.mission.names.shown, {marine.id: marine.number for marine in now.mission.marines}

    def why_not(marine: str, order: str | None) -> Say | None:
        return reasons.why_not(now, numbers[marine], order)

    def why_not_given(officer: str, order: str | None) -> Say | None:
        return reasons.why_not_given(now, numbers[officer], order)

    return Reserve(
        pools=_commands(now),
        names={marine: shown[number] for marine, number in numbers.items()},
        findings=tuple(findings),
        obey_limit=now.rulings.orders_per_marine,
        option_names={order.id: order_name(order) for order in ORDERS},
        why_not=why_not,
        why_not_given=why_not_given,
    )


def _commands(now: Muster) -> tuple[Command, ...]:
    """A command for each officer who may order (GIVE-01, GIVE-02), with the orders that somebody may obey."""
    ids, commands = [marine.id for marine in now.mission.marines], []
    for unit in now.units:
        if not unit.may_order:
            continue
        officer = ids[unit.officer]
        obeying = {order.id: tuple(ids[m] for m in now.obeying(unit, order)) for order in ORDERS}
        options = {order: who for order, who in obeying.items() if who}
        commands.append(Command(f"command/{officer}", officer, options))
    return tuple(commands)


def _notes(now: Muster) -> tuple[Say, ...]:
    """What a reader should know beside the figures."""
    shown = now.mission.names.shown
    notes = [say("officers.note-moved", name=shown[u.officer]) for u in now.units if not u.may_order]
    if not now.units:
        notes.append(say("officers.note-no-officer"))
    if now.rulings.by_sections == "unit":
        notes.append(say("officers.note-by-sections"))
    return tuple(notes)
