"""How marines stand at a turn, whichever turns were asked for before: changes hold from theirs on."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from orders.officers.mission import Mission
from orders.officers.read import read_mission

from .field import document

SAID = [
    "at: [1, 0]",
    "at: [2, 1]",
    "engaged: true",
    "engaged: false",
    "out: true",
    "moved: true",
    "shot: true",
]


@st.composite
def turns(draw: st.DrawFn) -> str:
    """The `turns:` of a mission, some of them before its first."""
    rows = []
    for turn in sorted(draw(st.sets(st.integers(1, 9), max_size=5))):
        entry = st.tuples(st.sampled_from(["varo", "ilex"]), st.sampled_from(SAID))
        said = [f"{{marine: {who}, {what}}}" for who, what in draw(st.lists(entry, min_size=1, max_size=3))]
        rows.append(f"  {turn}: [{', '.join(said)}]\n")
    return "turns:\n" + "".join(rows) if rows else ""


def mission(text: str) -> Mission:
    start = "turn: 3\nboard: |\n  ....\n  ....\nmarines:\n"
    men = "  - {name: Varo, officer: decurion, at: [0, 0], moved: true}\n  - {name: Ilex, at: [3, 1]}\n"
    return read_mission(document(f"system: officers\n{start}{men}{text}"))


@given(turns(), st.lists(st.integers(3, 11), max_size=8))
@settings(max_examples=200, deadline=None)
def test_a_turn_is_the_same_whatever_was_asked_before(text: str, asked: list[int]) -> None:
    known = mission(text)
    assert [known.standings(turn) for turn in asked] == [mission(text).standings(turn) for turn in asked]


@given(turns(), st.integers(3, 11))
@settings(max_examples=200, deadline=None)
def test_changes_hold_from_theirs_on_and_moved_and_shot_only_then(text: str, turn: int) -> None:
    known = mission(text)
    for marine, standing in enumerate(known.standings(turn)):
        mine = [change for change in known.changes if change.marine == marine and change.turn <= turn]
        row = known.value["marines"][marine]

        def last(key: str, otherwise: object, mine: list = mine) -> object:
            return next((c.said[key] for c in reversed(mine) if key in c.said), otherwise)

        now = [change for change in mine if change.turn == turn]
        at_first = turn == known.first_turn
        assert list(standing.at or ()) == last("at", row["at"])
        assert standing.engaged == last("engaged", False)
        assert standing.out == last("out", False)
        assert standing.moved == last("moved", at_first and row.get("moved", False), now)
        assert standing.shot == last("shot", False, now)
