"""The rules in English."""

FAMILIES = {
    "LIST": "Army lists",
    "GRP": "Combat Groups",
    "ORD": "Orders and who may spend them",
    "SEQ": "The turn",
    "CNT": "The Order Count",
    "STA": "States",
    "LT": "The Lieutenant and his loss",
    "RET": "Retreat!",
    "CT": "Command Tokens",
    "COO": "Coordinated Orders",
    "FT": "Fireteams",
    "PER": "Peripherals",
    "AD": "Airborne Deployment",
    "HD": "Hidden Deployment",
    "IMP": "Impetuous Troopers",
    "SKL": "Skills that change Orders",
    "UNIT": "Officers: units",
    "RANK": "Officers: rank",
    "GIVE": "Officers: giving an order",
    "CMD": "Officers: the ten orders",
    "BOARD": "Officers: the board",
    "FILE": "Files: reading",
    "YAML": "Files: YAML",
    "SCHEMA": "Files: shape",
    "REF": "Files: names and ids",
    "SKILL": "Files: skill names",
}
ABBREVIATIONS = {
    "lol": "loss of lieutenant",
    "coc": "chain of command",
    "ta": "tactical awareness",
    "nwi": "no wound incapacitation",
    "cj": "combat jump",
}
"""What players write short."""
SOURCES = {
    "R511": "Infinity N5 rulebook, version 5.1.1 (April 2025)",
    "W": "rules wiki, infinitythewiki.com/PAGE",
    "OYR": "rules wiki in Spanish, «Órdenes y Reserva de Órdenes»",
    "IDB": "audit of the N5.3 rulebook, github.com/frankysan/InfinityDB",
    "FAQIDX": "index of the N5 FAQ, github.com/paolobellina-lab/infinity-n5-app",
    "CAP": "quotations of the rules wiki in public files",
    "N3W": "rules wiki of N3, wiki.infinitythegame.com",
    "OYM": "«Oficiales y mando», the rules of officers and command",
}
"""What the keys of a citation stand for."""
