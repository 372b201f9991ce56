"""Every sentence stands in both languages with the same parts, and every one that is said is there."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest
from orders.words import LANGUAGES, sentences

PACKAGE = Path(__file__).parent.parent.parent / "cli" / "orders"
ROOMS = sorted(p.stem for p in (PACKAGE / "words" / "en").glob("*.py") if p.stem != "__init__")
KEY = re.compile(rf"({'|'.join(ROOMS)})\.([a-z0-9_-]+)$")
FINDING_ARGUMENTS = {"on_key", "severity", "hint", "trooper", "group", "elsewhere"}


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def sources():
    for path in sorted(PACKAGE.rglob("*.py")):
        if PACKAGE / "words" not in path.parents:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.JoinedStr):  # the beginning of a key that is put together
                    node.values.clear()
            yield path, tree


def is_key(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        return False
    return bool(KEY.match(node.value)) and not node.value.endswith(".yaml")


def said():
    """Every call that says a sentence by a key written out: place, key, names of its arguments."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or any(k.arg is None for k in node.keywords):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            position = {"say": 0, "finding": 1}.get(name)
            if position is None or len(node.args) <= position:
                continue
            key = node.args[position]
            if is_key(key):
                given = {k.arg for k in node.keywords} - (FINDING_ARGUMENTS if position else set())
                yield f"{path.name}:{node.lineno}", key.value, given


def test_rooms_are_the_same_in_all_languages():
    for lang in LANGUAGES:
        folder = PACKAGE / "words" / lang
        assert sorted(p.stem for p in folder.glob("*.py") if p.stem != "__init__") == ROOMS


@pytest.mark.parametrize("room", ROOMS)
def test_sentences_are_the_same_in_all_languages(room):
    english, spanish = sentences(room, "en"), sentences(room, "es")
    assert sorted(english) == sorted(spanish)
    for name, sentence in english.items():
        assert placeholders(sentence) == placeholders(spanish[name]), name
        assert sentence.strip() == sentence, name
        assert spanish[name].strip() == spanish[name], name


def test_every_key_written_in_the_code_is_a_sentence():
    keys = 0
    for path, tree in sources():
        for node in ast.walk(tree):
            if is_key(node):
                keys += 1
                room, _, name = node.value.partition(".")
                assert name in sentences(room, "en"), f"{path}:{node.lineno}"
    assert keys > 40


def test_every_sentence_gets_what_it_needs():
    wanting = []
    for place, key, given in said():
        room, _, name = key.partition(".")
        if missing := placeholders(sentences(room, "en")[name]) - given:
            wanting.append((place, key, missing))
    assert wanting == []
