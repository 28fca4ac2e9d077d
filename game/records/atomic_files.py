"""The player's files: written by one program at a time and replaced in one step, so that a crash
leaves the old content or the new one.

Only regular files are read or replaced: a device has no end, and a pipe blocks. Symbolic links are
followed for reading and for writing.
"""

import contextlib
import errno
import os
import stat
import time
from pathlib import Path
from typing import Final

from game.system.files import (
    BINARY_OPEN_FLAG,
    READING_OPEN_FLAGS,
    replace,
    sync_file_to_disk,
    sync_folder,
)
from game.system.locking import lock_open_file

_MAX_SECONDS_UNTIL_LOCKED: Final = (
    1.0  # seconds within which the writer of a new file has locked it
)
# characters of the name that a temporary file keeps, so that its own name is not too long
_TEMPORARY_NAME_LETTERS: Final = 40
_CREATE_FLAGS: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY_OPEN_FLAG


def read_regular_file(file: Path, max_bytes: int) -> bytes:
    """Return the first `max_bytes` bytes of a regular file; raise OSError when it cannot be read or
    is not a regular file.
    """
    descriptor = _open_for_reading(file)
    with open(descriptor, "rb", buffering=0) as stream:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise _not_regular_error(file)
        parts = []
        while max_bytes > 0 and (part := stream.read(max_bytes)):
            parts.append(part)
            max_bytes -= len(part)
    return b"".join(parts)


def replace_file(file: Path, content: str | bytes) -> None:
    """Replace the content of a file atomically; the file keeps its mode, and its folder is created
    if needed.

    Raise OSError on failure; then the old file is unchanged and no other file is left.
    """
    target = Path(os.path.realpath(file))
    if target.exists() and not target.is_file():
        raise _not_regular_error(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name[:_TEMPORARY_NAME_LETTERS]}.{os.getpid()}.new")
    fresh.unlink(missing_ok=True)  # left by a killed program with the same process number
    try:
        descriptor = os.open(fresh, _CREATE_FLAGS, 0o644)
        try:
            # while the lock is held, no other window removes the file as a leftover
            lock_open_file(descriptor)
            rest = memoryview(content.encode() if isinstance(content, str) else content)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
            sync_file_to_disk(descriptor)
        finally:
            os.close(descriptor)
        if target.exists():
            fresh.chmod(stat.S_IMODE(target.stat().st_mode))
        replace(fresh, target)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def create_and_clean_folder(folder: Path) -> None:
    """Create a folder if needed, check that it can be written, and remove the half-written files of
    programs that were killed.

    Raise OSError when the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    proof = folder / f"proof.{os.getpid()}.new"
    proof.unlink(missing_ok=True)  # left by a killed program with the same process number
    os.close(os.open(proof, _CREATE_FLAGS, 0o644))
    proof.unlink()
    for left in (*folder.glob("*.*.new"), *folder.glob("*/*.*.new")):
        with contextlib.suppress(OSError):  # another window removes them as well
            if left.suffixes[-2][1:].isdigit() and not _is_being_written(left):
                left.unlink()


def rename_unusable_file(file: Path) -> Path | None:
    """Rename an unusable file to the first free name NAME.broken, NAME.broken-2 and so on, and
    return that path; None if it fails.
    """
    number = 1
    aside = file.with_name(f"{file.name}.broken")
    while aside.exists():
        number += 1
        aside = file.with_name(f"{file.name}.broken-{number}")
    try:
        replace(file, aside)
    except OSError:
        return None
    return aside


def _is_being_written(temporary_file: Path) -> bool:
    """Return whether a running program is writing the temporary file: it is locked, or so new
    that it may not be locked yet."""
    descriptor = _open_for_reading(temporary_file)
    try:
        lock_open_file(descriptor)
        # negative or large when a clock was wrong
        age = time.time() - os.fstat(descriptor).st_mtime
        return abs(age) < _MAX_SECONDS_UNTIL_LOCKED
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)


def _open_for_reading(file: Path) -> int:
    try:
        return os.open(file, READING_OPEN_FLAGS)
    except ValueError as error:  # a name that is impossible for a file
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), file.name) from error


def _not_regular_error(file: Path) -> OSError:
    return OSError(errno.EINVAL, "it is not an ordinary file", str(file))
