"""A small TOML file of the player's that several windows may change.

Every change is applied to the present content of the file, so that changes of another window or a
newer version stay. A broken file is renamed; what cannot be written, because the disk is full, is
kept in memory and written with the next change.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import tomli_w

from game.engine.reasons import Unreadable
from game.files.toml_fields import Table, toml_table
from game.files.toml_lines import pairs, whole_text
from game.records.stored_files import read_regular_file, replace_file, set_aside
from game.system.locking import one_at_a_time

LONGEST: Final = 256 * 1024  # bytes; what the game writes takes some hundred

Change = Callable[[Table], None]

_OWED: Final[dict[Path, tuple[str, list[tuple[str, Change]]]]] = {}
"""What found no room, of every file: the comment above it, and what is still to be changed in which
part of it. Whoever changes it next, for whatever part, writes it.
"""

_PUT_ASIDE: Final[list[tuple[Path, Path]]] = []
"""Files that could not be read, and what they are called now; until somebody was told."""

Refused = Callable[[OSError], None]


class StoredTable:
    """Applies changes to one file; `head` is the comment above the table.

    `part` names the section of the file, such as a title's; "" means all of it. `refused`, if
    given, is called when the disk is full, instead of raising an error.
    """

    def __init__(
        self, file: Path, head: str, part: str = "", refused: Refused | None = None
    ) -> None:
        """Store the path and its settings; the file need not exist yet."""
        self._file = file
        self._head = head
        self._part = part
        self._refused = refused

    def read(self) -> Table:
        """Return the content of the file with pending changes; {} for a broken file."""
        return _section(self._content_with_pending(), self._part)

    def change(self, change: Change) -> None:
        """Apply a change to the file; raises OSError if it cannot be written and `refused` is
        None."""
        try:
            self._write(change)
        except OSError as problem:
            _OWED.setdefault(self._file, (self._head, []))[1].append((self._part, change))
            if self._refused is None:
                raise
            self._refused(problem)

    def _write(self, change: Change) -> None:
        with one_at_a_time(self._file.parent):
            table = self._content_with_pending()
            change(_section(table, self._part))
            replace_file(self._file, _text_of(table, self._head))
        _OWED.pop(self._file, None)

    def _content_with_pending(self) -> Table:
        table = self._read_or_put_aside()
        for part, change in _OWED.get(self._file, ("", []))[1]:
            change(_section(table, part))
        return table

    def _read_or_put_aside(self) -> Table:
        try:
            content = read_regular_file(self._file, LONGEST + 1)
        except OSError:
            return {}
        try:
            if len(content) > LONGEST:
                raise Unreadable(f"{self._file.name} is too long")
            return toml_table(content.decode(), self._file.name)
        except (Unreadable, UnicodeDecodeError):
            aside = set_aside(self._file)
            if aside is not None:
                _PUT_ASIDE.append((self._file, aside))
            return {}


def _text_of(table: Table, head: str) -> str:
    """Return a table as TOML after a comment; TypeError for a value TOML cannot hold.

    What lies too deep for lines of its own and for names with dots is written in brackets.
    """
    try:
        text = whole_text(f"# {head}\n{tomli_w.dumps(table)}")
        toml_table(text, "")
    except (RecursionError, Unreadable):
        return "\n".join([f"# {head}", *pairs(table), ""])
    return text


def write_pending(folder: Path) -> bool:
    """Write the pending changes of a folder's files; return whether some are still pending."""
    of_folder = [file for file in _OWED if file.parent == folder]
    for file in of_folder:
        try:
            StoredTable(file, _OWED[file][0])._write(lambda table: None)
        except OSError:
            return True
    return False


def take_renamed_files(folder: Path) -> list[tuple[str, str]]:
    """Return the files of a folder that were renamed since the last call because they are broken,
    as old and new name."""
    found = [pair for pair in _PUT_ASIDE if pair[0].parent == folder]
    _PUT_ASIDE[:] = [pair for pair in _PUT_ASIDE if pair not in found]
    return [(before.name, now.name) for before, now in found]


def strings_of(entries: object) -> tuple[str, ...]:
    """Return the strings of a stored list; () for anything else."""
    if not isinstance(entries, list):
        return ()
    return tuple(entry for entry in entries if isinstance(entry, str))


def _section(table: Table, part: str) -> Table:
    if not part:
        return table
    found = table.get(part)
    if not isinstance(found, dict):
        found = table[part] = {}
    return found
