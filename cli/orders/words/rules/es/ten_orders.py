"""The rules on the ten orders of officers, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "CMD-01": Told(
        "Alerta",
        (
            "Quien obedece se desplaza como mucho cuatro casillas este turno y no dispara; en la próxima "
            "fase tiránida dispara dos veces con -1 a la Precisión, interrumpiendo cuando quiera. No vale "
            "para quien ya ha disparado."
        ),
        "Ilex se mueve 3 ahora y dispara dos veces en cuanto el primer tiránido dobla la esquina.",
    ),
    "CMD-02": Told(
        "Asalto cerrado",
        (
            "Puede disparar con -1 a la Precisión antes de llegar al cuerpo a cuerpo. Necesita un arma a "
            "distancia, no haber disparado y no estar ya trabado; esto último se deduce del propósito de la "
            "orden."
        ),
        "Disparar una vez al acercarse y después combatir.",
    ),
    "CMD-03": Told(
        "Atrincherarse",
        (
            "Se queda donde está y todo disparo contra él sufre -2. Para ello ha de estar junto a una pared "
            "o algo que dé cobertura (CMD-11), sin estar trabado y sin haberse movido."
        ),
        "En un rincón: sí. En medio de una sala vacía: no.",
    ),
    "CMD-04": Told(
        "Carga",
        (
            "Sus ataques cuerpo a cuerpo tienen +1 a la Potencia este turno. Es para marines que no estaban "
            "trabados al llegar la orden."
        ),
        "Correr y golpear con +1; a quien ya combatía no le aprovecha.",
    ),
    "CMD-05": Told(
        "Fuego de cobertura",
        (
            "Dispara con -1 a la Precisión este turno, y los tiránidos que disparen contra él en su turno "
            "siguiente lo hacen con -2. No vale para trabados, ni para quien ya ha disparado o no tiene "
            "arma a distancia."
        ),
        "Obedecen dos: cada uno queda cubierto; nadie más.",
    ),
    "CMD-06": Told(
        "Fuego de supresión",
        (
            "Dispara dos veces este turno y no se mueve. Necesita un arma a distancia, no estar trabado y "
            "no haberse movido ni disparado."
        ),
        "Dos disparos con toda su Precisión desde donde está.",
    ),
    "CMD-07": Told(
        "Mantener posiciones",
        (
            "Este turno ni se mueve ni dispara; en la fase tiránida tiene hasta tres disparos y puede "
            "interrumpir el movimiento enemigo con cada uno. Necesita un arma a distancia, no estar trabado "
            "y no haberse movido ni disparado."
        ),
        "Tres disparos a la escalera según van subiendo.",
    ),
    "CMD-08": Told(
        "Moveos",
        (
            "Se desplaza dos casillas más de lo normal. Las armas pesadas callan este turno; las demás "
            "disparan con -1 a la Precisión. No vale para quien ya disparó con un arma pesada."
        ),
        "Con `move: 6` puede recorrer 8 casillas.",
    ),
    "CMD-09": Told(
        "Por secciones",
        (
            "Quien obedece toma una de dos mitades: cuatro casillas más sin disparar ni trabarse, o dos "
            "disparos sin moverse. Aquí cada uno elige por su cuenta; la fuente también podría querer que "
            "elija la unidad entera. No vale para trabados ni para quien ya ha disparado."
        ),
        "Ilex corre 10 casillas con `move: 6`; Otho se queda y dispara dos veces.",
    ),
    "CMD-10": Told(
        "Replegarse",
        (
            "Solo para quienes están trabados en combate cuerpo a cuerpo: pueden dar la espalda a los "
            "tiránidos y moverse como si nadie los retuviera."
        ),
        "Otho, trabado, se aleja con su movimiento completo.",
    ),
    "CMD-11": Told(
        "Qué significa «junto a cobertura»",
        (
            "Mira las ocho casillas que lo rodean: basta una que sea muro, puerta cerrada o casilla con "
            "cobertura; también sirve la cobertura de su propia casilla o un borde de muro en ella. Con "
            "`metric: orthogonal` solo cuentan cuatro vecinas."
        ),
        "Una `c` en diagonal junto a él basta para atrincherarse.",
    ),
    "CMD-12": Told(
        "Por secciones: a quién le queda una sola mitad",
        (
            "A un marine que se ha movido, o que no tiene arma a distancia, solo le queda la mitad de "
            "correr. A los trabados, ninguna: solo salen replegándose, y no pueden disparar."
        ),
        "Otho sin arma a distancia: cuatro casillas más y nada más.",
    ),
    "CMD-13": Told(
        "Los trabados no disparan",
        (
            "La fuente no dice si un marine en combate cuerpo a cuerpo puede disparar. Aquí no puede, así "
            "que fuego de cobertura, fuego de supresión y mantener posiciones no son para él; el criterio "
            "se puede cambiar."
        ),
        "Con la línea siguiente, un marine trabado puede hacer fuego de cobertura.",
    ),
}
