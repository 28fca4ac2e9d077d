"""Writes a report to a file atomically; pipes and devices are written directly."""

import errno
import os
import stat
import sys
import tempfile
from pathlib import Path

from game.commands.arguments import STANDARD_INPUT_FILE_NAME
from game.engine.reasons import Unreadable
from game.files.toml_fields import error_cause_text
from game.records.atomic_files import replace_file
from game.system.files import belongs_to_user

STANDARD_OUTPUT_FILE_NAME = STANDARD_INPUT_FILE_NAME
MIN_FREE_BYTES = 4096  # bytes
ALL_WRITE_PERMISSIONS = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


def write_report(name: str, text: str) -> None:
    """Write a text to the file `name`, or to standard output if it is "-"; raises Unreadable if
    that fails.

    A regular file of the user is replaced atomically, and keeps its mode and the symbolic links
    to it.
    """
    if name == STANDARD_OUTPUT_FILE_NAME:
        sys.stdout.write(text)
        return
    try:
        file = Path(os.path.realpath(name))
        before = _stat_result_or_none(name)
        if before is None or _is_atomically_replaceable(file, before):
            replace_file(file, text)
        else:
            file.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise _make_write_error(name, error_cause_text(error)) from error


def check_report_is_writable(name: str) -> None:
    """Raise Unreadable if no report can be written to the file `name`; called before long work.
    An empty name and "-" always pass."""
    if name in ("", STANDARD_OUTPUT_FILE_NAME):
        return
    try:
        file = Path(os.path.realpath(name))
        before = _stat_result_or_none(name)
        if before is None:
            _require_space(file.parent)
            return
        if stat.S_ISDIR(before.st_mode):
            raise _make_os_error(errno.EISDIR)
        if not (before.st_mode & ALL_WRITE_PERMISSIONS and os.access(name, os.W_OK)):
            raise _make_os_error(errno.EACCES)
        if _is_atomically_replaceable(file, before):
            _require_space(file.parent)
    except (OSError, ValueError) as error:
        raise _make_write_error(name, error_cause_text(error)) from error


def _require_space(folder: Path) -> None:
    """Raise OSError if not even a small file can be written into the folder."""
    with tempfile.TemporaryFile(dir=folder) as stream:
        stream.write(bytes(MIN_FREE_BYTES))
        stream.flush()


def _make_write_error(name: str, cause: str) -> Unreadable:
    return Unreadable(f"{name} cannot be written: {cause}. Choose a file you can write to.")


def _make_os_error(error_number: int) -> OSError:
    return OSError(error_number, os.strerror(error_number))


def _stat_result_or_none(name: str) -> os.stat_result | None:
    """Return the stat result of a file, following links; None when it does not exist."""
    try:
        return os.stat(name)
    except FileNotFoundError:
        return None


def _is_atomically_replaceable(file: Path, status_before: os.stat_result) -> bool:
    """Return whether a file can be replaced atomically: a regular file of the user with one hard
    link, in a writable folder; `status_before` is its stat result."""
    plain = stat.S_ISREG(status_before.st_mode) and status_before.st_nlink == 1
    return plain and belongs_to_user(status_before) and os.access(file.parent, os.W_OK)
