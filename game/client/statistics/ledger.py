"""The ledger of games: an append-only file in the folder of saved games."""

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.client.statistics.ledger_codec import LedgerEntry, decode_entry, encode_entry
from game.engine.reasons import Unreadable
from game.records.atomic_files import read_regular_file, replace_file
from game.records.durable_file import DurableFile
from game.records.frames import (
    FIRST_CHAIN_CHECKSUM,
    JOURNAL_HEADER_BYTES,
    all_intact_frames,
    encode_frames,
    is_end_of_interrupted_write,
)
from game.system.locking import hold_folder_lock

FILE_NAME: Final = "games.ledger"
MAX_CONTENT_BYTES: Final = 16 * 1024 * 1024  # some 100,000 games


class LedgerFrames:
    """The parsed content of a ledger file: the payloads of its complete frames, and the offset at
    which the next frame belongs.

    `is_damaged` is True if complete frames are missing, or the format is unknown.
    """

    def __init__(self, file_bytes: bytes) -> None:
        frames = list(all_intact_frames(file_bytes))
        self.payloads = [each.payload for each in frames]
        self.last_chain_value = frames[-1].chain_checksum if frames else FIRST_CHAIN_CHECKSUM
        whole = encode_frames(self.payloads)
        self.append_offset = min(len(whole), len(file_bytes))
        as_written = file_bytes[: self.append_offset] == whole[: self.append_offset]
        self.is_damaged = not (
            as_written and is_end_of_interrupted_write(file_bytes, self.append_offset)
        )


class Ledger:
    """The ledger file of a folder. Its entries are read on first use, and once more whenever the
    file has changed."""

    def __init__(self, folder: Path) -> None:
        """Use the ledger of this folder, which need not exist yet."""
        self._path = folder / FILE_NAME
        self._entries: list[LedgerEntry] = []
        self._file_time_and_size_read: tuple[int, int] | None = None
        self.is_damaged = False

    @property
    def is_new(self) -> bool:
        """Whether the ledger file does not exist yet."""
        return not os.path.lexists(self._path)

    @property
    def entries(self) -> Sequence[LedgerEntry]:
        """All entries, oldest first, except those of a later version; sets `is_damaged` if some
        entries were lost."""
        now = self._file_time_and_size()
        if self._file_time_and_size_read != now:
            self._entries, self._file_time_and_size_read = self._read_entries(), now
        return self._entries

    def append_entries(self, *entries: LedgerEntry) -> None:
        """Append entries, and return when they are on the disk; raises OSError.

        A damaged file is first copied to a separate file, and then replaced by a file with its
        readable entries.
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        payloads = [encode_entry(entry) for entry in entries]
        with hold_folder_lock(self._path.parent):
            file = DurableFile(self._path, is_new=self.is_new)
            try:
                content = _read_whole_content(file)
                held = LedgerFrames(content)
                if held.is_damaged:
                    file.save_torn_bytes_beside(content)
                else:
                    _append_payloads_after_intact_frames(file, payloads, content, held)
            finally:
                file.close()
            if held.is_damaged:  # its file is closed by now: Windows replaces none that is open
                replace_file(self._path, encode_frames([*held.payloads, *payloads]))

    def _file_time_and_size(self) -> tuple[int, int]:
        try:
            facts = self._path.stat()
        except OSError:
            return 0, -1
        return facts.st_mtime_ns, facts.st_size

    def _read_entries(self) -> list[LedgerEntry]:
        try:
            content = read_regular_file(self._path, MAX_CONTENT_BYTES)
        except OSError:
            self.is_damaged = False
            return []
        held = LedgerFrames(content)
        self.is_damaged = held.is_damaged
        found: list[LedgerEntry] = []
        for payload in held.payloads:
            try:
                found.append(decode_entry(payload))
            except Unreadable:
                continue  # written by a later version, or not by us
        return found


def _read_whole_content(file: DurableFile) -> bytes:
    content = file.read(MAX_CONTENT_BYTES + 1)
    if len(content) > MAX_CONTENT_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def _append_payloads_after_intact_frames(
    file: DurableFile, payloads: Sequence[bytes], file_bytes: bytes, ledger_frames: LedgerFrames
) -> None:
    """Write payloads after the complete entries of a file; an incomplete entry at its end is first
    copied to a separate file.
    """
    if file_bytes[ledger_frames.append_offset :]:
        file.save_torn_bytes_beside(file_bytes[ledger_frames.append_offset :])
        file.truncate(ledger_frames.append_offset)
    begun = ledger_frames.append_offset >= len(JOURNAL_HEADER_BYTES)
    head = b"" if begun else JOURNAL_HEADER_BYTES
    file.write_at(
        ledger_frames.append_offset if begun else 0,
        encode_frames(payloads, ledger_frames.last_chain_value, head),
    )
