"""Skills that matter for orders, found in both languages however they are written (contract, section 3)."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from orders.source.nearest import distance


class Skill(Enum):
    """An order-relevant skill: its English name, then every other name it goes by."""

    LIEUTENANT = ("Lieutenant", "Teniente")
    NCO = ("NCO", "Suboficial")
    TACTICAL_AWARENESS = ("Tactical Awareness", "Sentido Táctico")
    CHAIN_OF_COMMAND = ("Chain of Command", "Cadena de Mando")
    COUNTERINTELLIGENCE = ("Counterintelligence", "Contrainteligencia")
    INSPIRING_LEADERSHIP = ("Inspiring Leadership", "Liderazgo Inspirador")
    STRATEGOS = ("Strategos",)
    FT_MASTER = ("FT Master",)
    NUMBER_2 = ("Number 2", "Número 2")
    WARHORSE = ("Warhorse", "Fogueado")
    VETERAN = ("Veteran", "Veterano")
    COURAGE = ("Courage", "Coraje")
    RELIGIOUS_TROOP = ("Religious Troop", "Tropa Religiosa")
    G_JUMPER = ("G: Jumper",)
    MNEMONICA = ("Mnemonica", "Mnemotecno", "Mnemotech")
    DOGGED = ("Dogged", "Tenaz")
    NO_WOUND_INCAPACITATION = ("No Wound Incapacitation", "Sin Incapacidad por Herida")
    IMPETUOUS = ("Impetuous", "Impetuoso", "Impetuosa")
    FRENZY = ("Frenzy", "Frenesí")
    COMBAT_JUMP = ("Combat Jump", "Salto de Combate")
    PARACHUTIST = ("Parachutist", "Paracaidista")
    HIDDEN_DEPLOYMENT = ("Hidden Deployment", "Despliegue Oculto")
    INFILTRATION = ("Infiltration", "Infiltración")
    DOCTOR = ("Doctor", "Médico")
    ENGINEER = ("Engineer", "Ingeniero")
    PERIPHERAL = ("Peripheral", "Periférico")
    CYBERPLUG = ("Cyberplug",)
    IMMUNITY = ("Immunity", "Inmunidad")
    SHASVASTII = ("Shasvastii",)
    TRANSMUTATION = ("Transmutation", "Transmutación")
    COMMLINK = ("Commlink",)

    __hash__ = object.__hash__  # each is the only one of its kind; the enum's own hashes its name


class Reading(NamedTuple):
    """What a skill text says: the skill if it is known, its level, its extras, and what it nearly is."""

    skill: Skill | None
    level: int
    extras: frozenset[str]
    near: str | None


AIRBORNE = frozenset({Skill.COMBAT_JUMP, Skill.PARACHUTIST})
"""Airborne Deployment: the owner enters with his own order (AD-01)."""

_BRACKET = re.compile(r"[(\[{+]")
_LEVEL = re.compile(r"^(.*?)(?:l|level|nivel|n)(\d)$")


def _plain(text: str) -> str:
    """Letters and digits only, lower case, without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if c.isalnum() and c.isascii())


_BY_NAME: dict[str, Skill] = {_plain(name): skill for skill in Skill for name in skill.value}
_SPELLING: dict[str, str] = {_plain(name): name for skill in Skill for name in skill.value}


@lru_cache(maxsize=4096)
def read_skill(text: str) -> Reading:
    """Reads one skill text; unknown skills give no skill, near misses what they nearly are (SKILL-01)."""
    bracket = _BRACKET.search(text)
    name = text[: bracket.start()] if bracket else text
    extras = frozenset(_plain(part) for part in re.split(r"[,;()\[\]{}]", text[len(name) :]) if _plain(part))
    plain, level = _plain(name), 0
    if plain not in _BY_NAME and (split := _LEVEL.match(plain)):
        plain, level = split[1], int(split[2])
    skill = _BY_NAME.get(plain)
    return Reading(skill, level, extras, None if skill else _near(plain))


def _near(plain: str) -> str | None:
    """The order-relevant skill that the name nearly is: one letter off, two where it has eight or more."""
    letters = set(plain)
    for name, spelling in _SPELLING.items():
        allowed = 2 if len(name) >= 8 else 1
        if (
            len(plain) > 1
            and abs(len(name) - len(plain)) <= allowed
            and len(letters.symmetric_difference(name)) <= 2 * allowed
            and distance(plain, name) <= allowed
        ):
            return spelling
    return None


_PLUS_ORDER = frozenset({"1order", "1orden", "1lieutenantorder", "1ordendeteniente"})
_PLUS_TOKEN = frozenset({"1commandtoken", "1tokendemando"})


def gives_order(extras: frozenset[str]) -> bool:
    """Whether a Lieutenant's extras hold +1 Order (SKL-01)."""
    return not _PLUS_ORDER.isdisjoint(extras)


def gives_token(extras: frozenset[str]) -> bool:
    """Whether a Lieutenant's extras hold +1 Command Token (CT-01)."""
    return not _PLUS_TOKEN.isdisjoint(extras)
