"""Facts of the rules on Hidden Deployment: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4, N4_N5, N5, Facts, Mark, Ruling

FACTS = {
    "HD-01": Facts(N5, "R511 p.158", sample="- reveal: spy\n"),
    "HD-02": Facts(
        N5,
        "R511 p.158",
        mark=Mark.DERIVED,
        sample="- end: 1\n- reveal: spy\n- turn: 2\n",
    ),
    "HD-03": Facts(
        N5,
        "R511 p.11, p.158-159",
        mark=Mark.DERIVED,
        rulings=(Ruling("pool_order_reveals_hidden", True),),
        sample="- spend: {order: regular, on: spy}\n",
    ),
    "HD-04": Facts(N5, "R511 p.159"),
    "HD-05": Facts(
        N4_N5,
        "R511 p.18, p.158; forum.corvusbelli.com thread 43541",
        sample="deployment: {off_table: [boss]}\n",
    ),
    "HD-06": Facts(N4, "W:Hidden_Deployment_State?diff=next&oldid=2617"),
    "HD-07": Facts(N5, "R511 p.143, p.159, p.167", mark=Mark.DERIVED),
}
