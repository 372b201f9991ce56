"""The schemas: valid, and of use in an editor; and what reading makes of faulty files fits them."""

import json

import jsonschema_rs
import pytest
from orders.source import Kind, data

DEFINED_TWICE = ("id", "team", "enter", "token")


@pytest.fixture(params=[kind.value for kind in Kind])
def schema(request):
    return data.schema(request.param)


def parts(node, at="#"):
    """Every part of a schema that describes a value, with its path."""
    yield at, node
    for key in ("properties", "patternProperties", "definitions"):
        for name, inner in node.get(key, {}).items():
            yield from parts(inner, f"{at}/{key}/{name}")
    for key in ("items", "additionalProperties"):
        if isinstance(node.get(key), dict):
            yield from parts(node[key], f"{at}/{key}")


def test_is_valid_draft_07(schema):
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"
    jsonschema_rs.meta.validate(schema)
    assert schema["title"].startswith("orders: ")


def test_every_key_has_a_description(schema):
    bare = [at for at, node in parts(schema) if "description" not in node and "$ref" not in node]
    assert bare == []
    refs = [node["$ref"].removeprefix("#/definitions/") for _, node in parts(schema) if "$ref" in node]
    assert set(refs) <= set(schema["definitions"])


def test_every_mapping_is_closed(schema):
    mappings = [(at, node) for at, node in parts(schema) if "object" in node.get("type", ())]
    assert [at for at, node in mappings if node.get("additionalProperties") is None] == []


def test_everything_defined_is_used(schema):
    text = json.dumps(schema)
    assert [name for name in schema["definitions"] if f'"#/definitions/{name}"' not in text] == []


@pytest.mark.parametrize("name", DEFINED_TWICE)
def test_games_and_plans_agree(name):
    assert data.schema("game")["definitions"][name] == data.schema("plan")["definitions"][name]


def test_a_step_of_a_plan_has_all_keys_of_a_spend():
    spend = data.schema("game")["definitions"]["spend"]["properties"]
    step = data.schema("plan")["definitions"]["step"]["properties"]
    assert set(step) == {*spend, "enter", "reveal", "token"}
    assert {key: step[key] for key in ("group", "pay", "peripherals")} == {
        key: spend[key] for key in ("group", "pay", "peripherals")
    }


def test_lists_and_games_have_the_same_rulings():
    assert data.schema("list")["properties"]["rulings"] == data.schema("game")["properties"]["rulings"]


def test_the_text_is_what_is_shipped():
    assert json.loads(data.schema_text("list")) == data.schema("list")
    assert (data.folder("schemas") / "list.schema.json").is_file()
    assert data.folder("lists").is_dir()
