"""`chain-of-command`, `lieutenant` and `mnemonica`: who becomes the Lieutenant (rules, section 5)."""

from __future__ import annotations

from typing import Any

from orders.findings import say
from orders.infinity.naming import trooper_named
from orders.infinity.retreat import become_lieutenant, chain_candidates, in_retreat
from orders.infinity.situation import OWN_TURN, Phase, Refused, Situation
from orders.infinity.skills import Skill


def _name(body: Any) -> str:
    return str(body if not isinstance(body, dict) else body["trooper"])


def chain_of_command(situation: Situation, body: Any) -> None:
    """LT-05: used at the Loss of Lieutenant check, before the Order Count; not in Retreat! (LT-22)."""
    trooper = trooper_named(situation, _name(body))
    if situation.phase not in OWN_TURN:
        raise Refused("SEQ-01", "game.not-own-turn", say("game.begin-turn", turn=situation.turn + 1))
    if situation.phase is not Phase.EXECUTIVE:
        raise Refused("LT-05", "game.after-the-count", say("game.take-back"))
    if not situation.has(trooper, Skill.CHAIN_OF_COMMAND):
        raise Refused("LT-05", "game.no-chain", name=trooper)
    if in_retreat(situation):
        raise Refused("LT-22", "game.no-chain-in-retreat")
    able = chain_candidates(situation)
    if trooper not in able:
        key = "game.chain-unable" if able else "game.chain-unneeded"
        raise Refused("LT-05", key, say("infinity.one-of", names=able) if able else None, name=trooper)
    situation.chain_of_command = trooper


def lieutenant(situation: Situation, body: Any) -> None:
    """LT-04: after Loss of Lieutenant a new one is named at the end of the turn; not in Retreat! (RET-04)."""
    trooper = trooper_named(situation, _name(body))
    ending = situation.phase in OWN_TURN or situation.just_ended
    if not ending:
        raise Refused("SEQ-07", "game.appoint-at-end")
    if situation.retreat:
        raise Refused("RET-04", "game.no-appointment-in-retreat")
    if not situation.appointment_due:
        raise Refused("LT-04", "game.no-appointment-due")
    if not situation.army.troopers[trooper].may_lead:
        raise Refused("LIST-11", "game.cannot-lead", name=trooper)
    become_lieutenant(situation, trooper)
    situation.appointment_due = False
    if situation.phase in OWN_TURN:
        situation.phase = Phase.CLOSING


def mnemonica(situation: Situation, body: dict[str, Any]) -> None:
    """STA-17: who went Null passes on Mnemonica, and the Lieutenant skill with its extras (LT-23); he
    is Dead then.
    """
    giver = trooper_named(situation, str(body["from"]))
    taker = trooper_named(situation, str(body["to"]))
    if giver == taker or giver not in situation.mnemonica:
        raise Refused("STA-17", "game.no-mnemonica", name=giver)
    if not situation.is_null(giver):
        raise Refused("STA-17", "game.mnemonica-not-null", name=giver)
    if not situation.on_table(taker) or situation.is_out(taker):
        raise Refused("STA-17", "game.mnemonica-host", name=taker)
    for row in situation.rows(giver):
        situation.states[row] = {"dead"}
    situation.mnemonica.discard(giver)
    situation.mnemonica.add(taker)
    if situation.lieutenant == giver:
        become_lieutenant(situation, taker, orders=situation.lieutenant_orders)
