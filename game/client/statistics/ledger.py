"""The ledger of games: a file that is only ever appended to, in the folder of saved games.

It is made of the same frames as a journal, so a crash loses at most the entry that was being
written. What cannot be read is kept beside the file before anything takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.client.statistics.entries import Entry
from game.client.statistics.writing import read, written
from game.engine.reasons import Unreadable
from game.records.durable_file import DurableFile
from game.records.frames import FIRST_CHAIN, HEADER, frame, whole_frames

FILE_NAME: Final = "games.ledger"
MOST_CONTENT: Final = 16 * 1024 * 1024  # some 100,000 games


class Ledger:
    """Reads all entries when they are first asked for; `entries` are in the order they came."""

    def __init__(self, folder: Path) -> None:
        """Look after the ledger of this folder, which need not be there yet."""
        self._path = folder / FILE_NAME
        self._entries: list[Entry] | None = None

    @property
    def is_new(self) -> bool:
        """Whether nothing was ever written."""
        return not self._path.exists()

    @property
    def entries(self) -> Sequence[Entry]:
        """Everything that is kept; entries of a later version are left out."""
        if self._entries is None:
            self._entries = self._read()
        return self._entries

    def add(self, *entries: Entry) -> None:
        """Append entries and return when they are on the disk; OSError when they cannot be."""
        known = list(self.entries)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = DurableFile(self._path, new=self.is_new)
        try:
            self._append(file, entries)
        finally:
            file.close()
        self._entries = [*known, *entries]

    def _append(self, file: DurableFile, entries: Sequence[Entry]) -> None:
        held = file.read(MOST_CONTENT)
        end, chain = _whole_part(held)
        if held[end:]:
            file.set_aside(held[end:])
            file.cut(end)
        content = HEADER if end == 0 else b""
        for entry in entries:
            framed, chain = frame(written(entry), chain)
            content += framed
        file.write_at(end, content)

    def _read(self) -> list[Entry]:
        try:
            content = self._path.read_bytes()[:MOST_CONTENT]
        except OSError:
            return []
        found: list[Entry] = []
        if content.startswith(HEADER):
            for each in whole_frames(content):
                try:
                    found.append(read(each.payload))
                except Unreadable:
                    continue  # written by a later version, or not by us
        return found


def _whole_part(content: bytes) -> tuple[int, int]:
    """Return where the frames end that are whole, and what seeds the next one."""
    if not content.startswith(HEADER):
        return 0, FIRST_CHAIN
    end, chain = len(HEADER), FIRST_CHAIN
    for each in whole_frames(content):
        end, chain = each.end, each.chain
    return end, chain
