"""The rules on Hidden Deployment, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "HD-01": Told(
        "Una Tropa oculta se guarda su Orden",
        (
            "Mientras esté oculta, su Orden no está en la Reserva de Órdenes. Solo ella puede usarla, y "
            "solo para colocarse en la mesa en tu Turno Activo; desde entonces es una Tropa como cualquiera."
        ),
        "Dos en Despliegue Oculto entre diez Regulares: Reserva de Órdenes de 8.",
    ),
    "HD-02": Told(
        "Revelado en el turno enemigo, contado en el tuyo",
        (
            "Si se muestra con una ORA está en la mesa, y tu próximo Recuento de Órdenes ya lo encuentra: "
            "su Orden va a la Reserva de Órdenes."
        ),
        "Revelado tras el turno 1: la Reserva de Órdenes del turno 2 tiene una más.",
    ),
    "HD-03": Told(
        "Revelarla con otra Orden pierde la suya",
        (
            "Su Orden solo sirve para el momento de colocarse. Si la colocas con una Orden de la Reserva de "
            "Órdenes o una Coordinada, la suya se pierde este turno. Si una de la Reserva de Órdenes puede "
            "hacerlo no está claro; se permite salvo que cambies el criterio."
        ),
        "Reserva de Órdenes de 8 y una consumida en revelar a spy: quedan 7, y spy se queda sin la suya.",
    ),
    "HD-04": Told(
        "Qué rompe el Despliegue Oculto",
        (
            "Una Tropa oculta que se vuelve Impetuosa o entra en Estado de Retirada ha de colocarse en la "
            "mesa: ya no puede esconderse."
        ),
        "¡Retirada! en el turno 3: spy está en la mesa antes del recuento.",
    ),
    "HD-05": Told(
        "Un Teniente oculto te cuesta el turno",
        (
            "Un Teniente fuera de la mesa en la comprobación es Pérdida de Teniente (LT-02), tanto oculto "
            "como aerotransportado. La salida es revelarlo antes de tu Fase Táctica, por ejemplo con una "
            "ORA. Por defecto empieza en la mesa."
        ),
        "Desplegado oculto y sin mostrarse antes del turno 1: sin Reserva de Órdenes en el turno 1.",
    ),
    "HD-06": Told(
        "Despliegue Oculto en N4",
        (
            "N4, en su edición de julio de 2023, trata la Orden de una Tropa oculta como N5: fuera de la "
            "Reserva de Órdenes hasta que se coloca."
        ),
        "Dos ocultas entre diez Regulares en N4: también Reserva de Órdenes de 8.",
    ),
    "HD-07": Told(
        "¡Retirada! saca a los ocultos",
        (
            "Cuando la comprobación da ¡Retirada!, coloca en la mesa a tus Tropas ocultas antes de contar; "
            "cada una aporta este turno una Orden Irregular. Las que tengan Coraje, Tropa Religiosa o "
            "Fogueado pueden seguir ocultas."
        ),
        "Dos ocultas, una con Coraje: aparece la otra y aporta 1 Orden Irregular.",
    ),
}
