"""The rules on the Lieutenant and his loss, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "LT-01": Told(
        "La Habilidad dura hasta nombrar un nuevo Teniente",
        (
            "Teniente es una Habilidad Obligatoria, y quién la tiene es secreto tuyo. Su dueño la conserva "
            "aunque caiga, hasta que nombras a otro; solo entonces la pierde."
        ),
        "Teniente Inconsciente en el turno 1 y curado antes del 2: sigue al mando, no se perdió nada.",
    ),
    "LT-02": Told(
        "Cuándo estás en Pérdida de Teniente",
        (
            "En la comprobación de tu Fase Táctica, mira a tu Teniente: ha de estar en la mesa, como "
            "Miniatura o Marcador, y ni Nulo ni Aislado. Si no, el ejército está este turno en Pérdida de "
            "Teniente."
        ),
        "El Teniente aún espera su Salto de Combate en el turno 1: Pérdida de Teniente.",
    ),
    "LT-03": Told(
        "En Pérdida de Teniente todos son Irregulares",
        (
            "Durante ese turno, todas las Tropas de tu lista cuentan como Irregulares: no hay Reserva de "
            "Órdenes y cada una tiene solo su propia Orden. La excepción son Fogueado y Veterano (LT-09)."
        ),
        "El Teniente Muerto y otras nueve Regulares: Reserva de Órdenes de 0 y 9 Órdenes Irregulares.",
    ),
    "LT-04": Told(
        "Nombra un nuevo Teniente al acabar ese turno",
        (
            "Al final de un turno en Pérdida de Teniente debes nombrar uno nuevo, sin coste y en secreto. "
            "Elige a cualquiera cuyo perfil no sea Irregular y que no sea REM; recibe la Habilidad a secas, "
            "sin +1 Orden ni +1 Token de Mando."
        ),
        (
            "El turno siguiente: Reserva de Órdenes de 9 otra vez y 1 Orden de Teniente, aunque el primero "
            "tuviera dos."
        ),
    ),
    "LT-05": Told(
        "Cadena de Mando toma el relevo",
        (
            "Si al llegar la comprobación tu Teniente está Nulo o Aislado, una Tropa con Cadena de Mando "
            "que esté en la mesa y ni Nula ni Aislada puede convertirse en Teniente en el acto. La "
            "comprobación se supera, aporta una Orden de Teniente y conserva el puesto aunque el anterior "
            "se recupere. Un Teniente que solo está fuera de la mesa no la activa. En N4, antes de julio de "
            "2023, valía en cualquier momento."
        ),
        (
            "Si hay una sola Tropa así, ocurre sin pedirlo; con `rulings: {chain_of_command: ask}` decide "
            "este evento."
        ),
    ),
    "LT-06": Told(
        "En N4, el sucesor usa solo su propia Orden de Teniente",
        (
            "Quien tomó el mando por Cadena de Mando no puede consumir una Orden de Teniente que generó "
            "otro. Ha de esperar a la que aporte él mismo."
        ),
        "La Orden del antiguo Teniente se contó y luego este cayó: el sucesor no puede tomarla.",
    ),
    "LT-07": Told(
        "La Orden de Teniente sobrevive al Teniente",
        (
            "Una vez contada, la Orden de Teniente vale para todo el turno. Si él cae antes de usarla, tu "
            "Suboficial todavía puede hacerlo."
        ),
        "El Teniente cae ante la primera ORA; sgt, un Suboficial, actúa con la Orden:",
    ),
    "LT-08": Told(
        "Quién aporta Orden de Teniente y quién no",
        (
            "Para aportar su Orden Especial, tu Teniente ha de estar en la mesa en la comprobación, ni Nulo "
            "ni Aislado. En ¡Retirada!, un Teniente en pie y sano sigue aportando la suya según la letra de "
            "las reglas, y un Suboficial puede usarla. Las fuentes dejan abiertos ambos puntos, el Teniente "
            "Aislado y la Orden en ¡Retirada!, así que cada uno se puede cambiar."
        ),
        "¡Retirada! con un Teniente sano y tres Regulares: 4 Órdenes Irregulares y 1 de Teniente.",
    ),
    "LT-09": Told(
        "Fogueado y Veterano siguen siendo Regulares",
        (
            "Fogueado en N5, Veterano en N4: ni la Pérdida de Teniente ni ¡Retirada! afectan a estas "
            "Tropas, que siguen sumando a la Reserva de Órdenes. A un Fogueado tampoco se le puede Aislar."
        ),
        (
            "Pérdida de Teniente con seis Regulares corrientes y dos Veteranas: Reserva de Órdenes de 2 y 6 "
            "Órdenes Irregulares."
        ),
    ),
    "LT-10": Told(
        "Coraje y Tropa Religiosa no ayudan aquí",
        (
            "Estas Habilidades evitan que sus dueños huyan, no que se queden sin mando: en Pérdida de "
            "Teniente, y en ¡Retirada!, son Irregulares como los demás."
        ),
        "Pérdida de Teniente con tres Regulares con Coraje: Reserva de Órdenes de 0 y 3 Órdenes Irregulares.",
    ),
    "LT-11": Told(
        "Las Tropas Impetuosas sin Teniente",
        (
            "En Pérdida de Teniente, una Tropa Impetuosa conserva su activación gratuita y tiene además una "
            "Orden Irregular. En ¡Retirada! solo le queda la Orden Irregular."
        ),
        "Una Tropa Impetuosa: Token y Orden en Pérdida de Teniente; solo la Orden en ¡Retirada!",
    ),
    "LT-12": Told(
        "FT Master no protege de la Pérdida de Teniente",
        (
            "Un FT Master vuelve Regular a su Fireteam en un recuento normal. Sin Teniente eso no vale: sus "
            "miembros también son Irregulares."
        ),
        "Un Fireteam de cuatro con FT Master y el Teniente Muerto: 4 Órdenes Irregulares.",
    ),
    "LT-13": Told(
        "La Pérdida de Teniente acaba con el Fuego de Supresión",
        "En cuanto tu ejército entra en Pérdida de Teniente, tus Tropas abandonan el Fuego de Supresión.",
        "Tres en Fuego de Supresión al empezar el turno y el Teniente Muerto: ya no queda ninguna.",
    ),
    "LT-14": Told(
        "En Pérdida de Teniente, los Tokens convierten Órdenes igualmente",
        (
            "Todos cuentan entonces como Irregulares, así que un Token de Mando puede convertir una Orden "
            "Irregular en Regular como en cualquier turno; nada lo prohíbe, aunque tampoco hay respuesta "
            "oficial que lo diga. Las Órdenes Tácticas siguen siendo lo que son."
        ),
        "Nueve Órdenes Irregulares y un Token usado: Reserva de Órdenes de 1 y 8 Órdenes Irregulares.",
    ),
    "LT-15": Told(
        "La Tirada de Iniciativa usa su VOL",
        (
            "Antes de desplegar, los dos bandos tiran con la VOL de sus Tenientes, y ese número sí hay que "
            "decirlo. No afecta en nada a las Órdenes."
        ),
        "Di la VOL, no quién la tiene.",
    ),
    "LT-16": Told(
        "Un Teniente G: Jumper se pierde solo con todos sus Proxies",
        (
            "Si te manda un G: Jumper, basta un Proxy que no esté Nulo ni Aislado. Solo cuando todos lo "
            "están hay Pérdida de Teniente."
        ),
        "Tres Proxies, dos Inconscientes: el ejército conserva su Teniente.",
    ),
    "LT-17": Told(
        "Sin nadie a quien nombrar, la pérdida sigue",
        (
            "Si todas las Tropas que quedan son REM o Irregulares por perfil, no puedes nombrar Teniente, y "
            "el turno siguiente vuelve a ser de Pérdida de Teniente."
        ),
        "Quedan dos REM: Órdenes Irregulares hasta el final de la partida.",
    ),
    "LT-18": Told(
        "Un Teniente Aislado con Liderazgo Inspirador",
        (
            "Chocan dos reglas: Aislado trae Pérdida de Teniente, y Liderazgo Inspirador vuelve Regulares a "
            "todos mientras él no esté Nulo. Ninguna fuente dice cuál gana. Se toma la lectura más "
            "estricta: Pérdida de Teniente y todos Irregulares."
        ),
        (
            "Teniente con Liderazgo Inspirador Aislado y otras ocho Tropas: 9 Órdenes Irregulares, sin "
            "Reserva de Órdenes."
        ),
    ),
    "LT-19": Told(
        "Solo cuenta el momento de la comprobación",
        (
            "Cura, libera o revela a tu Teniente antes de la comprobación, en el turno enemigo o en tu paso "
            "ejecutivo, y no se habrá perdido nada. Lo que pase después no cambia ese turno."
        ),
        (
            "Teniente Poseído y liberado con un Token en el paso ejecutivo: Reserva de Órdenes completa "
            "este turno."
        ),
    ),
    "LT-20": Told(
        "Al Teniente ausente también se le sustituye",
        (
            "Aunque solo estuviera fuera de la mesa en la comprobación, debes nombrar otro al final del "
            "turno, y el ausente pierde la Habilidad pese a seguir vivo. El nuevo no tiene por qué estar en "
            "la mesa ni en pie."
        ),
        "Un Teniente en Despliegue Oculto en el turno 1: al acabarlo, nombra a otra Tropa.",
    ),
    "LT-21": Told(
        "Puedes volver a nombrar a la misma Tropa",
        (
            "Ninguna regla leída impide nombrar al que ya tenías. Se toma como legal; tiene entonces la "
            "Habilidad a secas, sin sus extras."
        ),
        "Un Teniente (+1 Orden) nombrado otra vez aporta desde entonces 1 Orden de Teniente.",
    ),
    "LT-22": Told(
        "Cadena de Mando no ayuda en ¡Retirada!",
        (
            "En ¡Retirada! el ejército está en Pérdida de Teniente sin más, haya o no quien pueda mandar, "
            "así que nadie puede tomar el relevo."
        ),
        "¡Retirada! con una Tropa con Cadena de Mando sana: todos Irregulares igualmente.",
    ),
    "LT-23": Told(
        "Mnemotecno conserva el mando",
        (
            "Si la mente del Teniente pasa a otro cuerpo al final de una Orden, en el turno de cualquiera, "
            "la Habilidad y sus extras van con ella: no hay Pérdida de Teniente. La Orden de Teniente del "
            "nuevo cuerpo llega con el siguiente Recuento de Órdenes."
        ),
        (
            "Si cambia en el turno enemigo: Reserva de Órdenes completa y sus Órdenes de Teniente en tu "
            "próximo recuento."
        ),
    ),
}
