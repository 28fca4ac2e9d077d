"""Locks: a journal has one writer; the system lets go when that program ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TURNS, TURN_SECONDS = 25, 0.004  # how long a small change waits for another program's
TAKEN: Final = (errno.EWOULDBLOCK, errno.EAGAIN)
FAR_BYTE: Final = 0x7FFFFFFF  # Windows locks bytes: one far behind any journal hinders no reader


def lock(descriptor: int) -> None:
    """Lock the open file; BlockingIOError when another opening of it holds the lock.

    Where the disk knows no locks, as some of other machines do not, everybody may write.
    """
    if sys.platform == "win32":  # pragma: no cover - cannot run elsewhere
        import msvcrt

        os.lseek(descriptor, FAR_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from error
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
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    except OSError:  # it is still to be made, no folder, or of a system that opens none
        yield
        return
    try:
        _wait_for(descriptor)
        yield
    finally:
        os.close(descriptor)


def _wait_for(descriptor: int) -> None:
    for _ in range(TURNS):
        try:
            lock(descriptor)
        except BlockingIOError:
            time.sleep(TURN_SECONDS)
        else:
            return
