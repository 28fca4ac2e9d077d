"""The files of a host belong to the operator alone: they hold everybody's hands."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.online.host.record import ENDING
from game.online.host.services import TABLES
from game.program import SAVED

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def keep_private(folder: Path) -> None:
    """Let nobody else on this machine read what this process writes, nor what is there already.

    Files get mode 0600 and new folders 0700; a folder that is there keeps its mode, because it may
    hold other things. Windows gives files the rights of their folder.
    """
    os.umask(OTHERS)
    tables = folder / TABLES
    for file in (*folder.glob(f"*{SAVED}"), *tables.glob(f"*{ENDING}")):
        with suppress(OSError):  # another user's; it is refused when it has to be written
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~OTHERS)
