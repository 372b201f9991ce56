"""The rules in Spanish."""

FAMILIES = {
    "LIST": "Listas de Ejército",
    "GRP": "Grupos de Combate",
    "ORD": "Órdenes y quién puede consumirlas",
    "SEQ": "El turno",
    "CNT": "El Recuento de Órdenes",
    "STA": "Estados",
    "LT": "El Teniente y su pérdida",
    "RET": "¡Retirada!",
    "CT": "Tokens de Mando",
    "COO": "Órdenes Coordinadas",
    "FT": "Los Fireteams",
    "PER": "Periféricos",
    "AD": "Despliegue Aerotransportado",
    "HD": "Despliegue Oculto",
    "IMP": "Tropas Impetuosas",
    "SKL": "Habilidades que cambian las Órdenes",
    "UNIT": "Oficiales: unidades",
    "RANK": "Oficiales: rango",
    "GIVE": "Oficiales: dar una orden",
    "CMD": "Oficiales: las diez órdenes",
    "BOARD": "Oficiales: el tablero",
    "FILE": "Archivos: lectura",
    "YAML": "Archivos: YAML",
    "SCHEMA": "Archivos: forma",
    "REF": "Archivos: nombres e identificadores",
    "SKILL": "Archivos: nombres de Habilidades",
}
ABBREVIATIONS = {
    "lol": "pérdida de teniente",
    "pdt": "pérdida de teniente",
    "cdm": "cadena de mando",
    "st": "sentido táctico",
    "swc": "CAP",
    "ava": "DISP",
}
"""What players write short."""
SOURCES = {
    "R511": "reglamento de Infinity N5, versión 5.1.1 (abril de 2025)",
    "W": "wiki de reglas, infinitythewiki.com/PÁGINA",
    "OYR": "wiki de reglas en español, «Órdenes y Reserva de Órdenes»",
    "IDB": "auditoría del reglamento N5.3, github.com/frankysan/InfinityDB",
    "FAQIDX": "índice de las FAQ de N5, github.com/paolobellina-lab/infinity-n5-app",
    "CAP": "citas de la wiki de reglas en archivos públicos",
    "N3W": "wiki de reglas de N3, wiki.infinitythegame.com",
    "OYM": "«Oficiales y mando», las reglas de oficiales y mando",
}
"""What the keys of a citation stand for."""
