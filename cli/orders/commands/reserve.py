"""`orders reserve`: the orders of a list at the Order Count of a turn, or of a mission's officers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from orders.commands.common import Force, Format, Game, List, Public, Turn, ask, write_file
from orders.commands.shape import App
from orders.commands.usage import Refusal
from orders.findings import say

if TYPE_CHECKING:
    from orders.system import Answer

Timeline = Annotated[bool, typer.Option("--timeline", help="commands.option_timeline")]
Svg = Annotated[str | None, typer.Option("--svg", metavar="FILE", help="commands.option_svg")]

app = App()


@app.command("reserve", help="commands.reserve")
def reserve(
    list_: List = None,
    *,
    turn: Turn = None,
    game: Game = None,
    public: Public = False,
    timeline: Timeline = False,
    svg: Svg = None,
    force: Force = False,
    format: Format = "text",
) -> int:
    """Asks the system of the list and shows its answer."""
    if timeline and format == "json":
        raise Refusal(say("commands.timeline_is_text"))
    question = ask(list_, game, turn, public=public)
    if public and question.of_mission:
        raise Refusal(say("commands.public_is_for_lists"))
    answer = question.answer()
    if svg:
        _draw(answer, svg, force=force)
    if format == "json":
        from orders.report.json import versioned

        print(versioned(answer.data))
    else:
        from orders.report.text import write

        write(question.system.timeline(question.request) if timeline else answer.draw())
    return 0


def _draw(answer: Answer, path: str, *, force: bool) -> None:
    """Writes the board as a picture, over another picture but over nothing else."""
    from orders.sheet import Board

    board = next((block for block in answer.draw() if isinstance(block, Board)), None)
    if board is None:
        raise Refusal(say("commands.no_board"))
    from orders.report.board import is_svg, svg

    write_file(path, svg(board), force=force, instead_of=is_svg)
