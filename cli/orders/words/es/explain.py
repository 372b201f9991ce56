"""What `orders explain` says around a rule, in Spanish."""

SENTENCES = {
    "argument": "una regla como LIST-10, una familia como LIST o una clave de `rulings:`; si falta, todas",
    "editions": "Ediciones: {editions}",
    "mark_read": "Lo dice la fuente.",
    "mark_derived": "Se deduce de la fuente; ninguna frase lo dice.",
    "mark_open": "La fuente calla o se contradice; esto es lo que toma el proyecto.",
    "mark_ours": "Trata de cómo se escriben los archivos; no es regla de ningún juego.",
    "example": "Ejemplo",
    "ruling": "Criterio",
    "ruling_default": "{name}: por defecto vale {default}; otro valor va bajo `rulings:` en el archivo.",
    "source": "Fuente",
    "source_key": "{name}: {what}",
    "no_such_rule": "No existe la regla {word}; `orders explain` las enumera todas.",
    "no_such_number": "No existe la regla {word}: {family} va de {first} a {last}.",
    "more": "`orders explain LIST-10` explica una regla; `orders explain LIST`, una familia.",
}
