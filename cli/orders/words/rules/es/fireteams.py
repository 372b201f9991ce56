"""The rules on Fireteams, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "FT-01": Told(
        "Dúo 2, Haris 3, Core de 3 a 5",
        (
            "Al formar un Fireteam, un Dúo tiene dos miembros, un Haris tres y un Core de tres a cinco. La "
            "Tabla de Fireteams de tu ejército dice qué Unidades pueden formar cuál y cuántos de cada tipo "
            "caben."
        ),
        "Cuatro en un Haris son demasiados; dos en un Core, muy pocos.",
    ),
    "FT-02": Told(
        "Tamaños de Fireteam en N4",
        (
            "N4 tuvo dos reglas de Fireteams: una de 2020 para Sectoriales y otra de marzo de 2022, con "
            "tabla y Líder. El tamaño exacto de cada tipo no se tuvo a mano, así que las listas de N4 se "
            "comprueban con los de N5."
        ),
        "También con `edition: n4`: Dúo 2, Haris 3, Core de 3 a 5.",
    ),
    "FT-03": Told(
        "Un solo grupo y un Fireteam por Tropa",
        (
            "Todos los miembros son del mismo Grupo de Combate y ninguna Tropa está en dos Fireteams. "
            "Fórmalos gratis durante el Despliegue o, más tarde, por un Token de Mando."
        ),
        "Ya en la partida:",
    ),
    "FT-04": Told(
        "Quién no puede estar en un Fireteam",
        (
            "Quedan fuera los Periféricos y Controladores, los Marcadores, las Tropas con Infiltración o "
            "una Habilidad aerotransportada, las que estén en Fuego de Supresión o Señuelo, las Aisladas y "
            "las Nulas. Un Controlador puede estar mientras su Auxiliar no esté en la mesa, o esté "
            "Desconectado o Nulo, hasta que vuelva. Desde N5.3, un Líder que pasa a Controlador cancela su "
            "Fireteam."
        ),
        "Un Médico con Servidor no puede entrar; sin él, sí.",
    ),
    "FT-05": Told(
        "Los tamaños se comprueban al formar el Fireteam",
        (
            "Una vez formado, las bajas no cambian su tipo, y quedar por debajo del número inicial no lo "
            "deshace mientras queden dos."
        ),
        "Un Haris que pierde un miembro sigue como Haris de dos.",
    ),
    "FT-06": Told(
        "Una Orden activa a todo el Fireteam",
        (
            "Consume una Orden Regular en un miembro: pasa a ser el Líder y actúan todos. Un miembro con "
            "Suboficial o Sentido Táctico puede hacer lo mismo con una Orden Táctica, al frente de los "
            "demás."
        ),
        "Un Core de cinco actúa por 1 Orden en vez de 5.",
    ),
    "FT-07": Told(
        "Actuar con la Orden propia es salirse",
        (
            "Un miembro que consume su Orden Irregular o de Teniente, o usa una activación impetuosa, sale "
            "del Fireteam y actúa solo. Los demás siguen mientras queden dos; si era el Líder, el Fireteam "
            "se cancela."
        ),
        "Un Haris: un miembro usa su Orden Irregular y quedan dos. Lo hace el Líder: no queda nada.",
    ),
    "FT-08": Told(
        "En N4, las Órdenes especiales del Líder mueven al equipo",
        (
            "Si el Líder de Equipo tiene Sentido Táctico, la Orden Irregular que este le da puede activar "
            "todo el Fireteam; también una Orden de Teniente que use como Suboficial."
        ),
        "`edition: n4` y el Líder es Suboficial: la Orden de Teniente activa a todos los miembros.",
    ),
    "FT-09": Told(
        "Qué acaba con un Fireteam y qué aparta a un miembro",
        (
            "Acaba cuando el Líder se va, queda Aislado o Nulo o se activa en la Fase Impetuosa; cuando "
            "queda un solo miembro; en ¡Retirada!; cuando un Fireteam nuevo rompería el tope de su tipo; o "
            "cuando tú lo dices. Un miembro suelto se descuelga si pierde la Coherencia, cambia de grupo, "
            "entra en un estado de Marcador o en Fuego de Supresión, o declara una ORA distinta de la del "
            "resto."
        ),
        "Cancelarlo tú:",
    ),
    "FT-10": Told(
        "Número 2 toma la delantera",
        (
            "Cuando el Líder queda Aislado o Nulo, un miembro con Número 2 puede pasar a Líder en el acto, "
            "y el Fireteam sigue en pie."
        ),
        "Un Core de cuatro pierde a su Líder: quedan tres, al mando del Número 2.",
    ),
    "FT-11": Told(
        "Los miembros aportan lo mismo que antes",
        (
            "Estar en un Fireteam ahorra Órdenes al consumirlas, pero no crea ninguna: cada miembro aporta "
            "lo que aportaría solo, salvo por FT Master (CNT-12)."
        ),
        "Cinco Regulares en un Core: Reserva de Órdenes de 5.",
    ),
    "FT-12": Told(
        "Los miembros Irregulares actúan con los demás",
        (
            "Una Orden Regular consumida en el Fireteam activa también a sus miembros Irregulares; sus "
            "Órdenes Irregulares quedan sin consumir."
        ),
        "Dos Regulares y una Irregular: 1 Orden Regular, actúan tres y queda 1 Orden Irregular.",
    ),
    "FT-13": Told(
        "Los niveles del Fireteam dan bonificaciones, no Órdenes",
        (
            "Cuantos más miembros de la misma Unidad (o asimilados a ella en la tabla), mayor es el nivel, "
            "hasta 5: mejores ataques, Descubrir, Esquivar, puntería y Sexto Sentido. Las Órdenes son las "
            "mismas en todos."
        ),
        "Tres de una Unidad y un Comodín: nivel 3, una Orden para los cuatro.",
    ),
    "FT-14": Told(
        "Un Fireteam sin Teniente",
        (
            "La Pérdida de Teniente no cancela un Fireteam. Para moverlo entero necesitas una Orden "
            "Regular, de un Fogueado o convertida con un Token, o una Orden Táctica de un miembro."
        ),
        "Sin Reserva de Órdenes y con un Token: convierte una Orden y luego consúmela en alpha.",
    ),
    "FT-15": Told(
        "Cómo leer la Tabla de Fireteams",
        (
            "FTO en una fila significa solo opciones con FTO en el nombre; un asterisco, al menos una de "
            "las marcadas; cada fila tiene mínimo y máximo. Los Comodines entran en cualquier Fireteam "
            "hasta su máximo, la DISP sigue valiendo y una nota de la tabla manda sobre la regla general. "
            "Las Sectoriales suelen tener 1 Core y 1 o 2 Haris; los ejércitos genéricos, ningún Core, 1 "
            "Haris y 2 Dúos."
        ),
        "Compara tú los Fireteams con la tabla: el archivo de lista no la trae.",
    ),
    "FT-16": Told(
        "Sin su FT Master, el Fireteam se acaba",
        (
            "Si es un FT Master (Unidad) quien permite que estén ahí los miembros de esa Unidad, el "
            "Fireteam se cancela en cuanto él lo deja, sea por lo que sea."
        ),
        "El FT Master queda Inconsciente: tres Irregulares vuelven a estar sueltos.",
    ),
    "FT-17": Told(
        "Una Orden Regular nunca mueve a un solo miembro",
        (
            "Consumas en quien consumas una Orden Regular, se activan todos y él es el Líder. Si quieres "
            "mover a uno solo, cancela antes el Fireteam; es gratis, pero anúncialo antes de consumir."
        ),
        "`on: fusilier-2`, que está en alpha, activa a alpha con fusilier-2 como Líder.",
    ),
}
