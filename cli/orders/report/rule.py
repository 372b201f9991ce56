"""Rules in words, for people: one rule as a page, many as an index."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from orders.findings import say
from orders.report.terminal import paint, width
from orders.words import render
from orders.words.rules import Rule, family_title, ids, rule, sources

WIDEST = 88
"""Longer lines are hard to read, however wide the terminal."""


def page(what: Rule) -> str:
    """What the rule says, an example, the ruling where there is one, and where it stands."""
    facts, told = what.facts, what.told
    head = paint(f"{what.id}  {told.title}", "bold")
    parts = [f"{head}\n{_standing(what)}", _wrapped(told.text), _example(told.example, facts.sample)]
    if facts.rulings:
        rulings = [
            _wrapped(render(say("explain.ruling_default", name=key, default=yaml_value(default))), "  ")
            for key, default in facts.rulings
        ]
        parts.append("\n".join([_heading("ruling"), *rulings]))
    if facts.source:
        keys = [
            paint(_wrapped(render(say("explain.source_key", name=key, what=text)), "    "), "dim")
            for key, text in sources(facts.source).items()
        ]
        parts.append("\n".join([_heading("source"), _wrapped(facts.source, "  "), *keys]))
    return "\n\n".join(parts)


def index(families: Iterable[str]) -> str:
    """The ids of the families with their titles, a line each."""
    return "\n\n".join(map(_family, families))


def yaml_value(value: bool | int | str) -> str:
    """A ruling's value as it is written in a file."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _family(family: str) -> str:
    return listing(f"{family}  {family_title(family)}", ids(family))


def listing(head: str, rules: Sequence[str]) -> str:
    """The rules with their titles, a line each, below a head."""
    column = max(map(len, rules)) + 2
    rows = [_wrapped(f"  {id.ljust(column)}{rule(id).told.title}", "", " " * (column + 2)) for id in rules]
    return "\n".join([paint(head, "bold"), *rows])


def _standing(what: Rule) -> str:
    """Which editions have the rule, and how sure it is."""
    mark = render(say(f"explain.mark_{what.facts.mark}"))
    editions = ", ".join(what.facts.editions).upper()
    return f"{render(say('explain.editions', editions=editions))}. {mark}" if editions else mark


def _example(text: str, sample: str) -> str:
    lines = [_heading("example"), _wrapped(text, "  ")]
    if sample:
        lines += ["", textwrap.indent(sample.rstrip("\n"), "    ")]
    return "\n".join(lines)


def _heading(name: str) -> str:
    return paint(render(say(f"explain.{name}")), "bold")


def _wrapped(text: str, margin: str = "", further: str | None = None) -> str:
    """The text within the width, each line behind a margin; from the second one on behind another."""
    return textwrap.fill(
        text,
        min(width(), WIDEST),
        initial_indent=margin,
        subsequent_indent=margin if further is None else further,
        break_on_hyphens=False,
        break_long_words=False,
    )
