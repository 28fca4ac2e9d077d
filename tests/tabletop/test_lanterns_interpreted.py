"""Lanterns is not compiled, so where everything else is, its window is tested interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.compiled.native import running_build_kind
from game.files.folders import PACKAGE_FOLDER

TESTS = Path(__file__).with_name("test_lanterns.py")

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(running_build_kind() == "pure", reason="its tests run by themselves"),
]


def run(marks: str) -> None:
    """Run its tests in a process that compiles nothing; all must pass and none be left out."""
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-m", marks, str(TESTS)]
    done = subprocess.run(
        command,
        cwd=PACKAGE_FOLDER.parent,
        env={**os.environ, "COUNT_HOUSE_PURE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "SKIPPED" not in done.stdout


def test_lanterns_is_played_in_the_window_with_every_feature() -> None:
    run("not thorough")


@pytest.mark.thorough
def test_every_level_plays_lanterns() -> None:
    run("thorough")
