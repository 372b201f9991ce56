"""The rules on an officer's rank, in English."""

from orders.words.rules.shape import Told

RULES = {
    "RANK-01": Told(
        "Rank 1, unless he stands higher",
        (
            "An officer has rank 1, that of a Sergeant Primus. The higher he stands in his chapter, the "
            "higher his rank and the farther his voice carries."
        ),
        "Without a grade: rank 1, so only marines one step apart are linked.",
    ),
    "RANK-02": Told(
        "Grades of the Iron Hydras",
        (
            "The Iron Hydras call the officer of a squad of ten a Decurion and a captain a Centurion. Each "
            "may be Primus, Senioris or Excelsior, by the years he has served."
        ),
        "Write the grade in the mission, in English or Spanish:",
    ),
    "RANK-03": Told(
        "What rank goes with which grade",
        (
            "The source gives no numbers, so the ladder is counted upwards one by one: Decurion, or "
            "Sergeant, Primus 1, Senioris 2, Excelsior 3; Centurion, or Captain, 4, 5 and 6. Without a "
            "level he is a Primus. A `rank:` of his own wins, and `hierarchy:` in the mission sets other "
            "numbers."
        ),
        "Decurion Excelsior 3, Centurion 4, and with the line below a Chaplain 2.",
    ),
    "RANK-04": Told(
        "A squad has ten men at most",
        (
            "Put no more than ten into a squad, its officer counted. Ten without a Decurion or Sergeant are "
            "only worth a remark: perhaps you forgot to name him."
        ),
        "Ten marines with `squad: alpha`: fine; an eleventh is too many.",
    ),
}
