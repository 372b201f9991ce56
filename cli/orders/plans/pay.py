"""The thriftiest way to pay for what targets are wanted to do, out of pools of alike orders.

Best is what spends the fewest orders, then the fewest tokens; then what takes most from the pools that a
player gives up first (`Pool.thrift`), leaves most Regular Orders, and stands first in the list of plans.
Each case of `orders.plans.cases` is one network: orders go from the pools that hold them, perhaps by a
conversion, to targets and to coordinated orders; who acts in these is a second source.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from orders.plans.arrange import arranged
from orders.plans.cases import Demands, Firsts, Uses, can_pay, gate_choices, joint_uses
from orders.plans.flow import END, START, Network
from orders.pools import OrderKind, Pool, Reserve


@dataclass(frozen=True, slots=True)
class Payment:
    """What a plan spends by pool and target, which conversions it makes, and who acts together.

    `conversions` are places among the reserve's; `together` has for each coordinated order the place of its
    joint, and who acts.
    """

    spend: Mapping[str, Mapping[str, int]]
    conversions: tuple[int, ...]
    together: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def orders(self) -> int:
        """The orders that it spends."""
        return sum(sum(used.values()) for used in self.spend.values()) + len(self.together)

    @property
    def tokens(self) -> int:
        """The tokens that it costs."""
        return len(self.conversions) + len(self.together)


def thriftiest(reserve: Reserve, demands: Demands, tokens: int) -> Payment | None:
    """The best way to meet all the demands with so many tokens at most; None where there is none."""
    pools = [pool for pool in reserve.pools if isinstance(pool, Pool)]
    prices = _Prices(reserve, pools, demands, tokens)
    best: Payment | None = None
    lowest = 0
    for fewest, uses in joint_uses(reserve.joints, demands, tokens):
        if best and (fewest, sum(uses)) > (best.orders, best.tokens):
            break
        for firsts in gate_choices(pools, demands, reserve.joints, uses):
            paid = _Desk(reserve, pools, demands, prices, uses, firsts).pay()
            if paid and paid[1].tokens <= tokens and (best is None or paid[0] < lowest):
                lowest, best = paid
    return best


class _Prices:
    """What everything costs, as one number: what matters more counts more than all that matters less."""

    def __init__(self, reserve: Reserve, pools: Sequence[Pool], demands: Demands, tokens: int) -> None:
        self._pools = {pool.name: pool for pool in pools}
        levels = sorted({pool.thrift for pool in pools})
        in_list = arranged([pool for pool in pools if pool.orders and pool.targets])
        in_list += [pool for pool in pools if pool not in in_list]
        listed: list[Hashable] = ["order", "token", *(("level", level) for level in levels), "regular"]
        listed += [(pool.name, target) for pool in in_list for target in pool.targets]
        listed += [("conversion", place) for place in range(len(reserve.conversions))]
        listed += [("joint", place, m) for place, joint in enumerate(reserve.joints) for m in joint.members]
        moved = sum(demand.low for demand in demands.values()) + sum(pool.orders for pool in pools) + tokens
        base = 4 * (moved + len(listed))
        powers = (pow(base, len(listed) - place) for place in range(len(listed)))
        self._weights: dict[Hashable, int] = dict(zip(listed, powers, strict=True))

    def order(self, pool: str) -> int:
        """An order given up, whatever for."""
        regular = self._weights["regular"] if self._pools[pool].kind is OrderKind.REGULAR else 0
        return self._weights["order"] - self._weights["level", self._pools[pool].thrift] + regular

    def token(self) -> int:
        """A Command Token."""
        return self._weights["token"]

    def prefer(self, *what: Hashable) -> int:
        """Less than nothing: between equals this is preferred, the more the earlier it is listed."""
        return -self._weights[what]


class _Desk:
    """Pays for one case."""

    def __init__(
        self,
        reserve: Reserve,
        pools: Sequence[Pool],
        demands: Demands,
        prices: _Prices,
        uses: Uses,
        firsts: Firsts,
    ) -> None:
        self._reserve = reserve
        self._pools = pools
        self._prices = prices
        self._uses = uses
        self._firsts = firsts
        self._network = Network()
        # edges by what goes through them
        self._spent: dict[tuple[str, str], int] = {}
        self._converted: list[int] = []
        self._acting: dict[tuple[int, str], int] = {}
        opening = [target for target in firsts.values() if target]
        self._possible = all(d.high is None or opening.count(t) <= d.high for t, d in demands.items())
        self._lows = {t: max(0, demand.low - opening.count(t)) for t, demand in demands.items()}

    def pay(self) -> tuple[int, Payment] | None:
        """What the case costs at least, and the plan; None where it cannot be paid."""
        for pool in self._pools:
            self._add_pool(pool)
        self._add_conversions()
        for place, number in enumerate(self._uses):
            if number:
                self._add_joint(place, number)
        for target, low in self._lows.items():
            self._network.add(("target", target), END, low)
        if not self._possible:
            return None
        paid, cost = self._network.send()
        if paid < sum(self._lows.values()) + sum(self._uses):
            return None
        cost += sum(self._prices.order(g) + self._prices.prefer(g, t) for g, t in self._firsts.items() if t)
        return cost + sum(self._uses) * self._prices.token(), self._payment()

    def _add_pool(self, pool: Pool) -> None:
        unopened = pool.name in self._firsts and self._firsts[pool.name] is None
        held = pool.orders - (self._firsts.get(pool.name) is not None)
        self._network.add(START, ("held", pool.name), held, self._prices.order(pool.name))
        if unopened:
            return
        self._network.add(("held", pool.name), ("spent", pool.name), held)
        for target in pool.targets:
            if target in self._lows and can_pay(pool, target, self._firsts):
                price = self._prices.prefer(pool.name, target)
                goal = ("target", target)
                edge = self._network.add(("spent", pool.name), goal, self._lows[target], price)
                self._spent[pool.name, target] = edge

    def _add_conversions(self) -> None:
        for place, conversion in enumerate(self._reserve.conversions):
            price = self._prices.token() + self._prices.prefer("conversion", place)
            start, goal = ("held", conversion.source), ("spent", conversion.into)
            self._converted.append(self._network.add(start, goal, 1, price))

    def _add_joint(self, place: int, number: int) -> None:
        joint = self._reserve.joints[place]
        self._network.add(("spent", joint.pool), END, number)
        self._network.add(START, ("joint", place), number * joint.size)
        for member in joint.members:
            if member in self._lows:
                price = self._prices.prefer("joint", place, member)
                edge = self._network.add(("joint", place), ("target", member), number, price)
                self._acting[place, member] = edge

    def _payment(self) -> Payment:
        spend: dict[str, dict[str, int]] = {}
        for pool in self._pools:
            first = self._firsts.get(pool.name)
            for target in pool.targets:
                edge = self._spent.get((pool.name, target))
                number = (self._network.sent(edge) if edge is not None else 0) + (target == first)
                if number:
                    spend.setdefault(pool.name, {})[target] = number
        conversions = tuple(p for p, edge in enumerate(self._converted) if self._network.sent(edge))
        return Payment(spend, conversions, tuple(self._together()))

    def _together(self) -> list[tuple[int, tuple[str, ...]]]:
        """Who acts in each coordinated order; nobody acts twice in one."""
        together = []
        for place, number in enumerate(self._uses):
            members = self._reserve.joints[place].members
            edges = [(member, self._acting.get((place, member))) for member in members]
            times = [m for m, edge in edges if edge is not None for _ in range(self._network.sent(edge))]
            together += [(place, tuple(times[turn::number])) for turn in range(number)]
        return together
