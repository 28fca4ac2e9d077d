"""Locks: a journal has one writer; the system lets go when that program ends, however it ends."""

from __future__ import annotations

import os
import sys
from typing import Final

FAR_BYTE: Final = 0x7FFFFFFF  # Windows locks bytes: one far behind any journal hinders no reader


def lock(descriptor: int) -> None:
    """Lock the open file; BlockingIOError when another opening of it holds the lock."""
    if sys.platform == "win32":  # pragma: no cover - cannot run elsewhere
        import msvcrt

        os.lseek(descriptor, FAR_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from error
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
