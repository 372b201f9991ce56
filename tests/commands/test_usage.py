"""The command line itself: wrong usage and help in both languages, languages chosen, ends of every kind."""

import re
from importlib import import_module

import pytest
from orders import __version__, main, words
from orders.app import COMMANDS
from orders.commands import reserve, validate
from orders.source.data import schema
from orders.words.choice import BadLanguage, choose


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["valdate"], "There is no command valdate. There are: validate, {more} Did you mean validate?"),
        (["frobnicate"], "There is no command frobnicate. There are: validate, {more}"),
        (["validate", "--stict"], "There is no option --stict. Did you mean --strict?"),
        (["validate", "--lag", "es"], "There is no option --lag. Did you mean --lang?"),
        (["--frobnicate"], "There is no option --frobnicate."),
        (["validate", "--format"], "--format needs a value."),
        (["validate", "--format", "jsn"], "--format: jsn is none of text, json. Did you mean json?"),
        (["validate", "--strict=yes"], "--strict takes no value."),
        (["reserve", "--turn", "soon"], "--turn: soon is not a whole number."),
        (["reserve", "--turn", "1.5"], "--turn: 1.5 is not a whole number."),
        (["reserve", "a.yaml", "b.yaml", "c.yaml"], "Too much on the command line: b.yaml, c.yaml."),
        (["schema", "lst"], "KIND: lst is none of list, game, plan, mission. Did you mean list?"),
        (["--lang", "fr", "validate"], "--lang: there is no language fr. There are: en, es."),
        (["validate", "--lang"], "--lang needs a value."),
        (["validate", "--lang="], "--lang needs a value."),
    ],
)
def test_wrong_usage(orders, argv, told):
    run = orders(*argv)
    assert (run.code, run.out) == (2, "")
    first, see = run.err.splitlines()
    before, _, after = told.partition("{more}")
    assert first.startswith(f"orders: {before}")
    assert first.endswith(after)
    assert see.startswith("See `orders")


@pytest.mark.parametrize(
    ("argv", "told", "command"),
    [
        (["valdate"], "¿Quizá validate?", "orders"),
        (["validate", "--stict"], "No existe la opción --stict. ¿Quizá --strict?", "orders validate"),
        (["reserve", "--turn", "x"], "--turn: x no es un número entero", "orders reserve"),
        (["reserve", "--turn"], "--turn necesita un valor.", "orders reserve"),
        (["schema", "list", "list"], "Sobra algo en la línea de comandos: list.", "orders schema"),
    ],
)
def test_wrong_usage_in_spanish(orders, argv, told, command):
    run = orders(*argv, "--lang", "es")
    assert run.code == 2
    assert told in run.err
    assert run.err.splitlines()[-1] == f"Véase `{command} --help`."


@pytest.mark.parametrize("argv", [["--version"], ["-V"]])
def test_version(orders, argv):
    assert orders(*argv) == (type(orders(*argv)))(0, f"orders {__version__}\n", "")


def test_no_command_shows_the_help_page_on_standard_error(orders):
    run = orders()
    assert (run.code, run.out) == (2, "")
    assert run.err.rstrip("\n") == orders("--help").out.rstrip("\n")


def pages():
    """Every command and subcommand, as it is called."""
    for name, module in COMMANDS.items():
        yield [name]
        registered = import_module(module).app.registered_commands
        if len(registered) > 1:
            yield from ([name, command.name] for command in registered)


@pytest.mark.parametrize("command", list(pages()), ids=" ".join)
@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage: orders "), ("es", "Uso: orders ")])
def test_help_pages(orders, command, lang, usage):
    run = orders(*command, "--help", "--lang", lang)
    assert (run.code, run.err) == (0, "")
    assert run.out == orders("--lang", lang, *command, "-h").out
    assert run.out.startswith(f"{usage}{' '.join(command)} ")
    assert "--lang en|es" in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert re.search(r"\b(commands|explain|plans)\.[a-z_]+\b", run.out) is None
    above = orders(*command[:-1], "--help", "--lang", lang).out
    assert re.search(rf"^  {command[-1]} ", above, re.MULTILINE)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_help_of_states_has_them_all(orders, lang):
    game = schema("game")["definitions"]["event"]["properties"]
    states = game["state"]["properties"]["is"]["enum"]
    told = orders("game", "state", "--help", "--lang", lang).out.partition("STATE ")[2].partition(".")[0]
    assert [state for state in re.split(r"[^a-z-]+", told) if state in states] == states
    assert len(states) == 15


@pytest.mark.parametrize("command", ["state", "enter", "reveal", "lieutenant", "frenzy"])
def test_where_a_trooper_is_meant_the_help_speaks_of_no_fireteam(orders, command):
    assert "Fireteam" not in orders("game", command, "--help").out


@pytest.mark.parametrize("columns", ["30", "50"])
def test_help_pages_on_a_narrow_terminal(orders, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    lines = orders("schema", "--help").out.splitlines()
    assert lines[0] == "Usage: orders schema [OPTIONS] [list|game|plan|mission]"
    assert max(map(len, lines[1:])) <= int(columns)
    assert "  --lang en|es" in [line.partition("  the")[0].rstrip() for line in lines]


@pytest.mark.parametrize(
    ("argv", "env", "language", "rest"),
    [
        (["validate"], {}, "en", ["validate"]),
        (["--lang", "es", "validate"], {}, "es", ["validate"]),
        (["validate", "--lang=es", "x"], {}, "es", ["validate", "x"]),
        (["validate", "--lang", "es", "--lang", "en"], {}, "en", ["validate"]),
        (["validate", "--lang", "en"], {"ORDERS_LANG": "es", "LANG": "es_ES.UTF-8"}, "en", ["validate"]),
        (["validate", "--", "--lang", "es"], {}, "en", ["validate", "--", "--lang", "es"]),
        ([], {"ORDERS_LANG": "es", "LANG": "en_GB.UTF-8"}, "es", []),
        ([], {"ORDERS_LANG": "", "LANG": "es_ES.UTF-8"}, "es", []),
        ([], {"LANG": "es"}, "es", []),
        ([], {"LANG": "es-MX"}, "es", []),
        ([], {"LANG": "est_EE"}, "en", []),
        ([], {"LANG": "de_DE.UTF-8"}, "en", []),
        ([], {"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en", []),
        ([], {"LC_ALL": "", "LC_MESSAGES": "es_AR.UTF-8", "LANG": "en_US.UTF-8"}, "es", []),
        ([], {"LC_ALL": "es_ES", "LC_MESSAGES": "en_US", "LANG": "en_US"}, "es", []),
    ],
)
def test_language(argv, env, language, rest):
    assert choose(argv, env) == rest
    assert words.language() == language


@pytest.mark.parametrize(
    ("argv", "env"),
    [(["--lang", "fr"], {}), (["--lang", "ES"], {}), (["--lang"], {}), ([], {"ORDERS_LANG": "fr"})],
)
def test_bad_language(argv, env):
    with pytest.raises(BadLanguage):
        choose(argv, env)


def raising(error):
    def fail(*args, **options):
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (KeyboardInterrupt(), 130),
        (BrokenPipeError(), 141),
        (RuntimeError("[x]"), 3),
        (PermissionError(13, "denied", "a.yaml"), 3),
    ],
)
def test_ends(fake, orders, monkeypatch, error, code):
    monkeypatch.setattr(validate, "Checked", raising(error))
    run = orders("validate", "x")
    assert (run.code, run.out) == (code, "")
    assert "Traceback" not in run.err
    assert len(run.err.splitlines()) == (code == 3)


def test_a_bug_shows_its_traceback_only_when_asked(fake, orders, monkeypatch):
    monkeypatch.setattr(reserve, "ask", raising(RuntimeError("[boom]")))
    assert "RuntimeError: [boom]" in orders("reserve", "x").err
    monkeypatch.setenv("ORDERS_DEBUG", "1")
    run = orders("reserve", "x")
    assert run.err.startswith("Traceback")
    assert run.err.splitlines()[-1].startswith("orders: this is a fault of the program")
    assert run.code == main.BUG
