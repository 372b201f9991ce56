"""What `orders plan find` and `check` do: a plan for what is wanted, and a plan file played."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orders.commands.common import ask, exit_code, usable
from orders.commands.planning import answering
from orders.commands.usage import Refusal
from orders.findings import say
from orders.source import Kind
from orders.system import TurnError
from orders.words import LANGUAGES, render

if TYPE_CHECKING:
    from orders.plans.find import Conflict, Plan
    from orders.plans.wants import Spelling
    from orders.pools import Reserve


def find(reserve: Reserve, wanted: Sequence[str], tokens: int, format: str) -> int:
    """Reports the best plan for what is wanted; where there is none, why, with exit code 1."""
    from orders.plans.find import Conflict, find
    from orders.plans.wants import read_want

    with answering():
        spelling = _spelling(reserve)
        wants = [read_want(text, reserve, spelling) for text in wanted]
        found = find(reserve, wants, tokens)
    if tokens > reserve.tokens:
        print(render(say("plans.fewer_tokens", tokens=tokens, n=reserve.tokens)), file=sys.stderr)
    if isinstance(found, Conflict):
        _report_conflict(reserve, found, format)
        return 1
    _report_plan(reserve, found, format)
    return 0


def _spelling(reserve: Reserve) -> Spelling:
    """The orders of officers by their ids, and by their names in every language, however written."""
    from orders.plans.wants import Spelling
    from orders.pools import Command
    from orders.source.ids import slug

    options = [option for pool in reserve.pools if isinstance(pool, Command) for option in pool.options]
    words = {option: option for option in options}
    for option, name in reserve.option_names.items():
        words |= dict.fromkeys((option, *(render(name, lang) for lang in LANGUAGES)), option)
    folded = {slug(word): option for word, option in words.items()}
    return Spelling(lambda word: folded.get(slug(word)), tuple(words))


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


def _report_conflict(reserve: Reserve, conflict: Conflict, format: str) -> None:
    from orders.report.plan import PlanPage

    wants = [want.text for want in conflict.wants]
    numbers = {"needed": conflict.needed, "available": conflict.available}
    page = PlanPage(reserve)
    message = page.conflict(wants, conflict.pools, conflict.needed, conflict.available)
    if format == "json":
        from orders.report.json import versioned

        told = {"wants": wants, "pools": conflict.pools, **numbers, "message": message}
        print(versioned({"found": False, **told}))
    else:
        print(render(message))


def check(plan: str, list_: str | None, game: str | None, turn: int | None, format: str) -> int:
    """Plays a plan file's steps and reports the first that is not legal, with exit code 1."""
    document = usable(plan, Kind.PLAN)
    if list_ is None and document.value.get("list"):
        list_ = os.path.join(os.path.dirname(document.path), document.value["list"])
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
    from orders.report.terminal import coloured
    from orders.report.text import write

    for line in lines(findings, document.text, colour=coloured(sys.stdout)):
        print(line)
    steps = len(document.value["spend"])
    write(PlanPage(question.reserve()).checked(not code, steps, played.remaining))
    return code
