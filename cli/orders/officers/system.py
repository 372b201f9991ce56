"""The officers-and-command system as commands and plans see it; each question loads what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orders.findings import Finding, say
from orders.officers.read import read_mission
from orders.system import Request, TurnError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from orders.officers.mission import Mission
    from orders.officers.muster import Muster
    from orders.pools import Reserve
    from orders.sheet import Block, Line
    from orders.source import Document
    from orders.system import Answer, Played


class Officers:
    """Missions: officers, their units, and the ten orders."""

    name = "officers"

    def check(self, document: Document) -> list[Finding]:
        """Every rule that the mission breaks."""
        from orders.officers.checks import check

        return check(read_mission(document))

    def check_game(self, game: Document, document: Document) -> list[Finding]:
        """One finding: a mission has no game file, its `turns:` tell how it goes on."""
        return [game.finding("REF-01", "officers.no-game", ("list",), hint=say("officers.no-game-hint"))]

    def answer(self, request: Request) -> Answer:
        """The officers' orders at the turn asked for, by default the mission's first. Raises `TurnError`."""
        from orders.officers.answer import answer

        return answer(_asked(request), self._game_findings(request))

    def reserve(self, request: Request) -> Reserve:
        """The same orders as commands that plans can work on. Raises `TurnError`."""
        from orders.officers.answer import reserve

        return reserve(_asked(request), self._game_findings(request))

    def _game_findings(self, request: Request) -> list[Finding]:
        return self.check_game(request.game, request.document) if request.game else []

    def timeline(self, request: Request) -> tuple[Block, ...]:
        """Every turn at which the mission says something, up to the one asked for. Raises `TurnError`."""
        from orders.officers.muster import muster
        from orders.officers.timeline import timeline

        mission = read_mission(request.document)
        last = mission.turns[-1] if request.turn is None else asked_turn(mission, request.turn)
        return timeline([muster(mission, turn) for turn in mission.turns if turn <= last])

    def names(self, request: Request) -> Mapping[str, str]:
        """All marines, by id."""
        return self.reserve(request).names

    def may_follow(self, request: Request, event: Mapping[str, Any]) -> Finding | None:
        """No event may: a mission has no game file."""
        return self.check_game(request.game or request.document, request.document)[0]

    def standing(self, request: Request) -> tuple[Line, ...]:
        """That a mission has no game file, and where its turns are written instead."""
        from orders.sheet import Line

        return Line(say("officers.no-game")), Line(say("officers.no-game-hint"))

    def play(self, request: Request, plan: Document) -> Played:
        """Replays a plan at the turn asked for, else the plan's own. Raises `TurnError`."""
        from orders.officers.muster import muster
        from orders.officers.play import play

        mission = read_mission(request.document)
        planned = plan.value.get("turn") if isinstance(plan.value, dict) else None
        turn = request.turn if request.turn is not None else planned
        return play(muster(mission, asked_turn(mission, turn)), plan)


def _asked(request: Request) -> Muster:
    """The mission at the turn asked for. Raises `TurnError`."""
    from orders.officers.muster import muster

    mission = read_mission(request.document)
    return muster(mission, asked_turn(mission, request.turn))


def asked_turn(mission: Mission, turn: int | None) -> int:
    """The turn that is meant; raises `TurnError` for one before the mission's first."""
    if turn is None:
        return mission.first_turn
    if turn < mission.first_turn:
        raise TurnError(say("officers.turn-before-first", turn=turn, first=mission.first_turn))
    return turn
