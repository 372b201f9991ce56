"""`orders validate`: which files, which findings, in which form, and with which exit code."""

import json

import pytest

from commands.fake import MISSION, listed

FINE = listed("Ann", "Ben")
GAME = "list: list.yaml\ngoing: first\nevents:\n  - turn: 1\n"
ILLEGAL = GAME + "  - enter: ann\n"
PLAN = "list: list.yaml\nturn: 1\nspend:\n  - {order: regular, on: ann}\n"


def codes(run):
    return [(f["code"], f["severity"], f["path"], f["line"]) for f in json.loads(run.out)["findings"]]


@pytest.mark.parametrize(
    ("files", "argv", "code", "expected"),
    [
        ({"list.yaml": FINE}, [], 0, []),
        ({"mission.yaml": MISSION}, [], 0, []),
        ({"a.yaml": FINE}, [], 0, []),
        ({"lists/a.yaml": FINE}, [], 0, []),
        ({"list.yaml": listed("Error")}, [], 1, [("LIST-10", "error", "list.yaml", 4)]),
        ({"list.yaml": listed("Warning")}, [], 0, [("LIST-10", "warning", "list.yaml", 4)]),
        ({"list.yaml": listed("Warning")}, ["--strict"], 1, [("LIST-10", "warning", "list.yaml", 4)]),
        ({"list.yaml": listed("Info")}, ["--strict"], 0, [("LIST-10", "info", "list.yaml", 4)]),
        ({"list.yaml": FINE + "nam: x\n"}, [], 1, [("SCHEMA-01", "error", "list.yaml", 6)]),
        ({"list.yaml": "a: [\n"}, ["list.yaml"], 1, [("YAML-01", "error", "list.yaml", 1)]),
        ({}, [], 2, [("FILE-01", "error", ".", None)]),
        ({}, ["none.yaml"], 2, [("FILE-01", "error", "none.yaml", None)]),
        ({"x/none.txt": ""}, ["x"], 2, [("FILE-01", "error", "x", None)]),
        (
            {"list.yaml": listed("Error")},
            ["none.yaml", "list.yaml"],
            2,
            [("FILE-01", "error", "none.yaml", None), ("LIST-10", "error", "list.yaml", 4)],
        ),
        ({"list.yaml": FINE, "game.yaml": GAME}, ["game.yaml"], 0, []),
        ({"list.yaml": FINE, "game.yaml": ILLEGAL}, ["game.yaml"], 1, [("AD-01", "error", "game.yaml", 5)]),
        ({"x/list.yaml": FINE, "x/game.yaml": ILLEGAL}, ["x"], 1, [("AD-01", "error", "x/game.yaml", 5)]),
        ({"game.yaml": GAME}, ["game.yaml"], 1, [("REF-01", "error", "game.yaml", 1)]),
        (
            {"list.yaml": "a: [\n", "game.yaml": GAME},
            ["game.yaml"],
            1,
            [("REF-01", "error", "game.yaml", 1)],
        ),
        ({"list.yaml": PLAN, "game.yaml": GAME}, ["game.yaml"], 1, [("REF-01", "error", "game.yaml", 1)]),
        ({"list.yaml": FINE, "p.yaml": PLAN}, ["p.yaml"], 0, []),
        ({"list.yaml": FINE, "p.yaml": PLAN + PLAN[-30:]}, ["p.yaml"], 1, [("ORD-01", "error", "p.yaml", 5)]),
        (
            {"list.yaml": FINE, "p.yaml": PLAN.replace("turn: 1", "turn: 9")},
            ["p.yaml"],
            1,
            [("REF-01", "error", "p.yaml", 2)],
        ),
        ({"list.yaml": FINE, "p.yaml": PLAN.partition("\n")[2]}, ["p.yaml"], 0, []),
        ({"p.yaml": PLAN}, ["p.yaml"], 1, [("REF-01", "error", "p.yaml", 1)]),
    ],
)
def test_findings_and_exit_code(fake, orders, files, argv, code, expected):
    for name, content in files.items():
        (fake / name).parent.mkdir(exist_ok=True)
        (fake / name).write_text(content)
    run = orders("validate", *argv, "--format", "json")
    assert codes(run) == expected
    assert run.code == code
    assert run.err == ""
    assert orders("validate", *argv).code == code


def test_a_file_named_twice_is_checked_once(fake, orders):
    (fake / "list.yaml").write_text(FINE)
    run = orders("validate", "list.yaml", "./list.yaml", ".", str(fake), "--format=json")
    assert json.loads(run.out)["summary"] == {
        "files": 1,
        "errors": 0,
        "warnings": 0,
        "infos": 0,
        "skipped": 0,
    }


def test_json_has_every_field_and_null_for_what_is_absent(fake, orders):
    run = orders("validate", "-", "--format", "json", stdin=listed("Warning"))
    assert json.loads(run.out) == {
        "version": 1,
        "findings": [
            {
                "code": "LIST-10",
                "severity": "warning",
                "message": "The command line cannot be understood: Warning",
                "path": "-",
                "line": 4,
                "column": 16,
                "end_line": 4,
                "end_column": 23,
                "hint": None,
                "trooper": None,
                "group": None,
            }
        ],
        "summary": {"files": 1, "errors": 0, "warnings": 1, "infos": 0, "skipped": 0},
    }
    assert run.out.count("\n") == 1


def test_text_sums_up_at_the_end(fake, orders):
    run = orders("validate", "-", stdin=listed("Error", "Warning", "Info", "Info"))
    assert run.out.splitlines()[0] == "-:4:16: error LIST-10 The command line cannot be understood: Error"
    assert run.out.splitlines()[-1] == "1 file: 1 error, 1 warning, 2 infos."
    assert run.err == ""
    fine = orders("validate", "-", "--lang", "es", stdin=FINE)
    assert fine.out == "Bien: 1 archivo, nada que corregir.\n"


def test_findings_are_in_the_order_of_the_files_and_of_their_places(fake, orders):
    (fake / "b.yaml").write_text(listed("Info", "Error"))
    (fake / "a.yaml").write_text(listed("Error") + "nam: x\n")
    run = orders("validate", "b.yaml", "a.yaml", "--format", "json")
    assert [(p, line) for _, _, p, line in codes(run)] == [
        ("b.yaml", 4),
        ("b.yaml", 5),
        ("a.yaml", 4),
        ("a.yaml", 5),
    ]


NEAR = {"a.yaml": "sytem: infinity\n", "b.yaml": "groups: [{troopers: []}]\n", "c.yaml": "groups: [\n"}


def test_what_was_meant_to_be_ours_is_not_passed_over(fake, orders):
    for name, content in NEAR.items():
        (fake / name).write_text(content)
    (fake / "d.yaml").write_bytes(FINE.encode("utf-16-le"))
    run = orders("validate", ".", "--format", "json")
    assert codes(run) == [
        ("SCHEMA-01", "error", "a.yaml", 1),
        ("SCHEMA-01", "error", "a.yaml", 1),
        ("SCHEMA-01", "error", "b.yaml", 1),
        ("YAML-01", "error", "c.yaml", 1),
        ("FILE-01", "error", "d.yaml", 1),
    ]
    assert run.code == 2
    assert json.loads(run.out)["summary"]["skipped"] == 0


@pytest.mark.parametrize(
    ("others", "english", "spanish"),
    [
        ([], "Fine: 1 file, nothing to mend.", "Bien: 1 archivo, nada que corregir."),
        (
            ["x.yaml"],
            "Fine: 1 file, nothing to mend. (1 other YAML file not checked: x.yaml)",
            "Bien: 1 archivo, nada que corregir. (1 archivo YAML más sin comprobar: x.yaml)",
        ),
        (
            ["a.yaml", "b.yml", "c.yaml", "d.yaml"],
            "Fine: 1 file, nothing to mend. (4 other YAML files not checked: a.yaml, b.yml, c.yaml, …)",
            "Bien: 1 archivo, nada que corregir."
            " (4 archivos YAML más sin comprobar: a.yaml, b.yml, c.yaml, …)",
        ),
    ],
)
def test_what_was_passed_over_is_counted(fake, orders, others, english, spanish):
    (fake / "list.yaml").write_text(FINE)
    for name in others:
        (fake / name).write_text("services: {}\n")
    assert orders("validate", ".").out == english + "\n"
    assert orders("validate", ".", "--lang", "es").out == spanish + "\n"
    assert json.loads(orders("validate", ".", "-f", "json").out)["summary"]["skipped"] == len(others)
    named = orders("validate", ".", *others, "-f", "json")
    assert json.loads(named.out)["summary"]["skipped"] == 0


def test_a_folder_with_nothing_of_ours_says_what_is_in_it(fake, orders):
    (fake / "x.yaml").write_text("services: {}\n")
    run = orders("validate", ".")
    assert run.code == 2
    assert run.out.splitlines()[-1] == (
        "1 file: 1 error, 0 warnings, 0 infos. (1 other YAML file not checked: x.yaml)"
    )
