"""Whatever happens to a file, reading says what is wrong and leaves what has the right shape."""

import json
import random

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from orders.source import data, read_text, syntax
from orders.words import LANGUAGES, render

SEEDS = [
    """\
# a list
system: infinity
edition: n5
name: "Harbour patrol"
points: 300
limits: {troopers: 15, groups: 2}
rulings: {convert_in_lol: false, chain_of_command: ask}
groups:
  - troopers:
      - {name: Fusilier, count: 3, unit: Fusiliers, cost: 10, ava: total}
      - name: Médico
        swc: +1
        skills: [Doctor, 'Lieutenant (+1 Order)']
        peripherals: [{name: Yudbot, kind: servant}]
  - number: 2
    troopers: []
fireteams:
  - {name: alpha, type: core, members: [fusilier-1, fusilier-2, fusilier-3]}
""",
    """\
list: list.yaml
going: second
deployment: {on_table: [], off_table: [tomcat]}
events:
  - turn: 1
  - token: {use: regroup, trooper: sapper-2, to: 1}
  - spend: {order: regular, on: alpha}
  - enter: {trooper: tomcat, with: impetuous}
  - opponent: {use: remove-orders, from: {1: 2}}
  - end: 1
""",
    """\
list: list.yaml
turn: 2
spend:
  - {order: coordinated, on: [a, b], pay: lieutenant}
  - enter: tomcat
""",
    """\
system: officers
board: |
  ####
  #D.#
legend: {D: varo}
marines:
  - {name: Varo, rank: 1}
  - {name: Otho, at: [2, 1], engaged: true}
turns:
  3: [{marine: otho, at: [1, 1]}]
""",
]
SCRAPS = [
    *(
        "\t",
        "  ",
        "\n",
        "\r",
        ": ",
        "- ",
        "[",
        "]",
        "{",
        "}",
        ",",
        "#",
        "&a ",
        "*a",
        "!t ",
        "<<: ",
        "|",
        ">",
        "'",
    ),
    *(
        '"',
        "---\n",
        "...\n",
        "%",
        "@",
        "`",
        "? ",
        "\0",
        "\x85",
        "\u2028",
        "\ufeff",
        "ñ",
        "🎲",
        "\\",
        "null",
        "~",
        "true",
    ),
    *(
        "no",
        "1",
        "-1",
        "1.5",
        "9" * 20,
        "x" * 60,
        "system: ",
        "name: ",
        "groups:\n",
        "events:\n",
        "[" * 70,
        "- " * 70,
    ),
]


def mutated(text, rng):
    """The text with one to four changes to its characters, lines or bytes."""
    for _ in range(rng.randint(1, 4)):
        at, to = sorted((rng.randint(0, len(text)), min(len(text), rng.randint(0, len(text)))))
        lines = text.splitlines(keepends=True)
        kind = rng.randrange(7)
        if kind == 0:
            text = text[:at] + rng.choice(SCRAPS) + text[at:]
        elif kind == 1:
            text = text[:at] + text[min(at + rng.randint(1, 6), len(text)) :]
        elif kind == 2:
            text = text[:at] + rng.choice(SCRAPS) + text[at + 1 :]
        elif kind == 3:
            text = text[:at] + text[at:to] * 2 + text[to:]
        elif kind == 4 and lines:
            lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
            text = "".join(lines)
        elif kind == 5 and lines:
            line = rng.randrange(len(lines))
            lines[line] = " " * rng.randint(0, 6) + lines[line].lstrip()
            text = "".join(lines)
        else:
            text = text[:to]
    return text


def hold(content):
    """Reads, and checks all that must be so of any document."""
    document = read_text(content, "a.yaml")
    lines = document.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for finding in document.findings:
        assert finding.code.startswith(("FILE-01", "YAML-0", "SCHEMA-01"))
        line, column, end_line, end_column = finding.place
        assert 1 <= line <= end_line <= len(lines)
        assert 1 <= column <= len(lines[line - 1]) + 1
        assert 1 <= end_column <= len(lines[end_line - 1]) + 1
        assert (line, column) <= (end_line, end_column)
        for language in LANGUAGES:
            assert render(finding.say, language)
    if document.value is None:
        assert document.findings
        assert document.spoiled >= {()}
        assert document.system is None
        return document
    for error in jsonschema_rs.Draft7Validator(data.schema(document.kind)).iter_errors(document.value):
        assert tuple(error.instance_path) in document.spoiled  # a gap that was filled
    return document


@pytest.mark.parametrize("seed", range(200))
def test_mutations_of_text(seed):
    rng = random.Random(seed)
    for text in SEEDS:
        hold(mutated(text, rng))


@pytest.mark.parametrize("seed", range(50))
def test_mutations_of_bytes(seed):
    rng = random.Random(seed)
    for text in SEEDS:
        content = bytearray(text.encode())
        for _ in range(rng.randint(1, 5)):
            content[rng.randrange(len(content))] = rng.randrange(256)
        hold(bytes(content))


@pytest.mark.parametrize("seed", range(50))
def test_mutations_where_libyaml_is_missing(seed, monkeypatch):
    monkeypatch.setattr(syntax, "_parser", lambda text: syntax._Pure(text).get_event)
    rng = random.Random(seed)
    for text in SEEDS:
        hold(mutated(text, rng))


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 200)
    | st.floats(0, 9).map(lambda n: round(n, 1))
    | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(st.sampled_from(("name", "cost", "x")), inner, max_size=2)
    ),
    max_leaves=4,
)


@st.composite
def spoilt(draw, schema, node):
    """A value for a part of a schema, every now and then something else."""
    if draw(st.integers(0, 7)) == 0:
        return draw(junk)
    if "allOf" in node and "$ref" in node["allOf"][0]:
        node = node["allOf"][0]
    if "$ref" in node:
        node = schema["definitions"][node["$ref"].rpartition("/")[2]]
    if "enum" in node:
        return draw(st.sampled_from(node["enum"]))
    kind = node["type"] if isinstance(node["type"], str) else draw(st.sampled_from(node["type"]))
    if kind == "array":
        return draw(st.lists(spoilt(schema, node["items"]), max_size=2))
    if kind == "object":
        keys = sorted(node.get("properties", {}))
        names = draw(st.sets(st.sampled_from(keys), max_size=3)) if keys else set()
        names |= {name for name in node.get("required", ()) if draw(st.integers(0, 7))}
        value = {name: draw(spoilt(schema, node["properties"][name])) for name in sorted(names)}
        return value | ({"nmae": 1} if draw(st.integers(0, 9)) == 0 else {})
    return draw(
        {"string": st.sampled_from(("a", "b-1")), "integer": st.integers(1, 3), "number": st.just(1)}.get(
            kind, st.booleans() if kind == "boolean" else st.none()
        )
    )


@pytest.mark.parametrize("kind", ["list", "game", "plan", "mission"])
@given(choice=st.data())
@settings(max_examples=100, deadline=None)
def test_whatever_the_shape(kind, choice):
    value = choice.draw(spoilt(data.schema(kind), data.schema(kind)))
    document = hold(json.dumps(value))  # JSON is YAML
    fine = (
        jsonschema_rs.Draft7Validator(data.schema(document.kind)).is_valid(value) if document.kind else False
    )
    assert fine == (not document.findings)
