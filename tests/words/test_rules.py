"""Every rule is told in both languages, with its facts, and says the same in both."""

import ast
import json
import re
from collections import Counter

import pytest
from orders.words import LANGUAGES
from orders.words.rules import FAMILIES, all_ids, family_of, family_title, ids, rule, sources
from orders.words.rules.shape import Mark

from tests.conftest import ROOT

LAST = {
    "LIST": 25,
    "GRP": 9,
    "ORD": 15,
    "SEQ": 7,
    "CNT": 15,
    "STA": 19,
    "LT": 23,
    "RET": 12,
    "CT": 13,
    "COO": 8,
    "FT": 17,
    "PER": 8,
    "AD": 7,
    "HD": 7,
    "IMP": 5,
    "SKL": 12,
    "UNIT": 7,
    "RANK": 4,
    "GIVE": 5,
    "CMD": 13,
    "BOARD": 5,
    "FILE": 1,
    "YAML": 3,
    "SCHEMA": 1,
    "REF": 2,
    "SKILL": 1,
}
"""The last number of each family; none is left out."""
OFFICERS = {"UNIT", "RANK", "GIVE", "CMD", "BOARD"}
FILES = {"FILE", "YAML", "SCHEMA", "REF", "SKILL"}
ID = re.compile(rf"\b(?:{'|'.join(LAST)})-[0-9]{{2}}\b")
EVERY = [f"{family}-{number:02}" for family, last in LAST.items() for number in range(1, last + 1)]


def words_of(id, lang):
    return " ".join(rule(id, lang).told)


def test_every_rule_is_there_and_no_other():
    assert all_ids() == EVERY
    assert list(FAMILIES) == list(LAST)


@pytest.mark.parametrize("family", LAST)
def test_a_family_is_told_in_both_languages(family):
    assert family_title(family, "en") != family_title(family, "es")
    for id in ids(family):
        english, spanish = rule(id, "en").told, rule(id, "es").told
        assert all([*english, *spanish]), id
        for one, other in zip(english, spanish, strict=True):
            assert one != other, id
            assert (one, other) == (one.strip(), other.strip()), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_fit_one_line_and_differ(lang):
    titles = {id: rule(id, lang).told.title for id in EVERY}
    assert not {id: title for id, title in titles.items() if len(title) > 66 or title.endswith(".")}
    assert [title for title, n in Counter(titles.values()).items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_whole_sentences(lang):
    for id in EVERY:
        told = rule(id, lang).told
        assert told.text[-1] in ".!?", id
        assert 8 <= len(told.text.split()) <= 95, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_ends_with_one_mark(lang):
    for id in EVERY:
        assert not re.search(r"[!?:;,]\.", words_of(id, lang)), id


@pytest.mark.parametrize("id", EVERY)
def test_both_languages_give_the_same_figures_and_refer_to_the_same_rules(id):
    english, spanish = words_of(id, "en"), words_of(id, "es")
    assert Counter(ID.findall(english)) == Counter(ID.findall(spanish))
    assert Counter(re.findall("[0-9]+", english)) == Counter(re.findall("[0-9]+", spanish))
    assert set(ID.findall(english)) <= set(EVERY) - {id}


def test_the_spanish_pool_is_called_by_its_name_and_nothing_else_is():
    for id in EVERY:
        spanish = words_of(id, "es")
        assert not re.search(r"[Rr]eservas?\b(?! de Órdenes)", spanish), id
        assert not re.search(r"\b(pool|SWC|AVA|[Ff]ichero)\b", spanish), id


@pytest.mark.parametrize("id", EVERY)
def test_facts(id):
    facts = rule(id).facts
    family = family_of(id)
    assert set(facts.editions) <= {"n3", "n4", "n5"}
    assert bool(facts.editions) == (family not in OFFICERS | FILES)
    assert (facts.mark is Mark.OURS) == (family in FILES) == (not facts.source)
    cited = [place.split()[0].split(":")[0] for place in facts.source.split("; ") if place]
    known = sources(facts.source, "en")
    assert [key for key in cited if key not in known and key != "forum.corvusbelli.com"] == []
    assert list(known) == list(sources(facts.source, "es"))


def test_every_ruling_of_a_list_is_explained_with_its_default():
    schema = json.loads((ROOT / "schemas" / "list.schema.json").read_text(encoding="utf-8"))
    wanted = {key: value["default"] for key, value in schema["properties"]["rulings"]["properties"].items()}
    told = {r.key: r.default for id in EVERY if family_of(id) not in OFFICERS for r in rule(id).facts.rulings}
    assert told == wanted


def test_every_rule_that_the_code_cites_is_explained():
    cited = {}
    for path in (ROOT / "cli" / "orders").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for id in re.findall(r"\b[A-Z]{2,6}-[0-9]{2}\b", node.value):
                    cited.setdefault(id, path.name)
    assert len(cited) > 200
    cited.pop("UTF-16", None)
    assert {id: name for id, name in cited.items() if id not in EVERY} == {}


def test_the_reference_has_no_rule_that_is_not_explained(shared):
    infinity = (shared / "rules" / "infinity.md").read_text(encoding="utf-8")
    officers = (shared / "rules" / "officers.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \*\*([A-Z]+-[0-9]{2})", infinity + officers, re.M)
    listed += re.findall(r"\bBOARD-[0-9]{2}|^\| (CMD-[0-9]{2})", officers, re.M)
    assert len(listed) > 200
    assert set(filter(None, listed)) <= set(EVERY)


def runs(text, length):
    """Every so many words in a row, punctuation and case aside."""
    words = re.findall(r"\w+", text.casefold())
    return {" ".join(words[i : i + length]) for i in range(len(words) - length + 1)}


def test_no_sentence_is_copied_from_the_reference(shared):
    reference = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("rules", "seeds")
        for path in sorted((shared / folder).iterdir())
    )
    theirs = runs(reference, 8)
    for id in EVERY:
        for lang in LANGUAGES:
            told = rule(id, lang).told
            assert not runs(told.text, 8) & theirs, (id, lang)


def test_files_stay_short():
    files = (ROOT / "cli" / "orders" / "words" / "rules").rglob("*.py")
    assert max(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 400
