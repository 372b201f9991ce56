"""Wrong usage, in our own words: what Typer complains about, turned into sentences of both languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import typer

from orders.findings import Say, say

UsageError = cast(type[Exception], typer.BadParameter.__base__)
"""The base of Typer's complaints; where it is imported from differs between versions."""


class Refusal(Exception):
    """What is asked for cannot be done; `say` tells why, `code` is the exit code."""

    def __init__(self, say: Say, code: int = 2) -> None:
        super().__init__(say.key)
        self.say = say
        self.code = code


class Usage(Refusal):
    """A command line that cannot be understood; `command` is the one whose help page explains it."""

    def __init__(self, say: Say, command: str) -> None:
        super().__init__(say)
        self.command = command


class Unasked(Exception):
    """No command at all: its text, the help page, goes to standard error, exit code 2."""


def no_such(key: str, word: str, known: Iterable[str], command: str) -> Usage:
    """There is no such option, command or value; with the nearest one where there is one."""
    from orders.source.nearest import nearest

    options = list(known)
    near = nearest(word, options)
    what = say(key, word=word, known=options)
    return Usage(say("commands.did_you_mean", what=what, near=near) if near else what, command)


def explained(wrong: Exception, context: Any, given: Sequence[str]) -> Usage:
    """Typer's complaint about the arguments that were given, as ours."""
    command = context.command_path
    param = getattr(wrong, "param", None)
    option = getattr(wrong, "option_name", None)
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        known = [o for p in context.command.get_params(context) for o in p.opts]
        return no_such("commands.no_such_option", str(option), [*known, "--lang"], command)
    if kind == "MissingParameter" and param is not None:
        return Usage(say("commands.missing", name=shown_name(param)), command)
    if kind == "BadOptionUsage":
        flag = any(option in p.opts and getattr(p, "is_flag", False) for p in context.command.params)
        key = "commands.takes_no_value" if flag else "commands.needs_value"
        return Usage(say(key, option=option), command)
    if param is not None:
        name, value = shown_name(param), _value(param, given)
        what = say("commands.not_a_number", word=value) if value else say("commands.wants_number")
        return Usage(say("commands.bad_value", name=name, what=what), command)
    return Usage(say("commands.misunderstood", why=str(getattr(wrong, "message", wrong))), command)


def _value(param: Any, given: Sequence[str]) -> str:
    """What was given for an option, as far as it stands apart; Typer's complaint does not always tell."""
    for place, word in enumerate(given):
        name, sign, value = word.partition("=")
        if name in param.opts:
            return value if sign else "".join(given[place + 1 : place + 2])
    return ""


def choices_of(param: Any) -> list[str]:
    """The words that an option takes, none where it takes anything."""
    shown = (param.metavar or "").strip("[].")
    return shown.split("|") if "|" in shown else []


def shown_name(param: Any) -> str:
    """How a parameter is called on the help page: an option's long form, an argument's name in capitals."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.name.upper() if choices_of(param) else param.metavar or param.name).strip("[].")
