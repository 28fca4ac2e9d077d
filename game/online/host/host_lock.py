"""The lock by which a host keeps other hosts out of its folder."""

import os
from pathlib import Path
from typing import Final

from game.online.protocol.messages import Refused
from game.system.locking import lock_open_file

LOCK_FILE_NAME: Final = "host.lock"


class HostFolderLock:
    """Keeps a folder to one host until it is released."""

    def __init__(self, folder: Path) -> None:
        """Lock the folder; raise Refused when another host has it, OSError when it cannot be
        used.
        """
        self._descriptor = os.open(folder / LOCK_FILE_NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_open_file(self._descriptor)
        except BlockingIOError as error:
            os.close(self._descriptor)
            raise Refused("folder-in-use", folder=str(folder)) from error

    def release(self) -> None:
        """Let another host use the folder."""
        os.close(self._descriptor)


def is_folder_hosted(folder: Path) -> bool:
    """Return whether a running host has locked this folder; False when it has no lock file."""
    try:
        descriptor = os.open(folder / LOCK_FILE_NAME, os.O_RDWR)
    except OSError:
        return False
    try:
        lock_open_file(descriptor)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False
