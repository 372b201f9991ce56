"""The rules on the sequence of a turn, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "SEQ-01": Told(
        "Las fases de tu turno",
        (
            "Recórrelas por este orden. Fase Táctica: Uso Ejecutivo de Tokens de Mando, Comprobación de "
            "¡Retirada!, Comprobación de Pérdida de Teniente, Recuento de Órdenes. Después, la Fase "
            "Impetuosa, la Fase de Órdenes, la Fase de Estados y el Fin del Turno. Tus Órdenes solo las "
            "consumes en tu propio turno."
        ),
        "El Token que traslada a una Tropa va antes del recuento; el consumo, después.",
    ),
    "SEQ-02": Told(
        "Cómo empezaba el turno en N3",
        (
            "Para quien lo recuerde: N3 pasaba de ¡Retirada! a Pérdida de Teniente y al Recuento de "
            "Órdenes, y dejaba cambiar de grupo durante ese recuento. El paso propio de los Tokens "
            "ejecutivos llegó con N4."
        ),
        "En N4 y N5, primero cambia de grupo y después cuenta.",
    ),
    "SEQ-03": Told(
        "Los Tokens ejecutivos valen enseguida",
        (
            "El paso ejecutivo va antes del Recuento de Órdenes, así que la Tropa que trasladas de grupo, o "
            "que liberas del estado Poseído, ya aporta ahí su Orden este mismo turno."
        ),
        "El grupo 1 tiene 7 y el 2 tiene 4; traslada una en el paso ejecutivo y quedan 8 y 3.",
    ),
    "SEQ-04": Told(
        "Cuándo golpea el segundo jugador en el primer turno",
        (
            "Si juegas segundo, usas tu Token estratégico dentro de la primerísima Fase Táctica del primer "
            "jugador. Si le quitas Órdenes, hazlo justo después de su Recuento de Órdenes."
        ),
        "El rival cuenta 11, le retiras 2 y juega su turno con 9.",
    ),
    "SEQ-05": Told(
        "Sin Fase Impetuosa en ¡Retirada!",
        (
            "Mientras tu ejército esté en ¡Retirada! te saltas la Fase Impetuosa: no se colocan Tokens y "
            "nadie actúa gratis."
        ),
        (
            "Dos Tropas Impetuosas y una Comprobación de ¡Retirada! fallada: 0 activaciones impetuosas este "
            "turno."
        ),
    ),
    "SEQ-06": Told(
        "Qué resuelve la Fase de Estados",
        (
            "Tras tus Órdenes, lo primero que se pasa es Aturdido; luego empieza el Frenesí, se tira "
            "Regeneración y quien usó Tenaz lo paga. Al final, los miembros pueden reincorporarse a su "
            "Fireteam."
        ),
        "Una Tropa Tenaz que cayó en tu turno actúa hasta esta fase y tras ella está Muerta.",
    ),
    "SEQ-07": Told(
        "El nuevo Teniente se nombra al Fin del Turno",
        (
            "Tras un turno en Pérdida de Teniente, nombra al nuevo cuando ese turno acaba, no antes. Manda "
            "desde tu turno siguiente."
        ),
        "Perdido en el turno 2: nómbralo con este evento y el turno 3 se cuenta como siempre.",
    ),
}
