"""Which language a command line is answered in."""

from __future__ import annotations

from collections.abc import Mapping

from orders.findings import Say
from orders.words import LANGUAGES, use_language


class BadLanguage(Exception):
    """A language that is asked for outright and is not there; `say` tells which there are."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.key)
        self.say = say


def choose(argv: list[str], environ: Mapping[str, str]) -> list[str]:
    """Uses the language of `--lang`, else `ORDERS_LANG`, else the locale, else English.

    Gives the other arguments. `--lang` may stand anywhere before a bare `--`; the last one counts.
    Raises `BadLanguage`.
    """
    use_language(_of_locale(environ))
    rest, asked = _take_option(argv)
    wanted = environ.get("ORDERS_LANG") if asked is None else asked
    if wanted or asked is not None:
        source = "ORDERS_LANG" if asked is None else "--lang"
        if wanted not in LANGUAGES:
            key = "commands.no_such_language" if wanted else "commands.needs_value"
            raise BadLanguage(Say(key, {"option": source, "value": wanted or "", "known": LANGUAGES}))
        use_language(wanted)
    return rest


def _take_option(argv: list[str]) -> tuple[list[str], str | None]:
    rest: list[str] = []
    asked: str | None = None
    words = iter(argv)
    for word in words:
        if word == "--":
            return [*rest, word, *words], asked
        if word == "--lang":
            asked = next(words, "")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return rest, asked


def _of_locale(environ: Mapping[str, str]) -> str:
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    name = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return name if name in LANGUAGES else "en"
