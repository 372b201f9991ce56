"""Infinity as a system of orders (see `orders.system`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from orders.findings import Finding, say
from orders.infinity.build import build
from orders.infinity.checks import check as check_army
from orders.source import Document
from orders.system import Played, Request, TurnError

if TYPE_CHECKING:  # checking a list needs neither
    from orders.reserve import Reserve
    from orders.sheet import Block


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

    def reserve(self, request: Request) -> Reserve:
        """The orders at an Order Count, or those left now. Raises `TurnError` for a turn below 1."""
        from orders.infinity.answer import answer
        from orders.infinity.replay import at_count, current_turn, replay, turn_is_open
        from orders.infinity.sheets import sheet

        moment = replay(build(request.document), request.game)
        turn = current_turn(moment) if request.turn is None else request.turn
        if turn < 1:
            raise TurnError(say("infinity.no-such-turn", turn=turn))
        count = at_count(moment, turn)
        if request.now and request.turn is None and turn_is_open(moment):
            count.situation = moment.situation
        data = answer(count, public=request.public)
        return _reserve(
            request, moment.findings, data, count.situation, sheet(data, private=not request.public)
        )

    def timeline(self, request: Request) -> tuple[Block, ...]:
        """Every turn so far and the next."""
        from orders.infinity.replay import replay
        from orders.infinity.sheets import timeline

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

    def standing(self, request: Request) -> tuple[Block, ...]:
        """The orders left now: a line for the moment, one for each group, one for what is private."""
        from orders.infinity.replay import replay
        from orders.infinity.sheets import standing

        return standing(replay(build(request.document), request.game, counted=False))

    def play(self, request: Request, plan: Document) -> Played:
        """Replays the steps of a plan, up to the first that is refused."""
        from orders.infinity.plan import play

        return play(request, plan)


def _reserve(
    request: Request,
    findings: list[Finding],
    data: Mapping[str, Any],
    situation: Any,
    blocks: tuple[Block, ...],
) -> Reserve:
    from orders.infinity.pools import conversions, joints, pools, tokens_left
    from orders.reserve import Reserve

    army = situation.army
    names = {t.id: t.name for t in army.troopers.values()} | situation.gained_names
    names |= {team: team for team in situation.teams}
    hidden = situation.off if request.public else ()
    return Reserve(
        system="infinity",
        title=army.name,
        turn=situation.turn,
        pools=pools(situation),
        names=names,
        data=data,
        sheet=blocks,
        findings=tuple(f for f in findings if f.trooper not in hidden),
        tokens=tokens_left(situation),
        conversions=conversions(situation),
        joints=joints(situation),
        notes=tuple(data["notes"]),
    )


SYSTEM = Infinity()
