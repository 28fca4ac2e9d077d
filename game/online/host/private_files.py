"""Make the files of a host readable for its operator only: they contain all hidden hands."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.online.host.record import ENDING
from game.online.host.services import TABLES
from game.program import SAVED

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def make_files_private(folder: Path) -> None:
    """Set the access rights of existing files, and of all files this process will write.

    Files get mode 0600 and new folders 0700; the folder itself keeps its mode, because it may hold
    other things. On Windows files inherit the rights of their folder.
    """
    os.umask(OTHERS)
    tables = folder / TABLES
    for file in (*folder.glob(f"*{SAVED}"), *tables.glob(f"*{ENDING}")):
        with suppress(OSError):  # another user's file, which is refused when it has to be written
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~OTHERS)
