"""The rules on the kinds of Orders, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "ORD-01": Told(
        "Las Órdenes Regulares van a la Reserva de Órdenes del grupo",
        (
            "La Orden de cada Tropa Regular engrosa la Reserva de Órdenes de su grupo, y cualquier miembro "
            "de ese grupo puede usarla. Consúmelas en el orden que quieras y cuantas quieras en una misma "
            "Tropa, mientras queden."
        ),
        "Con 10: una en cada una de diez Tropas, las diez en una o 4, 4 y 2. Una undécima no existe.",
    ),
    "ORD-02": Told(
        "La Orden Irregular es solo para su Tropa",
        (
            "Una Tropa Irregular se queda con su Orden y nadie más puede usarla. A ella sí se la puede "
            "activar además con la Reserva de Órdenes de su grupo, así que anota en qué grupo está."
        ),
        (
            "El grupo 1 tiene 5 Regulares y una Irregular: esta puede actuar hasta 6 veces; cada una de las "
            "otras, hasta 5."
        ),
    ),
    "ORD-03": Told(
        "La Orden Especial de Teniente es del Teniente",
        (
            "Además de su Orden corriente, tu Teniente tiene otra que queda fuera de la Reserva de Órdenes. "
            "Solo él puede usarla, con pocas excepciones: un Suboficial (SKL-02), Strategos (SKL-08) y "
            "Liderazgo Inspirador (COO-05)."
        ),
        (
            "Un Teniente Regular y cuatro Tropas Regulares: Reserva de Órdenes de 5 y, aparte, 1 Orden "
            "Especial de Teniente."
        ),
    ),
    "ORD-04": Told(
        "La Orden Táctica se queda con quien la genera",
        (
            "Deja la Orden Táctica junto a la Tropa que la genera, fuera de la Reserva de Órdenes. Puede "
            "consumirla en sí misma o para activar su Fireteam con ella como Líder (FT-06)."
        ),
        "Seis Tropas Regulares, una con Sentido Táctico: Reserva de Órdenes de 6 y 1 Orden Táctica.",
    ),
    "ORD-05": Told(
        "En N4 no hay Órdenes Tácticas",
        (
            "En una partida de N4 la Orden Táctica no existe: Sentido Táctico da en su lugar una Orden "
            "Irregular más (SKL-05)."
        ),
        "Con `edition: n4`, este sargento aporta una Orden Regular y una Irregular.",
    ),
    "ORD-06": Told(
        "Solo las Órdenes Regulares forman la Reserva de Órdenes",
        (
            "Al contar una Reserva de Órdenes, deja fuera todo lo demás: las Órdenes Irregulares, de "
            "Teniente y Tácticas se anotan aparte, cada una con su dueño."
        ),
        "Cinco Tropas Regulares (una, el Teniente) y dos Irregulares: la Reserva de Órdenes es 5, no 8.",
    ),
    "ORD-07": Told(
        "Lo que no consumes se pierde",
        (
            "No estás obligado a consumir todas las Órdenes, sean del tipo que sean. Lo que queda al acabar "
            "la Fase de Órdenes desaparece; el turno siguiente empieza con un recuento nuevo."
        ),
        "Diez Tropas Regulares y tres Órdenes sin usar en el turno 1: en el 2 hay 10 otra vez, no 13.",
    ),
    "ORD-08": Told(
        "Las Órdenes se juegan a la vista",
        (
            "Pon los Tokens de Orden donde tu adversario los vea y anuncia cuál consumes, incluida la del "
            "Teniente. Solo son secreto tuyo las Órdenes de las Tropas que están fuera de la mesa."
        ),
        "`orders reserve --public` muestra justo lo que tendrías que enseñar.",
    ),
    "ORD-09": Told(
        "Consumir la Orden de Teniente lo delata",
        (
            "No tienes que decir quién es tu Teniente. En cuanto consume su Orden Especial queda claro para "
            "todos, así que piensa si esa activación lo merece."
        ),
        "Hasta entonces, `reserve --public` pone su Orden bajo «?».",
    ),
    "ORD-10": Told(
        "Una Orden de un grupo nunca activa a otro grupo",
        (
            "Una Reserva de Órdenes sirve solo a su grupo. Si quieres actuar con alguien del grupo 2, la "
            "Orden ha de salir de la Reserva de Órdenes del grupo 2 o ser suya propia."
        ),
        (
            "Con 8 y 4: las cuatro Tropas del grupo 2 actúan con 4 Órdenes Regulares, por muchas que le "
            "queden al grupo 1."
        ),
    ),
    "ORD-11": Told(
        "Una Orden, una Tropa",
        (
            "Una Orden activa a una Tropa. Solo actúa más de una Miniatura donde una regla lo dice: un "
            "Controlador con sus Periféricos, un Fireteam, una Orden Coordinada o los elementos de un "
            "Holoeco."
        ),
        (
            "Un Fireteam de cinco actúa por una Orden; cinco Tropas sueltas, una al lado de otra, necesitan "
            "cinco."
        ),
    ),
    "ORD-12": Told(
        "Una Tropa aporta una Orden",
        (
            "Cada Tropa que no esté en un estado Nulo aporta una Orden por turno, del tipo que diga su "
            "Instrucción; un Periférico, ninguna. Algunas Habilidades añaden una Orden especial."
        ),
        "Ocho Tropas Regulares en condiciones: 8 Órdenes.",
    ),
    "ORD-13": Told(
        "Órdenes que tenía N3 y ya no existen",
        (
            "Si vienes de N3: su Orden Impetuosa era una Orden adicional de verdad, y Orden Ejecutiva "
            "dejaba a una Tropa actuar como Teniente. Ni una ni otra existen en N4 o N5, así que no se "
            "cuentan."
        ),
        "Una Tropa Impetuosa en N5: su Orden corriente y un Token, no una segunda Orden.",
    ),
    "ORD-14": Told(
        "Las Órdenes contadas valen todo el turno",
        (
            "Las bajas posteriores al Recuento de Órdenes no quitan nada de la Reserva de Órdenes: la Orden "
            "del caído sigue ahí para los demás. Lo que guardaba para sí, una Orden Irregular o Táctica, no "
            "se puede usar mientras no se le pueda activar. Un Aislado sí usa sus propias Órdenes, pero no "
            "las de la Reserva de Órdenes."
        ),
        "Reserva de Órdenes de 8 y dos caen en tu propio turno: quedan 8 Órdenes para las otras seis Tropas.",
    ),
    "ORD-15": Told(
        "A qué Habilidades puedes renunciar",
        (
            "Puedes prescindir del efecto de una Habilidad Opcional, como Strategos, Suboficial, Sentido "
            "Táctico, Cadena de Mando, Contrainteligencia, Fogueado, Coraje o Salto de Combate. Las "
            "Obligatorias actúan quieras o no: Teniente, Liderazgo Inspirador, FT Master, Impetuoso, "
            "Frenesí, Tropa Religiosa, G: Jumper, Periférico."
        ),
        "Conservar la Orden de Teniente en vez de volverla Regular es legal, porque Strategos es Opcional.",
    ),
}
