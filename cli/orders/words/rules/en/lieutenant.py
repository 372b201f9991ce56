"""The rules on the Lieutenant and his loss, in English."""

from orders.words.rules.shape import Told

RULES = {
    "LT-01": Told(
        "The skill stays until a new Lieutenant is named",
        (
            "Lieutenant is an obligatory skill, and who has it is your secret. Its owner keeps it even when "
            "he falls, up to the moment you name another; only then does he lose it."
        ),
        "Lieutenant Unconscious in turn 1, healed before turn 2: he leads on, nothing was lost.",
    ),
    "LT-02": Told(
        "When you are in Loss of Lieutenant",
        (
            "At the check in your Tactical Phase, look at your Lieutenant: he has to stand on the table, as "
            "Model or Marker, neither Null nor Isolated. If not, the army is in Loss of Lieutenant this "
            "turn."
        ),
        "The Lieutenant still waits for his Combat Jump in turn 1: Loss of Lieutenant.",
    ),
    "LT-03": Told(
        "In Loss of Lieutenant everybody is Irregular",
        (
            "For that turn all Troopers of your list count as Irregular: there is no pool, and each one has "
            "just his own Order. Warhorse and Veteran Troopers are the exception (LT-09)."
        ),
        "The Lieutenant Dead, nine other Regulars: a pool of 0 and 9 Irregular Orders.",
    ),
    "LT-04": Told(
        "Name a new Lieutenant when that turn ends",
        (
            "At the end of a turn in Loss of Lieutenant you must name a new one, at no cost and in secret. "
            "Take anybody whose profile is not Irregular and who is not a REM; he gets the plain skill, "
            "without +1 Order or +1 Command Token."
        ),
        "Turn after: pool 9 again, and 1 Lieutenant Order even if the first Lieutenant had two.",
    ),
    "LT-05": Told(
        "Chain of Command takes over",
        (
            "When the check comes and your Lieutenant is Null or Isolated, a Trooper with Chain of Command "
            "who is on the table and neither Null nor Isolated may become Lieutenant on the spot. The check "
            "is passed, he brings a Lieutenant Order, and he keeps the post even if the old one recovers. A "
            "Lieutenant who is merely off the table does not call for it. In N4 before the edition of July "
            "2023 it worked at any time."
        ),
        (
            "With one such Trooper it happens by itself; with `rulings: {chain_of_command: ask}` the event "
            "below decides."
        ),
    ),
    "LT-06": Told(
        "In N4 a successor uses only his own Lieutenant Order",
        (
            "Who took over by Chain of Command may not spend a Lieutenant Order that somebody else "
            "generated. He has to wait for the one he brings himself."
        ),
        "The old Lieutenant's Order was counted, then he fell: the successor cannot take it.",
    ),
    "LT-07": Told(
        "A Lieutenant Order outlives its Lieutenant",
        (
            "Once counted, the Lieutenant Order stays for the turn. If he falls before he used it, your NCO "
            "may still do so."
        ),
        "The Lieutenant falls to his first ARO; sgt, an NCO, acts with the Order:",
    ),
    "LT-08": Told(
        "Who brings a Lieutenant Order, and who does not",
        (
            "To bring his Special Order your Lieutenant must be on the table at the check, neither Null nor "
            "Isolated. In Retreat! a Lieutenant who stands there sound still brings his by the letter of "
            "the rules, and an NCO may use it. The sources leave both points open, the Isolated Lieutenant "
            "and the Order in Retreat!, so each can be switched."
        ),
        "Retreat! with a sound Lieutenant and three Regulars: 4 Irregular Orders and 1 Lieutenant Order.",
    ),
    "LT-09": Told(
        "Warhorse and Veteran stay Regular",
        (
            "Warhorse in N5, Veteran in N4: neither Loss of Lieutenant nor Retreat! touches these Troopers, "
            "so they go on feeding the pool. A Warhorse cannot be Isolated either."
        ),
        "Loss of Lieutenant with six plain Regulars and two Veterans: a pool of 2 and 6 Irregular Orders.",
    ),
    "LT-10": Told(
        "Courage and Religious Troop do not help here",
        (
            "These skills keep their owners from running, not from losing their orders: in Loss of "
            "Lieutenant, and in Retreat!, they are Irregular like the rest."
        ),
        "Loss of Lieutenant with three Courageous Regulars: a pool of 0 and 3 Irregular Orders.",
    ),
    "LT-11": Told(
        "Impetuous Troopers without a Lieutenant",
        (
            "In Loss of Lieutenant an Impetuous Trooper still has his free activation, and an Irregular "
            "Order besides. In Retreat! only the Irregular Order is left."
        ),
        "One Impetuous Trooper: token and Order in Loss of Lieutenant, Order alone in Retreat!",
    ),
    "LT-12": Told(
        "FT Master is no shelter from Loss of Lieutenant",
        (
            "An FT Master makes his Fireteam Regular at an ordinary count. Without a Lieutenant that does "
            "not hold: its members are Irregular too."
        ),
        "A Fireteam of four with an FT Master, Lieutenant Dead: 4 Irregular Orders.",
    ),
    "LT-13": Told(
        "Loss of Lieutenant ends Suppressive Fire",
        "The moment your army enters Loss of Lieutenant, your Troopers drop their Suppressive Fire.",
        "Three in Suppressive Fire at the start of the turn, Lieutenant Dead: none of them any more.",
    ),
    "LT-14": Told(
        "Tokens may make Orders Regular in Loss of Lieutenant",
        (
            "Everybody counts as Irregular then, so a Command Token may turn an Irregular Order into a pool "
            "Order as in any turn; nothing forbids it, though no official answer says so either. Tactical "
            "Orders stay what they are."
        ),
        "Nine Irregular Orders and one token spent: a pool of 1 and 8 Irregular Orders.",
    ),
    "LT-15": Told(
        "The Initiative Roll uses his WIP",
        (
            "Before deployment the two sides roll with their Lieutenants' WIP, and that one number must be "
            "told. None of this touches the Orders."
        ),
        "Tell the WIP, not who has it.",
    ),
    "LT-16": Told(
        "A G: Jumper Lieutenant is lost only with all Proxies",
        (
            "If a G: Jumper leads you, one Proxy that is neither Null nor Isolated is enough. Only when all "
            "of them are out are you in Loss of Lieutenant."
        ),
        "Three Proxies, two Unconscious: the army still has its Lieutenant.",
    ),
    "LT-17": Told(
        "With nobody to name, the loss goes on",
        (
            "If every Trooper left is a REM or Irregular by profile, you cannot name a Lieutenant, and the "
            "next turn is again one in Loss of Lieutenant."
        ),
        "Two REMs left: Irregular Orders until the game ends.",
    ),
    "LT-18": Told(
        "An Isolated Lieutenant with Inspiring Leadership",
        (
            "Two rules meet: Isolated brings Loss of Lieutenant, while Inspiring Leadership makes everybody "
            "Regular as long as he is not Null. No source says which wins. The stricter reading is taken: "
            "Loss of Lieutenant, and everybody is Irregular."
        ),
        "Inspiring Lieutenant Isolated, eight others: 9 Irregular Orders, no pool.",
    ),
    "LT-19": Told(
        "Only the moment of the check counts",
        (
            "Heal, free or reveal your Lieutenant before the check, in the enemy's turn or in your own "
            "Executive step, and nothing was lost. What happens after the check changes nothing for that "
            "turn."
        ),
        "Possessed Lieutenant freed by a token in the Executive step: a full pool this turn.",
    ),
    "LT-20": Told(
        "An absent Lieutenant is replaced as well",
        (
            "If he was merely off the table at the check, you must still name a new one at the end of the "
            "turn, and the absent one loses the skill although he lives. The new one need not stand on the "
            "table or be on his feet."
        ),
        "A Lieutenant in Hidden Deployment in turn 1: name somebody else after it.",
    ),
    "LT-21": Told(
        "You may name the same Trooper again",
        (
            "No rule read so far keeps you from naming the one you had. It is taken as legal; he then has "
            "the plain skill, without his extras."
        ),
        "A Lieutenant (+1 Order) named again brings 1 Lieutenant Order from then on.",
    ),
    "LT-22": Told(
        "Chain of Command does not help in Retreat!",
        (
            "In Retreat! the army is in Loss of Lieutenant by itself, whoever is fit to lead, so nobody can "
            "step in."
        ),
        "Retreat! with a sound Chain of Command Trooper: all Irregular all the same.",
    ),
    "LT-23": Told(
        "Mnemonica keeps the command",
        (
            "If the Lieutenant's mind moves to another body at the end of an Order, in either turn, the "
            "skill and its extras move along: no Loss of Lieutenant follows. The new body's Lieutenant "
            "Order comes with the next Order Count."
        ),
        "Moved in the enemy turn: a full pool and his Lieutenant Orders at your next count.",
    ),
}
