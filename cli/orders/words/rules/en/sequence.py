"""The rules on the sequence of a turn, in English."""

from orders.words.rules.shape import Told

RULES = {
    "SEQ-01": Told(
        "The phases of your turn",
        (
            "Go through them in this order. Tactical Phase: Executive Use of Command Tokens, Retreat! "
            "check, Loss of Lieutenant check, Order Count. Then the Impetuous Phase, the Orders Phase, the "
            "States Phase and the End of the Turn. Orders are yours to spend in your own turn only."
        ),
        "A token that moves a Trooper comes before the count; a spend comes after it.",
    ),
    "SEQ-02": Told(
        "How N3 began a turn",
        (
            "For those who remember: N3 went from Retreat! to Loss of Lieutenant to the Order Count and let "
            "you change groups during that count. The separate step for Executive tokens came with N4."
        ),
        "In N4 and N5 change the group first, then count.",
    ),
    "SEQ-03": Told(
        "Executive tokens count at once",
        (
            "The Executive step stands before the Order Count, so whoever you move to another group, or "
            "free from Possession, already gives his Order there this very turn."
        ),
        "Group 1 has 7, group 2 has 4; move one over in the Executive step and the pools are 8 and 3.",
    ),
    "SEQ-04": Told(
        "When the second player strikes at the first turn",
        (
            "Going second, you use your strategic token inside the first player's very first Tactical "
            "Phase. If you take Orders away, do it directly after his Order Count."
        ),
        "The opponent counts 11, you remove 2, he plays his turn with 9.",
    ),
    "SEQ-05": Told(
        "No Impetuous Phase in Retreat!",
        (
            "While your army is in Retreat! you skip the Impetuous Phase: no tokens are placed and nobody "
            "acts for free."
        ),
        "Two Impetuous Troopers and a failed Retreat! check: 0 Impetuous activations this turn.",
    ),
    "SEQ-06": Told(
        "What the States Phase settles",
        (
            "After your Orders, Stunned wears off first; then Frenzy starts, Regeneration is rolled and a "
            "Dogged Trooper pays for it. At its end, members may join their Fireteam again."
        ),
        "A Dogged Trooper who went down in your turn acts on until this phase and is Dead after it.",
    ),
    "SEQ-07": Told(
        "A new Lieutenant is named at the End of the Turn",
        (
            "After a turn in Loss of Lieutenant, name the new one when that turn ends, not sooner. He leads "
            "from your next turn on."
        ),
        "Lost at turn 2: name him with the event below, and turn 3 counts as usual.",
    ),
}
