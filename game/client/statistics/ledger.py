"""The ledger of games is a file in the folder of saved games that is only appended to."""

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.client.statistics.ledger_codec import Entry, read, written
from game.engine.reasons import Unreadable
from game.records.durable_file import DurableFile
from game.records.frames import FIRST_CHAIN, HEADER, framed, is_torn, sound_frames
from game.records.stored_files import read_plain, replace_file
from game.system.locking import one_at_a_time

FILE_NAME: Final = "games.ledger"
MOST_CONTENT: Final = 16 * 1024 * 1024  # some 100,000 games


class ParsedLedger:
    """What was found in the bytes of a ledger: payloads, and what the next frame belongs behind.
    `is_damaged` when frames are missing that were whole once, or the format is another one.
    """

    def __init__(self, content: bytes) -> None:
        frames = list(sound_frames(content))
        self.payloads = [each.payload for each in frames]
        self.chain = frames[-1].chain if frames else FIRST_CHAIN
        whole = framed(self.payloads)
        self.end = min(len(whole), len(content))
        as_written = content[: self.end] == whole[: self.end]
        self.is_damaged = not (as_written and is_torn(content, self.end))


class Ledger:
    """Reads all entries when they are first asked for; `entries` are in the order they came."""

    def __init__(self, folder: Path) -> None:
        """Look after the ledger of this folder, which need not be there yet."""
        self._path = folder / FILE_NAME
        self._entries: list[Entry] = []
        self._read_at: tuple[int, int] | None = None
        self.is_damaged = False

    @property
    def is_new(self) -> bool:
        """Whether nothing was ever written."""
        return not os.path.lexists(self._path)

    @property
    def entries(self) -> Sequence[Entry]:
        """Everything that is kept; entries of a later version are left out. `is_damaged` tells
        afterwards whether something was kept once that is not there any more.
        """
        now = self._changed_at()
        if self._read_at != now:
            self._entries, self._read_at = self._read(), now
        return self._entries

    def add(self, *entries: Entry) -> None:
        """Append entries and return when they are on the disk; OSError when they cannot be."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        payloads = [written(entry) for entry in entries]
        with one_at_a_time(self._path.parent):
            file = DurableFile(self._path, new=self.is_new)
            try:
                content = _whole_content(file)
                held = ParsedLedger(content)
                if held.is_damaged:
                    file.set_aside(content)
                else:
                    _append(file, payloads, content, held)
            finally:
                file.close()
            if held.is_damaged:  # its file is closed by now: Windows replaces none that is open
                replace_file(self._path, framed([*held.payloads, *payloads]))

    def _changed_at(self) -> tuple[int, int]:
        try:
            facts = self._path.stat()
        except OSError:
            return 0, -1
        return facts.st_mtime_ns, facts.st_size

    def _read(self) -> list[Entry]:
        try:
            content = read_plain(self._path, MOST_CONTENT)
        except OSError:
            self.is_damaged = False
            return []
        held = ParsedLedger(content)
        self.is_damaged = held.is_damaged
        found: list[Entry] = []
        for payload in held.payloads:
            try:
                found.append(read(payload))
            except Unreadable:
                continue  # written by a later version, or not by us
        return found


def _whole_content(file: DurableFile) -> bytes:
    content = file.read(MOST_CONTENT + 1)
    if len(content) > MOST_CONTENT:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def _append(
    file: DurableFile, payloads: Sequence[bytes], content: bytes, held: ParsedLedger
) -> None:
    """Write entries behind the whole ones of a file; a torn one behind them is kept aside."""
    if content[held.end :]:
        file.set_aside(content[held.end :])
        file.cut(held.end)
    begun = held.end >= len(HEADER)
    head = b"" if begun else HEADER
    file.write_at(held.end if begun else 0, framed(payloads, held.chain, head))
