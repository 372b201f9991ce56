"""The rules on Combat Groups, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "GRP-01": Told(
        "10 como máximo en un Grupo de Combate",
        (
            "En un Grupo de Combate caben diez. Si llevas más Tropas, abre otro grupo, tantos como quieras, "
            "y cada Tropa pertenece a uno solo."
        ),
        "Once Tropas: 10 y 1, 6 y 5 o cualquier otro reparto; las once en un mismo grupo, no.",
    ),
    "GRP-02": Told(
        "Puedes dividir un ejército pequeño",
        (
            "Nadie te obliga a llenar un grupo antes de abrir el siguiente. No hay un mínimo impreso, así "
            "que una sola Tropa también es un grupo. Recuerda que las Órdenes no pasan de uno a otro "
            "(GRP-04)."
        ),
        "Ocho Tropas en 5 y 3: legal, con Reservas de Órdenes de 5 y 3 en vez de una de 8.",
    ),
    "GRP-03": Told(
        "Solo ocupa plaza quien aporta o consume Órdenes",
        (
            "Las diez plazas de un grupo son para las Tropas que aportan una Orden o la consumen por sí "
            "mismas. Los Periféricos no hacen ni lo uno ni lo otro: van con su Controlador."
        ),
        "El grupo 1 con diez Tropas y dos Periféricos sigue contando 10.",
    ),
    "GRP-04": Told(
        "Ni las Tropas ni las Órdenes cambian de grupo",
        (
            "Lo que asignaste al hacer la lista vale para toda la partida: ninguna Orden pasa a otra "
            "Reserva de Órdenes, y una Tropa solo cambia de grupo con un Token de Mando (CT-08) o con "
            "Strategos L2 (SKL-09)."
        ),
        "El grupo 1 ha agotado su Reserva de Órdenes y al 2 le quedan cuatro: esas cuatro son del grupo 2.",
    ),
    "GRP-05": Told(
        "El Controlador y sus Periféricos comparten grupo",
        (
            "Pon los Periféricos en el grupo de su Controlador; si él se traslada, van con él. Los Proxies "
            "de un G: Jumper se mantienen juntos del mismo modo."
        ),
        "Un Médico en el grupo 1 cuyo Servidor está en el 2: pasa la fila del Servidor al grupo 1.",
    ),
    "GRP-06": Told(
        "Una Tropa robada no ocupa plaza tuya",
        (
            "Una Tropa enemiga que has Poseído o Sepsitorizado actúa con las Órdenes de tu grupo, pero no "
            "ocupa ninguna de las diez plazas: también puede controlarla un grupo lleno."
        ),
        "Diez tuyas y un TAG robado: el grupo tiene 10 miembros.",
    ),
    "GRP-07": Told(
        "Todos pueden saber quién está en qué grupo",
        (
            "Tu adversario puede preguntar a qué grupo pertenece una Miniatura o un Marcador y debes "
            "contestar, aunque no tengas que decir qué esconde el Marcador. Un Desplegable es del grupo de "
            "quien lo colocó."
        ),
        "«Ese Marcador de Camuflaje es del grupo 2»: Información Pública. «Es el hacker»: Privada.",
    ),
    "GRP-08": Told(
        "Reserva de Órdenes, Orden Coordinada y Fireteam no salen del grupo",
        (
            "Piensa bien quién va dónde: quienes vayan a compartir Órdenes, actuar juntos en una Orden "
            "Coordinada o formar un Fireteam han de estar en el mismo grupo."
        ),
        "Dos del Fireteam en el grupo 1 y el tercero en el 2: el tercero no puede unirse.",
    ),
    "GRP-09": Told(
        "Los Muertos dejan sitio",
        (
            "Una Tropa que pasa a Muerta sale de la mesa y de su grupo, y otra puede trasladarse a su plaza "
            "(CT-08, SKL-09). Las Inconscientes y las demás en estado Nulo conservan la suya."
        ),
        "Un grupo 1 de diez con un Muerto tiene 9: cabe una Tropa. Con un Inconsciente sigue lleno.",
    ),
}
