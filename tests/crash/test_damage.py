"""Harmed journals tell the truth or nothing: the short form of tools/damage.py."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import damage

SHARES = {"zeros": 23, "swaps": 41, "strange": 61, "cuts": 307, "bits": 2003}

READER = Path(__file__).with_name("hostile_reader.py")
MAX_MILLISECONDS = 1000  # of processor time


@pytest.mark.thorough
@pytest.mark.parametrize("harm", SHARES)
def test_a_harmed_journal_tells_the_truth_or_nothing(
    harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--harm", harm, "--every", str(SHARES[harm]), "--files", "*-60.tinners"]
    assert damage.main(asked) == 0
    assert " 0 bad, " in capsys.readouterr().out


@pytest.mark.thorough
@pytest.mark.slow
def test_every_byte_and_bit_of_every_sample() -> None:
    assert damage.main([]) == 0


@pytest.mark.thorough
def test_a_reader_that_is_fooled_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fooled(*_: object) -> None:
        raise AssertionError("it tells what never happened")

    monkeypatch.setattr(damage, "check_reading_tells_truth", fooled)
    assert damage.main(["--harm", "swaps", "--every", "1000", "--files", "lanterns*-2-60*"]) == 1
    assert "it tells what never happened" in capsys.readouterr().out


# Files made to hurt are read in a second and 64 MB, whatever they say about themselves.


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited and told Linux's way")
def test_hostile_files_take_at_most_a_second_and_64_megabytes() -> None:
    done = subprocess.run(
        [sys.executable, str(READER)], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    lines = [line.split() for line in done.stdout.splitlines()]
    assert len(lines) > 30
    slow = [line for line in lines if int(line[1]) > MAX_MILLISECONDS]
    assert not slow
    assert {condition for _, _, condition in lines} <= {"whole", "torn", "damaged", "foreign"}
