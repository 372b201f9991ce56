"""Which room of the package may import which: one direction, no way back."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "cli" / "orders"
VOCABULARY = {"findings", "pools", "sheet", "system"}

MAY_IMPORT = {
    "findings": set(),
    "pools": {"findings"},
    "sheet": {"findings"},
    "system": {"findings", "pools", "sheet", "source"},
    "words": {"findings"},
    "source": {"findings"},
    "infinity": {*VOCABULARY, "source"},
    "officers": {*VOCABULARY, "source"},
    "plans": {"findings", "pools", "source"},
    "report": {*VOCABULARY, "words", "source"},
    "checking": {"findings", "source", "system"},
    "commands": {*VOCABULARY, "source", "plans", "report", "words", "checking"},
    "app": {"commands"},
    "main": {"app", "commands", "findings", "words", "report"},
    "library": {*VOCABULARY, "source", "checking", "words"},
    "__main__": {"main"},
    "__init__": {"library"},
}
"""The rooms of the package, and what each may import of it."""


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The rooms that a file imports, however it writes it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "orders" and len(parts) > 1 and parts[1] != "__version__":
                yield parts[1]


FILES = sorted(PACKAGE.rglob("*.py"))


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in FILES} == set(MAY_IMPORT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    room = room_of(path)
    assert set(imports(path)) <= MAY_IMPORT[room] | {room}


def test_plans_and_reports_name_no_system() -> None:
    named = [
        str(path.relative_to(PACKAGE))
        for room in ("plans", "report")
        for path in (PACKAGE / room).glob("*.py")
        if any(word in path.read_text(encoding="utf-8").lower() for word in ("infinity", "orders.officers"))
    ]
    assert named == []


def test_files_stay_short() -> None:
    long = {str(p.relative_to(PACKAGE)): n for p in FILES if (n := p.read_text("utf-8").count("\n")) > 400}
    assert long == {}
