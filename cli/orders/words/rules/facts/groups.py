"""Facts of the rules on Combat Groups: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N3_N4_N5, N4_N5, N5, Facts, Mark

FACTS = {
    "GRP-01": Facts(N3_N4_N5, "R511 p.10; OYR"),
    "GRP-02": Facts(N4_N5, "R511 p.10", mark=Mark.DERIVED),
    "GRP-03": Facts(N4_N5, "R511 p.10"),
    "GRP-04": Facts(N4_N5, "R511 p.10-11"),
    "GRP-05": Facts(N4_N5, "R511 p.93, p.104"),
    "GRP-06": Facts(N5, "R511 p.166-168; CAP", sample="- gain: {id: avatar, name: Avatar, by: hacker}\n"),
    "GRP-07": Facts(N4_N5, "R511 p.10"),
    "GRP-08": Facts(N4_N5, "R511 p.12, p.126, p.130"),
    "GRP-09": Facts(N5, "R511 p.156"),
}
