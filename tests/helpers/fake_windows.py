"""Windows as far as it can be had elsewhere: a pytest plugin, `-p tests.helpers.fake_windows`.

What depends on the system asks `sys.platform` in `game.system` and a few other modules; there it is
"win32" now. In the place of what Windows has come fakes with its semantics: `msvcrt.locking` locks
a byte from the present place on, folders cannot be opened, a file is not replaced while somebody
has just touched it, pipes are small.
"""

import errno
import os
import stat
import sys
from multiprocessing import connection
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from game.records import durable_file
from game.system import files, locking, pipes, priority

SMALL_PIPE: Final = 8192  # bytes Windows gives a pipe that asks for no more
REFUSALS: Final = 2  # so often a file is in use when it is to be replaced
CALLS: Final[list[str]] = []  # of what only Windows has
FAKE_MSVCRT: Final = ModuleType("msvcrt")


class _Locks:
    """Byte locks as Windows has them: by opening, from the present place on."""

    def __init__(self) -> None:
        self.places: list[int] = []

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        """Lock bytes from the present place on; PermissionError when another opening has them."""
        assert mode == FAKE_MSVCRT.LK_NBLCK
        assert count == 1
        self.places.append(os.lseek(descriptor, 0, os.SEEK_CUR))
        if sys.platform == "win32":
            raise NotImplementedError("the fake needs POSIX below it")
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error


LOCKS: Final = _Locks()
FAKE_MSVCRT.LK_NBLCK = 2  # type: ignore[attr-defined]
FAKE_MSVCRT.locking = LOCKS.locking  # type: ignore[attr-defined]


class WindowsOs:
    """Stands for `os`: without what only POSIX has, and with folders that cannot be opened."""

    LACKING: Final = frozenset({"O_DIRECTORY", "O_NONBLOCK", "O_NOCTTY", "nice", "fdatasync"})

    def __init__(self) -> None:
        self._refused: dict[str, int] = {}

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own, as far as Windows has it."""
        if name in self.LACKING:
            raise AttributeError(f"module 'os' has no attribute '{name}'")
        return getattr(os, name)

    def open(self, path: Any, flags: int, mode: int = 0o777) -> int:
        """Open a file; a folder is refused."""
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return os.open(path, flags, mode)

    def replace(self, source: Any, target: Any) -> None:
        """Replace a file, which is in use for the first times, and always while it is read-only."""
        name = str(target)
        tries = self._refused.get(name, 0)
        self._refused[name] = (tries + 1) % (REFUSALS + 1)
        if tries < REFUSALS or _is_read_only(target):
            raise PermissionError(errno.EACCES, "Access is denied", str(target))
        os.replace(source, target)


def _is_read_only(target: Any) -> bool:
    try:
        return not os.stat(target).st_mode & stat.S_IWRITE
    except OSError:
        return False


class _Kernel:
    """What is asked of kernel32."""

    def __getattr__(self, name: str) -> Any:
        """Note the call."""

        def call(*arguments: object) -> int:
            CALLS.append(name)
            return 1

        return call


def install() -> None:
    """Put Windows in the place of this system, for the rest of the process."""
    windows = SimpleNamespace(**{name: getattr(sys, name) for name in dir(sys)})
    windows.platform = "win32"
    fake_os = WindowsOs()
    sys.modules["msvcrt"] = FAKE_MSVCRT
    for module in (files, locking, pipes, priority, durable_file):
        module.sys = windows  # type: ignore[attr-defined]
    for module in (files, locking, durable_file):
        module.os = fake_os  # type: ignore[attr-defined]
    import ctypes

    setattr(ctypes, "windll", SimpleNamespace(kernel32=_Kernel(), shell32=_Kernel()))  # noqa: B010
    connection.BUFSIZE = SMALL_PIPE  # type: ignore[attr-defined]


def pytest_configure() -> None:
    """Begin as soon as pytest does."""
    install()


def pytest_report_header() -> str:
    """Say that this is no usual run."""
    return f"as on Windows (fake), below {Path.cwd()}"
