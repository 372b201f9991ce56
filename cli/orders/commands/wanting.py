"""What `orders plan find` and `check` do: a plan for what is wanted, and a plan file played."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orders.commands.common import Question, ask, exit_code, named_list, usable
from orders.commands.planning import answering
from orders.commands.usage import Refusal
from orders.findings import say
from orders.report.asides import aside
from orders.source import Kind
from orders.system import TurnError
from orders.words import render

if TYPE_CHECKING:
    from orders.plans.conflict import Conflict
    from orders.plans.find import Plan
    from orders.pools import Reserve


def find(question: Question, wanted: Sequence[str], tokens: int, format: str) -> int:
    """Reports the best plan for what is wanted; where there is none, why, with exit code 1."""
    from orders.commands.spelling import name_spelling, order_spelling
    from orders.plans.find import Plan, find
    from orders.plans.wants import read_want

    if tokens and question.of_mission:
        raise Refusal(say("plans.no_tokens"))
    reserve = question.reserve()
    with answering():
        names, orders = name_spelling(reserve), order_spelling(reserve)
        wants = [read_want(text, reserve, names, orders) for text in wanted]
        found = find(reserve, wants, tokens)
    if tokens > reserve.tokens:
        aside(render(say("plans.fewer_tokens", tokens=tokens, n=reserve.tokens)))
    if isinstance(found, Plan):
        _report_plan(reserve, found, format)
        return 0
    _report_conflict(found, format)
    return 1


def _report_plan(reserve: Reserve, plan: Plan, format: str) -> None:
    if format == "json":
        from orders.report.json import versioned

        coordinated = [{"group": group, "on": on} for group, on in plan.coordinated]
        made = {"conversions": plan.conversions, "coordinated": coordinated, "tokens": plan.tokens}
        print(versioned({"found": True, "spend": plan.spend, **made, "remaining": plan.remaining}))
        return
    from orders.report.plan import PlanPage
    from orders.report.text import write

    write(PlanPage(reserve).found(plan.spend, plan.conversions, plan.coordinated, plan.remaining))


def _report_conflict(conflict: Conflict, format: str) -> None:
    from orders.report.conflict import message

    wants = [want.text for want in conflict.wants]
    numbers = conflict.needed, conflict.available
    told = message(wants, conflict.pools, *numbers, conflict.contradiction, conflict.why, conflict.tokens)
    if format == "json":
        from orders.report.json import versioned

        needed, available = numbers
        what = {"wants": wants, "pools": conflict.pools, "needed": needed, "available": available}
        print(versioned({"found": False, **what, "message": told}))
    else:
        print(render(told))


def check(plan: str, list_: str | None, game: str | None, turn: int | None, format: str) -> int:
    """Plays a plan file's steps and reports the first that is not legal, with exit code 1."""
    document = usable(plan, Kind.PLAN)
    if list_ is None and document.value.get("list"):
        list_ = named_list(document)
    if plan == list_ == "-":
        raise Refusal(say("plans.both_standard_input"))
    question = ask(list_, game, turn, now=turn is None)
    try:
        played = question.system.play(question.request, document)
    except TurnError as wrong:
        raise Refusal(wrong.say) from wrong
    findings = list(played.findings)
    code = exit_code(findings)
    if format == "json":
        from orders.report import json

        told = {"legal": not code, "findings": json.findings(findings), "remaining": played.remaining}
        print(json.versioned(told))
        return code
    from orders.report.findings import lines
    from orders.report.plan import PlanPage
    from orders.report.terminal import coloured, room
    from orders.report.text import write

    for line in lines(findings, document.text, colour=coloured(sys.stdout), room=room()):
        print(line)
    steps = len(document.value["spend"])
    write(PlanPage(question.reserve()).checked(not code, steps, played.remaining))
    return code
