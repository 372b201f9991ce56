"""Officers and command: marines of a mission, the units around their officers, and the ten orders."""

from orders.officers.system import Officers
from orders.system import System

SYSTEM: System = Officers()
