"""The mission at one turn: every officer's unit, and which marines may obey what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from orders.officers.board import Board
from orders.officers.grades import rank_of
from orders.officers.mission import Marine, Mission, Standing
from orders.officers.obey import bars_now, why_not
from orders.officers.orders import ORDERS, Bar, Order
from orders.officers.rulings import OTHERWISE, RULES, Rulings
from orders.officers.units import Near, grow, nearness
from orders.sheet import Spot


@dataclass(frozen=True, slots=True)
class Unit:
    """An officer and his unit. `through` are the other members, each with the one who links him (UNIT-01)."""

    officer: int
    rank: int
    may_order: bool
    through: Mapping[int, int]

    @property
    def members(self) -> list[int]:
        """The officer first, then the others in file order."""
        return [self.officer, *self.through]

    def __contains__(self, marine: int) -> bool:
        return marine == self.officer or marine in self.through


@dataclass(frozen=True, slots=True)
class Muster:
    """A mission at one turn: the units of the officers in play, and who may obey what.

    `bars` is what could keep each marine from obeying, `reasons` what does so, by order.
    """

    mission: Mission
    turn: int
    rulings: Rulings
    standings: Sequence[Standing]
    bars: Sequence[frozenset[Bar]]
    reasons: Mapping[str, Sequence[tuple[Bar, ...]]]
    units: Sequence[Unit]

    def why_not(self, order: Order, marine: int) -> tuple[Bar, ...]:
        """The reasons why the marine may not obey the order; none where he may."""
        return self.reasons[order.id][marine]

    def obeying(self, unit: Unit, order: Order) -> list[int]:
        """The members who may obey the order of their officer; nobody where he may give none (GIVE-02)."""
        reasons = self.reasons[order.id]
        return [m for m in unit.members if not reasons[m]] if unit.may_order else []

    def units_of(self, marine: int) -> list[Unit]:
        """The units that the marine is in; there may be several (UNIT-05)."""
        return [unit for unit in self.units if marine in unit]

    def square(self, marine: int) -> Spot | None:
        """Where the marine stands; None where he is out (UNIT-07) or on no open square (BOARD-03)."""
        return standing_square(self.mission, self.standings[marine])

    def in_play(self) -> list[Marine]:
        """The marines who are not out, in file order."""
        return [m for m in self.mission.marines if not self.standings[m.number].out]


def standing_square(mission: Mission, standing: Standing) -> Spot | None:
    """The square of a marine in play, if it is an open one of the board."""
    if standing.out or standing.at is None or not mission.board.is_open(standing.at):
        return None
    return standing.at


def muster(mission: Mission, turn: int, rulings: Rulings | None = None) -> Muster:
    """The mission at a turn, by its own rulings or by others."""
    rulings = rulings or mission.rulings
    standings = mission.standings(turn)
    squares = tuple(standing_square(mission, standing) for standing in standings)
    near = _links(mission.board, squares, Rulings(link=rulings.link, metric=rulings.metric))
    units = [
        Unit(m.number, m.rank, not standing.moved, grow(near, m.number, m.rank))
        for m, standing in zip(mission.marines, standings, strict=True)
        if m.rank is not None and not standing.out
    ]
    bars = [
        bars_now(marine, standing, mission.board, rulings)
        for marine, standing in zip(mission.marines, standings, strict=True)
    ]
    alike = {now: {order.id: why_not(order, now, rulings) for order in ORDERS} for now in set(bars)}
    reasons = {order.id: [alike[now][order.id] for now in bars] for order in ORDERS}
    return Muster(mission, turn, rulings, standings, bars, reasons, units)


@lru_cache(maxsize=2)
def _links(board: Board, squares: tuple[Spot | None, ...], rulings: Rulings) -> Near:
    """The links, kept for the next turn, on which most stand where they stood, and for other rulings."""
    return nearness(board, squares, rulings)


class Ruling(NamedTuple):
    """A ruling in force that changed a result."""

    rule: str
    key: str
    value: Any


def telling_rulings(now: Muster) -> Iterator[Ruling]:
    """The rulings without which a unit, who may obey, or how often, would be another."""
    result = _result(now)
    for key, other in OTHERWISE:
        value = getattr(now.rulings, key)
        turned: dict[str, Any] = {key: other[value]}
        if _result(muster(now.mission, now.turn, replace(now.rulings, **turned))) != result:
            yield Ruling(RULES[key], key, value)
    if any(_obeys_several(now, marine.number) for marine in now.in_play()):
        yield Ruling(RULES["orders_per_marine"], "orders_per_marine", now.rulings.orders_per_marine)
    if any(_ranked_by_hierarchy(now.mission, now.mission.marines[unit.officer]) for unit in now.units):
        yield Ruling("RANK-03", "hierarchy", dict(now.mission.hierarchy))


def _result(now: Muster) -> list[object]:
    """All that rulings can change: the units, how they are linked, and who may obey which order."""
    commanded = {marine for unit in now.units if unit.may_order for marine in unit.members}
    return [
        [(unit.officer, unit.through) for unit in now.units],
        {marine: [not now.why_not(order, marine) for order in ORDERS] for marine in commanded},
    ]


def _obeys_several(now: Muster, marine: int) -> bool:
    """Whether more than one officer could order the marine, so that GIVE-03 decides."""
    return sum(unit.may_order for unit in now.units_of(marine)) > 1


def _ranked_by_hierarchy(mission: Mission, officer: Marine) -> bool:
    """Whether the mission's own hierarchy gives the officer another rank than the ladder (RANK-03)."""
    if officer.grade is None or officer.rank_written:
        return False
    own = rank_of(officer.grade, mission.hierarchy)
    return own is not None and own != rank_of(officer.grade, {})
