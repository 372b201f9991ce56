"""Who is in the list: the Lieutenant, misspelt skills, reinforcements (LIST-10, LIST-11, LIST-21,
SKILL-01).
"""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, Severity, say
from orders.infinity.model import IRREGULAR, ArmyList, Trooper
from orders.infinity.skills import Skill, read_skill
from orders.source import Route


def skill_place(army: ArmyList, trooper: Trooper, skill: Skill) -> Route:
    """Where the trooper's row names the skill."""
    for row in trooper.rows:
        for index, text in enumerate(_skills(army, row.route)):
            if read_skill(str(text)).skill is skill:
                return (*row.route, "skills", index)
    return trooper.route


def _skills(army: ArmyList, route: Route) -> list[object]:
    value = army.document.value
    for step in route:
        value = value[step]
    return value.get("skills") or []


def one_lieutenant(army: ArmyList) -> Iterator[Finding]:
    """LIST-10: exactly one trooper with the Lieutenant skill."""
    found = army.lieutenants
    for extra in found[1:]:
        first = skill_place(army, found[0], Skill.LIEUTENANT)
        also = Elsewhere(
            army.document.place(first), say("infinity.first-lieutenant", name=army.shown(found[0]))
        )
        yield army.document.finding(
            "LIST-10",
            "infinity.two-lieutenants",
            skill_place(army, extra, Skill.LIEUTENANT),
            hint=say("infinity.keep-one-lieutenant"),
            trooper=extra.id,
            group=extra.group,
            elsewhere=(also,),
            name=army.shown(extra),
            first=army.shown(found[0]),
            n=len(found),
        )
    unreadable = any(route[:1] == ("groups",) for route in army.document.spoiled)
    if not found and not unreadable:
        able = [t.name for t in army.troopers.values() if t.may_lead]
        hint = say("infinity.choose-lieutenant", name=able[0]) if able else None
        yield army.document.finding("LIST-10", "infinity.no-lieutenant", ("groups",), on_key=True, hint=hint)


def lieutenant_may_lead(army: ArmyList) -> Iterator[Finding]:
    """LIST-11: neither an Irregular trooper nor a REM can be the Lieutenant."""
    for trooper in army.lieutenants:
        for fault, key, is_so in (
            ("infinity.irregular-lieutenant", "training", trooper.training == IRREGULAR),
            ("infinity.rem-lieutenant", "type", trooper.type == "REM"),
        ):
            if is_so:
                yield army.document.finding(
                    "LIST-11",
                    fault,
                    (*trooper.route, key),
                    hint=say("infinity.choose-another-lieutenant"),
                    trooper=trooper.id,
                    group=trooper.group,
                    name=army.shown(trooper),
                )


def near_misses(army: ArmyList) -> Iterator[Finding]:
    """SKILL-01: a skill that is nearly one that matters for orders, and so does not count."""
    routes = dict.fromkeys(row.route for row in army.rows)
    row_of = {row.route: row for row in reversed(army.rows)}
    for route in routes:
        for index, text in enumerate(_skills(army, route)):
            near = read_skill(str(text)).near
            if near:
                yield army.document.finding(
                    "SKILL-01",
                    "infinity.near-skill",
                    (*route, "skills", index),
                    severity=Severity.WARNING,
                    hint=say("infinity.write-skill", skill=near),
                    trooper=row_of[route].id,
                    group=row_of[route].group,
                    text=str(text),
                    skill=near,
                )


def reinforcements(army: ArmyList) -> Iterator[Finding]:
    """LIST-21: reinforcement groups are out of scope; nothing of them is counted or checked."""
    for group in army.groups:
        if group.reinforcement:
            yield army.document.finding(
                "LIST-21",
                "infinity.reinforcements",
                (*group.route, "reinforcement"),
                group=group.id,
                number=group.id,
            )
