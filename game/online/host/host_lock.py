"""The lock by which a host keeps its folder to itself."""

import os
from pathlib import Path
from typing import Final

from game.system.locking import lock

LOCK: Final = "host.lock"


def is_folder_hosted(folder: Path) -> bool:
    """Whether a running host has locked this folder."""
    try:
        descriptor = os.open(folder / LOCK, os.O_RDWR)
    except OSError:
        return False
    try:
        lock(descriptor)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False
