"""From the names that events use to troopers, Fireteams and peripherals (REF-01 where there is none)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from orders.findings import say
from orders.infinity.situation import Refused, Situation, Team


@dataclass(slots=True)
class Target:
    """What an order is spent on: a trooper, or a Fireteam with its Leader."""

    name: str
    leader: str
    team: Team | None = None


def known_names(situation: Situation) -> dict[str, str]:
    """Everything that events may name, by id, with the name a person reads."""
    army = situation.army
    names = {t.id: t.name for t in army.troopers.values()}
    names |= {row.id: row.name for t in army.troopers.values() if t.jumper for row in t.rows}
    names |= {p.id: p.row.name for p in army.peripherals.values()}
    return names | {team: team for team in situation.teams} | situation.gained_names


def _unknown(situation: Situation, name: str) -> Refused:
    army = situation.army
    known = army.troopers, army.alias, army.peripherals, situation.teams, situation.gained
    near = army.guesses.nearest(name, chain(*known))
    hint = say("infinity.did-you-mean", name=near) if near else None
    return Refused("REF-01", "infinity.unknown-trooper", hint, name=name)


def target_named(situation: Situation, name: str) -> Target:
    """The trooper, gained trooper or standing Fireteam of that name; PER-01 for a peripheral."""
    if name in situation.teams:
        team = situation.teams[name]
        return Target(name, team.leader, team)
    if name in situation.army.peripherals:
        raise Refused("PER-01", "game.peripheral-on", name=name)
    if name in situation.army.fireteams or name in situation.cancelled:
        raise Refused("FT-09", "game.team-gone", name=name)
    trooper = name if name in situation.gained else trooper_named(situation, name)
    return Target(trooper, trooper)


def trooper_named(situation: Situation, name: str) -> str:
    """The trooper's id; a Proxy's name means its G: Jumper."""
    id = situation.army.alias.get(name, name)
    if id not in situation.army.troopers:
        raise _unknown(situation, name)
    return id


def row_named(situation: Situation, name: str) -> str:
    """The id that carries states: a Proxy, a trooper, a peripheral, or one gained from the enemy."""
    army = situation.army
    if name in army.alias or name in army.peripherals or name in situation.gained:
        return name
    trooper = army.troopers.get(name)
    if trooper is None:
        raise _unknown(situation, name)
    if trooper.jumper:
        hint = say("infinity.one-of", names=[row.id for row in trooper.rows])
        raise Refused("REF-01", "game.name-the-proxy", hint, name=name)
    return name


def group_named(situation: Situation, name: object) -> str:
    """The combat group of that number."""
    id = str(name)
    groups = [g.id for g in situation.army.counted_groups]
    if id not in groups:
        raise Refused("REF-01", "infinity.unknown-group", say("infinity.one-of", names=groups), name=id)
    return id


def team_named(situation: Situation, name: str) -> Team:
    """The standing Fireteam of that name."""
    team = situation.teams.get(name)
    if team:
        return team
    if name in situation.army.fireteams or name in situation.cancelled:
        raise Refused("FT-09", "game.team-gone", name=name)
    near = situation.army.guesses.nearest(name, [*situation.teams, *situation.army.fireteams])
    hint = say("infinity.did-you-mean", name=near) if near else None
    raise Refused("REF-01", "infinity.unknown-team", hint, name=name)
