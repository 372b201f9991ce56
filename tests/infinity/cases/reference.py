"""The Order Count written a second time, straight from the rules and for small lists only (section 4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

NULL = {"unconscious", "dead", "possessed", "sepsitorized"}
STEADFAST = {"Courage", "Religious Troop", "Warhorse"}


@dataclass(frozen=True)
class One:
    """A Trooper: t0 is the Lieutenant. `state` is his from the enemy's turn 1 on."""

    name: str
    group: int
    regular: bool
    cost: int
    skills: frozenset[str]
    state: str

    @property
    def null(self) -> bool:
        return self.state in NULL

    @property
    def isolated(self) -> bool:
        return self.state == "isolated"


def count(troopers: list[One], edition: str, points: int) -> dict[str, Any]:
    """The second Order Count, no Order spent in the first turn and nobody appointed."""
    limit = -(-points // 4)
    off = {t for t in troopers[1:] if t.skills & {"Combat Jump", "Hidden Deployment"}}
    lt = troopers[0]
    inspires = "Inspiring Leadership" in lt.skills
    if sum(t.cost for t in troopers) <= limit and not inspires:  # Retreat! in turn 1 already: HD-07
        off -= shown(off)
    retreat = sum(t.cost for t in troopers if not t.null) <= limit and not (inspires and not lt.null)
    if retreat:
        off -= shown(off)
    lost = retreat or lt.null or lt.isolated
    orders = 2 if "Lieutenant (+1 Order)" in lt.skills else 1
    heirs = [t for t in troopers[1:] if able(t, off)]
    if lost and not retreat and len(heirs) == 1:  # LT-05
        lt, orders, lost = heirs[0], 1, False
    out: dict[str, Any] = {"pool": Counter(), "irregular": Counter(), "tactical": set(), "impetuous": set()}
    out |= {"lost": lost, "retreat": retreat, "lieutenant": 0, "off": {t.name for t in off}}
    for t in troopers:
        if t in off or t.null:
            continue
        regular = t.regular or "Inspiring Leadership" in lt.skills  # SKL-07
        if lost and not t.skills & {"Warhorse", "Veteran"}:  # LT-03, LT-09
            regular = False
        if t.isolated:  # STA-04
            regular = False
        if regular:
            out["pool"][t.group] += 1
        else:
            out["irregular"][t.name] += 1
        if "Tactical Awareness" in t.skills:  # CNT-04, CNT-05
            if edition == "n5":
                out["tactical"].add(t.name)
            else:
                out["irregular"][t.name] += 1
        if "Impetuous" in t.skills and not retreat:
            out["impetuous"].add(t.name)
    if not (lt.null or lt.isolated):  # CNT-03, LT-08
        if "Strategos L1" in lt.skills:  # SKL-08
            out["pool"][lt.group] += orders
        else:
            out["lieutenant"] = orders
    return out


def shown(off: set[One]) -> set[One]:
    """HD-07: whom Retreat! brings onto the table."""
    return {t for t in off if "Hidden Deployment" in t.skills and not t.skills & STEADFAST}


def able(t: One, off: set[One]) -> bool:
    """LT-05, LIST-11: who can use Chain of Command."""
    return "Chain of Command" in t.skills and t not in off and not t.null and not t.isolated and t.regular
