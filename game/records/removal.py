"""Remove a saved game: move it to the system's bin, or to a folder beside the others.

A game that is being written, by this or another window, cannot be removed.
"""

import errno
import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from game.engine.reasons import Reason
from game.records.durable_file import DurableFile
from game.records.records import NotSaved, disk_refusal
from game.system.files import can_move_while_open
from game.system.system_bin import bin_for, move, names_like

FOLDER: Final = "removed"


@dataclass(frozen=True, slots=True)
class Removed:
    """The new path of a removed game; `in_bin` when it is in the system's bin."""

    file: Path
    in_bin: bool


def goes_to_bin(file: Path) -> bool:
    """Return whether `remove` would move this file to the system's bin."""
    return bin_for(file) is not None


def remove(file: Path, now: datetime) -> Removed:
    """Move a game out of its folder and return its new place; NotSaved says why it cannot be
    moved.
    """
    try:
        held = DurableFile(file, new=False)
    except BlockingIOError as error:
        raise NotSaved(Reason("saving.in-use", {"file": file.name})) from error
    except OSError as error:
        raise disk_refusal(error, file.name, file.parent) from error
    is_kept_open = can_move_while_open()
    if not is_kept_open:
        held.close()
    try:
        return _removed(file, now)
    except OSError as error:
        raise disk_refusal(error, file.name) from error
    finally:
        if is_kept_open:
            held.close()


def _removed(file: Path, now: datetime) -> Removed:
    system_bin = bin_for(file)
    if system_bin is not None:
        with suppress(OSError):  # the bin is full or belongs to another user
            return Removed(system_bin.take(file, now), in_bin=True)
    folder = file.parent / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in names_like(file.name):
        with suppress(FileExistsError):
            move(file, folder / name)
            return Removed(folder / name, in_bin=False)
    raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), file.name)
