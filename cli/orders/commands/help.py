"""The help page of a command, in the chosen language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from orders.findings import say
from orders.report.terminal import paint, width
from orders.words import LANGUAGES, render

WIDEST = 100
"""Longer lines are hard to read, however wide the terminal."""


def page(command: Any, context: Any) -> str:
    """Usage, what the command does, its arguments, options and commands."""
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option" and not p.hidden]
    parts = [_usage(context.command_path, arguments, hasattr(command, "summaries"))]
    parts += [_paragraph(text) for text in _sentence(command.help).split("\n\n")]
    parts.append(_section("commands.arguments", [(_metavar(p), _sentence(p.help)) for p in arguments]))
    if hasattr(command, "summaries"):
        rows = [(name, _sentence(key).partition("\n")[0]) for name, key in command.summaries(context).items()]
        parts.append(_section("commands.commands", rows))
    parts.append(_section("commands.options", [*map(_option, options), *_everywhere(context)]))
    return "\n\n".join(part for part in parts if part) + "\n"


def _usage(path: str, arguments: Iterable[Any], group: bool) -> str:
    words = [path, render(say("commands.usage_options")), *(_metavar(p) for p in arguments)]
    if group:
        words.append(render(say("commands.usage_command")))
    return paint(render(say("commands.usage")), "bold") + " " + " ".join(words)


def _everywhere(context: Any) -> list[tuple[str, str]]:
    rows = [(f"--lang {'|'.join(LANGUAGES)}", "commands.option_lang"), ("-h, --help", "commands.option_help")]
    if context.parent is None:
        rows.append(("-V, --version", "commands.option_version"))
    return [(name, render(say(key))) for name, key in rows]


def _option(param: Any) -> tuple[str, str]:
    names = ", ".join(sorted([*param.opts, *param.secondary_opts], key=len))
    return f"{names} {param.metavar}" if param.metavar else names, _sentence(param.help)


def _metavar(param: Any) -> str:
    name = param.metavar or param.name.upper()
    return name if param.required or name.startswith("[") else f"[{name}]"


def _sentence(key: str | None) -> str:
    return render(say(key)) if key else ""


def _paragraph(text: str) -> str:
    if text.lstrip("\n").startswith("  "):
        return text.strip("\n")  # an example, kept as it is
    return _wrapped(text)


def _wrapped(text: str, first: str = "", other: str = "") -> str:
    wide = min(width(), WIDEST)
    return textwrap.fill(" ".join(text.split()), wide, initial_indent=first, subsequent_indent=other)


def _section(title: str, rows: list[tuple[str, str]]) -> str:
    if not rows:
        return ""
    column = min(max(len(name) for name, _ in rows), 26, width() // 3) + 4
    lines = [paint(render(say(title)), "bold")]
    for name, text in rows:
        head = f"  {name}"
        if len(head) + 2 > column:
            lines.append(head)
            head = ""
        lines.append(_wrapped(text, head.ljust(column), " " * column))
    return "\n".join(lines)
