"""Facts of the rules on Airborne Deployment: editions, source, rulings, and a sample of a file."""

from orders.words.rules.shape import N4_N5, N5, Facts, Mark, Ruling

FACTS = {
    "AD-01": Facts(N5, "R511 p.88, p.103", sample="- enter: tomcat\n"),
    "AD-02": Facts(
        N4_N5,
        "R511 p.89, p.103; W:Coordinated_Orders?diff=prev&oldid=2230",
        sample="- enter: {trooper: wildboy, with: impetuous}\n",
    ),
    "AD-03": Facts(N5, "R511 p.89, p.103", sample="- spend: {order: coordinated, on: [tomcat, hellcat]}\n"),
    "AD-04": Facts(N4_N5, "OYR"),
    "AD-05": Facts(
        N4_N5,
        "R511 p.88-89, p.103",
        mark=Mark.OPEN,
        rulings=(Ruling("pool_order_enters_airborne", False),),
        sample="- spend: {order: regular, on: tomcat}\n",
    ),
    "AD-06": Facts(N4_N5, "R511 p.88, p.94, p.103", sample="deployment: {on_table: [tomcat]}\n"),
    "AD-07": Facts(N5, "R511 p.88-89, p.103, p.158"),
}
