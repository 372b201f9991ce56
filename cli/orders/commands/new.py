"""`orders new`: writes a commented list or mission to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from orders.commands.common import Force, write_file
from orders.commands.shape import App
from orders.findings import say
from orders.words import language, render

STARTERS = {"infinity": "list", "officers": "mission"}
"""The kind of file that each system begins with."""

File = Annotated[str | None, typer.Argument(metavar="FILE", help="commands.argument_new")]
System = Annotated[str, typer.Option("--system", metavar="infinity|officers", help="commands.option_system")]

app = App()


@app.command("new", help="commands.new")
def new(file: File = None, system: System = "infinity", force: Force = False) -> int:
    """Writes the starter of the system, in the chosen language, where no file is lost by it."""
    kind = STARTERS[system]
    text = starter(kind, language())
    path = file or f"{kind}.yaml"
    if path == "-":
        print(text, end="")
        return 0
    write_file(path, text, force=force)
    print(render(say("commands.written", path=path)))
    return 0


def starter(kind: str, lang: str) -> str:
    """The starter file of a kind (list or mission) with its comments in that language."""
    return (Path(__file__).parent / "starters" / f"{kind}.{lang}.yaml").read_text(encoding="utf-8")
