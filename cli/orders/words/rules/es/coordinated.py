"""The rules on Coordinated Orders, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "COO-01": Told(
        "Un Token y una Orden Regular para hasta cuatro",
        (
            "En tu Fase de Órdenes puedes hacer que hasta cuatro Tropas actúen juntas. Cuesta un Token de "
            "Mando y una Orden Regular del grupo al que pertenecen, actúen dos o cuatro."
        ),
        "Tres Fennecs y un Griffin: 1 Token, 1 Orden Regular, cuatro activadas. Una quinta no puede sumarse.",
    ),
    "COO-02": Told(
        "El mismo grupo y la misma Instrucción",
        (
            "Quienes participan son del mismo Grupo de Combate y tienen, en ese momento, la misma "
            "Instrucción: todos Regulares o todos Irregulares."
        ),
        "Dos Regulares y una Irregular: deja fuera una de las dos clases.",
    ),
    "COO-03": Told(
        "Quién no puede participar",
        (
            "Deja fuera a los Periféricos y sus Controladores, a los miembros de un Fireteam, a las Tropas "
            "Aisladas y a las que estén en estado Señuelo. Sí puede participar un Controlador cuyo "
            "Periférico (Auxiliar) no esté en la mesa, o esté Desconectado o Nulo."
        ),
        "Un Ingeniero con Servidor no puede; el mismo Ingeniero sin él, sí.",
    ),
    "COO-04": Told(
        "Las Tropas fuera de la mesa pueden sumarse, y lo pagan",
        (
            "Una Tropa en Despliegue Oculto o a la espera de aterrizar puede entrar con una Orden "
            "Coordinada. Al hacerlo pierde su propia Orden de este turno."
        ),
        "tomcat aterriza con otras tres: 1 Token, 1 Orden Regular, y la Orden propia de tomcat se pierde.",
    ),
    "COO-05": Told(
        "Liderazgo Inspirador paga con la Orden de Teniente",
        (
            "Si tu Teniente tiene Liderazgo Inspirador y participa él mismo, su Orden Especial basta para "
            "pagar la Orden Coordinada: sin Token y sin Orden Regular."
        ),
        "Legal con 0 Tokens de Mando:",
    ),
    "COO-06": Told(
        "Solo paga una Orden Regular",
        (
            "Salvo COO-05, ninguna Orden Irregular, Táctica o de Teniente ni activación impetuosa puede "
            "pagar una Orden Coordinada. Una Orden Irregular que un Token volvió Regular, sí."
        ),
        (
            "Reserva de Órdenes de 0 y dos Órdenes Irregulares: convierte una (1 Token) y luego coordina (1 "
            "más)."
        ),
    ),
    "COO-07": Told(
        "Coordinar en Pérdida de Teniente",
        (
            "Entonces no hay Reserva de Órdenes, así que primero necesitas una Orden Regular: convertida "
            "con un Token o de una Tropa Fogueada."
        ),
        "Dos Tokens para una Orden Coordinada: uno para convertir y otro para coordinar.",
    ),
    "COO-08": Told(
        "Quién puede participar, aunque lo dudes",
        (
            "Nada excluye a tu Teniente (conserva su Orden Especial), a los Marcadores, a las Tropas "
            "Impetuosas, a un Suboficial ni a quien tenga Sentido Táctico. Tampoco hay un número mínimo "
            "impreso."
        ),
        "Dos Marcadores de Camuflaje y un Griffin: legal, y los Marcadores siguen siéndolo.",
    ),
}
