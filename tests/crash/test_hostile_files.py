"""Files made to hurt are read in a second and 64 MB, whatever they say about themselves."""

import subprocess
import sys
from pathlib import Path

import pytest

READER = Path(__file__).with_name("hostile_reader.py")
MOST_MILLISECONDS = 1000  # of processor time


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited and told Linux's way")
def test_hostile_files_take_at_most_a_second_and_64_megabytes() -> None:
    done = subprocess.run(
        [sys.executable, str(READER)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    lines = [line.split() for line in done.stdout.splitlines()]
    assert len(lines) > 30
    slow = [line for line in lines if int(line[1]) > MOST_MILLISECONDS]
    assert not slow
    assert {condition for _, _, condition in lines} <= {"whole", "torn", "damaged", "foreign"}
