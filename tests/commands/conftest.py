"""The fake system in the place of the real ones."""

import sys
from types import SimpleNamespace

import pytest
from orders.system import SYSTEMS

from commands.fake import Fake, FakeMission


@pytest.fixture
def fake(monkeypatch, tmp_path):
    """Both systems replaced by the fake, in an empty folder; gives the folder."""
    for name, made in (("infinity", Fake()), ("officers", FakeMission())):
        monkeypatch.setitem(sys.modules, f"fake_{name}", SimpleNamespace(SYSTEM=made))
        monkeypatch.setitem(SYSTEMS, name, f"fake_{name}")
    monkeypatch.chdir(tmp_path)
    return tmp_path
