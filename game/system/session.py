"""What the user's session on this machine offers: a display, a folder for data, a name."""

import os
import platform
import sys
from pathlib import Path
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def has_display() -> bool:
    """Return whether a window can open; on Windows and macOS one always can."""
    return not sys.platform.startswith("linux") or any(map(os.environ.get, DISPLAYS))


def data_folder(name: str, command: str) -> Path:
    """Return a program's folder among the user's data, by the custom of the system.

    `name` is what people call the program, `command` how it is started. A folder of the home
    begins with a tilde, as not everybody has one.
    """
    if sys.platform == "win32":
        return _named_folder("APPDATA", "AppData/Roaming") / name
    if sys.platform == "darwin":
        return Path("~", "Library", "Application Support", name)
    return _named_folder("XDG_DATA_HOME", ".local/share") / command


def describe_system() -> str:
    """Return the name and version of the system and the kind of its processor, for a report."""
    return f"{platform.system()} {platform.release()} {platform.machine()}"


def _named_folder(variable: str, below_home: str) -> Path:
    """Return the folder an environment variable names; a relative one is ignored, as XDG asks."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path("~", below_home)
