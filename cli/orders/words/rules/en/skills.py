"""The rules on skills that change Orders, in English."""

from orders.words.rules.shape import Told

RULES = {
    "SKL-01": Told(
        "Lieutenant (+1 Order), (+1 Command Token)",
        (
            "+1 Order gives two Special Lieutenant Orders each turn, as long as this very Trooper leads; "
            "who is named after him has one. +1 Command Token gives a fifth token for the game, and that "
            "stays."
        ),
        "Six Regulars, one of them the Lieutenant (+1 Order): a pool of 6 and 2 Lieutenant Orders.",
    ),
    "SKL-02": Told(
        "NCO: the Lieutenant's Orders as Tactical ones",
        (
            "An NCO may take any of your Lieutenant's Special Orders, make it a Tactical Order and use it, "
            "whatever group the Lieutenant is in. In a Fireteam it activates the whole Fireteam, with him "
            "as Leader."
        ),
        "Lieutenant in group 1, NCO in group 2: legal.",
    ),
    "SKL-03": Told(
        "NCO in N4",
        (
            "In N4 an NCO uses the Lieutenant Order as if it were one more Regular Order of his own group; "
            "as Team Leader he may activate his Fireteam with it."
        ),
        "Pool of 5 in the NCO's group: he may be activated up to 6 times.",
    ),
    "SKL-04": Told(
        "Say so when a Marker uses such a skill",
        (
            "If a Marker is activated by way of a skill that changes the Order, NCO for instance, you must "
            "declare the skill, although it tells something about who is under the Marker."
        ),
        '"This Camouflage Marker acts on the Lieutenant\'s Order, as an NCO."',
    ),
    "SKL-05": Told(
        "Tactical Awareness in N4",
        (
            "One Irregular Order more for this Trooper, if he is on the table at the count. No token can "
            "turn it into a Regular one."
        ),
        "A Regular with the skill: 1 Order in the pool, 1 Irregular Order of his own.",
    ),
    "SKL-06": Told(
        "Tactical Awareness in N5",
        (
            "One Tactical Order each turn, on top of the Order that his Training brings, for himself or for "
            "his Fireteam."
        ),
        "Five Regulars, two with the skill: a pool of 5 and 2 Tactical Orders.",
    ),
    "SKL-07": Told(
        "Inspiring Leadership",
        (
            "While your Lieutenant has this skill, stands on the table and is not Null, every Trooper that "
            "gives an Order is Regular and has Courage (in N5 not Religious Troops), your army knows no "
            "Retreat! (RET-05), and he may pay a Coordinated Order himself (COO-05). It replaces the "
            "Training: one Regular Order each, no Irregular one beside it."
        ),
        (
            "Lieutenant, three Regulars and four Irregulars: a pool of 8, no Irregular Order, 1 Lieutenant "
            "Order."
        ),
    ),
    "SKL-08": Told(
        "Strategos makes Lieutenant Orders Regular",
        (
            "If your Lieutenant has Strategos, you may turn his Special Orders into Regular ones of his "
            "group at the Order Count. Here all of them are turned unless you say otherwise; then nothing "
            "is left for an NCO. You may decline at each count."
        ),
        "Group 1 of six with the Lieutenant, group 2 of five: pools of 7 and 5, no Lieutenant Order.",
    ),
    "SKL-09": Told(
        "Strategos L2 moves a Trooper for free",
        (
            "In N5, Strategos L2 lets you move one Trooper to another group in the Executive step without a "
            "token; since N5.3 its Peripherals go along. With L1 or L2 you may also hold back two Troopers "
            "at deployment. The details for N4 were not at hand."
        ),
        "Four tokens before and four after:",
    ),
    "SKL-10": Told(
        "Where the other skills are explained",
        (
            "Courage and Religious Troop: LT-10. Warhorse and Veteran: LT-09. Chain of Command: LT-05. FT "
            "Master: CNT-12. Number 2: FT-10. Counterintelligence: CT-07."
        ),
        "`orders explain CT-07`",
    ),
    "SKL-11": Told(
        "Chain of Command (Non Specialist)",
        (
            "Since N5.2 some Troopers have Chain of Command without being Specialists for the mission. For "
            "Orders the two are the same (LT-05)."
        ),
        "Write either; both take over from a fallen Lieutenant.",
    ),
    "SKL-12": Told(
        "Skills that change no Orders",
        (
            "Specialist Operative, Baggage, TAGCom, Remote Presence, Berserk, Booty, Holomask and Decoy "
            "change no count, however often somebody thinks so. Commlink matters only in games with "
            "Reinforcements (LIST-21)."
        ),
        "A Specialist Operative with Baggage: 1 Order.",
    ),
}
