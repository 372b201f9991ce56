"""The rules on the ten orders of officers, in English."""

from orders.words.rules.shape import Told

RULES = {
    "CMD-01": Told(
        "Alert",
        (
            "Whoever obeys moves four squares at most this turn and does not shoot; in the next Tyranid "
            "phase he shoots twice at -1 accuracy, interrupting whenever he likes. Not for a marine who has "
            "shot."
        ),
        "Ilex moves 3 now and shoots twice as the first Tyranid turns the corner.",
    ),
    "CMD-02": Told(
        "Close assault",
        (
            "He may shoot at -1 accuracy before he engages in close combat. He needs a ranged weapon, must "
            "not have shot yet and not be engaged already; that last point follows from the order's purpose."
        ),
        "Fire once while closing in, then fight.",
    ),
    "CMD-03": Told(
        "Dig in",
        (
            "He stays where he is and every shot at him suffers -2. For that he must be next to a wall or "
            "to something that gives cover (CMD-11), not engaged, and not have moved."
        ),
        "In a corner: yes. In the middle of an empty hall: no.",
    ),
    "CMD-04": Told(
        "Charge",
        (
            "His attacks in close combat have +1 power this turn. It is for marines who were not engaged "
            "when the order came."
        ),
        "Run up and strike with +1; the one already fighting does not gain by it.",
    ),
    "CMD-05": Told(
        "Covering fire",
        (
            "He shoots at -1 accuracy this turn, and the Tyranids' shots at him in their next turn suffer "
            "-2. Not for the engaged, nor for one who has shot or has no ranged weapon."
        ),
        "Two obey: each is covered himself, nobody else is.",
    ),
    "CMD-06": Told(
        "Suppressing fire",
        (
            "He shoots twice this turn and does not move. He needs a ranged weapon, must not be engaged, "
            "and must neither have moved nor shot."
        ),
        "Two shots at full accuracy from where he stands.",
    ),
    "CMD-07": Told(
        "Hold positions",
        (
            "He neither moves nor shoots this turn; in the Tyranid phase he has up to three shots and may "
            "interrupt their movement with each of them. He needs a ranged weapon, must not be engaged, and "
            "must neither have moved nor shot."
        ),
        "Three shots at the stairs as they come up.",
    ),
    "CMD-08": Told(
        "Move out",
        (
            "He moves two squares more than usual. Heavy weapons stay silent this turn; other weapons shoot "
            "at -1 accuracy. Not for one who has already shot with a heavy weapon."
        ),
        "With `move: 6` he may go 8 squares.",
    ),
    "CMD-09": Told(
        "By sections",
        (
            "Each one who obeys takes one of two halves: four squares more without shooting or engaging, or "
            "two shots without moving. Here everybody chooses for himself; the source could also mean that "
            "the unit chooses as a whole. Not for the engaged, nor for one who has shot."
        ),
        "Ilex runs 10 squares with `move: 6`, Otho stays and shoots twice.",
    ),
    "CMD-10": Told(
        "Fall back",
        (
            "Only for those engaged in close combat: they may turn their back on the Tyranids and move as "
            "if nobody held them."
        ),
        "Otho, engaged, walks away his full move.",
    ),
    "CMD-11": Told(
        'What "next to cover" means',
        (
            "Look at the eight squares around him: a wall, a square with cover or a closed door among them "
            "will do, and so will cover on his own square or a wall edge along it. With `metric: "
            "orthogonal` only four neighbours count."
        ),
        "A `c` diagonally beside him is enough to dig in.",
    ),
    "CMD-12": Told(
        "By sections: who has only one half left",
        (
            "For a marine without a ranged weapon, or one who has moved, only the running half is left. The "
            "engaged have neither: they can leave only by falling back, and cannot shoot."
        ),
        "Otho without a ranged weapon: four squares more, nothing else.",
    ),
    "CMD-13": Told(
        "The engaged do not shoot",
        (
            "The source does not say whether a marine in close combat can shoot. Here he cannot, so "
            "covering fire, suppressing fire and hold positions are not for him; the ruling can be changed."
        ),
        "With the line below an engaged marine may give covering fire.",
    ),
}
