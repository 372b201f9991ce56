"""The rules on states, in English."""

from orders.words.rules.shape import Told

RULES = {
    "STA-01": Told(
        "The five Null States",
        (
            "In N5 five states are Null: Dead, Unconscious, Possessed, Sepsitorized and Disconnected. "
            "Everything else, however bad it looks, leaves the Order where it is."
        ),
        "Ten Regulars, of whom 3 Unconscious, 1 Dead and 2 Sepsitorized: a pool of 4.",
    ),
    "STA-02": Told(
        "Null States in N4: the Shasvastii-Embryo too",
        (
            "N4 has the five of N5 and one more, the Shasvastii-Embryo: it gives no Order, though it is "
            "still a survivor when you check Retreat! A Seed-Embryo is another thing: it acts and is not "
            "Null."
        ),
        "Five Regulars, one now a Shasvastii-Embryo: a pool of 4.",
    ),
    "STA-03": Told(
        "Null: no Order and no Victory Points",
        (
            "A Trooper in a Null State gives no Order at the count, cannot be activated, and its Cost is "
            "not among the surviving Victory Points."
        ),
        "After this event the pool of the next turn is one smaller.",
    ),
    "STA-04": Told(
        "Isolated: an Irregular Order for himself",
        (
            "Isolated is not Null. Whoever is still Isolated when your turn begins counts as Irregular for "
            "that turn: he keeps one Order for himself, takes none from the pool, joins no Coordinated "
            "Order and no Fireteam, and a Command Token cannot turn his Order as long as the state lasts. "
            "If he recovers during the turn he is still Irregular, but pool Orders are open to him again."
        ),
        "The Lieutenant and five Regulars, one of them Isolated: a pool of 5 and 1 Irregular Order.",
    ),
    "STA-05": Told(
        "An Isolated Lieutenant means Loss of Lieutenant",
        (
            "If your Lieutenant is Isolated at the check, the whole army is in Loss of Lieutenant for the "
            "turn. Repairing him a few Orders later does not bring the pool back."
        ),
        "Isolated at the start of turn 2, cured by the second Order: the turn goes on without a pool.",
    ),
    "STA-06": Told(
        "Isolation leaves Tactical Awareness alone",
        (
            "An Isolated Trooper with Tactical Awareness still has his special Order and may use it on "
            "himself: in N4 an FAQ says so; in N5 it follows, since only pool Orders are kept from him."
        ),
        "Isolated in N5: 1 Irregular and 1 Tactical Order, both his own.",
    ),
    "STA-07": Told(
        "An Isolated NCO has no Lieutenant Order",
        (
            "While Isolated, an NCO can neither turn a Lieutenant Order into a Tactical one nor act on it. "
            "Another NCO who is not Isolated still can."
        ),
        "This spend is refused while sgt is Isolated.",
    ),
    "STA-08": Told(
        "Immobilized Troopers still give their Order",
        (
            "Immobilized-A and -B bind the Trooper, not his Order. Count it; the others may spend it while "
            "he can do little more than Dodge or Reset."
        ),
        "Lieutenant and four Regulars, one IMM-A and one IMM-B: a pool of 5.",
    ),
    "STA-09": Told(
        "Lesser states cost no Order",
        (
            "Stunned, Targeted, Engaged, Prone, in Suppressive Fire, in a Foxhole, Unloaded, Camouflaged, "
            "behind a HoloMask or in the Retreat! State: none of these is Null, so the Order is counted."
        ),
        "One Stunned and one Targeted among five Regulars: a pool of 5.",
    ),
    "STA-10": Told(
        "Possessed and Sepsitorized: no Order for anybody",
        (
            "A Trooper taken over gives neither side an Order nor Victory Points. Who took it may activate "
            "it with the pool of the group of the one who did so; its owner may spend nothing on it."
        ),
        (
            "Your hacker in group 1 Possesses an enemy TAG: your pool stays the same, and its Orders may "
            "drive the TAG."
        ),
    ),
    "STA-11": Told(
        "One token frees the Possessed",
        (
            "In the Executive step a Command Token ends the Possession of one of your Troopers, early "
            "enough that he gives his Order in the same turn. Your own Total Control does it too, and since "
            "N5.2 so does leaving by Escape System. None of this frees the Sepsitorized."
        ),
        "Nine fit and one Possessed: free him first and the pool is 10.",
    ),
    "STA-12": Told(
        "Dogged and No Wound Incapacitation",
        (
            "With Dogged in use a Trooper acts as if in Normal State until the States Phase of the current "
            "Player Turn and is Dead afterwards. With No Wound Incapacitation in use he simply goes on, and "
            "gives his Order in the turns to come."
        ),
        "Lieutenant, three Regulars and one who used No Wound Incapacitation last turn: a pool of 5.",
    ),
    "STA-13": Told(
        "A Shasvastii embryo survives without an Order",
        (
            "An Unconscious Shasvastii leaves an embryo: no Order comes from it, but its Cost is still "
            "among the survivors when you check Retreat!"
        ),
        "60 points standing and a 20-point embryo at 300: 80 survive, more than 75, so no Retreat!",
    ),
    "STA-14": Told(
        "Disconnected is for Peripherals only",
        (
            "A Peripheral cut off from its Controller is Disconnected: it cannot act and is worth no "
            "Victory Points. Orders do not change, since it never gave one."
        ),
        "The Doctor falls, his Servant is Disconnected: the pool loses the Doctor's Order only.",
    ),
    "STA-15": Told(
        "Remote Presence: two levels of Unconscious",
        (
            "Troopers with Remote Presence take longer to destroy, with a second level of Unconscious. Both "
            "levels are Null, so at either of them the Order is gone."
        ),
        "A TAG at the first or the second level of Unconscious: no Order.",
    ),
    "STA-16": Told(
        "A changed profile is still the same Trooper",
        (
            "Wounds and states pass over when a profile changes. In N5 we take it that a Lieutenant stays "
            "one in his new form. In N4 a Pilot on foot has neither the TAG's Tactical Awareness nor its "
            "Lieutenant skill, and those Orders cannot activate him."
        ),
        "A Lieutenant changes form in N5: no Loss of Lieutenant.",
    ),
    "STA-17": Told(
        "Mnemonica: the mind moves on",
        (
            "When the Trooper goes Null you may, at the end of that Order, pass his WIP and Mnemonica to an "
            "ally on the table with a Cube, or to a REM. If he was the Lieutenant, that skill goes along, "
            "extras included. The body left behind is Dead."
        ),
        "The Lieutenant falls in the enemy turn and moves over: no Loss of Lieutenant in yours.",
    ),
    "STA-18": Told(
        "The immune do not enter the state",
        (
            "Immunity to a state means that the Trooper cannot be in it; Warhorse works like that against "
            "Isolated. A game file that puts him into it has a mistake somewhere."
        ),
        "With Immunity (Isolated) the event below is refused.",
    ),
    "STA-19": Told(
        "Isolated keeps the Impetuous token, Null does not",
        (
            "Give an Isolated Impetuous Trooper his token all the same; being Isolated keeps him only from "
            "the pool. One in a Null State gets none."
        ),
        "Two Impetuous, one Isolated and one Unconscious: 1 token.",
    ),
}
