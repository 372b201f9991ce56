"""`orders explain`: a rule in words, or which rules there are."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from orders.commands.common import Format
from orders.commands.shape import App
from orders.commands.usage import Usage, no_such
from orders.findings import say
from orders.words import render
from orders.words.rules import FAMILIES, Rule, all_ids, ids, rule, sources

COMMAND = "orders explain"

Words = Annotated[list[str] | None, typer.Argument(metavar="ID", help="explain.argument")]

app = App()


@app.command("explain", help="commands.explain")
def explain(words: Words = None, format: Format = "text") -> int:
    """Tells the rule that is named, or lists a family, or all of them."""
    asked = " ".join(words or ()).strip()
    found = named(asked) if asked else list(FAMILIES)
    _show_rule(rule(found), format) if isinstance(found, str) else _show_index(found, format)
    return 0


def named(words: str) -> str | list[str]:
    """The id that the words name, however it is spelt, or the one family. Raises `Usage`."""
    letters = re.sub(r"[\W_]+", "", words).upper()
    family, number = re.fullmatch(r"([A-Z]*)(.*)", letters).groups()  # type: ignore[union-attr]
    if family in FAMILIES and not number:
        return [family]
    if family in FAMILIES and re.fullmatch("[0-9]+", number):
        return _numbered(family, number.lstrip("0").rjust(2, "0"), words)
    return _ruled_by(words)


def _numbered(family: str, number: str, words: str) -> str:
    known = ids(family)
    wanted = f"{family}-{number}"
    if wanted in known:
        return wanted
    near = known[0] if number == "00" else known[-1]
    what = say("explain.no_such_number", word=words, family=family, first=known[0], last=known[-1])
    raise Usage(say("commands.did_you_mean", what=what, near=near), COMMAND)


def _ruled_by(words: str) -> str:
    """The rule that a key of `rulings:` belongs to. Raises `Usage`."""
    keys = {ruling.key: id for id in all_ids() for ruling in rule(id).facts.rulings}
    if words in keys:
        return keys[words]
    raise no_such("explain.no_such_rule", words, [*all_ids(), *FAMILIES, *keys], COMMAND)


def _show_rule(what: Rule, format: str) -> None:
    if format == "json":
        from orders.report.json import versioned

        print(versioned(_as_data(what)))
    else:
        from orders.report.rule import page

        print(page(what))


def _show_index(families: list[str], format: str) -> None:
    if format == "json":
        from orders.report.json import versioned

        rules = [{"id": id, "title": rule(id).told.title} for family in families for id in ids(family)]
        print(versioned({"rules": rules}))
        return
    from orders.report.rule import index

    print(index(families))
    if len(families) > 1:
        print("\n" + render(say("explain.more")))


def _as_data(what: Rule) -> dict[str, Any]:
    facts, told = what.facts, what.told
    rulings = [ruling._asdict() for ruling in facts.rulings]
    return {
        "id": what.id,
        "title": told.title,
        "text": told.text,
        "editions": list(facts.editions),
        "mark": str(facts.mark),
        "source": facts.source,
        "sources": sources(facts.source),
        "example": f"{told.example}\n\n{facts.sample}" if facts.sample else told.example,
        "ruling": rulings[0] if rulings else None,
        "rulings": rulings,
    }
