"""The rules on giving an order, in English."""

from orders.words.rules.shape import Told

RULES = {
    "GIVE-01": Told(
        "One order in a turn, before he moves",
        "In his turn an officer may give one order, and he gives it before he moves. He may also give none.",
        "Varo orders the alert and then walks: legal.",
    ),
    "GIVE-02": Told(
        "Too late after moving",
        "Once an officer has moved he gives no order any more that turn, and a dead one gives none at all.",
        "With `moved: true` for turn 2, Varo may give no order then, and may again in turn 3.",
    ),
    "GIVE-03": Told(
        "A marine obeys one order a turn",
        (
            "He may hear several officers, but this project lets him obey only one of them in a turn, since "
            "the source is silent about more. The ruling can be changed."
        ),
        "Ilex is in two units: once he obeys Varo he cannot obey the other officer this turn.",
    ),
    "GIVE-04": Told(
        "What is done cannot be forbidden any more",
        (
            "A marine who has moved cannot obey an order that forbids moving, nor one who has shot an order "
            "that forbids shooting. Nor can he obey without what it takes: no shooting order without a "
            "ranged weapon."
        ),
        "Otho has moved: suppressing fire is not for him, charge is.",
    ),
    "GIVE-05": Told(
        "The officer may obey his own order",
        "He belongs to his unit, so he may be one of those who obey; or the only one.",
        "An officer all alone may dig in:",
    ),
}
