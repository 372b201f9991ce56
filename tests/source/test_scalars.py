"""Few plain words are more than the text they look like."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from orders.source import syntax
from orders.source.scalars import LongNumberError, plain
from orders.source.syntax import parse

TYPED = [
    ("true", True),
    ("false", False),
    ("null", None),
    ("~", None),
    ("", None),
    ("0", 0),
    ("10", 10),
    ("-3", -3),
    ("0.5", 0.5),
    ("-0.25", -0.25),
    ("123456789012345", 123456789012345),
]
WHOLE = [("2.0", 2), ("-0.0", 0), ("0.0", 0)]
TEXT = [
    *("no", "yes", "on", "off", "y", "n", "True", "TRUE", "Null", "NULL", "truer", "nullify", "total", "L1"),
    *(
        "1:30",
        "2024-01-31",
        "2024-01-31T10:00:00",
        "012",
        "-012",
        "00",
        "+1",
        "+0.5",
        "1e3",
        "1.5e3",
        ".5",
        "5.",
    ),
    *(".inf", "-.inf", ".nan", "0x1f", "0o17", "0b11", "1_000", "--", "1-", "-x", "٣", "½", "G:Jumper"),
]


@pytest.mark.parametrize(("word", "value"), [*TYPED, *WHOLE])
def test_numbers_and_switches(word, value):
    assert plain(word) == value
    assert type(plain(word)) is type(value)


@pytest.mark.parametrize("word", TEXT)
def test_all_else_is_the_text_it_looks_like(word):
    assert plain(word) == word
    assert parse(f"{{a: [{word}, {word} ]}}").value == {"a": [word, word]}


@pytest.mark.parametrize("word", [word for word, _ in [*TYPED, *WHOLE] if word] + TEXT)
def test_keys_and_quoted_words_are_text(word):
    assert parse(f"{word}: '{word}'").value == {word: word}
    assert parse(f'"{word}": "{word}"').value == {word: word}
    assert parse(f"a: |-\n  {word}\n").value == {"a": word}


@pytest.mark.parametrize("word", ["1234567890123456", "-0.123456789012345", "1" * 10_000])
def test_a_number_is_at_most_fifteen_digits_long(word):
    with pytest.raises(LongNumberError):
        plain(word)


@given(st.integers(-(10**14), 10**14) | st.floats(-1e6, 1e6).map(lambda number: round(number, 4)))
def test_numbers_are_read_as_they_are_written(number):
    assert plain(f"{number:.4f}" if isinstance(number, float) else str(number)) == number


# the three line breaks that only YAML knows are refused before anything is parsed
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**9), 10**9)
    | st.text(st.characters(codec="utf-8", exclude_characters="\x85\u2028\u2029"), max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text("abno1: ", min_size=1, max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@pytest.mark.parametrize("pure", [False, True], ids=["libyaml", "pure"])
@given(value=json_values, flow=st.sampled_from((True, False, None)))
def test_what_others_write_is_read_back(pure, value, flow):
    text = yaml.safe_dump(value, default_flow_style=flow, allow_unicode=True)
    with pytest.MonkeyPatch.context() as patch:
        if pure:
            patch.setattr(syntax, "_parser", lambda text: syntax._Pure(text).get_event)
        assert parse(text).value == value
