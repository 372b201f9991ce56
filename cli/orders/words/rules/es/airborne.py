"""The rules on Airborne Deployment, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "AD-01": Told(
        "Las Tropas aerotransportadas entran con su propia Orden",
        (
            "Una Tropa con Salto de Combate o Paracaidista que espera fuera de la mesa entra en tu Turno "
            "Activo consumiendo su propia Orden, la que no está en la Reserva de Órdenes."
        ),
        "tomcat entra; la Reserva de Órdenes sigue igual.",
    ),
    "AD-02": Told(
        "Entrar en la Fase Impetuosa cuesta el Token y la Orden",
        (
            "Una Tropa Impetuosa puede aterrizar en la Fase Impetuosa. Gasta su Token y también su propia "
            "Orden de este turno. En N4 se apoya en una FAQ de 2022."
        ),
        "Un Paracaidista Impetuoso: ha aterrizado y este turno no le queda nada.",
    ),
    "AD-03": Told(
        "Entrar con una Orden Coordinada",
        (
            "Una Tropa aerotransportada puede aterrizar junto con otras en una Orden Coordinada. Su propia "
            "Orden de este turno se pierde, porque ya ha pagado la Coordinada."
        ),
        "1 Token y 1 Orden Regular traen a dos a la vez.",
    ),
    "AD-04": Told(
        "Desde el turno siguiente está en la Reserva de Órdenes",
        (
            "Una vez en la mesa, la Tropa cuenta como cualquiera: desde tu próximo Recuento de Órdenes, su "
            "Orden forma parte de la Reserva de Órdenes."
        ),
        "Aterriza en el turno 1: Reserva de Órdenes de 7 en el turno 1 y de 8 en el 2.",
    ),
    "AD-05": Told(
        "Ninguna Orden Regular ajena para entrar",
        (
            "Las reglas citan como vías de entrada la Orden propia de la Tropa, la activación impetuosa y "
            "la Orden Coordinada. Nada de lo leído habla de una Orden de la Reserva de Órdenes, así que se "
            "rechaza; cambia el criterio si en tu mesa se permite."
        ),
        "Se rechaza por defecto mientras tomcat esté fuera de la mesa:",
    ),
    "AD-06": Told(
        "Puedes desplegar en la mesa",
        (
            "Nadie está obligado a empezar fuera de la mesa: tú eliges si usas Despliegue Oculto, Salto de "
            "Combate o Paracaidista. Despliega a la Tropa como a las demás y su Orden está en la Reserva de "
            "Órdenes desde el primer turno."
        ),
        "En el archivo de partida:",
    ),
    "AD-07": Told(
        "Qué es la Orden propia y para qué sirve",
        (
            "Es Regular o Irregular como la Tropa, secreta hasta que se muestra, y solo vale para entrar: "
            "no se puede convertir ni consumir en otra cosa. Tras entrar no queda nada este turno, salvo "
            "una Orden Táctica (CNT-09). En Pérdida de Teniente es Irregular y aun así paga la entrada."
        ),
        "Un Paracaidista Irregular fuera de la mesa: 1 Orden Irregular, privada.",
    ),
}
