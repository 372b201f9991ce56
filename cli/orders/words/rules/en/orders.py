"""The rules on the kinds of Orders, in English."""

from orders.words.rules.shape import Told

RULES = {
    "ORD-01": Told(
        "Regular Orders go to the pool of the group",
        (
            "Each Regular Trooper adds his Order to the pool of his own group, and any member of that group "
            "may use it. Spend them in any sequence and as many as you like on one Trooper, as long as the "
            "pool has some left."
        ),
        "A pool of 10: one Order on each of ten, all ten on one, or 4, 4 and 2. An eleventh is not there.",
    ),
    "ORD-02": Told(
        "An Irregular Order is for its own Trooper",
        (
            "An Irregular Trooper keeps his Order and nobody else may use it. He himself may still be "
            "activated from his group's pool as well, so note which group he is in."
        ),
        (
            "Group 1 has 5 Regular and one Irregular: the Irregular may act up to 6 times, each other one "
            "up to 5 times."
        ),
    ),
    "ORD-03": Told(
        "The Special Lieutenant Order is the Lieutenant's",
        (
            "Besides his ordinary Order your Lieutenant has a second one that stays outside the pool. He "
            "alone may use it, with a few exceptions: an NCO (SKL-02), Strategos (SKL-08) and Inspiring "
            "Leadership (COO-05)."
        ),
        "A Regular Lieutenant and four Regulars: a pool of 5, and 1 Lieutenant Order beside it.",
    ),
    "ORD-04": Told(
        "A Tactical Order stays with the one who has it",
        (
            "Keep a Tactical Order beside the Trooper that generates it, outside the pool. He may spend it "
            "on himself, or to activate his Fireteam with him as Leader (FT-06)."
        ),
        "Six Regulars, one of them with Tactical Awareness: a pool of 6 and 1 Tactical Order.",
    ),
    "ORD-05": Told(
        "No Tactical Orders in N4",
        (
            "In an N4 game there is no Tactical Order: Tactical Awareness brings a further Irregular Order "
            "instead (SKL-05)."
        ),
        "With `edition: n4` the sergeant below gives one Regular and one Irregular Order.",
    ),
    "ORD-06": Told(
        "Only Regular Orders form the pool",
        (
            "When you count a pool, leave everything else beside it: Irregular, Lieutenant and Tactical "
            "Orders are noted apart, each with its owner."
        ),
        "Five Regulars (one the Lieutenant) and two Irregulars: the pool is 5, not 8.",
    ),
    "ORD-07": Told(
        "What you do not spend is lost",
        (
            "You need not spend every Order, of whatever kind. What is left when the Orders Phase is over "
            "is gone; the next turn starts with a fresh count."
        ),
        "Ten Regulars, three Orders left over in turn 1: turn 2 has 10 again, not 13.",
    ),
    "ORD-08": Told(
        "Orders are played in the open",
        (
            "Lay out your Order tokens where your opponent sees them and say which one you spend, the "
            "Lieutenant's included. Only the Orders of Troopers that are off the table stay your secret."
        ),
        "`orders reserve --public` shows just what you would have to show.",
    ),
    "ORD-09": Told(
        "Spending the Lieutenant Order shows who he is",
        (
            "Who your Lieutenant is need not be told. The moment he spends his Special Order it is plain to "
            "everybody, so weigh whether that one activation is worth it."
        ),
        'Until then `reserve --public` lists his Order under "?".',
    ),
    "ORD-10": Told(
        "An Order of one group never activates another group",
        (
            "A pool serves its own group only. If you wish to act with somebody of group 2, the Order has "
            "to come from the pool of group 2 or be his own."
        ),
        "Pools of 8 and 4: the four of group 2 can act with 4 pool Orders, however full group 1 still is.",
    ),
    "ORD-11": Told(
        "One Order, one Trooper",
        (
            "An Order activates one Trooper. More than one Model acts only where a rule says so: a "
            "Controller with his Peripherals, a Fireteam, a Coordinated Order, or the elements of a "
            "Holoecho."
        ),
        "A Fireteam of five acts for one Order; five Troopers side by side need five.",
    ),
    "ORD-12": Told(
        "One Trooper gives one Order",
        (
            "Each Trooper in a state that is not Null gives one Order a turn, of the kind his Training "
            "says; a Peripheral gives none. Skills may put a special Order on top."
        ),
        "Eight Regulars fit to act: 8 Orders.",
    ),
    "ORD-13": Told(
        "Orders that N3 had and later editions have not",
        (
            "If you know N3: its Impetuous Order was a true extra Order, and Executive Order let a Trooper "
            "act as the Lieutenant. Neither exists in N4 or N5, so neither is counted."
        ),
        "An Impetuous Trooper in N5: his ordinary Order and a token, no second Order.",
    ),
    "ORD-14": Told(
        "Orders once counted stay for the turn",
        (
            "Losses after the Order Count take nothing out of the pool: the Order of the fallen is still "
            "there for the others. What he held himself, an Irregular or Tactical Order, is out of reach "
            "until he is back on his feet. Isolation bars a Trooper from pool Orders only; his own he may "
            "still use."
        ),
        "A pool of 8, two fall to enemy fire in your own turn: 8 Orders remain to spend on the other six.",
    ),
    "ORD-15": Told(
        "Which skills you may waive",
        (
            "You may do without the effect of an Optional skill: Chain of Command, Strategos, NCO, Tactical "
            "Awareness, Counterintelligence, Courage, Warhorse, Combat Jump and others. Obligatory ones "
            "work whether you like it or not: Lieutenant, FT Master, Inspiring Leadership, Religious Troop, "
            "Impetuous, Frenzy, G: Jumper, Peripheral."
        ),
        (
            "Keep the Lieutenant Order instead of turning it into a Regular one: legal, for Strategos is "
            "Optional."
        ),
    ),
}
