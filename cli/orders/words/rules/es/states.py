"""The rules on states, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "STA-01": Told(
        "Los cinco estados Nulos",
        (
            "En N5 hay cinco estados Nulos: Muerto, Inconsciente, Poseído, Sepsitorizado y Desconectado. "
            "Cualquier otro, por malo que parezca, deja la Orden donde estaba."
        ),
        (
            "Diez Tropas Regulares, de ellas 3 Inconscientes, 1 Muerta y 2 Sepsitorizadas: Reserva de "
            "Órdenes de 4."
        ),
    ),
    "STA-02": Told(
        "Estados Nulos en N4: también el Embrión Shasvastii",
        (
            "N4 tiene los cinco de N5 y uno más, el Embrión Shasvastii: no aporta Orden, aunque sigue "
            "siendo superviviente en la Comprobación de ¡Retirada! La Semilla-Embrión es otra cosa: actúa "
            "y no es un estado Nulo."
        ),
        "Cinco Tropas Regulares, una ya Embrión Shasvastii: Reserva de Órdenes de 4.",
    ),
    "STA-03": Told(
        "Nulo: ni Orden ni Puntos de Victoria",
        (
            "Una Tropa en estado Nulo no aporta Orden en el recuento, no se puede activar y su Coste no "
            "está entre los Puntos de Victoria supervivientes."
        ),
        "Tras este evento, la Reserva de Órdenes del turno siguiente tiene una Orden menos.",
    ),
    "STA-04": Told(
        "Aislado: una Orden Irregular para sí",
        (
            "Aislado no es un estado Nulo. Quien siga Aislado al empezar tu turno cuenta como Irregular ese "
            "turno: conserva una Orden para sí, no recibe de la Reserva de Órdenes, no entra en Órdenes "
            "Coordinadas ni en Fireteams, y un Token de Mando no puede convertir su Orden mientras siga "
            "Aislado. Si se cura ese mismo turno sigue siendo Irregular, pero vuelve a poder recibir de la "
            "Reserva de Órdenes."
        ),
        "El Teniente y cinco Regulares, una de ellas Aislada: Reserva de Órdenes de 5 y 1 Orden Irregular.",
    ),
    "STA-05": Told(
        "Un Teniente Aislado es Pérdida de Teniente",
        (
            "Si tu Teniente está Aislado en la comprobación, todo el ejército queda ese turno en Pérdida de "
            "Teniente. Repararlo unas Órdenes después no devuelve la Reserva de Órdenes."
        ),
        "Aislado al inicio del turno 2 y curado con la segunda Orden: el turno sigue sin Reserva de Órdenes.",
    ),
    "STA-06": Told(
        "El aislamiento no afecta a Sentido Táctico",
        (
            "Una Tropa Aislada con Sentido Táctico conserva su Orden especial y puede usarla en sí misma: "
            "en N4 lo dice una FAQ; en N5 se deduce, porque solo se le niegan las de la Reserva de Órdenes."
        ),
        "Aislada en N5: 1 Orden Irregular y 1 Táctica, ambas suyas.",
    ),
    "STA-07": Told(
        "Un Suboficial Aislado se queda sin Orden de Teniente",
        (
            "Mientras está Aislado, un Suboficial no puede ni convertir una Orden de Teniente en Táctica ni "
            "actuar con ella. Otro Suboficial que no esté Aislado sí puede."
        ),
        "Este consumo se rechaza mientras sgt esté Aislado.",
    ),
    "STA-08": Told(
        "Las Tropas Inmovilizadas siguen aportando su Orden",
        (
            "Inmovilizado-A y -B atan a la Tropa, no a su Orden. Cuéntala; la pueden consumir las demás "
            "mientras ella poco más puede hacer que Esquivar o Reset."
        ),
        "El Teniente y cuatro Regulares, una IMM-A y otra IMM-B: Reserva de Órdenes de 5.",
    ),
    "STA-09": Told(
        "Los estados menores no cuestan Órdenes",
        (
            "Aturdido, Marcado, Trabado, Cuerpo a Tierra, en Fuego de Supresión, en Pozo de Tirador, "
            "Descargado, Camuflado, tras una HoloMask o en Estado de Retirada: ninguno es Nulo, así que la "
            "Orden se cuenta."
        ),
        "Una Tropa Aturdida y otra Marcada entre cinco Regulares: Reserva de Órdenes de 5.",
    ),
    "STA-10": Told(
        "Poseído y Sepsitorizado: sin Orden para nadie",
        (
            "Una Tropa dominada no da Orden ni Puntos de Victoria a ningún bando. Quien la domina la activa "
            "con la Reserva de Órdenes del grupo de la Tropa que lo logró; su dueño no puede consumir nada "
            "en ella."
        ),
        (
            "Tu hacker del grupo 1 Posee un TAG enemigo: tu Reserva de Órdenes no cambia, y con ella puedes "
            "mover el TAG."
        ),
    ),
    "STA-11": Told(
        "Un Token libera al Poseído",
        (
            "En el paso ejecutivo, un Token de Mando acaba con la Posesión de una de tus Tropas, a tiempo "
            "de que aporte su Orden ese mismo turno. También lo hace tu propio Control Total y, desde N5.2, "
            "salir por el Sistema de Escape. Nada de esto libera a un Sepsitorizado."
        ),
        "Nueve en condiciones y una Poseída: libérala antes y la Reserva de Órdenes es 10.",
    ),
    "STA-12": Told(
        "Tenaz y Sin Incapacidad por Herida",
        (
            "Al usar Tenaz, la Tropa actúa como en Estado Normal hasta la Fase de Estados de ese Turno de "
            "Jugador y después está Muerta. Con Sin Incapacidad por Herida sigue adelante sin más, y aporta "
            "su Orden en los turnos siguientes."
        ),
        (
            "El Teniente, tres Regulares y una que usó Sin Incapacidad por Herida el turno pasado: Reserva "
            "de Órdenes de 5."
        ),
    ),
    "STA-13": Told(
        "Un embrión Shasvastii sobrevive sin Orden",
        (
            "Un Shasvastii Inconsciente deja un embrión: no aporta Orden, pero su Coste sigue entre los "
            "supervivientes en la Comprobación de ¡Retirada!"
        ),
        "60 puntos en pie y un embrión de 20, a 300: sobreviven 80, más de 75, así que no hay ¡Retirada!",
    ),
    "STA-14": Told(
        "Desconectado es solo para Periféricos",
        (
            "Un Periférico separado de su Controlador está Desconectado: no puede actuar ni vale Puntos de "
            "Victoria. Las Órdenes no cambian, porque nunca aportó ninguna."
        ),
        (
            "Cae el Médico y su Servidor queda Desconectado: la Reserva de Órdenes pierde solo la Orden del "
            "Médico."
        ),
    ),
    "STA-15": Told(
        "Presencia Remota: dos niveles de Inconsciente",
        (
            "Las Tropas con Presencia Remota tardan más en ser destruidas: tienen un segundo nivel de "
            "Inconsciente. Los dos son estados Nulos, así que en ambos se pierde la Orden."
        ),
        "Un TAG en el primer o en el segundo nivel de Inconsciente: sin Orden.",
    ),
    "STA-16": Told(
        "Al cambiar de perfil sigue siendo la misma Tropa",
        (
            "Las Heridas y los estados pasan de un perfil al otro. En N5 entendemos que un Teniente lo "
            "sigue siendo en su nueva forma. En N4, un Piloto a pie no tiene ni Sentido Táctico ni la "
            "Habilidad Teniente de su TAG, y esas Órdenes no pueden activarlo."
        ),
        "Un Teniente cambia de forma en N5: no hay Pérdida de Teniente.",
    ),
    "STA-17": Told(
        "Mnemotecno: la mente cambia de cuerpo",
        (
            "Cuando la Tropa entra en estado Nulo puedes, al final de esa Orden, pasar su VOL y Mnemotecno "
            "a un aliado en la mesa que tenga Cubo o sea REM. Si era el Teniente, esa Habilidad va también, "
            "con sus extras. El cuerpo que deja está Muerto."
        ),
        "El Teniente cae en el turno enemigo y cambia de cuerpo: en el tuyo no hay Pérdida de Teniente.",
    ),
    "STA-18": Told(
        "Quien es inmune no entra en el estado",
        (
            "Inmunidad a un estado significa que la Tropa no puede estar en él; Fogueado hace lo mismo con "
            "Aislado. Si un archivo de partida lo pone en ese estado, hay un error en alguna parte."
        ),
        "Con Inmunidad (Aislado), este evento se rechaza.",
    ),
    "STA-19": Told(
        "El Aislado conserva el Token Impetuoso; el Nulo, no",
        (
            "Da igualmente su Token a una Tropa Impetuosa Aislada: estar Aislada solo la aparta de la "
            "Reserva de Órdenes. Una en estado Nulo no recibe ninguno."
        ),
        "Dos Impetuosas, una Aislada y otra Inconsciente: 1 Token.",
    ),
}
