"""Writing a file whole or not at all, and one writer at a time."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from orders.findings import Say, say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE = 10.0
"""Seconds that a writer waits for another one."""
_PAUSE = 0.01


class NotWritten(Exception):
    """A file that could not be locked or written, and is as it was before; `say` tells why."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.key)
        self.say = say


def write_atomically(path: Path | str, text: str) -> None:
    """Puts the text (UTF-8, line ends and byte order mark as they are) in the place of the file's.

    Whoever reads, and whatever is killed, finds the old text or the new one. The file keeps its mode; a
    link stays and what it points to is written. Raises `NotWritten`.
    """
    try:
        _replace(os.path.realpath(path), text.encode("utf-8"), str(path))
    except OSError as error:
        raise NotWritten(_reason(error, str(path))) from error
    except UnicodeEncodeError as error:
        raise NotWritten(say("edit.not_unicode", path=str(path))) from error
    except ValueError as error:
        raise NotWritten(say("edit.no_name", path=str(path))) from error


def _replace(target: str, content: bytes, shown: str) -> None:
    before = _status(target)
    if before and not stat.S_ISREG(before.st_mode):
        raise NotWritten(say("edit.not_a_file", path=shown))
    if before and not os.access(target, os.W_OK):  # a rename would pass over the file's own protection
        raise NotWritten(say("edit.protected", path=shown))
    folder, name = os.path.split(target)
    temporary = os.path.join(folder, f".{name}.{os.urandom(4).hex()}.tmp")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with open(handle, "wb") as file:
            if before:
                _dress(handle, temporary, before)
            file.write(content)
            file.flush()
            os.fsync(handle)
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    _settle(folder)


def _status(target: str) -> os.stat_result | None:
    try:
        return os.stat(target)
    except FileNotFoundError:
        return None


def _dress(handle: int, temporary: str, before: os.stat_result) -> None:
    """Gives the new file the owner (where that is allowed) and the mode of the old one."""
    now = os.fstat(handle)
    if sys.platform != "win32" and (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid):
        with suppress(OSError):
            os.fchown(handle, before.st_uid, before.st_gid)
    if now.st_mode != before.st_mode:  # some drives have one mode for all files, and let nobody choose it
        os.chmod(temporary, stat.S_IMODE(before.st_mode))


def _settle(folder: str) -> None:
    """Makes the renaming last through a power cut. The file is written by now, so no failure counts."""
    if sys.platform != "win32":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


@contextmanager
def locked(path: Path | str, patience: float = PATIENCE) -> Iterator[None]:
    """Lets one process at a time through for this file, by whatever link they came; the others wait.

    The lock lies on a hidden file beside it, because the file itself is replaced at every write, and
    goes with the process that holds it, however that ends. Raises `NotWritten`, also after `patience`
    seconds.
    """
    try:
        folder, name = os.path.split(os.path.realpath(path))
        lock = os.path.join(folder, f".{name}.lock")
        handle = _acquire(lock, patience)
    except OSError as error:
        raise NotWritten(_reason(error, str(path))) from error
    except ValueError as error:  # a NUL in the path
        raise NotWritten(say("edit.no_name", path=str(path))) from error
    if handle is None:
        raise NotWritten(say("edit.busy", path=str(path), seconds=patience))
    try:
        _sweep(folder, name)
        yield
    finally:
        with suppress(OSError):  # Windows removes no open file; there it stays, and does no harm
            os.unlink(lock)
        os.close(handle)


def _acquire(lock: str, patience: float) -> int | None:
    """A handle that holds the lock; None where others held it all the time.

    The holder removes the lock file, so one who waited may get hold of a file that is gone, while the next
    one locks a new file: only a lock on the file that is there counts.
    """
    deadline = time.monotonic() + patience
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o666)
        held = False
        try:
            held = _try(handle) and _is_there(handle, lock)
        finally:
            if not held:
                os.close(handle)
        if held:
            return handle
        if time.monotonic() >= deadline:
            return None
        time.sleep(_PAUSE)


def _try(handle: int) -> bool:
    """Locks the open file if nobody else does."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        raise
    return True


def _is_there(handle: int, lock: str) -> bool:
    there = _status(lock)
    return there is not None and os.path.samestat(os.fstat(handle), there)


def _sweep(folder: str, name: str) -> None:
    """Removes what killed writers of this file left behind; whoever holds the lock writes alone."""
    with suppress(OSError):
        for other in os.listdir(folder):
            if re.fullmatch(rf"\.{re.escape(name)}\.[0-9a-f]{{8}}\.tmp", other):
                os.unlink(os.path.join(folder, other))


_REASONS = {
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENOENT: "no_folder",
    errno.ENOTDIR: "no_folder",
    errno.ENAMETOOLONG: "long_name",
    errno.ELOOP: "loop",
}


def _reason(error: OSError, path: str) -> Say:
    """What went wrong, in a sentence."""
    if error.errno in _REASONS:
        return say(f"edit.{_REASONS[error.errno]}", path=path)
    reason = os.strerror(error.errno) if error.errno else type(error).__name__
    return say("edit.failed", path=path, reason=reason)
