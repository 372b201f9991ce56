"""The rules on skills that change Orders, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "SKL-01": Told(
        "Teniente (+1 Orden), (+1 Token de Mando)",
        (
            "+1 Orden da dos Órdenes Especiales de Teniente por turno, mientras mande esa misma Tropa; a "
            "quien se nombre después le corresponde una. +1 Token de Mando da un quinto Token para la "
            "partida, y ese se queda."
        ),
        (
            "Seis Regulares, una de ellas el Teniente (+1 Orden): Reserva de Órdenes de 6 y 2 Órdenes de "
            "Teniente."
        ),
    ),
    "SKL-02": Told(
        "Suboficial: las Órdenes del Teniente como Tácticas",
        (
            "Un Suboficial puede tomar cualquiera de las Órdenes Especiales de tu Teniente, convertirla en "
            "Orden Táctica y usarla, sea cual sea el grupo del Teniente. En un Fireteam activa a todo el "
            "Fireteam, con él como Líder."
        ),
        "El Teniente en el grupo 1 y el Suboficial en el 2: legal.",
    ),
    "SKL-03": Told(
        "Suboficial en N4",
        (
            "En N4, un Suboficial usa la Orden de Teniente como si fuera una Orden Regular más de su propio "
            "grupo; siendo Líder de Equipo puede activar con ella su Fireteam."
        ),
        "Reserva de Órdenes de 5 en el grupo del Suboficial: se le puede activar hasta 6 veces.",
    ),
    "SKL-04": Told(
        "Anúncialo cuando un Marcador usa una Habilidad así",
        (
            "Si activas un Marcador gracias a una Habilidad que cambia la Orden, como Suboficial, debes "
            "declararla, aunque revele algo de quién hay bajo el Marcador."
        ),
        "«Este Marcador de Camuflaje actúa con la Orden del Teniente, como Suboficial.»",
    ),
    "SKL-05": Told(
        "Sentido Táctico en N4",
        (
            "Una Orden Irregular más para esa Tropa, si está en la mesa en el recuento. Ningún Token puede "
            "volverla Regular."
        ),
        "Una Regular con la Habilidad: 1 Orden en la Reserva de Órdenes y 1 Orden Irregular propia.",
    ),
    "SKL-06": Told(
        "Sentido Táctico en N5",
        "Una Orden Táctica por turno, además de la Orden que da su Instrucción, para él o para su Fireteam.",
        "Cinco Regulares, dos con la Habilidad: Reserva de Órdenes de 5 y 2 Órdenes Tácticas.",
    ),
    "SKL-07": Told(
        "Liderazgo Inspirador",
        (
            "Mientras tu Teniente tenga esta Habilidad, esté en la mesa y no esté Nulo, toda Tropa que "
            "aporta Orden es Regular y tiene Coraje (en N5, salvo las Tropas Religiosas), tu ejército no "
            "conoce la ¡Retirada! (RET-05) y él mismo puede pagar una Orden Coordinada (COO-05). Sustituye "
            "a la Instrucción: una Orden Regular por Tropa, sin otra Irregular al lado."
        ),
        (
            "El Teniente, tres Regulares y cuatro Irregulares: Reserva de Órdenes de 8, ninguna Orden "
            "Irregular y 1 de Teniente."
        ),
    ),
    "SKL-08": Told(
        "Strategos vuelve Regulares las Órdenes de Teniente",
        (
            "Si tu Teniente tiene Strategos, en el Recuento de Órdenes puedes volver sus Órdenes Especiales "
            "Regulares de su grupo. Aquí se convierten todas salvo que digas otra cosa; entonces no queda "
            "nada para un Suboficial. Puedes renunciar en cada recuento."
        ),
        (
            "Grupo 1 de seis con el Teniente y grupo 2 de cinco: Reservas de Órdenes de 7 y 5, sin Orden de "
            "Teniente."
        ),
    ),
    "SKL-09": Told(
        "Strategos L2 traslada a una Tropa sin coste",
        (
            "En N5, Strategos L2 te deja trasladar a una Tropa a otro grupo en el paso ejecutivo sin gastar "
            "Token; desde N5.3, con sus Periféricos. Con L1 o L2 puedes además guardarte dos Tropas en el "
            "Despliegue. Los detalles de N4 no se tuvieron a mano."
        ),
        "Cuatro Tokens antes y cuatro después:",
    ),
    "SKL-10": Told(
        "Dónde se explican las demás Habilidades",
        (
            "Coraje y Tropa Religiosa: LT-10. Fogueado y Veterano: LT-09. Cadena de Mando: LT-05. FT "
            "Master: CNT-12. Número 2: FT-10. Contrainteligencia: CT-07."
        ),
        "`orders explain CT-07 --lang es`",
    ),
    "SKL-11": Told(
        "Cadena de Mando (No Especialista)",
        (
            "Desde N5.2, algunas Tropas tienen Cadena de Mando sin ser Especialistas para la misión. Para "
            "las Órdenes ambas son iguales (LT-05)."
        ),
        "Escribe cualquiera; las dos relevan a un Teniente caído.",
    ),
    "SKL-12": Told(
        "Habilidades que no tocan las Órdenes",
        (
            "Operativo Especialista, Baggage, TAGCom, Presencia Remota, Berserk, Botín, Holomask y Señuelo "
            "no cambian ningún recuento, por más que a veces se crea. Commlink solo importa en partidas con "
            "Refuerzos (LIST-21)."
        ),
        "Un Operativo Especialista con Baggage: 1 Orden.",
    ),
}
