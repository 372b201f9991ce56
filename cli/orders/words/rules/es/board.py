"""The rules on the board of a mission, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "BOARD-01": Told(
        "Todas las filas son igual de largas",
        (
            "Dibuja el tablero como un rectángulo: cada fila tiene tantas casillas como la primera. Rellena "
            "con `#` donde no haya nada."
        ),
        "A la segunda fila le falta una casilla:",
    ),
    "BOARD-02": Told(
        "Solo signos conocidos, y cada letra una vez",
        (
            "Las casillas son `#` muro, `.` abierta, `|` puerta cerrada, `/` puerta abierta, `c` cobertura, "
            "o una letra que `legend:` asigna a un marine. La letra de un marine aparece en un solo sitio."
        ),
        "`D` para Varo; una segunda `D`, o un `?`, se rechaza.",
    ),
    "BOARD-03": Told(
        "Cada marine está en una casilla abierta, una vez",
        (
            "Coloca a cada marine en juego con `at: [columna, fila]`, contando desde 0 arriba a la "
            "izquierda, o con su letra en el tablero, pero no de las dos maneras. No sirven un muro, una "
            "puerta cerrada ni un punto fuera del tablero."
        ),
        "Columna 2, fila 1:",
    ),
    "BOARD-04": Told(
        "Un marine por casilla",
        "Dos marines no pueden compartir casilla. Vale también tras los cambios de cada turno.",
        "Los dos en [2, 1]: mueve a uno.",
    ),
    "BOARD-05": Told(
        "Un borde de muro va entre vecinas",
        (
            "Un muro que no ocupa casilla se escribe con las dos casillas que separa. Han de tocarse por un "
            "lado, no por una esquina, y estar ambas en el tablero."
        ),
        "Un muro entre la fila 1 y la fila 2 de la columna 3:",
    ),
}
