"""The rules on Coordinated Orders, in English."""

from orders.words.rules.shape import Told

RULES = {
    "COO-01": Told(
        "One token and one Regular Order for up to four",
        (
            "In your Orders Phase you may let up to four Troopers act together. It costs one Command Token "
            "and one Regular Order from their group's pool, whether two act or four."
        ),
        "Three Fennecs and a Griffin: 1 token, 1 Regular Order, four activated. A fifth cannot join.",
    ),
    "COO-02": Told(
        "Same group, same Training",
        (
            "All who take part are in one Combat Group and have, at that moment, the same Training: all "
            "Regular or all Irregular."
        ),
        "Two Regulars and one Irregular: leave one of the two kinds out.",
    ),
    "COO-03": Told(
        "Who cannot take part",
        (
            "Leave out Peripherals and their Controllers, members of a Fireteam, Isolated Troopers and "
            "those in Decoy State. A Controller whose Peripheral (Ancillary) is not on the table, "
            "Disconnected or Null may take part."
        ),
        "An Engineer with a Servant cannot; the same Engineer without one can.",
    ),
    "COO-04": Told(
        "Troopers off the table may join, at a price",
        (
            "A Trooper in Hidden Deployment or waiting to land may come in by a Coordinated Order. It loses "
            "its own Order of this turn by doing so."
        ),
        "tomcat lands with three others: 1 token, 1 pool Order, and tomcat's own Order is gone.",
    ),
    "COO-05": Told(
        "Inspiring Leadership pays with the Lieutenant Order",
        (
            "If your Lieutenant has Inspiring Leadership and takes part himself, his Special Order alone "
            "pays for the Coordinated Order: no token and no Regular Order."
        ),
        "Legal with 0 Command Tokens left:",
    ),
    "COO-06": Told(
        "Only a Regular Order pays",
        (
            "Apart from COO-05, no Irregular, Tactical or Lieutenant Order and no Impetuous activation can "
            "pay for a Coordinated Order. An Irregular Order that a token has made Regular can."
        ),
        "A pool of 0 and two Irregular Orders: convert one (1 token), then coordinate (1 more).",
    ),
    "COO-07": Told(
        "Coordinating in Loss of Lieutenant",
        (
            "There is no pool then, so you first need a Regular Order: one converted with a token, or one "
            "of a Warhorse Trooper."
        ),
        "Two tokens for one Coordinated Order: one to convert, one to coordinate.",
    ),
    "COO-08": Told(
        "Who may take part, though you might doubt it",
        (
            "Nothing shuts out your Lieutenant (he keeps his Special Order), Markers, Impetuous Troopers, "
            "an NCO or one with Tactical Awareness. No least number is printed either."
        ),
        "Two Camouflage Markers and a Griffin: legal, and the Markers stay Markers.",
    ),
}
