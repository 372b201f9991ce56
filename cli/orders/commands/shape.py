"""The shape that all commands share: help pages, options, and complaints in our own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from orders.commands.usage import Unasked, Usage, UsageError, choices_of, explained, no_such, shown_name
from orders.findings import say

Function = TypeVar("Function", bound=Callable[..., int])
HELP_OPTIONS = {"help_option_names": ["-h", "--help"]}


class Command(TyperCommand):
    """One command, with a help page in the chosen language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page."""
        from orders.commands.help import page

        formatter.write(page(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Takes the arguments in. Raises `Usage` for too many, and for a word that is none of the choices."""
        given = list(args)
        try:
            rest = super().parse_args(ctx, args)
        except UsageError as wrong:
            raise explained(wrong, ctx, given) from wrong
        if ctx.args:
            raise Usage(say("commands.too_many", words=ctx.args), ctx.command_path)
        for param in self.params:
            value, choices = ctx.params.get(param.name), choices_of(param)
            if choices and isinstance(value, str) and value not in choices:
                found = no_such("commands.not_a_choice", value, choices, ctx.command_path)
                raise Usage(say("commands.bad_value", name=shown_name(param), what=found.say), found.command)
        return rest


class Group(TyperGroup):
    """A command that has commands of its own."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help page."""
        from orders.commands.help import page

        formatter.write(page(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Takes the arguments in. Raises `Unasked` where there are none, `Usage` for a wrong option."""
        if not args or args == ["--"]:
            raise Unasked(ctx.get_help())
        given = list(args)
        try:
            return super().parse_args(ctx, args)
        except UsageError as wrong:
            raise explained(wrong, ctx, given) from wrong

    def summaries(self, ctx: Any) -> dict[str, str]:
        """The help of every command, by its name."""
        return {name: str(command.help) for name, command in self.commands.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant. Raises `Usage` with the nearest one where there is none."""
        word = args[0] if args else "--"  # a dash alone is a word, and no option
        if (word == "-" or not word.startswith("-")) and self.get_command(ctx, word) is None:
            raise no_such("commands.no_such_command", word, self.list_commands(ctx), ctx.command_path)
        return super().resolve_command(ctx, args)


class App(typer.Typer):
    """A Typer app whose commands look and speak like all others.

    Every `help` is the key of a sentence, whose first paragraph is the summary; the help page looks it up
    when it is drawn. An option that takes one of a few words names them in its `metavar`: ``text|json``.
    """

    def __init__(self, help: str | None = None) -> None:
        super().__init__(
            help=help,
            cls=Group,
            add_completion=False,
            rich_markup_mode=None,
            context_settings=HELP_OPTIONS,
        )

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Registers a function as a command; it gives its exit code."""
        context_settings = {**HELP_OPTIONS, "allow_extra_args": True}
        return super().command(name, cls=Command, context_settings=context_settings, **settings)
