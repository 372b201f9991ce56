"""The rules on an officer's rank, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "RANK-01": Told(
        "Rango 1, salvo que esté más alto",
        (
            "Un oficial tiene rango 1, el de un Sargento Primus. Cuanto más alto esté en su capítulo, mayor "
            "es su rango y más lejos llega su voz."
        ),
        "Sin grado: rango 1, así que solo se enlazan marines a un paso.",
    ),
    "RANK-02": Told(
        "Los grados de las Hidras de Hierro",
        (
            "Las Hidras de Hierro llaman Decurión al oficial de una escuadra de diez y Centurión al "
            "capitán. Cada uno puede ser Primus, Senioris o Excelsior, según su veteranía."
        ),
        "Escribe el grado en la misión, en inglés o en español:",
    ),
    "RANK-03": Told(
        "Qué rango corresponde a cada grado",
        (
            "La fuente no da cifras, así que la escala se cuenta hacia arriba de uno en uno: Decurión, o "
            "Sargento, Primus 1, Senioris 2, Excelsior 3; Centurión, o Capitán, 4, 5 y 6. Sin nivel es "
            "Primus. Manda el `rank:` propio, si lo tiene, y `hierarchy:` fija otras cifras en la misión."
        ),
        "Decurión Excelsior 3, Centurión 4 y, con la línea siguiente, un Capellán 2.",
    ),
    "RANK-04": Told(
        "Una escuadra tiene diez hombres como mucho",
        (
            "No pongas más de diez en una escuadra, contando a su oficial. Diez sin Decurión ni Sargento "
            "solo merecen un aviso: quizá olvidaste nombrarlo."
        ),
        "Diez marines con `squad: alpha`: bien; un undécimo sobra.",
    ),
}
