"""The rules on an officer's unit, in English."""

from orders.words.rules.shape import Told

RULES = {
    "UNIT-01": Told(
        "A unit grows out from its officer",
        (
            "Begin with the officer. A marine joins if he is no farther than the officer's rank from the "
            "officer, or from somebody who has joined already, and the two can reach each other. So a chain "
            "of marines may lead far across the board."
        ),
        "Rank 1, three marines in a row beside the officer: all three belong to the unit.",
    ),
    "UNIT-02": Told(
        "A wall breaks the link",
        (
            "Two marines with a wall between them are not linked, however near they are. With `link: path` "
            "they are linked all the same where the way round the wall is no longer than the rank."
        ),
        "Neighbours on both sides of a long wall: two units, not one.",
    ),
    "UNIT-03": Told(
        "How distance and communication are measured",
        (
            "The source does not say how to measure. Here one test serves for both: count the steps of the "
            "shortest walk over open squares, diagonals allowed; up to the rank they are linked. A diagonal "
            "step needs both squares beside it open and no wall edge at that corner. `link: straight` asks "
            "for a clear straight line instead, `metric: orthogonal` forbids diagonals."
        ),
        (
            "Two squares away over an open diagonal: 2 steps, linked at rank 2; with `metric: orthogonal` "
            "it takes 4."
        ),
    ),
    "UNIT-04": Told(
        "Closed doors block, open doors and people do not",
        (
            "Treat a closed door like a wall; open it and the link is back. Marines and Tyranids in between "
            "do not stop anybody from hearing."
        ),
        "`|` between two marines: no link. `/` in its place: linked.",
    ),
    "UNIT-05": Told(
        "Squads do not bind",
        (
            "A marine may be in the unit of an officer from another squad, and in several units at once. Of "
            "the officers who reach him at that moment he may obey whichever he likes."
        ),
        "Ilex stands between two officers: he is in both units and chooses whom to obey.",
    ),
    "UNIT-06": Told(
        "Nobody has to obey",
        "A member may go on with what he was doing and still link the others to the officer.",
        "Otho keeps out of it, Ilex behind him obeys through him.",
    ),
    "UNIT-07": Told(
        "The dead do not link; an officer is a marine too",
        (
            "Whoever is dead or off the board neither links nor obeys. An officer always belongs to the "
            "unit he leads, and he may belong to another officer's too."
        ),
        "The link in the middle falls: those behind him are out of the unit.",
    ),
}
