"""`orders validate`: checks list, game, plan and mission files, and says everything that is wrong at once."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

import typer

from orders.commands.common import Format, Strict, exit_code
from orders.commands.shape import App
from orders.findings import Finding, Severity, say

Paths = Annotated[list[str] | None, typer.Argument(metavar="PATH...", help="commands.argument_paths")]

app = App()


@app.command("validate", help="commands.validate")
def validate(paths: Paths = None, strict: Strict = False, format: Format = "text") -> int:
    """Checks every file and folder named, and reports in the order of the files."""
    results = _results(paths or [])
    return _as_json(results, strict) if format == "json" else _as_text(results, strict)


def _results(paths: list[str]) -> Iterator[tuple[list[Finding], str]]:
    """The findings and the text of each file; one file is held at a time."""
    from orders.commands.check import check_file
    from orders.source import NotFound, find_documents, find_list

    seen: set[str] = set()
    named: Sequence[str | None] = paths or [None]
    for path in named:
        try:
            files = find_documents([find_list() if path is None else path])
        except NotFound as wrong:
            yield [wrong.finding], ""
            continue
        for file in files:
            if file not in seen:
                seen.add(file)
                yield check_file(file)


def _as_text(results: Iterable[tuple[list[Finding], str]], strict: bool) -> int:
    from orders.report.terminal import coloured
    from orders.words import render

    colour = coloured(sys.stdout)
    files, code = 0, 0
    counts: Counter[str] = Counter()
    for findings, text in results:
        files += 1
        counts.update(f.severity for f in findings)
        code = max(code, exit_code(findings, strict))
        if findings:
            from orders.report.findings import lines

            print("\n".join(lines(findings, text, colour=colour)))
    told = {"errors": counts["error"], "warnings": counts["warning"], "infos": counts["info"]}
    key = "commands.summary" if counts else "commands.summary_fine"
    print(render(say(key, files=files, **told)))
    return code


def _as_json(results: Iterable[tuple[list[Finding], str]], strict: bool) -> int:
    from orders.report import json

    files = 0
    every: list[Finding] = []
    for findings, _ in results:
        files += 1
        every += findings
    counts = Counter(f.severity for f in every)
    summary = {"files": files, "errors": counts[Severity.ERROR], "warnings": counts[Severity.WARNING]}
    print(json.versioned({"findings": json.findings(every), "summary": summary}))
    return exit_code(every, strict)
