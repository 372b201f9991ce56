"""The rules on Combat Groups, in English."""

from orders.words.rules.shape import Told

RULES = {
    "GRP-01": Told(
        "At most 10 in a Combat Group",
        (
            "A Combat Group has room for ten. With more Troopers than that you open another group, as many "
            "groups as you like, and every Trooper belongs to just one of them."
        ),
        "Eleven Troopers: 10 and 1, 6 and 5, or any other split; eleven in one group is not possible.",
    ),
    "GRP-02": Told(
        "You may split up a small army",
        (
            "Nobody makes you fill a group before you open the next. A group has no printed minimum, so one "
            "Trooper alone is a group too. Mind that Orders do not cross over (GRP-04)."
        ),
        "Eight Troopers as 5 and 3: legal, with pools of 5 and 3 instead of one of 8.",
    ),
    "GRP-03": Told(
        "Only those who give or spend Orders fill a place",
        (
            "The ten places of a group are for Troopers that bring an Order or use one by themselves. "
            "Peripherals do neither and are simply there with their Controller."
        ),
        "Group 1 with ten Troopers and two Peripherals still counts 10.",
    ),
    "GRP-04": Told(
        "Neither Troopers nor Orders change groups",
        (
            "What you assigned at list building stays for the game: no Order wanders to another pool, and a "
            "Trooper changes groups only by a Command Token (CT-08) or by Strategos L2 (SKL-09)."
        ),
        "Group 1 has used its pool and group 2 has four Orders left: those four are for group 2.",
    ),
    "GRP-05": Told(
        "A Controller and his Peripherals share a group",
        (
            "List Peripherals in their Controller's group; if he moves to another one they go along. The "
            "Proxies of a G: Jumper keep together in the same way."
        ),
        "A Doctor in group 1 whose Servant stands in group 2: put the Servant's row into group 1.",
    ),
    "GRP-06": Told(
        "A stolen Trooper fills no place of yours",
        (
            "An enemy Trooper that you have Possessed or Sepsitorized acts with your group's Orders, yet it "
            "takes none of the ten places: a full group may control it too."
        ),
        "Ten of your own and one stolen TAG: the group has 10 members.",
    ),
    "GRP-07": Told(
        "Everybody may know who is in which group",
        (
            "Your opponent may ask which group a Model or Marker belongs to, and you answer, even where you "
            "need not say what hides under the Marker. A Deployable belongs to the group of the one who "
            "placed it."
        ),
        '"That Camouflage Marker is in group 2": Open. "It is the hacker": Private.',
    ),
    "GRP-08": Told(
        "Pools, Coordinated Orders and Fireteams stay inside a group",
        (
            "Decide with care who goes where: Troopers who are to share Orders, act together in a "
            "Coordinated Order or form a Fireteam need to be in the same group."
        ),
        "Two of a Fireteam in group 1 and the third in group 2: the third cannot join.",
    ),
    "GRP-09": Told(
        "The Dead make room",
        (
            "A Trooper that goes Dead leaves the table and his group, and somebody else may be moved into "
            "his place (CT-08, SKL-09). The Unconscious and other Null Troopers hold on to theirs."
        ),
        "Group 1 of ten with one Dead has 9: one Trooper may move in. With one Unconscious it is still full.",
    ),
}
