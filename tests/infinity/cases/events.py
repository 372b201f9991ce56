"""Pieces of a game file, written short; `; ` stands between events."""

from __future__ import annotations


def states(name: str, who: str) -> str:
    """One `state` event for each trooper of `who`, blanks between."""
    return "; ".join(f"state: {{trooper: {one}, is: {name}}}" for one in who.split())


def later(*between: str) -> str:
    """Turn 1 passes without an order, then what happens in the enemy's turn, then turn 2 opens."""
    return "; ".join(("turn: 1", "end: 1", *between, "turn: 2"))


def times(count: int, step: str) -> str:
    """The same step so many times."""
    return "; ".join([step] * count)
