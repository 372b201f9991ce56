"""Who may obey an order, the reasons why not, and what it does for a marine (CMD-01 to CMD-13, GIVE-04)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orders.officers.board import Board
from orders.officers.grades import fold
from orders.officers.mission import HEAVY, NO_WEAPON, Marine, Standing
from orders.officers.orders import LIFTED_IF_ENGAGED_MAY_SHOOT, NO_MOVE, ORDERS, Act, Bar, Effect, Order
from orders.officers.rulings import Rulings


def find_order(text: str) -> Order | None:
    """The order of that English id or Spanish name; case, accents, hyphens and blanks are ignored."""
    wanted = _letters(text)
    return next((o for o in ORDERS if wanted in (_letters(o.id), _letters(o.spanish))), None)


def _letters(text: str) -> str:
    return fold(text).replace(" ", "")


def bars_now(marine: Marine, standing: Standing, board: Board, rulings: Rulings) -> frozenset[Bar]:
    """All that could keep the marine from obeying an order at this moment (GIVE-04)."""
    sheltered = standing.at is not None and board.is_sheltered(standing.at, rulings.diagonal)
    found = {
        Bar.OUT: standing.out,
        Bar.ENGAGED: standing.engaged,
        Bar.NOT_ENGAGED: not standing.engaged,
        Bar.MOVED: standing.moved,
        Bar.SHOT: standing.shot,
        Bar.SHOT_HEAVY: standing.shot and marine.weapon == HEAVY,
        Bar.UNARMED: marine.weapon == NO_WEAPON,
        Bar.OPEN_GROUND: not sheltered,
    }
    return frozenset(bar for bar, holds in found.items() if holds)


def why_not(order: Order, now: frozenset[Bar], rulings: Rulings) -> tuple[Bar, ...]:
    """The reasons why a marine of whom all that holds may not obey the order; none where he may."""
    return tuple(bar for bar in bars_of(order, rulings) if bar in now)


def bars_of(order: Order, rulings: Rulings) -> tuple[Bar, ...]:
    """What keeps marines from obeying. CMD-13: some orders bar the engaged only where these cannot shoot."""
    lifted = rulings.engaged_may_shoot and order.id in LIFTED_IF_ENGAGED_MAY_SHOOT
    return (Bar.OUT, *(bar for bar in order.bars if not (lifted and bar is Bar.ENGAGED)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an order does for one marine.

    `movement` is his squares this turn, None where his `move:` is not known; then `at_most` and `more` tell.
    Shots and accuracy are None where the order leaves them as they are.
    """

    movement: int | None
    at_most: int | None
    more: int
    shots: int | None
    tyranid_shots: int | None
    accuracy: int | None
    power: int
    against: int
    forbids: tuple[Act, ...]
    allows: tuple[Act, ...]


def outcomes(order: Order, marine: Marine, now: frozenset[Bar], rulings: Rulings) -> list[Outcome]:
    """What the order does for a marine who obeys it, or the halves among which he may choose (CMD-12)."""
    effects = (effect for effect in order.effects if now.isdisjoint(effect.bars))
    if Bar.ENGAGED in now:
        effects = (_while_engaged(effect, rulings) for effect in effects)
    return [_outcome(effect, marine) for effect in effects]


def _while_engaged(effect: Effect, rulings: Rulings) -> Effect:
    """CMD-12, CMD-13: the engaged neither shoot now nor move away, unless they may ignore the Tyranids."""
    if Act.IGNORE_TYRANIDS in effect.allows:
        return effect
    effect = replace(effect, at_most=NO_MOVE, more=0)
    if rulings.engaged_may_shoot:
        return effect
    return replace(effect, shots=0, accuracy=effect.accuracy if effect.tyranid_shots else 0)


def _outcome(effect: Effect, marine: Marine) -> Outcome:
    """CMD-08: a heavy weapon that may not shoot has no accuracy; neither has a marine without a weapon."""
    silenced = Act.SHOOT_HEAVY in effect.forbids and marine.weapon == HEAVY
    unarmed = marine.weapon == NO_WEAPON
    return Outcome(
        movement=_movement(effect, marine.move),
        at_most=effect.at_most,
        more=effect.more,
        shots=0 if silenced else effect.shots,
        tyranid_shots=0 if unarmed and effect.tyranid_shots else effect.tyranid_shots,
        accuracy=None if silenced or unarmed or not effect.accuracy else effect.accuracy,
        power=effect.power,
        against=effect.against,
        forbids=tuple(act for act in effect.forbids if silenced or act is not Act.SHOOT_HEAVY),
        allows=effect.allows,
    )


def _movement(effect: Effect, move: int | None) -> int | None:
    if effect.at_most == NO_MOVE:
        return 0
    if move is None:
        return None
    allowed = move + effect.more
    return allowed if effect.at_most is None else min(allowed, effect.at_most)
