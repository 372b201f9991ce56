"""The rules on Airborne Deployment, in English."""

from orders.words.rules.shape import Told

RULES = {
    "AD-01": Told(
        "Airborne Troopers enter with their own Order",
        (
            "A Trooper with Combat Jump or Parachutist that waits off the table comes in during your Active "
            "Turn by spending his own Order, the one that is not in the pool."
        ),
        "tomcat enters; the pool is as big as before.",
    ),
    "AD-02": Told(
        "Entering in the Impetuous Phase costs token and Order",
        (
            "An Impetuous Trooper may land in the Impetuous Phase. It uses up his token and his own Order "
            "of this turn as well. For N4 this rests on an FAQ of 2022."
        ),
        "An Impetuous Parachutist: he has landed, and he has nothing left this turn.",
    ),
    "AD-03": Told(
        "Entering by a Coordinated Order",
        (
            "An airborne Trooper may land together with others in a Coordinated Order. His own Order of "
            "this turn is lost, for the Coordinated Order has paid."
        ),
        "1 token and 1 pool Order bring in two at once.",
    ),
    "AD-04": Told(
        "From the next turn it is in the pool",
        (
            "Once landed, the Trooper counts like any other: from your next Order Count its Order is part "
            "of the pool."
        ),
        "Landed in turn 1: a pool of 7 in turn 1, of 8 in turn 2.",
    ),
    "AD-05": Told(
        "No pool Order to enter with",
        (
            "The rules name the Trooper's own Order, the Impetuous activation and the Coordinated Order as "
            "ways in. Nothing read so far speaks of a pool Order, so it is refused; change the ruling if "
            "your table allows it."
        ),
        "Refused by default, while tomcat is off the table:",
    ),
    "AD-06": Told(
        "You may deploy on the table instead",
        (
            "Nobody has to start off the table: you choose whether to use Hidden Deployment, Combat Jump or "
            "Parachutist. Deploy the Trooper like the others and his Order is in the pool from the first "
            "turn."
        ),
        "In the game file:",
    ),
    "AD-07": Told(
        "What the own Order is and what it is for",
        (
            "It is Regular or Irregular like the Trooper, secret until he shows himself, and good for "
            "nothing but coming in: it can be neither converted nor spent otherwise. After entering nothing "
            "is left this turn, save a Tactical Order (CNT-09). In Loss of Lieutenant it is Irregular and "
            "still pays the entry."
        ),
        "An Irregular Parachutist off the table: 1 Irregular Order, private.",
    ),
}
