"""One fault is one finding: what follows from a fault of shape is not told again."""

import pytest
from orders.findings import Severity
from orders.infinity import SYSTEM
from orders.source import read_text

HEAD = "system: infinity\ngroups:\n  - troopers:\n      - {name: Boss, skills: [Lieutenant]}\n"


@pytest.mark.parametrize(
    ("rows", "rest", "codes"),
    [
        (["{name: A, cuont: 3}"], "{name: t, type: haris, members: [a-1, a-2, a-3]}", ["SCHEMA-01"]),
        (["{nmae: A, count: 3}"], "{name: t, type: haris, members: [a-1, a-2, a-3]}", ["SCHEMA-01"]),
        (["{name: A, count: 2}"], "{name: t, type: duo, members: [x-1, a-2], leader: x-1}", ["REF-01"]),
        (["{name: A, count: 2}"], "{name: t, type: duo, members: [a-1, a-1]}", ["FT-03"]),
        (["{name: A, count: 2}"], "{name: t, type: duo, members: [a-1, a-2], leader: boss}", ["REF-01"]),
        (
            ["{name: P, unit: J, ava: 1, skills: ['G: Jumper']}", "{name: Q, unit: J, skils: ['G: Jumper']}"],
            "",
            ["SCHEMA-01"],
        ),
        (["{name: D, skils: [Doctor]}", "{name: S, peripheral: servant}"], "", ["SCHEMA-01"]),
        (["{count: 2, cost: 1, swc: 0, ava: 0}"], "", ["SCHEMA-01"]),
        (["{name: G, count: 2, training: irregular, skills: [Lieutenant]}"], "", ["LIST-10", "LIST-11"]),
        (["{name: S, count: 3, peripheral: servant}"], "", ["LIST-12"]),
    ],
)
def test_one_fault_is_one_finding(rows: list[str], rest: str, codes: list[str]) -> None:
    text = HEAD + "".join(f"      - {row}\n" for row in rows) + (f"fireteams: [{rest}]\n" if rest else "")
    document = read_text(text, "list.yaml")
    found = [*document.findings, *SYSTEM.check(document)]
    assert sorted(f.code for f in found if f.severity is Severity.ERROR) == codes


def test_two_groups_of_one_number() -> None:
    text = HEAD + "    number: 2\n  - troopers: []\n  - {number: 2, troopers: []}\n"
    document = read_text(text, "list.yaml")
    assert [f.code for f in SYSTEM.check(document) if f.code.startswith("REF")] == ["REF-02", "REF-02"]
    faulty = read_text(HEAD + "    number: 2\n  - core\n", "list.yaml")
    assert [f.code for f in SYSTEM.check(faulty) if f.code.startswith("REF")] == []


def test_nearest_controller_with_room() -> None:
    """LIST-13: above first, nearest first; then below; two each."""
    rows = ["{name: D1, skills: [Doctor]}", *["{name: S, peripheral: servant}"] * 3]
    rows += ["{name: D2, skills: [Engineer]}", *["{name: S, peripheral: servant}"] * 3]
    text = HEAD + "".join(f"      - {row}\n" for row in rows)
    from orders.infinity.build import build

    army = build(read_text(text, "list.yaml"))
    held = [army.peripherals[f"s-{n}"].controller for n in range(1, 7)]
    assert held == ["d1", "d1", "d2", "d2", "d2", "d2"]
