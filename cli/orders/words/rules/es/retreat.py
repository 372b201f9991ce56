"""The rules on Retreat!, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "RET-01": Told(
        "¡Retirada! con la cuarta parte de los puntos o menos",
        (
            "Al empezar cada turno tuyo, suma los Puntos de Victoria de tus supervivientes. Si no pasan de "
            "la cuarta parte de los puntos con que podías hacer la lista, tu ejército está en ¡Retirada! "
            "Con un archivo de partida y `cost` en cada fila se comprueba por ti."
        ),
        "A 300 puntos: con 75 o menos supervivientes hay ¡Retirada!; con 76, no.",
    ),
    "RET-02": Told(
        "Los umbrales según el tamaño de la partida",
        (
            "La cuarta parte de los puntos, redondeada hacia arriba; quedar en esa cifra o por debajo es "
            "¡Retirada!"
        ),
        "A 400, 100. A 350, 88. A 300, 75. A 250, 63. A 200, 50. A 150, 38.",
    ),
    "RET-03": Told(
        "Quién cuenta como superviviente",
        (
            "Cuenta a todos los que no estén en estado Nulo, también a los que siguen fuera de la mesa, los "
            "embriones Shasvastii, cada Proxy de un G: Jumper por separado y los Periféricos con Coste. "
            "Deja fuera a los Nulos, y con ellos a Poseídos y Sepsitorizados, que no cuentan para nadie."
        ),
        "40 puntos en la mesa, 25 esperando para saltar y 15 en un embrión: sobreviven 80.",
    ),
    "RET-04": Told(
        "¡Retirada! trae Pérdida de Teniente",
        (
            "Un ejército en ¡Retirada! está en Pérdida de Teniente aunque el Teniente viva: todos "
            "Irregulares, salvo Fogueados o Veteranos. Mientras dure no puedes nombrar un nuevo Teniente."
        ),
        "¡Retirada! con el Teniente y tres Regulares: sin Reserva de Órdenes, 4 Órdenes Irregulares.",
    ),
    "RET-05": Told(
        "Liderazgo Inspirador no conoce la ¡Retirada!",
        (
            "Mientras un Teniente con Liderazgo Inspirador esté en la mesa y no Nulo, tu ejército no entra "
            "en ¡Retirada!, por pocos que queden."
        ),
        (
            "Quedan 20 de 300 puntos, entre ellos el Teniente inspirador: sin ¡Retirada!, con Reserva de "
            "Órdenes normal."
        ),
    ),
    "RET-06": Told(
        "Qué puede hacer aún una Tropa en Retirada",
        (
            "Puedes consumir una Orden en ella, pero le sirve de poco: Habilidades Cortas Básicas, "
            "Movimiento Cauteloso, Esquivar y Reset. En N4 son Habilidades Cortas de Movimiento en vez de "
            "Básicas."
        ),
        "Andar hacia tu borde: sí. Disparar en tu turno: no.",
    ),
    "RET-07": Told(
        "Quién no entra en Estado de Retirada",
        (
            "Las Tropas con Coraje, Tropa Religiosa o Fogueado (Veterano en N4) mantienen el temple y "
            "actúan como siempre. Las dos primeras son Irregulares igualmente (LT-10); solo Fogueado y "
            "Veterano siguen sumando a la Reserva de Órdenes."
        ),
        "¡Retirada! con una Tropa con Coraje y otra Fogueada: Reserva de Órdenes de 1 y 1 Orden Irregular.",
    ),
    "RET-08": Told(
        "Un Token serena a una Tropa",
        (
            "Por un Token de Mando, una de tus Tropas ignora la ¡Retirada! el resto de la partida. "
            "Entendemos que sigue siendo Irregular, porque el ejército continúa en Pérdida de Teniente."
        ),
        "Con cuatro Tokens serenas a cuatro Tropas como mucho.",
    ),
    "RET-09": Told(
        "¡Retirada! puede terminar",
        (
            "Comprueba de nuevo en cada turno tuyo. Si vuelves a pasar de la cuarta parte, curando o "
            "liberando Tropas, el ejército se rehace y, si hay Teniente, acaba también la Pérdida de "
            "Teniente."
        ),
        "70 de 300 en el turno 3 y una Tropa de 20 curada: 90 en el turno 4, ya sin ¡Retirada!",
    ),
    "RET-10": Told(
        "¡Retirada! deshace tus Fireteams",
        (
            "Al llegar la ¡Retirada!, todos tus Fireteams se cancelan de inmediato; desde entonces cada "
            "miembro se activa por su cuenta."
        ),
        "Un Core de cinco: cinco Tropas sueltas, con una Orden Irregular cada una.",
    ),
    "RET-11": Told(
        "La partida acaba con un turno empezado en ¡Retirada!",
        (
            "En una partida estándar, el turno que un jugador empieza en ¡Retirada! es el último; al "
            "terminar, acaba la partida. Los escenarios pueden decir otra cosa: consulta el tuyo."
        ),
        "¡Retirada! al empezar tu turno 3: juégalo y a contar puntos.",
    ),
    "RET-12": Told(
        "Salir por tu borde salva los puntos",
        (
            "En ¡Retirada!, una Tropa puede abandonar la mesa por tu propio borde. Es superviviente para "
            "los Puntos de Victoria, pero ya no está en la mesa y no aporta Orden."
        ),
        "Se va una Tropa de 30 puntos: 30 puntos salvados y una Orden menos.",
    ),
}
