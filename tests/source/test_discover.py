"""Which files are meant, when none or a folder is named."""

import os

import pytest
from orders.source import Kind, NotFound, find_documents, find_game, find_list, read_file
from orders.source.glance import glance, worth_checking
from orders.words import LANGUAGES, render

LIST = "system: infinity\ngroups:\n  - troopers: []\n"
MISSION = "system: officers\nboard: |\n  .\nmarines: []\n"
GAME = "list: list.yaml\nevents:\n"
PLAN = "spend: []\n"
OTHER = "services:\n  system: infinity\n  spend: x\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Fills an empty folder with files by name, and stands in it."""
    monkeypatch.chdir(tmp_path)

    def fill(files):
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return tmp_path

    return fill


FOUND = [
    ({"list.yaml": LIST, "mission.yaml": MISSION, "a.yaml": LIST}, "list.yaml"),
    ({"mission.yaml": MISSION, "a.yaml": LIST}, "mission.yaml"),
    ({"a.yaml": LIST, "b.yaml": GAME, "c.yaml": OTHER, "d.txt": LIST, ".e.yaml": LIST}, "a.yaml"),
    ({"a.yml": MISSION, "lists/b.yaml": LIST}, "a.yml"),
    ({"a.yaml": PLAN, "lists/b.yaml": LIST, "lists/deep/c.yaml": LIST}, os.path.join("lists", "b.yaml")),
    ({"list.yaml/x.yaml": LIST, "a.yaml": LIST}, "a.yaml"),
    ({"a.yaml": "system: infinty\nnmae: [\n"}, "a.yaml"),
]


@pytest.mark.parametrize(("files", "expected"), FOUND)
def test_the_list_that_is_meant(folder, files, expected):
    folder(files)
    assert find_list() == expected


def test_a_named_list_comes_first_then_the_environment(folder, monkeypatch):
    folder({"list.yaml": LIST})
    monkeypatch.setenv("ORDERS_LIST", "other.yaml")
    assert find_list("-") == "-"
    assert find_list("no.yaml") == "no.yaml"
    assert find_list() == "other.yaml"
    monkeypatch.setenv("ORDERS_LIST", "")
    assert find_list() == "list.yaml"


NOT_FOUND = [
    ({}, "source.no_list", {}),
    ({"a.yaml": GAME, "b.yaml": OTHER, "lists/c.yaml": PLAN}, "source.no_list", {}),
    ({"b.yaml": LIST, "a.yml": MISSION}, "source.several_lists", {"names": ["a.yml", "b.yaml"]}),
    (
        {"lists/b.yaml": LIST, "lists/a.yaml": LIST},
        "source.several_lists",
        {"names": [os.path.join("lists", "a.yaml"), os.path.join("lists", "b.yaml")]},
    ),
    (
        {"a.yaml": LIST, "b.yaml": LIST, "lists/c.yaml": LIST},
        "source.several_lists",
        {"names": ["a.yaml", "b.yaml"]},
    ),
]


@pytest.mark.parametrize(("files", "key", "args"), NOT_FOUND)
def test_no_list_or_more_than_one(folder, files, key, args):
    folder(files)
    with pytest.raises(NotFound) as raised:
        find_list()
    finding = raised.value.finding
    assert (finding.code, finding.say.key, dict(finding.say.args)) == ("FILE-01", key, args)
    assert all(render(finding.say, language) and render(finding.hint, language) for language in LANGUAGES)


GAMES = [
    (GAME, "list.yaml", "game.yaml"),
    (GAME, "./list.yaml", "./game.yaml"),
    (GAME, "other.yaml", None),
    ("list: ./list.yaml # mine\nevents:\n", "list.yaml", "game.yaml"),
    ("list: 'list.yaml'\nevents: []\n", "list.yaml", "game.yaml"),
    ('{list: "list.yaml", events: []}', "list.yaml", "game.yaml"),
    ("list: ../list.yaml\nevents:\n", "list.yaml", None),
    ("list: list.yaml\nevents: [\n", "list.yaml", "game.yaml"),  # faulty, but the one that is meant
    ("events: []\n", "list.yaml", None),
    (b"\xff\xfe\x00", "list.yaml", None),
    (None, "list.yaml", None),
]


@pytest.mark.parametrize(("game", "listed", "expected"), GAMES)
def test_the_game_beside_the_list(folder, game, listed, expected):
    folder({"list.yaml": LIST, "other.yaml": LIST, **({"game.yaml": game} if game is not None else {})})
    assert find_game(listed) == expected


def test_a_game_beside_a_list_elsewhere(folder):
    folder({"sunday/list.yaml": LIST, "sunday/game.yaml": GAME})
    assert find_game(os.path.join("sunday", "list.yaml")) == os.path.join("sunday", "game.yaml")
    assert find_game("list.yaml") is None


def test_a_named_game_comes_first_then_the_environment(folder, monkeypatch):
    folder({"list.yaml": LIST, "game.yaml": GAME})
    monkeypatch.setenv("ORDERS_GAME", "other.yaml")
    assert find_game("list.yaml", "g.yaml") == "g.yaml"
    assert find_game("list.yaml") == "other.yaml"
    assert find_game("-") == "other.yaml"
    monkeypatch.delenv("ORDERS_GAME")
    assert find_game("-") is None


KINDS = [
    (LIST, Kind.LIST),
    (MISSION, Kind.MISSION),
    (GAME, Kind.GAME),
    (PLAN, Kind.PLAN),
    ("list: a\nturn: 1\nspend:\n", Kind.PLAN),
    ("# ours\n---\n" + LIST, Kind.LIST),
    ("\ufeff" + LIST, Kind.LIST),
    (LIST.replace("\n", "\r\n"), Kind.LIST),
    (LIST.encode("utf-16"), Kind.LIST),
    (b"system: infinity\nname: Caf" + b"\xe9\n", Kind.LIST),
    ('"system": "officers"\n', Kind.MISSION),
    ('{"system": "infinity", "groups": []}', Kind.LIST),
    ("  system: infinity\n", Kind.LIST),
    # meant to be ours
    ("system: infinty\n", Kind.LIST),
    ("system: officer\n", Kind.MISSION),
    ("system: infinity\n\tname: [\n", Kind.LIST),
    ("system: ???\ngroups: []\n", Kind.LIST),
    ("sistem: infinity\nfaction: x\ngroups: []\n", Kind.LIST),
    ("board: |\n  .\nmarines: []\n", Kind.MISSION),
    ("sytem: infinity\n", Kind.LIST),
    ("sistema: officers\n", Kind.MISSION),
    (LIST.encode("utf-16-le"), Kind.LIST),
    (LIST.encode("utf-32-be"), Kind.LIST),
    # not ours
    ("", None),
    ("\n\n", None),
    (OTHER, None),
    ("system: linux\narch: x86\n", None),
    ("list: [a, b]\n", None),
    ("events: []\n", None),
    ("groups: [a]\n", None),
    ("- system: infinity\n", None),
    ("text\n", None),
    ("{[", None),
]


@pytest.mark.parametrize(("text", "kind"), KINDS)
def test_a_glance(folder, text, kind):
    folder({"a.yaml": text})
    assert glance("a.yaml") == kind


WORTH = [
    ("sytem: infinity\n", True),
    ("System: infinity\n", True),
    ("system: linux\n", True),
    ("groups:\n  - troopers: []\n", True),
    ("troopers: []\n", True),
    ("board: x\n", True),
    ("events: []\n", True),
    ("spend: []\n", True),
    ("fireteams: []\n", True),
    ("marines: []\n", True),
    ("list: list.yaml\nspnd: []\n", True),
    ("name: x\n  groups: []\n", True),  # broken, and groups is in it
    ("name: 'x\n- troopers: []\n", True),
    ("{name: x, groups: [", True),
    ("{system infinity, troopers: [}", True),
    (b"n\xff: 'x\n - troopers: [\n", True),
    ("name: x\nsystem infinity\ngroups: [{troopers: []}]\n".encode("utf-16-le"), True),
    # others
    ("", False),
    (OTHER, False),
    ("system: {os: linux}\n", False),
    ("system:\n  os: linux\n", False),
    ("systems: [a]\n", False),
    ("list: [a, b]\n", False),
    ("list: a\n", False),
    ("- system: infinity\n", False),
    ("services: [\n", False),
    ("note: 'the board\n", False),
    ("text\n", False),
    ("a: [\n  events: b\n" + "# long\n" * 200_000, False),  # as much of it as is read breaks off anyway
]


@pytest.mark.parametrize(("text", "worth"), WORTH, ids=[str(number) for number in range(len(WORTH))])
def test_what_may_have_been_meant_to_be_ours(folder, text, worth):
    folder({"a.yaml": text})
    assert worth_checking("a.yaml") is worth
    if not worth:
        return
    found = read_file("a.yaml").findings
    assert found or glance("a.yaml")
    assert all(render(f.say, language) for f in found for language in LANGUAGES)


def test_the_files_of_a_folder(folder):
    files = ["b.yaml", "a.yml", "deep/er/c.yaml", ".github/x.yaml", "deep/.x.yaml", "a.txt", "Z.YAML"]
    folder(dict.fromkeys(files, LIST) | {"other.yaml": OTHER, "game.yaml": GAME})
    deep = os.path.join("deep", "er", "c.yaml")
    assert find_documents(["."]) == (["Z.YAML", "a.yml", "b.yaml", "game.yaml", deep], ["other.yaml"])
    assert find_documents(["deep"]) == ([deep], [])
    assert find_documents([os.path.abspath("deep")]) == ([os.path.abspath(deep)], [])
    assert find_documents([".", "other.yaml"]).skipped == []


def test_files_that_are_named_are_taken_as_they_are_and_once(folder):
    folder({"a.yaml": LIST, "b.txt": OTHER})
    named = ["b.txt", "-", "./a.yaml", "a.yaml", ".", "no.yaml", ""]
    assert find_documents(named) == (["b.txt", "-", "./a.yaml", "no.yaml", ""], [])


def test_nothing_to_check_in_a_folder(folder):
    folder({"a/other.yaml": OTHER, "list.yaml": LIST})
    with pytest.raises(NotFound) as raised:
        find_documents(["a"])
    assert (raised.value.finding.say.key, raised.value.finding.path) == ("source.nothing_here", "a")
    assert raised.value.skipped == [os.path.join("a", "other.yaml")]


def test_links_that_lead_in_a_circle(folder):
    base = folder({"a/list.yaml": LIST})
    (base / "a" / "up").symlink_to(base)
    (base / "a" / "x.yaml").symlink_to("y.yaml")
    (base / "a" / "y.yaml").symlink_to("x.yaml")
    (base / "a" / "gone.yaml").symlink_to("nowhere.yaml")
    assert find_documents(["."]) == ([os.path.join("a", "list.yaml")], [])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_pipes_in_a_folder_are_passed_over(folder):
    folder({"list.yaml": LIST})
    os.mkfifo("pipe.yaml")
    assert find_documents(["."]) == (["list.yaml"], [])


def test_a_file_that_may_not_be_read_is_told_of_and_not_passed_over(folder, monkeypatch):
    folder({"a.yaml": OTHER, "b.yaml": LIST})
    real = open

    def refuse(path, *args, **kwargs):
        if str(path).endswith("a.yaml"):
            raise PermissionError(13, "Permission denied")
        return real(path, *args, **kwargs)

    monkeypatch.setattr("builtins.open", refuse)
    assert find_documents(["."]) == (["a.yaml", "b.yaml"], [])
    assert find_list() == "b.yaml"


def test_a_folder_that_may_not_be_read(folder, monkeypatch):
    folder({"closed/list.yaml": LIST})
    monkeypatch.setattr(os, "access", lambda *args: False)
    monkeypatch.setattr(os, "walk", lambda path: iter(()))
    with pytest.raises(NotFound) as raised:
        find_documents(["closed"])
    assert raised.value.finding.say.key == "source.closed_folder"
