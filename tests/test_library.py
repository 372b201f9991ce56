"""The package as a library, as the README shows it."""

from dataclasses import replace
from pathlib import Path

import orders
import pytest
from orders import Unusable, hint, load, message, reserve, validate
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
    assert str(finding.place) == f"{finding.place}" == "2:1"


def test_hints_speak_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "list.yaml"
    path.write_text("sistem: infinity\ngroups:\n  - troopers: []\nname: [\n", encoding="utf-8")
    (finding,) = validate(load(path))
    assert (
        hint(finding)
        == "write `]` where it ends, or leave it out and write what is in it on lines of its own"
    )
    assert (
        hint(finding, "es")
        == "escribe `]` donde acaba, o quítalo y escribe lo que contiene en líneas propias"
    )
    assert hint(replace(finding, hint=None)) is None


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("list: x.yaml\nevents:\n", "a.yaml is a game; here goes a list."),
        ("spend: []\n", "a.yaml is a plan; here goes a list."),
        ("sytem: x\n", "a.yaml: SCHEMA-01 this is no list, mission, game or plan"),
    ],
)
def test_what_is_no_list_is_said(tmp_path: Path, content: str, told: str) -> None:
    (tmp_path / "a.yaml").write_text(content, encoding="utf-8")
    with pytest.raises(Unusable) as wrong:
        reserve(load(tmp_path / "a.yaml"))
    assert str(wrong.value).startswith(f"{tmp_path}/{told}")


def test_what_is_no_game_is_said(tmp_path: Path) -> None:
    document = load(LISTS / "example-1.yaml")
    with pytest.raises(Unusable, match="is a list; here goes a game"):
        reserve(document, game=document)


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
