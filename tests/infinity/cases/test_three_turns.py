"""A whole game of three turns on a real list, kept by `orders game` alone; reserves worked out by hand.

The list has twelve Troopers, all Regular. Group 1: Raiden and two Ninjas in Hidden Deployment, two Shikami,
three Keisotsu of whom the first is the Lieutenant, and the Hatamoto, an NCO. Group 2: Nokizaru, Kempei with
Chain of Command, and a fourth Keisotsu. It costs 300 of 300 points, so Retreat! comes at 75 or less.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from orders.main import main

from .desk import Desk, summary

PROJECT = Path(__file__).resolve().parents[3]
SHARED = Path(os.environ.get("ORDERS_SHARED", PROJECT / ".." / "shared"))
ROSTER = next(
    (p for p in (SHARED / "data/lists/list-34.yaml", SHARED / "lists/list-34.yaml") if p.is_file()), None
)

FIRST = [
    # In Deployment a Command Token buys Speedballs: 3 are left.
    "token speedball",
    "turn",
    # Nine Regular Orders are no more than ten, so the second player limits our tokens instead: one this turn.
    "! opponent remove-orders --from 1=2",
    "opponent limit-tokens",
    "spend regular shikami-1",
    "spend regular shikami-1",
    # The NCO takes the Lieutenant Order: the pool of group 1 stays at 6 - 2 = 4.
    "spend lieutenant hatamoto --by hatamoto",
    "! spend lieutenant keisotsu-1",
    # The first Ninja comes out with the Order of his own, then takes one of the pool: 3 left.
    "reveal ninja-1",
    "spend regular ninja-1",
    # One token and one Order of the pool move three: 2 left, 2 tokens left. A second token is over the limit.
    "spend coordinated shikami-1 shikami-2 keisotsu-2",
    "! token guts --trooper shikami-1",
    "! spend regular nokizaru --group 1",
    "spend regular nokizaru",
    "end",
]

SECOND = [
    # The enemy: the Lieutenant falls, a Shikami dies, a Keisotsu is Isolated, Raiden shows himself by an ARO.
    "state keisotsu-1 unconscious",
    "state shikami-2 dead",
    "state keisotsu-3 isolated",
    "reveal raiden",
    "! spend regular shikami-1",
    "turn",
    # The fourth Keisotsu joins group 1 before the count, for the third token: 1 left.
    "token regroup --trooper keisotsu-4 --to 1",
    "spend irregular keisotsu-3",
    "! spend regular keisotsu-3",
    "spend regular keisotsu-4",
    # Kempei is Lieutenant by Chain of Command and spends his Order; then he dies.
    "spend lieutenant kempei",
    "state kempei dead",
    "spend regular hatamoto",
    "spend regular hatamoto",
    # A pool Order on the hidden Ninja would cost him his own; taken back, and his own is used.
    "spend regular ninja-2",
    "undo",
    "reveal ninja-2",
    "state keisotsu-3 normal",
    # No Loss of Lieutenant was declared this turn, so nobody may be appointed.
    "! lieutenant nokizaru",
    "end",
]

THIRD = [
    "state hatamoto unconscious",
    "state shikami-1 possessed",
    "turn",
    # The last token frees the Shikami in time for the count.
    "token free --trooper shikami-1",
    "! token convert --trooper ninja-1",
    "spend irregular ninja-1",
    "! spend regular ninja-2",
    "lieutenant keisotsu-2",
    "end",
]


@pytest.fixture
def game(desk: Desk) -> Path:
    if ROSTER is None:
        pytest.skip("the real lists are not here")
    path = desk.folder / "game.yaml"
    assert main(["game", "start", str(ROSTER), "--going", "first", "--game", str(path)]) == 0
    return path


def play(path: Path, script: list[str]) -> None:
    """Each line is one call; `!` before it: it is refused, and the file stays as it was."""
    for line in script:
        before = path.read_text("utf-8")
        words = line.removeprefix("! ").split()
        code = main(["game", *words, "--game", str(path)])
        assert code == (1 if line.startswith("!") else 0), line
        assert (path.read_text("utf-8") == before) is line.startswith("!"), line


def reserve(desk: Desk, path: Path, turn: int) -> tuple[str, str, int, str | None]:
    """The figures, the members, the Command Tokens and the Lieutenant at the Order Count of that turn."""
    out = desk.ask("reserve", str(ROSTER), "--game", str(path), "--turn", str(turn)).out
    members = " ".join(str(group["members"]) for group in out["groups"])
    return summary(out), members, out["command_tokens"], out["lieutenant"]


def left(desk: Desk, path: Path) -> dict[str, int]:
    pools = desk.ask("plan", "count", str(ROSTER), "--game", str(path)).out["pools"]
    return {pool["pool"]: pool["orders"] for pool in pools}


def test_three_turns(desk: Desk, game: Path) -> None:
    play(game, FIRST[:-1])
    # Group 1: two Shikami, three Keisotsu, the Hatamoto are 6, three are hidden; group 2: 3.
    first = ("G1 6, G2 3, Lt 1, Off 3", "9 3", 3, "keisotsu-1")
    assert reserve(desk, game, 1) == first
    # 6 - 2 - 1 - 1 in group 1, 3 - 1 in group 2, two hidden Troopers with their own Orders.
    assert left(desk, game) == {"regular/1": 2, "regular/2": 2, "own/raiden": 1, "own/ninja-2": 1}

    play(game, [FIRST[-1], *SECOND[:-1]])
    # Group 1 at the count: Raiden, a Shikami, the second and fourth Keisotsu, a Ninja and the Hatamoto are
    # 6 Regular, the Isolated Keisotsu 1 Irregular; the Unconscious one gives none and keeps his slot, the
    # dead one is gone. Group 2: Nokizaru and Kempei, who is the Lieutenant now.
    second = ("G1 6, G2 2, Irr 1, Lt 1, Off 1", "9 2", 1, "kempei")
    assert reserve(desk, game, 2) == second
    # 6 - 1 - 2: the Order taken back is there again. The Irregular, own and Lieutenant Orders are spent.
    assert left(desk, game) == {"regular/1": 3, "regular/2": 2}

    play(game, [SECOND[-1], *THIRD])
    # 186 Victory Points are left, no Retreat!. Kempei is dead and nobody else has Chain of Command: Loss of
    # Lieutenant. Seven in group 1 (Raiden, a Shikami, three Keisotsu, two Ninjas) and Nokizaru keep an
    # Irregular Order each. Two Unconscious keep their slots, Kempei has left his.
    assert reserve(desk, game, 3) == ("G1 0, G2 0, Irr 8, LoL", "9 1", 0, "kempei")
    # The Keisotsu appointed at the end of the turn leads the next: all eight Regular, and a Lieutenant Order.
    assert reserve(desk, game, 4) == ("G1 7, G2 1, Lt 1", "9 1", 0, "keisotsu-2")
    # What came later has changed nothing of the first two turns.
    assert (reserve(desk, game, 1), reserve(desk, game, 2)) == (first, second)


def test_the_file_kept_is_a_legal_game(desk: Desk, game: Path) -> None:
    play(game, FIRST + SECOND + THIRD)
    assert desk.errors(str(game)) == []
