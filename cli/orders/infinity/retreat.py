"""Retreat! and Loss of Lieutenant: the two checks before the Order Count (RET-01 to RET-05, LT-02 to
LT-05).
"""

from __future__ import annotations

from orders.infinity.model import ArmyList
from orders.infinity.situation import Situation
from orders.infinity.skills import Skill


def unpriced(army: ArmyList) -> list[str]:
    """The rows without a cost: with any of them Retreat! cannot be checked (contract, section 4)."""
    return [row.name for row in army.rows if row.cost is None]


def threshold(army: ArmyList) -> int:
    """The Victory Points at or under which the army retreats: a quarter of the points, rounded up
    (RET-02).
    """
    return -(-army.points // 4)


def survivors(situation: Situation) -> float:
    """Victory Points of those who are not lost (RET-03): off-table troopers and Shasvastii embryos count.

    A peripheral that has a cost counts by itself while it is not Null and its controller can use it (PER-02);
    where it came with its controller its cost is part of the controller's (LIST-03).
    """
    army = situation.army
    total, held = 0.0, army.controllers()
    for trooper in army.troopers.values():
        included = sum(p.row.cost or 0 for p in held.get(trooper.id, ()) if not p.bought)
        for index, row in enumerate(trooper.rows):
            if _survives(situation, row.id):
                total += max(0, (row.cost or 0) - (0 if index else included))
    for peripheral in army.peripherals.values():
        if not situation.row_is_null(peripheral.id) and not _disconnected(situation, peripheral.controller):
            total += peripheral.row.cost or 0
    return total


def _survives(situation: Situation, row: str) -> bool:
    """Not Null, or a Shasvastii that is Unconscious or an embryo (STA-13, STA-02)."""
    states = situation.states.get(row, set())
    if states & {"dead", "possessed", "sepsitorized"}:
        return False
    shasvastii = situation.has(situation.army.alias.get(row, row), Skill.SHASVASTII)
    return shasvastii or not situation.row_is_null(row)


def _disconnected(situation: Situation, controller: str | None) -> bool:
    """PER-02, PER-05: a controller that is Null, Isolated or airborne leaves its peripherals Disconnected."""
    if controller is None:
        return True
    return (
        situation.is_out(controller)
        or situation.is_isolated(controller)
        or situation.off.get(controller) == "airborne"
    )


def in_retreat(situation: Situation) -> bool:
    """Whether the army retreats (RET-01); never under Inspiring Leadership (RET-05), never without a game."""
    army = situation.army
    if not situation.game or unpriced(army) or situation.inspiring():
        return False
    return survivors(situation) <= threshold(army)


def lieutenant_missing(situation: Situation) -> bool:
    """Whether the Lieutenant is off the table, Null or Isolated (LT-02, LT-16, STA-05)."""
    lt = situation.lieutenant
    if lt is None:
        return False
    return not situation.on_table(lt) or situation.is_out(lt) or situation.is_isolated(lt)


def chain_candidates(situation: Situation) -> list[str]:
    """Who can use Chain of Command now (LT-05): on the table, neither Null nor Isolated, allowed to
    lead (LIST-11).

    Nobody while the Lieutenant is only off the table, nor in Retreat! (LT-22).
    """
    lt = situation.lieutenant
    if lt is None or not (situation.is_out(lt) or situation.is_isolated(lt)):
        return []
    return [
        t.id
        for t in situation.army.troopers.values()
        if t.has(Skill.CHAIN_OF_COMMAND)
        and t.id != lt
        and t.may_lead
        and situation.on_table(t.id)
        and not situation.is_out(t.id)
        and not situation.is_isolated(t.id)
    ]


def become_lieutenant(situation: Situation, trooper: str, *, orders: int = 1) -> None:
    """Makes the trooper Lieutenant, his identity private again (LT-04, LT-05): with the bare skill, one
    order, unless he takes the extras over too (STA-17).
    """
    situation.lieutenant = trooper
    situation.lieutenant_orders = orders
    situation.revealed = False
