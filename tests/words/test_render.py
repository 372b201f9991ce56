"""How sentences are put together."""

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
