"""How the names of a reserve, and the orders of its officers, may be written in expressions about plans."""

from __future__ import annotations

from collections.abc import Mapping

from orders.commands.names import meant, near
from orders.plans.spelling import Spelling
from orders.pools import Command, Pool, Reserve
from orders.source.ids import slug
from orders.source.nearest import nearest
from orders.words import LANGUAGES, render


def spelling(known: Mapping[str, str], aliases: Mapping[str, str] | None = None) -> Spelling:
    """How these may be written in an expression about plans; `aliases` lead to the id that is meant."""

    def ids(word: str) -> list[str]:
        return list(dict.fromkeys((aliases or {}).get(id, id) for id in meant(word, known)))

    return Spelling(ids, lambda word: near(word, known), tuple(known))


def name_spelling(reserve: Reserve, *more: str) -> Spelling:
    """How everyone of a reserve may be written, and what else there is; first those who can act."""
    named: list[str] = []
    for pool in reserve.pools:
        if isinstance(pool, Pool):
            named += pool.targets
        else:
            named += [pool.officer, *(marine for who in pool.options.values() for marine in who)]
    known = {id: reserve.names.get(id, id) for id in [*named, *reserve.names, *more]}
    return spelling(known, reserve.aliases)._replace(known=tuple(dict.fromkeys([*named, *more])))


def order_spelling(reserve: Reserve) -> Spelling:
    """The orders of officers by their ids, and by their names in every language, however written."""
    options = [option for pool in reserve.pools if isinstance(pool, Command) for option in pool.options]
    words = {option: option for option in options}
    for option, name in reserve.option_names.items():
        words |= dict.fromkeys((option, *(render(name, lang) for lang in LANGUAGES)), option)
    letters = {_letters(word): option for word, option in words.items()}

    def order(word: str) -> list[str]:
        option = letters.get(_letters(word))
        return [option] if option else []

    return Spelling(order, lambda word: nearest(word, words), tuple(reserve.option_names.values()))


def _letters(text: str) -> str:
    """The letters of an order's name, without accents, blanks and hyphens."""
    return slug(text).replace("-", "")
