"""RANK-03 and RANK-04: grades that are known, squads of ten men at most."""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Finding, Severity, say
from orders.officers.checks.fault import fault
from orders.officers.grades import known_grades, leads_squad, rank_of
from orders.officers.mission import Marine, Mission
from orders.source.nearest import nearest

SQUAD = 10
"""RANK-04: the most men of a squad, its officer included."""


def check_grades(mission: Mission) -> Iterator[Finding]:
    """RANK-03: a grade is in the ladder or the mission's hierarchy; beside a `rank:` it is only a title."""
    known = known_grades(mission.hierarchy)
    for marine in mission.marines:
        if _has_unknown_grade(marine, mission):
            grade = marine.grade or ""
            near = nearest(grade, known)
            what = say("officers.unknown-grade", name=marine.name, grade=grade)
            hint = say("officers.known-grades", names=known)
            if near:
                hint = say("officers.did-you-mean", name=near)
            place = mission.document.place((*marine.route, "officer"))
            yield fault(mission, "RANK-03", what, place, hint=hint, trooper=marine.id)


def _has_unknown_grade(marine: Marine, mission: Mission) -> bool:
    if marine.grade is None or marine.rank_written or ("hierarchy",) in mission.document.spoiled:
        return False
    return rank_of(marine.grade, mission.hierarchy) is None


def check_squads(mission: Mission) -> Iterator[Finding]:
    """RANK-04: at most ten men a squad; one of ten without a Decurion or Sergeant is worth a warning."""
    squads: dict[str, list[Marine]] = {}
    for marine in mission.marines:
        if marine.squad is not None:
            squads.setdefault(marine.squad, []).append(marine)
    for squad, men in squads.items():
        if len(men) > SQUAD:
            what = say("officers.squad-too-large", squad=squad, n=len(men), limit=SQUAD)
            place = mission.document.place((*men[SQUAD].route, "squad"))
            yield fault(mission, "RANK-04", what, place, trooper=men[SQUAD].id, squad=squad)
        elif len(men) == SQUAD and not any(_may_lead(man, mission) for man in men):
            what = say("officers.squad-without-leader", squad=squad, n=SQUAD)
            hint = say("officers.squad-leader-hint")
            place = mission.document.place((*men[0].route, "squad"))
            yield fault(mission, "RANK-04", what, place, hint=hint, squad=squad, severity=Severity.WARNING)


def _may_lead(marine: Marine, mission: Mission) -> bool:
    """Whether he is the squad's Decurion or Sergeant, or may be meant as one: his grade is unknown."""
    if marine.rank is None:
        return False
    return _has_unknown_grade(marine, mission) or leads_squad(marine.grade, marine.rank)
