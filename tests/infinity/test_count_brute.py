"""The count of random lists against a plain recount, written from the rules alone."""

import json
from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from orders.infinity import SYSTEM
from orders.source import read_text
from orders.system import Request

EXTRAS = ["Tactical Awareness", "NCO", "Impetuous", "Combat Jump", "Hidden Deployment", "Warhorse", "Courage"]
LEADING = ["Lieutenant", "Lieutenant (+1 Order)"]
LEADER_EXTRAS = ["Strategos L1", "Inspiring Leadership", "Combat Jump", "Tactical Awareness", "Impetuous"]


@dataclass(frozen=True)
class Man:
    """A random trooper."""

    group: int
    irregular: bool
    skills: tuple[str, ...]


def _skills(pool: list[str]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(pool), unique=True, max_size=3).map(tuple)


men = st.builds(Man, st.integers(0, 1), st.booleans(), _skills(EXTRAS))
leaders = st.builds(
    lambda group, kind, extra: Man(group, False, (kind, *extra)),
    st.integers(0, 1),
    st.sampled_from(LEADING),
    _skills(LEADER_EXTRAS),
)


def off(man: Man) -> bool:
    """AD-01, HD-01: starts off the table, the Lieutenant never."""
    return not leads(man) and bool({"Combat Jump", "Hidden Deployment"} & set(man.skills))


def leads(man: Man) -> bool:
    return any(skill in LEADING for skill in man.skills)


def recount(troop: list[Man], edition: str) -> list[dict[str, Any]]:
    """Regular, irregular, lieutenant, tactical, impetuous and off-table orders of both groups."""
    inspired = any(leads(m) and "Inspiring Leadership" in m.skills for m in troop)
    groups = []
    for group in (0, 1):
        here = [m for m in troop if m.group == group]
        seen = [m for m in here if not off(m)]
        orders = sum(2 if "Lieutenant (+1 Order)" in m.skills else 1 for m in here if leads(m))
        strategos = any(leads(m) and "Strategos L1" in m.skills for m in here)
        aware = sum("Tactical Awareness" in m.skills for m in seen)
        irregular = 0 if inspired else sum(m.irregular for m in seen)
        groups.append(
            {
                "members": len(here),
                "regular": len(seen) - irregular + (orders if strategos else 0),
                "irregular": irregular + (aware if edition == "n4" else 0),
                "lieutenant": 0 if strategos else orders,
                "tactical": aware if edition == "n5" else 0,
                "impetuous": sum("Impetuous" in m.skills for m in seen),
                "off_table": len(here) - len(seen),
            }
        )
    return groups


@given(st.lists(men, max_size=12), leaders, st.integers(0, 12), st.sampled_from(["n5", "n4"]))
def test_count(others: list[Man], leader: Man, place: int, edition: str) -> None:
    troop = [*others[:place], leader, *others[place:]]
    rows: list[list[dict[str, Any]]] = [[], []]
    for man in troop:
        row = {"name": "T", "skills": list(man.skills)} | ({"training": "irregular"} if man.irregular else {})
        rows[man.group].append(row)
    text = json.dumps(
        {"system": "infinity", "edition": edition, "groups": [{"troopers": group} for group in rows]}
    )
    got = SYSTEM.answer(Request(read_text(text, "list.yaml"))).data["groups"]
    figures = [
        {
            key: sum(v.values()) if isinstance(v, dict) else len(v) if isinstance(v, list) else v
            for key, v in group.items()
            if key != "group"
        }
        for group in got
    ]
    assert figures == recount(troop, edition)
