"""The rules on Peripherals, in Spanish."""

from orders.words.rules.shape import Told

RULES = {
    "PER-01": Told(
        "Una Orden para el Controlador y sus Periféricos",
        (
            "Consume la Orden en el Controlador; sus Periféricos actúan con él por la misma Orden. No "
            "tienen ninguna propia, así que no se puede consumir una directamente en ellos."
        ),
        "1 Orden, actúan dos figuras:",
    ),
    "PER-02": Told(
        "Sin su Controlador, un Periférico queda Desconectado",
        (
            "Si el Controlador acaba una Orden Nulo o Aislado, sus Periféricos quedan Desconectados. Desde "
            "N5.3, un Periférico (Cyberplug) pasa en ese caso a actuar por su cuenta."
        ),
        "Cae el Médico y su Servidor se queda quieto hasta que vuelva en pie.",
    ),
    "PER-03": Told(
        "Cuántos actúan a la vez, según la clase",
        (
            "Todos los Periféricos Sincronizados de un Controlador actúan juntos y guardan la Coherencia. "
            "De los de Control, tres como mucho, uno va de Punta de Lanza. De dos Servidores, en cada Orden "
            "actúa uno. Un Auxiliar entra en juego con Colocar Desplegable."
        ),
        "Un Médico con dos Servidores: en una Orden nombra a uno, no a los dos.",
    ),
    "PER-04": Told(
        "Un Controlador Impetuoso arrastra a sus Periféricos",
        "Su activación impetuosa es también la de ellos: se lanzan con él, por el mismo Token.",
        "Un Controlador Impetuoso y un Periférico: 1 Token.",
    ),
    "PER-05": Told(
        "Los Periféricos esperan al Controlador fuera de la mesa",
        (
            "Mientras un Controlador aerotransportado siga fuera de la mesa, sus Periféricos están en ella "
            "Desconectados y no pueden hacer nada."
        ),
        "Despiertan cuando él ha aterrizado.",
    ),
    "PER-06": Told(
        "El Periférico puede actuar aunque el Controlador no pueda",
        (
            "Si un estado impide al Controlador declarar la Habilidad, como Aturdido o Inmovilizado, el "
            "Periférico puede hacerla mientras él queda inactivo. La Orden es igualmente la suya."
        ),
        "Un Médico Aturdido envía a su Servidor: 1 Orden.",
    ),
    "PER-07": Told(
        "La Motocicleta con IA de un motorista a pie",
        (
            "Mientras el motorista va a pie, su Motocicleta con IA es un Periférico Sincronizado y él, su "
            "Controlador: una Orden para ambos, y para él ni Fireteam ni Orden Coordinada."
        ),
        "Motorista y moto separados: sigue siendo 1 Orden en el recuento.",
    ),
    "PER-08": Told(
        "Un Periférico Aislado queda Desconectado",
        (
            "Aísla a un Periférico y al final de esa Orden está Desconectado. A su Controlador, y a su "
            "Orden, no les pasa nada."
        ),
        "Servidor Aislado: la Reserva de Órdenes no cambia.",
    ),
}
