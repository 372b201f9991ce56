"""Plans drawn at random, each as likely as any other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orders.plans.space import Point, Space


def sample(space: Space, number: int, seed: int | None = None) -> Iterator[tuple[int, Point]]:
    """So many plans with their ranks; one may come twice. The same seed draws the same plans."""
    random = Random(seed)
    for _ in range(number):
        rank = below(space.total, random)
        yield rank, space.point(rank)


def below(limit: int, random: Random) -> int:
    """A whole number from 0 and below the limit, exactly uniform however large the limit is.

    Numbers of as many bits as the limit are drawn until one is small enough: every other one at least.
    """
    bits = limit.bit_length()
    while (drawn := random.getrandbits(bits)) >= limit:
        pass
    return drawn
