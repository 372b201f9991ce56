"""The skills that lists are read for, in both languages, each with the rules that it touches."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """A skill's English and Spanish name, and the rules or families of rules that tell what it does."""

    en: str
    es: str
    rules: tuple[str, ...]


SKILLS = (
    Skill("Lieutenant", "Teniente", ("LIST-10", "LT")),
    Skill("NCO", "Suboficial", ("SKL-02", "SKL-03")),
    Skill("Tactical Awareness", "Sentido Táctico", ("SKL-05", "SKL-06")),
    Skill("Chain of Command", "Cadena de Mando", ("LT-05",)),
    Skill("Counterintelligence", "Contrainteligencia", ("CT-07",)),
    Skill("Inspiring Leadership", "Liderazgo Inspirador", ("SKL-07",)),
    Skill("Strategos", "Strategos", ("SKL-08", "SKL-09")),
    Skill("FT Master", "FT Master", ("CNT-12", "FT-16")),
    Skill("Number 2", "Número 2", ("FT-10",)),
    Skill("Warhorse", "Fogueado", ("LT-09",)),
    Skill("Veteran", "Veterano", ("LT-09",)),
    Skill("Courage", "Coraje", ("LT-10", "RET-07")),
    Skill("Religious Troop", "Tropa Religiosa", ("LT-10", "RET-07")),
    Skill("G: Jumper", "G: Jumper", ("LIST-15", "CNT-10")),
    Skill("Mnemonica", "Mnemotecno", ("STA-17",)),
    Skill("Dogged", "Tenaz", ("STA-12",)),
    Skill("No Wound Incapacitation", "Sin Incapacidad por Herida", ("STA-12",)),
    Skill("Impetuous", "Impetuoso", ("IMP",)),
    Skill("Frenzy", "Frenesí", ("IMP-03",)),
    Skill("Combat Jump", "Salto de Combate", ("AD",)),
    Skill("Parachutist", "Paracaidista", ("AD",)),
    Skill("Hidden Deployment", "Despliegue Oculto", ("HD",)),
    Skill("Infiltration", "Infiltración", ("FT-04",)),
    Skill("Doctor", "Médico", ("LIST-13",)),
    Skill("Engineer", "Ingeniero", ("LIST-13",)),
    Skill("Peripheral", "Periférico", ("PER",)),
    Skill("Cyberplug", "Cyberplug", ("LIST-25",)),
    Skill("Immunity", "Inmunidad", ("STA-18",)),
    Skill("Shasvastii", "Shasvastii", ("STA-13",)),
    Skill("Transmutation", "Transmutación", ("STA-16", "CNT-14")),
    Skill("Commlink", "Commlink", ("LIST-21",)),
)
"""Every skill that matters for orders."""
