"""Files are written whole or not at all, by one writer at a time."""

from __future__ import annotations

import errno
import os
import random
import re
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from orders.source import files
from orders.source.files import NotWritten, locked, write_atomically
from orders.source.reader import read_file
from orders.words import render

KILLS = int(os.environ.get("ORDERS_TEST_KILLS", "20"))
"""How many writers are killed, each at a random moment of its 500 appends."""
WRITERS = 20

posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX")

APPENDER = """
import sys
from orders.source.edit import append_event
from orders.source.files import locked, write_atomically

path, writer, events = sys.argv[1], sys.argv[2], int(sys.argv[3])
for number in range(events):
    with locked(path):
        with open(path, newline="", encoding="utf-8") as file:
            text = file.read()
        write_atomically(path, append_event(text, {"enter": f"{writer}-{number}"}))
    print(number, flush=True)
"""


def appender(path: Path, writer: str, events: int) -> subprocess.Popen[str]:
    """A process that appends events to a game and names each one that is written."""
    argv = [sys.executable, "-c", APPENDER, str(path), writer, str(events)]
    return subprocess.Popen(argv, stdout=subprocess.PIPE, text=True)


def entered(path: Path) -> list[str]:
    """Who entered, by the events of a game that must be without fault."""
    document = read_file(str(path))
    assert document.findings == []
    return [event["enter"] for event in document.value["events"] or []]


def game(folder: Path) -> Path:
    path = folder / "game.yaml"
    path.write_text("list: list.yaml  # ours\ngoing: first\nevents:\n", encoding="utf-8")
    return path


def names(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))


# Writing


def test_text_is_stored_as_it_is(tmp_path):
    path = tmp_path / "a.yaml"
    write_atomically(path, "\ufeffñ: 1\r\nb: 2\n")
    assert path.read_bytes() == b"\xef\xbb\xbf\xc3\xb1: 1\r\nb: 2\n"
    write_atomically(path, "")
    assert path.read_bytes() == b""
    assert names(tmp_path) == ["a.yaml"]


@posix
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664])
def test_mode_is_kept(tmp_path, mode):
    path = game(tmp_path)
    path.chmod(mode)
    write_atomically(path, "list: a\n")
    assert stat.S_IMODE(path.stat().st_mode) == mode


@posix
def test_new_file_has_the_mode_of_any_new_file(tmp_path):
    write_atomically(tmp_path / "a", "x")
    (tmp_path / "b").touch()
    assert (tmp_path / "a").stat().st_mode == (tmp_path / "b").stat().st_mode


@posix
def test_link_stays_and_its_target_is_written(tmp_path):
    (tmp_path / "club").mkdir()
    target = game(tmp_path / "club")
    (tmp_path / "second").symlink_to("club/game.yaml")
    (tmp_path / "first").symlink_to("second")
    write_atomically(tmp_path / "first", "new")
    assert (tmp_path / "first").is_symlink()
    assert (tmp_path / "second").is_symlink()
    assert target.read_text() == "new"
    assert names(tmp_path / "club") == ["game.yaml"]


@posix
def test_link_to_nothing_gives_the_target(tmp_path):
    (tmp_path / "link").symlink_to("game.yaml")
    write_atomically(tmp_path / "link", "new")
    assert (tmp_path / "game.yaml").read_text() == "new"
    assert (tmp_path / "link").is_symlink()


def test_text_is_safe_on_the_disk_before_it_takes_the_place(tmp_path, monkeypatch):
    path = game(tmp_path)
    calls = []
    fsync, replace = os.fsync, os.replace

    def noted_fsync(handle):
        calls.append("fsync folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "fsync file")
        fsync(handle)

    def noted_replace(source, target):
        assert Path(source).read_text() == "new"
        calls.append("rename")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(os, "replace", noted_replace)
    write_atomically(path, "new")
    assert calls[:2] == ["fsync file", "rename"]
    assert calls[2:] == ([] if os.name == "nt" else ["fsync folder"])


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, ""), "{} was not written: there is no space left."),
        (OSError(errno.EDQUOT, ""), "{} was not written: there is no space left."),
        (OSError(errno.EROFS, ""), "{} was not written: the drive is read-only."),
        (OSError(errno.EACCES, ""), "{} was not written: there is no permission to write in its folder."),
        (OSError(errno.EPERM, ""), "{} was not written: there is no permission to write in its folder."),
        (OSError(errno.EIO, ""), f"{{}} was not written: {os.strerror(errno.EIO)}."),
    ],
)
def test_failure_at_any_step_leaves_everything_as_it_was(tmp_path, monkeypatch, step, error, sentence):
    path = game(tmp_path)
    path.chmod(0o600)
    before = path.read_bytes()

    def fail(*_):
        raise error

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(NotWritten) as failure:
        write_atomically(path, "new")
    monkeypatch.undo()
    assert render(failure.value.say, "en") == sentence.format(path)
    assert path.read_bytes() == before
    assert names(tmp_path) == ["game.yaml"]


def test_interruption_leaves_everything_as_it_was(tmp_path, monkeypatch):
    path = game(tmp_path)
    before = path.read_bytes()

    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, "new")
    assert path.read_bytes() == before
    assert names(tmp_path) == ["game.yaml"]


def test_no_folder(tmp_path):
    path = tmp_path / "none" / "game.yaml"
    for attempt in (lambda: write_atomically(path, "x"), lambda: locked(path).__enter__()):
        with pytest.raises(NotWritten) as failure:
            attempt()
        assert render(failure.value.say, "en") == f"{path} was not written: its folder is not there."


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(NotWritten) as failure:
        write_atomically(tmp_path, "x")
    assert render(failure.value.say, "en") == f"{tmp_path} was not written: it is not an ordinary file."


@posix
def test_link_in_a_circle(tmp_path):
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(NotWritten) as failure:
        write_atomically(tmp_path / "a", "x")
    assert failure.value.say.key == "edit.loop"
    assert names(tmp_path) == ["a", "b"]


@posix
def test_name_too_long(tmp_path):
    with pytest.raises(NotWritten) as failure:
        write_atomically(tmp_path / ("a" * 250), "x")
    assert failure.value.say.key == "edit.long_name"


def test_text_that_is_no_unicode(tmp_path):
    path = game(tmp_path)
    before = path.read_bytes()
    with pytest.raises(NotWritten) as failure:
        write_atomically(path, "name: \udcff")
    assert failure.value.say.key == "edit.not_unicode"
    assert path.read_bytes() == before


def test_write_protected_file_is_not_passed_over(tmp_path, monkeypatch):
    path = game(tmp_path)
    monkeypatch.setattr(os, "access", lambda name, kind: name != os.path.realpath(path))
    with pytest.raises(NotWritten) as failure:
        write_atomically(path, "new")
    assert render(failure.value.say, "en") == f"{path} was not written: the file is write-protected."
    assert path.read_text().startswith("list:")


@posix
@pytest.mark.skipif(os.name != "nt" and os.geteuid() == 0, reason="nothing is forbidden to root")
def test_folder_without_permission(tmp_path):
    path = game(tmp_path)
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(NotWritten) as failure:
            write_atomically(path, "new")
        assert failure.value.say.key == "edit.denied"
        with pytest.raises(NotWritten) as failure:
            locked(path).__enter__()
        assert failure.value.say.key == "edit.denied"
    finally:
        tmp_path.chmod(0o700)


# Locking


def test_lock_leaves_nothing_behind(tmp_path):
    path = game(tmp_path)
    with locked(path):
        assert ".game.yaml.lock" in names(tmp_path)
    if os.name != "nt":
        assert names(tmp_path) == ["game.yaml"]


def test_second_writer_gives_up_after_a_while(tmp_path):
    path = game(tmp_path)
    with locked(path):
        with pytest.raises(NotWritten) as failure, locked(path, patience=0.05):
            pass
        assert render(failure.value.say, "en") == (
            f"{path} is in use: another command did not finish within 0.05 seconds. Nothing was written."
        )
    with locked(path, patience=0):
        pass


def test_lock_goes_when_the_block_fails(tmp_path):
    path = game(tmp_path)
    with pytest.raises(ZeroDivisionError), locked(path):
        raise ZeroDivisionError
    with locked(path, patience=0):
        pass


@posix
def test_a_link_and_its_target_share_the_lock(tmp_path):
    path = game(tmp_path)
    (tmp_path / "link").symlink_to(path)
    with locked(tmp_path / "link"), pytest.raises(NotWritten), locked(path, patience=0):
        pass


def test_two_games_do_not_wait_for_each_other(tmp_path):
    with locked(tmp_path / "a.yaml"), locked(tmp_path / "b.yaml", patience=0):
        assert names(tmp_path) == [".a.yaml.lock", ".b.yaml.lock"]


@posix
def test_lock_on_a_file_that_is_gone_does_not_count(tmp_path, monkeypatch):
    """Between opening the lock file and locking it, its holder removes it and another one makes it anew."""
    path = game(tmp_path)
    lock = tmp_path / ".game.yaml.lock"
    real = files._try
    seen = []

    def late(handle):
        if not seen:
            lock.unlink()
            lock.touch()
        seen.append(os.fstat(handle).st_ino)
        return real(handle)

    monkeypatch.setattr(files, "_try", late)
    with locked(path):
        assert len(seen) == 2
        assert seen[-1] == lock.stat().st_ino


def test_what_a_killed_writer_left_is_swept_up(tmp_path):
    path = game(tmp_path)
    left = tmp_path / ".game.yaml.0123abcd.tmp"
    others = [".game.yaml.bak.tmp", ".game.yaml.0123abcd.tmp.yaml", ".other.yaml.0123abcd.tmp"]
    for name in [left.name, *others]:
        (tmp_path / name).touch()
    with locked(path):
        assert not left.exists()
    assert set(others) <= set(names(tmp_path))


# Both, by many processes


@posix
def test_killed_writer_leaves_a_whole_file_with_all_it_acknowledged(tmp_path):
    path = game(tmp_path)
    chance = random.Random(4)
    acknowledged: list[str] = []
    for kill in range(KILLS):
        with appender(path, f"w{kill}", 500) as process:
            assert process.stdout
            first = process.stdout.readline()  # so that it is killed while it writes
            time.sleep(chance.uniform(0, 0.05))
            process.send_signal(signal.SIGKILL)
            done = (first + process.stdout.read()).split()
        acknowledged += [f"w{kill}-{number}" for number in done]
        written = entered(path)
        # Written but not yet acknowledged is at most the one on its way.
        extra = [name for name in written if name not in set(acknowledged)]
        assert [name for name in written if name in set(acknowledged)] == acknowledged
        assert extra in ([], [f"w{kill}-{len(done)}"])
        acknowledged += extra
    with locked(path, patience=0):
        pass
    assert names(tmp_path) == ["game.yaml"]
    assert path.read_text().startswith("list: list.yaml  # ours\ngoing: first\nevents:\n  - enter: w0-0\n")


def test_many_writers_at_once_lose_nothing(tmp_path):
    path = game(tmp_path)
    processes = [appender(path, f"w{writer}", 3) for writer in range(WRITERS)]
    for process in processes:
        out, _ = process.communicate(timeout=120)
        assert (process.returncode, out.split()) == (0, ["0", "1", "2"])
    written = entered(path)
    assert sorted(written) == sorted(
        f"w{writer}-{number}" for writer in range(WRITERS) for number in range(3)
    )
    for writer in range(WRITERS):
        own = [name for name in written if re.fullmatch(rf"w{writer}-\d", name)]
        assert own == [f"w{writer}-{number}" for number in range(3)]
