"""The command line as a whole: which commands there are, each imported only when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.main import get_command

from orders.commands.shape import HELP_OPTIONS, Group

COMMANDS = {
    "validate": "orders.commands.validate",
    "reserve": "orders.commands.reserve",
    "plan": "orders.commands.plan",
    "game": "orders.commands.game",
    "explain": "orders.commands.explain",
    "new": "orders.commands.new",
    "schema": "orders.commands.schema",
}
"""Every command and the module whose `app` it is; its help is the sentence ``commands.NAME``."""


class Root(Group):
    """`orders` itself: knows its commands by name and builds only the one that is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order of the help page."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, None where there is none."""
        if cmd_name not in COMMANDS:
            return None
        return get_command(import_module(COMMANDS[cmd_name]).app)

    def summaries(self, ctx: Any) -> dict[str, str]:
        """The help of every command, by its name."""
        return {name: f"commands.{name}" for name in COMMANDS}


def call(argv: list[str]) -> int:
    """Runs one command line and gives its exit code. Raises `Usage` where it cannot be understood."""
    if argv[:1] in (["--version"], ["-V"]):
        from orders import __version__

        print(f"orders {__version__}")
        return 0
    root = Root(name="orders", help="commands.orders", context_settings=HELP_OPTIONS)
    try:
        with root.make_context("orders", argv) as context:
            return int(root.invoke(context) or 0)
    except typer.Exit as end:
        return end.exit_code
