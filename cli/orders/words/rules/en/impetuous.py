"""The rules on Impetuous Troopers, in English."""

from orders.words.rules.shape import Told

RULES = {
    "IMP-01": Told(
        "One free activation in the Impetuous Phase",
        (
            "Place a token by each Impetuous Trooper in the Tactical Phase. In the Impetuous Phase you may "
            "activate each of them once without spending an Order; tokens you did not use go away when it "
            "ends. The ordinary Order of the Trooper is still there afterwards."
        ),
        "Lieutenant, four Regulars and an Impetuous Irregular: a pool of 5, 1 Irregular Order, 1 token.",
    ),
    "IMP-02": Told(
        "What an Impetuous activation may be",
        (
            "Move with a second Short Skill of CC Attack, BS Attack, Dodge, Idle or Move; or Jump, Climb, "
            "Berserk, an airborne entry, or a skill that says it may."
        ),
        "Move and BS Attack: yes. Two BS Attacks from where he stands: no.",
    ),
    "IMP-03": Told(
        "Frenzy makes Impetuous",
        (
            "A Trooper with Frenzy that wounds or kills an enemy is Impetuous for the rest of the game, "
            "from the States Phase of that turn on. His first token comes in your next Tactical Phase."
        ),
        "He kills in turn 1: a token for him in turns 2 and 3.",
    ),
    "IMP-04": Told(
        "In Retreat! nobody rushes forward",
        (
            "An army in Retreat! has no Impetuous Phase, so no tokens are placed (SEQ-05). Impetuous "
            "Troopers have their Irregular Order and nothing more."
        ),
        "Three Impetuous Troopers in Retreat!: 3 Irregular Orders, 0 tokens.",
    ),
    "IMP-05": Told(
        "Holding them back was a rule of N3",
        (
            "In N3 you paid an Order or a token to hold an Impetuous Trooper back. In N4 and N5 you simply "
            "leave the activation unused."
        ),
        "Not used: the token goes, nothing is paid.",
    ),
}
