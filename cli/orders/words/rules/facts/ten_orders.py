"""Facts of the rules on the ten orders of officers: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import NO_EDITION, Facts, Mark, Ruling

FACTS = {
    "CMD-01": Facts(NO_EDITION, "OYM", sample="- {order: alert, by: varo, on: [brother-ilex]}\n"),
    "CMD-02": Facts(NO_EDITION, "OYM", sample="- {order: close-assault, by: varo, on: [brother-ilex]}\n"),
    "CMD-03": Facts(NO_EDITION, "OYM", sample="- {order: dig-in, by: varo, on: [brother-otho]}\n"),
    "CMD-04": Facts(
        NO_EDITION,
        "OYM",
        sample="- {order: charge, by: varo, on: [brother-ilex, brother-otho]}\n",
    ),
    "CMD-05": Facts(NO_EDITION, "OYM", sample="- {order: covering-fire, by: varo, on: [brother-ilex]}\n"),
    "CMD-06": Facts(NO_EDITION, "OYM", sample="- {order: suppressing-fire, by: varo, on: [brother-ilex]}\n"),
    "CMD-07": Facts(NO_EDITION, "OYM", sample="- {order: hold-positions, by: varo, on: [brother-ilex]}\n"),
    "CMD-08": Facts(NO_EDITION, "OYM", sample="- {order: move-out, by: varo, on: [brother-ilex]}\n"),
    "CMD-09": Facts(
        NO_EDITION,
        "OYM",
        sample="- {order: by-sections, by: varo, on: [brother-ilex, brother-otho]}\n",
    ),
    "CMD-10": Facts(NO_EDITION, "OYM", sample="- {order: fall-back, by: varo, on: [brother-otho]}\n"),
    "CMD-11": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED),
    "CMD-12": Facts(NO_EDITION, "OYM", mark=Mark.DERIVED),
    "CMD-13": Facts(
        NO_EDITION,
        "OYM",
        mark=Mark.OPEN,
        rulings=(Ruling("engaged_may_shoot", False),),
        sample="rulings: {engaged_may_shoot: true}\n",
    ),
}
