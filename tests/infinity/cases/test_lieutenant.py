"""Cases L01 to L12 and beyond: Loss of Lieutenant, Chain of Command, appointment."""

from __future__ import annotations

from .army import COC, INSPIRING, LT, NCO, TA, army, i, r, row
from .desk import Case, Desk, by_edition
from .events import later, states

TEN = army([LT, r(9)])
LOST = later(states("dead", "lt"))
BIG = row("Lt", "Lieutenant (+1 Order)")
MNEMO = row("Lt", "Lieutenant (+1 Order)", "Mnemonica")
LT_JUMP = row("Lt", "Lieutenant", "Combat Jump")

LOSS = [
    Case(
        "L01",
        TEN,
        LOST,
        turn=2,
        count="G1 0, Irr 9, LoL",
        members="9",
        gives={"lt": "none STA-03", "r-1": "irregular LT-03"},
        tokens=4,
    ),
    Case(
        "L01/appointment",
        TEN,
        LOST + "; lieutenant: r-1; end: 2; turn: 3",
        turn=2,
        count="G1 0, Irr 9, LoL",
    ),
    Case(
        "L02",
        TEN,
        LOST + "; lieutenant: r-1; end: 2; turn: 3",
        turn=3,
        count="G1 9, Lt 1",
        lieutenant="r-1",
        tokens=4,
    ),
    Case(
        "L02/after-end",
        TEN,
        LOST + "; end: 2; lieutenant: r-1; turn: 3",
        turn=3,
        count="G1 9, Lt 1",
        lieutenant="r-1",
    ),
    Case(
        "L02/bare-skill",
        army([BIG, r(9)]),
        LOST + "; lieutenant: r-1; end: 2; turn: 3",
        turn=3,
        count="G1 9, Lt 1",
    ),
    Case(
        "L04",
        army([LT, r(5)]),
        later(states("isolated", "lt")) + "; spend: {order: irregular, on: r-1}; " + states("normal", "lt"),
        turn=2,
        count="G1 0, Irr 6, LoL",
        left={f"irregular/{who}": 1 for who in ("lt", "r-2", "r-3", "r-4", "r-5")},
    ),
    Case(
        "L06",
        army([LT, row("Coc", "Chain of Command", "Hidden Deployment"), r(4)]),
        LOST,
        turn=2,
        count="G1 0, Irr 4, Off 1, LoL",
    ),
    Case(
        "L07",
        army([LT_JUMP, r(4)]),
        deployment="{off_table: [lt]}",
        count="G1 0, Irr 4, Off 1, LoL",
    ),
    Case(
        "L09",
        army([LT, r(6), r(2, "Veteran", name="Vet")]),
        LOST,
        turn=2,
        count="G1 2, Irr 6, LoL",
        gives={"vet-1": "regular LT-09"},
        editions="n4",
    ),
    Case(
        "LT-09/warhorse",
        army([LT, r(6), r(2, "Warhorse", name="Vet")]),
        LOST,
        turn=2,
        count="G1 2, Irr 6, LoL",
        gives={"vet-1": "regular LT-09"},
        editions="n5",
    ),
    Case(
        "L10",
        army([LT, r(2, "Courage", name="Brave"), r(1, "Religious Troop", name="Monk")]),
        LOST,
        turn=2,
        count="G1 0, Irr 3, LoL",
    ),
    Case("L11", army([LT, TA, r(4)]), LOST, turn=2, count="G1 0, Irr 5, Tac 1, LoL", editions="n5"),
    Case("L11/n4", army([LT, TA, r(4)]), LOST, turn=2, count="G1 0, Irr 6, LoL", editions="n4"),
    Case(
        "L12",
        army([LT, r(3)]),
        LOST,
        turn=2,
        steps="{token: {use: convert, trooper: r-1}}; {order: regular, on: r-2}",
        left={"irregular/r-2": 1, "irregular/r-3": 1},
        tokens=3,
        editions="n5",
    ),
    Case(
        "LT-14/converted",
        army([LT, r(3)]),
        LOST,
        turn=2,
        steps="{token: {use: convert, trooper: r-1}}",
        left={"regular/1": 1, "irregular/r-2": 1, "irregular/r-3": 1},
        targets={"regular/1": "r-1 r-2 r-3"},
    ),
    Case(
        "LT-14/ruling",
        army([LT, r(2)], rulings={"convert_in_lol": False}),
        LOST,
        turn=2,
        steps="{token: {use: convert, trooper: r-1}} # LT-14",
        left={"irregular/r-1": 1, "irregular/r-2": 1},
    ),
    Case(
        "LT-11/impetuous",
        army([LT, i(2, "Impetuous"), r(1)]),
        LOST,
        turn=2,
        count="G1 0, Irr 3, Imp 2, LoL",
    ),
    Case(
        "LT-19/healed",
        TEN,
        later(states("unconscious", "lt"), states("normal", "lt")),
        turn=2,
        count="G1 10, Lt 1",
    ),
    # What befalls him after the check spoils only the next turn.
    Case(
        "LT-19/after-the-check",
        TEN,
        "turn: 1; spend: {order: regular, on: r-1}; " + states("dead", "lt"),
        count="G1 10, Lt 1",
    ),
    Case(
        "LT-19/projected",
        TEN,
        "turn: 1; spend: {order: regular, on: r-1}; " + states("dead", "lt"),
        turn=4,
        count="G1 0, Irr 9, LoL",
    ),
    # His order, once generated, is the NCO's to use though he falls.
    Case(
        "LT-07/nco",
        army([LT, NCO, r(2)]),
        "turn: 1; spend: {order: regular, on: r-1}; " + states("unconscious", "lt"),
        steps="{order: lieutenant, by: nco, on: nco}",
        left={"regular/1": 3},
    ),
    Case(
        "LT-07/himself",
        army([LT, NCO, r(2)]),
        "turn: 1; spend: {order: regular, on: r-1}; " + states("unconscious", "lt"),
        steps="{order: lieutenant, on: lt} # STA-03",
    ),
    # The Isolated Lieutenant and his order.
    Case(
        "LT-08/isolated",
        army([LT, NCO, r(2)]),
        later(states("isolated", "lt")),
        turn=2,
        count="G1 0, Irr 4, LoL",
    ),
    Case(
        "LT-08/isolated-ruling",
        army([LT, NCO, r(2)], rulings={"lieutenant_order_isolated": True}),
        later(states("isolated", "lt")),
        turn=2,
        count="G1 0, Irr 4, Lt 1, LoL",
        rulings={"lieutenant_order_isolated": True},
    ),
    # Inspiring and Isolated: the stricter reading by default.
    Case(
        "LT-18/default",
        army([INSPIRING, r(2), i(1)]),
        later(states("isolated", "lt")),
        turn=2,
        count="G1 0, Irr 4, LoL",
        rulings={"isolated_inspiring_prevents_lol": False},
    ),
    Case(
        "LT-18/ruling",
        army([INSPIRING, r(2), i(1)], rulings={"isolated_inspiring_prevents_lol": True}),
        later(states("isolated", "lt")),
        turn=2,
        count="G1 3, Irr 1",
        gives={"lt": "irregular STA-04", "i": "regular SKL-07"},
        rulings={"isolated_inspiring_prevents_lol": True},
    ),
    # Mnemonica takes the skill along, extras and all; the user is Dead.
    Case(
        "LT-23/enemy-turn",
        army([MNEMO, r(4)]),
        later(states("unconscious", "lt"), "mnemonica: {from: lt, to: r-1}"),
        turn=2,
        count="G1 4, Lt 2",
        lieutenant="r-1",
        members="4",
        editions="n5",
    ),
    Case(
        "LT-23/own-turn",
        army([MNEMO, r(4)]),
        "turn: 1; spend: {order: regular, on: r-1}; state: {trooper: lt, is: unconscious}; "
        "mnemonica: {from: lt, to: r-1}; spend: {order: regular, on: r-1}",
        count="G1 5, Lt 2",
        steps="{order: lieutenant, on: r-1} # ORD-03|LT-23|LT-06",
        editions="n5",
    ),
    Case(
        "LT-23/own-turn-next",
        army([MNEMO, r(4)]),
        "turn: 1; spend: {order: regular, on: r-1}; state: {trooper: lt, is: unconscious}; "
        "mnemonica: {from: lt, to: r-1}; end: 1; turn: 2",
        turn=2,
        count="G1 4, Lt 2",
        editions="n5",
    ),
    Case(
        "STA-17/not-null",
        army([MNEMO, r(4)]),
        "turn: 1; end: 1; mnemonica: {from: lt, to: r-1} # STA-17|LT-23; turn: 2",
        turn=2,
        count="G1 5, Lt 2",
        lieutenant="lt",
        editions="n5",
    ),
    Case(
        "STA-17/no-skill",
        army([LT, r(4)]),
        f"turn: 1; end: 1; {states('dead', 'lt')}; mnemonica: {{from: lt, to: r-1}} # STA-17|LT-23; turn: 2",
        turn=2,
        count="G1 0, Irr 4, LoL",
        editions="n5",
    ),
]

CHAIN = [
    Case(
        "LT-05/by-itself",
        army([LT, COC, r(4)]),
        LOST,
        turn=2,
        count="G1 5, Lt 1",
        lieutenant="coc",
    ),
    Case(
        "LT-05/isolated",
        army([LT, COC, r(4)]),
        later(states("isolated", "lt")),
        turn=2,
        count="G1 5, Irr 1, Lt 1",
        lieutenant="coc",
    ),
    Case("LT-05/bare-skill", army([BIG, COC, r(4)]), LOST, turn=2, count="G1 5, Lt 1"),
    # He stays Lieutenant though the old one recovers.
    Case(
        "LT-05/stays",
        army([BIG, COC, r(4)]),
        later(states("unconscious", "lt")) + "; end: 2; state: {trooper: lt, is: normal}; turn: 3",
        turn=3,
        count="G1 6, Lt 1",
        lieutenant="coc",
    ),
    Case(
        "LT-05/ask-waits",
        army([LT, COC, r(4)], rulings={"chain_of_command": "ask"}),
        LOST,
        turn=2,
        count="G1 0, Irr 5, LoL",
    ),
    Case(
        "LT-05/ask-answered",
        army([LT, COC, r(4)], rulings={"chain_of_command": "ask"}),
        LOST + "; chain-of-command: coc",
        turn=2,
        count="G1 5, Lt 1",
        lieutenant="coc",
    ),
    # With two who qualify the player chooses.
    Case(
        "LT-05/two-wait",
        army([LT, COC | {"count": 2}, r(4)]),
        LOST,
        turn=2,
        count="G1 0, Irr 6, LoL",
    ),
    Case(
        "LT-05/two-chosen",
        army([LT, COC | {"count": 2}, r(4)]),
        LOST + "; chain-of-command: coc-2",
        turn=2,
        count="G1 6, Lt 1",
        lieutenant="coc-2",
    ),
    Case(
        "LT-05/two-one-null",
        army([LT, COC | {"count": 2}, r(4)]),
        later(states("dead", "lt"), states("unconscious", "coc-1")),
        turn=2,
        count="G1 5, Lt 1",
        lieutenant="coc-2",
    ),
    Case(
        "LT-05/user-isolated",
        army([LT, COC, r(4)]),
        later(states("dead", "lt"), states("isolated", "coc")),
        turn=2,
        count="G1 0, Irr 5, LoL",
    ),
    Case(
        "LT-05/lieutenant-well",
        army([LT, COC, r(4)]),
        "turn: 1; chain-of-command: coc # LT-05",
        count="G1 6, Lt 1",
        lieutenant="lt",
    ),
    Case(
        "LT-05/no-skill",
        army([LT, COC, r(4)], rulings={"chain_of_command": "ask"}),
        LOST + "; chain-of-command: r-1 # LT-05",
        turn=2,
        count="G1 0, Irr 5, LoL",
    ),
    Case(
        "LT-05/too-late",
        army([LT, COC, r(4)], rulings={"chain_of_command": "ask"}),
        LOST + "; spend: {order: irregular, on: r-1}; chain-of-command: coc # LT-05|SEQ-01",
        turn=2,
        count="G1 0, Irr 5, LoL",
    ),
    Case(
        "LT-05/his-order-at-once",
        army([LT, COC, r(4)]),
        LOST,
        turn=2,
        steps="{order: lieutenant, on: coc}",
        left={"regular/1": 5},
    ),
]


@by_edition(LOSS + CHAIN)
def test_lieutenant(case: Case, edition: str, desk: Desk) -> None:
    desk.holds(case, edition)
