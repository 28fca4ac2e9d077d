"""Opens, syncs, replaces, moves and removes files, some of which a program may have open."""

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

BINARY_OPEN_FLAG: Final = getattr(os, "O_BINARY", 0)
"""The flag with which Windows does not translate line ends; 0 on other systems."""
READING_OPEN_FLAGS: Final = (
    os.O_RDONLY | BINARY_OPEN_FLAG | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
)
"""The flags for opening a file to read, which on POSIX may turn out to be a pipe or a terminal."""
RETRY_PAUSES_SECONDS: Final = (
    0.01,
    0.02,
    0.05,
    0.1,
    0.2,
    0.3,
    0.4,
)  # seconds between tries, about one in all


def replace(source: Path, target: Path) -> None:
    """Move a file over another one, atomically; raises OSError.

    Windows refuses it while a virus scanner, an indexer or another program has the target open, or
    while it is read-only; it is retried for a second.
    """
    _retry_while_refused(lambda: os.replace(source, target), target)


def rename(source: Path, target: Path) -> None:
    """Move a file to an unused name; raises OSError. On Windows it is retried for a second."""
    _retry_while_refused(lambda: os.rename(source, target), source)


def remove(file: Path) -> None:
    """Remove a file; raises OSError. On Windows it is retried for a second."""
    _retry_while_refused(lambda: os.unlink(file), file)


def sync_file_to_disk(descriptor: int) -> None:
    """Wait until the content of an open file is on the disk; raises OSError."""
    if sys.platform == "darwin":  # where fsync waits for the drive, and not for its memory
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        wait = getattr(os, "fdatasync", os.fsync)  # Windows has no fdatasync
        wait(descriptor)


def sync_folder(folder: Path) -> None:
    """Write a new file's directory entry to the disk, where the system can sync a folder.

    Windows cannot open folders and writes directory entries by itself.
    """
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def belongs_to_user(file_status: os.stat_result) -> bool:
    """Return whether a file is owned by the user; on Windows always True, since opening the file
    checks it."""
    return not hasattr(os, "geteuid") or file_status.st_uid == os.geteuid()


def can_move_while_open() -> bool:
    """Return whether a file can be moved or removed while a program has it open."""
    return sys.platform != "win32"


def _retry_while_refused(action: Callable[[], None], changed_file: Path) -> None:
    """Call `action`, which changes the file `changed_file`; on Windows repeat it for up to a second
    while it is refused."""
    if sys.platform == "win32":
        for pause in RETRY_PAUSES_SECONDS:
            try:
                action()
            except PermissionError:
                _make_writable(changed_file)
                time.sleep(pause)
            else:
                return
    action()


def _make_writable(target: Path) -> None:
    try:
        mode = target.stat().st_mode
        if not mode & stat.S_IWRITE:
            target.chmod(mode | stat.S_IWRITE)
    except OSError:
        return
