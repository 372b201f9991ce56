"""What the command line says about itself, in Spanish."""

SENTENCES = {
    # help pages
    "orders": (
        "Listas de Ejército y sus Órdenes: comprobadas, contadas, planificadas.\n\n"
        "Una lista es un archivo YAML. Si no se indica, se busca en la carpeta actual."
        " `orders new` escribe una para empezar."
    ),
    "validate": (
        "Comprueba archivos de lista, partida, plan y misión.\n\n"
        "Sin PATH toma la misma lista que los demás comandos; en una carpeta busca los archivos de esas"
        " clases, y - lee la entrada estándar."
        " Código de salida 0: nada que corregir; 1: un error; 2: algo no se pudo leer."
    ),
    "reserve": (
        "Cuenta las Órdenes al inicio de un turno y dice quién aporta qué.\n\n"
        "Con un archivo de partida, el turno se cuenta tal como fue la partida. Ejemplos:\n\n"
        "  orders reserve\n"
        "  orders reserve lists/harbour-patrol.yaml --turn 3\n"
        "  orders reserve --game game.yaml --timeline"
    ),
    "explain": (
        "Explica una regla, con un ejemplo y su fuente.\n\n"
        "Sin ID enumera todas las reglas. Ejemplos:\n\n"
        "  orders explain LIST-10\n"
        "  orders explain lt\n"
        "  orders explain convert_in_lol"
    ),
    "new": (
        "Escribe una lista comentada para empezar.\n\n"
        "Si no se indica FILE, es list.yaml (mission.yaml con --system officers);"
        " - escribe en la salida estándar."
    ),
    "schema": (
        "Muestra el JSON Schema de una clase de archivo.\n\n"
        "Con él, los editores que entienden YAML completan las claves y marcan los fallos."
    ),
    "usage": "Uso:",
    "usage_options": "[OPCIONES]",
    "usage_command": "COMANDO ...",
    "arguments": "Argumentos",
    "options": "Opciones",
    "commands": "Comandos",
    "argument_list": (
        "el archivo de lista o misión, - para la entrada estándar; si falta: $ORDERS_LIST, list.yaml,"
        " mission.yaml, o el único que haya aquí o en lists/"
    ),
    "argument_paths": "archivos y carpetas, - para la entrada estándar",
    "argument_new": "dónde escribir, - para la salida estándar",
    "argument_schema": "list (por defecto), game, plan o mission",
    "option_format": "para personas o para programas (por defecto text)",
    "option_turn": "el turno (por defecto el turno en curso, si no el siguiente; 1 sin partida)",
    "option_game": "el archivo de partida; si falta: $ORDERS_GAME, si no game.yaml junto a la lista",
    "option_public": "solo lo que el adversario puede saber",
    "option_strict": "los avisos cuentan como errores",
    "option_timeline": "todos los turnos hasta ahora, con pérdidas y ganancias",
    "option_svg": "escribe además el tablero de la misión como imagen en este archivo",
    "option_system": "para qué es el archivo nuevo (por defecto infinity)",
    "option_force": "sobrescribe un archivo que ya exista",
    "option_lang": "el idioma (por defecto $ORDERS_LANG, el del sistema, si no inglés)",
    "option_help": "muestra esta página",
    "option_version": "muestra la versión",
    # wrong usage
    "refused": "orders: {what}",
    "see_help": "Véase `{command} --help`.",
    "did_you_mean": "{what} ¿Quizá {near}?",
    "no_such_option": "No existe la opción {word}.",
    "no_such_command": "No existe el comando {word}. Hay: {known}.",
    "no_such_language": "{option}: no existe el idioma {value}. Hay: {known}.",
    "not_a_choice": "{word} no es ninguno de {known}.",
    "not_a_number": "{word} no es un número entero que pueda ir aquí.",
    "wants_number": "aquí va un número entero.",
    "bad_value": "{name}: {what}",
    "missing": "Falta {name}.",
    "needs_value": "{option} necesita un valor.",
    "takes_no_value": "{option} no lleva valor.",
    "too_many": "Sobra algo en la línea de comandos: {words}.",
    "misunderstood": "No se entiende la línea de comandos: {why}",
    # refusals
    "file_exists": "{path} ya existe; --force lo sobrescribe.",
    "bug": (
        "orders: esto es un fallo del programa, no de tus archivos ({what}: {why})."
        " Por favor, avisa con lo que ejecutaste; ORDERS_DEBUG=1 muestra los detalles."
    ),
    "timeline_is_text": "--timeline dibuja para personas; no tiene forma JSON.",
    "no_board": "No hay tablero que dibujar: --svg es para misiones.",
    "other_kind": "{path} es {what}; aquí va {wanted}.",
    "kind_list": "una lista",
    "kind_mission": "una misión",
    "kind_game": "una partida",
    "kind_plan": "un plan",
    # answers
    "written": "Escrito: {path}",
    # findings
    "hint": "sugerencia: {hint}",
    "summary_fine": "Bien: nada que corregir en {files} {files:archivo|archivos}.",
    "summary": (
        "{files} {files:archivo|archivos}: {errors} {errors:error|errores},"
        " {warnings} {warnings:aviso|avisos}, {infos} {infos:nota|notas}."
    ),
    "list_missing": "La lista {name} no está; se buscó en {path}.",
    "list_faulty": "La lista {name} no se puede usar: tiene fallos propios, véase `orders validate {path}`.",
}
