"""The journal of a running game: records are appended, synced, and never changed again."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Sequence
from pathlib import Path

from game.engine.reasons import Reason
from game.records.codec import encode_record
from game.records.durable_file import DurableFile, JournalFile
from game.records.frames import (
    FIRST_CHAIN_CHECKSUM,
    JOURNAL_HEADER_BYTES,
    MAX_JOURNAL_BYTES,
    encode_frame,
)
from game.records.journal_reading import (
    JournalCondition,
    JournalReading,
    OpeningCheck,
    accept_any_opening,
    read_journal_bytes,
)
from game.records.records import NotContinued, NotSaved, Record, not_saved_error


class Journal:
    """An open journal file, which no other program can write to meanwhile.

    `journal_reading` is what was read from the file when it was opened, None for a new file. Bytes
    of an interrupted write at its end are saved in a separate file before the first new record
    overwrites them.
    """

    def __init__(
        self, file: JournalFile, name: str, journal_reading: JournalReading | None = None
    ) -> None:
        """Continue the file after its content `journal_reading`, or start at the beginning of a new
        file."""
        self.name = name
        self.opened_reading = journal_reading
        self._file = file
        self._end_offset = journal_reading.intact_byte_count if journal_reading else 0
        self._checksum = journal_reading.chain_checksum if journal_reading else FIRST_CHAIN_CHECKSUM
        self._torn_bytes = journal_reading.torn_bytes if journal_reading else b""
        self._has_torn_end = bool(self._torn_bytes)
        self._is_file_deleted = False

    @classmethod
    def create(cls, path: Path) -> Journal:
        """Create the file and return its journal; raise FileExistsError when it exists, NotSaved on
        failure.
        """
        try:
            return cls(DurableFile(path, is_new=True), path.name)
        except FileExistsError:
            raise
        except OSError as error:
            raise not_saved_error(error, path.name, path.parent) from error

    @classmethod
    def reopen(cls, path: Path, check_opening: OpeningCheck = accept_any_opening) -> Journal:
        """Open an existing file to append records. Raise NotSaved when it cannot be written,
        NotContinued when the game must not be continued."""
        try:
            file = DurableFile(path, is_new=False)
        except BlockingIOError as error:
            raise NotSaved(Reason("saving.in-use", {"file": path.name})) from error
        except OSError as error:
            raise not_saved_error(error, path.name, path.parent) from error
        held = read_journal_bytes(file.read(MAX_JOURNAL_BYTES + 1), path.name, check_opening)
        if held.condition not in (JournalCondition.INTACT, JournalCondition.LAST_WRITE_INTERRUPTED):
            file.close()
            raise NotContinued(held.reason)
        return cls(file, path.name, held)

    def append(self, records: Sequence[Record]) -> None:
        """Write the records and return when they are on the disk.

        Raise NotSaved when it fails: then none of the records counts, and a later call may succeed.
        When the file has been deleted, one call raises NotSaved and the next one creates a new file
        with everything before.
        """
        content = JOURNAL_HEADER_BYTES if self._end_offset == 0 else b""
        chain = self._checksum
        for record in records:
            framed, chain = encode_frame(encode_record(record), chain)
            content += framed
        if self._end_offset + len(content) > MAX_JOURNAL_BYTES:
            raise NotSaved(Reason("saving.game-too-long", {"file": self.name}))
        try:
            self._append_bytes(content)
        except OSError as error:
            self._is_file_deleted = self._is_file_deleted or error.errno == errno.ESTALE
            if not self._torn_bytes:
                with contextlib.suppress(OSError):
                    self._file.truncate(self._end_offset)
            raise not_saved_error(error, self.name) from error
        self._end_offset += len(content)
        self._checksum = chain

    def close(self) -> None:
        """Release the lock; a file without any record is removed."""
        self._file.close()

    def _append_bytes(self, content: bytes) -> None:
        if self._is_file_deleted:
            self._file.recreate_deleted_file(self._end_offset)
            self._is_file_deleted = False
            self._torn_bytes = b""
            self._has_torn_end = False
        if self._torn_bytes:
            self._file.save_torn_bytes_beside(self._torn_bytes)
            self._torn_bytes = b""
        if self._has_torn_end:
            self._file.truncate(self._end_offset)
        self._has_torn_end = True
        self._file.write_at(self._end_offset, content)
        self._has_torn_end = False
