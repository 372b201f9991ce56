"""`orders explain`: a rule in words, or which rules there are."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from orders.commands.common import Format
from orders.commands.shape import App
from orders.commands.usage import Usage, no_such
from orders.findings import say
from orders.source.nearest import nearest
from orders.words import render
from orders.words.rules import FAMILIES, Rule, all_ids, ids, rule, sources
from orders.words.rules.search import search
from orders.words.rules.skills import SKILLS

COMMAND = "orders explain"
SKILL_WORDS = ("skills", "habilidades")
"""Asks for the list of skills."""

Words = Annotated[list[str] | None, typer.Argument(metavar="ID", help="explain.argument")]

app = App()


@app.command("explain", help="commands.explain")
def explain(words: Words = None, format: Format = "text") -> int:
    """Tells the rule that is named; else lists a family, rules with the words, the skills, or all rules."""
    asked = " ".join(words or ()).strip()
    if not asked:
        _show_index(list(FAMILIES), format)
    elif asked.casefold() in SKILL_WORDS:
        _show_skills(format)
    else:
        _show(named(asked), asked, format)
    return 0


def named(words: str) -> str | list[str]:
    """The id that the words name, however it is spelt, or the family, else the rules that have the words.

    Raises `Usage` where there are none.
    """
    letters = re.sub(r"[\W_]+", "", words).upper()
    family, number = re.fullmatch(r"([A-Z]*)(.*)", letters).groups()  # type: ignore[union-attr]
    if family in FAMILIES and not number:
        return family
    if family in FAMILIES and re.fullmatch("[0-9]+", number):
        return _numbered(family, number.lstrip("0").rjust(2, "0"), words)
    return _ruled_by(words)


def _show(found: str | list[str], asked: str, format: str) -> None:
    if isinstance(found, list):
        _show_found(found, asked, format)
    elif found in FAMILIES:
        _show_index([found], format)
    else:
        _show_rule(rule(found), format)


def _numbered(family: str, number: str, words: str) -> str:
    known = ids(family)
    wanted = f"{family}-{number}"
    if wanted in known:
        return wanted
    near = known[0] if number == "00" else known[-1]
    what = say("explain.no_such_number", word=words, family=family, first=known[0], last=known[-1])
    raise Usage(say("commands.did_you_mean", what=what, near=near), COMMAND)


def _ruled_by(words: str) -> str | list[str]:
    """The rule that a key of `rulings:` belongs to, else those that have the words. Raises `Usage`."""
    keys = {ruling.key: id for id in all_ids() for ruling in rule(id).facts.rulings}
    if words in keys:
        return keys[words]
    misspelt = any(map(str.isdecimal, words)) and nearest(words, all_ids())
    if not misspelt and (found := search(words)):
        return found
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
        _print_titles([id for family in families for id in ids(family)])
        return
    from orders.report.rule import index

    print(index(families))
    if len(families) > 1:
        print("\n" + render(say("explain.more")))


def _show_found(found: list[str], asked: str, format: str) -> None:
    if format == "json":
        _print_titles(found)
        return
    from orders.report.rule import listing

    print(listing(render(say("explain.found", n=len(found), words=asked)), found))
    print("\n" + render(say("explain.more_of_one", id=found[0])))


def _print_titles(found: list[str]) -> None:
    from orders.report.json import versioned

    print(versioned({"rules": [{"id": id, "title": rule(id).told.title} for id in found]}))


def _show_skills(format: str) -> None:
    """The skills that lists are read for, with their rules."""
    if format == "json":
        from orders.report.json import versioned

        print(versioned({"skills": [skill._asdict() for skill in SKILLS]}))
        return
    from orders.report.text import write
    from orders.sheet import Line, Table

    heads = say("explain.skill_english"), say("explain.skill_spanish"), say("explain.skill_rules")
    rows = tuple((skill.en, skill.es, ", ".join(skill.rules)) for skill in SKILLS)
    write((Table(say("explain.skills"), heads, rows), Line(say("explain.skills_spelling"))))


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
