"""Gathering: the entries of games that were finished once, read from their files bit by bit."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from game.client.statistics.entries import Finished
from game.engine.reasons import Unreadable
from game.records.saves import Saves


class Gathering:
    """Reads files as far as there is time; `found` are the entries so far.

    `entry_of` returns the entry of a file, None without one; OSError and Unreadable are borne.
    """

    def __init__(
        self, saves: Saves, files: Sequence[Path], entry_of: Callable[[Path], Finished | None]
    ) -> None:
        self.found: list[Finished] = []
        self._saves, self._entry_of = saves, entry_of
        self._unread, self._files = deque(files), len(files)

    @property
    def done(self) -> float:
        """How much has been read, 0 to 1."""
        return 1 - len(self._unread) / self._files if self._files else 1.0

    def work(self, in_time: Callable[[], bool], but: Path | None = None) -> None:
        """Read files but one, one at least, as long as there is time."""
        while self._unread:
            file = self._unread.popleft()
            if file != but and self._saves.is_finished(file):
                self._enter(file)
            if not in_time():
                return

    def _enter(self, file: Path) -> None:
        try:
            entry = self._entry_of(file)
        except (OSError, Unreadable):
            return
        if entry is not None:
            self.found.append(entry)
