"""How sentences are put together."""

import json

import pytest
from orders.findings import say
from orders.words import render


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Otho", "Varo y Otho"),
        ("Ilex", "Varo e Ilex"),
        ("Íñigo", "Varo e Íñigo"),
        ("Hilario", "Varo e Hilario"),
        ("Hierro", "Varo y Hierro"),
        ("Iona", "Varo y Iona"),
        ("Yago", "Varo y Yago"),
    ],
)
def test_spanish_y_is_e_before_the_sound_of_i(name, joined):
    told = say("officers.two-on-square", name="Varo", other=name, square="[1, 1]")
    assert render(told, "es") == f"{joined} están los dos en [1, 1]"
    assert render(told, "en") == f"Varo and {name} are both on [1, 1]"


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (9.5, "9.5", "9,5"),
        (0.25, "0.25", "0,25"),
        (10.0, "10", "10"),
        (-0.5, "-0.5", "-0,5"),
        (1234567.5, "1234567.5", "1234567,5"),
        (7, "7", "7"),
        ("1.5", "1.5", "1.5"),  # as it is written in a file
        ([1.5, 2.0], "1.5, 2", "1,5, 2"),
    ],
)
def test_decimals_have_the_mark_of_the_language(value, english, spanish):
    told = say("commands.written", path=value)
    assert render(told, "en") == f"Written: {english}"
    assert render(told, "es") == f"Escrito: {spanish}"


@pytest.mark.parametrize(
    ("lang", "message", "hint"),
    [
        ("en", "B takes the list to 7.5 SWC, over 6", "save 1.5 SWC"),
        ("es", "con B la lista llega a 7,5 de CAP, más de 6", "ahorra 1,5 de CAP"),
    ],
)
def test_swc_with_decimals(orders, lang, message, hint):
    rows = "[{name: A, cost: 1, swc: 3.5, ava: 1, skills: [Lieutenant]}, {name: B, cost: 1, swc: 4, ava: 1}]"
    text = f"system: infinity\ngroups: [{{troopers: {rows}}}]\n"
    run = orders("validate", "-", "--format", "json", "--lang", lang, stdin=text)
    (found,) = json.loads(run.out)["findings"]
    assert (found["message"], found["hint"]) == (message, hint)
