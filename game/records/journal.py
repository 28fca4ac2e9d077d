"""The journal of a running game: records are appended, synced, and never changed again."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Sequence
from pathlib import Path

from game.engine.reasons import Reason
from game.records.codec import encode
from game.records.durable_file import DurableFile, JournalFile
from game.records.frames import FIRST_CHAIN, HEADER, MOST_CONTENT, encode_frame
from game.records.reading import Check, Condition, Reading, accept_any, read_content
from game.records.records import NotContinued, NotSaved, Record, disk_refusal


class Journal:
    """An open journal file, locked against every other writer.

    `held` is the content at the time of opening, None for a new file. A torn end is saved in a
    separate file before the first new record overwrites it.
    """

    def __init__(self, file: JournalFile, name: str, held: Reading | None = None) -> None:
        """Append to what was held, or start at the beginning of a new file."""
        self.name = name
        self.held = held
        self._file = file
        self._end = held.end if held else 0
        self._chain = held.chain if held else FIRST_CHAIN
        self._torn = held.tail if held else b""
        self._is_ragged = bool(self._torn)
        self._has_gone = False

    @classmethod
    def create(cls, path: Path) -> Journal:
        """Create the file and return its journal; FileExistsError when it exists, NotSaved on
        failure.
        """
        try:
            return cls(DurableFile(path, new=True), path.name)
        except FileExistsError:
            raise
        except OSError as error:
            raise disk_refusal(error, path.name, path.parent) from error

    @classmethod
    def reopen(cls, path: Path, check: Check = accept_any) -> Journal:
        """Open an existing file for further records.

        NotSaved when it cannot be written, NotContinued when the game must not be continued.
        """
        try:
            file = DurableFile(path, new=False)
        except BlockingIOError as error:
            raise NotSaved(Reason("saving.in-use", {"file": path.name})) from error
        except OSError as error:
            raise disk_refusal(error, path.name, path.parent) from error
        held = read_content(file.read(MOST_CONTENT + 1), path.name, check)
        if held.condition not in (Condition.WHOLE, Condition.TORN):
            file.close()
            raise NotContinued(held.reason)
        return cls(file, path.name, held)

    def append(self, records: Sequence[Record]) -> None:
        """Write the records and return when they are on the disk.

        NotSaved when it fails: then none of the records counts, and a later call may succeed. When
        the file has been deleted, one call raises NotSaved and the next one creates the file
        again.
        """
        content = HEADER if self._end == 0 else b""
        chain = self._chain
        for record in records:
            framed, chain = encode_frame(encode(record), chain)
            content += framed
        if self._end + len(content) > MOST_CONTENT:
            raise NotSaved(Reason("saving.game-too-long", {"file": self.name}))
        try:
            self._append_bytes(content)
        except OSError as error:
            self._has_gone = self._has_gone or error.errno == errno.ESTALE
            if not self._torn:
                with contextlib.suppress(OSError):
                    self._file.cut(self._end)
            raise disk_refusal(error, self.name) from error
        self._end += len(content)
        self._chain = chain

    def close(self) -> None:
        """Release the lock; a file without any record is removed."""
        self._file.close()

    def _append_bytes(self, content: bytes) -> None:
        if self._has_gone:
            self._file.renew(self._end)
            self._has_gone = False
            self._torn = b""
            self._is_ragged = False
        if self._torn:
            self._file.set_aside(self._torn)
            self._torn = b""
        if self._is_ragged:
            self._file.cut(self._end)
        self._is_ragged = True
        self._file.write_at(self._end, content)
        self._is_ragged = False
