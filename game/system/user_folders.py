"""The user's folders for downloads, the desktop and documents, on each system and in each
language."""

import ctypes
import os
import sys
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Final

NAMES: Final = ("Downloads", "Desktop", "Documents")
KNOWN_FOLDERS: Final = {
    "Downloads": "374de290-123f-4565-9164-39c4925e467b",
    "Desktop": "b4bfcc3a-db2c-424c-b029-7fe99a87c641",
    "Documents": "fdd39ad0-238f-46af-adb4-6c85480369c7",
}
"""The numbers Windows gives its folders, which may lie in OneDrive or on another disk."""
XDG_NAMES: Final = {"Downloads": "DOWNLOAD", "Desktop": "DESKTOP", "Documents": "DOCUMENTS"}
"""What free desktops call them in their settings; their own names are of the user's language."""
XDG_SETTINGS: Final = "user-dirs.dirs"
MOST_SETTINGS: Final = 20_000  # letters


def user_folders(home: Path) -> tuple[Path, ...]:
    """Return the downloads, desktop and documents folders of the user with this home folder."""
    if sys.platform == "win32":
        return tuple(_known_folder(name) or home / name for name in NAMES)
    if sys.platform == "darwin":
        return tuple(home / name for name in NAMES)
    settings = _xdg_settings(home)
    return tuple(settings.get(XDG_NAMES[name], home / name) for name in NAMES)


def _known_folder(name: str) -> Path | None:
    """Return the path of a Windows known folder; None if Windows does not tell it."""
    if sys.platform != "win32":
        return None
    number = (ctypes.c_byte * 16).from_buffer_copy(uuid.UUID(KNOWN_FOLDERS[name]).bytes_le)
    place = ctypes.c_wchar_p()
    with suppress(AttributeError, OSError):
        shell = ctypes.windll.shell32
        if shell.SHGetKnownFolderPath(ctypes.byref(number), 0, None, ctypes.byref(place)) == 0:
            return Path(place.value) if place.value else None
    return None


def _xdg_settings(home: Path) -> dict[str, Path]:
    """Return the folders from lines such as XDG_DOWNLOAD_DIR="$HOME/Pobrane" in a user's
    settings."""
    wanted = Path(os.environ.get("XDG_CONFIG_HOME", ""))
    file = (wanted if wanted.is_absolute() else home / ".config") / XDG_SETTINGS
    folders: dict[str, Path] = {}
    with suppress(OSError):
        with file.open(encoding="utf-8", errors="replace") as stream:
            lines = stream.read(MOST_SETTINGS).splitlines()
        for line in lines:
            name, _, value = line.strip().partition("=")
            place = value.strip('"').replace("$HOME", str(home), 1)
            if name.startswith("XDG_") and name.endswith("_DIR") and Path(place).is_absolute():
                folders[name.removeprefix("XDG_").removesuffix("_DIR")] = Path(place)
    return folders
