"""The rules on Peripherals, in English."""

from orders.words.rules.shape import Told

RULES = {
    "PER-01": Told(
        "One Order for the Controller and his Peripherals",
        (
            "Spend the Order on the Controller; his Peripherals act with him by the same Order. They have "
            "none of their own, so an Order cannot be spent on one directly."
        ),
        "1 Order, two figures act:",
    ),
    "PER-02": Told(
        "Without its Controller a Peripheral is Disconnected",
        (
            "If the Controller ends an Order Null or Isolated, his Peripherals are Disconnected. Since N5.3 "
            "a Cyberplug Peripheral acts on its own then instead."
        ),
        "The Doctor goes down, his Servant stands still until he is up again.",
    ),
    "PER-03": Told(
        "How many act at once, by kind",
        (
            "All Synchronized Peripherals of a Controller act together and keep Coherency. Of Control "
            "Peripherals, three at most, one leads as Spearhead. Of two Servants one acts in an Order. An "
            "Ancillary comes into play by Place Deployable."
        ),
        "A Doctor with two Servants: name one of them in an Order, not both.",
    ),
    "PER-04": Told(
        "An Impetuous Controller takes his Peripherals along",
        "His Impetuous activation is theirs as well: they rush on with him, for the one token.",
        "One Impetuous Controller and one Peripheral: 1 token.",
    ),
    "PER-05": Told(
        "Peripherals wait for a Controller off the table",
        (
            "While an airborne Controller is still off the table, his Peripherals stand on it Disconnected "
            "and can do nothing."
        ),
        "They wake when he has landed.",
    ),
    "PER-06": Told(
        "The Peripheral may act when the Controller cannot",
        (
            "If a state keeps the Controller from declaring the Skill, Stunned or Immobilized for instance, "
            "the Peripheral may still do it while he stands idle. The Order is his all the same."
        ),
        "A Stunned Doctor sends his Servant: 1 Order.",
    ),
    "PER-07": Told(
        "The AI Motorcycle of a dismounted rider",
        (
            "While the rider is on foot his AI Motorcycle is a Synchronized Peripheral and he its "
            "Controller: one Order for both, and neither Fireteam nor Coordinated Order for him."
        ),
        "Rider and bike apart: still 1 Order at the count.",
    ),
    "PER-08": Told(
        "An Isolated Peripheral is Disconnected",
        (
            "Isolate a Peripheral and at the end of that Order it is Disconnected. Its Controller, and his "
            "Order, are not touched."
        ),
        "The Servant Isolated: the pool stays as it is.",
    ),
}
