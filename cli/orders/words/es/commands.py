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
    "plan": (
        "Formas legales de consumir las Órdenes de un turno: contadas, listadas, buscadas, comprobadas.\n\n"
        "Con un archivo de partida, los planes son para las Órdenes que quedan ahora; con --turn N, para"
        " todas las de ese turno. Ejemplos:\n\n"
        "  orders plan count\n"
        "  orders plan list lists/harbour-patrol.yaml --where 'pilot+gull>=5'\n"
        "  orders plan find lists/harbour-patrol.yaml --want pilot=3 --want gull=2\n"
        "  orders plan check plan.yaml"
    ),
    "explain": (
        "Explica una regla, con un ejemplo y su fuente.\n\n"
        "Sin ID enumera todas las reglas. Ejemplos:\n\n"
        "  orders explain LIST-10\n"
        "  orders explain lt\n"
        "  orders explain convert_in_lol\n"
        "  orders explain pérdida de teniente\n"
        "  orders explain skills"
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
    "not_a_number": "{word} no es un número entero.",
    "wants_number": "hace falta un número entero.",
    "bad_value": "{name}: {what}",
    "missing": "Falta {name}.",
    "needs_value": "{option} necesita un valor.",
    "takes_no_value": "{option} no lleva valor.",
    "too_many": "Sobra algo en la línea de comandos: {words}.",
    "misunderstood": "No se entiende la línea de comandos: {why}",
    # refusals
    "file_exists": "{path} ya existe; --force lo sobrescribe.",
    "public_is_for_lists": "--public es para listas: una misión no tiene secretos.",
    "timeline_is_text": "--timeline dibuja para personas; no tiene forma JSON.",
    "no_board": "No hay tablero que dibujar: --svg es para misiones.",
    "other_kind": "{path} es {what}; aquí va {wanted}.",
    "kind_list": "una lista",
    "kind_mission": "una misión",
    "kind_game": "una partida",
    "kind_plan": "un plan",
    # ends
    "output_failed": "no se puede escribir en la salida estándar: {why}",
    "bug": (
        "orders: esto es un fallo del programa, no de tus archivos ({what}: {why})."
        " Por favor, avisa con lo que ejecutaste; ORDERS_DEBUG=1 muestra los detalles."
    ),
    # answers
    "written": "Escrito: {path}",
    # findings
    "hint": "sugerencia: {hint}",
    "summary_fine": "Bien: {files} {files:archivo|archivos}, nada que corregir.",
    "summary": (
        "{files} {files:archivo|archivos}: {errors} {errors:error|errores},"
        " {warnings} {warnings:aviso|avisos}, {infos} {infos:info|infos}."
    ),
    "skipped": "({n} {n:archivo|archivos} YAML más sin comprobar: {names})",
    # orders game
    "game": (
        "Lleva una partida en la mesa: un suceso por llamada, comprobado y escrito en el archivo de "
        "partida.\n\nEl archivo es --game FILE, si no $ORDERS_GAME, si no game.yaml aquí o junto a "
        "la lista. Los nombres se pueden acortar mientras sean únicos. Un suceso rechazado no cambia "
        "nada, código de salida 1. Ejemplos:\n\n  orders game start list.yaml --going first\n  "
        "orders game turn\n  orders game spend regular medic\n  orders game undo"
    ),
    "game_start": "Empieza un archivo de partida para una lista.",
    "game_turn": "Abre el siguiente turno propio.",
    "game_end": "Cierra el turno propio.",
    "game_spend": (
        "Consume una Orden en una Tropa o un Fireteam.\n\nEjemplos:\n\n  orders game spend regular "
        "alpha\n  orders game spend lieutenant boss\n  orders game spend coordinated medic sgt"
    ),
    "game_state": (
        "Pone a una Tropa en un estado, o de vuelta en el normal.\n\nSTATE es normal, unconscious"
        " (Inconsciente), dead (Muerto), dogged (Tenaz), isolated (Aislado), possessed (Poseído), sepsitorized"
        " (Sepsitorizado), disconnected (Desconectado), imm-a, imm-b (Inmovilizado-A, -B), stunned (Aturdido),"
        " targeted (Marcado), engaged (Trabado), retreat (Retirada) o embryo (Embrión Shasvastii)."
        " Ejemplos:\n\n  orders game state boss unconscious\n  orders game state boss normal"
    ),
    "game_enter": "Hace entrar a una Tropa aerotransportada con su propia Orden.",
    "game_reveal": "Revela a una Tropa en Despliegue Oculto.",
    "game_token": (
        "Gasta un Token de Mando.\n\nUSE es regroup, free, convert, fireteam, guts, doctor, "
        "engineer, ignore-retreat, suppress, reserve, speedball, remove-orders o limit-tokens. "
        "Ejemplos:\n\n  orders game token convert --trooper ghulam\n  orders game token regroup "
        "--trooper sapper-2 --to 1"
    ),
    "game_opponent": (
        "Anota el Uso Estratégico del adversario.\n\nEjemplo:\n\n  orders game opponent "
        "remove-orders --from 1=2"
    ),
    "game_lieutenant": "Nombra un nuevo Teniente al final del turno.",
    "game_chain": "Usa Cadena de Mando antes del Recuento de Órdenes.",
    "game_mnemonica": "Pasa Mnemotecno a otra Tropa.",
    "game_frenzy": "Anota que una Tropa entra en Frenesí.",
    "game_gain": "Anota una Tropa enemiga poseída por una de las nuestras.",
    "game_fireteam": "Deshace un Fireteam (--cancel) o deja que salga un miembro (--leave).",
    "game_undo": "Retira el último suceso.",
    "game_show": "Muestra cómo está la partida.",
    "argument_name": "un nombre o un id; basta el principio si solo uno encaja",
    "argument_turn": "su número (por defecto, el siguiente)",
    "argument_end": "su número (por defecto, el que está en curso)",
    "argument_order": "regular, irregular, lieutenant, tactical, impetuous o coordinated",
    "argument_on": "una Tropa o un Fireteam; para coordinated, varias Tropas",
    "argument_state": "el estado",
    "argument_use": "para qué es el Token",
    "argument_opponent": "remove-orders, limit-tokens o suppress",
    "argument_to": "quién lo recibe",
    "argument_gain": "el id con que se la nombra desde ahora",
    "option_going": "quién tiene el primer turno (por defecto first: nosotros)",
    "option_by": "de quién es la Orden, o quién usa la Orden de Teniente",
    "option_with": "un periférico que actúa también; se puede repetir",
    "option_group": "el grupo cuya Reserva de Órdenes paga",
    "option_pay": "lieutenant: su Orden paga una Orden Coordinada",
    "option_enter": "impetuous: con una activación impetuosa",
    "option_trooper": "la Tropa para la que es",
    "option_to": "el grupo al que pasa",
    "option_free": "strategos: el cambio no cuesta Token",
    "option_team": "el nombre del nuevo Fireteam",
    "option_type": "duo, haris o core",
    "option_members": "sus miembros, con comas o repetido",
    "option_from": "un grupo y cuántas Órdenes pierde; se puede repetir",
    "option_gained_by": "la Tropa que la posee",
    "option_gained_name": "el nombre que se muestra",
    "option_cancel": "deshace el Fireteam",
    "option_leave": "el miembro que sale",
    "several_fit": "{name} podría ser {fits}; escribe más.",
    "no_game": "Aquí no hay partida: orders game start empieza una, --game nombra una.",
    "public_errors": "{n} {n:error|errores} en la lista: mira `orders validate {path}`",
    "public_events": (
        "{n} {n:evento de la partida no cuenta|eventos de la partida no cuentan}: mira `orders validate {path}`"
    ),
    "game_is_file": "Una partida tiene que ser un archivo; la entrada estándar no se puede llevar.",
    "game_needs_file": (
        "Una partida necesita una lista en un archivo; la entrada estándar no se puede nombrar en ella."
    ),
    "undone": "Retirado: {event}",
    "bad_from": "--from {word}: escribe un grupo y un número, como 1=2.",
    "cancel_or_leave": "Escribe --cancel o --leave NAME.",
    "recorded": "Anotado: {event}",
    "option_on": "quién empieza en la mesa aun siendo aerotransportado u oculto; se puede repetir",
    "option_off": "quién empieza fuera de la mesa, como un Teniente oculto; se puede repetir",
    "with_hint": "{what}\n  sugerencia: {hint}",
    "game_is_list": "{path} es la propia lista; nombra otro archivo con --game.",
}
