"""A locked file of one writer whose writes are on the disk when they return."""

import contextlib
import errno
import os
import stat
from pathlib import Path
from typing import Protocol

from game.system.files import BINARY_OPEN_FLAG, sync_file_to_disk, sync_folder
from game.system.locking import lock_open_file


class JournalFile(Protocol):
    """The file operations a journal needs; tests use a failing disk instead."""

    def write_at(self, offset: int, content: bytes) -> None:
        """Write the content at byte offset `offset` and wait until it is on the disk; raise OSError
        on failure.
        """

    def truncate(self, size: int) -> None:
        """Truncate the file to `size` bytes; raise OSError on failure."""

    def save_torn_bytes_beside(self, content: bytes) -> None:
        """Save bytes that an interrupted write has left at the end in a new file beside this one;
        raise OSError on failure.
        """

    def recreate_deleted_file(self, size: int) -> None:
        """After the file was deleted, create it with its first `size` bytes; raise OSError on
        failure."""

    def close(self) -> None:
        """Close the file and release its lock; remove it if no write to it ever succeeded."""


class DurableFile:
    """An operating system file that is locked while it is open."""

    def __init__(self, path: Path, *, is_new: bool) -> None:
        """Open and lock an existing file, or create one when `is_new`; raise OSError when it is
        missing, or with `is_new` when it exists.

        BlockingIOError when another program has locked it.
        """
        flags = os.O_RDWR | BINARY_OPEN_FLAG | (os.O_CREAT | os.O_EXCL if is_new else 0)
        self._path = path
        self._has_no_written_bytes = is_new  # no write to it has succeeded yet
        self._descriptor = os.open(path, flags, 0o644)
        try:
            if not stat.S_ISREG(os.fstat(self._descriptor).st_mode):
                raise OSError(errno.EINVAL, "it is not an ordinary file")
            lock_open_file(self._descriptor)
        except OSError:
            self.close()
            raise

    def read(self, max_bytes: int) -> bytes:
        """Return the first `max_bytes` bytes of the content, or all of it when it is shorter."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        parts = []
        while max_bytes > 0 and (part := os.read(self._descriptor, max_bytes)):
            parts.append(part)
            max_bytes -= len(part)
        return b"".join(parts)

    def write_at(self, offset: int, content: bytes) -> None:
        """Write the content at byte offset `offset` and wait until it is on the disk.

        Raise OSError with ESTALE when the file has been deleted or moved.
        """
        if not self._is_still_at_its_path():
            raise OSError(errno.ESTALE, "it has been deleted or moved")
        os.lseek(self._descriptor, offset, os.SEEK_SET)
        _write_all_and_sync(self._descriptor, content)
        self._has_no_written_bytes = False
        if offset == 0:
            sync_folder(self._path.parent)

    def truncate(self, size: int) -> None:
        """Truncate the file to `size` bytes."""
        os.ftruncate(self._descriptor, size)

    def save_torn_bytes_beside(self, content: bytes) -> None:
        """Save the content in a new file beside this one: FILE.torn-1, or the first name with a
        higher number that is free."""
        number = 1
        while True:
            try:
                aside = self._path.with_name(f"{self._path.name}.torn-{number}")
                descriptor = os.open(
                    aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY_OPEN_FLAG, 0o644
                )
            except FileExistsError:
                number += 1
            else:
                break
        try:
            _write_all_and_sync(descriptor, content)
        except OSError:
            os.close(descriptor)  # first, because Windows cannot remove an open file
            # otherwise every further attempt would leave another file
            with contextlib.suppress(OSError):
                aside.unlink()
            raise
        os.close(descriptor)
        sync_folder(self._path.parent)

    def recreate_deleted_file(self, size: int) -> None:
        """After the file was deleted, create it, and its folder, with its first `size` bytes, and
        use the new file from now on; raise OSError on failure."""
        content = self.read(size)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = DurableFile(self._path, is_new=True)
        try:
            fresh.write_at(0, content)
        except OSError:
            fresh.close()
            raise
        os.close(self._descriptor)
        self._descriptor = fresh._descriptor
        self._has_no_written_bytes = False

    def close(self) -> None:
        """Close the file, and remove it if no write to it ever succeeded."""
        is_bare = self._has_no_written_bytes and self._is_still_at_its_path()
        os.close(self._descriptor)
        if is_bare:
            with contextlib.suppress(OSError):
                self._path.unlink()

    def _is_still_at_its_path(self) -> bool:
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._descriptor))
        except OSError:
            return False


def _write_all_and_sync(descriptor: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    sync_file_to_disk(descriptor)
