"""Columns and lines: no word is cut where there is another way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from orders.report.columns import GAP, broken, fitted
from rich.cells import cell_len


@pytest.mark.parametrize(
    ("rows", "room", "widths"),
    [
        ([["a", "b"], ["ccc", "dd"]], 8, [3, 2]),
        ([["a", "b"], ["ccc", "dd"]], 7, None),
        ([["one two", "b"]], 11, [7, 1]),
        ([["one two", "b"]], 10, [6, 1]),
        ([["one two", "b"]], 7, [3, 1]),
        ([["one two", "b"]], 6, None),
        ([["one-two", "b"]], 11, [7, 1]),
        ([["one-two", "b"]], 10, [6, 1]),
        ([["one-two", "b"]], 8, [4, 1]),
        ([["one-two", "b"]], 7, None),
        ([["one two", "three four five"]], 13, [3, 7]),
        ([["日本 日本", "b"]], 8, [4, 1]),
        ([["", ""], ["", "a"]], 4, [0, 1]),
    ],
)
def test_widths(rows, room, widths):
    assert fitted(rows, room) == widths


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 20, ["one two three"]),
        ("one  two", 20, ["one  two"]),
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 5, ["one", "two", "three"]),
        ("fusilier-2, fusilier-3", 11, ["fusilier-2,", "fusilier-3"]),
        ("fusilier-2, boss", 9, ["fusilier-", "2, boss"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("日本日本", 4, ["日本", "日本"]),
        ("--", 1, ["-", "-"]),
        ("", 5, [""]),
    ],
)
def test_lines(text, width, lines):
    assert broken(text, width) == lines


words = st.text("ab-é日", min_size=1, max_size=12)


@given(st.lists(words, min_size=1, max_size=8).map(" ".join), st.integers(2, 20))
def test_lines_hold_the_whole_text_and_fit(text, width):
    lines = broken(text, width)
    assert max(map(cell_len, lines)) <= width
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(
    st.lists(st.lists(words.map(lambda w: f"{w} {w}"), min_size=2, max_size=2), min_size=1),
    st.integers(4, 60),
)
def test_no_word_is_cut_in_a_table(rows, room):
    widths = fitted(rows, room)
    if widths is None:
        return
    assert sum(widths) + GAP <= room
    for row in rows:
        for cell, width in zip(row, widths, strict=True):
            for line in broken(cell, width):
                # a line ends where a word ends, or behind a hyphen
                assert line[-1] == "-" or all(
                    word in cell.split() or cell.find("-" + word) >= 0 for word in line.split()
                )
