"""Opening, syncing, replacing, moving and removing files, some of which a program has open."""

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

BINARY: Final = getattr(os, "O_BINARY", 0)
"""How files are opened: Windows would translate line ends without it."""
READING: Final = os.O_RDONLY | BINARY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
"""How a file is opened to be read, which may turn out to be a pipe or a terminal on POSIX."""
PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4)  # seconds between tries, about one in all


def replace(source: Path, target: Path) -> None:
    """Give a file the name of another one, whose content is gone then; or OSError.

    On Windows that is refused while a virus scanner, an indexer or another window has the target
    open for a moment, and when the target may only be read: it is tried again for a second.
    """
    _insist(lambda: os.replace(source, target), target)


def rename(source: Path, target: Path) -> None:
    """Give a file a name nothing has yet; or OSError. Windows refuses it for a moment as above."""
    _insist(lambda: os.rename(source, target), source)


def remove(file: Path) -> None:
    """Remove a file; or OSError. Windows refuses it for a moment as above."""
    _insist(lambda: os.unlink(file), file)


def sync(descriptor: int) -> None:
    """Wait until the content of an open file is on the disk itself, or OSError."""
    if sys.platform == "darwin":  # where fsync waits for the drive, and not for its memory
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        wait = getattr(os, "fdatasync", os.fsync)  # Windows has no fdatasync
        wait(descriptor)


def sync_folder(folder: Path) -> None:
    """Put a new file's name on the disk, where the system lets a folder be synced.

    Windows opens no folder and writes the names down by itself.
    """
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def belongs_to_user(facts: os.stat_result) -> bool:
    """Return whether a file is the user's own; Windows tells by other rights, which opening it
    tries.
    """
    return not hasattr(os, "geteuid") or facts.st_uid == os.geteuid()


def can_move_while_open() -> bool:
    """Return whether a file can be moved or removed while a program has it open."""
    return sys.platform != "win32"


def _insist(act: Callable[[], None], changed: Path) -> None:
    """Do something to a file; on Windows again and again while that is refused, for a second."""
    if sys.platform == "win32":
        for pause in PAUSES:
            try:
                act()
            except PermissionError:
                _let_be_written(changed)
                time.sleep(pause)
            else:
                return
    act()


def _let_be_written(target: Path) -> None:
    try:
        mode = target.stat().st_mode
        if not mode & stat.S_IWRITE:
            target.chmod(mode | stat.S_IWRITE)
    except OSError:
        return
