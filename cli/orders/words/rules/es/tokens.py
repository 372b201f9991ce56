"""The rules on Command Tokens, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "CT-01": Told(
        "Cuatro Tokens de Mando para toda la partida",
        "Tienes cuatro, y no se recuperan. Un Teniente (+1 Token de Mando) te da un quinto.",
        "Dos usados en el turno 1: quedan dos para todos los turnos que vengan.",
    ),
    "CT-02": Told(
        "Ningún Token de Mando en el turno enemigo",
        (
            "Úsalos en tu propio turno. La única excepción es el Uso Estratégico del segundo jugador en el "
            "primer turno de la partida."
        ),
        "Una Orden Coordinada como reacción: no es posible.",
    ),
    "CT-03": Told(
        "Si juegas segundo: un golpe al primer turno enemigo",
        (
            "Por un Token elige una de tres. Retírale 2 Órdenes Regulares de los grupos que quieras, justo "
            "después de su Recuento de Órdenes y solo si sus Órdenes Regulares, Irregulares y Tácticas "
            "pasan de 10 (sin contar las de Tropas fuera de la mesa ni las de Teniente). O déjale usar un "
            "solo Token de Mando ese turno; los ya usados cuentan, pero no se deshacen. O pon una de tus "
            "Tropas en Fuego de Supresión."
        ),
        (
            "9 Regulares, 1 Irregular y 1 Táctica son 11: se pueden retirar dos. 8 y 2 Regulares son 10: "
            "ninguna."
        ),
    ),
    "CT-04": Told(
        "En N4, retirar Órdenes no exige un mínimo",
        (
            "N4 ofrece las mismas tres opciones por un Token, y puedes retirar las dos Órdenes por pocas "
            "que tenga el rival."
        ),
        "Reservas de Órdenes de 8 y 2 pueden quedar en 6 y 2, 7 y 1 u 8 y 0.",
    ),
    "CT-05": Told(
        "Si juegas primero: guarda una Tropa más",
        (
            "Durante el Despliegue, el primer jugador puede pagar un Token para guardarse una Tropa más "
            "hasta que el rival haya desplegado; en N5, con sus Periféricos. No cambia ninguna Orden."
        ),
        "Este Token y unas Speedballs (CT-06) te dejan con 2.",
    ),
    "CT-06": Told(
        "Speedballs, y dos Tokens estratégicos como mucho",
        (
            "Tras el Despliegue, cada jugador puede pagar un Token por dos Speedballs. En Uso Estratégico "
            "puedes gastar dos Tokens en total: uno procedimental (CT-03, CT-05) y uno de logística, para "
            "Speedballs. En N4 solo se permite uno estratégico."
        ),
        "Retirar Órdenes y además limitar Tokens serían dos de la misma clase: no se puede.",
    ),
    "CT-07": Told(
        "Contrainteligencia amortigua el golpe",
        (
            "Si el primer jugador tiene en la mesa una Tropa con Contrainteligencia, pierde una Orden en "
            "vez de dos, o puede usar dos Tokens de Mando en vez de uno. Protege; nunca refuerza tu propio "
            "golpe, y fuera de la mesa no hace nada."
        ),
        "11 Órdenes y Contrainteligencia en la mesa: quedan 10 tras el golpe; sin ella, 9.",
    ),
    "CT-08": Told(
        "Un Token traslada a una Tropa a otro grupo",
        (
            "En el paso ejecutivo puedes trasladar a una Tropa, con sus Periféricos, a otro Grupo de "
            "Combate para el resto de la partida, si ese grupo tiene menos de diez. Puedes trasladar a una "
            "que siga fuera de la mesa, pero entonces has de decir que existe."
        ),
        "Del grupo 2 a un grupo 1 de diez: no. Con uno de los diez Muerto: sí.",
    ),
    "CT-09": Told(
        "Un Token acaba con una Posesión",
        (
            "En el paso ejecutivo, un Token de Mando te devuelve a una de tus Tropas Poseídas, a tiempo "
            "para el recuento (STA-11)."
        ),
        "Dos Tropas Poseídas: dos Tokens.",
    ),
    "CT-10": Told(
        "Tokens ejecutivos: solo antes del recuento",
        (
            "Trasladar Tropas y liberar Poseídos es cosa del primer paso de tu Fase Táctica, con cuantos "
            "Tokens quieras pagar. Tras el Recuento de Órdenes ya es tarde para este turno."
        ),
        "`regroup` después del primer consumo del turno se rechaza.",
    ),
    "CT-11": Told(
        "Qué hacen los Tokens durante tu turno",
        (
            "En cualquier momento de tu Turno Activo y mientras tengas Tokens: una Orden Coordinada "
            "(COO-01), una Orden Irregular vuelta Regular (CT-12), un nuevo Fireteam (FT-03), una Tropa que "
            "ignora la ¡Retirada! (RET-08), una Tirada de Agallas superada o fallada a voluntad, o repetir "
            "la tirada de un Médico (sobre Cubo) o un Ingeniero (sobre Presencia Remota). N5 lo llama Uso "
            "Operativo; N4, Táctico."
        ),
        "Un Médico que repite dos veces en una Orden: 2 Tokens, ninguna Orden más.",
    ),
    "CT-12": Told(
        "Un Token vuelve Regular una Orden Irregular",
        (
            "Paga un Token de Mando y la Orden Irregular de una Tropa pasa a ser una Regular en la Reserva "
            "de Órdenes de su grupo, donde cualquier miembro puede usarla. No sirve con una Tropa Aislada, "
            "ni con Órdenes Tácticas, ni con la Orden Irregular que da Sentido Táctico en N4."
        ),
        (
            "Grupo 2 con Reserva de Órdenes de 3 y una Irregular: tras el Token, la Reserva de Órdenes es 4 "
            "y no queda Orden Irregular."
        ),
    ),
    "CT-13": Told(
        "Solo se convierte una Orden sin consumir",
        (
            "La Orden Irregular ha de estar todavía ahí cuando pagas por convertirla; si la Tropa ya actuó "
            "con ella, no hay nada que convertir."
        ),
        "Primero `convert` y luego `spend` de la Reserva de Órdenes; al revés se rechaza.",
    ),
}
