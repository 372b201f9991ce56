"""The rules on Hidden Deployment, in English."""

from orders.words.rules.shape import Told

RULES = {
    "HD-01": Told(
        "A hidden Trooper keeps his Order to himself",
        (
            "While he is hidden his Order is not in the pool. He alone may use it, and only to be placed on "
            "the table in your Active Turn; from then on he is a Trooper like any other."
        ),
        "Two in Hidden Deployment among ten Regulars: a pool of 8.",
    ),
    "HD-02": Told(
        "Revealed in the enemy's turn, counted in yours",
        (
            "If he shows himself with an ARO he is on the table, and your next Order Count finds him there: "
            "his Order goes into the pool."
        ),
        "Revealed after turn 1: the pool of turn 2 is one larger.",
    ),
    "HD-03": Told(
        "Revealing him with another Order loses his own",
        (
            "His own Order serves only for the moment he is placed. Place him with a pool Order or a "
            "Coordinated Order instead and his own is lost this turn. Whether a pool Order may do it is "
            "open; it is allowed unless you change the ruling."
        ),
        "Pool 8, one Order spent to reveal spy: 7 left, and no own Order of spy.",
    ),
    "HD-04": Told(
        "What breaks Hidden Deployment",
        (
            "A hidden Trooper that becomes Impetuous or enters the Retreat! State must be placed on the "
            "table: it can no longer hide."
        ),
        "Retreat! in turn 3: spy stands on the table before the count.",
    ),
    "HD-05": Told(
        "A hidden Lieutenant loses you the turn",
        (
            "A Lieutenant off the table at the check means Loss of Lieutenant (LT-02), hidden or airborne "
            "alike. The way round it is to reveal him before your Tactical Phase, with an ARO for instance. "
            "By default he starts on the table."
        ),
        "Deployed hidden and never shown before turn 1: no pool in turn 1.",
    ),
    "HD-06": Told(
        "Hidden Deployment in N4",
        (
            "N4, in its edition of July 2023, treats the Order of a hidden Trooper as N5 does: outside the "
            "pool until he has been placed."
        ),
        "Two hidden among ten Regulars in N4: a pool of 8 as well.",
    ),
    "HD-07": Told(
        "Retreat! brings the hidden out",
        (
            "When the check says Retreat!, place your hidden Troopers on the table before you count; each "
            "gives an Irregular Order this turn. Those with Courage, Religious Troop or Warhorse may stay "
            "hidden."
        ),
        "Two hidden, one of them with Courage: one appears and gives 1 Irregular Order.",
    ),
}
