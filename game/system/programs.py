"""Starts further processes of this program."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

NO_CONSOLE_CREATION_FLAG: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""The flag with which a new process opens no console on Windows; 0 on other systems."""


def own_start_command(name: str) -> list[str]:
    """Return the command that starts this program again, with standard streams; `name` is the
    name of its console executable."""
    is_frozen = getattr(sys, "frozen", False)
    return [console_executable_path(name)] if is_frozen else [sys.executable, "-m", "game"]


def console_executable_path(name: str) -> str:
    """Return the path of the executable that runs this program with standard streams.

    On Windows the packaged window program has no console; a second executable called `name` is
    in its folder.
    """
    beside = Path(sys.executable).with_name(f"{name}.exe")
    if sys.platform == "win32" and getattr(sys, "frozen", False) and beside.is_file():
        return str(beside)
    return sys.executable


def request_orderly_exit(process: "subprocess.Popen[bytes]") -> None:
    """Ask a process to save its work and end; on Windows, where it could only be killed, do
    nothing."""
    if sys.platform != "win32":
        with suppress(OSError):
            process.terminate()
