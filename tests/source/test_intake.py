"""From files and bytes to text: what is wrong with a file before it is YAML."""

import io
import os
import sys

import pytest
from orders.source import read_file, read_text

LIST = "system: infinity\nname: Año\ngroups:\n  - troopers: []\n"


def told(document):
    """Code, sentence and place of each finding."""
    return [(f.code, f.say.key.removeprefix("source."), f.place) for f in document.findings]


@pytest.mark.parametrize(
    "content",
    [
        LIST,
        LIST.encode(),
        b"\xef\xbb\xbf" + LIST.encode(),
        "\ufeff" + LIST,
        LIST.replace("\n", "\r\n"),
        LIST.replace("\n", "\r"),
        LIST.rstrip(),
        LIST.encode() + b"#" * ((1 << 20) - len(LIST.encode())),
    ],
    ids=["text", "bytes", "mark", "mark in text", "CRLF", "CR", "no last line end", "1 MiB"],
)
def test_fine(content):
    document = read_text(content, "list.yaml")
    assert told(document) == []
    assert document.value == {"system": "infinity", "name": "Año", "groups": [{"troopers": []}]}
    assert document.place(("name",)) == (2, 7, 2, 10)


UNREADABLE = [
    (b"a: caf\xe9\n", ("FILE-01", "not_utf8", (1, 7, 1, 8)), {"byte": "0xe9", "offset": 6, "line": 1}),
    (
        "ñ: 1\nñ: ".encode() + b"\xff",
        ("FILE-01", "not_utf8", (2, 4, 2, 5)),
        {"byte": "0xff", "offset": 10, "line": 2},
    ),
    (b"\xef\xbb\xbfa\xe9", ("FILE-01", "not_utf8", (1, 2, 1, 3)), {"byte": "0xe9", "offset": 4, "line": 1}),
    (b"a: 1\r\xe9", ("FILE-01", "not_utf8", (2, 1, 2, 2)), {"byte": "0xe9", "offset": 5, "line": 2}),
    (b"\xed\xa0\x80", ("FILE-01", "not_utf8", (1, 1, 1, 2)), {"byte": "0xed", "offset": 0, "line": 1}),
    (LIST.encode("utf-16"), ("FILE-01", "utf16", (1, 1, 1, 1)), {}),
    (LIST.encode("utf-16-be").join([b"\xfe\xff", b""]), ("FILE-01", "utf16", (1, 1, 1, 1)), {}),
    (LIST.encode("utf-32"), ("FILE-01", "utf16", (1, 1, 1, 1)), {}),
    (LIST.encode("utf-16-le"), ("FILE-01", "utf16", (1, 1, 1, 1)), {}),
    (LIST.encode("utf-16-be"), ("FILE-01", "utf16", (1, 1, 1, 1)), {}),
    (LIST.encode("utf-32-le"), ("FILE-01", "utf16", (1, 1, 1, 1)), {}),
    (b"#" * ((1 << 20) + 1), ("YAML-03", "too_large", (1, 1, 1, 1)), {}),
    ("#" * ((1 << 20) + 1), ("YAML-03", "too_large", (1, 1, 1, 1)), {}),
    ("ñ" * (1 << 19) + "#", ("YAML-03", "too_large", (1, 1, 1, 1)), {}),
    (b"", ("SCHEMA-01", "empty", (1, 1, 1, 1)), {}),
    (b"\xef\xbb\xbf", ("SCHEMA-01", "empty", (1, 1, 1, 1)), {}),
    ("\n# nothing\n", ("SCHEMA-01", "empty", (1, 1, 1, 1)), {}),
    ("---\n", ("SCHEMA-01", "empty", (1, 1, 1, 1)), {}),
    ("null\n", ("SCHEMA-01", "empty", (1, 1, 1, 1)), {}),
    ("{}\n", ("SCHEMA-01", "empty", (1, 1, 1, 1)), {}),
]


@pytest.mark.parametrize(("content", "expected", "args"), UNREADABLE)
def test_unreadable(content, expected, args):
    document = read_text(content, "list.yaml")
    assert told(document) == [expected]
    assert dict(document.findings[0].say.args) == args
    assert document.findings[0].hint
    assert (document.value, document.kind, document.system, document.spoiled) == (None, None, None, {()})


def test_bytes_that_hold_some_nul_characters_are_not_utf16():
    document = read_text(b"a: b\0c\0\nb: 1\n", "list.yaml")
    assert ("YAML-01", "control", (1, 5, 1, 6)) in told(document)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_file(folder):
    (folder / "list.yaml").write_text(LIST, encoding="utf-8")
    document = read_file("list.yaml")
    assert (document.path, told(document), document.text) == ("list.yaml", [], LIST)


def test_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LIST.encode()), "latin-1"))
    document = read_file("-")
    assert (document.path, told(document), document.text) == ("-", [], LIST)


def test_standard_input_may_be_too_large_or_closed(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"#" * (3 << 20))))
    assert told(read_file("-")) == [("YAML-03", "too_large", (1, 1, 1, 1))]
    monkeypatch.setattr(sys, "stdin", None)
    assert told(read_file("-")) == [("FILE-01", "missing", None)]


@pytest.mark.parametrize(
    ("path", "name"), [("no.yaml", "missing"), (".", "folder"), ("a\0b", "missing"), ("", "missing")]
)
def test_no_file(folder, path, name):
    document = read_file(path)
    assert told(document) == [("FILE-01", name, None)]
    assert (document.path, document.text, document.value) == (path, "", None)


def test_a_file_for_a_folder_in_the_path(folder):
    (folder / "a").write_text("")
    assert told(read_file("a/b.yaml")) == [("FILE-01", "unreadable", None)]


def test_a_loop_of_links(folder):
    (folder / "a.yaml").symlink_to("b.yaml")
    (folder / "b.yaml").symlink_to("a.yaml")
    assert told(read_file("a.yaml")) == [("FILE-01", "unreadable", None)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_not_opened(folder):
    os.mkfifo("pipe")
    assert told(read_file("pipe")) == [("FILE-01", "not_regular", None)]


def test_a_device_is_not_opened():
    assert told(read_file(os.devnull)) == [("FILE-01", "not_regular", None)]


def test_a_file_that_may_not_be_read(folder, monkeypatch):
    (folder / "list.yaml").write_text(LIST)

    def refuse(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    assert told(read_file("list.yaml")) == [("FILE-01", "permission", None)]


def test_no_more_than_a_mebibyte_is_read(folder):
    with open("huge.yaml", "wb") as file:
        file.truncate(1 << 33)  # a hole of eight gibibytes
    assert told(read_file("huge.yaml")) == [("YAML-03", "too_large", (1, 1, 1, 1))]
