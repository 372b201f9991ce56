"""The rules on army lists, in English."""

from orders.words.rules.shape import Told

RULES = {
    "LIST-01": Told(
        "At most 15 Troopers",
        (
            "You may bring up to 15 Troopers, however you spread them over Combat Groups. Peripherals are "
            "left out of that number (LIST-02), and an event may set a limit of its own with `limits:`."
        ),
        "Ten in group 1 and five in group 2 are legal. A sixth in group 2 would be the 16th of the list.",
    ),
    "LIST-02": Told(
        "Peripherals take no place",
        (
            "A Controller and all his Peripherals are one Trooper when you count the fifteen of the list "
            "and the ten of a group. Put as many models on the table as they need: only the Controller "
            "fills a place."
        ),
        "Ten Troopers of whom one has two Servants: twelve Models, a group of 10, a pool of 10.",
    ),
    "LIST-03": Told(
        "The Costs fit into the Army Points",
        (
            "Add up the Cost of every row: the sum may reach the Army Points of the game but not pass them. "
            "What you list under a Controller is already paid with him; a Peripheral on a row of its own is "
            "paid for. A row without `cost:` cannot be checked, and you are told so."
        ),
        "300 points in a game of 300 are legal, 301 are not.",
    ),
    "LIST-04": Told(
        "One point of SWC for each 50 Army Points",
        (
            "Support weapons are bought from a second purse, the SWC: one point for every 50 Army Points. "
            "You may spend all of it, halves included, and not half a point more."
        ),
        (
            "150 points allow 3, 200 allow 4, 250 allow 5, 300 allow 6, 400 allow 8. At 300 points 6 is "
            "legal, 6.5 is not."
        ),
    ),
    "LIST-05": Told(
        "SWC at 350 points: 7, or 6 in Domination",
        (
            "The rulebook disagrees with itself: its table of game sizes gives 7 SWC at 350 points, the "
            "chart of the Domination scenario gives 6. This project takes 7; playing Domination, write "
            "`swc: 6` at the top of the list."
        ),
        "With the two lines below, 6.5 SWC is half a point too much; without `swc:` it is legal.",
    ),
    "LIST-06": Told(
        "SWC when the points are not a multiple of 50",
        (
            "Only complete fifties bring SWC here, since the rule speaks of each 50 points, although a "
            "general rule of the book rounds divisions up (LIST-23). If your table reads it the other way, "
            "give the number yourself with `swc:`."
        ),
        "320 points bring 6, like 300; `swc: 7` makes it 7.",
    ),
    "LIST-07": Told(
        "An SWC written +X is a bonus",
        (
            "Some options widen the SWC purse instead of drawing on it: their SWC is printed with a plus "
            "sign. Such an option costs 0 and raises what you may spend by X. The plus sign is what tells "
            "them apart, with or without quotes."
        ),
        "At 300 points this row makes the allowance 7. Written `swc: 1` it would cost one of 6.",
    ),
    "LIST-08": Told(
        "No more of a unit than its AVA",
        (
            "AVA is how many Troopers of one unit your whole list may hold, all groups together; `total` "
            "means that only points and the fifteen places stop you. Rows count together when they share "
            "`unit:`. Peripherals have an AVA as well, and the Proxies of one G: Jumper count once."
        ),
        "Two in group 1 and one in group 2 of a unit with AVA 2: the third is too many.",
    ),
    "LIST-09": Told(
        "Units and AVA come from your army list",
        (
            "Choose the generic army or one of its Sectorials, and take units and AVA from that page alone: "
            "a Sectorial does not borrow from the generic army, nor the other way round. Checking this "
            "needs unit data; a list file by itself does not hold it."
        ),
        "A unit with AVA 4 in the Sectorial and AVA 1 in the generic army: a generic list may have one.",
    ),
    "LIST-10": Told(
        "Exactly one Lieutenant",
        (
            "One Trooper of your list, and only one, has the Lieutenant skill. Without him nobody leads the "
            "army; with two it is not clear who does. Choose the Lieutenant option of one Trooper and plain "
            "options for the rest."
        ),
        "One row with `skills: [Lieutenant]` is legal; none, or two, is not.",
    ),
    "LIST-11": Told(
        "No Irregular Trooper and no REM as Lieutenant",
        (
            "Give the command to a Regular Trooper that is not a REM. This holds when you write the list "
            "and again when you name a new Lieutenant during the game."
        ),
        "This row is refused; `training: regular` (the default) mends it.",
    ),
    "LIST-12": Told(
        "No Peripheral without a Controller",
        (
            "A Peripheral comes with somebody who controls it. List it under its Controller, or on a row of "
            "its own that names him; servants without a name go to the nearest Doctor or Engineer of the "
            "group who has room."
        ),
        "Take the medic off the list and this row has nobody to obey.",
    ),
    "LIST-13": Told(
        "Servants: two at most, for a Doctor or an Engineer",
        (
            "Only a Doctor or an Engineer may have Peripherals (Servant), and no more than two. In the game "
            "only one of the two acts in any Order (PER-03)."
        ),
        "An Engineer with two Servants is legal, with three he is not, and a hacker may have none.",
    ),
    "LIST-14": Told(
        "Peripheral (Control): three at most",
        (
            "A Controller of Peripherals (Control) may bring up to three of them. Each further one needs "
            "another Controller."
        ),
        "Three under one Controller are legal; the fourth is one too many.",
    ),
    "LIST-15": Told(
        "A G: Jumper is two or three Proxies in one group",
        (
            "Enlist a G: Jumper as two or three Proxies, all in the same Combat Group, where together they "
            "fill one place. That they fill one place of the fifteen as well is this project's reading. In "
            "the file they are rows of one `unit:` with the skill."
        ),
        "Two rows below, one Trooper: one place, one Order.",
    ),
    "LIST-16": Told(
        "Two profiles of one unit are one Trooper",
        (
            "A TAG and its pilot, a rider and his AI Motorcycle, or both forms of a Transmutation are one "
            "row, one place and one Order: when the profile changes, one takes the place of the other and "
            "nobody is added."
        ),
        "A TAG whose pilot climbs out: still one Trooper, still one Order at the next count.",
    ),
    "LIST-17": Told(
        "What is not a Trooper takes no place",
        (
            "Decoys, the extra elements of a Holoecho, Deployables, TinBots, SymbioMates and Speedballs are "
            "game elements, not Troopers. They fill no place, and no Order comes from them."
        ),
        "A Holoecho of three elements with a Lieutenant and two more Regulars: 4 Troopers, a pool of 4.",
    ),
    "LIST-18": Told(
        "Characters follow the ordinary rules",
        (
            "Being a Character changes nothing about list or Orders: its AVA, nearly always 1, is what "
            "keeps you from taking it twice."
        ),
        "Write it like anybody else, with the AVA of the profile.",
    ),
    "LIST-19": Told(
        "Players may agree on other limits",
        (
            "For a friendly game you may agree on more or fewer Troopers, or on no cap at all. Put what you "
            "agreed under `limits:` and the check follows it."
        ),
        "A game of 20 Troopers in groups of ten:",
    ),
    "LIST-20": Told(
        "Event limits such as one Combat Group",
        (
            "Tournaments add limits of their own, such as Limited Insertion, one group of ten. They are no "
            "core rule, and the current wording of the tournament documents was not at hand, so a list is "
            "held to them only where its `limits:` asks for it."
        ),
        "Limited Insertion: a second group, or an eleventh Trooper, is refused.",
    ),
    "LIST-21": Told(
        "Reinforcements are not covered",
        (
            "Games with Reinforcements bring a second force later on, by rules that were not at hand here. "
            "A group marked `reinforcement: true` is named and set aside: nothing of it is counted, and "
            "nothing is guessed."
        ),
        "The main list is counted as if this group were not there.",
    ),
    "LIST-22": Told(
        "Infinity Army has the last word",
        (
            "For what exists at what price, and for the Fireteam chart of an army, the official app "
            "decides, above any printed page. What is checked here is what you wrote in the file: copy "
            "costs, SWC and AVA from the app."
        ),
        "The book says 21, the app says 22: write `cost: 22`.",
    ),
    "LIST-23": Told(
        "Divisions round up",
        (
            "Where a rule divides and says nothing more, round up. The Retreat! threshold, a quarter of the "
            "points, is the case that matters for Orders (RET-02)."
        ),
        "A quarter of 250 is 62.5, so the threshold is 63.",
    ),
    "LIST-24": Told(
        "Proxies count once, also for the AVA",
        (
            "Wherever Troopers are counted, take a G: Jumper's Proxies together as one: among the ten of "
            "the group, the fifteen of the list and under the AVA of the unit. The Cost and SWC of each "
            "Proxy are still paid."
        ),
        "Two Proxies of one unit with AVA 1, at 20 and 28 points: legal, one place, 48 points.",
    ),
    "LIST-25": Told(
        "Cyberplug: two at most, and no Servants beside them",
        (
            "Since N5.2 a Trooper with the Cyberplug skill may control up to two Peripherals (Cyberplug), "
            "one connected at a time. He cannot have Servants as well. Known from a third-party audit of "
            "the rules, not from the book itself."
        ),
        "One Controller with a Cyberplug Peripheral and a Servant: choose one of the two kinds.",
    ),
}
