"""Replaying a game, in process: 1,000 events, and twice as many to see that the time is linear."""

from typing import Any

import pytest
from orders.infinity.build import build
from orders.infinity.replay import replay
from orders.source import read_text

LIST = """
system: infinity
groups:
  - troopers:
      - {name: Captain, skills: [Lieutenant]}
      - {name: Rifle, count: 9}
  - troopers:
      - {name: Scout, count: 5}
"""
TURN = [
    "spend: {order: regular, on: captain}",
    "state: {trooper: rifle-2, is: stunned}",
    "spend: {order: regular, on: scout-1}",
    "state: {trooper: rifle-2, is: normal}",
    "spend: {order: regular, on: rifle-3}",
]


def events(number: int) -> str:
    lines, turn = [], 0
    while len(lines) < number:
        turn += 1
        lines += [f"turn: {turn}", *TURN, f"end: {turn}"]
    return "list: list.yaml\nevents:\n" + "".join(f"  - {line}\n" for line in lines[:number])


@pytest.mark.parametrize("number", [1000, 2000])
def test_replay(benchmark: Any, number: int) -> None:
    army, game = build(read_text(LIST, "list.yaml")), read_text(events(number), "game.yaml")
    moment = benchmark(replay, army, game)
    assert moment.findings == []
