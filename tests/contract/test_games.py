"""Section 4 of the contract: every event and state, when it is legal, and what it does to the orders."""

from __future__ import annotations

import re
from typing import NamedTuple

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
      - {{name: Doc, skills: [Doctor], peripherals: [{{name: Bot, kind: servant}}, {{name: Bot, kind: servant}}]}}
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
"""
FULL = {"regular/1": 8, "regular/2": 6, "regular/3": 2, "irregular/i-1": 1, "irregular/i-2": 1,
        "lieutenant/lt": 1, "tactical/ta": 1, "own/jump": 1, "own/hid": 1, "own/wild": 1, "own/eng": 1}  # fmt: skip
MARK = re.compile(r"# ([A-Z]+-\d+(?:\|[A-Z]+-\d+)*)$")


class Case(NamedTuple):
    """Events, `; ` between them, each illegal one with its code behind `# `; and what is so at their end.

    `left` are pools that differ from a full turn 1 ("regular/1 7, own/jump 0"), `gives` rows of the reserve
    ("r-1 none STA-03"), `tokens` those left, `targets` who may and (after /) may not take orders of a pool.
    """

    events: str
    left: str = ""
    gives: str = ""
    tokens: int | None = None
    targets: str = ""
    going: str = "first"
    lieutenant: str = "Lieutenant"
    edition: str = "n5"
    more: str = ""


def write(desk, case: Case) -> dict[int, set[str]]:
    """Writes list and game; gives the lines of illegal events with the codes that may stand there."""
    roster = ROSTER.format(edition=case.edition, lieutenant=case.lieutenant)
    desk.write("list.yaml", roster)
    text = f"list: list.yaml\ngoing: {case.going}\n{case.more}events:\n"
    marked = {}
    for number, event in enumerate((e.strip() for e in case.events.split(";")), len(text.splitlines()) + 1):
        if found := MARK.search(event):
            marked[number] = set(found[1].split("|"))
        text += f"  - {event}\n"
    desk.write("game.yaml", text)
    return marked


def pairs(text: str) -> dict[str, int]:
    return {name: int(number) for name, number in (part.split() for part in text.split(",") if part.strip())}


STATES = {
    # before the turn it counts at the turn's Order Count
    "normal": Case("state: {trooper: r-1, is: normal}; turn: 1", "", "r-1 regular CNT-01"),
    "unconscious": Case("state: {trooper: r-1, is: unconscious}; turn: 1", "regular/1 7", "r-1 none STA-03"),
    "dead": Case("state: {trooper: r-1, is: dead}; turn: 1", "regular/1 7", "r-1 none STA-03"),
    "sepsitorized": Case("state: {trooper: r-1, is: sepsitorized}; turn: 1", "regular/1 7", "r-1 none STA-03"),
    "possessed": Case("state: {trooper: r-1, is: possessed}; turn: 1", "regular/1 7", "r-1 none STA-10"),
    "isolated": Case(
        "state: {trooper: r-1, is: isolated}; turn: 1", "regular/1 7, irregular/r-1 1", "r-1 irregular STA-04"),
    "imm-a": Case("state: {trooper: r-1, is: imm-a}; turn: 1", "", "r-1 regular CNT-01"),
    "imm-b": Case("state: {trooper: r-1, is: imm-b}; turn: 1", "", "r-1 regular CNT-01"),
    "stunned": Case("state: {trooper: r-1, is: stunned}; turn: 1", "", "r-1 regular CNT-01"),
    "targeted": Case("state: {trooper: r-1, is: targeted}; turn: 1", "", "r-1 regular CNT-01"),
    "engaged": Case("state: {trooper: r-1, is: engaged}; turn: 1", "", "r-1 regular CNT-01"),
    "retreat": Case("state: {trooper: r-1, is: retreat}; turn: 1", "", "r-1 regular CNT-01"),
    "dogged in the enemy's turn": Case(
        "turn: 1; end: 1; state: {trooper: dog, is: dogged}; turn: 2", "regular/2 5", "dog none STA-03"),
    "dogged in the own turn": Case(
        "turn: 1; state: {trooper: dog, is: dogged}; spend: {order: regular, on: dog}", "regular/2 5"),
    "dogged until the end of the turn": Case(
        "turn: 1; state: {trooper: dog, is: dogged}; end: 1; turn: 2", "regular/2 5", "dog none STA-03"),
    "dogged without the skill": Case("state: {trooper: r-1, is: dogged} # STA-12; turn: 1"),
    "embryo": Case("state: {trooper: sha, is: embryo}; turn: 1", "regular/2 5", "sha none STA-03|STA-13"),
    "embryo without the skill": Case("state: {trooper: r-1, is: embryo} # STA-13|STA-02; turn: 1"),
    "disconnected": Case("state: {trooper: bot-1, is: disconnected}; turn: 1", "", "bot-1 none CNT-10"),
    "disconnected is for peripherals": Case("state: {trooper: r-1, is: disconnected} # STA-14; turn: 1"),
    "back to normal": Case(
        "state: {trooper: r-1, is: dead}; state: {trooper: r-1, is: normal}; turn: 1", "", "r-1 regular CNT-01"),
    "isolated and irregular": Case(
        "state: {trooper: i-1, is: isolated}; turn: 1", "", "i-1 irregular STA-04"),
    "tactical awareness of the isolated": Case(
        "state: {trooper: ta, is: isolated}; turn: 1", "regular/1 7, irregular/ta 1", "ta irregular STA-04"),
    "tactical awareness of the dead": Case(
        "state: {trooper: ta, is: dead}; turn: 1", "regular/1 7, tactical/ta 0", "ta none STA-03"),
    "nobody of that name": Case("state: {trooper: nobody, is: dead} # REF-01; turn: 1"),
    # after the count it changes no pool, only who may act (ORD-14)
    "dead after the count": Case(
        "turn: 1; state: {trooper: r-1, is: dead}", "", "r-1 regular CNT-01", targets="regular/1 r-2/r-1"),
    "isolated after the count": Case(
        "turn: 1; state: {trooper: r-1, is: isolated}", "", "r-1 regular CNT-01", targets="regular/1 r-2/r-1"),
    "dead after the count, irregular": Case(
        "turn: 1; state: {trooper: i-1, is: dead}; spend: {order: irregular, on: i-1} # STA-03"),
    "isolated after the count, irregular": Case(
        "turn: 1; state: {trooper: i-1, is: isolated}; spend: {order: irregular, on: i-1}", "irregular/i-1 0"),
    "the Lieutenant dead after the count": Case(
        "turn: 1; state: {trooper: lt, is: dead}; spend: {order: lieutenant, by: nco, on: nco}", "lieutenant/lt 0"),
    "healed after the count": Case(
        "state: {trooper: r-1, is: dead}; turn: 1; state: {trooper: r-1, is: normal}; "
        "spend: {order: regular, on: r-1}", "regular/1 6", "r-1 none STA-03"),
    "it lasts": Case(
        "turn: 1; state: {trooper: r-1, is: dead}; turn: 2; turn: 3", "regular/1 7", "r-1 none STA-03"),
}  # fmt: skip

TIME = {
    "no end between turns": Case("turn: 1; turn: 2; turn: 3"),
    "turns in order": Case("turn: 1; turn: 3 # SEQ-01; turn: 2; turn: 2 # SEQ-01"),
    "begins with turn 1": Case("turn: 2 # SEQ-01; turn: 1"),
    "ends once": Case("turn: 1; end: 1; end: 1 # SEQ-01"),
    "ends the turn that is": Case("turn: 1; end: 2 # SEQ-01"),
    "no end before a turn": Case("end: 1 # SEQ-01; turn: 1"),
    "an illegal event changes nothing": Case(
        "turn: 1; spend: {order: regular, on: nobody} # REF-01; spend: {order: tactical, on: r-1} # ORD-04; "
        "token: {use: free, trooper: r-1} # CT-10|CT-09; spend: {order: regular, on: r-1}", "regular/1 7", tokens=4),
    "executive tokens before the count": Case("turn: 1; token: {use: regroup, trooper: r-1, to: 2}",
                                              "regular/1 7, regular/2 7", tokens=3),
    "several of them": Case(
        "turn: 1; token: {use: regroup, trooper: r-1, to: 2}; token: {use: regroup, trooper: r-2, to: 3}",
        "regular/1 6, regular/2 7, regular/3 3", tokens=2),
    "none after a spend": Case(
        "turn: 1; spend: {order: regular, on: r-1}; token: {use: regroup, trooper: r-2, to: 2} # CT-10",
        "regular/1 7", tokens=4),
    "none after a state": Case(
        "turn: 1; state: {trooper: r-1, is: targeted}; token: {use: regroup, trooper: r-2, to: 2} # CT-10"),
    "other tokens bring the count": Case(
        "turn: 1; token: {use: guts}; token: {use: regroup, trooper: r-2, to: 2} # CT-10", tokens=3),
    "orders unspent are lost": Case("turn: 1; spend: {order: regular, on: r-1}; end: 1; turn: 2"),
}  # fmt: skip

SPENDS = {
    "regular": Case("turn: 1; spend: {order: regular, on: r-1}", "regular/1 7"),
    "regular on an irregular": Case("turn: 1; spend: {order: regular, on: i-1}", "regular/1 7"),
    "all on one": Case("turn: 1; " + "; ".join(["spend: {order: regular, on: r-1}"] * 8), "regular/1 0"),
    "own group": Case("turn: 1; spend: {order: regular, on: r-1, group: 1}", "regular/1 7"),
    "another group": Case("turn: 1; spend: {order: regular, on: r-1, group: 2} # ORD-10"),
    "a group that is not": Case("turn: 1; spend: {order: regular, on: r-1, group: 9} # REF-01"),
    "irregular": Case("turn: 1; spend: {order: irregular, on: i-1}", "irregular/i-1 0"),
    "irregular by himself": Case("turn: 1; spend: {order: irregular, on: i-1, by: i-1}", "irregular/i-1 0"),
    "irregular of another": Case("turn: 1; spend: {order: irregular, on: r-1, by: i-1} # ORD-02"),
    "lieutenant": Case("turn: 1; spend: {order: lieutenant, on: lt}", "lieutenant/lt 0"),
    "lieutenant on another": Case("turn: 1; spend: {order: lieutenant, by: lt, on: r-1} # ORD-03"),
    "lieutenant by the nco": Case("turn: 1; spend: {order: lieutenant, by: nco, on: nco}", "lieutenant/lt 0"),
    "lieutenant on the nco": Case("turn: 1; spend: {order: lieutenant, on: nco}", "lieutenant/lt 0"),
    "tactical": Case("turn: 1; spend: {order: tactical, on: ta}", "tactical/ta 0"),
    "tactical of another": Case("turn: 1; spend: {order: tactical, by: ta, on: r-1} # ORD-04"),
    "impetuous": Case("turn: 1; spend: {order: impetuous, on: imp}"),
    "impetuous once": Case(
        "turn: 1; spend: {order: impetuous, on: imp}; spend: {order: impetuous, on: imp} # IMP-01"),
    "impetuous too late": Case(
        "turn: 1; spend: {order: regular, on: r-1}; spend: {order: impetuous, on: imp} # IMP-01", "regular/1 7"),
    "coordinated": Case(
        "turn: 1; spend: {order: coordinated, on: [r-1, r-2, r-3, imp]}", "regular/1 7", tokens=3),
    "coordinated of one": Case("turn: 1; spend: {order: coordinated, on: [r-1]}", "regular/1 7", tokens=3),
    "coordinated of five": Case("turn: 1; spend: {order: coordinated, on: [r-1, r-2, r-3, imp, ta]} # COO-01"),
    "coordinated of two groups": Case("turn: 1; spend: {order: coordinated, on: [r-1, s-1]} # COO-02"),
    "coordinated of two trainings": Case("turn: 1; spend: {order: coordinated, on: [r-1, i-1]} # COO-02"),
    "coordinated irregulars": Case("turn: 1; spend: {order: coordinated, on: [i-1, i-2]}", "regular/1 7", tokens=3),
    "coordinated controller": Case("turn: 1; spend: {order: coordinated, on: [r-1, doc]} # COO-03"),
    "coordinated peripheral": Case("turn: 1; spend: {order: coordinated, on: [r-1, bot-1]} # COO-03"),
    "coordinated entry": Case(
        "turn: 1; spend: {order: coordinated, on: [s-1, jump, hid]}", "regular/2 5, own/jump 0, own/hid 0", tokens=3),
    "coordinated paid by the Lieutenant without inspiring": Case(
        "turn: 1; spend: {order: coordinated, on: [lt, r-1], pay: lieutenant} # COO-05"),
    "coordinated paid by the Lieutenant": Case(
        "turn: 1; spend: {order: coordinated, on: [lt, r-1], pay: lieutenant}",
        "lieutenant/lt 0, regular/1 10, irregular/i-1 0, irregular/i-2 0", tokens=4,
        lieutenant="Lieutenant, Inspiring Leadership"),
    "coordinated paid by the Lieutenant without him": Case(
        "turn: 1; spend: {order: coordinated, on: [r-2, r-1], pay: lieutenant} # COO-05",
        "regular/1 10, irregular/i-1 0, irregular/i-2 0", lieutenant="Lieutenant, Inspiring Leadership"),
    "coordinated without a token": Case(
        "turn: 1; " + "; ".join(["token: {use: guts}"] * 4) + "; spend: {order: coordinated, on: [r-1]} # COO-01",
        tokens=0),
    "a peripheral": Case("turn: 1; spend: {order: regular, on: bot-1} # PER-01"),
    "with a peripheral": Case("turn: 1; spend: {order: regular, on: doc, peripherals: [bot-1]}", "regular/1 7"),
    "with two servants": Case("turn: 1; spend: {order: regular, on: doc, peripherals: [bot-1, bot-2]} # PER-03"),
    "with another's peripheral": Case("turn: 1; spend: {order: regular, on: r-1, peripherals: [bot-1]} # PER-01|PER-03"),
    "on a hidden trooper": Case("turn: 1; spend: {order: regular, on: hid}", "regular/2 5, own/hid 0"),
    "on a hidden trooper, ruled": Case("turn: 1; spend: {order: regular, on: hid} # HD-03",
                                       more="rulings: {pool_order_reveals_hidden: false}\n"),
    "on an airborne trooper": Case("turn: 1; spend: {order: regular, on: jump} # AD-05"),
    "on an airborne trooper, ruled": Case("turn: 1; spend: {order: regular, on: jump}", "regular/2 5, own/jump 0",
                                          more="rulings: {pool_order_enters_airborne: true}\n"),
    "on an airborne trooper that has come in": Case(
        "turn: 1; enter: jump; spend: {order: regular, on: jump}", "regular/2 5, own/jump 0"),
}  # fmt: skip

ENTRIES = {
    "enter": Case("turn: 1; enter: jump", "own/jump 0", "jump none CNT-07", targets="regular/2 jump/"),
    "enter, long": Case("turn: 1; enter: {trooper: jump}", "own/jump 0"),
    "enter twice": Case("turn: 1; enter: jump; enter: jump # AD-01", "own/jump 0"),
    "enter a hidden one": Case("turn: 1; enter: hid # AD-01|HD-01"),
    "enter one on the table": Case("turn: 1; enter: r-1 # AD-01"),
    "enter in the enemy's turn": Case("turn: 1; end: 1; enter: jump # SEQ-01; turn: 2"),
    "counts in the next turn": Case(
        "turn: 1; enter: jump; end: 1; turn: 2", "own/jump 0, regular/2 7", "jump regular CNT-01"),
    "enter impetuously": Case("turn: 1; enter: {trooper: wild, with: impetuous}", "own/wild 0"),
    "enter impetuously too late": Case(
        "turn: 1; spend: {order: regular, on: s-1}; enter: {trooper: wild, with: impetuous} # IMP-01", "regular/2 5"),
    "enter impetuously without the skill": Case("turn: 1; enter: {trooper: jump, with: impetuous} # IMP-01"),
    "entered impetuously, the token is gone": Case(
        "turn: 1; enter: {trooper: wild, with: impetuous}; spend: {order: impetuous, on: wild} # IMP-01", "own/wild 0"),
    "impetuous before the entry": Case("turn: 1; spend: {order: impetuous, on: wild} # AD-02|AD-07|CNT-07|IMP-01"),
    "reveal in the own turn": Case("turn: 1; reveal: hid", "own/hid 0", "hid none CNT-07", targets="regular/2 hid/"),
    "reveal in the enemy's turn": Case("turn: 1; end: 1; reveal: hid; turn: 2", "own/hid 0, regular/2 7",
                                       "hid regular CNT-01"),
    "reveal before the first turn": Case("reveal: hid; turn: 1", "own/hid 0, regular/2 7", "hid regular CNT-01"),
    "reveal an airborne one": Case("turn: 1; reveal: jump # HD-01|AD-01"),
    "reveal one on the table": Case("turn: 1; reveal: r-1 # HD-01"),
    "deployed on the table": Case("turn: 1", "own/jump 0, own/hid 0, regular/2 8", "jump regular CNT-01, hid regular CNT-01",
                                  more="deployment: {on_table: [jump, hid]}\n"),
    "deployed off the table": Case("turn: 1", more="deployment: {off_table: [jump]}\n"),
}  # fmt: skip

NINE = "Lieutenant, Strategos L2"
TOKENS = {
    "regroup": Case("turn: 1; token: {use: regroup, trooper: i-1, to: 2}", "", tokens=3),
    "regroup to the same group": Case("turn: 1; token: {use: regroup, trooper: i-1, to: 1} # CT-08", tokens=4),
    "regroup to no group": Case("turn: 1; token: {use: regroup, trooper: i-1, to: 4} # REF-01", tokens=4),
    "regroup into a full group": Case("turn: 1; token: {use: regroup, trooper: s-1, to: 1} # CT-08|GRP-01", tokens=4),
    "regroup where one is dead": Case(
        "state: {trooper: r-1, is: dead}; turn: 1; token: {use: regroup, trooper: s-1, to: 1}",
        "regular/1 8, regular/2 5", tokens=3),
    "regroup one off the table": Case("turn: 1; token: {use: regroup, trooper: jump, to: 3}", tokens=3),
    "regroup in the enemy's turn": Case("turn: 1; end: 1; token: {use: regroup, trooper: i-1, to: 2} # CT-02; turn: 2",
                                        tokens=4),
    "regroup by Strategos": Case(
        "turn: 1; token: {use: regroup, trooper: i-1, to: 2, by: strategos}",
        "regular/1 9, lieutenant/lt 0", tokens=4, lieutenant=NINE),
    "regroup by Strategos once": Case(
        "turn: 1; token: {use: regroup, trooper: i-1, to: 2, by: strategos}; "
        "token: {use: regroup, trooper: i-2, to: 2, by: strategos} # SKL-09",
        "regular/1 9, lieutenant/lt 0", tokens=4, lieutenant=NINE),
    "regroup by Strategos without it": Case(
        "turn: 1; token: {use: regroup, trooper: i-1, to: 2, by: strategos} # SKL-09", tokens=4),
    "regroup by Strategos L1": Case(
        "turn: 1; token: {use: regroup, trooper: i-1, to: 2, by: strategos} # SKL-09", "regular/1 9, lieutenant/lt 0",
        tokens=4, lieutenant="Lieutenant, Strategos L1"),
    "free": Case("state: {trooper: r-1, is: possessed}; turn: 1; token: {use: free, trooper: r-1}", "",
                 "r-1 regular CNT-01", tokens=3),
    "free one who is not": Case("turn: 1; token: {use: free, trooper: r-1} # CT-09", tokens=4),
    "free the sepsitorized": Case(
        "state: {trooper: r-1, is: sepsitorized}; turn: 1; token: {use: free, trooper: r-1} # CT-09|STA-11",
        "regular/1 7", tokens=4),
    "convert": Case("turn: 1; token: {use: convert, trooper: i-1}", "regular/1 9, irregular/i-1 0", tokens=3),
    "convert a regular's": Case("turn: 1; token: {use: convert, trooper: r-1} # CT-12", tokens=4),
    "convert one spent": Case(
        "turn: 1; spend: {order: irregular, on: i-1}; token: {use: convert, trooper: i-1} # CT-13", "irregular/i-1 0",
        tokens=4),
    "convert an isolated's": Case(
        "state: {trooper: i-1, is: isolated}; turn: 1; token: {use: convert, trooper: i-1} # STA-04", tokens=4),
    "form a fireteam": Case("turn: 1; token: {use: fireteam, name: new, type: haris, members: [r-1, r-2, r-3]}",
                            tokens=3, targets="regular/1 new/r-1"),
    "form a fireteam of the wrong size": Case(
        "turn: 1; token: {use: fireteam, name: new, type: haris, members: [r-1, r-2]} # FT-01", tokens=4),
    "form a fireteam of two groups": Case(
        "turn: 1; token: {use: fireteam, name: new, type: duo, members: [r-1, s-1]} # FT-03", tokens=4),
    "form a fireteam with a controller": Case(
        "turn: 1; token: {use: fireteam, name: new, type: duo, members: [r-1, doc]} # FT-04", tokens=4),
    "guts": Case("turn: 1; token: {use: guts}", tokens=3),
    "guts of one": Case("turn: 1; token: {use: guts, trooper: r-1}", tokens=3),
    "doctor": Case("turn: 1; token: {use: doctor, trooper: doc}", tokens=3),
    "doctor without a name": Case("turn: 1; token: {use: doctor}", tokens=3),
    "engineer": Case("turn: 1; reveal: eng; token: {use: engineer, trooper: eng}", "own/eng 0", tokens=3),
    "ignore Retreat! where there is none": Case("turn: 1; token: {use: ignore-retreat, trooper: r-1} # RET-08", tokens=4),
    "reserve": Case("token: {use: reserve, trooper: r-1}; turn: 1", tokens=3),
    "reserve going second": Case("token: {use: reserve, trooper: r-1} # CT-05; turn: 1", tokens=4, going="second"),
    "reserve too late": Case("turn: 1; token: {use: reserve, trooper: r-1} # CT-05", tokens=4),
    "speedball": Case("token: {use: speedball}; turn: 1", tokens=3),
    "speedball and reserve": Case("token: {use: speedball}; token: {use: reserve, trooper: r-1}; turn: 1", tokens=2),
    "speedball twice": Case("token: {use: speedball}; token: {use: speedball} # CT-06; turn: 1", tokens=3),
    "speedball going second": Case("token: {use: speedball}; turn: 1", tokens=3, going="second"),
    "no speedball in N4": Case("token: {use: speedball} # CT-06; turn: 1", "tactical/ta 0, irregular/ta 1", tokens=4,
                               edition="n4"),
    "remove the enemy's orders": Case("token: {use: remove-orders}; turn: 1", tokens=3, going="second"),
    "limit the enemy's tokens": Case("token: {use: limit-tokens}; turn: 1", tokens=3, going="second"),
    "suppress": Case("token: {use: suppress, trooper: r-1}; turn: 1", tokens=3, going="second"),
    "one procedural": Case("token: {use: remove-orders}; token: {use: limit-tokens} # CT-03; turn: 1", tokens=3,
                           going="second"),
    "procedural and logistical": Case("token: {use: remove-orders}; token: {use: speedball}; turn: 1", tokens=2,
                                      going="second"),
    "remove orders going first": Case("token: {use: remove-orders} # CT-03; turn: 1", tokens=4),
    "limit tokens going first": Case("token: {use: limit-tokens} # CT-03; turn: 1", tokens=4),
    "remove orders in a later turn": Case(
        "turn: 1; end: 1; token: {use: remove-orders} # CT-02|CT-03; turn: 2", tokens=4, going="second"),
    "no tokens left": Case("turn: 1; " + "; ".join(["token: {use: guts}"] * 4) + "; token: {use: guts} # CT-01", tokens=0),
    "a fifth token": Case("turn: 1; " + "; ".join(["token: {use: guts}"] * 5), tokens=0,
                          lieutenant='"Lieutenant (+1 Command Token)"'),
}  # fmt: skip

OPPONENT = {
    "remove two": Case("turn: 1; opponent: {use: remove-orders, from: {1: 2}}", "regular/1 6"),
    "remove one and one": Case("turn: 1; opponent: {use: remove-orders, from: {1: 1, 2: 1}}", "regular/1 7, regular/2 5"),
    "remove three": Case("turn: 1; opponent: {use: remove-orders, from: {1: 3}} # CT-03"),
    "remove from no group": Case("turn: 1; opponent: {use: remove-orders, from: {9: 2}} # REF-01"),
    "remove twice": Case(
        "turn: 1; opponent: {use: remove-orders, from: {1: 2}}; opponent: {use: remove-orders, from: {1: 2}} # CT-03",
        "regular/1 6"),
    "one use only": Case("turn: 1; opponent: {use: limit-tokens}; opponent: {use: remove-orders, from: {1: 2}} # CT-03"),
    "remove after executive tokens": Case(
        "turn: 1; token: {use: regroup, trooper: r-1, to: 2}; opponent: {use: remove-orders, from: {1: 2}}",
        "regular/1 5, regular/2 7", tokens=3),
    "remove after a spend": Case(
        "turn: 1; spend: {order: regular, on: r-1}; opponent: {use: remove-orders, from: {1: 2}} # SEQ-04|CT-03",
        "regular/1 7"),
    "remove in turn 2": Case("turn: 1; turn: 2; opponent: {use: remove-orders, from: {1: 2}} # CT-03"),
    "remove where I go second": Case("turn: 1; opponent: {use: remove-orders, from: {1: 2}} # CT-03", going="second"),
    "counterintelligence": Case(
        "reveal: eng; turn: 1; opponent: {use: remove-orders, from: {1: 2}} # CT-07; "
        "opponent: {use: remove-orders, from: {1: 1}}", "own/eng 0, regular/3 3, regular/1 7"),
    "limit tokens": Case("turn: 1; opponent: {use: limit-tokens}; token: {use: guts}; token: {use: guts} # CT-03", tokens=3),
    "limit tokens, counterintelligence": Case(
        "reveal: eng; turn: 1; opponent: {use: limit-tokens}; token: {use: guts}; token: {use: guts}; "
        "token: {use: guts} # CT-07|CT-03", "own/eng 0, regular/3 3", tokens=2),
    "suppress": Case("turn: 1; opponent: {use: suppress}"),
    "too few to remove": Case(
        "; ".join(f"state: {{trooper: {t}, is: dead}}" for t in "r-1 r-2 r-3 ta nco imp s-1 s-2".split())
        + "; turn: 1; opponent: {use: remove-orders, from: {1: 2}} # CT-03",
        "regular/1 2, regular/2 4, tactical/ta 0"),
    "as few in N4": Case(
        "; ".join(f"state: {{trooper: {t}, is: dead}}" for t in "r-1 r-2 r-3 ta nco imp s-1 s-2".split())
        + "; turn: 1; opponent: {use: remove-orders, from: {1: 2}}",
        "regular/1 0, regular/2 4, tactical/ta 0", edition="n4"),
}  # fmt: skip

LOST = {"regular/1": 0, "regular/2": 0, "regular/3": 0, "lieutenant/lt": 0}
LEADERS = {
    "chain of command by itself": Case(
        "state: {trooper: lt, is: dead}; turn: 1", "regular/1 7, lieutenant/lt 0, lieutenant/coc 1"),
    "chain of command named": Case(
        "state: {trooper: lt, is: dead}; turn: 1; chain-of-command: coc", "regular/1 7, lieutenant/lt 0, lieutenant/coc 1"),
    "chain of command, asked": Case(
        "state: {trooper: lt, is: dead}; turn: 1; chain-of-command: coc", "regular/1 7, lieutenant/lt 0, lieutenant/coc 1",
        more="rulings: {chain_of_command: ask}\n"),
    "chain of command too late": Case(
        "state: {trooper: lt, is: dead}; turn: 1; token: {use: guts}; chain-of-command: coc # LT-05",
        "lieutenant/lt 0, regular/1 0, regular/2 0, regular/3 0, "
        + ", ".join(f"irregular/{t} 1" for t in "r-1 r-2 r-3 ta nco imp doc s-1 s-2 mne coc dog sha rem-1 rem-2".split()),
        more="rulings: {chain_of_command: ask}\n"),
    "chain of command without the skill": Case("state: {trooper: lt, is: dead}; turn: 1; chain-of-command: r-1 # LT-05",
                                               "regular/1 7, lieutenant/lt 0, lieutenant/coc 1"),
    "chain of command without need": Case("turn: 1; chain-of-command: coc # LT-05"),
    "chain of command in the enemy's turn": Case("turn: 1; end: 1; chain-of-command: coc # SEQ-01|LT-05; turn: 2"),
    "no new Lieutenant without need": Case("turn: 1; lieutenant: r-1 # LT-04; end: 1"),
    "new Lieutenant before the end": Case(
        "state: {trooper: coc, is: dead}; state: {trooper: lt, is: dead}; turn: 1; lieutenant: r-1; end: 1; turn: 2",
        "regular/1 7, regular/2 5, lieutenant/lt 0, lieutenant/r-1 1"),
    "new Lieutenant after the end": Case(
        "state: {trooper: coc, is: dead}; state: {trooper: lt, is: dead}; turn: 1; end: 1; lieutenant: r-1; turn: 2",
        "regular/1 7, regular/2 5, lieutenant/lt 0, lieutenant/r-1 1"),
    "new Lieutenant in mid-turn": Case(
        "state: {trooper: coc, is: dead}; state: {trooper: lt, is: dead}; turn: 1; lieutenant: r-1 # SEQ-07; "
        "spend: {order: irregular, on: r-1}; end: 1; lieutenant: r-2; turn: 2",
        "regular/1 7, regular/2 5, lieutenant/lt 0, lieutenant/r-2 1"),
    "new Lieutenant later in the enemy's turn": Case(
        "state: {trooper: coc, is: dead}; state: {trooper: lt, is: dead}; turn: 1; end: 1; "
        "state: {trooper: r-3, is: targeted}; lieutenant: r-1 # SEQ-07; lieutenant: r-2 # SEQ-07"),
    "an irregular new Lieutenant": Case(
        "state: {trooper: coc, is: dead}; state: {trooper: lt, is: dead}; turn: 1; end: 1; lieutenant: i-1 # LIST-11"),
    "a REM as new Lieutenant": Case(
        "state: {trooper: coc, is: dead}; state: {trooper: lt, is: dead}; turn: 1; end: 1; lieutenant: rem-1 # LIST-11"),
    "mnemonica": Case("state: {trooper: mne, is: dead}; mnemonica: {from: mne, to: rem-1}; turn: 1", "regular/2 5",
                      "mne none STA-03"),
    "mnemonica of the living": Case("mnemonica: {from: mne, to: rem-1} # STA-17; turn: 1"),
    "mnemonica without the skill": Case("state: {trooper: r-1, is: dead}; mnemonica: {from: r-1, to: rem-1} # STA-17; turn: 1",
                                        "regular/1 7"),
    "mnemonica of the Lieutenant": Case(
        "state: {trooper: lt, is: unconscious}; mnemonica: {from: lt, to: rem-1}; turn: 1",
        "regular/1 7, lieutenant/lt 0, lieutenant/rem-1 2", "lt none STA-03", lieutenant='"Lieutenant (+1 Order)", Mnemonica'),
    "frenzy from the next turn on": Case("turn: 1; frenzy: mne; spend: {order: impetuous, on: mne} # IMP-01; turn: 2; "
                                         "spend: {order: impetuous, on: mne}"),
    "frenzy without the skill": Case("turn: 1; frenzy: r-1 # IMP-03"),
    "gain": Case("turn: 1; gain: {id: tag, name: Big one, by: r-1}; spend: {order: regular, on: tag}", "regular/1 7",
                 targets="regular/1 tag/"),
    "gain without a name": Case("turn: 1; gain: {id: tag, by: s-1}; spend: {order: regular, on: tag}", "regular/2 5"),
    "gained, another group": Case("turn: 1; gain: {id: tag, by: s-1}; spend: {order: regular, on: tag, group: 1} # ORD-10"),
    "gain under an id in use": Case("turn: 1; gain: {id: r-2, by: r-1} # REF-02"),
    "gained gives no order": Case("turn: 1; gain: {id: tag, by: r-1}; turn: 2"),
}  # fmt: skip

TEAM = "token: {use: fireteam, name: f, type: haris, members: [r-1, r-2, i-1]}"
TEAMS = {
    "acts as one": Case(f"turn: 1; {TEAM}; spend: {{order: regular, on: f}}", "regular/1 7", targets="regular/1 f/r-1"),
    "a member is the whole": Case(f"turn: 1; {TEAM}; spend: {{order: regular, on: r-2}}", "regular/1 7",
                                  targets="regular/1 f/r-2"),
    "cancelled": Case(f"turn: 1; {TEAM}; fireteam: {{name: f, cancel: true}}; spend: {{order: regular, on: f}} # FT-09|REF-01",
                      targets="regular/1 r-1/f"),
    "left by one": Case(f"turn: 1; {TEAM}; fireteam: {{name: f, leave: i-1}}", targets="regular/1 f i-1/r-1"),
    "left by the Leader": Case(f"turn: 1; {TEAM}; fireteam: {{name: f, leave: r-1}}", targets="regular/1 r-1 r-2 i-1/f"),
    "left by one who is no member": Case(f"turn: 1; {TEAM}; fireteam: {{name: f, leave: r-3}} # REF-01"),
    "not there": Case("turn: 1; fireteam: {name: g, cancel: true} # REF-01"),
    "an irregular order leaves": Case(f"turn: 1; {TEAM}; spend: {{order: irregular, on: i-1}}", "irregular/i-1 0",
                                      targets="regular/1 f i-1/r-1"),
    "irregular for the team": Case(f"turn: 1; {TEAM}; spend: {{order: irregular, by: i-1, on: f}} # FT-07"),
    "coordinated member": Case(f"turn: 1; {TEAM}; spend: {{order: coordinated, on: [r-1, r-3]}} # COO-03"),
    "a dead member drops out": Case(f"turn: 1; {TEAM}; state: {{trooper: r-2, is: dead}}", targets="regular/1 f/r-2"),
    "a dead Leader ends it": Case(f"turn: 1; {TEAM}; state: {{trooper: r-1, is: dead}}", targets="regular/1 r-2/f"),
    "tactical for the team": Case(
        "turn: 1; token: {use: fireteam, name: f, type: duo, members: [r-1, ta]}; spend: {order: tactical, on: f}",
        "tactical/ta 0", targets="regular/1 f/ta"),
    "lieutenant order for the team by an nco": Case(
        "turn: 1; token: {use: fireteam, name: f, type: duo, members: [r-1, nco]}; spend: {order: lieutenant, on: f}",
        "lieutenant/lt 0", targets="regular/1 f/nco"),
}  # fmt: skip

SECTIONS = {"state": STATES, "time": TIME, "spend": SPENDS, "entry": ENTRIES, "token": TOKENS, "opponent": OPPONENT,
            "leader": LEADERS, "team": TEAMS}  # fmt: skip
ALL = {f"{section}: {name}": case for section, cases in SECTIONS.items() for name, case in cases.items()}


@pytest.mark.parametrize("case", ALL.values(), ids=ALL)
def test_events(desk, case):
    marked = write(desk, case)
    refused = desk.faults("game.yaml")
    assert {f.line: f.code in marked.get(f.line, ()) for f in refused} == dict.fromkeys(marked, True), refused
    run = desk.call("plan", "count", "--format", "json")
    assert all(f"game.yaml:{line}:" in run.err for line in marked)
    pools = {pool["pool"]: pool for pool in desk.json("plan", "count")["pools"]}
    orders = {name: pool["orders"] for name, pool in pools.items()}
    full = dict(FULL)
    if case.edition == "n4":
        full |= {"tactical/ta": 0, "irregular/ta": 1}
    if "state: {trooper: ta, is: dead}" in case.events:
        full |= {"irregular/ta": 0}
    if (
        "Inspiring" in case.lieutenant
        or "SEQ-07; lieutenant: r-2 # SEQ-07" in case.events
        or "LIST-11" in case.events
    ):
        full = {}
    wanted = full | pairs(case.left)
    if full or case.left:
        assert {name: orders.get(name, 0) for name in {*wanted}} == wanted
    if full:
        assert set(orders) <= set(wanted), set(orders) - set(wanted)
    answer = desk.json("reserve")
    given = {row["trooper"]: (row["order"], row["rule"]) for row in answer["troopers"]}
    for trooper, order, rules in (part.split() for part in case.gives.split(",") if part):
        assert given[trooper] in [(order, rule) for rule in rules.split("|")]
    if case.tokens is not None:
        turn = max(map(int, re.findall(r"turn: (\d+)(?! #)", case.events)))
        later = desk.json("reserve", "--turn", str(turn + 1))
        assert later["command_tokens"] == case.tokens
    if case.targets:
        pool, names = case.targets.split(" ", 1)
        may, may_not = names.split("/")
        assert set(may.split()) <= set(pools[pool]["targets"])
        assert not set(may_not.split()) & set(pools[pool]["targets"])
