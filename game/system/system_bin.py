"""The system's trash, into which files are moved so that their owner can restore them.

Linux and other free desktops use the trash specification of freedesktop.org, version 1.0. Other
systems have none that can be used without their own libraries.
"""

import errno
import os
import stat
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

from game.system.files import remove, rename, sync_file_to_disk, sync_folder

PRIVATE_FOLDER_MODE: Final = 0o700
ERROR_NUMBERS_WITHOUT_HARD_LINKS: Final = (
    errno.EPERM,
    errno.ENOTSUP,
    errno.EOPNOTSUPP,
    errno.EMLINK,
    errno.ENOSYS,
)
MAX_EQUAL_NAMES_IN_BIN: Final = 10_000  # files of one name in a bin


@dataclass(frozen=True, slots=True)
class TrashFolder:
    """A trash folder, with the removed files in `files` and their metadata in `info`.

    The metadata name a file's old path relative to `disk_top_folder`, the top folder of the
    disk, or absolutely when that is None.
    """

    folder: Path
    disk_top_folder: Path | None = None

    def move_to_trash(self, file: Path, now: datetime) -> Path:
        """Move a file into the trash and return its new path; on OSError the file stays where it
        was.

        The metadata file is written first, so that a crash can leave a metadata file without its
        file, but not the reverse.
        """
        files = self.folder / "files"
        info = self.folder / "info"
        for folder in (files, info):
            folder.mkdir(mode=PRIVATE_FOLDER_MODE, parents=True, exist_ok=True)
        note = self._trash_info_content(file, now)
        for name in numbered_file_names(file.name):
            known = info / f"{name}.trashinfo"
            if os.path.lexists(files / name) or not _write_if_name_free(known, note):
                continue
            try:
                move_without_replacing(file, files / name)
            except OSError:
                known.unlink(missing_ok=True)
                raise
            return files / name
        raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), file.name)

    def _trash_info_content(self, file: Path, now: datetime) -> bytes:
        place = file if self.disk_top_folder is None else file.relative_to(self.disk_top_folder)
        written = quote(os.fsencode(place))
        return f"[Trash Info]\nPath={written}\nDeletionDate={now:%Y-%m-%dT%H:%M:%S}\n".encode()


def trash_folder_for(file: Path, environ: Mapping[str, str] = os.environ) -> TrashFolder | None:
    """Return the trash folder for a file: that in the user's home, or that of the disk that the
    file is on; None on systems without one."""
    if sys.platform == "win32" or sys.platform == "darwin":
        return None  # their bins are reached by their own libraries alone
    try:
        disk = file.stat().st_dev
        home = _home_trash_path(environ)
        if _device_number_of(home) == disk:
            return TrashFolder(home)
        top = _top_folder_of_disk(file.resolve(), disk)
        shared = top / ".Trash"
        user = os.getuid()
        if _is_trusted_shared_trash(shared):
            return TrashFolder(shared / str(user), top)
        return TrashFolder(top / f".Trash-{user}", top)
    except (OSError, RuntimeError):  # the file has gone, or there is no home
        return None


def numbered_file_names(name: str) -> list[str]:
    """Return a file's name and numbered alternatives in order: "a.txt", "a 2.txt", "a 3.txt" and so
    on.

    >>> numbered_file_names("game-0001.counthouse")[:2]
    ['game-0001.counthouse', 'game-0001 2.counthouse']
    """
    stem, dot, ending = name.partition(".")
    return [name, *(f"{stem} {number}{dot}{ending}" for number in range(2, MAX_EQUAL_NAMES_IN_BIN))]


def move_without_replacing(file: Path, target: Path) -> None:
    """Move a file to an unused name on the same disk; raises FileExistsError if it is taken.

    After a power failure the file is at one of the two names or at both.
    """
    try:
        os.link(file, target)
    except OSError as error:
        if error.errno not in ERROR_NUMBERS_WITHOUT_HARD_LINKS:
            raise
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from error
        rename(file, target)
        sync_folder(target.parent)
    else:
        sync_folder(target.parent)
        try:
            remove(file)
        except OSError:
            target.unlink()
            raise
    sync_folder(file.parent)


def _write_if_name_free(trash_info_file: Path, content: bytes) -> bool:
    """Write a new metadata file to the disk; return False, and write nothing, if the name is
    taken."""
    try:
        descriptor = os.open(trash_info_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    try:
        os.write(descriptor, content)
        sync_file_to_disk(descriptor)
    finally:
        os.close(descriptor)
    return True


def _home_trash_path(environ: Mapping[str, str]) -> Path:
    wanted = Path(environ.get("XDG_DATA_HOME", ""))
    return (wanted if wanted.is_absolute() else Path.home() / ".local" / "share") / "Trash"


def _device_number_of(folder: Path) -> int:
    """Return the device number of the disk that a folder is on, or would be created on."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    return there.stat().st_dev


def _top_folder_of_disk(file: Path, device_number: int) -> Path:
    """Return the top folder of the disk that a file is on."""
    above = [folder for folder in file.parents if folder.stat().st_dev == device_number]
    return above[-1]


def _is_trusted_shared_trash(folder: Path) -> bool:
    """Return whether a disk's shared trash can be trusted: a real folder with the sticky bit."""
    try:
        facts = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(facts.st_mode) and bool(facts.st_mode & stat.S_ISVTX)
