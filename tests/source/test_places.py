"""Places and values of random documents whose every key and value is known to stand somewhere."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from orders.findings import Place
from orders.source import syntax
from orders.source.places import Places
from orders.source.syntax import parse

WORDS = ["Fusilier", "Médico", "no", "on", "1:30", "012", "2024-01-31", "+1", "1e3", ".inf", "0x1f", "🎲 x"]
TYPED = {"3": 3, "-7": -7, "0.5": 0.5, "2.0": 2, "true": True, "false": False, "null": None, "~": None}

scalars = st.one_of(
    st.sampled_from(WORDS).map(lambda word: (word, word)),
    st.sampled_from(sorted(TYPED)).map(lambda word: (word, TYPED[word])),
    st.sampled_from(WORDS).map(lambda word: (f"'{word}'", word)),
    st.sampled_from((*WORDS, *TYPED)).map(lambda word: (f'"{word}"', word)),
)
keys = st.sampled_from(("name", "on", "no", "12", "Größe", "'a: b'", '"x"', "null"))


@st.composite
def trees(draw, depth=3):
    kinds = ("scalar", "list", "mapping", "flow list", "flow mapping")
    kind = draw(st.sampled_from(kinds if depth else kinds[:1]))
    if kind == "scalar":
        return kind, draw(scalars)
    if "list" in kind:
        return kind, draw(st.lists(trees(depth=depth - 1), min_size=1, max_size=3))
    inside = st.tuples(keys, trees(depth=depth - 1))
    return kind, draw(st.lists(inside, min_size=1, max_size=3, unique_by=lambda pair: pair[0]))


class Writer:
    """Writes a tree as YAML and notes where everything stands."""

    def __init__(self, breaks):
        self.text, self.breaks, self.line, self.column = "", breaks, 1, 1
        self.values, self.keys = {}, {}

    def put(self, text):
        self.text += text
        self.column += len(text)

    def new_line(self, indent):
        self.text += self.breaks + " " * indent
        self.line, self.column = self.line + 1, indent + 1

    def spot(self):
        return self.line, self.column

    def key(self, written, route):
        start = self.spot()
        self.put(written)
        self.keys[route] = Place(*start, *self.spot())
        self.put(": ")

    def write(self, tree, route=(), indent=0, flow=False):
        kind, content = tree
        start = self.spot()
        flow = flow or kind.startswith("flow")
        if kind == "scalar":
            self.put(content[0])
            value = content[1]
        elif "list" in kind:
            value = self.items(content, route, indent, flow)
        else:
            value = self.pairs(content, route, indent, flow)
        self.values[route] = Place(*start, *self.spot())
        return value

    def items(self, content, route, indent, flow):
        value = []
        self.put("[" if flow else "")
        for index, tree in enumerate(content):
            if flow:
                self.put(", " if index else "")
            else:
                if index:
                    self.new_line(indent)
                self.put("- ")
            value.append(self.write(tree, (*route, index), indent + 2, flow))
        self.put("]" if flow else "")
        return value

    def pairs(self, content, route, indent, flow):
        value = {}
        self.put("{" if flow else "")
        for index, (written, tree) in enumerate(content):
            if flow:
                self.put(", " if index else "")
            elif index:
                self.new_line(indent)
            name = written.strip("'\"")
            self.key(written, (*route, name))
            if not flow and tree[0] in ("list", "mapping"):
                self.new_line(indent + 2)
            value[name] = self.write(tree, (*route, name), indent + 2, flow)
        self.put("}" if flow else "")
        return value


@pytest.mark.parametrize("pure", [False, True], ids=["libyaml", "pure"])
@given(
    tree=trees(), breaks=st.sampled_from(("\n", "\r\n")), comment=st.sampled_from(("", " # ñ", "\n# z\n\n"))
)
@settings(max_examples=150, deadline=None)
def test_every_key_and_value_keeps_its_place(pure, tree, breaks, comment):
    writer = Writer(breaks)
    expected = writer.write(tree)
    text = writer.text + comment
    with pytest.MonkeyPatch.context() as patch:
        if pure:
            patch.setattr(syntax, "_parser", lambda text: syntax._Pure(text).get_event)
        reading = parse(text)
    assert reading.faults == []
    assert reading.value == expected
    assert repr(reading.value) == repr(expected)  # 1, 1.0 and True are equal, and yet not the same
    places = Places(text, reading.events)
    assert {route: places.locate(route) for route in writer.values} == writer.values
    assert {route: places.locate(route, on_key=True) for route in writer.keys} == writer.keys


BLOCKS = [
    ("board: |\n  ab\n  cd\n", [(0, 0, (2, 3)), (1, 1, (3, 4))]),
    ("board: |2-\n   ab\n  cd\n", [(0, 0, (2, 3)), (0, 1, (2, 4)), (1, 0, (3, 3))]),
    ("board: | # rows\n\n  ab\n\n  cd\n", [(1, 1, (3, 4)), (3, 0, (5, 3))]),
    ("x:\n  board: |+\n      ab\n      cd\n\n", [(1, 1, (4, 8))]),
    ("board: |\r\n  ab\r\n  cd\r\n", [(1, 0, (3, 3))]),
    ("board: abc\n", [(0, 2, (1, 10))]),
    ("board: 'abc'\n", [(0, 2, (1, 11))]),
    ("board: |\n  ñ🎲c\n", [(0, 2, (2, 5))]),
]


@pytest.mark.parametrize(("text", "squares"), BLOCKS)
def test_a_character_of_a_block_has_its_line_and_column(text, squares):
    reading = parse(text)
    route = ("x", "board") if text.startswith("x") else ("board",)
    places = Places(text, reading.events)
    for row, column, (line, at) in squares:
        assert places.locate_char(route, row, column) == Place(line, at, line, at + 1)


@pytest.mark.parametrize(
    ("text", "row", "column"),
    [
        ("board: >\n  ab\n  cd\n", 0, 3),  # folded: rows are not lines
        ('board: "a\\nb"\n', 1, 0),  # the row is behind an escape
        ("board: |\n  ab\n", 5, 0),
        ("board: |\n  ab\n", 0, 9),
        ("board: 3\n", 4, 4),
        ("board: [a]\n", 0, 0),
    ],
)
def test_where_a_character_has_no_place_of_its_own_the_value_has_one(text, row, column):
    places = Places(text, parse(text).events)
    assert places.locate_char(("board",), row, column) == places.locate(("board",))


def test_what_is_not_there_is_placed_at_its_nearest_ancestor():
    text = "groups:\n  - troopers: []\n"
    places = Places(text, parse(text).events)
    assert places.locate(("groups", 0, "troopers", 4, "name")) == Place(2, 15, 2, 17)
    assert places.locate(("fireteams",)) == places.locate(()) == Place(1, 1, 2, 17)
    assert Places("", []).locate(("a",)) == Place(1, 1, 1, 1)


def test_an_empty_value_stands_behind_its_colon():
    text = "a:\nb: 1\n"
    places = Places(text, parse(text).events)
    assert places.locate(("a",)) == Place(1, 3, 1, 3)


def test_a_dropped_item_leaves_its_place_to_the_next():
    text = "a: [x, y, z]"
    places = Places(text, parse(text).events)
    places.drop(("a", 1))
    assert places.locate(("a", 1)) == Place(1, 11, 1, 12)
