"""The rules on an officer's unit, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "UNIT-01": Told(
        "Una unidad crece desde su oficial",
        (
            "Empieza por el oficial. Se une un marine si está como mucho a la distancia del rango del "
            "oficial, respecto de este o de alguien que ya se haya unido, y ambos se pueden comunicar. Así, "
            "una cadena de marines puede cruzar el tablero."
        ),
        "Rango 1 y tres marines en fila junto al oficial: los tres son de la unidad.",
    ),
    "UNIT-02": Told(
        "Un muro rompe el enlace",
        (
            "Dos marines con un muro en medio no están enlazados, por cerca que estén. Con `link: path` sí "
            "lo están si rodear el muro no es más largo que el rango."
        ),
        "Vecinos a los dos lados de un muro largo: dos unidades, no una.",
    ),
    "UNIT-03": Told(
        "Cómo se miden la distancia y la comunicación",
        (
            "La fuente no dice cómo se mide. Aquí una sola prueba vale para ambas: cuenta los pasos del "
            "camino más corto por casillas abiertas, diagonales incluidas; si no pasan del rango, hay "
            "enlace. Un paso en diagonal exige abiertas las dos casillas que roza y ningún borde de muro en "
            "esa esquina. `link: straight` pide en cambio una línea recta despejada; `metric: orthogonal` "
            "prohíbe las diagonales."
        ),
        (
            "A dos casillas por una diagonal abierta: 2 pasos, enlazados con rango 2; con `metric: "
            "orthogonal` harían falta 4."
        ),
    ),
    "UNIT-04": Told(
        "Las puertas cerradas cortan; las abiertas y la gente, no",
        (
            "Trata una puerta cerrada como un muro; ábrela y vuelve el enlace. Los marines y tiránidos que "
            "haya en medio no impiden que nadie oiga."
        ),
        "`|` entre dos marines: sin enlace. `/` en su lugar: enlazados.",
    ),
    "UNIT-05": Told(
        "La escuadra no ata",
        (
            "Un marine puede estar en la unidad de un oficial de otra escuadra, y en varias unidades a la "
            "vez. De los oficiales que lo alcanzan en ese momento, obedece al que quiera."
        ),
        "Ilex está entre dos oficiales: pertenece a las dos unidades y elige a quién obedece.",
    ),
    "UNIT-06": Told(
        "Nadie está obligado a obedecer",
        "Un miembro puede seguir a lo suyo y aun así servir de eslabón entre los demás y el oficial.",
        "Otho se queda al margen; Ilex, detrás de él, obedece gracias a él.",
    ),
    "UNIT-07": Told(
        "Los muertos no enlazan; un oficial también es un marine",
        (
            "Quien está muerto o fuera del tablero ni enlaza ni obedece. Un oficial es el primer miembro de "
            "su propia unidad y puede serlo de la de otro oficial."
        ),
        "Cae el eslabón del medio: los de detrás quedan fuera de la unidad.",
    ),
}
