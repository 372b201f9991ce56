"""The nearest right word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from orders.source import read_text
from orders.source.nearest import Guesses, distance, nearest
from orders.system import system

DISTANCES = [
    ("", "", 0),
    ("", "abc", 3),
    ("cost", "cots", 1),
    ("cost", "cst", 1),
    ("cost", "costs", 1),
    ("cost", "cast", 1),
    ("kitten", "sitting", 3),
    ("turn", "trun", 1),
    ("abcd", "badc", 2),
]


@pytest.mark.parametrize(("a", "b", "expected"), DISTANCES)
def test_distance(a, b, expected):
    assert distance(a, b) == distance(b, a) == expected


@given(st.text("abc", max_size=6), st.text("abc", max_size=6))
def test_distance_is_that_of_the_best_first_step(a, b):
    def slow(a, b):
        if not a or not b:
            return len(a) + len(b)
        best = min(slow(a[1:], b) + 1, slow(a, b[1:]) + 1, slow(a[1:], b[1:]) + (a[0] != b[0]))
        if a[:2] == b[1::-1] and len(a) > 1 and len(b) > 1:
            best = min(best, slow(a[2:], b[2:]) + 1)
        return best

    assert distance(a, b) == slow(a, b)


NEAREST = [
    ("cots", ["count", "cost", "swc"], "cost"),
    ("COST", ["cost"], "cost"),
    ("iregular", ["regular", "irregular"], "irregular"),
    ("x", ["cost", "swc"], None),
    ("by", ["on", "to"], None),
    ("fusiler-1", ["fusilier-1", "fusilier-2"], "fusilier-1"),
    ("lieutenent", ["lieutenant"], "lieutenant"),
    ("captain", ["fusilier"], None),
    ("", ["a"], "a"),
    ("a", [], None),
]


@pytest.mark.parametrize(("word", "candidates", "expected"), NEAREST)
def test_nearest(word, candidates, expected):
    assert nearest(word, candidates) == expected


@given(st.text("abc", max_size=8), st.text("abc", max_size=8), st.integers(0, 4))
def test_distance_up_to_a_limit(a, b, most):
    far = distance(a, b)
    near = distance(a, b, most)
    assert near == far if far <= most else near > most


def test_nothing_is_guessed_for_a_very_long_word():
    assert nearest("a" * 60, ["a" * 59 + "b"]) == "a" * 59 + "b"
    assert nearest("a" * 61, ["a" * 60 + "b"]) is None


def test_guesses_end_when_enough_was_compared():
    guesses = Guesses(most=8)
    assert [guesses.nearest("cots", ["cost"]) for _ in range(3)] == ["cost", "cost", None]


def test_so_many_words_are_looked_at():
    strangers = ["x"] * 1_999
    assert nearest("cots", [*strangers, "cost"]) == "cost"
    assert nearest("cots", [*strangers, "x", "cost"]) is None


def test_ten_thousand_unknown_members_get_few_hints():
    rows = "      - {name: Fusilier, count: 50}\n"
    members = "".join(f"fusiler-{number}, " for number in range(10_000))
    text = f"system: infinity\ngroups:\n  - troopers:\n{rows}fireteams:\n"
    text += f"  - {{name: alpha, type: core, members: [{members}]}}\n"
    found = [f for f in system("infinity").check(read_text(text, "list.yaml")) if f.code == "REF-01"]
    assert len(found) == 10_000
    assert found[0].hint is not None
    assert 50 < sum(f.hint is not None for f in found) < 1_000


def test_of_many_marines_the_first_are_named():
    marines = "".join(f"  - {{name: m{number}}}\n" for number in range(40))
    text = f"system: officers\nboard: ....\nmarines:\n{marines}turns:\n  2: [{{marine: nobody, out: true}}]\n"
    found = [f for f in system("officers").check(read_text(text, "mission.yaml")) if f.code == "REF-01"]
    assert [f.hint.args["names"] for f in found] == [[*(f"m{number}" for number in range(30)), "…"]]
