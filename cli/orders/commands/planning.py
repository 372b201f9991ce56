"""What `orders plan count`, `list` and `sample` do: ask for the reserve, work on its plans, report."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from orders.commands.common import Question, ask
from orders.commands.usage import Refusal
from orders.findings import say
from orders.plans.errors import PlanError, TooTangled, UnknownName
from orders.report.asides import aside
from orders.words import render

if TYPE_CHECKING:
    from orders.findings import Say
    from orders.plans.space import Point, Space
    from orders.plans.where import Condition
    from orders.pools import Reserve

PAGE = 20
"""Plans drawn at a time for people."""


class Part(NamedTuple):
    """Which part of the list of plans is asked for: from a rank on, so many, those that meet conditions.

    `scan` is how many ranks may be looked at. None is no limit.
    """

    start: int
    limit: int | None
    where: Sequence[str]
    scan: int | None


def asked(list_: str | None, game: str | None, turn: int | None) -> Question:
    """The question whose reserve plans are for: the orders left now, with `--turn` all of that turn."""
    sys.set_int_max_str_digits(0)  # there may be more plans than Python would write out by itself
    return ask(list_, game, turn, now=turn is None)


@contextmanager
def answering() -> Iterator[None]:
    """Turns what plans cannot answer into a refusal, with the nearest right name where there is one."""
    try:
        yield
    except UnknownName as wrong:
        told = dict(wrong.say.args)
        if wrong.near:
            told["what"] = say("commands.did_you_mean", what=told["what"], near=wrong.near)
        raise Refusal(wrong.say._replace(args=told)) from wrong
    except TooTangled as wrong:
        raise Refusal(wrong.say, 1) from wrong
    except PlanError as wrong:
        raise Refusal(wrong.say) from wrong


def count(question: Question, by_order: bool, format: str) -> int:
    """Reports how many plans there are."""
    from orders.plans.count import count, count_by_order
    from orders.plans.space import Space

    commanded = question.of_mission
    if by_order and not commanded:
        raise Refusal(say("plans.no_officers"))
    with answering():
        space = Space(question.reserve())
        counts = count(space)
        choices = {"by_order": count_by_order(space)} if by_order else {}
    if format == "json":
        from orders.report.json import versioned

        sums = {
            "allocations": counts.allocations,
            "allocations_all_spent": counts.all_spent,
            "activation_profiles": counts.profiles,
        }
        print(versioned({**sums, **choices, "pools": [pool._asdict() for pool in counts.pools]}))
        return 0
    from orders.report.plan_counts import lines

    told = {
        "plans.total": counts.allocations,
        "plans.all_spent": counts.all_spent,
        "plans.obeying" if commanded else "plans.profiles": counts.profiles,
        **{f"plans.{key}": number for key, number in choices.items()},
    }
    for line in lines(told, counts.pools):
        print(line)
    return 0


def list_plans(question: Question, part: Part, format: str) -> int:
    """Reports a part of the list of plans, and how to go on."""
    from orders.plans.space import Space
    from orders.plans.walk import walk

    reserve = question.reserve()
    with answering():
        space = Space(reserve)
        conditions = _conditions(reserve, space, part.where)
        if part.start >= space.total:
            last = space.total - 1
            raise Refusal(say("plans.rank_beyond", rank=part.start, total=space.total, last=last))
        stop = space.total if part.scan is None else min(space.total, part.start + part.scan)
        rows = walk(space, conditions, part.start, stop)
        end = min(stop, part.start + part.limit) if part.limit and not conditions else stop
        shown = _report(reserve, space, islice(_watched(rows, part.start, end), part.limit), format)
        following = next(rows, None) if format == "text" else None
    if following:
        print(render(say("plans.next", rank=following[0])))
    elif stop < space.total and shown != part.limit:
        aside(render(say("plans.scanned", n=part.scan, last=stop - 1, rank=stop)))
    elif not shown and format == "text":
        print(render(_no_match(reserve, conditions)))
    return 0


def _conditions(reserve: Reserve, space: Space, texts: Sequence[str]) -> list[Condition]:
    if not texts:
        return []
    from orders.commands.spelling import name_spelling
    from orders.plans.where import UNSPENT, read_condition

    names = name_spelling(reserve, UNSPENT)
    return [read_condition(text, space, names) for text in texts]


def _no_match(reserve: Reserve, conditions: Iterable[Condition]) -> Say:
    """That no plan meets the conditions, and why those whom they name never act."""
    from orders.report.conflict import because

    idle = dict.fromkeys(name for condition in conditions for name in condition.idle)
    return because(say("plans.no_match"), [why for name in idle if (why := reserve.why_not(name, None))])


def sample(question: Question, number: int, seed: int | None, format: str) -> int:
    """Reports plans drawn at random."""
    from orders.plans.chance import sample
    from orders.plans.space import Space

    reserve = question.reserve()
    with answering():
        space = Space(reserve)
        _report(reserve, space, sample(space, number, seed), format)
    return 0


def _report(reserve: Reserve, space: Space, rows: Iterable[tuple[int, Point]], format: str) -> int:
    """Writes plans one after the other; gives how many."""
    return _as_lines(space, rows) if format == "json" else _as_pages(reserve, space, rows)


def _as_lines(space: Space, rows: Iterable[tuple[int, Point]]) -> int:
    from orders.plans.lines import line_maker
    from orders.report.json import dump

    line, write = line_maker(space, dump), sys.stdout.write
    written = 0
    for rank, point in rows:
        write(line(rank, point) + "\n")
        written += 1
    return written


def _as_pages(reserve: Reserve, space: Space, rows: Iterable[tuple[int, Point]]) -> int:
    from orders.plans.spending import spending
    from orders.report.plan import PlanPage
    from orders.report.text import write

    page, rows = PlanPage(reserve), iter(rows)
    written = 0
    while together := list(islice(rows, PAGE)):
        plans = (page.row(rank, *spending(space, point)) for rank, point in together)
        write(block for plan in plans for block in plan)
        written += len(together)
    return written


def _watched(rows: Iterable[tuple[int, Point]], start: int, end: int) -> Iterator[tuple[int, Point]]:
    """The rows, their progress shown on a terminal where they go elsewhere."""
    if sys.stdout.isatty() or not sys.stderr.isatty():
        return iter(rows)
    from orders.report.progress import watched

    return watched(rows, lambda row: (row[0] - start) / (end - start))
