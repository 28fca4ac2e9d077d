"""Other programs of ours that the window starts."""

import subprocess
import sys
from pathlib import Path
from typing import Final

NO_CONSOLE: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Flags of a new process that opens no console of its own on Windows."""


def console_program(name: str) -> str:
    """Return the program that answers on its streams when it is started with a command.

    On Windows a frozen window has none; a second program of this name in its folder has.
    """
    beside = Path(sys.executable).with_name(f"{name}.exe")
    if sys.platform == "win32" and getattr(sys, "frozen", False) and beside.is_file():
        return str(beside)
    return sys.executable
