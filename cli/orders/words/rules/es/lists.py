"""The rules on army lists, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "LIST-01": Told(
        "Como máximo, 15 Tropas",
        (
            "Puedes alinear hasta 15 Tropas, las repartas como las repartas en Grupos de Combate. Los "
            "Periféricos no entran en la cuenta (LIST-02), y un evento puede fijar su propio límite con "
            "`limits:`."
        ),
        "Diez en el grupo 1 y cinco en el 2 son legales. Una sexta en el grupo 2 sería la 16.ª de la lista.",
    ),
    "LIST-02": Told(
        "Los Periféricos no ocupan plaza",
        (
            "Un Controlador y todos sus Periféricos son una sola Tropa al contar las quince de la lista y "
            "las diez de un grupo. En la mesa habrá más Miniaturas, pero solo el Controlador ocupa plaza."
        ),
        (
            "Diez Tropas, una de ellas con dos Servidores: doce Miniaturas, un grupo de 10 y una Reserva de "
            "Órdenes de 10."
        ),
    ),
    "LIST-03": Told(
        "Los Costes caben en los Puntos de Ejército",
        (
            "Suma el Coste de todas las filas: el total puede igualar los Puntos de Ejército de la partida, "
            "pero no superarlos. Lo que figura bajo un Controlador ya está pagado con él; un Periférico en "
            "fila propia se paga aparte. Una fila sin `cost:` no se puede comprobar, y se te avisa."
        ),
        "300 puntos en una partida a 300 son legales; 301, no.",
    ),
    "LIST-04": Told(
        "Un punto de CAP por cada 50 Puntos de Ejército",
        (
            "Las armas de apoyo se pagan de una segunda bolsa, el CAP: un punto por cada 50 Puntos de "
            "Ejército. Puedes gastarlo entero, con sus medios puntos, y ni medio punto más."
        ),
        (
            "Con 150 puntos tienes 3; con 200, 4; con 250, 5; con 300, 6; con 400, 8. A 300 puntos, 6 es "
            "legal y 6,5 no."
        ),
    ),
    "LIST-05": Told(
        "CAP a 350 puntos: 7, o 6 en Dominación",
        (
            "El reglamento se contradice: su tabla de modos de juego da 7 de CAP a 350 puntos y la del "
            "escenario Dominación da 6. Aquí se toma 7; si jugáis Dominación, escribe `swc: 6` al principio "
            "de la lista."
        ),
        "Con las dos líneas siguientes, 6,5 de CAP es medio punto de más; sin `swc:` es legal.",
    ),
    "LIST-06": Told(
        "CAP cuando los puntos no son múltiplo de 50",
        (
            "Aquí solo dan CAP las cincuentenas completas, porque la regla habla de cada 50 puntos, aunque "
            "una norma general del libro redondea las divisiones hacia arriba (LIST-23). Si en tu mesa se "
            "lee de otro modo, indica tú la cifra con `swc:`."
        ),
        "320 puntos dan 6, igual que 300; con `swc: 7` serían 7.",
    ),
    "LIST-07": Told(
        "Un CAP escrito +X es una bonificación",
        (
            "Algunas opciones amplían la bolsa de CAP en vez de gastarla: llevan el CAP impreso con un "
            "signo más. Cuestan 0 y aumentan en X lo que puedes gastar. El signo más es lo que las "
            "distingue, con comillas o sin ellas."
        ),
        "A 300 puntos, esta fila deja el máximo en 7. Escrita `swc: 1`, gastaría uno de los 6.",
    ),
    "LIST-08": Told(
        "No más Tropas de una Unidad que su DISP",
        (
            "La DISP dice cuántas Tropas de una misma Unidad caben en toda la lista, sumados los grupos; "
            "con `total` solo te frenan los puntos y las quince plazas. Se cuentan juntas las filas que "
            "comparten `unit:`. Los Periféricos también tienen DISP, y los Proxies de un mismo G: Jumper "
            "cuentan una vez."
        ),
        "Dos en el grupo 1 y una en el grupo 2 de una Unidad con DISP 2: la tercera sobra.",
    ),
    "LIST-09": Told(
        "Las Unidades y su DISP salen de tu Lista de Ejército",
        (
            "Elige el ejército genérico o una de sus Sectoriales, y toma de ahí, y solo de ahí, las "
            "Unidades y su DISP: una Sectorial no pide prestado al genérico, ni al revés. Para comprobarlo "
            "hacen falta los datos de las Unidades, que la lista por sí sola no trae."
        ),
        "Una Unidad con DISP 4 en la Sectorial y DISP 1 en el genérico: una lista genérica puede llevar una.",
    ),
    "LIST-10": Told(
        "Exactamente un Teniente",
        (
            "Una Tropa de tu lista, y solo una, tiene la Habilidad Teniente. Sin ella nadie manda el "
            "ejército; con dos no se sabe quién manda. Elige la opción de Teniente en una Tropa y opciones "
            "corrientes en las demás."
        ),
        "Una fila con `skills: [Lieutenant]` es legal; ninguna, o dos, no.",
    ),
    "LIST-11": Told(
        "Ni Tropas Irregulares ni REM como Teniente",
        (
            "Da el mando a una Tropa Regular que no sea REM. Vale al hacer la lista y también al nombrar un "
            "nuevo Teniente durante la partida."
        ),
        "Esta fila se rechaza; con `training: regular`, el valor por defecto, queda bien.",
    ),
    "LIST-12": Told(
        "Ningún Periférico sin Controlador",
        (
            "Un Periférico siempre va con alguien que lo controla. Ponlo bajo su Controlador o en una fila "
            "propia que lo nombre; los Servidores sin nombre de Controlador van al Médico o Ingeniero más "
            "cercano del grupo que tenga sitio."
        ),
        "Quita al Médico de la lista y esta fila se queda sin nadie a quien obedecer.",
    ),
    "LIST-13": Told(
        "Servidores: dos como mucho, para un Médico o un Ingeniero",
        (
            "Solo un Médico o un Ingeniero puede llevar Periféricos (Servidor), y no más de dos. Durante la "
            "partida solo uno de los dos actúa en cada Orden (PER-03)."
        ),
        "Un Ingeniero con dos Servidores es legal; con tres, no; y un hacker no puede llevar ninguno.",
    ),
    "LIST-14": Told(
        "Periférico (Control): tres como mucho",
        (
            "Un Controlador de Periféricos (Control) puede llevar hasta tres. Para uno más hace falta otro "
            "Controlador."
        ),
        "Tres bajo un mismo Controlador son legales; el cuarto sobra.",
    ),
    "LIST-15": Told(
        "Un G: Jumper son dos o tres Proxies en un mismo grupo",
        (
            "Alista un G: Jumper como dos o tres Proxies, todos en el mismo Grupo de Combate, donde juntos "
            "ocupan una plaza. Que ocupen también una sola de las quince es la lectura que se toma aquí. En "
            "el archivo son filas de una misma `unit:` con la Habilidad."
        ),
        "Dos filas, una Tropa: una plaza y una Orden.",
    ),
    "LIST-16": Told(
        "Dos perfiles de una Unidad son una sola Tropa",
        (
            "Un TAG y su piloto, un motorista y su Motocicleta con IA o las dos formas de una Transmutación "
            "son una fila, una plaza y una Orden: al cambiar de perfil, uno sustituye al otro y no se añade "
            "nadie."
        ),
        "Un TAG cuyo piloto desmonta: sigue siendo una Tropa y una Orden en el siguiente recuento.",
    ),
    "LIST-17": Told(
        "Lo que no es Tropa no ocupa plaza",
        (
            "Los Señuelos, los elementos de más de un Holoeco, los Desplegables, los TinBots, los "
            "SymbioMates y las Speedballs son elementos de juego, no Tropas. No ocupan plaza ni aportan "
            "Orden."
        ),
        (
            "Un Holoeco de tres elementos con un Teniente y otras dos Tropas Regulares: 4 Tropas y una "
            "Reserva de Órdenes de 4."
        ),
    ),
    "LIST-18": Told(
        "Los Personajes siguen las reglas corrientes",
        (
            "Ser Personaje no cambia nada en la lista ni en las Órdenes: es su DISP, casi siempre 1, la que "
            "impide llevarlo dos veces."
        ),
        "Escríbelo como a cualquiera, con la DISP de su perfil.",
    ),
    "LIST-19": Told(
        "Los jugadores pueden pactar otros límites",
        (
            "En una partida amistosa podéis acordar más o menos Tropas, o ningún tope. Escribe lo pactado "
            "en `limits:` y la comprobación lo seguirá."
        ),
        "Una partida de 20 Tropas en grupos de diez:",
    ),
    "LIST-20": Told(
        "Límites de evento, como un solo Grupo de Combate",
        (
            "Los torneos añaden límites propios, como la Inserción Limitada: un grupo de diez. No son "
            "reglas básicas, y el texto vigente de los documentos de torneo no se tuvo a mano, así que solo "
            "se exigen a la lista que los pide en `limits:`."
        ),
        "Inserción Limitada: un segundo grupo, o una undécima Tropa, se rechaza.",
    ),
    "LIST-21": Told(
        "Los Refuerzos quedan fuera",
        (
            "Las partidas con Refuerzos traen más tarde una segunda fuerza, con reglas que aquí no se "
            "tuvieron a mano. Un grupo marcado `reinforcement: true` se nombra y se aparta: no se cuenta "
            "nada de él ni se adivina nada."
        ),
        "La lista principal se cuenta como si este grupo no estuviera.",
    ),
    "LIST-22": Told(
        "Infinity Army tiene la última palabra",
        (
            "Qué existe y a qué precio, y qué dice la Tabla de Fireteams de un ejército, lo decide la "
            "aplicación oficial por encima de cualquier página impresa. Aquí se comprueba lo que pone tu "
            "archivo: copia de ella costes, CAP y DISP."
        ),
        "El libro dice 21 y la aplicación 22: escribe `cost: 22`.",
    ),
    "LIST-23": Told(
        "Las divisiones se redondean hacia arriba",
        (
            "Cuando una regla divide y no dice más, redondea hacia arriba. El caso que importa para las "
            "Órdenes es el umbral de ¡Retirada!, la cuarta parte de los puntos (RET-02)."
        ),
        "La cuarta parte de 250 es 62,5, así que el umbral es 63.",
    ),
    "LIST-24": Told(
        "Los Proxies cuentan una vez, también para la DISP",
        (
            "Los Proxies de un mismo G: Jumper son una Tropa siempre que se cuentan Tropas: las diez del "
            "grupo, las quince de la lista y la DISP de la Unidad. El Coste y el CAP de cada Proxy sí se "
            "pagan."
        ),
        "Dos Proxies de una Unidad con DISP 1, a 20 y 28 puntos: legal, una plaza, 48 puntos.",
    ),
    "LIST-25": Told(
        "Cyberplug: dos como mucho, y sin Servidores a la vez",
        (
            "Desde N5.2, una Tropa con la Habilidad Cyberplug puede controlar hasta dos Periféricos "
            "(Cyberplug), con uno solo conectado cada vez. No puede llevar además Servidores. Se sabe por "
            "una auditoría de las reglas hecha por terceros, no por el propio libro."
        ),
        "Un Controlador con un Periférico (Cyberplug) y un Servidor: quédate con una de las dos clases.",
    ),
}
