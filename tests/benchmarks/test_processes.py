"""Whole processes side by side: what a user waits for, as ratios of medians of one run.

Run with ``pytest tests/benchmarks --benchmark-only``. Other tools are compared with where they are installed
(``pip install '.[bench]'``), else their rows are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from orders.source.data import folder

ROUNDS = 7
BIN = Path(sys.executable).parent
MANY = 1000

Command = list[str]


def sixty_lines() -> str:
    """A list of 60 lines: fourteen troopers in two groups, written in block style and in flow style."""
    lines = ["system: infinity", "edition: n5", "name: Harbour patrol", "points: 300", "groups:"]
    for number in range(1, 15):
        if number in (1, 10):
            lines.append("  - troopers:")
        skills = "Lieutenant" if number == 1 else "Courage, Terrain (Total), BS Attack (+1B)"
        fields = [f"unit: Unit {number}", f"cost: {10 + number % 9}", "swc: 0", "ava: total"]
        if number % 3:
            fields += [f"skills: [{skills}]"] if number % 2 else []
            lines += [f"      - name: Trooper {number}", *(f"        {field}" for field in fields)]
        else:
            lines.append(f"      - {{name: Trooper {number}, {', '.join(fields)}, skills: [{skills}]}}")
    return "\n".join([*lines, *["# the end"] * (60 - len(lines))][:60]) + "\n"


@pytest.fixture
def room(tmp_path: Path) -> Path:
    (tmp_path / "list.yaml").write_text(sixty_lines(), encoding="utf-8")
    return tmp_path


@pytest.fixture
def many(room: Path) -> Path:
    folder = room / "many"
    folder.mkdir()
    for number in range(MANY):
        shutil.copy(room / "list.yaml", folder / f"list-{number}.yaml")
    return folder


def ours(*words: str) -> Command:
    return [str(BIN / "orders"), *words]


def seconds(room: Path, commands: list[Command]) -> float:
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, cwd=room, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def ratio(room: Path, one: list[Command], other: list[Command], rounds: int = ROUNDS) -> tuple[float, float]:
    """The median time of the first in seconds, and the median ratio of the two, run in turn."""
    pairs = [(seconds(room, one), seconds(room, other)) for _ in range(rounds + 1)][1:]
    return median(a for a, _ in pairs), median(a / b for a, b in pairs)


@pytest.fixture
def report(benchmark: Any, capsys: pytest.CaptureFixture[str]) -> Callable[..., None]:
    """Prints a figure; the benchmark fixture only marks these tests as benchmarks."""

    def write(name: str, figure: tuple[float, float], goal: str) -> None:
        benchmark.extra_info[name] = figure
        benchmark.pedantic(lambda: None, rounds=1)
        with capsys.disabled():
            print(f"\n{name}: {figure[0] * 1000:.0f} ms, ratio {figure[1]:.3f} ({goal})")

    return write


def linters(path: str) -> list[Command]:
    if not all((BIN / tool).exists() for tool in ("yamllint", "check-jsonschema")):
        pytest.skip("yamllint and check-jsonschema are not installed")
    schema = str(folder("schemas") / "list.schema.json")
    files = [path] if path.endswith(".yaml") else sorted(map(str, Path(path).glob("*.yaml")))
    return [
        [str(BIN / "yamllint"), "-d", "relaxed", path],
        [str(BIN / "check-jsonschema"), "--schemafile", schema, *files],
    ]


def test_validate_against_linters(room: Path, report: Callable[..., None]) -> None:
    figure = ratio(room, [ours("validate", "list.yaml")], linters(str(room / "list.yaml")))
    report("validate / (yamllint + check-jsonschema)", figure, "at most 0.45")


def test_validate_many_against_linters(room: Path, many: Path, report: Callable[..., None]) -> None:
    figure = ratio(room, [ours("validate", "many")], linters(str(many)), rounds=1)
    report(f"validate {MANY} lists / the linters", figure, "at most 0.06")


def test_validate_many_against_reading(room: Path, many: Path, report: Callable[..., None]) -> None:
    script = (
        "import glob, yaml\n"
        "for f in glob.glob('many/*.yaml'):\n"
        "    with open(f, encoding='utf-8') as text: yaml.load(text, yaml.CSafeLoader)"
    )
    figure = ratio(room, [ours("validate", "many")], [[sys.executable, "-c", script]], rounds=3)
    report(f"validate {MANY} lists / PyYAML's C loader", figure, "at most 2.5")


def test_memory_of_many(room: Path, many: Path, benchmark: Any, capsys: pytest.CaptureFixture[str]) -> None:
    alone = (
        "import resource, subprocess, sys\n"
        "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    command = [sys.executable, "-c", alone, *ours("validate", "many")]
    peak = benchmark.pedantic(
        lambda: int(subprocess.run(command, cwd=room, check=True, capture_output=True).stdout) / 1024
    )
    with capsys.disabled():
        print(f"\nvalidate {MANY} lists: peak memory {peak:.0f} MB (below 80)")


@pytest.mark.parametrize(
    ("words", "goal"),
    [
        (("reserve", "list.yaml"), "at most 1.5"),
        (("reserve", "list.yaml", "--format", "json"), "at most 1.2"),
        (("plan", "count", "list.yaml"), "at most 1.5"),
        (("game", "spend", "regular", "trooper-2"), "at most 1.5"),
    ],
    ids=" ".join,
)
def test_commands_against_validate(
    room: Path, report: Callable[..., None], words: tuple[str, ...], goal: str
) -> None:
    for command in (("start", "list.yaml", "--going", "first"), ("turn",)):
        subprocess.run(ours("game", *command), cwd=room, check=True, capture_output=True)
    figure = ratio(room, [ours(*words)], [ours("validate", "list.yaml")])
    report(f"{' '.join(words)} / validate", figure, goal)


def test_environment(benchmark: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Says on what the figures were measured."""
    benchmark.pedantic(lambda: None)
    with capsys.disabled():
        print(f"\nPython {sys.version.split()[0]}, {os.cpu_count()} processors")
