"""`orders plan`: legal ways to spend a reserve, counted, listed, sampled, found and checked."""

from __future__ import annotations

from typing import Annotated

import typer

from orders.commands.common import Format, Game, List, Turn
from orders.commands.shape import App
from orders.commands.usage import Refusal
from orders.findings import say

app = App(help="commands.plan")

ByOrder = Annotated[bool, typer.Option("--by-order", help="plans.option_by_order")]
Where = Annotated[list[str] | None, typer.Option("--where", metavar="EXPR", help="plans.option_where")]
Limit = Annotated[int, typer.Option("--limit", metavar="N", help="plans.option_limit")]
From = Annotated[int, typer.Option("--from", metavar="RANK", help="plans.option_from")]
Scan = Annotated[int | None, typer.Option("--scan", metavar="N", help="plans.option_scan")]
Number = Annotated[int, typer.Option("--number", "-n", metavar="N", help="plans.option_number")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="plans.option_seed")]
Want = Annotated[list[str] | None, typer.Option("--want", metavar="WANT", help="plans.option_want")]
Tokens = Annotated[int, typer.Option("--tokens", metavar="K", help="plans.option_tokens")]
Plan = Annotated[str, typer.Argument(metavar="PLAN", help="plans.argument_plan")]
OfPlan = Annotated[str | None, typer.Argument(metavar="LIST", help="plans.argument_plan_list")]


@app.command("count", help="plans.help_count")
def count(
    list_: List = None,
    *,
    turn: Turn = None,
    game: Game = None,
    by_order: ByOrder = False,
    format: Format = "text",
) -> int:
    """Counts the plans of the orders left now, or of a whole turn."""
    from orders.commands import planning

    return planning.count(planning.asked(list_, game, turn), by_order, format)


@app.command("list", help="plans.help_list")
def list_plans(
    list_: List = None,
    *,
    turn: Turn = None,
    game: Game = None,
    limit: Limit = 20,
    from_: From = 0,
    where: Where = None,
    scan: Scan = None,
    format: Format = "text",
) -> int:
    """Lists plans from a rank on."""
    from orders.commands import planning

    for option, number in (("--limit", limit), ("--from", from_), ("--scan", scan)):
        _need_no_less_than_zero(option, number)
    part = planning.Part(from_, limit or None, where or [], scan)
    return planning.list_plans(planning.asked(list_, game, turn), part, format)


@app.command("sample", help="plans.help_sample")
def sample(
    list_: List = None,
    *,
    turn: Turn = None,
    game: Game = None,
    number: Number = 5,
    seed: Seed = None,
    format: Format = "text",
) -> int:
    """Draws plans at random."""
    from orders.commands import planning

    _need_no_less_than_zero("-n", number)
    return planning.sample(planning.asked(list_, game, turn), number, seed, format)


@app.command("find", help="plans.help_find")
def find(
    list_: List = None,
    *,
    turn: Turn = None,
    game: Game = None,
    want: Want = None,
    tokens: Tokens = 0,
    format: Format = "text",
) -> int:
    """Finds the thriftiest plan for what is wanted."""
    from orders.commands import planning, wanting

    _need_no_less_than_zero("--tokens", tokens)
    if not want:
        raise Refusal(say("plans.no_wants"))
    return wanting.find(planning.asked(list_, game, turn), want, tokens, format)


@app.command("check", help="plans.help_check")
def check(
    plan: Plan, list_: OfPlan = None, *, turn: Turn = None, game: Game = None, format: Format = "text"
) -> int:
    """Plays a plan's steps up to the first illegal one."""
    from orders.commands import wanting

    return wanting.check(plan, list_, game, turn, format)


def _need_no_less_than_zero(option: str, number: int | None) -> None:
    if number is not None and number < 0:
        raise Refusal(say("plans.below_zero", option=option))
