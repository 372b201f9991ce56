"""`orders explain` on the command line: however an id is spelt, both languages, text and JSON."""

import json
from pathlib import Path

import pytest
from orders.infinity.skills import Skill
from orders.words import LANGUAGES
from orders.words.rules import FAMILIES, all_ids, rule
from orders.words.rules.skills import SKILLS

GOLDEN = Path(__file__).parent / "golden"
HEAD = "LIST-10  Exactly one Lieutenant"


@pytest.mark.parametrize(
    "words",
    ["LIST-10", "list-10", "list10", "LIST 10", "List_10", "LIST-010", "list\u201110", "l i s t 1 0"],
)
def test_an_id_may_be_spelt_loosely(orders, words):
    for argv in ([words], words.split()):
        run = orders("explain", *argv)
        assert (run.code, run.out.splitlines()[0], run.err) == (0, HEAD, "")


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("LIST-26", "LIST-25"),
        ("LIST-99999999999999999999", "LIST-25"),
        ("LT-00", "LT-01"),
        ("LITS-10", "LIST-10"),
        ("SKIL-01", "SKL-01"),
        ("LIST-1O", "LIST-10"),
        ("Lst", "LIST"),
        ("convert_in_lo", "convert_in_lol"),
    ],
)
def test_an_unknown_id_gets_the_nearest_one(orders, words, near):
    run = orders("explain", words)
    assert (run.code, run.out) == (2, "")
    assert f"There is no rule {words}" in run.err
    assert f"Did you mean {near}?" in run.err
    assert f"¿Quizá {near}?" in orders("explain", words, "--lang", "es").err


@pytest.mark.parametrize("words", ["zzzzzz", "%s", "{zzz}", "[/]", "-", "١٠", "LIST-١٠", "\x1b[31m"])
def test_what_is_no_id_at_all_is_refused(orders, words):
    run = orders("explain", "--", words)
    assert (run.code, run.out) == (2, "")
    assert "There is no rule" in run.err
    assert "\x1b" not in run.err


@pytest.mark.parametrize(
    ("key", "id"),
    [("convert_in_lol", "LT-14"), ("lieutenant_order_in_retreat", "LT-08"), ("metric", "UNIT-03")],
)
def test_a_ruling_leads_to_its_rule(orders, key, id):
    assert orders("explain", key).out.startswith(f"{id}  ")


def found(run):
    return [rule["id"] for rule in json.loads(run.out)["rules"]]


@pytest.mark.parametrize(
    ("words", "lang", "first"),
    [
        ("loss of lieutenant", "en", "STA-05"),
        ("LoL", "en", "STA-05"),
        ("lol", "es", "STA-05"),
        ("Pérdida de Teniente", "es", "STA-05"),
        ("perdida de teniente", "es", "STA-05"),
        ("lieutenant", "en", "LIST-10"),
        ("teniente", "es", "LIST-10"),
        ("number 2", "en", "FT-10"),
        ("impetuous coordinated", "en", "COO-06"),
        ("combat group", "es", "LIST-20"),  # in another language than the chosen one
        ("Grupo de Combate", "en", "LIST-20"),
        ("infiltration coordinated", "en", None),
    ],
)
def test_words_are_looked_for(orders, words, lang, first):
    for argv in ([words], words.split()):
        run = orders("explain", *argv, "--lang", lang, "-f", "json")
        if first is None:
            assert run.code == 2
        else:
            assert (run.code, run.err, found(run)[0]) == (0, "", first)


def test_what_is_found_has_the_words_and_titles_come_first(orders):
    ids = found(orders("explain", "loss of lieutenant", "-f", "json"))
    titled = ["loss of lieutenant" in rule(id).told.title.casefold() for id in ids]
    assert titled == sorted(titled, reverse=True)
    assert 0 < titled.count(True) < len(ids) == len(set(ids))
    assert all("loss of lieutenant" in " ".join(rule(id).told).casefold() for id in ids)
    every = [id for id in all_ids() if "loss of lieutenant" in " ".join(rule(id).told).casefold()]
    assert sorted(ids) == sorted(every)


def test_what_is_found_is_listed(orders):
    run = orders("explain", "number 2")
    assert run.out == (
        "2 rules with “number 2”\n"
        "  FT-10   Number 2 takes the lead\n"
        "  SKL-10  Where the other skills are explained\n"
        "\n"
        "`orders explain FT-10` tells one of them.\n"
    )
    spanish = orders("explain", "coraje", "--lang", "es").out
    assert spanish.splitlines()[0].endswith("reglas con «coraje»")
    assert spanish.splitlines()[-1].startswith("`orders explain ")


@pytest.mark.parametrize("words", ["skills", "Habilidades"])
@pytest.mark.parametrize(
    ("lang", "head"), [("en", "English  Spanish  rules"), ("es", "inglés  español  reglas")]
)
def test_the_skills_that_lists_are_read_for(orders, words, lang, head):
    lines = orders("explain", words, "--lang", lang).out.splitlines()
    assert lines[1].split() == head.split()
    assert ["Warhorse", "Fogueado", "LT-09"] in [line.split() for line in lines]


def test_json_of_the_skills(orders):
    skills = json.loads(orders("explain", "skills", "-f", "json").out)["skills"]
    assert skills[0] == {"en": "Lieutenant", "es": "Teniente", "rules": ["LIST-10", "LT"]}
    assert len(skills) == len(Skill)


def test_the_skills_are_those_that_lists_are_read_for():
    read = [(skill.value[0], skill.value[min(1, len(skill.value) - 1)]) for skill in Skill]
    assert [(skill.en, skill.es) for skill in SKILLS] == read
    for skill in SKILLS:
        assert skill.rules
        assert set(skill.rules) <= {*all_ids(), *FAMILIES}


def test_a_family_is_listed(orders):
    run = orders("explain", "gRp")
    assert run.out.splitlines()[:2] == ["GRP  Combat Groups", "  GRP-01  At most 10 in a Combat Group"]
    assert len(run.out.splitlines()) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_an_id_all_are_listed(orders, lang):
    for argv in ([], [""], ["  "]):
        run = orders("explain", *argv, "--lang", lang)
        listed = [line.split()[0] for line in run.out.splitlines() if line.startswith("  ")]
        assert listed == all_ids()
        assert max(map(len, run.out.splitlines())) <= 80


def test_json_of_a_rule(orders):
    data = json.loads(orders("explain", "lt14", "--format", "json", "--lang", "es").out)
    assert data["version"] == 1
    assert (data["id"], data["editions"], data["source"]) == ("LT-14", ["n4", "n5"], "R511 p.18, p.125")
    assert data["title"] == "En Pérdida de Teniente, los Tokens convierten Órdenes igualmente"
    assert data["ruling"] == {"key": "convert_in_lol", "default": True}
    assert data["example"].endswith("- token: {use: convert, trooper: fusilier-1}\n")
    assert json.loads(orders("explain", "GRP-01", "-f", "json").out)["ruling"] is None


def test_json_of_a_rule_with_two_rulings_has_both(orders):
    data = json.loads(orders("explain", "LT-08", "-f", "json").out)
    assert data["ruling"] == data["rulings"][0] == {"key": "lieutenant_order_isolated", "default": False}
    assert data["rulings"][1] == {"key": "lieutenant_order_in_retreat", "default": True}


def test_json_of_the_list(orders):
    data = json.loads(orders("explain", "--format", "json").out)
    assert [entry["id"] for entry in data["rules"]] == all_ids()
    assert data["rules"][9] == {"id": "LIST-10", "title": "Exactly one Lieutenant"}
    assert len(json.loads(orders("explain", "RANK", "-f", "json").out)["rules"]) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["LIST-10", "LT-08", "CMD-03"])
def test_golden(orders, request, id, lang):
    out = orders("explain", id, "--lang", lang).out
    golden = GOLDEN / f"{id}.{lang}.out"
    if request.config.getoption("--update"):
        golden.write_text(out, encoding="utf-8")
    assert out == golden.read_text(encoding="utf-8")
