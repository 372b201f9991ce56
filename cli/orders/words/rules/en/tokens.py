"""The rules on Command Tokens, in English."""

from orders.words.rules.shape import Told

RULES = {
    "CT-01": Told(
        "Four Command Tokens for the whole game",
        "You have four, and they do not come back. A Lieutenant (+1 Command Token) gives you a fifth.",
        "Two used in turn 1: two left for all the turns to come.",
    ),
    "CT-02": Told(
        "No Command Tokens in the enemy's turn",
        (
            "Spend them in your own turn. The one exception is the second player's Strategic Use in the "
            "first turn of the game."
        ),
        "A Coordinated Order as a reaction: not possible.",
    ),
    "CT-03": Told(
        "Going second: one blow at the enemy's first turn",
        (
            "For one token choose one of three. Take 2 Regular Orders from groups of your choice, directly "
            "after his Order Count and only if his Regular, Irregular and Tactical Orders make more than 10 "
            "(off-table Troopers and Lieutenant Orders left out). Or let him use only one Command Token "
            "that turn; tokens he has already used count, but are not taken back. Or put one of your own "
            "Troopers into Suppressive Fire."
        ),
        "9 Regular, 1 Irregular and 1 Tactical make 11: two may go. 8 and 2 Regular make 10: none may.",
    ),
    "CT-04": Told(
        "Removing Orders in N4 has no minimum",
        (
            "N4 offers the same three for one token, and you may take the two Orders however few the "
            "opponent has."
        ),
        "Pools of 8 and 2 may become 6 and 2, 7 and 1, or 8 and 0.",
    ),
    "CT-05": Told(
        "Going first: hold one more Trooper back",
        (
            "During deployment the first player may pay a token to keep one more Trooper in hand until the "
            "opponent has deployed; in N5 its Peripherals stay with it. No Order changes by that."
        ),
        "This token and a Speedball (CT-06) leave you with 2.",
    ),
    "CT-06": Told(
        "Speedballs, and two strategic tokens at most",
        (
            "After deployment either player may pay one token for two Speedballs. On Strategic Use you may "
            "spend two tokens in all: one of the procedural kind (CT-03, CT-05) and one for Speedballs. N4 "
            "allows one strategic token only."
        ),
        "Removing Orders and limiting tokens as well would be two of one kind: not allowed.",
    ),
    "CT-07": Told(
        "Counterintelligence softens the blow",
        (
            "If the first player has a Trooper with Counterintelligence on the table, he loses only one "
            "Order instead of two, or may use two Command Tokens instead of one. It protects; it never "
            "makes your own strike stronger, and off the table it does nothing."
        ),
        "11 Orders and Counterintelligence on the table: 10 left after the strike, without it 9.",
    ),
    "CT-08": Told(
        "A token moves one Trooper to another group",
        (
            "In the Executive step you may move one Trooper, Peripherals included, to another Combat Group "
            "for good, if that group has fewer than ten. You may move one who is still off the table, but "
            "then you must tell that he exists."
        ),
        "Move from group 2 to a group 1 of ten: no. With one of the ten Dead: yes.",
    ),
    "CT-09": Told(
        "A token ends a Possession",
        (
            "In the Executive step a Command Token brings one of your Possessed Troopers back to you, in "
            "time for the count (STA-11)."
        ),
        "Two Possessed Troopers: two tokens.",
    ),
    "CT-10": Told(
        "Executive tokens: only before the count",
        (
            "Moving Troopers and freeing the Possessed is for the first step of your Tactical Phase, with "
            "as many tokens as you care to pay. After the Order Count it is too late for this turn."
        ),
        "`regroup` after the first spend of the turn is refused.",
    ),
    "CT-11": Told(
        "What tokens do during your turn",
        (
            "At any time in your Active Turn, as often as you have tokens: a Coordinated Order (COO-01), an "
            "Irregular Order made Regular (CT-12), a new Fireteam (FT-03), one Trooper that ignores "
            "Retreat! (RET-08), a Guts Roll passed or failed at will, or a reroll for a Doctor (on a Cube) "
            "or an Engineer (on Remote Presence). N5 calls this Operational Use, N4 Tactical Use."
        ),
        "A Doctor who rerolls twice in one Order: 2 tokens, no further Order.",
    ),
    "CT-12": Told(
        "A token makes an Irregular Order Regular",
        (
            "Pay a Command Token and the Irregular Order of one Trooper becomes a Regular one in the pool "
            "of his group, where any member may use it. It does not work for a Trooper that is Isolated, "
            "nor on Tactical Orders, nor on the Irregular Order that Tactical Awareness gives in N4."
        ),
        (
            "Group 2 with a pool of 3 and one Irregular: after the token the pool is 4, and no Irregular "
            "Order is left."
        ),
    ),
    "CT-13": Told(
        "Only an unspent Order can be converted",
        (
            "The Irregular Order has to be there still when you pay for turning it; once the Trooper has "
            "acted with it there is nothing to turn."
        ),
        "First `convert`, then `spend` from the pool; the other way round is refused.",
    ),
}
