"""From text to values that know their place: reading, shape, and which file is meant."""

from orders.source.discover import NotFound, find_documents, find_game, find_list
from orders.source.document import Document, Kind, Route
from orders.source.nearest import nearest
from orders.source.reader import read_file, read_text

__all__ = [
    "Document",
    "Kind",
    "NotFound",
    "Route",
    "find_documents",
    "find_game",
    "find_list",
    "nearest",
    "read_file",
    "read_text",
]
