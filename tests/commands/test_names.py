"""Names as people type them."""

import pytest
from orders.commands.names import meant, near

KNOWN = {
    "docker-1": "Docker",
    "docker-2": "Docker",
    "dockside": "dockside",
    "master": "Harbour Master",
    "ships-doctor": "Ship's Doctor",
    "cazador-de-hombres": "Cazador de Hombres",
    "medico": "Médico",
    "sgt": "Sergeant",
    "Big": "Big",
    "trooper": "Ратник",
}


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("docker-1", ["docker-1"]),
        ("DOCKER-1", ["docker-1"]),
        ("docker", ["docker-1", "docker-2"]),
        ("dock", ["docker-1", "docker-2", "dockside"]),
        ("docks", ["dockside"]),
        ("master", ["master"]),
        ("harbour m", ["master"]),
        ("Harbour-Master", ["master"]),
        ("ship's", ["ships-doctor"]),
        ("doctor", ["ships-doctor"]),
        ("Cazador", ["cazador-de-hombres"]),
        ("hombres", ["cazador-de-hombres"]),
        ("médico", ["medico"]),
        ("medi", ["medico"]),
        ("serg", ["sgt"]),
        ("big", ["Big"]),
        ("ратн", ["trooper"]),
        ("ide", ["dockside"]),
        ("id", []),  # too short for a part
        ("cazadora", []),
        ("''", []),
        (" ", []),
    ],
)
def test_what_a_word_means(word, ids):
    assert meant(word, KNOWN) == ids


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("mater", "master"),
        ("Sergant", "sgt"),
        ("cazadro", "cazador-de-hombres"),
        ("Harbor Master", "master"),
        ("dokcer", "docker-1"),
        ("nobody", None),
    ],
)
def test_what_was_probably_meant(word, id):
    assert near(word, KNOWN) == id
