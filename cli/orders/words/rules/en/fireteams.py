"""The rules on Fireteams, in English."""

from orders.words.rules.shape import Told

RULES = {
    "FT-01": Told(
        "Duo 2, Haris 3, Core 3 to 5",
        (
            "When you form a Fireteam, a Duo has two members, a Haris three and a Core three to five. The "
            "chart of your army says which units may form which, and how many of each type you may have."
        ),
        "Four in a Haris are too many; two in a Core are too few.",
    ),
    "FT-02": Told(
        "Fireteam sizes in N4",
        (
            "N4 had two sets of Fireteam rules: one from 2020 for Sectorials, one from March 2022 with "
            "chart and Leader. The exact size of each type was not at hand, so N4 lists are checked with "
            "the sizes of N5."
        ),
        "With `edition: n4` too: Duo 2, Haris 3, Core 3 to 5.",
    ),
    "FT-03": Told(
        "One group, one Fireteam each",
        (
            "All members belong to the same Combat Group, and no Trooper is in two Fireteams. Form them for "
            "free during deployment, or later for one Command Token."
        ),
        "Later in the game:",
    ),
    "FT-04": Told(
        "Who cannot be in a Fireteam",
        (
            "Peripherals and Controllers, Markers, Troopers with Infiltration or an airborne skill, those "
            "in Suppressive Fire or Decoy, the Isolated and the Null stay outside. A Controller may be in "
            "while his Ancillary is not on the table, Disconnected or Null, until it returns. Since N5.3 a "
            "Leader who becomes a Controller cancels his Fireteam."
        ),
        "A Doctor with a Servant cannot join; without one he can.",
    ),
    "FT-05": Told(
        "Sizes are checked when the Fireteam is formed",
        (
            "Once it stands, losses do not change its type, and falling below the starting number does not "
            "break it while two remain."
        ),
        "A Haris that loses one member goes on as a Haris of two.",
    ),
    "FT-06": Told(
        "One Order activates the whole Fireteam",
        (
            "Spend one Regular Order on a member: he becomes the Leader and all of them act. A member with "
            "NCO or Tactical Awareness can do the same with a Tactical Order, leading the rest."
        ),
        "A Core of five acts for 1 Order instead of 5.",
    ),
    "FT-07": Told(
        "Acting on one's own Order means leaving",
        (
            "A member that spends his Irregular or Lieutenant Order, or takes an Impetuous activation, "
            "leaves the Fireteam and acts alone. The others go on while two remain; if he was the Leader, "
            "the Fireteam is cancelled."
        ),
        "A Haris: one member uses his Irregular Order, two remain. The Leader does it: nothing remains.",
    ),
    "FT-08": Told(
        "In N4 the Team Leader's special Orders move the team",
        (
            "If the Team Leader has Tactical Awareness, the Irregular Order it gives may activate the whole "
            "Fireteam; so may a Lieutenant Order that he uses as an NCO."
        ),
        "`edition: n4`, the Leader is an NCO: the Lieutenant Order activates all members.",
    ),
    "FT-09": Told(
        "What ends a Fireteam, and what removes a member",
        (
            "It ends when the Leader leaves, is Isolated or Null, or is activated in the Impetuous Phase; "
            "when one member is left; in Retreat!; when a new Fireteam would break the limit of its type; "
            "or when you say so. A single member drops out by losing Coherency, changing group, taking a "
            "Marker State or Suppressive Fire, or declaring another ARO than the rest."
        ),
        "Ending one yourself:",
    ),
    "FT-10": Told(
        "Number 2 takes the lead",
        (
            "When the Leader goes Isolated or Null, a member with Number 2 may become Leader at once, and "
            "the Fireteam lives on."
        ),
        "A Core of four loses its Leader: three remain, led by the Number 2.",
    ),
    "FT-11": Told(
        "Members give their Orders as before",
        (
            "Being in a Fireteam saves Orders when you spend them but makes none: each member gives what he "
            "would give alone, FT Master aside (CNT-12)."
        ),
        "Five Regulars in a Core: a pool of 5.",
    ),
    "FT-12": Told(
        "Irregular members act with the rest",
        (
            "A Regular Order spent on the Fireteam activates its Irregular members too; their own Irregular "
            "Orders stay unspent."
        ),
        "Two Regulars and one Irregular: 1 pool Order, three act, 1 Irregular Order still there.",
    ),
    "FT-13": Told(
        "Levels of a Fireteam give bonuses, no Orders",
        (
            "The more members of the same unit (or bracketed as such in the chart), the higher the level, "
            "up to 5: better attacks, Discover, Dodge, ballistic skill, Sixth Sense. Orders are the same at "
            "every level."
        ),
        "Three of one unit and a Wildcard: level 3, one Order for all four.",
    ),
    "FT-14": Told(
        "A Fireteam without a Lieutenant",
        (
            "A Fireteam survives the loss of your Lieutenant. To move it as one you need a Regular Order "
            "from a Warhorse or converted by a token, or a Tactical Order of a member."
        ),
        "No pool, one token: convert an Order, then spend it on alpha.",
    ),
    "FT-15": Told(
        "How to read the Fireteam chart",
        (
            "FTO in a row means only options with FTO in their name; a star means at least one of those "
            "starred; each row has its minimum and maximum. Wildcards fit into every Fireteam, as many as "
            "their own row allows; AVA still holds, and a note of the chart beats the general rule. "
            "Sectorials mostly have 1 Core and 1 or 2 Haris, generic armies no Core, 1 Haris, 2 Duos."
        ),
        "Hold your Fireteams against the chart yourself: the list file does not carry it.",
    ),
    "FT-16": Told(
        "Without its FT Master the Fireteam ends",
        (
            "If an FT Master (Unit) is what lets members of that unit be there, the Fireteam is cancelled "
            "the moment he leaves it, for whatever reason."
        ),
        "The FT Master goes Unconscious: three Irregulars stand alone again.",
    ),
    "FT-17": Told(
        "A pool Order never moves one member alone",
        (
            "Whichever member you spend a Regular Order on, all are activated and he leads. If you want to "
            "move one alone, cancel the Fireteam first; that is free, but say so before you spend."
        ),
        "`on: fusilier-2` in alpha activates alpha, with fusilier-2 as Leader.",
    ),
}
