"""The bin of the system: files are moved there, from where their owner can take them back.

Linux and other systems with free desktops keep it by the trash specification of freedesktop.org,
version 1.0. Elsewhere there is none this program may write to without their own libraries.
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

from game.system.files import remove, rename, sync, sync_folder

PRIVATE: Final = 0o700
NO_LINKS: Final = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EMLINK, errno.ENOSYS)
MOST_ALIKE: Final = 10_000  # files of one name in a bin


@dataclass(frozen=True, slots=True)
class SystemBin:
    """A folder with `files` and what is kept about each in `info`; paths in it are told from `top`,
    the top folder of its disk, or in full without one.
    """

    folder: Path
    top: Path | None = None

    def take(self, file: Path, now: datetime) -> Path:
        """Move a file here and return where it is; OSError when that fails, and it is where it was.

        What is known about it is written first: a crash leaves a note too many, never a file that
        nobody finds.
        """
        files = self.folder / "files"
        info = self.folder / "info"
        for folder in (files, info):
            folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        note = self._note(file, now)
        for name in names_like(file.name):
            known = info / f"{name}.trashinfo"
            if os.path.lexists(files / name) or not _is_new(known, note):
                continue
            try:
                move(file, files / name)
            except OSError:
                known.unlink(missing_ok=True)
                raise
            return files / name
        raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), file.name)

    def _note(self, file: Path, now: datetime) -> bytes:
        place = file if self.top is None else file.relative_to(self.top)
        written = quote(os.fsencode(place))
        return f"[Trash Info]\nPath={written}\nDeletionDate={now:%Y-%m-%dT%H:%M:%S}\n".encode()


def bin_for(file: Path, environ: Mapping[str, str] = os.environ) -> SystemBin | None:
    """Return the bin a file belongs into, None on systems without one: the bin of the home folder,
    or for a file on another disk that disk's own.
    """
    if sys.platform == "win32" or sys.platform == "darwin":
        return None  # their bins are reached by their own libraries alone
    try:
        disk = file.stat().st_dev
        home = _home_bin(environ)
        if _disk_of(home) == disk:
            return SystemBin(home)
        top = _top_of(file.resolve(), disk)
        shared = top / ".Trash"
        user = os.getuid()
        if _is_shared_bin(shared):
            return SystemBin(shared / str(user), top)
        return SystemBin(top / f".Trash-{user}", top)
    except (OSError, RuntimeError):  # the file has gone, or there is no home
        return None


def names_like(name: str) -> list[str]:
    """Return a file's name, and others for it where that is taken: "a 2.txt", "a 3.txt" and so on.

    >>> names_like("game-0001.counthouse")[:2]
    ['game-0001.counthouse', 'game-0001 2.counthouse']
    """
    stem, dot, ending = name.partition(".")
    return [name, *(f"{stem} {number}{dot}{ending}" for number in range(2, MOST_ALIKE))]


def move(file: Path, target: Path) -> None:
    """Move a file to a name nothing has yet, on the same disk; FileExistsError when it is taken.

    Whenever the power fails, the file is at one of both places or at both.
    """
    try:
        os.link(file, target)
    except OSError as error:
        if error.errno not in NO_LINKS:
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


def _is_new(note: Path, content: bytes) -> bool:
    """Write a note under a name nothing has yet; return False when it is taken."""
    try:
        descriptor = os.open(note, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    try:
        os.write(descriptor, content)
        sync(descriptor)
    finally:
        os.close(descriptor)
    return True


def _home_bin(environ: Mapping[str, str]) -> Path:
    wanted = Path(environ.get("XDG_DATA_HOME", ""))
    return (wanted if wanted.is_absolute() else Path.home() / ".local" / "share") / "Trash"


def _disk_of(folder: Path) -> int:
    """Return the disk a folder is on, or would be made on."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    return there.stat().st_dev


def _top_of(file: Path, disk: int) -> Path:
    """Return the top folder of a file's disk."""
    above = [folder for folder in file.parents if folder.stat().st_dev == disk]
    return above[-1]


def _is_shared_bin(folder: Path) -> bool:
    """Whether a disk's bin for everybody can be trusted: a real folder with its sticky bit set."""
    try:
        facts = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(facts.st_mode) and bool(facts.st_mode & stat.S_ISVTX)
