"""The programme of strength names every claim, plays what its logs lack, and prints tables."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.contest.workers import Workers
from tools.titles.tinners_trail import strength
from tools.titles.tinners_trail.programme import PROGRAMME, ProgrammePart

TINY = ProgrammePart("tiny", "greed beats chance", ("greedy", "random"), 2, 3, 0.1)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process, which starts quicker than another."""

    @contextmanager
    def one_thread(_jobs: int) -> Iterator[Workers]:
        with ThreadPoolExecutor(1) as pool:
            yield Workers(pool, 1)

    monkeypatch.setattr(strength, "local_workers", one_thread)


def test_every_part_has_a_name_of_its_own_and_plays_its_games() -> None:
    assert len({part.name for part in PROGRAMME}) == len(PROGRAMME)
    for part in PROGRAMME:
        games = sum(len(block.bouts()) for block in part.planned())
        assert part.games <= games < part.games + 100


@pytest.mark.usefixtures("threads")
def test_a_part_is_played_once_and_its_table_printed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "PROGRAMME", (TINY,))
    assert strength.main([str(tmp_path), "--part", "tiny"]) == 0
    first = capsys.readouterr().out
    lines = TINY.log_in(tmp_path).read_text(encoding="utf-8")
    assert len(lines.splitlines()) == 4  # whole blocks of two
    assert strength.main([str(tmp_path), "--part", "tiny"]) == 0
    assert capsys.readouterr().out == first
    assert "| greedy |" in first and "## tiny: greed beats chance" in first
    assert TINY.log_in(tmp_path).read_text(encoding="utf-8") == lines


def test_the_list_tells_every_part_and_plays_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert strength.main([str(tmp_path), "--list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[:-2]] == [part.name for part in PROGRAMME]
    assert not list(tmp_path.iterdir())


def test_a_reader_who_leaves_early_hears_no_complaint() -> None:
    program = (
        "from tools.contest.contest import print_lines; print_lines('long' for _ in range(99999))"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[4])},
    )
    assert child.stdout is not None and child.stderr is not None
    child.stdout.readline()
    child.stdout.close()
    assert (child.stderr.read(), child.wait()) == (b"", 0)
    child.stderr.close()
