"""Why no order of a pool activates someone, for those who plan: the rule's own words."""

from __future__ import annotations

from orders.findings import Say, say
from orders.infinity.activation import own, regular
from orders.infinity.naming import target_named
from orders.infinity.situation import Refused, Situation


def why_not(situation: Situation, name: str) -> Say | None:
    """What keeps orders of the pool from a trooper, peripheral or Fireteam; None where nothing does.

    Who is off the table and still has his own order to enter takes orders of the pool after that.
    """
    peripheral = situation.army.peripherals.get(name)
    if peripheral and (controller := peripheral.controller):
        return say("game.ordered-by-controller", name=name, controller=controller)
    if team := situation.team_of(name):
        return say("game.ordered-in-team", name=name, team=team.name)
    try:
        regular(situation, target_named(situation, name))
    except Refused as refused:
        return _why_not_in(situation, name) if name in situation.off else refused.say
    return None


def _why_not_in(situation: Situation, name: str) -> Say | None:
    """What keeps a trooper off the table from entering by his own order (AD-01, HD-01)."""
    try:
        own(situation, name)
    except Refused as refused:
        return refused.say
    return None
