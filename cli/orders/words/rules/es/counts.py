"""The rules on the Order Count, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "CNT-01": Told(
        "Una Tropa Regular suma una Orden a la Reserva de Órdenes",
        (
            "Cuenta cada Tropa Regular que esté en la mesa, como Miniatura o Marcador, y no en un estado "
            "Nulo: una Orden por cada una, para la Reserva de Órdenes de su grupo."
        ),
        (
            "El grupo 1 con ocho Tropas Regulares en condiciones y el 2 con cuatro: Reservas de Órdenes de "
            "8 y 4."
        ),
    ),
    "CNT-02": Told(
        "Una Tropa Irregular conserva una Orden Irregular",
        (
            "Cada Tropa Irregular en la mesa que no esté en estado Nulo tiene una Orden para sí. Ponla a su "
            "lado y anota su grupo; no va a la Reserva de Órdenes."
        ),
        (
            "El Teniente, cuatro Tropas Regulares y dos Irregulares: Reserva de Órdenes de 5, 2 Órdenes "
            "Irregulares y 1 de Teniente."
        ),
    ),
    "CNT-03": Told(
        "El Teniente aporta además una Orden Especial",
        (
            "Un Teniente en la mesa y no en estado Nulo aporta una Orden Especial de Teniente además de la "
            "corriente; dos, si su perfil dice +1 Orden (SKL-01). La frase impresa niega dos veces; se lee "
            "como «no Nulo»."
        ),
        (
            "Un Teniente Regular (+1 Orden) y cinco Tropas Regulares: Reserva de Órdenes de 6 y 2 Órdenes "
            "de Teniente."
        ),
    ),
    "CNT-04": Told(
        "Sentido Táctico da una Orden Táctica",
        (
            "Pon una Orden Táctica junto a cada Tropa con Sentido Táctico que esté en la mesa y no en "
            "estado Nulo. Su Orden corriente sigue yendo adonde le toca."
        ),
        (
            "El Teniente, una Tropa con Sentido Táctico y otras tres Regulares: Reserva de Órdenes de 5 y 1 "
            "Orden Táctica."
        ),
    ),
    "CNT-05": Told(
        "En N4, Sentido Táctico da una Orden Irregular",
        (
            "Al contar una lista de N4, da a la Tropa con Sentido Táctico una Orden Irregular además de la "
            "corriente. Es solo suya y nunca se puede volver Regular (SKL-05)."
        ),
        "La lista de CNT-04 con `edition: n4`: Reserva de Órdenes de 5 y 1 Orden Irregular.",
    ),
    "CNT-06": Told(
        "Los Marcadores también aportan su Orden",
        (
            "Una Tropa representada por un Marcador está en la mesa. Camuflada, Suplantando, como Holoeco o "
            "tras una HoloMask, aporta su Orden como cualquiera."
        ),
        "Un Marcador de Camuflaje, uno de Suplantación y el Teniente: Reserva de Órdenes de 3.",
    ),
    "CNT-07": Told(
        "Fuera de la mesa, nada para la Reserva de Órdenes",
        (
            "Quien espera fuera de la mesa para un Salto de Combate, como Paracaidista o en Despliegue "
            "Oculto no suma nada a la Reserva de Órdenes. Su Orden espera con él, oculta al adversario, "
            "hasta el Turno Activo que sigue al de su llegada."
        ),
        (
            "Diez Tropas Regulares, dos en Despliegue Oculto y una esperando para saltar: Reserva de "
            "Órdenes de 7."
        ),
    ),
    "CNT-08": Told(
        "Llegar en este turno es tarde para su Reserva de Órdenes",
        (
            "La Reserva de Órdenes se contó antes de que el recién llegado pisara la mesa, así que no crece "
            "con su llegada. Puedes activarlo con ella, y suma su Orden desde tu turno siguiente."
        ),
        "Reserva de Órdenes de 7 en el turno 2 y una Tropa salta: siguen siendo 7; en el turno 3, 8.",
    ),
    "CNT-09": Told(
        "Sentido Táctico al llegar: en N5 sí, en N4 no",
        (
            "En N5, una Tropa con Sentido Táctico colocada en la mesa en tu Fase de Órdenes recibe al "
            "momento su Orden Táctica; si llega en la Fase Impetuosa, este turno no tiene ninguna. En N4, "
            "la Orden adicional es solo para quien está en la mesa en el recuento."
        ),
        (
            "Un Paracaidista con Sentido Táctico aterriza en la Fase de Órdenes: 1 Orden Táctica en N5, "
            "nada en N4."
        ),
    ),
    "CNT-10": Told(
        "Los Periféricos no aportan; un G: Jumper aporta una",
        (
            "Un Periférico no aporta ninguna Orden. Un G: Jumper aporta una en total, mientras al menos uno "
            "de sus Proxies no esté Nulo ni Aislado."
        ),
        (
            "Un G: Jumper con sus tres Proxies en estado Nulo, el Teniente y tres Tropas Regulares: Reserva "
            "de Órdenes de 4."
        ),
    ),
    "CNT-11": Told(
        "Cada turno se cuenta de nuevo",
        (
            "Al inicio de cada Turno Activo tuyo, olvida el recuento anterior y cuenta a quien está ahora. "
            "Ni se guardan Órdenes de un turno a otro ni se pierden para siempre las de quien ha vuelto a "
            "levantarse."
        ),
        "Turno 1: 10. Dos Inconscientes: 8 en el turno 2. Uno de ellos curado: 9 en el turno 3.",
    ),
    "CNT-12": Told(
        "FT Master vuelve Regular a su Fireteam",
        (
            "Mientras una Tropa con FT Master esté en el Fireteam, todos sus miembros cuentan como "
            "Regulares en el Recuento de Órdenes, así que los Irregulares suman a la Reserva de Órdenes. No "
            "protege de la Pérdida de Teniente (LT-12)."
        ),
        (
            "Un Fireteam de tres Irregulares y un FT Master Regular, con el Teniente y dos Regulares: "
            "Reserva de Órdenes de 7."
        ),
    ),
    "CNT-13": Told(
        "Qué va antes al contar",
        (
            "Resuelve ¡Retirada! y Pérdida de Teniente antes de contar; mira luego quién vuelve Regulares a "
            "otros, por Liderazgo Inspirador (SKL-07) o FT Master (CNT-12); y convierte en Regulares las "
            "Órdenes de Teniente por Strategos (SKL-08) en el propio recuento."
        ),
        (
            "Strategos y el Teniente Aislado en la comprobación: no hay Orden de Teniente, así que nada que "
            "convertir."
        ),
    ),
    "CNT-14": Told(
        "Una Semilla-Embrión cuenta como su Tropa",
        (
            "Una Tropa que todavía es un Token de Semilla-Embrión, a la espera de eclosionar, está en la "
            "mesa. Cuenta su Orden como siempre; al eclosionar cambia el perfil, no el número."
        ),
        "El Teniente, tres Regulares y la Semilla-Embrión de una Regular: Reserva de Órdenes de 5.",
    ),
    "CNT-15": Told(
        "Las Órdenes de Strategos son Órdenes Regulares corrientes",
        (
            "Una vez que Strategos vuelve Regular una Orden de Teniente, es una más de la Reserva de "
            "Órdenes: cuenta para las más de diez que permiten al rival retirar dos (CT-03), y puede ser "
            "una de ellas."
        ),
        (
            "Diez Regulares, entre ellas el Teniente con Strategos: 11 en la Reserva de Órdenes, así que se "
            "pueden retirar 2."
        ),
    ),
}
