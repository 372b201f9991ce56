"""A plan's steps, replayed with the same rules as the events of a game."""

from __future__ import annotations

from typing import Any

from orders.findings import Finding, say
from orders.infinity.build import build
from orders.infinity.opening import finding
from orders.infinity.pools import pools
from orders.infinity.replay import (
    Moment,
    apply,
    at_count,
    current_turn,
    replay,
)
from orders.infinity.situation import Refused, snapshot
from orders.source import Document
from orders.system import Played, Request, TurnError


def play(request: Request, plan: Document) -> Played:
    """The first illegal step's finding, and what remains before it. Raises `TurnError`.

    Steps start from the orders left now where the plan's turn is under way in a game and `--turn` is not
    given, else from the whole reserve of the turn.
    """
    moment = replay(build(request.document), request.game)
    value: dict[str, Any] = plan.value if isinstance(plan.value, dict) else {}
    wanted = request.turn if request.turn is not None else value.get("turn")
    turn = current_turn(moment) if wanted is None else int(wanted)
    if turn < 1:
        raise TurnError(say("infinity.no-such-turn", turn=turn))
    start = moment
    if request.turn is not None or turn != current_turn(moment) or not moment.turn_is_open:
        count = at_count(moment, turn)
        start = Moment(snapshot(count.situation), count.tally)
    begun = pools(start.situation)
    findings: tuple[Finding, ...] = ()
    for index, step in enumerate(value.get("spend") or []):
        if not isinstance(step, dict) or not step:
            continue
        try:
            apply(start, {"spend": step} if "order" in step else step)
        except Refused as refused:
            findings = (finding(plan, ("spend", index), refused, start.situation),)
            break
    left = {pool.name: pool.orders for pool in pools(start.situation)}
    return Played(findings, {pool.name: left.get(pool.name, 0) for pool in begun} | left)
