"""Faults of shape: each is reported once, and taken out, so that what is left of the value can be used."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from orders.source.complaints import complaint
from orders.source.document import Document
from orders.source.misfits import Misfit, misfits
from orders.source.nearest import nearest
from orders.source.phrases import value_at
from orders.source.places import Route
from orders.source.values import MOST_FAULTS

_ROWS = ("groups", "troopers")
"""Lists of which no item is dropped: the items behind it would get other numbers and ids."""
_LARGE = 1 << 18
"""More characters than any list that people play has."""
_ROUNDS = 16
"""More than the schemas are deep: what is taken out may leave a gap one step further up."""


def mend(document: Document, validator: Any) -> bool:
    """Reports every misfit once, takes it out, and again for what that leaves behind.

    Whether the rest fits in the end.
    """
    filled: set[Route] = set()
    for turn in range(_ROUNDS):
        found = [m for error in _errors(document, validator) for m in misfits(document, error)]
        if turn == 0:
            _report(document, found)
            if len(found) > MOST_FAULTS or len(document.text) > _LARGE:
                break
        unfit = [m for m in found if m.route not in filled]
        if not unfit:
            return True
        gaps = [m for m in unfit if m.keyword == "required" and (m.route == () or _is_row(m.route))]
        for misfit in gaps:
            filled.add(_fill(document, misfit))
        # From the end, so that what is taken out of a list moves nothing that is still to be taken out.
        for route in sorted({m.route for m in unfit if m not in gaps}, key=_order, reverse=True):
            take_out(document, route)
    return False


def _errors(document: Document, validator: Any) -> list[Any]:
    """What the validator says; of a huge file the first only, since it makes all of its errors at once."""
    if len(document.text) <= _LARGE:
        return list(islice(validator.iter_errors(document.value), MOST_FAULTS * 10))
    import jsonschema_rs

    try:
        validator.validate(document.value)
    except jsonschema_rs.ValidationError as error:
        return [error]
    return []


def _report(document: Document, found: list[Misfit]) -> None:
    told = _without_echoes([m for m in found if not _known(document, m)])
    document.findings += [complaint(document, m) for m in told[:MOST_FAULTS]]
    if len(told) > MOST_FAULTS:
        route = told[MOST_FAULTS].route
        document.findings.append(document.finding("SCHEMA-01", "source.more", route, most=MOST_FAULTS))


def _order(route: Route) -> tuple[tuple[bool, int, str], ...]:
    return tuple((isinstance(s, str), s if isinstance(s, int) else 0, str(s)) for s in route)


def _known(document: Document, misfit: Misfit) -> bool:
    """Whether the misfit comes of a fault that was told before."""
    gap = (*misfit.route, misfit.key) if misfit.keyword == "required" else misfit.route
    return misfit.route in document.spoiled or gap in document.spoiled


def _without_echoes(found: list[Misfit]) -> list[Misfit]:
    """One misfit for a fault: a key written wrongly is not missing too, nor one too many."""
    unknown: dict[Route, list[Misfit]] = {}
    for misfit in found:
        if misfit.keyword == "additionalProperties":
            unknown.setdefault(misfit.route[:-1], []).append(misfit)
    kept: dict[tuple[Route, str], Misfit] = {}
    for misfit in found:
        others = unknown.get(misfit.route, [])
        if others and misfit.keyword in ("minProperties", "maxProperties"):
            continue
        if misfit.keyword == "required" and any(
            nearest(o.key, o.node.get("properties", ())) == misfit.key for o in others
        ):
            continue
        kept.setdefault((misfit.route, misfit.key), misfit)
    return list(kept.values())


def _fill(document: Document, misfit: Misfit) -> Route:
    """Gives a row, or the whole file, the emptiest value for a key it cannot do without; its route."""
    gap = (*misfit.route, misfit.key)
    node = misfit.node.get("properties", {}).get(misfit.key, {})
    value_at(document.value, misfit.route)[misfit.key] = _emptiest(node)
    document.spoiled.add(gap)
    return gap


def _emptiest(node: dict[str, Any]) -> Any:
    """The least that a part of a schema lets stand there, or nearly."""
    if "enum" in node:
        return node["enum"][0]
    types = node.get("type", "string")
    first = types if isinstance(types, str) else types[0]
    return {"array": [], "object": {}}.get(first, "")


def _is_row(route: Route) -> bool:
    return len(route) > 1 and isinstance(route[-1], int) and route[-2] in _ROWS


def take_out(document: Document, route: Route) -> None:
    """Leaves a value out of the document; a row becomes an empty one, the root nothing."""
    if not route:
        document.give_up()
        return
    *outer, last = route
    try:
        inside: Any = value_at(document.value, tuple(outer))
        inside[last]
    except (KeyError, IndexError, TypeError):  # taken out before, with what it stood in
        return
    in_list = isinstance(inside, list) and not _is_row(route)
    document.spoiled.add(tuple(outer) if in_list else route)
    if _is_row(route):
        inside[last] = {}
    else:
        if in_list:
            document.places.drop(route)
            document.gaps[tuple(outer)] = min(int(last), document.gaps.get(tuple(outer), int(last)))
        del inside[last]


def take_out_words(document: Document, mask: str) -> None:
    """Takes out every key and value with that character, which stands for ones that no file may hold.

    The fault of the character has been told; the word that it spoils is not to be told again.
    """
    for route in reversed(list(_with(document.value, mask))):
        key = route[-1] if route else ""
        if isinstance(key, str) and mask in key:  # which key was meant can only be supposed
            document.spoiled.update((route[:-1], (*route[:-1], key.replace(mask, ""))))
        take_out(document, route)


def _with(value: Any, mask: str, route: Route = ()) -> Iterator[Route]:
    """The routes of texts with that character, and of what has a key with it, in order."""
    if isinstance(value, str):
        if mask in value:
            yield route
    elif isinstance(value, (dict, list)):
        for step, item in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(step, str) and mask in step:
                yield (*route, step)
            else:
                yield from _with(item, mask, (*route, step))
