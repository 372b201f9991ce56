"""Small random reserves for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st
from orders.pools import Command, OrderKind, Pool, Reserve

from .brute import reserve_of

KINDS = [OrderKind.REGULAR, OrderKind.LIEUTENANT, OrderKind.TACTICAL, OrderKind.OWN]


@st.composite
def pools(draw: st.DrawFn, most_pools: int = 4, most_orders: int = 3, gated: bool = True) -> list[Pool]:
    """A few pools with overlapping targets; a pool waits only for pools before it, which may be anywhere."""
    targets = [f"t{i}" for i in range(draw(st.integers(1, 4)))]
    made: list[Pool] = []
    for index in range(draw(st.integers(0, most_pools))):
        mine = draw(st.lists(st.sampled_from(targets), unique=True, max_size=3))
        gates = [*(p.name for p in made), "nobody/0", f"pool/{index}"]
        waits = {t: draw(st.sampled_from(gates)) for t in mine if gated and draw(st.integers(0, 3)) == 0}
        orders = draw(st.integers(0, most_orders))
        kind = draw(st.sampled_from(KINDS))
        made.append(Pool(f"pool/{index}", kind, orders, tuple(mine), waits, draw(st.integers(0, 2))))
    return draw(st.permutations(made))


@st.composite
def commands(draw: st.DrawFn, most: int = 3) -> list[Command]:
    """A few officers whose marines overlap; some orders that nobody may obey."""
    marines = [f"m{i}" for i in range(draw(st.integers(1, 4)))]
    made = []
    for index in range(draw(st.integers(0, most))):
        options = {
            order: tuple(draw(st.lists(st.sampled_from(marines), unique=True, max_size=3)))
            for order in ("dig-in", "charge", "alert")[: draw(st.integers(0, 3))]
        }
        made.append(Command(f"command/o{index}", f"o{index}", options))
    return made


@st.composite
def reserves(draw: st.DrawFn) -> Reserve:
    """Pools, or commands, or a little of both."""
    which = draw(st.integers(0, 3))
    alike = draw(pools(2, 2)) if which == 3 else draw(pools()) if which else []
    ordered = draw(commands(2)) if which == 3 else draw(commands()) if not which else []
    return reserve_of(*alike, *ordered, obey_limit=draw(st.sampled_from([1, 1, 2])))
