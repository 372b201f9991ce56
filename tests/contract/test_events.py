"""Section 4 of the contract: every event and state, when it is legal, and what it does to the orders.

The cases are in `events/*.txt`, a paragraph each: its name, `with KEY: VALUE` for what differs from the
roster below, the events (`3 x - ` three times) with the code of the rule where one is refused, and what is so
then: pools that differ from turn 1 (`= regular/1 7`), rows of the reserve (`= r-1 gives none STA-03`),
Command Tokens at the next turn, and who may take an order of a pool.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROSTER = """system: infinity
edition: {edition}
limits: {{troopers: 30}}
groups:
  - troopers:
      - {{name: Lt, skills: [{lieutenant}]}}
      - {{name: R, count: 3}}
      - {{name: I, training: irregular, count: 2}}
      - {{name: Ta, skills: [Tactical Awareness]}}
      - {{name: Nco, skills: [NCO]}}
      - {{name: Imp, skills: [Impetuous]}}
      - {{name: Doc, skills: [Doctor], peripherals: [&, &]}}
  - troopers:
      - {{name: S, count: 2}}
      - {{name: Jump, skills: [Combat Jump]}}
      - {{name: Hid, skills: [Hidden Deployment]}}
      - {{name: Wild, skills: [Impetuous, Parachutist, Frenzy]}}
      - {{name: Mne, skills: [Mnemonica, Frenzy]}}
      - {{name: Coc, skills: [Chain of Command]}}
      - {{name: Dog, skills: [Dogged]}}
      - {{name: Sha, skills: [Shasvastii]}}
  - troopers:
      - {{name: Rem, type: REM, count: 2}}
      - {{name: Eng, skills: [Engineer, Counterintelligence, Hidden Deployment]}}
""".replace("&", "{{name: Bot, kind: servant}}")
TURN_1 = """regular/1 8, regular/2 6, regular/3 2
irregular/i-1 1, irregular/i-2 1, lieutenant/lt 1, tactical/ta 1
own/jump 1, own/hid 1, own/wild 1, own/eng 1"""
OUT = ["r-1", "r-2", "r-3", "ta", "nco", "imp", "doc", "s-1", "s-2", "mne", "dog", "sha", "rem-1", "rem-2"]
LOST = ", ".join(
    ["regular/1 0, regular/2 0, regular/3 0, lieutenant/lt 0", *(f"irregular/{who} 1" for who in OUT)]
)
"""Loss of Lieutenant where the Lieutenant and who has Chain of Command are out."""
REFUSED = re.compile(r"# ([A-Z]+-\d+(?:\|[A-Z]+-\d+)*)$")


def cases():
    for path in sorted((Path(__file__).parent / "events").glob("*.txt")):
        for paragraph in path.read_text("utf-8").strip().split("\n\n"):
            name, *lines = paragraph.splitlines()
            yield pytest.param(lines, id=f"{path.stem}: {name}")


def write(desk, lines: list[str]) -> dict[int, list[str]]:
    """Writes list and game; gives the lines of refused events with the codes that may stand there."""
    settings = dict(line[5:].split(": ", 1) for line in lines if line.startswith("with "))
    known = {"edition": "n5", "lieutenant": "Lieutenant", "going": "first"} | settings
    desk.write("list.yaml", ROSTER.format(**known))
    game = ["list: list.yaml", f"going: {known['going']}"]
    game += [f"{key}: {known[key]}" for key in ("rulings", "deployment") if key in known]
    game.append("events:")
    refused = {}
    for line in lines:
        if found := re.fullmatch(r"(?:(\d+) x )?- (.*)", line):
            for _ in range(int(found[1] or 1)):
                game.append(f"  - {found[2]}")
                if code := REFUSED.search(line):
                    refused[len(game)] = code[1].split("|")
    desk.write("game.yaml", "\n".join(game) + "\n")
    return refused


def numbers(text: str) -> dict[str, int]:
    return {name: int(number) for name, number in (part.split() for part in re.split(", |\n", text))}


@pytest.mark.parametrize("lines", list(cases()))
def test_event(desk, lines):
    refused = write(desk, lines)
    found = desk.faults("game.yaml")
    assert {f.line: f.code in refused.get(f.line, ()) for f in found} == dict.fromkeys(refused, True), found
    run = desk.call("plan", "count", "--format", "json")
    assert all(f"game.yaml:{line}:" in run.err for line in refused)
    pools = {pool["pool"]: pool for pool in desk.json("plan", "count")["pools"]}
    reserve = desk.json("reserve")
    given = {row["trooper"]: (row["order"], row["rule"]) for row in reserve["troopers"]}
    changed = {}
    for said in (line[2:] for line in lines if line.startswith("= ")):
        subject, verb, *rest = said.split(" ")
        if subject == "tokens":
            later = desk.json("reserve", "--turn", str(reserve["turn"] + 1))
            assert later["command_tokens"] == int(verb)
        elif verb == "gives":
            assert given[subject] in [(rest[0], rule) for rule in rest[1].split("|")]
        elif verb == "takes":
            may, _, may_not = " ".join(rest).partition("not ")
            assert set(may.split()) <= set(pools[subject]["targets"])
            assert not set(may_not.split()) & set(pools[subject]["targets"])
        else:
            changed |= numbers(LOST if said == "loss of lieutenant" else said)
    orders = {name: pool["orders"] for name, pool in pools.items()}
    assert orders == {name: n for name, n in (numbers(TURN_1) | changed).items() if n}
