"""The tests of files, locks and processes hold on a system that behaves like Windows, too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
TESTS = {
    "records": ("tests/records",),
    "stored files and packs": (
        "tests/client/test_stored.py",
        "tests/client/test_saving.py",
        "tests/packs/test_kept_packs.py",
    ),
    "jobs": ("tests/platform/test_work.py",),
    "workers": (
        "tests/ai/test_worker_process.py",
        "tests/ai/test_ai_workers.py",
    ),
    "statistics": ("tests/client/statistics",),
    "judged games": ("tests/client/test_judged_games.py", "tests/ai/analysis"),
    "window": ("tests/scene/test_window.py", "tests/scene/test_frame.py"),
}
"""Files of tests by what they are about; each runs in a process of its own."""
OF_POSIX_ALONE = (
    "tests/records/test_files.py::test_a_pipe_where_a_folder_should_be_holds_nobody_up",
    "tests/records/test_journal.py::test_a_folder_that_cannot_be_synced_is_no_obstacle",
    "tests/records/test_journal.py::test_a_new_file_somebody_has_removed_is_let_go_in_silence",
    "tests/records/test_journal.py::test_a_game_that_was_moved_away_is_not_written_unseen",
    "tests/records/test_removal.py::test_a_game_goes_into_the_bin_of_the_home_folder",
    "tests/records/test_removal.py::test_the_bin_knows_where_a_game_came_from_and_when",
    "tests/records/test_removal.py::test_two_games_of_one_name_lie_in_the_bin_side_by_side",
    "tests/records/test_removal.py::test_a_file_on_another_disk_goes_into_the_bin_of_that_disk",
    "tests/records/test_removal.py::test_a_bin_for_everybody_is_trusted_with_its_sticky_bit_alone",
    "tests/platform/test_work.py::test_processes_leave_interruptions_to_the_one_that_started_them",
    "tests/scene/test_window.py::test_an_opened_window_can_sleep_by_the_system",
)
"""Windows has no named pipes among its files, never syncs a folder, lets nobody move or remove a
file that is open, and reaches its bin, Ctrl-C and the window by libraries of its own.
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the fake needs Linux below it")
@pytest.mark.parametrize("subject", TESTS)
def test_its_tests_pass_where_the_system_is_like_windows(subject: str) -> None:
    left_out = [f"--deselect={test}" for test in OF_POSIX_ALONE]
    plugins = ["-p", "tests.helpers.fake_windows", "-p", "no:cacheprovider"]
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            *plugins,
            "-n0",
            "-m",
            "not slow",
            *left_out,
            *TESTS[subject],
        ],
        cwd=TOP,
        env={**os.environ, "PYTHONPATH": str(TOP)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stdout[-4000:]
