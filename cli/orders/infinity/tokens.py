"""Command Tokens: who has them and when one may be spent (rules, section 7)."""

from __future__ import annotations

from orders.infinity.situation import OWN_TURN, Refused, Situation


def need_token(situation: Situation, rule: str = "CT-01") -> None:
    """A token to spend in the own turn: there is one (CT-01), and the opponent's limit allows it (CT-03)."""
    if situation.phase not in OWN_TURN:
        raise Refused("CT-02", "game.no-tokens-now")
    if situation.tokens < 1:
        raise Refused(rule, "game.no-tokens")
    if situation.token_limit is not None and situation.tokens_spent_now >= situation.token_limit:
        raise Refused("CT-03", "game.token-limit", most=situation.token_limit)


def pay_token(situation: Situation) -> None:
    """Takes one token."""
    situation.tokens -= 1
    situation.tokens_spent_now += 1
