"""The cheapest way to send as much as possible through a network."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable

Place = Hashable

START, END = "start", "end"
"""Where everything comes from and goes to."""


class Network:
    """Places, and edges between them with a capacity and a cost for each unit; costs may be below 0.

    There must be no circle of edges.
    """

    def __init__(self) -> None:
        self._from: dict[Place, list[int]] = {START: [], END: []}
        # edge 2n + 1 takes back what edge 2n sends
        self._goal: list[Place] = []
        self._room: list[int] = []
        self._cost: list[int] = []

    def add(self, start: Place, goal: Place, room: int, cost: int = 0) -> int:
        """A further edge; gives its number."""
        for here, there, free, price in ((start, goal, room, cost), (goal, start, 0, -cost)):
            self._from.setdefault(here, []).append(len(self._goal))
            self._goal.append(there)
            self._room.append(free)
            self._cost.append(price)
        return len(self._goal) - 2

    def sent(self, edge: int) -> int:
        """How much goes through an edge."""
        return self._room[edge + 1]

    def send(self, *, only_gainful: bool = False) -> tuple[int, int]:
        """Sends as much as possible, as cheaply as possible: how much that is, and what it costs.

        `only_gainful` sends only as much as lowers the cost.
        """
        amount = cost = 0
        while (path := self._cheapest_path()) is not None:
            if only_gainful and sum(self._cost[edge] for edge in path) >= 0:
                break
            most = min(self._room[edge] for edge in path)
            for edge in path:
                self._room[edge] -= most
                self._room[edge ^ 1] += most
                cost += most * self._cost[edge]
            amount += most
        return amount, cost

    def _cheapest_path(self) -> list[int] | None:
        """The edges of the cheapest way from start to end that has room."""
        costs: dict[Place, int] = {START: 0}
        by: dict[Place, int] = {}
        todo: deque[Place] = deque([START])
        waiting: set[Place] = {START}
        while todo:
            here = todo.popleft()
            waiting.discard(here)
            for edge in self._from[here]:
                goal = self._goal[edge]
                price = costs[here] + self._cost[edge]
                if self._room[edge] and (goal not in costs or price < costs[goal]):
                    costs[goal], by[goal] = price, edge
                    if goal not in waiting:
                        waiting.add(goal)
                        todo.append(goal)
        if END not in by:
            return None
        path = [by[END]]
        while (before := self._goal[path[-1] ^ 1]) != START:
            path.append(by[before])
        return path
