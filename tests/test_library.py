"""The package as a library, as the README shows it."""

from pathlib import Path

import orders
import pytest
from orders import Unusable, load, message, reserve, validate
from orders.system import TurnError

LISTS = Path(__file__).parent.parent / "lists"


def test_count_a_shipped_list() -> None:
    document = load(LISTS / "example-2.yaml")
    assert validate(document) == []
    groups = reserve(document, turn=1).data["groups"]
    assert [(group["group"], group["regular"]) for group in groups] == [("1", 8), ("2", 4)]


def test_findings_speak_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "list.yaml"
    path.write_text("system: infinity\ngroups:\n  - troopers: []\n", encoding="utf-8")
    (finding,) = validate(load(path))
    assert finding.code == "LIST-10"
    assert message(finding) == "no trooper is the Lieutenant; a list has exactly one"
    assert message(finding, "es") == "ninguna tropa es el Teniente; una lista tiene exactamente uno"


def test_a_game_counts(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(
        f"list: {LISTS / 'example-1.yaml'}\nevents:\n  - state: {{trooper: rifle-1, is: dead}}\n",
        encoding="utf-8",
    )
    answer = reserve(load(LISTS / "example-1.yaml"), game=load(path))
    assert [group["regular"] for group in answer.data["groups"]] == [9]


def test_what_cannot_be_counted_is_said() -> None:
    with pytest.raises(Unusable) as wrong:
        reserve(load("no such file"))
    assert [f.code for f in wrong.value.findings] == ["FILE-01"]
    with pytest.raises(TurnError):
        reserve(load(LISTS / "example-1.yaml"), turn=0)
    with pytest.raises(AttributeError):
        _ = orders.nothing  # type: ignore[attr-defined]
