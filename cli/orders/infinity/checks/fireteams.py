"""Fireteams of a list: size, group, who may be a member (FT-01 to FT-04)."""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, say
from orders.infinity.model import ArmyList
from orders.infinity.teams import team_size_key, unfit


def size(army: ArmyList) -> Iterator[Finding]:
    """FT-01: Duo 2, Haris 3, Core 3 to 5 (FT-02 in N4)."""
    for team in army.fireteams.values():
        least, most = army.edition.team_sizes.get(team.type, (0, 99))
        unknown = any(r[:2] == team.route for r in army.document.spoiled)
        unknown = unknown or len(set(team.members)) < len(team.members)  # told as FT-03
        if not least <= team.written <= most and not unknown:
            yield army.document.finding(
                army.edition.team_size_rule,
                team_size_key(least, most),
                (*team.route, "members"),
                name=team.name,
                kind=team.type.capitalize(),
                n=team.written,
                least=least,
                most=most,
            )


def one_group(army: ArmyList) -> Iterator[Finding]:
    """FT-03: all members are of one group."""
    for team in army.fireteams.values():
        pairs = zip(team.members, team.routes, strict=True)
        troopers = [(army.troopers[m], at) for m, at in pairs if m in army.troopers]
        for trooper, at in troopers:
            if trooper.group != troopers[0][0].group:
                yield army.document.finding(
                    "FT-03",
                    "infinity.team-groups",
                    at,
                    trooper=trooper.id,
                    group=trooper.group,
                    name=team.name,
                    member=army.shown(trooper),
                    number=trooper.group,
                    first=troopers[0][0].group,
                )
                break


def one_each(army: ArmyList) -> Iterator[Finding]:
    """FT-03: no trooper is in two Fireteams, nor twice in one."""
    seen: dict[str, tuple[str, tuple[str | int, ...]]] = {}
    for team in army.fireteams.values():
        for member, at in zip(team.members, team.routes, strict=True):
            if member in seen:
                other, first = seen[member]
                yield army.document.finding(
                    "FT-03",
                    "infinity.team-member-twice",
                    at,
                    trooper=member,
                    elsewhere=(Elsewhere(army.document.place(first), say("infinity.first-here")),),
                    member=member,
                    name=team.name,
                    other=other,
                )
            seen.setdefault(member, (team.name, at))


def eligible(army: ArmyList) -> Iterator[Finding]:
    """FT-04: no peripherals, controllers, Infiltration or Airborne Deployment."""
    for team in army.fireteams.values():
        for member, at in zip(team.members, team.routes, strict=True):
            why = unfit(army, member)
            if why:
                yield army.document.finding(
                    "FT-04",
                    "infinity.team-unfit",
                    at,
                    hint=say("infinity.leave-out-member", member=member),
                    trooper=member,
                    name=team.name,
                    member=member,
                    why=say(f"infinity.unfit-{why}"),
                )
