"""`fireteam`: ending one, leaving one; and forming one by token (rules, section 9)."""

from __future__ import annotations

from typing import Any

from orders.findings import say
from orders.infinity.naming import team_named, trooper_named
from orders.infinity.situation import Refused, Situation, Team
from orders.infinity.teams import cancel, leave, team_size_key, unfit_now


def fireteam(situation: Situation, body: dict[str, Any]) -> None:
    """`fireteam: {name:, cancel: true}` at will (FT-09, FT-17), or `{name:, leave: T}` (FT-09)."""
    team = team_named(situation, str(body["name"]))
    if "leave" not in body:
        cancel(situation, team)
        return
    member = trooper_named(situation, str(body["leave"]))
    if member not in team.members:
        hint = say("infinity.one-of", names=team.members)
        raise Refused("REF-01", "game.not-in-team", hint, name=member, team=team.name)
    leave(situation, member)


def form(situation: Situation, body: dict[str, Any]) -> Team:
    """The Fireteam that a token forms, not yet in place: size (FT-01), one group (FT-03), fit members
    (FT-04).
    """
    name, kind = str(body["name"]), str(body["type"])
    army = situation.army
    if name in situation.teams or name in army.troopers or name in army.alias or name in army.peripherals:
        raise Refused("REF-02", "infinity.id-twice", id=name)
    members = [trooper_named(situation, str(member)) for member in body["members"]]
    least, most = army.edition.team_sizes[kind]
    if not least <= len(members) <= most:
        raise Refused(
            army.edition.team_size_rule,
            team_size_key(least, most),
            name=name,
            kind=kind.capitalize(),
            n=len(members),
            least=least,
            most=most,
        )
    for member in members:
        other = situation.team_of(member)
        if other or members.count(member) > 1:
            raise Refused(
                "FT-03",
                "infinity.team-member-twice",
                member=member,
                name=name,
                other=other.name if other else name,
            )
        if situation.group[member] != situation.group[members[0]]:
            raise Refused(
                "FT-03",
                "infinity.team-groups",
                name=name,
                member=member,
                number=situation.group[member],
                first=situation.group[members[0]],
            )
        why = unfit_now(situation, member)
        if why:
            raise Refused(
                "FT-04", "infinity.team-unfit", name=name, member=member, why=say(f"infinity.unfit-{why}")
            )
    leader = trooper_named(situation, str(body.get("leader", members[0])))
    if leader not in members:
        raise Refused("REF-01", "infinity.leader-not-member", leader=leader, team=name)
    return Team(name, kind, members, leader)
