"""The user's session on this machine: display, data folder, names."""

import os
import platform
import sys
from pathlib import Path
from typing import Final

DISPLAY_VARIABLE_NAMES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
SYSTEMS_WITH_DISPLAY_NAME_FOLDERS: Final = ("win32", "darwin")
"""Systems on which data folders are named after the display name of a program."""


def has_display() -> bool:
    """Return whether a window can open; always True on Windows and macOS."""
    return not sys.platform.startswith("linux") or any(map(os.environ.get, DISPLAY_VARIABLE_NAMES))


def data_folder(name: str, command: str) -> Path:
    """Return the program's folder in the user's application data, where the system puts such
    folders.

    `name` is the display name of the program, `command` its command. A folder that an earlier
    version made at another place stays in use. Raises RuntimeError, OSError or ValueError if
    the system does not say where the user's data are.
    """
    from platformdirs import PlatformDirs  # takes 20 ms, and a checkout does not need it

    called = name if sys.platform in SYSTEMS_WITH_DISPLAY_NAME_FOLDERS else command
    usual = PlatformDirs(called, appauthor=False, roaming=True).user_data_path
    earlier = _data_folder_up_to_version_1_0(name)
    if earlier is not None and os.path.isdir(earlier) and not os.path.isdir(usual):
        return earlier
    return usual


def describe_system() -> str:
    """Return the name and version of the system and the processor type, for a report."""
    return f"{platform.system()} {platform.release()} {platform.machine()}"


def _data_folder_up_to_version_1_0(name: str) -> Path | None:
    """Return the data folder of versions up to 1.0 where it can differ from the usual one.

    They used APPDATA on Windows, and ignored the variables of XDG on macOS.
    """
    if sys.platform == "win32":
        roaming = Path(os.environ.get("APPDATA", ""))
        return roaming / name if roaming.is_absolute() else None
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / name
    return None
