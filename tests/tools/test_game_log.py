"""The log keeps whole games, whatever happened to its last line."""

from pathlib import Path

from tests.tools.results import ended
from tools.contest.game_log import GameLog, read_log


def write(path: Path, *seeds: int) -> None:
    with GameLog(path) as log:
        for seed in seeds:
            log.append(ended("ABB", "BAB", seed))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "log.jsonl"
    write(path, 1, 2)
    assert read_log(path) == [ended("ABB", "BAB", 1), ended("ABB", "BAB", 2)]


def test_a_log_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert read_log(tmp_path / "none") == []


def test_a_torn_last_line_is_skipped_and_the_log_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    write(path, 1, 2)
    whole = path.read_bytes()
    for cut in (len(whole) // 2 + 1, len(whole) * 3 // 4, len(whole) - 2):
        path.write_bytes(whole[:cut])
        assert read_log(path) == [ended("ABB", "BAB", 1)]
    write(path, 3)
    assert read_log(path) == [ended("ABB", "BAB", 1), ended("ABB", "BAB", 3)]


def test_a_game_that_was_played_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    write(path, 1, 1)
    assert len(read_log(path)) == 1
