"""A small TOML file of the player's that several windows of the game may change.

Every change is made to what the file holds at that moment, so what another window or a newer
version has written stays. A broken file is kept aside; what cannot be written, because the disk is
full, is remembered and written with the next change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.engine.reasons import Unreadable
from game.fields import toml_table
from game.records.kept_files import read_plain, replace_file, set_aside
from game.records.lock import one_at_a_time
from game.toml_text import Table, toml_text

LONGEST: Final = 256 * 1024  # bytes; what the game writes takes some hundred

Change = Callable[[Table], None]


@dataclass(slots=True)
class _Owed:
    """The comment above a file, and what is still to be changed in which part of it."""

    head: str
    changes: list[tuple[str, Change]]


_OWED: Final[dict[Path, _Owed]] = {}
"""What found no room, of every file: whoever changes it next, for whatever part, writes it."""


class KeptTable:
    """Makes changes in one file; `head` is the comment above the table.

    `part` names the table in it that is meant, such as a title's; "" means all of it.
    """

    def __init__(self, file: Path, head: str, part: str = "") -> None:
        """Look after a file that need not be there yet."""
        self._file, self._head, self._part = file, head, part

    def read(self) -> Table:
        """Return what the file holds and what is still to be written; nothing of a broken file."""
        return _meant(self._whole(), self._part)

    def change(self, change: Change) -> None:
        """Make a change in the file; OSError when it cannot be written now."""
        try:
            self._write(change)
        except OSError:
            owed = _OWED.setdefault(self._file, _Owed(self._head, []))
            owed.changes.append((self._part, change))
            raise

    def catch_up(self) -> None:
        """Write what is still to be written; OSError when that cannot be done now."""
        self._write(lambda table: None)

    def _write(self, change: Change) -> None:
        with one_at_a_time(self._file.parent):
            table = self._whole()
            change(_meant(table, self._part))
            replace_file(self._file, toml_text(table, self._head))
        _OWED.pop(self._file, None)

    def _whole(self) -> Table:
        table = self._stored()
        owed = _OWED.get(self._file)
        for part, change in owed.changes if owed is not None else ():
            change(_meant(table, part))
        return table

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


def is_owed(folder: Path) -> bool:
    """Write what found no room in the files of a folder; return whether some is still owed."""
    of_folder = [file for file in _OWED if file.parent == folder]
    for file in of_folder:
        try:
            KeptTable(file, _OWED[file].head).catch_up()
        except OSError:
            return True
    return False


def _meant(table: Table, part: str) -> Table:
    if not part:
        return table
    found = table.get(part)
    if not isinstance(found, dict):
        found = table[part] = {}
    return found
