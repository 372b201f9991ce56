"""Transcripts: each tests/golden/NAME.yaml names commands in its first comments, NAME.out what they print."""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "golden"
PROMPT = "# $ orders "


def commands(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix(PROMPT).split() for line in lines if line.startswith(PROMPT)]


CASES = sorted(path.stem for path in FOLDER.glob("*.yaml") if commands(path))


@pytest.mark.parametrize("name", CASES)
def test_transcript(name, orders, monkeypatch, request):
    monkeypatch.chdir(FOLDER)
    transcript = ""
    for argv in commands(FOLDER / f"{name}.yaml"):
        run = orders(*argv)
        errors = "".join(f"! {line}\n" for line in run.err.splitlines())
        transcript += f"$ orders {' '.join(argv)}\n{run.out}{errors}[{run.code}]\n\n"
    golden = FOLDER / f"{name}.out"
    if request.config.getoption("--update"):
        golden.write_text(transcript, encoding="utf-8")
    assert transcript
    assert transcript == golden.read_text(encoding="utf-8")
