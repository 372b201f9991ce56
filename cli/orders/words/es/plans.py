"""Lo que se dice de los planes, en español."""

SENTENCES = {
    # help pages
    "help_count": (
        "Cuenta los planes: todos, los que no dejan ninguna Orden, y cuántas veces puede actuar cada cual.\n\n"
        "Un plan dice cuántas Órdenes de cada origen van a quién. `por sí solas` indica de cuántas formas se"
        " podrían consumir si no hubiera otras. Los planes en que todos actúan las mismas veces tienen el mismo"
        " perfil de activación, pague quien pague. Las activaciones impetuosas no son Órdenes y no se cuentan."
        " Ejemplos:\n\n"
        "  orders plan count lists/harbour-patrol.yaml\n"
        "  orders plan count lists/missions/crossroads.yaml --by-order"
    ),
    "help_list": (
        "Enumera planes en un orden fijo, desde cualquier puesto.\n\n"
        "Una condición es NAME OP N, NAME+NAME OP N o unspent OP N (las Órdenes sin consumir); OP es >= <= =="
        " > o <. Los nombres se pueden acortar mientras sean únicos."
        " El puesto es el que cada plan tiene entre todos, con condiciones o sin ellas. Ejemplos:\n\n"
        "  orders plan list lists/harbour-patrol.yaml --limit 5\n"
        "  orders plan list lists/harbour-patrol.yaml --from 100000\n"
        "  orders plan list lists/harbour-patrol.yaml --where 'pilot+gull>=5'"
    ),
    "help_sample": (
        "Saca planes al azar, todos igual de probables.\n\nEjemplo:\n\n"
        "  orders plan sample lists/harbour-patrol.yaml -n 3 --seed 1"
    ),
    "help_find": (
        "Busca el plan más económico en que cada cual actúa cuantas veces quieras, o dice por qué no lo hay.\n\n"
        "Consume las Órdenes propias de una Tropa antes que las de una Reserva, las Tácticas antes que las"
        " Regulares, y guarda las del Teniente para un Suboficial. En una misión se puede querer que un marine"
        " acate una orden, o que un oficial la lance. Los nombres se pueden acortar mientras sean únicos; las"
        " órdenes se escriben en inglés o en español. Ejemplos:\n\n"
        "  orders plan find lists/harbour-patrol.yaml --want pilot=3 --want 'gull>=2'\n"
        "  orders plan find lists/harbour-patrol.yaml --want pilot=10 --tokens 1\n"
        "  orders plan find lists/missions/crossroads.yaml --want morr=replegarse\n"
        "  orders plan find lists/missions/crossroads.yaml --want 'vessa:carga>=2'"
    ),
    "help_check": (
        "Sigue los pasos de un archivo de plan y se detiene en el primero que no es legal.\n\n"
        "Código de salida 0: legal; 1: no lo es."
    ),
    "option_by_order": "misiones: también de cuántas formas se elige qué oficiales lanzan qué órdenes",
    "option_limit": "cuántos planes como máximo; 0: todos (por defecto 20)",
    "option_from": "el puesto por el que se empieza (por defecto 0)",
    "option_where": "una condición que los planes deben cumplir; se puede repetir",
    "option_scan": "cuántos puestos mira como máximo",
    "option_number": "cuántos planes (por defecto 5)",
    "option_seed": "el mismo número saca los mismos planes",
    "option_want": "lo que se quiere: NAME=N, NAME>=N, NAME=ORDER (acata) u OFFICER:ORDER>=N (da); se puede repetir",
    "option_tokens": "listas: cuántos Tokens de Mando gasta como máximo (por defecto 0)",
    "argument_plan": "el archivo de plan, - para la entrada estándar",
    "argument_plan_list": "la lista o misión; si falta, la que nombra el plan y, si no, como siempre",
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
    "there_are": "{what} Hay: {known}.",
    "gives_none": "{name} no lanza órdenes ahora",
    "no_officer": "{why}; quienes lanzan órdenes ahora: {known}.",
    "rank_beyond": ("--from {rank}: hay {total} {total:plan|planes}, con puestos del 0 al {last}."),
    "below_zero": "{option}: escribe un número entero, 0 o más.",
    "no_wants": "Di qué se quiere, con --want.",
    "no_officers": "--by-order es para misiones: aquí ningún oficial lanza órdenes.",
    "no_tokens": "--tokens es para listas: una misión no tiene Tokens de Mando.",
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
    "search_too_tangled": (
        "Lo que se quiere está demasiado enredado para buscarlo: demasiados oficiales podrían lograrlo de"
        " demasiadas maneras. Pide menos de una vez."
    ),
    # counts
    "total": "{shown} {n:forma|formas} de consumir estas Órdenes",
    "all_spent": "{shown} de ellas no {n:deja|dejan} ninguna Orden sin consumir",
    "profiles": (
        "{shown} {n:perfil|perfiles} de activación: cuántas veces actúa cada cual, pague quien pague"
    ),
    "obeying": "{shown} {n:conjunto distinto|conjuntos distintos} de marines que acatan una orden",
    "by_order": "{shown} {n:elección distinta|elecciones distintas} de oficial y orden",
    "pool": ("{pool}: {n} {n:Orden|Órdenes} para {who}; por sí {n:sola|solas}, {shown} {ways:forma|formas}"),
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
    "converted": "Un Token de Mando convierte en Regular la Orden de {who}.",
    "together": "Un Token de Mando y una Orden del grupo {group} para una Orden Coordinada: {who}",
    "remaining": "Sin consumir: {pools}",
    "fewer_tokens": "--tokens {tokens}: solo {n:queda|quedan} {n} por gastar.",
    # no plan
    "too_few": (
        "No hay plan para {wants}: solo se {available:consigue|consiguen} {available} de {needed}, con {pools}."
    ),
    "nothing_can": "No hay plan para {wants}: nada puede lograrlo.",
    "contradictory": "No hay plan para {wants}: se contradicen entre sí.",
    "one_order": "No hay plan para {wants}: {name} lanza una sola orden.",
    "obeys_at_most": "No hay plan para {wants}: {name} acata como máximo {n} {n:orden|órdenes}.",
    "because": "{what} Motivo: {why}.",
    "both": "{first}; {rest}",
    "tokens_would": "{what} Con --tokens {tokens} sí lo hay.",
    # checking
    "legal": "Legal: {n} {n:paso|pasos}.",
    "illegal": "No es legal: el plan termina en ese paso.",
}
