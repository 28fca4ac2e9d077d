"""The user's folders in which files of the game are likely to be."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from game.system.user_folders import find_downloads_desktop_and_documents

MAX_ENTRIES_PER_FOLDER: Final = 400  # entries of one folder


def existing_user_folders() -> tuple[Path, ...]:
    """Return the player's existing folders (desktop, downloads, home and so on), the most likely
    first; () if the home folder is not known."""
    with suppress(RuntimeError):  # nobody's home
        home = Path.home()
        folders = dict.fromkeys(
            (*find_downloads_desktop_and_documents(home), home)
        )  # some desktops name the home itself
        return tuple(folder for folder in folders if _is_folder(folder))
    return ()


def newest_wanted_files(is_wanted: Callable[[Path], bool], max_count: int) -> tuple[Path, ...]:
    """Return at most `max_count` files of the player's folders for which `is_wanted` returns True,
    the last changed first.

    A file for which `is_wanted` raises OSError is left out.
    """
    found = [
        file for folder in existing_user_folders() for file in _wanted_files(folder, is_wanted)
    ]
    return tuple(sorted(found, key=_modification_time, reverse=True)[:max_count])


def _wanted_files(folder: Path, is_wanted: Callable[[Path], bool]) -> Iterator[Path]:
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in islice(entries, MAX_ENTRIES_PER_FOLDER):
            with suppress(OSError):
                if _is_visible_file(entry) and is_wanted(Path(entry.path)):
                    yield Path(entry.path)


def _is_visible_file(entry: os.DirEntry[str]) -> bool:
    """Return whether a folder entry is a file whose name does not begin with a dot; macOS creates
    "._name" files on other disks."""
    return not entry.name.startswith(".") and entry.is_file()


def _is_folder(folder: Path) -> bool:
    with suppress(OSError):
        return folder.is_dir()
    return False


def _modification_time(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0
