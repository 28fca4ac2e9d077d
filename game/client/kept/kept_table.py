"""A small TOML file of the player's that several windows of the game may change.

Every change is made to what the file holds at that moment, so what another window or a newer
version has written stays. A broken file is kept aside; what cannot be written, because the disk is
full, is remembered and written with the next change.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.engine.reasons import Unreadable
from game.fields import toml_table
from game.records.kept_files import read_plain, replace_file, set_aside
from game.records.lock import one_at_a_time
from game.toml_text import Table, toml_text

LONGEST: Final = 256 * 1024  # bytes; what the game writes takes some hundred

Change = Callable[[Table], None]


class KeptTable:
    """Owns the changes that are still to be written; `head` is the comment above the table.

    `part` names the table in it that is meant, such as a title's; "" means all of it.
    """

    def __init__(self, file: Path, head: str, part: str = "") -> None:
        """Look after a file that need not be there yet."""
        self._file, self._head, self._part = file, head, part
        self._unwritten: list[Change] = []

    def read(self) -> Table:
        """Return what the file holds and what is still to be written; nothing of a broken file."""
        return self._meant(self._whole())

    def change(self, change: Change) -> None:
        """Make a change in the file; OSError when it cannot be written now."""
        self._unwritten.append(change)
        with one_at_a_time(self._file.parent):
            replace_file(self._file, toml_text(self._whole(), self._head))
        self._unwritten.clear()

    def _whole(self) -> Table:
        table = self._stored()
        for change in self._unwritten:
            change(self._meant(table))
        return table

    def _meant(self, table: Table) -> Table:
        if not self._part:
            return table
        found = table.get(self._part)
        if not isinstance(found, dict):
            found = table[self._part] = {}
        return found

    def _stored(self) -> Table:
        try:
            content = read_plain(self._file, LONGEST + 1)
        except OSError:
            return {}
        try:
            if len(content) > LONGEST:
                raise Unreadable(f"{self._file.name} is too long")
            return toml_table(content.decode(), self._file.name)
        except (Unreadable, UnicodeDecodeError):
            set_aside(self._file)
            return {}
