"""Small random reserves for Hypothesis."""

from __future__ import annotations

from random import Random

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


def six_groups_of_ten() -> Reserve:
    """More plans than 10^30: a Tactical and an Irregular Order in each group, an NCO for the Lieutenant."""
    made: list[Pool] = []
    users = ["1-1"]
    for group in range(1, 7):
        troopers = tuple(f"{group}-{number}" for number in range(1, 11))
        users.append(troopers[2])
        made.append(Pool(f"regular/{group}", OrderKind.REGULAR, 9, troopers, {}, 3))
        made.append(Pool(f"irregular/{troopers[9]}", OrderKind.IRREGULAR, 1, (troopers[9],)))
        made.append(Pool(f"tactical/{troopers[2]}", OrderKind.TACTICAL, 1, (troopers[2],), {}, 1))
    made.append(Pool("lieutenant/1-1", OrderKind.LIEUTENANT, 2, tuple(users), {}, 4))
    return reserve_of(*made)


def fifteen_troopers() -> Reserve:
    """A Fireteam, an NCO, Tactical Awareness, an Irregular trooper and an airborne one, in two groups."""
    first = ("alpha", "boss", "sgt", "medic", "ghulam", "tomcat", "hacker")
    return reserve_of(
        Pool("regular/1", OrderKind.REGULAR, 8, first, {"tomcat": "own/tomcat"}, 3),
        Pool("regular/2", OrderKind.REGULAR, 5, ("a", "b", "c", "d", "nco"), {}, 3),
        Pool("irregular/ghulam", OrderKind.IRREGULAR, 1, ("ghulam",)),
        Pool("lieutenant/boss", OrderKind.LIEUTENANT, 1, ("boss", "sgt", "nco"), {}, 4),
        Pool("tactical/sgt", OrderKind.TACTICAL, 1, ("sgt",), {}, 1),
        Pool("own/tomcat", OrderKind.OWN, 1, ("tomcat",)),
    )


TEN_ORDERS = {
    "alert": {"shot"},
    "close-assault": {"engaged", "shot", "unarmed"},
    "dig-in": {"engaged", "moved", "open"},
    "charge": {"engaged"},
    "covering-fire": {"engaged", "shot", "unarmed"},
    "suppressing-fire": {"engaged", "moved", "shot", "unarmed"},
    "hold-positions": {"engaged", "moved", "shot", "unarmed"},
    "move-out": {"shot heavy"},
    "by-sections": {"engaged", "shot"},
    "fall-back": {"free"},
}


def nested_units(seed: int, officers: int, marines: int) -> Reserve:
    """Officers of different ranks around one spot: each unit is a part of the one before it."""
    random = Random(seed)
    barred = [_bars(random) for _ in range(marines)]
    low, high = 0, marines
    made = []
    for number in range(officers):
        options = {
            order: tuple(f"m{m}" for m in range(low, high) if not barred[m] & bars)
            for order, bars in TEN_ORDERS.items()
        }
        made.append(Command(f"command/o{number}", f"o{number}", options))
        low, high = low + random.randint(0, 2), high - random.randint(0, 2)
    random.shuffle(made)
    return reserve_of(*made)


def _bars(random: Random) -> set[str]:
    chances = {"engaged": 0.2, "moved": 0.3, "shot": 0.3, "unarmed": 0.2, "open": 0.5}
    bars = {bar for bar, chance in chances.items() if random.random() < chance}
    if "shot" in bars and random.random() < 0.5:
        bars.add("shot heavy")
    return bars if "engaged" in bars else bars | {"free"}
