"""The shape of a document, checked against its kind's schema; what does not fit is taken out of the value."""

from __future__ import annotations

from functools import cache
from typing import Any

from orders.findings import Finding, Place, Severity, say
from orders.source.data import schema
from orders.source.document import Document, Kind
from orders.source.kinds import settle_kind


@cache
def _validator(kind: str) -> Any:
    import jsonschema_rs

    return jsonschema_rs.Draft7Validator(schema(kind))


def check_shape(document: Document, *, broken: bool = False) -> None:
    """Adds the faults of shape to the document's findings, and leaves a value that has the right shape.

    A text that `broken` off is not checked: half a document has no shape.
    """
    settle_kind(document)
    if broken or document.kind is None or document.value == {}:
        if not broken and () not in document.spoiled:
            document.findings.append(_nothing_of_ours(document))
        document.give_up()
        return
    validator = _validator(document.kind.value)
    if not validator.is_valid(document.value):
        from orders.source.mending import mend  # most files are in order and never need it

        if not mend(document, validator):
            document.give_up()
    if document.kind is Kind.GAME and document.value and document.value["events"] is None:
        document.value["events"] = []  # a game just begun: the key is there for events to come


def _nothing_of_ours(document: Document) -> Finding:
    """The finding for an empty file, or one of another kind than ours."""
    hint = say("source.kinds_hint")
    if document.value is None or document.value == {}:
        place = Place(1, 1, 1, 1)
        return Finding("SCHEMA-01", Severity.ERROR, say("source.empty"), document.path, place, hint)
    if isinstance(document.value, dict) and "system" in document.value:
        from orders.source.complaints import unknown_system

        return unknown_system(document)
    key = "source.no_kind" if isinstance(document.value, dict) else "source.no_mapping"
    return document.finding("SCHEMA-01", key, (), hint=hint)
