"""The situation after deployment: who starts on the table, and which Fireteams stand (AD-06, FT-03)."""

from __future__ import annotations

from typing import Any

from orders.findings import Finding, Severity
from orders.infinity.model import ArmyList
from orders.infinity.situation import Refused, Situation, Team
from orders.infinity.skills import Skill
from orders.infinity.teams import unfit_now
from orders.source import Document, Route


def opening(army: ArmyList, game: Document | None = None) -> tuple[Situation, list[Finding]]:
    """The situation after deployment: airborne and hidden troopers off the table, the Lieutenant on it.

    With it come the findings of the game's own `deployment:`.
    """
    value: dict[str, Any] = game.value if game and isinstance(game.value, dict) else {}
    leaders = army.lieutenants
    first = leaders[0] if leaders else None
    situation = Situation(
        army,
        {**army.rulings, **(value.get("rulings") or {})},
        going=str(value.get("going", "first")),
        game=game is not None,
        group={t.id: t.group for t in army.troopers.values()},
        lieutenant=first.id if first else None,
        lieutenant_orders=first.lieutenant_orders if first else 1,
        tokens=army.edition.tokens + (1 if first and first.extra_token else 0),
        impetuous={t.id for t in army.troopers.values() if t.has(Skill.IMPETUOUS)},
        mnemonica={t.id for t in army.troopers.values() if t.has(Skill.MNEMONICA)},
    )
    for trooper in army.troopers.values():
        if trooper.id != situation.lieutenant and (trooper.airborne or trooper.hidden):
            situation.off[trooper.id] = "airborne" if trooper.airborne else "hidden"
    findings = _deploy(situation, game, value.get("deployment") or {}) if game else []
    for fireteam in army.fireteams.values():
        members = [m for m in fireteam.members if m in army.troopers and not unfit_now(situation, m)]
        if len(members) > 1 and fireteam.leader in members:
            situation.teams[fireteam.name] = Team(fireteam.name, fireteam.type, members, fireteam.leader)
    return situation, findings


def _deploy(situation: Situation, game: Document, deployment: dict[str, Any]) -> list[Finding]:
    """`deployment:` of a game file: who stands on the table after all, and who does not (AD-06)."""
    from orders.infinity.naming import row_named, trooper_named

    findings = []
    for key, on in (("on_table", True), ("off_table", False)):
        for index, name in enumerate(deployment.get(key) or []):
            route = ("deployment", key, index)
            try:
                if on and str(name) in situation.army.peripherals:
                    situation.states[row_named(situation, str(name))] = {"normal"}
                    continue
                id = trooper_named(situation, str(name))
                trooper = situation.army.troopers[id]
                if on:
                    situation.off.pop(id, None)
                elif not (trooper.airborne or trooper.hidden):
                    raise Refused("AD-06", "game.cannot-start-off", name=id)
                else:
                    situation.off[id] = "airborne" if trooper.airborne else "hidden"
            except Refused as refused:
                findings.append(finding(game, route, refused, situation))
    return findings


def finding(document: Document, route: Route, refused: Refused, situation: Situation) -> Finding:
    """The finding of a refused event, at the event's own place."""
    about = refused.say.args.get("name")
    trooper = str(about) if about in situation.group else None
    return Finding(
        refused.rule,
        severity=Severity.ERROR,
        say=refused.say,
        path=document.path,
        place=document.place(route),
        hint=refused.hint,
        trooper=trooper,
        group=situation.group.get(trooper or ""),
    )
