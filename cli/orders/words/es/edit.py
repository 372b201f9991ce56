"""Why a file was not written or not changed, in Spanish."""

SENTENCES = {
    # writing and locking
    "busy": "{path} está en uso: otro comando no terminó en {seconds} segundos. No se escribió nada.",
    "denied": "No se escribió {path}: falta permiso para escribir en su carpeta.",
    "protected": "No se escribió {path}: el archivo está protegido contra escritura.",
    "read_only": "No se escribió {path}: la unidad es de solo lectura.",
    "full": "No se escribió {path}: no queda espacio.",
    "no_folder": "No se escribió {path}: su carpeta no existe.",
    "long_name": "No se escribió {path}: el nombre es demasiado largo.",
    "no_name": "{path} no se ha escrito: ningún archivo puede llamarse así.",
    "loop": "No se escribió {path}: es un enlace que vuelve a sí mismo.",
    "not_a_file": "No se escribió {path}: no es un archivo corriente.",
    "not_unicode": "No se escribió {path}: su texto tiene caracteres que no caben en UTF-8.",
    "failed": "No se escribió {path}: {reason}.",
    # layouts that take no further event
    "no_game": "Esto no es un archivo de partida: no tiene claves.",
    "no_game_hint": "Un archivo de partida empieza con `list: list.yaml` y termina con `events:`.",
    "braces": "El archivo está escrito entre llaves, así que no se le puede añadir una línea.",
    "braces_hint": "Escribe cada clave en su propia línea, sin las {{ }} exteriores, y `events:` la última.",
    "not_last": "`events:` debe ser la última clave del archivo, pero detrás está `{name}:`.",
    "not_last_hint": "Pon `{name}:`, con todo lo que contiene, encima de `events:`.",
    "brackets": "Los eventos están entre corchetes, así que no se les puede añadir una línea.",
    "brackets_hint": (
        "Deja `events:` solo en su línea y escribe cada evento, sin los corchetes, en una línea debajo,"
        " por ejemplo `  - turn: 1`."
    ),
    "no_list": "`events:` no contiene una lista.",
    "no_list_hint": "Escribe cada evento en su propia línea debajo de `events:`, por ejemplo `  - turn: 1`.",
    "no_own_line": "Los eventos no empiezan en una línea propia.",
    "no_own_line_hint": (
        "Deja `events:` solo en su línea y empieza cada evento debajo, por ejemplo `  - turn: 1`."
    ),
    # events
    "no_event": "No hay ningún evento que deshacer.",
    "no_text": "No se escribió el evento: tiene caracteres que no caben en UTF-8.",
    "too_large": "No se escribió el evento: el archivo pasaría de {limit} bytes.",
    "too_large_hint": "Empieza un archivo de partida nuevo o quita comentarios de este.",
    "unsafe": "No se cambió el archivo: con su formato no se puede añadir ni quitar un evento limpiamente.",
    "unsafe_hint": (
        "Escribe cada evento en una sola línea debajo de `events:`, por ejemplo `  - turn: 1`, e inténtalo"
        " de nuevo."
    ),
}
