"""The ten orders as data: who may not obey each, and what it does for those who do (CMD-01 to CMD-10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Bar(StrEnum):
    """What keeps a marine from obeying; `OPEN_GROUND` is CMD-11."""

    ENGAGED = "engaged"
    NOT_ENGAGED = "not-engaged"
    MOVED = "moved"
    SHOT = "shot"
    SHOT_HEAVY = "shot-heavy"
    UNARMED = "unarmed"
    OPEN_GROUND = "open-ground"
    OUT = "out"
    """Dead or removed marines obey nothing (UNIT-07)."""


class Act(StrEnum):
    """What an order forbids or allows besides figures."""

    MOVE = "move"
    SHOOT = "shoot"
    SHOOT_HEAVY = "shoot-heavy"
    ENGAGE = "engage"
    SHOOT_FIRST = "shoot-first"
    INTERRUPT = "interrupt"
    IGNORE_TYRANIDS = "ignore-tyranids"


@dataclass(frozen=True, slots=True)
class Effect:
    """What an order does; None and 0 where it says nothing.

    `at_most` and `more` are squares of movement, `shots` those of this turn, `tyranid_shots` those of the
    next Tyranid phase, `accuracy` that of the marine's shots, `against` that of the shots at him. `bars`
    keep a marine from this half of an order that has two (CMD-12).
    """

    at_most: int | None = None
    more: int = 0
    shots: int | None = None
    tyranid_shots: int | None = None
    accuracy: int = 0
    power: int = 0
    against: int = 0
    forbids: tuple[Act, ...] = ()
    allows: tuple[Act, ...] = ()
    bars: tuple[Bar, ...] = ()


@dataclass(frozen=True, slots=True)
class Order:
    """One of the ten: its id, rule and Spanish name, who may not obey, its effect or two to choose from."""

    id: str
    rule: str
    spanish: str
    bars: tuple[Bar, ...]
    effects: tuple[Effect, ...]


NO_MOVE = 0

ORDERS = (
    Order(
        "alert",
        "CMD-01",
        "alerta",
        (Bar.SHOT,),
        (
            Effect(
                at_most=4,
                shots=0,
                tyranid_shots=2,
                accuracy=-1,
                forbids=(Act.SHOOT,),
                allows=(Act.INTERRUPT,),
            ),
        ),
    ),
    Order(
        "close-assault",
        "CMD-02",
        "asalto cerrado",
        (Bar.ENGAGED, Bar.SHOT, Bar.UNARMED),
        (Effect(accuracy=-1, allows=(Act.SHOOT_FIRST,)),),
    ),
    Order(
        "dig-in",
        "CMD-03",
        "atrincherarse",
        (Bar.ENGAGED, Bar.MOVED, Bar.OPEN_GROUND),
        (Effect(at_most=NO_MOVE, against=-2, forbids=(Act.MOVE,)),),
    ),
    Order("charge", "CMD-04", "carga", (Bar.ENGAGED,), (Effect(power=1),)),
    Order(
        "covering-fire",
        "CMD-05",
        "fuego de cobertura",
        (Bar.ENGAGED, Bar.SHOT, Bar.UNARMED),
        (Effect(accuracy=-1, against=-2),),
    ),
    Order(
        "suppressing-fire",
        "CMD-06",
        "fuego de supresión",
        (Bar.ENGAGED, Bar.MOVED, Bar.SHOT, Bar.UNARMED),
        (Effect(at_most=NO_MOVE, shots=2, forbids=(Act.MOVE,)),),
    ),
    Order(
        "hold-positions",
        "CMD-07",
        "mantener posiciones",
        (Bar.ENGAGED, Bar.MOVED, Bar.SHOT, Bar.UNARMED),
        (
            Effect(
                at_most=NO_MOVE,
                shots=0,
                tyranid_shots=3,
                forbids=(Act.MOVE, Act.SHOOT),
                allows=(Act.INTERRUPT,),
            ),
        ),
    ),
    Order(
        "move-out",
        "CMD-08",
        "moveos",
        (Bar.SHOT_HEAVY,),
        (Effect(more=2, accuracy=-1, forbids=(Act.SHOOT_HEAVY,)),),
    ),
    Order(
        "by-sections",
        "CMD-09",
        "por secciones",
        (Bar.ENGAGED, Bar.SHOT),
        (
            Effect(more=4, shots=0, forbids=(Act.SHOOT, Act.ENGAGE)),
            Effect(at_most=NO_MOVE, shots=2, forbids=(Act.MOVE,), bars=(Bar.MOVED, Bar.UNARMED)),
        ),
    ),
    Order("fall-back", "CMD-10", "replegarse", (Bar.NOT_ENGAGED,), (Effect(allows=(Act.IGNORE_TYRANIDS,)),)),
)

BY_ID = {order.id: order for order in ORDERS}

LIFTED_IF_ENGAGED_MAY_SHOOT = frozenset({"covering-fire", "suppressing-fire", "hold-positions"})
"""CMD-13: the orders that ask for not engaged only because the engaged cannot shoot."""
