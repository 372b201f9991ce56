"""Words in Spanish or in another spelling: the hint gives the one that files know."""

import json

import pytest
from orders.source import read_text
from orders.source.data import schema
from orders.source.ids import slug
from orders.source.spellings import SPANISH, english
from orders.words import render

KINDS = ("list", "game", "plan", "mission")


def words_of(node):
    """Every word of every enumeration, and what stands as an example."""
    if isinstance(node, dict):
        for key in ("enum", "examples"):
            yield from (word for word in node.get(key, ()) if isinstance(word, str))
        for inner in node.values():
            yield from words_of(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from words_of(inner)


def test_every_word_that_is_translated_is_one_of_the_files():
    known = {word for kind in KINDS for word in words_of(schema(kind))}
    assert {spanish: word for spanish, word in SPANISH.items() if word not in known} == {}
    assert [spanish for spanish in SPANISH if slug(spanish) != spanish or spanish in known] == []


@pytest.mark.parametrize(
    ("text", "known", "meant"),
    [
        ("Muerto", ["dead", "dogged"], "dead"),
        ("muerta", ["dead", "dogged"], "dead"),
        ("Táctica", ["tactical"], "tactical"),
        ("tactica", ["regular"], None),
        ("N5", ["n5", "n4"], "n5"),
        ("Imm-A", ["imm-a"], "imm-a"),
        ("Fuego de Supresión", ["suppress"], "suppress"),
        ("", ["dead"], None),
        ("a", ["dead"], None),
    ],
)
def test_what_a_word_means(text, known, meant):
    assert english(text, known) == meant


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("system: infinity\nedition: N4\n", "write n4", "escribe n4"),
        (
            "list: a\nevents:\n  - spend: {order: tactica, on: a}\n",
            "write tactical",
            "escribe tactical",
        ),
        (
            "system: infinity\nfireteams: [{name: a, type: core, members: b c}]\n",
            "write [b, c]",
            "escribe [b, c]",
        ),
        (
            "system: infinity\nswc: 1,5\n",
            "write 1.5",
            "escribe 1.5",
        ),
        (
            "{system: infinity, swc: 1,5}\n",
            "a decimal number has a point: write swc: 1.5",
            "los decimales de un archivo llevan punto: escribe swc: 1.5",
        ),
        (
            "groups: []\n",
            "add `system:` with one of: infinity, officers",
            "añade `system:` con uno de estos valores: infinity, officers",
        ),
        (
            "groups: [\n",
            "write `]` where it ends, or leave it out and write what is in it on lines of its own",
            "escribe `]` donde acaba, o quítalo y escribe lo que contiene en líneas propias",
        ),
        ("groups: ]\n", "remove it, or put the text in quotes", "quítalo, o pon el texto entre comillas"),
    ],
)
def test_hints_in_both_languages(text, english, spanish):
    hints = [f.hint for f in read_text(text, "a.yaml").findings if f.hint]
    assert english in [render(hint, "en") for hint in hints]
    assert spanish in [render(hint, "es") for hint in hints]


def test_a_hint_for_a_list_can_be_written_as_it_stands():
    text = "system: infinity\ngroups:\n  - troopers:\n      - {name: A, skills: 'NCO, G: Jumper, +1'}\n"
    (finding,) = read_text(text, "a.yaml").findings
    written = render(finding.hint, "en").removeprefix("write ")
    mended = read_text(text.replace("'NCO, G: Jumper, +1'", written), "a.yaml")
    assert json.dumps(mended.value["groups"][0]["troopers"][0]["skills"]) == '["NCO", "G: Jumper", "+1"]'
