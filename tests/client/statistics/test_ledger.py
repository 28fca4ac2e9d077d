"""The ledger of games: appended to, never lost, and nothing in it is believed unchecked."""

import errno
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.statistics.ledger import FILE_NAME, Ledger
from game.client.statistics.ledger_codec import LedgerEntry, decode_entry, encode_entry
from game.client.statistics.ledger_entries import (
    NO_SEAT,
    BegunChallengeEntry,
    FinishedGameEntry,
    JudgedGameEntry,
)
from game.engine.reasons import Unreadable
from game.records import durable_file
from game.records.frames import (
    JOURNAL_HEADER_BYTES,
    JOURNAL_MAGIC_BYTES,
    encode_frames,
    intact_frames_before_damage,
)
from tests.client.statistics.games import finished

ENTRIES: tuple[LedgerEntry, ...] = (
    BegunChallengeEntry("daily:2026-03-05", "game-0001.counthouse"),
    finished(points=(90, 70), numbers=(("mines", 4), ("points", 90))),
    finished(own=NO_SEAT, players=("human", "human"), counts=False),
    JudgedGameEntry(b"last", 81, -40),
)

IMPOSSIBLE: dict[str, dict[str, object]] = {
    "one player": {"players": ("human",), "scores": (5,), "seats_from_best": (0,)},
    "no player": {"players": (), "scores": (), "seats_from_best": (), "own_seat": NO_SEAT},
    "a day that is none": {"challenge_name": "daily:zzz"},
    "a day before all days": {"challenge_name": "daily:0001-01-01"},
    "a day behind all days": {"challenge_name": "daily:9999-12-31"},
    "a day written otherwise": {"challenge_name": "daily:20261120"},
    "a challenge of no kind": {"challenge_name": "weekly:7"},
    "a challenge without a name": {"challenge_name": "rung:"},
    "a file elsewhere": {"file_name": "../game-0001.counthouse"},
    "a file of no name": {"file_name": "a\0b"},
    "a player of no name": {"players": ("human", "\0")},
    "an expansion twice": {"expansions": ("arsenic", "arsenic")},
}


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    """A ledger with four entries."""
    ledger = Ledger(tmp_path)
    ledger.append_entries(*ENTRIES)
    return ledger


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_is_read_as_it_was_written(entry: LedgerEntry) -> None:
    assert decode_entry(encode_entry(entry)) == entry


@pytest.mark.parametrize(
    "payload",
    [b"", b"\xc0", b"\x93\x00\xa1a", b"\x94\x02\xc4\x01g\x65\x00", b"\x91\x07", b"\x80"],
    ids=repr,
)
def test_bytes_that_are_no_entry_are_refused(payload: bytes) -> None:
    with pytest.raises(Unreadable):
        decode_entry(payload)


def test_an_entry_must_name_the_points_of_every_seat() -> None:
    wrong = FinishedGameEntry(
        b"g", "", 1, ("human", "ai:1"), 0, (5,), (0, 1), (), (), counts_for_career=True
    )
    with pytest.raises(Unreadable, match="every seat once"):
        decode_entry(encode_entry(wrong))


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
    again.append_entries(ENTRIES[-1])
    assert tuple(Ledger(tmp_path).entries) == ENTRIES
    assert (tmp_path / f"{FILE_NAME}.torn-1").exists()


def test_a_file_that_is_no_ledger_is_kept_aside_whole(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(b"shopping: tin, copper")
    ledger = Ledger(tmp_path)
    assert list(ledger.entries) == []
    ledger.append_entries(ENTRIES[0])
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
        assert kept == tuple(entry for entry in ENTRIES if entry in kept)
        assert len(kept) == len(ENTRIES) - (place >= len(JOURNAL_HEADER_BYTES))


@pytest.mark.usefixtures("ledger")
@pytest.mark.parametrize(
    "place", [0, len(JOURNAL_HEADER_BYTES) - 1, len(JOURNAL_HEADER_BYTES) + 12]
)
def test_what_holds_of_a_spoilt_ledger_is_written_anew(tmp_path: Path, place: int) -> None:
    file = tmp_path / FILE_NAME
    spoilt = bytearray(file.read_bytes())
    spoilt[place] ^= 2
    file.write_bytes(bytes(spoilt))
    ledger = Ledger(tmp_path)
    kept = tuple(ledger.entries)
    assert ledger.is_damaged
    ledger.append_entries(ENTRIES[3])
    assert tuple(ledger.entries) == tuple(Ledger(tmp_path).entries) == (*kept, ENTRIES[3])
    assert not ledger.is_damaged
    assert (tmp_path / f"{FILE_NAME}.torn-1").read_bytes() == bytes(spoilt)


def test_entries_of_a_newer_version_survive_the_mending(tmp_path: Path) -> None:
    newer = JOURNAL_MAGIC_BYTES + bytes([9])
    content = encode_frames([b"\x91\x63", encode_entry(ENTRIES[0])], zlib.crc32(newer), newer)
    (tmp_path / FILE_NAME).write_bytes(content)
    ledger = Ledger(tmp_path)
    assert tuple(ledger.entries) == ENTRIES[:1]
    ledger.append_entries(ENTRIES[1])
    payloads = [
        each.payload for each in intact_frames_before_damage((tmp_path / FILE_NAME).read_bytes())
    ]
    assert payloads == [b"\x91\x63", encode_entry(ENTRIES[0]), encode_entry(ENTRIES[1])]


def test_what_another_window_enters_is_seen(tmp_path: Path, ledger: Ledger) -> None:
    other = Ledger(tmp_path)
    other.append_entries(ENTRIES[0])
    assert tuple(ledger.entries) == (*ENTRIES, ENTRIES[0])
    ledger.append_entries(ENTRIES[1])
    assert tuple(other.entries) == (*ENTRIES, *ENTRIES[:2])


def test_a_ledger_that_is_too_long_is_left_as_it_is(
    tmp_path: Path, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = (tmp_path / FILE_NAME).read_bytes()
    monkeypatch.setattr("game.client.statistics.ledger.MAX_CONTENT_BYTES", len(content) - 1)
    with pytest.raises(OSError, match="too large"):
        ledger.append_entries(ENTRIES[0])
    assert (tmp_path / FILE_NAME).read_bytes() == content


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_entry_that_never_was_is_passed_over(tmp_path: Path, what: str) -> None:
    forged = replace(finished(), **IMPOSSIBLE[what])  # type: ignore[arg-type]  # on purpose
    Ledger(tmp_path).append_entries(ENTRIES[0], forged, ENTRIES[1])
    assert tuple(Ledger(tmp_path).entries) == ENTRIES[:2]


@pytest.mark.parametrize(
    "begun",
    [BegunChallengeEntry("daily:zzz", "game-0001.counthouse"), BegunChallengeEntry("rung:x", "/")],
)
def test_a_game_that_never_was_begun_is_passed_over(
    tmp_path: Path, begun: BegunChallengeEntry
) -> None:
    Ledger(tmp_path).append_entries(begun)
    assert tuple(Ledger(tmp_path).entries) == ()


def test_an_entry_of_later_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(tmp_path)
    monkeypatch.setattr("game.client.statistics.ledger.encode_entry", lambda entry: b"\x91\x63")
    ledger.append_entries(ENTRIES[0])
    monkeypatch.undo()
    ledger.append_entries(ENTRIES[1])
    assert tuple(Ledger(tmp_path).entries) == ENTRIES[1:2]


def test_a_full_disk_is_refused(
    tmp_path: Path, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(durable_file.DurableFile, "write_at", full)
    with pytest.raises(OSError, match="No space left"):
        ledger.append_entries(ENTRIES[0])
    assert tuple(ledger.entries) == ENTRIES
    assert tuple(Ledger(tmp_path).entries) == ENTRIES
