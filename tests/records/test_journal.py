"""Journals: what was appended is on the disk, what was not is as if never tried."""

import errno
import os
import shutil
import sys
from pathlib import Path

import pytest

from game.records import durable_file
from game.records.frames import MAX_JOURNAL_BYTES
from game.records.journal import Journal
from game.records.journal_reading import JournalCondition, read_journal, read_journal_bytes
from game.records.records import NotContinued, NotSaved, Record, Snapshot
from tests.helpers.full_disk import full_disk
from tests.helpers.posix import make_link, make_named_pipe
from tests.helpers.present import present
from tests.records.one_of_each_kind import BACK, DEALT, KEPT, OPENING, ROLL, STORY, TAKE
from tools.proof.damage import FakeDisk

FULL = OSError(errno.ENOSPC, "No space left on device")

OPEN_FILES = Path("/proc/self/fd")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is to be kept."""
    return tmp_path / "game-0001.counthouse"


def keep(file: Path, *records: Record) -> None:
    """Keep a game of these records."""
    journal = Journal.create(file)
    journal.append(records)
    journal.close()


def begun_on(disk: FakeDisk) -> Journal:
    """A game that has begun on this disk."""
    journal = Journal(disk, "game-0001.counthouse")
    journal.append([OPENING, DEALT, ROLL])
    return journal


def records_on(disk: FakeDisk) -> list[Record]:
    chronicle = present(read_journal_bytes(disk.content, "disk").chronicle)
    return [chronicle.opening, *chronicle.records]


def test_half_a_record_that_could_not_be_cut_off_is_cut_off_later() -> None:
    disk = FakeDisk()
    journal = begun_on(disk)
    disk.failure = FULL
    disk.cannot_cut = True
    with pytest.raises(NotSaved):
        journal.append([TAKE, KEPT])
    assert (
        read_journal_bytes(disk.content, "disk").condition
        is JournalCondition.LAST_WRITE_INTERRUPTED
    )
    disk.failure = None
    journal.append([TAKE, BACK])
    assert records_on(disk) == [OPENING, DEALT, ROLL, TAKE, BACK]


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.EACCES, "saving.not-allowed"),
        (errno.EROFS, "saving.not-allowed"),
        (errno.EDQUOT, "saving.disk-full"),
        (errno.EIO, "saving.failed"),
    ],
)
def test_each_error_of_the_disk_has_its_sentence(number: int, key: str) -> None:
    disk = FakeDisk()
    disk.failure = OSError(number, "the cause")
    with pytest.raises(NotSaved) as refused:
        Journal(disk, "x").append([OPENING])
    assert refused.value.reason.key == key
    assert refused.value.reason.facts["cause"] == "the cause"


def test_a_journal_never_grows_beyond_what_is_read_again() -> None:
    large = Snapshot(0, 0, [[1] * 4000] * 15)
    disk = FakeDisk()
    journal = Journal(disk, "x")
    with pytest.raises(NotSaved) as refused:
        while True:
            journal.append([large])
    assert refused.value.reason.key == "saving.game-too-long"
    assert len(disk.content) <= MAX_JOURNAL_BYTES


def test_a_torn_end_is_kept_beside_only_when_play_goes_on(tmp_path: Path) -> None:
    file = torn_file(tmp_path)
    torn = file.read_bytes()
    journal = Journal.reopen(file)
    assert [other.name for other in tmp_path.iterdir()] == [file.name]
    assert journal.opened_reading is not None
    journal.append([TAKE])
    journal.close()
    aside = tmp_path / "game-0001.counthouse.torn-1"
    assert torn == torn[: journal.opened_reading.intact_byte_count] + aside.read_bytes()
    reading = read_journal(file)
    assert reading.condition is JournalCondition.INTACT
    assert present(reading.chronicle).steps == [ROLL, TAKE]


def test_a_second_torn_end_has_the_next_number(tmp_path: Path) -> None:
    file = torn_file(tmp_path)
    (tmp_path / "game-0001.counthouse.torn-1").write_bytes(b"an older one")
    journal = Journal.reopen(file)
    journal.append([TAKE])
    journal.close()
    assert (tmp_path / "game-0001.counthouse.torn-1").read_bytes() == b"an older one"
    assert (tmp_path / "game-0001.counthouse.torn-2").exists()


def test_a_torn_end_that_cannot_be_kept_stays_where_it_is(tmp_path: Path) -> None:
    content = torn_file(tmp_path).read_bytes()
    disk = FakeDisk(content)
    disk.failure = FULL
    journal = Journal(disk, "x", read_journal_bytes(content, "x"))
    with pytest.raises(NotSaved):
        journal.append([TAKE])
    assert disk.content == content
    disk.failure = None
    journal.append([TAKE])
    assert disk.aside == [content[-5:]]
    assert records_on(disk) == [OPENING, DEALT, ROLL, TAKE]


def torn_file(folder: Path) -> Path:
    file = folder / "game-0001.counthouse"
    keep(file, OPENING, DEALT, ROLL)
    file.write_bytes(file.read_bytes() + b"\0\0\0\x20x")
    return file


def test_a_damaged_journal_is_refused_and_left_untouched(file: Path) -> None:
    keep(file, *STORY)
    spoilt = bytearray(file.read_bytes())
    spoilt[100] ^= 1
    file.write_bytes(spoilt)
    with pytest.raises(NotContinued) as refused:
        Journal.reopen(file)
    assert refused.value.reason.key == "record.damaged"
    assert file.read_bytes() == spoilt


def test_an_empty_file_of_somebody_else_is_not_removed(file: Path) -> None:
    file.touch()
    with pytest.raises(NotContinued):
        Journal.reopen(file)
    assert file.exists()


def test_a_new_journal_never_takes_the_place_of_a_file(file: Path) -> None:
    file.write_bytes(b"precious")
    with pytest.raises(FileExistsError):
        Journal.create(file)
    assert file.read_bytes() == b"precious"


def test_a_file_or_folder_that_is_not_there_is_a_refusal(tmp_path: Path) -> None:
    with pytest.raises(NotSaved) as refused:
        Journal.reopen(tmp_path / "game-0001.counthouse")
    assert refused.value.reason.key == "saving.failed"
    with pytest.raises(NotSaved):
        Journal.create(tmp_path / "nowhere" / "game-0001.counthouse")


def test_a_folder_that_cannot_be_synced_is_no_obstacle(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.EINVAL, "folders are not synced here")

    monkeypatch.setattr(os, "fsync", refuse)
    keep(file, OPENING, DEALT)


def test_a_file_in_pieces_is_read_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(file, *STORY)
    read = os.read
    monkeypatch.setattr(os, "read", lambda descriptor, most: read(descriptor, min(most, 50)))
    journal = Journal.reopen(file)
    assert present(journal.opened_reading).condition is JournalCondition.INTACT
    journal.close()


def test_a_new_file_somebody_has_removed_is_let_go_in_silence(file: Path) -> None:
    journal = Journal.create(file)
    file.unlink()
    journal.close()
    assert not file.exists()


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="this system does not list open files")
def test_a_journal_that_is_closed_leaves_no_file_open(tmp_path: Path) -> None:
    before = len(list(OPEN_FILES.iterdir()))
    keep(tmp_path / "game-0001.counthouse", *STORY)
    (tmp_path / "holiday.jpg").write_bytes(b"no game")
    with pytest.raises(NotContinued):
        Journal.reopen(tmp_path / "holiday.jpg")
    assert len(list(OPEN_FILES.iterdir())) == before


def begun(file: Path) -> Journal:
    journal = Journal.create(file)
    journal.append([OPENING, DEALT, ROLL])
    return journal


def test_a_game_whose_folder_is_deleted_is_told_and_written_anew_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saves" / "game-0001.counthouse"
    file.parent.mkdir()
    journal = begun(file)
    shutil.rmtree(file.parent)
    with pytest.raises(NotSaved) as refused:
        journal.append([TAKE])
    assert refused.value.reason.key == "saving.gone"
    with monkeypatch.context() as patched, pytest.raises(NotSaved):
        full_disk(patched, durable_file)
        journal.append([TAKE])
    journal.append([TAKE])
    journal.append([KEPT])
    journal.close()
    chronicle = present(read_journal(file).chronicle)
    assert chronicle.records == [DEALT, ROLL, TAKE, KEPT]


def test_a_game_that_was_moved_away_is_not_written_unseen(tmp_path: Path, file: Path) -> None:
    journal = begun(file)
    file.rename(tmp_path / "elsewhere")
    with pytest.raises(NotSaved):
        journal.append([TAKE])
    file.write_bytes(b"another")
    with pytest.raises(NotSaved) as refused:
        journal.append([TAKE])
    assert refused.value.reason.key == "saving.failed"
    assert file.read_bytes() == b"another"
    file.unlink()
    journal.append([TAKE])
    journal.close()
    assert read_journal(file).condition is JournalCondition.INTACT


@pytest.mark.skipif(sys.platform == "win32", reason="has no flock")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL])
def test_a_disk_without_locks_keeps_games(
    file: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("fcntl.flock", refuse)
    journal = begun(file)
    journal.close()
    reopened = Journal.reopen(file)
    reopened.append([TAKE])
    reopened.close()


def test_a_file_that_cannot_be_held_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> None:
        raise BlockingIOError(errno.EAGAIN, "held")

    monkeypatch.setattr("game.records.durable_file.lock_open_file", refuse)
    with pytest.raises(NotSaved):
        Journal.create(tmp_path / "game-0001.counthouse")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="has no pipes in its folders")
def test_only_a_plain_file_is_gone_on_with(tmp_path: Path) -> None:
    make_named_pipe(tmp_path / "game-0001.counthouse")
    make_link(tmp_path / "game-0002.counthouse", "/dev/zero")
    for name in ("game-0001.counthouse", "game-0002.counthouse"):
        with pytest.raises(NotSaved) as refused:
            Journal.reopen(tmp_path / name)
        assert refused.value.reason.facts["cause"] == "it is not an ordinary file"


def test_a_folder_nobody_may_enter_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "access", lambda folder, mode: mode != os.X_OK)
    with pytest.raises(NotSaved) as refused:
        Journal.reopen(file)
    assert refused.value.reason.key == "saving.no-entry"
