"""Everything that a mission file can have wrong by the rules, each fault once and at its own place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orders.findings import Finding, Place
from orders.officers.checks.board import check_characters, check_edges, check_rows
from orders.officers.checks.names import check_ids, check_names
from orders.officers.checks.placing import check_placed_once, check_squares
from orders.officers.checks.ranks import check_grades, check_squads
from orders.officers.mission import Mission

CHECKS: tuple[Callable[[Mission], Iterator[Finding]], ...] = (
    check_rows,
    check_characters,
    check_edges,
    check_placed_once,
    check_squares,
    check_grades,
    check_squads,
    check_names,
    check_ids,
)


def check(mission: Mission) -> list[Finding]:
    """Every rule that the mission breaks, sorted by place."""
    found = [finding for rule_check in CHECKS for finding in rule_check(mission)]
    return sorted(found, key=lambda finding: finding.place or Place(1, 1, 1, 1))
