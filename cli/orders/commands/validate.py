"""`orders validate`: checks list, game, plan and mission files, and says everything that is wrong at once."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from orders.commands.common import Format, Strict, exit_code
from orders.commands.shape import App
from orders.findings import Finding, Severity, say

Paths = Annotated[list[str] | None, typer.Argument(metavar="PATH...", help="commands.argument_paths")]

NAMED = 3
"""So many of the files that were not checked are named."""

app = App()


@app.command("validate", help="commands.validate")
def validate(paths: Paths = None, strict: Strict = False, format: Format = "text") -> int:
    """Checks every file and folder named, and reports in the order of the files."""
    checked = Checked(paths or [])
    return _as_json(checked, strict) if format == "json" else _as_text(checked, strict)


class Checked:
    """The findings and the text of each file in turn; one file is held at a time.

    `files` counts those that were checked so far, `skipped` names YAML files of folders that are not ours.
    """

    def __init__(self, paths: list[str]) -> None:
        self._named: Sequence[str | None] = paths or [None]
        self.files = 0
        self.skipped: dict[str, None] = {}

    def __iter__(self) -> Iterator[tuple[list[Finding], str]]:
        from orders.checking import check_file
        from orders.source import NotFound, find_documents, find_list

        seen: set[str] = set()
        for path in self._named:
            try:
                found = find_documents([find_list() if path is None else path])
            except NotFound as wrong:
                self.files += 1
                self.skipped |= dict.fromkeys(wrong.skipped)
                yield [wrong.finding], ""
                continue
            self.skipped |= dict.fromkeys(found.skipped)
            for file in found.files:
                if _spot(file) not in seen:
                    seen.add(_spot(file))
                    self.files += 1
                    yield check_file(file)
        self.skipped = {file: None for file in self.skipped if _spot(file) not in seen}


def _spot(file: str) -> str:
    """What is the same for a file however its path is written."""
    return file if file == "-" else os.path.abspath(file)


def _as_text(checked: Checked, strict: bool) -> int:
    from orders.report.terminal import coloured, room
    from orders.words import render

    colour = coloured(sys.stdout)
    code = 0
    counts: Counter[str] = Counter()
    for findings, text in checked:
        counts.update(f.severity for f in findings)
        code = max(code, exit_code(findings, strict))
        if findings:
            from orders.report.findings import lines

            print("\n".join(lines(findings, text, colour=colour, room=room())))
    told = {"errors": counts["error"], "warnings": counts["warning"], "infos": counts["info"]}
    key = "commands.summary" if counts else "commands.summary_fine"
    summary = render(say(key, files=checked.files, **told))
    print(" ".join([summary, *_not_checked(list(checked.skipped))]))
    return code


def _not_checked(skipped: list[str]) -> list[str]:
    """The remark on the files that were passed over, if any were; the first are named."""
    from orders.words import render

    if not skipped:
        return []
    names = skipped[:NAMED] + ["…"] * (len(skipped) > NAMED)
    return [render(say("commands.skipped", n=len(skipped), names=names))]


def _as_json(checked: Checked, strict: bool) -> int:
    from orders.report import json

    every = [finding for findings, _ in checked for finding in findings]
    counts = Counter(f.severity for f in every)
    summary = {
        "files": checked.files,
        "errors": counts[Severity.ERROR],
        "warnings": counts[Severity.WARNING],
        "infos": counts[Severity.INFO],
        "skipped": len(checked.skipped),
    }
    print(json.versioned({"findings": json.findings(every), "summary": summary}))
    return exit_code(every, strict)
