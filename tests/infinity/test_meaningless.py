"""Fields that mean nothing where they stand are refused, and the public view gives nothing away."""

import pytest
from orders.infinity import SYSTEM
from orders.source import read_text
from orders.system import Request
from orders.words import render

LIST = """\
system: infinity
groups:
  - troopers:
      - {name: Boss, skills: [Lieutenant, Hidden Deployment, Strategos L1]}
      - {name: Sgt, skills: [NCO]}
      - {name: Ghoul, training: irregular}
      - {name: Ghost, skills: [Hidden Deployment]}
  - troopers:
      - {name: Far}
fireteams:
  - {name: duo, type: duo, members: [boss, sgt]}
"""


def refused(event: str) -> list[str]:
    game = read_text(f"list: l\nevents:\n  - turn: 1\n  - {event}\n", "game.yaml")
    assert game.findings == []
    return [f.code for f in SYSTEM.check_game(game, read_text(LIST, "list.yaml"))]


@pytest.mark.parametrize(
    ("event", "codes"),
    [
        ("spend: {order: coordinated, on: [ghoul], group: 2}", ["ORD-10"]),
        ("spend: {order: coordinated, on: [ghoul], group: 1}", []),
        ("spend: {order: irregular, on: ghoul, group: 2}", ["ORD-10"]),
        ("spend: {order: regular, on: ghoul, by: sgt}", ["ORD-01"]),
        ("spend: {order: regular, on: duo, by: sgt}", []),
        ("spend: {order: regular, on: ghoul, pay: lieutenant}", ["COO-05"]),
        ("token: {use: convert, trooper: ghoul, to: 2}", ["SCHEMA-01"]),
        ("token: {use: convert, trooper: ghoul}", []),
    ],
)
def test_fields(event: str, codes: list[str]) -> None:
    assert refused(event) == codes


def test_by_makes_the_member_leader() -> None:
    """FT-06."""
    game = read_text(
        "list: l\nevents:\n  - turn: 1\n  - spend: {order: regular, on: duo, by: sgt}\n", "game.yaml"
    )
    lines = SYSTEM.standing(Request(read_text(LIST, "list.yaml"), game))
    assert "Fireteam duo: boss, sgt; Leader sgt" in [render(line.say) for line in lines]


def test_public_names_nobody_private() -> None:
    """ORD-08, ORD-09."""
    game = read_text("list: l\nevents:\n  - turn: 1\n", "game.yaml")
    for played in (None, game):
        answer = SYSTEM.answer(Request(read_text(LIST, "list.yaml"), played, public=True))
        said = [render(note) for note in answer.data["notes"]]
        assert not any(name in line for line in said for name in ("boss", "Boss", "ghost", "Ghost"))
        assert answer.data["lieutenant"] is None
        assert answer.data["rulings"] == []
        assert [t["trooper"] for t in answer.data["troopers"]] == ["boss", "sgt", "ghoul", "far"]
