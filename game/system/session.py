"""The user's session on this machine: display, data folder, names."""

import os
import platform
import sys
from pathlib import Path
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def has_display() -> bool:
    """Return whether a window can open; always True on Windows and macOS."""
    return not sys.platform.startswith("linux") or any(map(os.environ.get, DISPLAYS))


def data_folder(name: str, command: str) -> Path:
    """Return the program's folder in the user's data, by the custom of the system.

    `name` is the display name of the program, `command` its command. A folder in the home folder
    starts with a tilde, since some users have no home.
    """
    if sys.platform == "win32":
        return _named_folder("APPDATA", "AppData/Roaming") / name
    if sys.platform == "darwin":
        return Path("~", "Library", "Application Support", name)
    return _named_folder("XDG_DATA_HOME", ".local/share") / command


def describe_system() -> str:
    """Return the name and version of the system and the processor type, for a report."""
    return f"{platform.system()} {platform.release()} {platform.machine()}"


def _named_folder(variable: str, below_home: str) -> Path:
    """Return the folder named by an environment variable; a relative one is ignored, as XDG
    requires."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path("~", below_home)
