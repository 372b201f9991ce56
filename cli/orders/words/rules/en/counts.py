"""The rules on the Order Count, in English."""

from orders.words.rules.shape import Told

RULES = {
    "CNT-01": Told(
        "A Regular Trooper adds one Order to the pool",
        (
            "Count each Regular Trooper that stands on the table, as Model or Marker, in a state that is "
            "not Null: one Order each for the pool of its own group."
        ),
        "Group 1 with eight Regulars fit to act, group 2 with four: pools of 8 and 4.",
    ),
    "CNT-02": Told(
        "An Irregular Trooper keeps one Irregular Order",
        (
            "Each Irregular Trooper on the table that is not Null has one Order for itself. Lay it beside "
            "him and note his group; it does not go into the pool."
        ),
        (
            "The Lieutenant, four Regulars and two Irregulars: a pool of 5, 2 Irregular Orders, 1 "
            "Lieutenant Order."
        ),
    ),
    "CNT-03": Told(
        "The Lieutenant gives a Special Order as well",
        (
            "A Lieutenant on the table in a state that is not Null brings one Special Lieutenant Order "
            "beside his ordinary one, two of them if his profile says +1 Order (SKL-01). The printed "
            'sentence negates twice; it is read as "not Null".'
        ),
        "A Regular Lieutenant (+1 Order) and five Regulars: a pool of 6 and 2 Lieutenant Orders.",
    ),
    "CNT-04": Told(
        "Tactical Awareness gives a Tactical Order",
        (
            "Put one Tactical Order beside each Trooper with Tactical Awareness that is on the table and "
            "not Null. His ordinary Order still goes where it belongs."
        ),
        (
            "The Lieutenant, one with Tactical Awareness and three more Regulars: a pool of 5 and 1 "
            "Tactical Order."
        ),
    ),
    "CNT-05": Told(
        "In N4 Tactical Awareness gives an Irregular Order",
        (
            "Counting an N4 list, give the Trooper with Tactical Awareness an Irregular Order on top of his "
            "ordinary one. It is his alone and can never be made Regular (SKL-05)."
        ),
        "The list of CNT-04 with `edition: n4`: a pool of 5 and 1 Irregular Order.",
    ),
    "CNT-06": Told(
        "Markers give their Order too",
        (
            "A Trooper played as a Marker is on the table. Camouflaged, impersonating, as a Holoecho or "
            "behind a HoloMask, he gives his Order like anybody else."
        ),
        "A Camouflage Marker, an Impersonation Marker and the Lieutenant: a pool of 3.",
    ),
    "CNT-07": Told(
        "Off the table, nothing for the pool",
        (
            "Whoever waits off the table for a Combat Jump, as a Parachutist or in Hidden Deployment adds "
            "nothing to the pool. His Order waits with him, hidden from your opponent, until the Active "
            "Turn after the one in which he arrived."
        ),
        "Ten Regulars, two in Hidden Deployment and one waiting to jump: a pool of 7.",
    ),
    "CNT-08": Told(
        "Arriving in this turn comes too late for its pool",
        (
            "The pool was counted before the newcomer set foot on the table, so it does not grow when he "
            "arrives. He may be activated from it, and he adds his own Order from your next turn on."
        ),
        "A pool of 7 in turn 2, one jumps in: still 7, and 8 in turn 3.",
    ),
    "CNT-09": Told(
        "Tactical Awareness on arrival: yes in N5, no in N4",
        (
            "In N5 a Trooper with Tactical Awareness placed on the table in your Orders Phase gets his "
            "Tactical Order at once; arriving in the Impetuous Phase he gets none this turn. In N4 the "
            "extra Order exists only for those on the table at the count."
        ),
        (
            "A Parachutist with Tactical Awareness lands in the Orders Phase: 1 Tactical Order in N5, "
            "nothing in N4."
        ),
    ),
    "CNT-10": Told(
        "Peripherals give none, a G: Jumper gives one",
        (
            "A Peripheral brings no Order at all. A G: Jumper brings one in total, as long as at least one "
            "of his Proxies is neither Null nor Isolated."
        ),
        "A G: Jumper whose three Proxies are all Null, the Lieutenant and three Regulars: a pool of 4.",
    ),
    "CNT-11": Told(
        "Every turn is counted afresh",
        (
            "At the start of each of your Active Turns, forget the last count and count who is there now. "
            "Orders neither carry over nor stay lost when somebody has been put back on his feet."
        ),
        "Turn 1: 10. Two Unconscious: 8 in turn 2. One of them healed: 9 in turn 3.",
    ),
    "CNT-12": Told(
        "FT Master makes his Fireteam Regular",
        (
            "While a Trooper with FT Master is in the Fireteam, all its members count as Regular at the "
            "Order Count, so Irregular ones feed the pool. It is no shield against Loss of Lieutenant "
            "(LT-12)."
        ),
        (
            "A Fireteam of three Irregulars and a Regular FT Master, with the Lieutenant and two Regulars: "
            "a pool of 7."
        ),
    ),
    "CNT-13": Told(
        "What comes first when you count",
        (
            "Settle Retreat! and Loss of Lieutenant before you count; then see to whoever makes others "
            "Regular, by Inspiring Leadership (SKL-07) or FT Master (CNT-12); turn Lieutenant Orders into "
            "Regular ones by Strategos (SKL-08) at the count itself."
        ),
        "Strategos, and the Lieutenant Isolated at the check: no Lieutenant Order, so nothing to turn.",
    ),
    "CNT-14": Told(
        "A Seed-Embryo counts as its Trooper",
        (
            "A Trooper that is still a Seed-Embryo token, waiting to hatch, is on the table. Count his "
            "Order as usual; hatching changes the profile, not the number."
        ),
        "Lieutenant, three Regulars and a Seed-Embryo of a Regular: a pool of 5.",
    ),
    "CNT-15": Told(
        "Orders from Strategos are ordinary pool Orders",
        (
            "Once Strategos has turned a Lieutenant Order into a Regular one it is a pool Order like any "
            "other: it counts toward the more than ten that let the opponent remove two (CT-03), and it may "
            "be one of the two."
        ),
        "Ten Regulars, the Lieutenant with Strategos among them: 11 in the pool, so 2 may be removed.",
    ),
}
