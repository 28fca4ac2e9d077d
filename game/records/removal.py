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
from game.records.records import NotSaved, not_saved_error
from game.system.files import can_move_while_open
from game.system.system_bin import move_without_replacing, numbered_file_names, trash_folder_for

REMOVED_FOLDER_NAME: Final = "removed"


@dataclass(frozen=True, slots=True)
class RemovedGame:
    """The new path of a removed game; `is_in_system_bin` when it is in the system's bin."""

    new_path: Path
    is_in_system_bin: bool


def has_system_bin(file: Path) -> bool:
    """Return whether the system has a bin to which `remove_game_file` would move this file."""
    return trash_folder_for(file) is not None


def remove_game_file(file: Path, now: datetime) -> RemovedGame:
    """Move a saved game to the system's bin, or to the folder of removed games where there is no
    bin; return its new path.

    Raise NotSaved when another program has it open or it cannot be moved.
    """
    try:
        held = DurableFile(file, is_new=False)
    except BlockingIOError as error:
        raise NotSaved(Reason("saving.in-use", {"file": file.name})) from error
    except OSError as error:
        raise not_saved_error(error, file.name, file.parent) from error
    is_kept_open = can_move_while_open()
    if not is_kept_open:
        held.close()
    try:
        return _move_to_bin_or_folder(file, now)
    except OSError as error:
        raise not_saved_error(error, file.name) from error
    finally:
        if is_kept_open:
            held.close()


def _move_to_bin_or_folder(file: Path, now: datetime) -> RemovedGame:
    system_bin = trash_folder_for(file)
    if system_bin is not None:
        with suppress(OSError):  # the bin is full or belongs to another user
            return RemovedGame(system_bin.move_to_trash(file, now), is_in_system_bin=True)
    folder = file.parent / REMOVED_FOLDER_NAME
    folder.mkdir(parents=True, exist_ok=True)
    for name in numbered_file_names(file.name):
        with suppress(FileExistsError):
            move_without_replacing(file, folder / name)
            return RemovedGame(folder / name, is_in_system_bin=False)
    raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), file.name)
