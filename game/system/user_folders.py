"""The user's folders for downloads, the desktop and documents, on each system and in each
language."""

from contextlib import suppress
from pathlib import Path
from typing import Final

ENGLISH_USER_FOLDER_NAMES: Final = ("Downloads", "Desktop", "Documents")


def find_downloads_desktop_and_documents(home_folder: Path) -> tuple[Path, ...]:
    """Return the user's downloads, desktop and documents folders; one that the system does not
    name is assumed in `home_folder`."""
    return tuple(_named_folder(name) or home_folder / name for name in ENGLISH_USER_FOLDER_NAMES)


def _named_folder(name: str) -> Path | None:
    """Return the path of the user's "Downloads", "Desktop" or "Documents" folder; None if the
    system does not tell it."""
    from platformdirs import PlatformDirs  # takes 20 ms, and only lists of files need it

    folders = PlatformDirs()
    with suppress(OSError, ValueError, LookupError):
        match name:
            case "Downloads":
                return folders.user_downloads_path
            case "Desktop":
                return folders.user_desktop_path
            case "Documents":
                return folders.user_documents_path
    return None
