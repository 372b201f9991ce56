"""What each event of a game file does: one handler a kind, which changes the situation or raises `Refused`.

A handler checks everything before it changes anything, so a refused event leaves no trace. Documents have
passed their schema: bodies have the shape of the contract, section 4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orders.infinity.events import leadership, spending, states, teams, tokens
from orders.infinity.situation import Situation

Handler = Callable[[Situation, Any], None]

HANDLERS: dict[str, Handler] = {
    "spend": spending.spend,
    "enter": spending.enter,
    "reveal": spending.reveal,
    "state": states.state,
    "gain": states.gain,
    "frenzy": states.frenzy,
    "token": tokens.token,
    "opponent": tokens.opponent,
    "chain-of-command": leadership.chain_of_command,
    "lieutenant": leadership.lieutenant,
    "mnemonica": leadership.mnemonica,
    "fireteam": teams.fireteam,
}


def is_executive(kind: str, body: Any) -> bool:
    """Whether the event belongs before the Order Count: executive tokens and Chain of Command (SEQ-01)."""
    return kind == "chain-of-command" or (kind == "token" and body.get("use") in tokens.EXECUTIVE)
