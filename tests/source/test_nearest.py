"""The nearest right word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from orders.source.nearest import distance, nearest

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
