"""A write that is lost is found: not synced, shown before it is written, or in no folder."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.records import durable_file
from game.records.journal import Journal
from game.records.records import Record
from tests.crash.bad_files import PowerLosingOs, PowerLoss, Told, check_kept, play_through, use_disk

MAX_CALLS = 200


def lose_power_at_every_call(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play until the power goes, a call later each time, and look at what is left."""
    for call in range(MAX_CALLS):
        place = folder / f"call-{call}"
        told = Told()
        place.mkdir()
        disk = PowerLosingOs(place, call, lambda rest: b"")
        with monkeypatch.context() as patched:
            use_disk(patched, disk)
            try:
                play_through(place, told)
            except PowerLoss:
                check_kept(place, told)
            else:
                break


def test_a_skipped_sync_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durable_file, "_write_all_and_sync", os.write)
    with pytest.raises(AssertionError, match="lost"):
        lose_power_at_every_call(tmp_path, monkeypatch)


def test_a_folder_that_is_not_synced_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durable_file, "sync_folder", lambda folder: None)
    with pytest.raises(AssertionError, match="lost"):
        lose_power_at_every_call(tmp_path, monkeypatch)


def test_showing_before_writing_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append = Journal.append
    waiting: list[Record] = []

    def later(journal: Journal, records: Sequence[Record]) -> None:
        written, waiting[:] = list(waiting), list(records)
        if written:
            append(journal, written)

    monkeypatch.setattr(Journal, "append", later)
    with pytest.raises(AssertionError, match="lost"):
        lose_power_at_every_call(tmp_path, monkeypatch)
