"""The rules on what a file may hold at all, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "FILE-01": Told(
        "El archivo no se puede leer, o no hay nada que leer",
        (
            "O el archivo no está, o es una carpeta o no tienes permiso para leerlo, o no es texto en "
            "UTF-8, o la carpeta no contiene ningún archivo de los que se comprueban. Mira primero la ruta; "
            "guarda el archivo en UTF-8 si el aviso va de eso. El código de salida es 2."
        ),
        "`orders validate lsita.yaml`, cuando el archivo se llama lista.yaml.",
    ),
    "YAML-01": Told(
        "El texto no es YAML sencillo",
        (
            "Falta cerrar un corchete o una comilla, la sangría no cuadra o hay un tabulador donde van "
            "espacios; o el archivo usa algo que aquí no se admite: etiquetas, anclas y alias, claves de "
            "fusión, caracteres de control, varios documentos en un archivo. Escribe el valor entero donde "
            "querías remitir a otro."
        ),
        'Un nombre con dos puntos y espacio lleva comillas: `name: "Alfa: primera"`.',
    ),
    "YAML-02": Told(
        "La misma clave dos veces",
        (
            "Una clave solo puede aparecer una vez en su nivel; no quedaría claro cuál de las dos vale. "
            "Quita una o reúne ambas en una sola lista."
        ),
        "Dos `points:` al principio de la lista: deja el bueno.",
    ),
    "YAML-03": Told(
        "Demasiado grande, demasiado profundo o un número demasiado largo",
        (
            "Los archivos admiten hasta 1 MiB y 64 niveles de anidación, y números de longitud razonable. "
            "Una lista de verdad queda muy por debajo, así que lo más probable es que sea otra clase de "
            "archivo."
        ),
        "Una lista de quince Tropas ocupa unas 60 líneas.",
    ),
    "SCHEMA-01": Told(
        "Una clave o un valor que no va aquí",
        (
            "El archivo es YAML, pero algo no es lo que corresponde en ese sitio: una clave desconocida, "
            "otra que falta, una palabra donde va un número, un valor que no está entre los posibles. El "
            "mensaje dice qué se esperaba y cuál es la clave más parecida; `orders schema` muestra la forma "
            "completa."
        ),
        "`skils:` en una fila: escribe `skills:`.",
    ),
    "REF-01": Told(
        "Un nombre que no está en la lista",
        (
            "Un consumo, un evento, un Fireteam o un cambio nombra una tropa, un grupo, un Fireteam o un "
            "archivo que no existe. Los identificadores salen del nombre en minúsculas, sin acentos y con "
            "guiones; con `count`, o si varios comparten nombre, les sigue un número."
        ),
        "Tres Fusiliers son fusilier-1, fusilier-2 y fusilier-3; `fusilier` a secas no es ninguno.",
    ),
    "REF-02": Told(
        "Un identificador para dos",
        (
            "Dos tropas, o dos Fireteams, llevan el mismo identificador, así que no se sabría para cuál es "
            "una orden. Da a una de ellas otro `id:` u otro nombre."
        ),
        "Dos filas con `id: boss`: llama `deputy` a la segunda.",
    ),
    "SKILL-01": Told(
        "Casi el nombre de una Habilidad que importa",
        (
            "Lo escrito está a una o dos letras de una Habilidad que cambia las Órdenes. Las Habilidades "
            "desconocidas se dejan pasar, así que una errata te costaría su efecto sin que te enteres. "
            "Corrígela si es la que querías; si no, no hay nada que hacer. `orders explain skills` enumera "
            "las que importan."
        ),
        "`Teneinte`: ¿querías decir Teniente?",
    ),
}
