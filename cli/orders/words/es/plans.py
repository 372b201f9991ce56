"""Lo que se dice de los planes, en español."""

SENTENCES = {
    # help pages
    "help_count": (
        "Cuenta los planes: todos, los que no dejan ninguna Orden, y cuántas veces actúa cada objetivo."
    ),
    "help_list": (
        "Lista planes en un orden fijo, desde cualquier puesto.\n\n"
        "Una condición es NAME OP N, NAME+NAME OP N o unspent OP N; OP es >= <= == > o <."
        " El puesto es el que cada plan tiene entre todos. Ejemplos:\n\n"
        "  orders plan list --limit 5\n"
        "  orders plan list --from 100000\n"
        "  orders plan list --where 'medic>=3' --format json --limit 0"
    ),
    "help_sample": "Saca planes al azar, todos igual de probables.",
    "help_find": (
        "Busca el plan más ahorrador en que cada cual actúa cuantas veces quieras, o dice por qué no.\n\n"
        "Consume las Órdenes propias antes que las de una Reserva, las Tácticas antes que las Regulares, y"
        " guarda las del Teniente para un Suboficial. En una misión se puede querer que un marine obedezca"
        " una orden, o que un oficial la dé. Ejemplos:\n\n"
        "  orders plan find --want medic=3 --want 'sgt>=2'\n"
        "  orders plan find --want ghulam=4 --tokens 2\n"
        "  orders plan find --want otho=replegarse --want 'varo:dig-in>=4'"
    ),
    "help_check": (
        "Juega los pasos de un archivo de plan y se detiene en el primero que no es legal.\n\n"
        "Código de salida 0: legal; 1: no lo es."
    ),
    "option_by_order": "también las distintas elecciones de oficial y orden",
    "option_limit": "como máximo tantos planes, 0 para todos (por defecto 20)",
    "option_from": "el puesto por el que se empieza (por defecto 0)",
    "option_where": "una condición que los planes deben cumplir; se puede dar varias veces",
    "option_scan": "mira tantos puestos y ninguno más",
    "option_number": "cuántos planes (por defecto 5)",
    "option_seed": "el mismo número saca los mismos planes",
    "option_want": "lo que se quiere: NAME=N, NAME>=N, NAME=ORDER u OFFICER:ORDER>=N; varias veces",
    "option_tokens": "gasta como máximo tantos Tokens de Mando (por defecto 0)",
    "argument_plan": "el archivo de plan, - para la entrada estándar",
    "argument_plan_list": "la lista o misión; si falta, la que nombra el plan, si no la de siempre",
    # what cannot be read
    "unreadable": "{option}, carácter {column}: {what}\n  {text}\n  {mark}",
    "name_expected": "aquí debería ir un nombre.",
    "operator_expected": "aquí debería ir uno de {known}.",
    "number_expected": "aquí debería ir un número entero.",
    "end_expected": "aquí no debería ir nada más.",
    "unspent_alone": "unspent va solo, no en una suma.",
    "named_twice": "{name} ya está en la suma.",
    "unknown_name": "nadie se llama {name}.",
    "unknown_order": "no existe la orden {order}.",
    "no_officer": "{name} no da órdenes ahora; quienes las dan: {known}.",
    "rank_beyond": ("--from {rank}: hay {total} {total:plan|planes}, con puestos del 0 al {last}."),
    "below_zero": "{option}: escribe un número entero, 0 o más.",
    "no_wants": "Di qué se quiere, con --want.",
    "no_officers": "--by-order es para misiones: aquí ningún oficial da órdenes.",
    "both_standard_input": "El plan y la lista no pueden venir los dos de la entrada estándar.",
    # too much
    "cluster": (
        "{officers}: {n} oficiales mandan a los mismos marines, directamente o a través de otros."
        " Los planes se cuentan con exactitud hasta {most}; `plan find` y `plan check` funcionan igualmente."
    ),
    "too_tangled": (
        "Demasiados oficiales mandan a demasiados grupos distintos de los mismos marines para contar"
        " sus planes con exactitud."
    ),
    # counts
    "total": "{shown} {n:forma|formas} de consumir estas Órdenes",
    "all_spent": "{shown} de ellas no {n:deja|dejan} ninguna Orden sin consumir",
    "profiles": (
        "{shown} {n:perfil|perfiles} de activación: cuántas veces actúa cada cual, pague quien pague"
    ),
    "obeying": "{shown} {n:conjunto distinto|conjuntos distintos} de marines que obedecen",
    "by_order": "{shown} {n:elección distinta|elecciones distintas} de oficial y orden",
    "pool": "{pool}: {n} {n:Orden|Órdenes} para {who}; por sí solas, {shown} {ways:forma|formas}",
    "nobody": "nadie",
    "text": "{text}",
    # plans
    "row": "Plan {rank}",
    "head_acts": "Actúa",
    "head_order": "{officer}: {order}",
    "pool_regular": "Regular {of}",
    "pool_irregular": "Irregular {of}",
    "pool_lieutenant": "Teniente {of}",
    "pool_tactical": "Táctica {of}",
    "pool_own": "Propia {of}",
    "pool_command": "{of}",
    "some": "{pool}: {n}",
    "nothing": "nada",
    "kind_irregular": "Irregular",
    "kind_lieutenant": "Teniente",
    "kind_tactical": "Táctica",
    "kind_own": "Propia",
    "nothing_spent": "Nadie actúa.",
    "kept": "sin consumir",
    "next": "Hay más: sigue con --from {rank}.",
    "no_match": "Ningún plan cumple las condiciones.",
    "scanned": "--scan {n}: no se ha mirado más allá del puesto {last}; sigue con --from {rank}.",
    "listing": "Listando",
    # finding
    "found": "Un plan con {orders} {orders:Orden|Órdenes}",
    "found_tokens": "Un plan con {orders} {orders:Orden|Órdenes} y {tokens} {tokens:Token|Tokens} de Mando",
    "converted": "Por un Token de Mando, hecha Regular: la Orden de {who}",
    "together": "Por un Token de Mando y una Orden del grupo {group}, a la vez: {who}",
    "remaining": "Quedan: {pools}",
    "fewer_tokens": "--tokens {tokens}: solo {n:queda|quedan} {n} por gastar.",
    "no_plan": (
        "No hay plan: {wants} {n:pide|piden} {needed} en total; solo se {available:consigue|consiguen}"
        " {available}, de {pools}."
    ),
    "no_plan_at_all": "No hay plan: {wants} {n:pide|piden} {needed}, y nada puede lograrlo.",
    # checking
    "legal": "Legal: {n} {n:paso|pasos}.",
    "illegal": "No es legal: el plan termina en ese paso.",
}
