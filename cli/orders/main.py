"""The entry: chooses the language, runs the command, and turns every exception into an exit code."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from orders.findings import Say, say
from orders.report.asides import aside, drop, fill_gaps
from orders.words import render
from orders.words.choice import BadLanguage, choose

OK, FAULTS, USAGE, BUG, INTERRUPTED = 0, 1, 2, 3, 130
CLOSED_PIPE = 141
"""What a shell reports for a program whose reader went away."""


def run() -> NoReturn:
    """The console script: `main` on the process's own arguments and streams."""
    gc.set_threshold(50_000)  # a short run: looking for garbage while importing costs more than it finds
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a name it cannot show is no reason to fail
    sys.exit(main())


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command line and gives its exit code; never raises."""
    fill_gaps()
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        drop(sys.stdout)
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as bug:
        if isinstance(bug, OSError) and bug.errno in (errno.ENOSPC, errno.EIO) and bug.filename is None:
            drop(sys.stdout)
            _complain(say("commands.output_failed", why=bug.strerror))
            return USAGE
        _report_bug(bug)
        return BUG


def _run(argv: list[str]) -> int:
    try:
        rest = choose(argv, os.environ)
    except BadLanguage as wrong:
        return _refuse(wrong.say, "orders")
    from orders.app import call
    from orders.commands.usage import Refusal, Unasked, Usage

    try:
        return call(rest)
    except Unasked as page:
        aside(str(page))
        return USAGE
    except Usage as wrong:
        return _refuse(wrong.say, wrong.command)
    except Refusal as refusal:
        _complain(refusal.say)
        return refusal.code


def _refuse(what: Say, command: str) -> int:
    _complain(what)
    aside(render(say("commands.see_help", command=command)))
    return USAGE


def _complain(what: Say) -> None:
    aside(render(say("commands.refused", what=what)))


def _report_bug(bug: Exception) -> None:
    if os.environ.get("ORDERS_DEBUG"):
        import traceback

        aside("".join(traceback.format_exception(bug)).rstrip())
    aside(render(say("commands.bug", what=type(bug).__name__, why=str(bug))))
