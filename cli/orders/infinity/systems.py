"""Infinity as a system of orders (see `orders.system`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from orders.findings import Finding, say
from orders.infinity.build import build
from orders.infinity.checks import check as check_army
from orders.source import Document
from orders.system import Answer, Played, Request, System, TurnError

if TYPE_CHECKING:  # checking a list needs none of them
    from orders.infinity.replay import Count, Moment
    from orders.infinity.situation import Situation
    from orders.pools import Reserve
    from orders.sheet import Block, Line


class Infinity:
    """Lists and games of Infinity. The replay is imported only where a count is asked for."""

    name = "infinity"

    def check(self, document: Document) -> list[Finding]:
        """Every rule that the list breaks; nothing where its groups cannot be read."""
        if not isinstance(document.value, dict) or not isinstance(document.value.get("groups"), list):
            return []
        return check_army(build(document))

    def check_game(self, game: Document, document: Document) -> list[Finding]:
        """Every event that was refused, at its own place."""
        from orders.infinity.replay import replay

        return replay(build(document), game).findings

    def answer(self, request: Request) -> Answer:
        """The orders at an Order Count, with who gives what. Raises `TurnError` for a turn below 1."""
        from orders.infinity.answer import answer

        moment, count = _asked(request)
        if request.now and moment.turn_is_open:
            count.situation = moment.situation
        data = answer(count, public=request.public)

        def draw() -> tuple[Block, ...]:
            from orders.infinity.sheets import sheet

            return sheet(data, strategos=count.tally.strategos, private=not request.public)

        return Answer(data, draw, _findings(request, moment, count.situation))

    def reserve(self, request: Request) -> Reserve:
        """The orders at an Order Count, or those left now, as pools. Raises `TurnError`."""
        from orders.infinity.pools import reserve

        moment, count = _asked(request)
        now = request.now and request.turn is None and moment.turn_is_open
        situation = moment.situation if now else count.situation
        return reserve(situation, _findings(request, moment, situation))

    def timeline(self, request: Request) -> tuple[Block, ...]:
        """Every turn so far and the next."""
        from orders.infinity.course import timeline
        from orders.infinity.replay import replay

        return timeline(replay(build(request.document), request.game), public=request.public)

    def names(self, request: Request) -> Mapping[str, str]:
        """Troopers, Proxies, peripherals, standing Fireteams and those gained from the enemy."""
        from orders.infinity.naming import known_names
        from orders.infinity.replay import replay

        return known_names(replay(build(request.document), request.game).situation)

    def may_follow(self, request: Request, event: Mapping[str, Any]) -> Finding | None:
        """The finding of an event that is refused after all those of the game; None where it is legal."""
        from orders.infinity.opening import finding
        from orders.infinity.replay import apply, replay
        from orders.infinity.situation import Refused

        game = request.game or request.document
        moment = replay(build(request.document), request.game, counted=False)
        try:
            apply(moment, dict(event))
        except Refused as refused:
            return finding(game, ("events",), refused, moment.situation)
        return None

    def standing(self, request: Request) -> tuple[Line, ...]:
        """The orders left at this moment of the game, in a few narrow lines."""
        from orders.infinity.course import standing
        from orders.infinity.replay import replay

        return standing(replay(build(request.document), request.game, counted=False))

    def play(self, request: Request, plan: Document) -> Played:
        """Replays the steps of a plan, up to the first that is refused."""
        from orders.infinity.plan import play

        return play(request, plan)


def _asked(request: Request) -> tuple[Moment, Count]:
    """The whole game, and the Order Count asked for. Raises `TurnError`."""
    from orders.infinity.replay import at_count, current_turn, replay

    moment = replay(build(request.document), request.game)
    turn = current_turn(moment) if request.turn is None else request.turn
    if turn < 1:
        raise TurnError(say("infinity.no-such-turn", turn=turn))
    return moment, at_count(moment, turn)


def _findings(request: Request, moment: Moment, situation: Situation) -> tuple[Finding, ...]:
    """Events that did not count; in public those about troopers off the table are left out (ORD-08)."""
    hidden = situation.off if request.public else ()
    return tuple(f for f in moment.findings if f.trooper not in hidden)


SYSTEM: System = Infinity()
