"""`state`, `gain` and `frenzy`: what happens to troopers (rules, section 4b; IMP-03)."""

from __future__ import annotations

from typing import Any

from orders.infinity.model import Trooper
from orders.infinity.naming import row_named, trooper_named
from orders.infinity.situation import NULL_STATES, Refused, Situation
from orders.infinity.skills import Skill
from orders.infinity.teams import drop_out, leave


def state(situation: Situation, body: dict[str, Any]) -> None:
    """`state`: puts a model into a state. `normal` ends all states; the others add up, Null States
    replace.
    """
    row, new = row_named(situation, str(body["trooper"])), str(body["is"])
    if row in situation.gained:
        _lose_gained(situation, row, new)
        return
    owner = situation.army.alias.get(row, row)
    trooper = situation.army.troopers.get(owner)
    if trooper is None:
        _set_peripheral(situation, row, new)
        return
    _need_possible(situation, trooper, new)
    if owner in situation.off and new not in ("normal", "retreat"):
        raise Refused("CNT-07", "game.state-off-table", name=owner)
    _set(situation, row, new)
    if situation.is_out(owner) or situation.is_isolated(owner):
        drop_out(situation, owner)


def _set(situation: Situation, row: str, new: str) -> None:
    if new == "normal":
        situation.states.pop(row, None)
        return
    gone: set[str] = {"normal"}
    if new in NULL_STATES or new == "embryo":
        gone |= {*NULL_STATES, "embryo", "dogged"}
    elif new == "dogged":  # STA-12: he goes on as if he were not Unconscious
        gone |= {"unconscious"}
    situation.states[row] = (situation.states.get(row, set()) - gone) | {new}


def _need_possible(situation: Situation, trooper: Trooper, new: str) -> None:
    """STA-14, STA-12, STA-13 and STA-18: states that this trooper cannot enter."""
    if new == "disconnected":
        raise Refused("STA-14", "game.only-peripherals", name=trooper.id)
    if new == "dogged" and not trooper.has(Skill.DOGGED, Skill.NO_WOUND_INCAPACITATION):
        raise Refused("STA-12", "game.not-dogged", name=trooper.id)
    if new == "embryo" and not trooper.has(Skill.SHASVASTII, Skill.TRANSMUTATION):
        raise Refused("STA-13", "game.no-embryo", name=trooper.id)
    steady = new == "isolated" and trooper.has(*situation.army.edition.immune_to_isolated)
    if steady or any(extra in _IMMUNE.get(new, ()) for extra in trooper.extras(Skill.IMMUNITY)):
        raise Refused("STA-18", "game.immune", name=trooper.id, state=new)


_IMMUNE = {
    "isolated": ("isolated", "aislado"),
    "possessed": ("possessed", "poseido"),
    "sepsitorized": ("sepsitorized", "sepsitorizado"),
    "imm-a": ("imma", "inma"),
    "imm-b": ("immb", "inmb"),
    "stunned": ("stunned", "aturdido"),
    "targeted": ("targeted", "marcado"),
}
"""The brackets behind Immunity that keep a state off, in both languages."""


def _set_peripheral(situation: Situation, row: str, new: str) -> None:
    """A peripheral's state: `normal` also puts an Ancillary on the table, Isolated ends as Disconnected
    (PER-08).
    """
    if new == "normal":
        situation.states[row] = {"normal"}
    elif new == "isolated":
        situation.states[row] = {"disconnected"}
    else:
        situation.states[row] = {new}
    controller = situation.army.peripherals[row].controller
    if controller and situation.attached(controller):
        leave(situation, controller)  # FT-04: a Controller is no member


def _lose_gained(situation: Situation, id: str, new: str) -> None:
    """A trooper gained from the enemy stays ours while Possessed (STA-10)."""
    if new in ("normal", "dead", "unconscious", "embryo", "disconnected"):
        del situation.gained[id]
        del situation.gained_names[id]
        situation.states.pop(id, None)
    else:
        situation.states[id] = situation.states.get(id, set()) | {new}


def gain(situation: Situation, body: dict[str, Any]) -> None:
    """`gain`: an enemy trooper that one of ours possesses; the pool of that trooper's group pays for it
    (STA-10).
    """
    id, by = str(body["id"]), trooper_named(situation, str(body["by"]))
    army = situation.army
    if id in army.troopers or id in army.alias or id in army.peripherals or id in army.fireteams:
        raise Refused("REF-02", "infinity.id-twice", id=id)
    if id in situation.gained:
        raise Refused("REF-02", "infinity.id-twice", id=id)
    if not situation.on_table(by) or situation.is_out(by):
        raise Refused("STA-10", "game.gain-off-table", name=by)
    situation.gained[id] = by
    situation.gained_names[id] = str(body.get("name", id))


def frenzy(situation: Situation, body: Any) -> None:
    """`frenzy`: from the next Tactical Phase on the trooper is Impetuous (IMP-03)."""
    trooper = trooper_named(situation, body if isinstance(body, str) else body["trooper"])
    if not situation.has(trooper, Skill.FRENZY):
        raise Refused("IMP-03", "game.no-frenzy", name=trooper)
    situation.impetuous.add(trooper)
