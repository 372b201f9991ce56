"""`orders new` and `orders schema`: files to begin with, in the chosen language, and nothing written over."""

import json

import pytest
from orders.commands.new import starter
from orders.source import read_text

KEYS = {
    "list": "edition name faction points groups troopers count id unit type training cost swc ava skills"
    " peripherals peripheral controller fireteams members leader limits",
    "mission": "name turn board legend marines officer rank at squad move weapon engaged walls turns out"
    " moved",
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", ["list", "mission"])
def test_starters_are_right_and_show_every_common_key(orders, kind, lang):
    text = starter(kind, lang)
    run = orders("validate", "-", "--format", "json", stdin=text)
    assert json.loads(run.out)["findings"] == []
    for key in KEYS[kind].split():
        assert f"{key}:" in text, key


@pytest.mark.parametrize("kind", ["list", "mission"])
def test_starters_say_the_same_in_both_languages(kind):
    def shape(value):
        if isinstance(value, dict):
            return {key: shape(v) for key, v in value.items()}
        return [shape(v) for v in value] if isinstance(value, list) else type(value)

    english, spanish = (shape(read_text(starter(kind, lang), "-").value) for lang in ("en", "es"))
    if kind == "mission":
        assert english.keys() == spanish.keys()
    assert english == spanish


@pytest.mark.parametrize(
    ("argv", "name", "begins"),
    [
        ([], "list.yaml", "# An army list."),
        (["--lang", "es"], "list.yaml", "# Una Lista de Ejército."),
        (["my.yaml"], "my.yaml", "# An army list."),
        (["--system", "officers"], "mission.yaml", "# A mission:"),
        (["--system", "officers", "--lang", "es"], "mission.yaml", "# Una misión:"),
    ],
)
def test_new_writes_a_file_once(orders, tmp_path, monkeypatch, argv, name, begins):
    monkeypatch.chdir(tmp_path)
    run = orders("new", *argv)
    assert (run.code, run.err) == (0, "")
    assert name in run.out
    assert [p.name for p in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)

    (tmp_path / name).write_text("mine")
    again = orders("new", *argv)
    assert (again.code, again.out) == (2, "")
    assert name in again.err
    assert (tmp_path / name).read_text() == "mine"

    assert orders("new", *argv, "--force").code == 0
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)


def test_new_to_standard_output(orders, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    run = orders("new", "-")
    assert (run.code, run.out) == (0, starter("list", "en"))
    assert list(tmp_path.iterdir()) == []


def test_new_where_nothing_can_be_written(orders, tmp_path):
    run = orders("new", str(tmp_path / "none" / "list.yaml"))
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("orders: ")


@pytest.mark.parametrize("kind", ["list", "game", "plan", "mission"])
def test_schema(orders, kind):
    run = orders("schema", kind)
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out)["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert run.out.endswith("}\n")


def test_schema_is_the_lists_by_default(orders):
    assert orders("schema").out == orders("schema", "list").out
