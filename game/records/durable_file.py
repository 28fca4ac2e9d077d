"""A file whose writes are on the disk when they return, and which only one program writes."""

import contextlib
import errno
import os
import stat
from pathlib import Path
from typing import Protocol

from game.system.files import BINARY, sync, sync_folder
from game.system.locking import lock


class JournalFile(Protocol):
    """What a journal needs of its file; tests put a failing disk in its place."""

    def write_at(self, place: int, content: bytes) -> None:
        """Write the content at this byte and wait until it is on the disk, or OSError."""

    def cut(self, size: int) -> None:
        """Drop everything from this byte on, or OSError."""

    def set_aside(self, content: bytes) -> None:
        """Keep the content in a new file beside this one, or OSError."""

    def renew(self, size: int) -> None:
        """Put the file with so many of its bytes where it was, once it has gone, or OSError."""

    def close(self) -> None:
        """Let the file go, and remove it if no write to it ever succeeded."""


class DurableFile:
    """A file of the operating system, locked as long as it is open."""

    def __init__(self, path: Path, *, new: bool) -> None:
        """Open a file that must be there, or must not be there yet when `new`; else OSError.

        BlockingIOError when another program holds it.
        """
        flags = os.O_RDWR | BINARY | (os.O_CREAT | os.O_EXCL if new else 0)
        self._path = path
        self._is_bare = new  # nothing in it was ever reported as written
        self._descriptor = os.open(path, flags, 0o644)
        try:
            if not stat.S_ISREG(os.fstat(self._descriptor).st_mode):
                raise OSError(errno.EINVAL, "it is no plain file")
            lock(self._descriptor)
        except OSError:
            self.close()
            raise

    def read(self, most: int) -> bytes:
        """Return the content, at most that many bytes of it."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        parts = []
        while most > 0 and (part := os.read(self._descriptor, most)):
            parts.append(part)
            most -= len(part)
        return b"".join(parts)

    def write_at(self, place: int, content: bytes) -> None:
        """Write the content at this byte and wait until it is on the disk.

        ESTALE when nobody would find it there: somebody has deleted or moved the file.
        """
        if not self._is_in_its_place():
            raise OSError(errno.ESTALE, "it has been deleted or moved")
        os.lseek(self._descriptor, place, os.SEEK_SET)
        _write_all(self._descriptor, content)
        self._is_bare = False
        if place == 0:
            sync_folder(self._path.parent)

    def cut(self, size: int) -> None:
        """Drop everything from this byte on."""
        os.ftruncate(self._descriptor, size)

    def set_aside(self, content: bytes) -> None:
        """Keep the content as FILE.torn-1, or the first such name that is free."""
        number = 1
        while True:
            try:
                aside = self._path.with_name(f"{self._path.name}.torn-{number}")
                descriptor = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o644)
            except FileExistsError:
                number += 1
            else:
                break
        try:
            _write_all(descriptor, content)
        except OSError:
            os.close(descriptor)  # before: Windows removes no file that is open
            with contextlib.suppress(OSError):  # or every further try would leave another
                aside.unlink()
            raise
        os.close(descriptor)
        sync_folder(self._path.parent)

    def renew(self, size: int) -> None:
        """Put the file with so many of its bytes where it was, its folder too; or OSError."""
        content = self.read(size)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = DurableFile(self._path, new=True)
        try:
            fresh.write_at(0, content)
        except OSError:
            fresh.close()
            raise
        os.close(self._descriptor)
        self._descriptor = fresh._descriptor
        self._is_bare = False

    def close(self) -> None:
        """Let the file go, and remove it if it was made for nothing."""
        is_bare = self._is_bare and self._is_in_its_place()
        os.close(self._descriptor)
        if is_bare:
            with contextlib.suppress(OSError):
                self._path.unlink()

    def _is_in_its_place(self) -> bool:
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._descriptor))
        except OSError:
            return False


def _write_all(descriptor: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    sync(descriptor)
