"""What a person reads of a mission at one turn: officers, orders, effects, the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from typing import TypeVar

from orders.findings import Say, say
from orders.officers.figures import out_of_reach
from orders.officers.muster import Muster, Ruling, Unit
from orders.officers.obey import Outcome, outcomes
from orders.officers.orders import ORDERS, Act, Bar, Order
from orders.officers.picture import picture
from orders.sheet import Block, Cell, Line, Table, Tone

Aspect = TypeVar("Aspect")


def sheet(now: Muster, rulings: Sequence[Ruling], notes: Sequence[Say]) -> tuple[Block, ...]:
    """Everything in reading order."""
    blocks: list[Block] = [_summary(now), *(Line(note, Tone.WARN) for note in notes)]
    if now.units:
        blocks.append(_officers(now))
    blocks += [_orders(now, unit) for unit in now.units if unit.may_order]
    if any(unit.may_order for unit in now.units):
        blocks += [_effects(now), _permissions(now)]
    blocks.append(picture(now))
    if astray := [now.mission.names.shown[marine.number] for marine in out_of_reach(now)]:
        blocks.append(Line(say("officers.out-of-reach", names=astray), Tone.WARN))
    blocks += [Line(_counts(ruling), Tone.DIM) for ruling in rulings]
    return tuple(blocks)


def _summary(now: Muster) -> Line:
    """One line that sums the turn up."""
    counts = {"officers": len(now.units), "marines": len(now.in_play()), "astray": len(out_of_reach(now))}
    if not now.mission.name:
        return Line(say("officers.summary-unnamed", turn=now.turn, **counts), Tone.STRONG)
    return Line(say("officers.summary", name=now.mission.name, turn=now.turn, **counts), Tone.STRONG)


def order_name(order: Order) -> Say:
    """The order's name in the reader's language."""
    return say(f"officers.order-{order.id}")


def _counts(ruling: Ruling) -> Say:
    """A ruling that changed a result, in words."""
    rule, key, value = ruling
    if key == "hierarchy":
        return say("officers.hierarchy-counts", rule=rule)
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    return say("officers.ruling-counts", rule=rule, ruling=key, value=shown)


def _officers(now: Muster) -> Table:
    """Each officer: his rank, his unit with the chains that link it, and whether he may give an order."""
    columns = _heads("officer", "rank", "unit", "links", "gives")
    rows: list[tuple[Cell, ...]] = []
    tones = []
    for unit in now.units:
        names = [now.mission.names.shown[m] for m in unit.members]
        gives = say("officers.may-order" if unit.may_order else "officers.has-moved")
        rows.append((names[0], unit.rank, say("officers.list", names=names), _chains(now, unit), gives))
        tones.append(Tone.PLAIN if unit.may_order else Tone.DIM)
    return Table(say("officers.officers-title"), columns, tuple(rows), tuple(tones), frozenset({1}))


def _chains(now: Muster, unit: Unit) -> Cell:
    """Who is in the unit only through another marine."""
    shown = now.mission.names.shown
    chains = [
        say("officers.linked-through", name=shown[marine], through=shown[through])
        for marine, through in unit.through.items()
        if through != unit.officer
    ]
    return say("officers.list", names=chains) if chains else None


def _orders(now: Muster, unit: Unit) -> Table:
    """Each order of an officer: who may obey it, and why the others of the unit may not."""
    shown = now.mission.names.shown
    rows: list[tuple[Cell, ...]] = []
    tones = []
    for order in ORDERS:
        obeying = now.obeying(unit, order)
        may = say("officers.list", names=[shown[m] for m in obeying]) if obeying else None
        rows.append((order_name(order), may, others(now, unit, order)))
        tones.append(Tone.PLAIN if obeying else Tone.DIM)
    title = say("officers.orders-title", name=shown[unit.officer])
    return Table(title, _heads("order", "obeys", "why-not"), tuple(rows), tuple(tones))


def others(now: Muster, unit: Unit, order: Order, said: str = "officers.names-reasons") -> Say | None:
    """The members who may not obey the order, together where the reasons are the same."""
    alike: dict[tuple[Bar, ...], list[str]] = {}
    for marine in unit.members:
        if bars := now.why_not(order, marine):
            alike.setdefault(bars, []).append(now.mission.names.shown[marine])
    groups = [say(said, names=names, reasons=in_words(bars)) for bars, names in alike.items()]
    if not groups:
        return None
    return reduce(lambda rest, first: say("officers.both", first=first, rest=rest), reversed(groups))


def in_words(bars: Sequence[Bar]) -> list[Say]:
    """Reasons why a marine may not obey, in words."""
    return [say(f"officers.bar-{bar}") for bar in bars]


def _effects(now: Muster) -> Table:
    """What each order does for each marine who may obey it; marines for whom it does the same share a row."""
    rows: list[tuple[Cell, ...]] = []
    for order in ORDERS:
        for outcome, names in _alike(now, order, lambda outcome: replace(outcome, forbids=(), allows=())):
            figures = outcome.shots, outcome.tyranid_shots
            signed = map(_signed, (outcome.accuracy or 0, outcome.power, outcome.against))
            rows.append((order_name(order), names, _movement(outcome), *figures, *signed))
    columns = ("order", "marines", "movement", "shots", "tyranid-shots", "accuracy", "power", "against")
    return Table(say("officers.effects-title"), _heads(*columns), tuple(rows), (), frozenset(range(2, 8)))


def _permissions(now: Muster) -> Table:
    """What the orders forbid and allow besides figures."""
    rows: list[tuple[Cell, ...]] = []
    for order in ORDERS:
        for (forbids, allows), names in _alike(now, order, lambda outcome: (outcome.forbids, outcome.allows)):
            if forbids or allows:
                rows.append((order_name(order), names, _acts(forbids), _acts(allows)))
    columns = ("order", "marines", "forbidden", "allowed")
    return Table(say("officers.permissions-title"), _heads(*columns), tuple(rows))


def _alike(now: Muster, order: Order, aspect: Callable[[Outcome], Aspect]) -> Iterator[tuple[Aspect, Say]]:
    """The marines who may obey the order, together where one aspect of what it does for them is the same."""
    alike: dict[tuple[int, Aspect], list[str]] = {}
    commanded = {marine for unit in now.units for marine in now.obeying(unit, order)}
    for marine in sorted(commanded):
        halves = outcomes(order, now.mission.marines[marine], now.bars[marine], now.rulings)
        for half, outcome in enumerate(halves):
            alike.setdefault((half, aspect(outcome)), []).append(now.mission.names.shown[marine])
    for (_, same), names in sorted(alike.items(), key=lambda item: item[0][0]):
        yield same, say("officers.list", names=names)


def _acts(acts: tuple[Act, ...]) -> Cell:
    return say("officers.list", names=[say(f"officers.act-{act}") for act in acts]) if acts else None


def _heads(*columns: str) -> tuple[Say, ...]:
    return tuple(say(f"officers.column-{column}") for column in columns)


def _movement(outcome: Outcome) -> Cell:
    """The number of squares where the marine's movement is known, else what the order makes of it."""
    if outcome.movement is not None:
        return outcome.movement
    if outcome.at_most is not None:
        return say("officers.at-most", squares=outcome.at_most)
    return _signed(outcome.more)


def _signed(number: int) -> Cell:
    return f"{number:+d}" if number else None
