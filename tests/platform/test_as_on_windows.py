"""The tests of files, locks and processes hold on a system that behaves like Windows, too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
TESTS = ("tests/records", "tests/client/test_stored.py", "tests/packs/test_kept_packs.py")
OF_POSIX_ALONE = (
    "tests/records/test_files.py::test_a_pipe_where_a_folder_should_be_holds_nobody_up",
    "tests/records/test_journal.py::test_a_folder_that_cannot_be_synced_is_no_obstacle",
)
"""Windows has no named pipes among its files, and never syncs a folder."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it is Windows already")
def test_files_and_locks_are_safe_where_the_system_is_like_windows() -> None:
    left_out = [f"--deselect={test}" for test in OF_POSIX_ALONE]
    plugins = ["-p", "tests.helpers.fake_windows", "-p", "no:cacheprovider"]
    result = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "-n0", *left_out, *TESTS],
        cwd=TOP,
        env={**os.environ, "PYTHONPATH": str(TOP)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stdout[-4000:]
