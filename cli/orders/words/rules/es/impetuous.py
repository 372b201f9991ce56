"""The rules on Impetuous Troopers, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "IMP-01": Told(
        "Una activación gratuita en la Fase Impetuosa",
        (
            "En la Fase Táctica pon un Token junto a cada Tropa Impetuosa. En la Fase Impetuosa puedes "
            "activar una vez a cada una sin consumir Orden; los Tokens que no uses se retiran al acabar. La "
            "Orden corriente de la Tropa sigue ahí después."
        ),
        (
            "El Teniente, cuatro Regulares y una Irregular Impetuosa: Reserva de Órdenes de 5, 1 Orden "
            "Irregular y 1 Token."
        ),
    ),
    "IMP-02": Told(
        "Qué puede ser una activación impetuosa",
        (
            "Mover con una segunda Habilidad Corta: Ataque CC, Ataque CD, Esquivar, Inactividad o Mover; o "
            "Saltar, Trepar, Berserk, una entrada aerotransportada o una Habilidad que diga que puede."
        ),
        "Mover y Ataque CD: sí. Dos Ataques CD sin moverse: no.",
    ),
    "IMP-03": Told(
        "El Frenesí vuelve Impetuoso",
        (
            "Una Tropa con Frenesí que hiere o mata a un enemigo es Impetuosa el resto de la partida, desde "
            "la Fase de Estados de ese turno. Su primer Token llega en tu próxima Fase Táctica."
        ),
        "Mata en el turno 1: un Token para ella en los turnos 2 y 3.",
    ),
    "IMP-04": Told(
        "En ¡Retirada! nadie se lanza adelante",
        (
            "Un ejército en ¡Retirada! no tiene Fase Impetuosa, así que no se ponen Tokens (SEQ-05). Las "
            "Tropas Impetuosas tienen su Orden Irregular y nada más."
        ),
        "Tres Tropas Impetuosas en ¡Retirada!: 3 Órdenes Irregulares y 0 Tokens.",
    ),
    "IMP-05": Told(
        "Contenerlas es cosa de N3",
        (
            "En N3 pagabas una Orden o un Token por contener a una Tropa Impetuosa. En N4 y N5, simplemente "
            "no uses la activación."
        ),
        "Sin usar: se retira el Token y no se paga nada.",
    ),
}
