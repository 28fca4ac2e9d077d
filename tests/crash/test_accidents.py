"""At whatever call the disk fails or the power goes, nothing that was shown is lost."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from game.records import durable_file
from game.records.reading import Condition, read_journal
from game.records.saves import Saves
from tests.crash.accidents import StaysRefused, Told, check_kept, play_through
from tests.crash.faulty_os import FaultyOs, PowerLosingOs, PowerLoss

ERRORS = (errno.ENOSPC, errno.EROFS)
REMAINS: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda rest: b"",
    "half": lambda rest: rest[: len(rest) // 2],
    "zeros": lambda rest: bytes(len(rest)),
    "everything": lambda rest: rest,
}


def calls_of_a_whole_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how many calls the game makes when nothing fails."""
    folder.mkdir()
    disk = FaultyOs(OSError(), first=10**6)
    monkeypatch.setattr(durable_file, "os", disk)
    play_through(folder, Told())
    return disk.calls


@pytest.mark.parametrize("number", ERRORS, ids=lambda number: errno.errorcode[number])
def test_a_call_that_fails_once_costs_nothing(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = calls_of_a_whole_game(tmp_path / "whole", monkeypatch)
    for call in range(calls):
        folder, told = tmp_path / f"call-{call}", Told()
        folder.mkdir()
        disk = FaultyOs(OSError(number, "the cause"), first=call)
        monkeypatch.setattr(durable_file, "os", disk)
        play_through(folder, told)
        assert disk.failed == 1
        reading = read_journal(Saves(folder).files()[-1])
        assert reading.condition is Condition.WHOLE, call
        assert reading.chronicle is not None
        assert reading.chronicle.steps == told.steps, call


@pytest.mark.parametrize("number", ERRORS, ids=lambda number: errno.errorcode[number])
def test_a_disk_that_stays_full_keeps_what_it_has(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = calls_of_a_whole_game(tmp_path / "whole", monkeypatch)
    for call in range(calls):
        folder, told = tmp_path / f"call-{call}", Told()
        folder.mkdir()
        disk = FaultyOs(OSError(number, "the cause"), first=call, failing=10**6)
        monkeypatch.setattr(durable_file, "os", disk)
        with pytest.raises(StaysRefused):
            play_through(folder, told)
        check_kept(folder, told)


def test_writes_of_three_bytes_make_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told()
    monkeypatch.setattr(durable_file, "os", FaultyOs(None, first=0))
    play_through(tmp_path, told)
    check_kept(tmp_path, told)
    assert read_journal(Saves(tmp_path).files()[-1]).condition is Condition.WHOLE


@pytest.mark.parametrize("remains", REMAINS)
def test_what_was_shown_survives_a_power_cut_at_any_call(
    remains: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = calls_of_a_whole_game(tmp_path / "whole", monkeypatch)
    for call in range(calls):
        folder, told = tmp_path / f"call-{call}", Told()
        folder.mkdir()
        disk = PowerLosingOs(folder, call, REMAINS[remains])
        monkeypatch.setattr(durable_file, "os", disk)
        with pytest.raises(PowerLoss):
            play_through(folder, told)
        check_kept(folder, told)
