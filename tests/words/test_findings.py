"""What findings say: a small letter at the beginning, unless it is a name, and no full stop at the end."""

import re

import pytest
from orders.words import LANGUAGES, sentences

PARTS = re.compile(
    "because-|state-|unfit-|note-|sheet-|sum-?|cell-|bar-|phase-|standing|column-|.*-title$"
    "|out-of-reach$|ruling-counts$|hierarchy-counts$"
)
"""What sheets are made of: no finding begins with it."""
NAMES = (
    "Command Tokens",
    "Strategos",
    "Chain of Command",
    "Cadena de Mando",
    "Fireteam",
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ["source", "infinity", "game", "officers"])
def test_findings_begin_small_and_have_no_full_stop(room, lang):
    told = {name: sentence for name, sentence in sentences(room, lang).items() if not PARTS.match(name)}
    assert len(told) > 50
    assert {n: s for n, s in told.items() if s[0].isupper() and not s.startswith(NAMES)} == {}
    assert {n: s for n, s in sentences(room, lang).items() if s.endswith(".")} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_that_is_not_there_is_told_of_like_all_else(lang):
    assert not {"list_missing", "list_faulty"} & sentences("commands", lang).keys()
    assert {"list_missing", "list_faulty", "list_of_another"} <= sentences("source", lang).keys()
