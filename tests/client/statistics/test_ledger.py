"""The ledger of games: appended to, never lost, and nothing in it is believed unchecked."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.client.statistics.entries import NO_SEAT, Begun, Entry, Finished, Judged
from game.client.statistics.ledger import FILE_NAME, Ledger
from game.client.statistics.writing import read, written
from game.engine.reasons import Unreadable
from game.records import durable_file
from tests.client.statistics.games import finished

ENTRIES: tuple[Entry, ...] = (
    Begun("daily:2026-03-05", "game-0001.tinners"),
    finished(points=(90, 70), numbers=(("mines", 4), ("points", 90))),
    finished(own=NO_SEAT, players=("human", "human"), counts=False),
    Judged(b"last", 81, -40),
)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    """A ledger with four entries."""
    ledger = Ledger(tmp_path)
    ledger.add(*ENTRIES)
    return ledger


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert read(written(entry)) == entry


@pytest.mark.parametrize(
    "payload",
    [b"", b"\xc0", b"\x93\x00\xa1a", b"\x94\x02\xc4\x01g\x65\x00", b"\x91\x07", b"\x80"],
    ids=repr,
)
def test_bytes_that_are_no_entry_are_refused(payload: bytes) -> None:
    with pytest.raises(Unreadable):
        read(payload)


def test_an_entry_must_name_the_points_of_every_seat() -> None:
    wrong = Finished(b"g", "f", 1, ("human", "ai:1"), 0, (5,), (0, 1), (), (), counts=True)
    with pytest.raises(Unreadable, match="every seat once"):
        read(written(wrong))


def test_another_ledger_of_the_folder_reads_what_was_added(tmp_path: Path, ledger: Ledger) -> None:
    assert tuple(Ledger(tmp_path).entries) == ENTRIES == tuple(ledger.entries)


def test_a_folder_without_a_ledger_has_no_entries(tmp_path: Path) -> None:
    empty = Ledger(tmp_path / "nowhere")
    assert empty.is_new
    assert list(empty.entries) == []


def test_a_torn_end_is_kept_aside_and_all_before_it_stays(tmp_path: Path, ledger: Ledger) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(file.read_bytes()[:-3])
    again = Ledger(tmp_path)
    assert tuple(again.entries) == ENTRIES[:-1]
    again.add(ENTRIES[-1])
    assert tuple(Ledger(tmp_path).entries) == ENTRIES
    assert (tmp_path / f"{FILE_NAME}.torn-1").exists()


def test_a_file_that_is_no_ledger_is_kept_aside_whole(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(b"shopping: tin, copper")
    ledger = Ledger(tmp_path)
    assert list(ledger.entries) == []
    ledger.add(ENTRIES[0])
    assert tuple(Ledger(tmp_path).entries) == ENTRIES[:1]
    assert (tmp_path / f"{FILE_NAME}.torn-1").read_bytes() == b"shopping: tin, copper"


@pytest.mark.usefixtures("ledger")
def test_every_byte_of_the_file_may_be_spoilt(tmp_path: Path) -> None:
    content = (tmp_path / FILE_NAME).read_bytes()
    for place in range(0, len(content), 7):
        spoilt = bytearray(content)
        spoilt[place] ^= 0xFF
        (tmp_path / FILE_NAME).write_bytes(bytes(spoilt))
        kept = tuple(Ledger(tmp_path).entries)
        assert kept == ENTRIES[: len(kept)]
        assert len(kept) < len(ENTRIES)


def test_an_entry_of_a_later_version_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger(tmp_path)
    monkeypatch.setattr("game.client.statistics.ledger.written", lambda entry: b"\x91\x63")
    ledger.add(ENTRIES[0])
    monkeypatch.undo()
    ledger.add(ENTRIES[1])
    assert tuple(Ledger(tmp_path).entries) == ENTRIES[1:2]


def test_a_full_disk_is_refused_and_changes_nothing(
    tmp_path: Path, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(durable_file.DurableFile, "write_at", full)
    with pytest.raises(OSError, match="No space left"):
        ledger.add(ENTRIES[0])
    assert tuple(ledger.entries) == ENTRIES
    assert tuple(Ledger(tmp_path).entries) == ENTRIES
