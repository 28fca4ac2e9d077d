"""Shows a folder in the system's file manager."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

OPEN_COMMAND_BY_SYSTEM: Final = {"darwin": "open", "win32": "explorer", "linux": "xdg-open"}
"""The program that opens a folder as a click on it would, by system."""


def find_folder_opener() -> str | None:
    """Return the program that opens folders here; None where there is none."""
    return shutil.which(OPEN_COMMAND_BY_SYSTEM.get(sys.platform, OPEN_COMMAND_BY_SYSTEM["linux"]))


def show_folder(folder: Path) -> bool:
    """Open a folder in the file manager; return whether a program for it was started."""
    program = find_folder_opener()
    if program is None:
        return False
    environment = dict(os.environ)
    if "LD_LIBRARY_PATH_ORIG" in environment:  # a frozen program's own libraries are not for others
        environment["LD_LIBRARY_PATH"] = environment["LD_LIBRARY_PATH_ORIG"]
    quiet = subprocess.DEVNULL
    try:
        subprocess.Popen(
            [program, str(folder)],
            env=environment,
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
