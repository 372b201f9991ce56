"""Peripherals in play: which act together with their controller (PER-01, PER-03)."""

from __future__ import annotations

from orders.infinity.naming import row_named
from orders.infinity.situation import Refused, Situation


def need_joining(situation: Situation, controller: str, names: list[str]) -> None:
    """The named peripherals may act with the controller: his own (PER-01), one servant, all the
    synchronized (PER-03).
    """
    army = situation.army
    chosen = [row_named(situation, name) for name in names]
    for name in chosen:
        peripheral = army.peripherals.get(name)
        if peripheral is None or peripheral.controller != controller:
            raise Refused("PER-01", "game.not-his-peripheral", name=name, controller=controller)
        if situation.row_is_null(name):
            raise Refused("STA-03", "game.is-null", name=name)
        if peripheral.kind == "ancillary" and name not in situation.attached(controller):
            raise Refused("PER-03", "game.ancillary-not-placed", name=name)
    kinds = [army.peripherals[name].kind for name in chosen]
    if kinds.count("servant") > 1:
        raise Refused("PER-03", "game.one-servant", controller=controller)
    if kinds.count("cyberplug") > 1:
        raise Refused("LIST-25", "game.one-cyberplug", controller=controller)
    together = [
        p.id
        for p in army.peripherals.values()
        if p.controller == controller and p.kind == "synchronized" and not situation.row_is_null(p.id)
    ]
    missing = [id for id in together if id not in chosen]
    if "synchronized" in kinds and missing:
        raise Refused("PER-03", "game.all-synchronized", names=missing)
