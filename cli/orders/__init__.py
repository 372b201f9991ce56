"""Army lists and orders: `load`, `validate` and `reserve` as a library; the command line is `orders.main`."""

__version__ = "0.1.0"
