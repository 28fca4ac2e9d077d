"""Make the files of a host readable for its operator only: they contain all hidden hands."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.online.host.host_services import TABLES_FOLDER_NAME
from game.online.host.table_record import RECORD_FILE_ENDING
from game.program import SAVED_GAME_ENDING

GROUP_AND_OTHERS_PERMISSIONS: Final = stat.S_IRWXG | stat.S_IRWXO


def make_present_and_future_files_private(folder: Path) -> None:
    """Let only the user who runs this process read and write the host's files.

    The saved games in `folder` and the records of tables below it lose the permissions of group and
    others; a file that cannot be changed is skipped. The umask of the process is set so that files
    and folders made from now on have no such permissions either (modes 0600 and 0700). `folder`
    keeps its mode, because it may hold other things. On Windows files inherit the rights of their
    folder.
    """
    os.umask(GROUP_AND_OTHERS_PERMISSIONS)
    tables = folder / TABLES_FOLDER_NAME
    for file in (*folder.glob(f"*{SAVED_GAME_ENDING}"), *tables.glob(f"*{RECORD_FILE_ENDING}")):
        with suppress(OSError):  # another user's file, which is refused when it has to be written
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~GROUP_AND_OTHERS_PERMISSIONS)
