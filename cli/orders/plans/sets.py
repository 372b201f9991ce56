"""What officers can bring about together: who obeys at all, and which orders are given at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from orders.findings import say
from orders.plans.errors import TooTangled

MOST_SETS = 4_000
"""Sets to be kept at a time; a cluster of officers that needs more is given up."""

Options = Sequence[Sequence[frozenset[str]]]
"""For each officer the marines who may obey each of his orders."""


def count_obeying(options: Options) -> int:
    """How many different sets of marines can be those that obey, whomever and whatever they obey.

    Such a set is any part of what some orders given together reach; each marine then listens to one who
    reaches him. Marines reached by the same orders are of one kind, and a kind is in a set or not.
    """
    kinds = Counter(
        tuple(frozenset(i for i, who in enumerate(orders) if marine in who) for orders in options)
        for marine in {marine for orders in options for who in orders for marine in who}
    )
    listed = list(kinds)
    reaches = frozenset({0})
    for officer, orders in enumerate(options):
        reached = {
            sum(1 << bit for bit, kind in enumerate(listed) if index in kind[officer])
            for index in range(len(orders))
        }
        reaches = _largest(before | now for before in reaches for now in reached or {0})
    return _parts(reaches, [kinds[kind] for kind in listed], {})


def _largest(sets: Iterable[int]) -> frozenset[int]:
    """Those sets (as bits) that are part of no other."""
    largest: list[int] = []
    for one in sorted(set(sets), key=lambda bits: -bits.bit_count()):
        if not any(one & other == one for other in largest):
            largest.append(one)
            if len(largest) > MOST_SETS:
                raise TooTangled(say("plans.too_tangled"))
    return frozenset(largest)


def _parts(sets: frozenset[int], sizes: Sequence[int], known: dict[frozenset[int], int]) -> int:
    """How many different sets of marines are part of one of these sets of kinds."""
    everywhere = anywhere = next(iter(sets))
    for one in sets:
        everywhere &= one
        anywhere |= one
    alike = 1 << sum(size for bit, size in enumerate(sizes) if everywhere >> bit & 1)
    if everywhere == anywhere:
        return alike
    rest = frozenset(one & ~everywhere for one in sets)
    if rest not in known:
        bit = (anywhere & ~everywhere).bit_length() - 1
        taken = _parts(frozenset(one & ~(1 << bit) for one in rest if one >> bit & 1), sizes, known)
        left = _parts(_largest(one & ~(1 << bit) for one in rest), sizes, known)
        known[rest] = left + ((1 << sizes[bit]) - 1) * taken
        if len(known) > MOST_SETS:
            raise TooTangled(say("plans.too_tangled"))
    return alike * known[rest]


def count_given(options: Options, limit: int) -> int:
    """How many different choices of orders, at most one an officer, can be obeyed by somebody each.

    A marine obeys `limit` orders at most, one with each of so many ears. An order with as many ears as there
    are officers always finds one left over. For the others a state is kept for all the ways in which the
    orders so far can have been heard: the ears taken, as far as they matter to later officers.
    """
    marines = {marine for orders in options for who in orders for marine in who}
    ears = {marine: ((1 << limit) - 1) << limit * index for index, marine in enumerate(marines)}
    small = [
        Counter(sum(ears[m] for m in who) for who in orders if len(who) * limit < len(options))
        for orders in options
    ]
    counts = {frozenset({0}): 1}
    for officer, orders in enumerate(options):
        later = 0
        for others in small[officer + 1 :]:
            for who in others:
                later |= who
        easy = 1 + len(orders) - small[officer].total()
        after: Counter[frozenset[int]] = Counter()
        for state, count in counts.items():
            after[_smallest(taken & later for taken in state)] += easy * count
            for who, alike in small[officer].items():
                taking = _smallest((taken | bit) & later for taken in state for bit in _bits(who & ~taken))
                if taking:
                    after[taking] += alike * count
        counts = dict(after)
    return sum(counts.values())


def _bits(bits: int) -> Iterable[int]:
    while bits:
        yield bits & -bits
        bits &= bits - 1


def _smallest(sets: Iterable[int]) -> frozenset[int]:
    """Those sets (as bits) that no other is part of."""
    smallest: list[int] = []
    for one in sorted(set(sets), key=int.bit_count):
        if not any(one & other == other for other in smallest):
            smallest.append(one)
    return frozenset(smallest)
