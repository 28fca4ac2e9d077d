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
from game.files.toml_fields import TomlTable, parse_toml_table
from game.files.toml_lines import replace_lone_surrogates, toml_key_value_lines
from game.records.atomic_files import read_regular_file, rename_unusable_file, replace_file
from game.system.locking import hold_folder_lock

MAX_FILE_BYTES: Final = 256 * 1024  # bytes; what the game writes takes some hundred

TableChange = Callable[[TomlTable], None]

_PENDING_CHANGES: Final[dict[Path, tuple[str, list[tuple[str, TableChange]]]]] = {}
"""Changes that could not be written, by file: the comment at its top, and pairs of a section and a
change. They are written with the next change of the file, whatever its section."""

_RENAMED_FILES: Final[list[tuple[Path, Path]]] = []
"""Pairs (old path, new path) of unreadable files that were renamed and not reported yet."""

OnWriteError = Callable[[OSError], None]


class TomlSection:
    """Reads and changes one TOML file, or the section `section_name` of it; `file_comment` is the
    comment at its top.

    A change that cannot be written stays pending and is written with the next one. If
    `on_write_error` is given, it is called instead of raising the OSError.
    """

    def __init__(
        self,
        file: Path,
        file_comment: str,
        section_name: str = "",
        on_write_error: OnWriteError | None = None,
    ) -> None:
        """Store the path and the parameters; the file need not exist yet."""
        self._file = file
        self._head = file_comment
        self._part = section_name
        self._on_write_error = on_write_error

    def read_with_pending_changes(self) -> TomlTable:
        """Return the section of the file with all pending changes applied; a file that is missing
        or broken counts as empty, and a broken one is renamed."""
        return _get_or_add_section(self._table_with_pending_changes(), self._part)

    def apply_change(self, change: TableChange) -> None:
        """Apply a change to the file's section; if it cannot be written, keep it pending and raise
        OSError, or call `on_write_error` if that is given."""
        try:
            self._write_change(change)
        except OSError as problem:
            _PENDING_CHANGES.setdefault(self._file, (self._head, []))[1].append(
                (self._part, change)
            )
            if self._on_write_error is None:
                raise
            self._on_write_error(problem)

    def _write_change(self, change: TableChange) -> None:
        with hold_folder_lock(self._file.parent):
            table = self._table_with_pending_changes()
            change(_get_or_add_section(table, self._part))
            replace_file(self._file, _table_to_toml_text(table, self._head))
        _PENDING_CHANGES.pop(self._file, None)

    def _table_with_pending_changes(self) -> TomlTable:
        table = self._read_or_rename_broken_file()
        for part, change in _PENDING_CHANGES.get(self._file, ("", []))[1]:
            change(_get_or_add_section(table, part))
        return table

    def _read_or_rename_broken_file(self) -> TomlTable:
        try:
            content = read_regular_file(self._file, MAX_FILE_BYTES + 1)
        except OSError:
            return {}
        try:
            if len(content) > MAX_FILE_BYTES:
                raise Unreadable(f"{self._file.name} is too long")
            return parse_toml_table(content.decode(), self._file.name)
        except (Unreadable, UnicodeDecodeError):
            aside = rename_unusable_file(self._file)
            if aside is not None:
                _RENAMED_FILES.append((self._file, aside))
            return {}


def _table_to_toml_text(table: TomlTable, file_comment: str) -> str:
    """Return a table as TOML text below a comment; raises TypeError for a value that TOML cannot
    hold.

    Tables nested too deeply for headings and dotted names are written inline, in braces.
    """
    try:
        text = replace_lone_surrogates(f"# {file_comment}\n{tomli_w.dumps(table)}")
        parse_toml_table(text, "")
    except (RecursionError, Unreadable):
        return "\n".join([f"# {file_comment}", *toml_key_value_lines(table), ""])
    return text


def write_pending_and_tell_if_left(folder: Path) -> bool:
    """Write the pending changes of the files of a folder, up to the first file that cannot be
    written; return whether some are still pending."""
    of_folder = [file for file in _PENDING_CHANGES if file.parent == folder]
    for file in of_folder:
        try:
            TomlSection(file, _PENDING_CHANGES[file][0])._write_change(lambda table: None)
        except OSError:
            return True
    return False


def take_renamed_files(folder: Path) -> list[tuple[str, str]]:
    """Return (old name, new name) of the files of a folder that were renamed since the last call
    because they are broken."""
    found = [pair for pair in _RENAMED_FILES if pair[0].parent == folder]
    _RENAMED_FILES[:] = [pair for pair in _RENAMED_FILES if pair not in found]
    return [(before.name, now.name) for before, now in found]


def strings_in_list(entries: object) -> tuple[str, ...]:
    """Return the strings of a stored list; () for anything else."""
    if not isinstance(entries, list):
        return ()
    return tuple(entry for entry in entries if isinstance(entry, str))


def _get_or_add_section(table: TomlTable, section_name: str) -> TomlTable:
    if not section_name:
        return table
    found = table.get(section_name)
    if not isinstance(found, dict):
        found = table[section_name] = {}
    return found
