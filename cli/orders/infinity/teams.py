"""Fireteams: who may be a member, who leaves, and when one is cancelled (FT-03 to FT-10, FT-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orders.findings import say
from orders.infinity.model import ArmyList
from orders.infinity.skills import Skill

if TYPE_CHECKING:  # checking a list needs no situation
    from orders.infinity.situation import Situation, Team


def team_size_key(least: int, most: int) -> str:
    """The sentence for a wrong size: some kinds have exactly one (FT-01)."""
    return "infinity.team-size-exact" if least == most else "infinity.team-size"


def unfit(army: ArmyList, member: str) -> str | None:
    """Why the trooper can never be a member: `peripheral`, `controller`, `infiltration`, `airborne`, or None.

    FT-04. An Ancillary that is not on the table does not make its controller unfit (R511 p.105).
    """
    if member in army.peripherals:
        return "peripheral"
    trooper = army.troopers[member]
    if any(p.controller == member and p.kind != "ancillary" for p in army.peripherals.values()):
        return "controller"
    if trooper.has(Skill.INFILTRATION):
        return "infiltration"
    return "airborne" if trooper.airborne else None


def unfit_now(situation: Situation, member: str) -> str | None:
    """Why the trooper cannot be a member now: for good (`unfit`), or `null`, `isolated`, `off`,
    `controller`.
    """
    why = unfit(situation.army, member)
    if why:
        return why
    if situation.is_out(member):
        return "null"
    if situation.is_isolated(member):
        return "isolated"
    if not situation.on_table(member):
        return "off"
    if member in situation.suppressing:
        return "suppressing"
    return "controller" if situation.attached(member) else None


def cancel(situation: Situation, team: Team) -> None:
    """Ends the Fireteam (FT-09)."""
    situation.teams.pop(team.name, None)
    situation.cancelled.add(team.name)
    situation.remarks.append(say("game.team-cancelled", name=team.name))


def leave(situation: Situation, member: str) -> None:
    """A member leaves of his own: the Leader's leaving cancels the Fireteam (FT-07)."""
    team = situation.team_of(member)
    if team is None:
        return
    if team.leader == member:
        cancel(situation, team)
    else:
        _shrink(situation, team, member)


def drop_out(situation: Situation, member: str) -> None:
    """A member becomes Null or Isolated: a Number 2 takes the Leader's place, else it is cancelled
    (FT-09, FT-10).
    """
    team = situation.team_of(member)
    if team is None:
        return
    if team.leader == member:
        heir = next((m for m in team.members if m != member and situation.has(m, Skill.NUMBER_2)), None)
        if heir is None:
            cancel(situation, team)
            return
        team.leader = heir
        situation.remarks.append(say("game.team-heir", name=heir, team=team.name))
    _shrink(situation, team, member)


def _shrink(situation: Situation, team: Team, member: str) -> None:
    team.members.remove(member)
    if len(team.members) < 2 or _lost_master(situation, team, member):
        cancel(situation, team)
    else:
        situation.remarks.append(say("game.team-left", name=member, team=team.name))


def _lost_master(situation: Situation, team: Team, member: str) -> bool:
    """FT-16: an FT Master (Unit) that leaves takes along the Fireteam that has members of that unit."""
    if not situation.army.edition.team_regular_under_master:
        return False
    master = situation.army.troopers.get(member)
    if master is None or not master.has(Skill.FT_MASTER):
        return False
    named = master.extras(Skill.FT_MASTER)
    units = {plain_unit(situation.army.troopers[m].unit) for m in team.members}
    return not named or any(name in unit for name in named for unit in units)


def plain_unit(unit: str) -> str:
    """A unit's name as extras are compared: letters and digits only."""
    return "".join(c for c in unit.lower() if c.isalnum())
