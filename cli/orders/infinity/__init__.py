"""Infinity, N5 and N4: army lists, the Order Count, and the turn-by-turn replay of a game."""

from orders.infinity.systems import SYSTEM

__all__ = ["SYSTEM"]
