"""Random lists and states against the Order Count written a second time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .army import army, row
from .desk import Desk
from .events import later, states
from .reference import One, count

SKILLS = ["Tactical Awareness", "Impetuous", "Chain of Command", "Courage", "Strategos L1"]
LEADER = ["Lieutenant (+1 Order)", "Inspiring Leadership", "Strategos L1", "Tactical Awareness", "Impetuous"]
STATES = ["normal"] * 4 + ["unconscious", "dead", "isolated", "possessed", "sepsitorized", "imm-a", "stunned"]


@st.composite
def sides(draw: st.DrawFn) -> tuple[str, int, list[One]]:
    """An edition, the points of the game, and a Lieutenant with up to eleven Troopers in two groups."""
    edition = draw(st.sampled_from(["n5", "n4"]))
    steady, hidden = ("Warhorse", ["Hidden Deployment"]) if edition == "n5" else ("Veteran", [])
    cost = st.integers(1, 40)
    skills = draw(st.sets(st.sampled_from(LEADER))) | {"Lieutenant"}
    troopers = [One("t0", 1, True, draw(cost), frozenset(skills), draw(st.sampled_from(STATES)))]
    for number in range(1, draw(st.integers(1, 11))):
        regular = draw(st.booleans())
        choice = SKILLS + ([steady] if regular else [])
        skills = draw(st.sets(st.sampled_from(choice), max_size=3))
        skills |= draw(st.sets(st.sampled_from(["Combat Jump", *hidden]), max_size=1))
        away = bool(skills & {"Combat Jump", "Hidden Deployment"})
        state = "normal" if away else draw(st.sampled_from(STATES))
        if state == "isolated" and "Warhorse" in skills:
            state = "normal"
        group = 1 if number < 6 else 2
        troopers.append(One(f"t{number}", group, regular, draw(cost), frozenset(skills), state))
    return edition, draw(st.sampled_from([50, 150, 300])), troopers


def listed(t: One) -> dict[str, Any]:
    """The Trooper as a row of the list."""
    skills = t.skills - {"Lieutenant"} if "Lieutenant (+1 Order)" in t.skills else t.skills
    training = "regular" if t.regular else "irregular"
    return row(t.name, *sorted(skills), training=training, cost=t.cost)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sides())
def test_second_count(desk: Desk, side: tuple[str, int, list[One]]) -> None:
    edition, points, troopers = side
    groups = [[listed(t) for t in troopers if t.group == number] for number in (1, 2)]
    path = desk.army(army(*(group for group in groups if group), points=points), edition)
    fallen = [states(t.state, t.name) for t in troopers if t.state != "normal"]
    events = "".join(f"  - {event}\n" for event in later(*fallen).split("; "))
    game = desk.write("game.yaml", f"list: list.yaml\ngoing: first\nevents:\n{events}")
    out = desk.ask("reserve", path, "--game", game, "--turn", "2").out
    right = count(troopers, edition, points)
    assert {
        "pool": Counter({int(g["group"]): g["regular"] for g in out["groups"] if g["regular"]}),
        "irregular": Counter(name for g in out["groups"] for name in g["irregular"]),
        "tactical": {name for g in out["groups"] for name in g["tactical"]},
        "impetuous": {name for g in out["groups"] for name in g["impetuous"]},
        "lost": out["loss_of_lieutenant"],
        "retreat": out["retreat"],
        "lieutenant": sum(sum(g["lieutenant"].values()) for g in out["groups"]),
        "off": {one["trooper"] for g in out["groups"] for one in g["off_table"]},
    } == right
