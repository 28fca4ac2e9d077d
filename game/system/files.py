"""Replacing, moving and removing files that a program may have open."""

import os
import stat
import sys
import time
from pathlib import Path
from typing import Final

PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4)  # seconds between tries, about one in all


def replace(source: Path, target: Path) -> None:
    """Give a file the name of another one, whose content is gone then; or OSError.

    On Windows that is refused while a virus scanner, an indexer or another window has the target
    open for a moment, and when the target may only be read: it is tried again for a second.
    """
    if sys.platform != "win32":
        os.replace(source, target)
        return
    for pause in PAUSES:
        try:
            os.replace(source, target)
        except PermissionError:
            _let_be_written(target)
            time.sleep(pause)
        else:
            return
    os.replace(source, target)


def can_move_while_open() -> bool:
    """Return whether a file can be moved or removed while a program has it open."""
    return sys.platform != "win32"


def _let_be_written(target: Path) -> None:
    try:
        mode = target.stat().st_mode
        if not mode & stat.S_IWRITE:
            target.chmod(mode | stat.S_IWRITE)
    except OSError:
        return
