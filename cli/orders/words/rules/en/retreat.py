"""The rules on Retreat!, in English."""

from orders.words.rules.shape import Told

RULES = {
    "RET-01": Told(
        "Retreat! at a quarter of the points or less",
        (
            "At the start of each of your turns add up the Victory Points of your survivors. If they are no "
            "more than a quarter of the points you could build your list with, your army is in Retreat! "
            "With a game file and a `cost` on every row this is checked for you."
        ),
        "300 points: 75 or fewer surviving means Retreat!, 76 does not.",
    ),
    "RET-02": Told(
        "The thresholds by size of game",
        "A quarter of the points, rounded up; being at it or below it means Retreat!",
        "400: 100. 350: 88. 300: 75. 250: 63. 200: 50. 150: 38.",
    ),
    "RET-03": Told(
        "Who counts as a survivor",
        (
            "Count everybody not Null, those still off the table too, Shasvastii embryos, each Proxy of a "
            "G: Jumper by itself and Peripherals that have a Cost. Leave out the Null, and with them the "
            "Possessed and Sepsitorized, who count for neither side."
        ),
        "40 points on the table, 25 waiting to jump, 15 in an embryo: 80 survive.",
    ),
    "RET-04": Told(
        "Retreat! brings Loss of Lieutenant",
        (
            "An army in Retreat! is in Loss of Lieutenant even with the Lieutenant alive: all Irregular but "
            "Warhorse or Veteran Troopers. As long as it lasts you may not name a new Lieutenant."
        ),
        "Retreat! with the Lieutenant and three Regulars: no pool, 4 Irregular Orders.",
    ),
    "RET-05": Told(
        "Inspiring Leadership knows no Retreat!",
        (
            "While a Lieutenant with Inspiring Leadership is on the table and not Null, your army does not "
            "enter Retreat!, however few are left."
        ),
        "20 of 300 points left, the inspiring Lieutenant among them: no Retreat!, a pool as usual.",
    ),
    "RET-06": Told(
        "What a Trooper in Retreat! may still do",
        (
            "Spending an Order on him is allowed, but he has few uses for it: Basic Short Skills, Cautious "
            "Movement, Dodge and Reset. In N4 it is Short Movement Skills instead of Basic Short Skills."
        ),
        "Walk towards your edge: yes. Shoot in your own turn: no.",
    ),
    "RET-07": Told(
        "Who does not enter the Retreat! State",
        (
            "Courage, Religious Troop and Warhorse (Veteran in N4) Troopers keep their nerve and act as "
            "usual. The first two are still Irregular (LT-10); only Warhorse and Veteran go on feeding the "
            "pool."
        ),
        "Retreat! with one Courageous and one Warhorse Trooper: a pool of 1 and 1 Irregular Order.",
    ),
    "RET-08": Told(
        "One token steadies one Trooper",
        (
            "For a Command Token one of your Troopers ignores Retreat! for the rest of the game. We take it "
            "that he is still Irregular, since the army stays in Loss of Lieutenant."
        ),
        "Four tokens steady four Troopers at most.",
    ),
    "RET-09": Told(
        "Retreat! can end again",
        (
            "Check anew at each of your turns. Back above a quarter, by healing or freeing Troopers, the "
            "army rallies, and with a Lieutenant at hand Loss of Lieutenant is over too."
        ),
        "70 of 300 in turn 3, a 20-point Trooper healed: 90 in turn 4, no Retreat! any more.",
    ),
    "RET-10": Told(
        "Retreat! breaks up your Fireteams",
        (
            "When Retreat! comes, all your Fireteams are cancelled at once; each member is activated alone "
            "from then on."
        ),
        "A Core of five: five single Troopers with an Irregular Order each.",
    ),
    "RET-11": Told(
        "The game ends with a turn begun in Retreat!",
        (
            "In a standard game, the turn that a player starts in Retreat! is the last; when it is over the "
            "game ends. Scenarios may say otherwise, so read yours."
        ),
        "Retreat! at the start of your turn 3: play it, then count points.",
    ),
    "RET-12": Told(
        "Leaving by your own edge saves the points",
        (
            "In Retreat! a Trooper may walk off over your own table edge. He is a survivor for the Victory "
            "Points, but he is off the table, so he gives no Order any more."
        ),
        "A 30-point Trooper leaves: 30 points saved, one Order fewer.",
    ),
}
