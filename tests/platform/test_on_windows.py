"""What the game does on Windows, tried on a fake of it: ledgers, programs, Ctrl-C, readers gone."""

import errno
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.statistics.ledger import FILE_NAME, Ledger
from game.client.statistics.ledger_entries import BegunChallengeEntry
from game.records.frames import JOURNAL_HEADER_BYTES
from game.system import files, signals, streams
from tests.helpers import fake_windows

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the fake needs POSIX below it")

FIRST = BegunChallengeEntry("daily:2026-03-05", "game-0001.counthouse")
SECOND = BegunChallengeEntry("daily:2026-03-06", "game-0002.counthouse")


@pytest.fixture(autouse=True)
def _windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fake of Windows."""
    fake_windows.install(monkeypatch)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Leave the handler of Ctrl-C as it was."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.thorough
def test_a_damaged_ledger_is_mended_though_no_open_file_can_be_replaced(tmp_path: Path) -> None:
    Ledger(tmp_path).append_entries(FIRST)
    file = tmp_path / FILE_NAME
    spoilt = bytearray(file.read_bytes())
    spoilt[len(JOURNAL_HEADER_BYTES) - 1] ^= 1
    file.write_bytes(bytes(spoilt))
    Ledger(tmp_path).append_entries(SECOND)
    assert SECOND in Ledger(tmp_path).entries


def test_a_file_that_is_in_use_for_a_moment_is_renamed_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "RETRY_PAUSES_SECONDS", (0.0, 0.0))
    (tmp_path / "a").touch()
    holder = (tmp_path / "a").open("rb")
    tries = 0

    def let_go(_seconds: float) -> None:
        nonlocal tries
        tries += 1
        holder.close()

    monkeypatch.setattr("game.system.files.time.sleep", let_go)
    files.rename(tmp_path / "a", tmp_path / "b")
    holder = (tmp_path / "b").open("rb")
    files.remove(tmp_path / "b")
    assert tries == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_closes_the_window_whose_library_hears_nothing() -> None:
    closed: list[str] = []
    signals.close_window_on_ctrl_c(lambda: closed.append("closed"))
    signal.raise_signal(signal.SIGINT)
    assert closed == ["closed"]


def test_processes_that_think_are_started_deaf_to_ctrl_c() -> None:
    fake_windows.CALLS.clear()
    with signals.let_children_ignore_ctrl_c():
        assert fake_windows.CALLS == ["SetConsoleCtrlHandler"]
    assert fake_windows.CALLS == ["SetConsoleCtrlHandler"] * 2


def test_a_reader_who_has_left_is_known_by_an_invalid_argument() -> None:
    assert streams.means_reader_gone(OSError(errno.EINVAL, "Invalid argument"))
    assert not streams.means_reader_gone(OSError(errno.EINVAL, "Invalid argument", "report.txt"))
    assert not streams.means_reader_gone(OSError(errno.ENOSPC, "No space left on device"))
