"""The entry: chooses the language, runs the command, and turns every exception into an exit code."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from orders.findings import Say, say
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
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _drop_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as bug:
        if isinstance(bug, OSError) and bug.errno in (errno.ENOSPC, errno.EIO) and bug.filename is None:
            _drop_output()
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
        print(page, file=sys.stderr)
        return USAGE
    except Usage as wrong:
        return _refuse(wrong.say, wrong.command)
    except Refusal as refusal:
        _complain(refusal.say)
        return refusal.code


def _refuse(what: Say, command: str) -> int:
    _complain(what)
    print(render(say("commands.see_help", command=command)), file=sys.stderr)
    return USAGE


def _complain(what: Say) -> None:
    print(render(say("commands.refused", what=what)), file=sys.stderr)


def _report_bug(bug: Exception) -> None:
    if os.environ.get("ORDERS_DEBUG"):
        import traceback

        traceback.print_exception(bug)
    print(render(say("commands.bug", what=type(bug).__name__, why=str(bug))), file=sys.stderr)


def _drop_output() -> None:
    """Points standard output at nothing, so that the interpreter's own flush at the end stays quiet."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
