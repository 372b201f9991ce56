"""The rules on giving an order, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "GIVE-01": Told(
        "Una orden por turno, antes de mover",
        (
            "En su turno, un oficial puede dar una orden, y la da antes de moverse. También puede no dar "
            "ninguna."
        ),
        "Varo ordena alerta y después camina: legal.",
    ),
    "GIVE-02": Told(
        "Después de mover ya es tarde",
        "Un oficial que ya se ha movido este turno no da órdenes, y uno muerto no da ninguna.",
        "Con `moved: true` en el turno 2, Varo no puede ordenar en ese turno y sí en el 3.",
    ),
    "GIVE-03": Told(
        "Un marine obedece una orden por turno",
        (
            "Puede oír a varios oficiales, pero aquí solo obedece a uno por turno, ya que la fuente no "
            "habla de más. El criterio se puede cambiar."
        ),
        "Ilex está en dos unidades: si obedece a Varo, este turno no puede obedecer al otro oficial.",
    ),
    "GIVE-04": Told(
        "Lo hecho ya no se puede prohibir",
        (
            "Un marine que se ha movido no puede obedecer una orden que prohíbe moverse, ni uno que ha "
            "disparado una que prohíbe disparar. Tampoco si le falta lo necesario: ninguna orden de disparo "
            "sin arma a distancia."
        ),
        "Otho se ha movido: el fuego de supresión no es para él; la carga, sí.",
    ),
    "GIVE-05": Told(
        "El oficial puede obedecer su propia orden",
        "Pertenece a su unidad, así que puede ser uno de los que obedecen, o el único.",
        "Un oficial completamente solo puede atrincherarse:",
    ),
}
