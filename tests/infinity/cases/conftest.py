"""The desk at which every case is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from .desk import Desk


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    """An empty folder and the command line."""
    return Desk(tmp_path, capsys)
