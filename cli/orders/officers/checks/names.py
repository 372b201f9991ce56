"""REF-01 and REF-02: names that lead to one marine each."""

from __future__ import annotations

from collections.abc import Iterator

from orders.findings import Elsewhere, Finding, say
from orders.officers.checks.fault import fault
from orders.officers.mission import Marine, Mission
from orders.source import Route

MOST_NAMED = 30
"""So many marines are named where none is near."""


def check_names(mission: Mission) -> Iterator[Finding]:
    """REF-01: the legend and the changes name marines of the mission."""
    if any(
        route[0] == "marines" and route[-1] in ("marines", "id")
        for route in mission.document.spoiled
        if route
    ):
        return  # the name may be that of a marine who could not be read
    for letter, marine in mission.meant.items():
        if marine is None:
            yield _nobody(mission, ("legend", letter), mission.legend[letter])
    for change in mission.changes:
        if change.marine is None:
            yield _nobody(mission, (*change.route, "marine"), change.said["marine"])


def _nobody(mission: Mission, at: Route, name: str) -> Finding:
    near = mission.names.nearest(name)
    ids = [marine.id for marine in mission.marines[:MOST_NAMED]]
    ids += ["…"] * (len(mission.marines) > MOST_NAMED)
    hint = say("officers.did-you-mean", name=near) if near else say("officers.marine-ids", names=ids)
    return fault(
        mission, "REF-01", say("officers.no-such-marine", name=name), mission.document.place(at), hint=hint
    )


def check_ids(mission: Mission) -> Iterator[Finding]:
    """REF-02: an id belongs to one marine."""
    first: dict[str, Marine] = {}
    for marine in mission.marines:
        earlier = first.setdefault(marine.id, marine)
        if earlier is not marine:
            also = (Elsewhere(mission.document.place((*earlier.route, "id")), say("officers.first-here")),)
            what, place = (
                say("officers.id-twice", id=marine.id),
                mission.document.place((*marine.route, "id")),
            )
            yield fault(mission, "REF-02", what, place, elsewhere=also, trooper=marine.id)
