"""Solved cases of the rules, by case id or rule id, run through the command line."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.desk", f"{__name__}.lists")
