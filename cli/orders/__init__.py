"""Army lists and orders as a library: `load`, `validate`, `reserve`, and `message` and `hint` of a finding.

The command line is `orders.main`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orders.library import Unusable, hint, load, message, reserve, validate

__version__ = "0.1.0"
__all__ = ["Unusable", "hint", "load", "message", "reserve", "validate"]


def __getattr__(name: str) -> Any:
    """Imports the library at the first use, so that the command line starts without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from orders import library

    return getattr(library, name)
