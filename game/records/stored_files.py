"""Files of the player: written so that they survive a crash, with one writer, replaced in
one step.

Only plain files are read or replaced: a device has no end, a pipe waits for ever. A link is
followed both ways. A crash leaves the old content or the new one.
"""

import contextlib
import errno
import os
import stat
import time
from pathlib import Path
from typing import Final

from game.system.files import BINARY, READING, replace, sync, sync_folder
from game.system.locking import lock

_BARELY_MADE: Final = 1.0  # seconds, in which its writer has locked a new file
_OF_A_NAME: Final = 40  # letters in that of a new file: it must not be too long a name itself
_MAKING: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY


def read_plain(file: Path, most: int) -> bytes:
    """Return the content of a plain file, at most so many bytes; OSError for anything else."""
    descriptor = _opened(file)
    with open(descriptor, "rb", buffering=0) as stream:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise _no_plain_file(file)
        parts = []
        while most > 0 and (part := stream.read(most)):
            parts.append(part)
            most -= len(part)
    return b"".join(parts)


def replace_file(file: Path, content: str | bytes) -> None:
    """Put a content in the place of a file, which keeps its mode, and make its folder.

    OSError when that cannot be; then the old file is there and nothing else.
    """
    target = Path(os.path.realpath(file))
    if target.exists() and not target.is_file():
        raise _no_plain_file(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name[:_OF_A_NAME]}.{os.getpid()}.new")
    fresh.unlink(missing_ok=True)  # of a program of that number that was killed
    try:
        descriptor = os.open(fresh, _MAKING, 0o644)
        try:
            lock(descriptor)  # as long as it is held, no other window takes the file for a leftover
            rest = memoryview(content.encode() if isinstance(content, str) else content)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
            sync(descriptor)
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


def open_folder(folder: Path) -> None:
    """Make a folder of the player's files and take away what killed programs left half written.

    OSError where nothing can be written to it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    proof = folder / f"proof.{os.getpid()}.new"
    proof.unlink(missing_ok=True)  # of a program of that number that was killed
    os.close(os.open(proof, _MAKING, 0o644))
    proof.unlink()
    for left in (*folder.glob("*.*.new"), *folder.glob("*/*.*.new")):
        with contextlib.suppress(OSError):  # another window takes them away as well
            if left.suffixes[-2][1:].isdigit() and not _is_being_written(left):
                left.unlink()


def set_aside(file: Path) -> Path | None:
    """Give a file that cannot be used a name nothing has yet, and return it; None if that fails."""
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


def _is_being_written(fresh: Path) -> bool:
    """Whether a program that lives has a new file in work; the system tells by its lock."""
    descriptor = _opened(fresh)
    try:
        lock(descriptor)
        age = time.time() - os.fstat(descriptor).st_mtime  # far from now: a clock was wrong
        return abs(age) < _BARELY_MADE
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)


def _opened(file: Path) -> int:
    try:
        return os.open(file, READING)
    except ValueError as error:  # a name no file can have
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), file.name) from error


def _no_plain_file(file: Path) -> OSError:
    return OSError(errno.EINVAL, "it is no plain file", str(file))
