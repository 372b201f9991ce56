"""How long plans take: counting, reaching a rank, listing; and listing beside two general solvers.

Run with ``pytest tests/benchmarks/test_plans.py --benchmark-only -s``. The solvers are compared with where
they are installed (``pip install ortools python-constraint``).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from orders.plans.count import count
from orders.plans.find import Plan, find
from orders.plans.lines import line_maker
from orders.plans.space import Point, Space
from orders.plans.walk import walk
from orders.plans.wants import Want
from orders.plans.where import read_condition
from orders.pools import OrderKind, Pool, Reserve
from orders.report.json import dump
from plans.toys import fifteen_troopers, nested_units, six_groups_of_ten

ORDERS = 10
ALL_SPENT = 92378


def ten_orders() -> Reserve:
    """Ten Regular Orders for ten troopers."""
    names = tuple(f"trooper-{number}" for number in range(1, ORDERS + 1))
    pool = Pool("regular/1", OrderKind.REGULAR, ORDERS, names)
    return Reserve((pool,), {name: name for name in names})


def median_within(benchmark: Any, seconds: float, function: Callable[..., Any], *args: Any) -> Any:
    """The result of the function, whose median time must not be longer than that."""
    result = benchmark(function, *args)
    assert benchmark.stats.stats.median <= seconds
    return result


def counted(reserve: Reserve) -> Any:
    return count(Space(reserve))


def last_plan(reserve: Reserve) -> tuple[int, Point]:
    space = Space(reserve)
    return next(walk(space, start=space.total - 1))


@pytest.mark.parametrize("task", [counted, last_plan])
def test_fifteen_troopers(benchmark: Any, task: Callable[[Reserve], Any]) -> None:
    assert median_within(benchmark, 0.005, task, fifteen_troopers())


@pytest.mark.parametrize("task", [counted, last_plan])
def test_six_groups_of_ten(benchmark: Any, task: Callable[[Reserve], Any]) -> None:
    assert Space(six_groups_of_ten()).total > 10**30
    assert median_within(benchmark, 0.05, task, six_groups_of_ten())


def test_six_officers_of_nested_units(benchmark: Any) -> None:
    assert median_within(benchmark, 1, counted, nested_units(1, officers=6, marines=40))


def test_finding_a_plan_for_sixty(benchmark: Any) -> None:
    reserve = six_groups_of_ten()
    wants = [Want(name, name, 1, None) for name in reserve.names]
    assert isinstance(median_within(benchmark, 1, find, reserve, wants), Plan)


def test_json_lines_a_second(benchmark: Any) -> None:
    """At least 100,000 plans of the 15 troopers in a second, as lines of JSON."""
    number = 100_000

    def write() -> str:
        space, out = Space(fifteen_troopers()), StringIO()
        line = line_maker(space, dump)
        for rank, point in walk(space, stop=number):
            out.write(line(rank, point) + "\n")
        return out.getvalue()

    assert median_within(benchmark, 1, write).count("\n") == number


def ours() -> int:
    space = Space(ten_orders())
    return sum(1 for _ in walk(space, [read_condition("unspent==0", space, ())]))


def with_or_tools() -> int:
    """The same plans by CP-SAT, which finds one solution after the other."""
    model_of = pytest.importorskip("ortools.sat.python.cp_model")
    model = model_of.CpModel()
    numbers = [model.new_int_var(0, ORDERS, str(place)) for place in range(ORDERS)]
    model.add(sum(numbers) == ORDERS)

    class Counter(model_of.CpSolverSolutionCallback):
        found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    solver, counter = model_of.CpSolver(), Counter()
    solver.parameters.enumerate_all_solutions = True
    solver.solve(model, counter)
    return counter.found


def with_python_constraint() -> int:
    """The same plans by backtracking."""
    constraint = pytest.importorskip("constraint")
    problem = constraint.Problem()
    problem.addVariables(range(ORDERS), range(ORDERS + 1))
    problem.addConstraint(constraint.ExactSumConstraint(ORDERS))
    return sum(1 for _ in problem.getSolutionIter())


@pytest.mark.parametrize(("theirs", "goal"), [(with_or_tools, 20), (with_python_constraint, 5)])
def test_listing_beside_solvers(benchmark: Any, theirs: Callable[[], int], goal: float) -> None:
    start = time.perf_counter()
    assert theirs() == ALL_SPENT
    seconds = time.perf_counter() - start
    assert benchmark(ours) == ALL_SPENT
    times = seconds / benchmark.stats.stats.median
    benchmark.extra_info["times faster"] = times
    print(f"\n{theirs.__name__}: {seconds:.2f} s, {times:.0f} times as long as ours (goal {goal})")
    assert times >= goal
