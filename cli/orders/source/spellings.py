"""Other spellings of the few words that files know: Spanish ones, and what other formats write for true."""

from __future__ import annotations

from collections.abc import Sequence

from orders.source.ids import slug

SWITCHES = {
    **dict.fromkeys(("yes", "on", "y", "si", "s", "verdadero"), "true"),
    **dict.fromkeys(("no", "off", "n", "falso"), "false"),
}
"""What stands for true and false elsewhere."""

SPANISH = {
    # states
    "inconsciente": "unconscious",
    "muerto": "dead",
    "tenaz": "dogged",
    "aislado": "isolated",
    "poseido": "possessed",
    "sepsitorizado": "sepsitorized",
    "desconectado": "disconnected",
    "inmovilizado-a": "imm-a",
    "inmovilizado-b": "imm-b",
    "aturdido": "stunned",
    "marcado": "targeted",
    "trabado": "engaged",
    "retirada": "retreat",
    "embrion": "embryo",
    "embrion-shasvastii": "embryo",
    # who begins
    "primero": "first",
    "segundo": "second",
    # peripherals
    "servidor": "servant",
    "sincronizado": "synchronized",
    "auxiliar": "ancillary",
    # orders
    "teniente": "lieutenant",
    "tactico": "tactical",
    "impetuoso": "impetuous",
    "coordinado": "coordinated",
    # Command Tokens
    "reagrupar": "regroup",
    "liberar": "free",
    "convertir": "convert",
    "agallas": "guts",
    "medico": "doctor",
    "ingeniero": "engineer",
    "ignorar-retirada": "ignore-retreat",
    "supresion": "suppress",
    "fuego-de-supresion": "suppress",
    "reservar": "reserve",
    "reserva": "reserve",
    "quitar-ordenes": "remove-orders",
    "retirar-ordenes": "remove-orders",
    "limitar-tokens": "limit-tokens",
    # weapons
    "ninguno": "none",
    "a-distancia": "ranged",
    "pesado": "heavy",
    # rulings
    "preguntar": "ask",
    "unidad": "unit",
}
"""The words of files by their Spanish names, as ids are written; of two genders the masculine."""


def english(text: str, known: Sequence[str]) -> str | None:
    """The known word that a text means: itself with other blanks or accents, or by its Spanish name."""
    plain = slug(text)
    for spelling in (plain, SPANISH.get(plain), SPANISH.get(plain[:-1] + "o" if plain[-1:] == "a" else "")):
        if spelling in known:
            return spelling
    return None
