"""Other programs of ours that the window starts."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

NO_CONSOLE: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Flags of a new process that opens no console of its own on Windows."""


def own_program(name: str) -> list[str]:
    """Return the words that start this program once more, with streams on which it answers."""
    is_frozen = getattr(sys, "frozen", False)
    return [console_program(name)] if is_frozen else [sys.executable, "-m", "game"]


def console_program(name: str) -> str:
    """Return the frozen program that answers on its streams when it is started with a command.

    On Windows the window has none; a second program of this name in its folder has.
    """
    beside = Path(sys.executable).with_name(f"{name}.exe")
    if sys.platform == "win32" and getattr(sys, "frozen", False) and beside.is_file():
        return str(beside)
    return sys.executable


def ask_to_end_in_order(process: "subprocess.Popen[bytes]") -> None:
    """Ask a process to put away what it does and end; Windows could only kill it, so there it is
    left alone.
    """
    if sys.platform != "win32":
        with suppress(OSError):
            process.terminate()
