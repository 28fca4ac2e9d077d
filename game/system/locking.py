"""Locks on open files and on folders, held while they are open, by one program at a time."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SMALL_CHANGE_TRY_COUNT: Final = (
    25  # how often a small change tries again while another program makes one
)
SECONDS_BETWEEN_LOCK_TRIES: Final = 0.004
ERROR_NUMBERS_OF_TAKEN_LOCK: Final = (errno.EWOULDBLOCK, errno.EAGAIN)
LOCKED_BYTE_OFFSET_ON_WINDOWS: Final = (
    0x7FFFFFFF  # Windows locks bytes: one far behind any journal hinders no reader
)
FOLDER_LOCK_FILE_NAME: Final = (
    ".lock"  # the file that stands for its folder where a folder cannot be opened
)


def lock_open_file(descriptor: int) -> None:
    """Lock the open file; raises BlockingIOError if it is already locked through another open
    descriptor.

    The file position is unchanged. On a disk that supports no locks, such as some network disks,
    the call does nothing.
    """
    if sys.platform == "win32":
        import msvcrt

        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, LOCKED_BYTE_OFFSET_ON_WINDOWS, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from error
        except OSError:
            return
        finally:
            os.lseek(descriptor, place, os.SEEK_SET)
    else:
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in ERROR_NUMBERS_OF_TAKEN_LOCK:
                raise


@contextlib.contextmanager
def hold_folder_lock(folder: Path) -> Iterator[None]:
    """Context in which the folder is locked, so that only one program at a time changes its small
    files.

    It waits a moment at most for the lock of another program, and goes on without a lock if the
    folder cannot be locked.
    """
    try:
        descriptor = _open_for_locking(folder)
    except OSError:  # it is still to be made, or no folder
        yield
        return
    try:
        _wait_briefly_for_lock(descriptor)
        yield
    finally:
        os.close(descriptor)


def _open_for_locking(folder: Path) -> int:
    """Open a folder so that it can be locked, and return the descriptor; on Windows, which
    cannot open folders, that of a file in it."""
    if sys.platform == "win32":
        return os.open(folder / FOLDER_LOCK_FILE_NAME, os.O_RDWR | os.O_CREAT, 0o644)
    return os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))


def _wait_briefly_for_lock(descriptor: int) -> None:
    for _ in range(SMALL_CHANGE_TRY_COUNT):
        try:
            lock_open_file(descriptor)
        except BlockingIOError:
            time.sleep(SECONDS_BETWEEN_LOCK_TRIES)
        else:
            return
