"""Locks on open files and on folders, held as long as they are open, by one program at a time."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TURNS: Final = 25  # how often a small change tries again while another program makes one
TURN_SECONDS: Final = 0.004
TAKEN: Final = (errno.EWOULDBLOCK, errno.EAGAIN)
FAR_BYTE: Final = 0x7FFFFFFF  # Windows locks bytes: one far behind any journal hinders no reader
FOLDER_LOCK: Final = ".lock"  # the file that stands for its folder where a folder cannot be opened


def lock(descriptor: int) -> None:
    """Lock the open file; BlockingIOError when another opening of it holds the lock.

    The place where it is read and written next stays the same. Where the disk knows no locks, as
    some of other machines do not, everybody may write.
    """
    if sys.platform == "win32":
        import msvcrt

        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR_BYTE, os.SEEK_SET)
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
            if error.errno in TAKEN:
                raise


@contextlib.contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Let no other program change small files of the folder meanwhile, for as long as that takes.

    Nobody waits longer than a moment, and where a folder cannot be locked nobody waits at all.
    """
    try:
        descriptor = _opened(folder)
    except OSError:  # it is still to be made, or no folder
        yield
        return
    try:
        _wait_for(descriptor)
        yield
    finally:
        os.close(descriptor)


def _opened(folder: Path) -> int:
    """Open a folder to lock it; Windows opens none, so a file in it stands for it there."""
    if sys.platform == "win32":
        return os.open(folder / FOLDER_LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    return os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))


def _wait_for(descriptor: int) -> None:
    for _ in range(TURNS):
        try:
            lock(descriptor)
        except BlockingIOError:
            time.sleep(TURN_SECONDS)
        else:
            return
