"""Windows as far as it can be had elsewhere: a pytest plugin, `-p tests.helpers.fake_windows`.

Whatever module of the game asks `sys.platform` is told "win32". In the place of what Windows has
come fakes with its semantics: `msvcrt.locking` locks a byte from the present place on; folders
cannot be opened; names differ by more than the case of their letters, and some are none; a file is
not replaced while somebody has just touched it, nor moved or removed while it is open; pipes are
small and no `Connection`; the driver of the window has no frame buffer of its own.
"""

import errno
import io
import os
import pathlib
import socket
import stat
import sys
from importlib import import_module
from multiprocessing import connection, context
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import pygame
import pytest

import ai
import game

SMALL_PIPE: Final = 8192  # bytes Windows gives a pipe that asks for no more
REFUSALS: Final = 2  # so often a file is in use when it is to be replaced
CALLS: Final[list[str]] = []  # of what only Windows has
DEVICES: Final = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))]
)
NOT_IN_NAMES: Final = frozenset('<>:"|?*') | frozenset(map(chr, range(32)))
OPEN_FILES: Final = Path("/proc/self/fd")
FAKE_MSVCRT: Final = ModuleType("msvcrt")

PIPE_END: Final = connection.Connection

_SET_MODE: Final = pygame.display.set_mode


class _Locks:
    """Byte locks as Windows has them: by opening, from the current place on."""

    def __init__(self) -> None:
        self.places: list[int] = []

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        """Lock bytes from the current place on; PermissionError when another opening has them."""
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
    """Stands for `os`: without what only POSIX has, and with the names and files of Windows."""

    LACKING: Final = frozenset(
        ["O_DIRECTORY", "O_NONBLOCK", "O_NOCTTY", "nice", "fdatasync", "fork", "getuid"]
    )

    def __init__(self) -> None:
        self._refused: dict[str, int] = {}

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own, as far as Windows has it."""
        if name in self.LACKING:
            raise AttributeError(f"module 'os' has no attribute '{name}'")
        return getattr(os, name)

    def open(self, path: Any, flags: int, mode: int = 0o777) -> int:
        """Open a file; a folder is refused."""
        there = meant(path)
        if os.path.isdir(there):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return os.open(there, flags, mode)

    def stat(self, path: Any, *, follow_symlinks: bool = True) -> os.stat_result:
        """Tell of the file a name means."""
        return os.stat(meant(path), follow_symlinks=follow_symlinks)

    def mkdir(self, path: Any, mode: int = 0o777) -> None:
        """Make a folder, unless another one differs by the case of its letters alone."""
        os.mkdir(meant(path), mode)

    def unlink(self, path: Any) -> None:
        """Remove a file that nobody has open."""
        refuse_while_open(meant(path))
        os.unlink(meant(path))

    remove = unlink

    def rename(self, source: Any, target: Any) -> None:
        """Rename a file that nobody has open, to a name that is free."""
        refuse_while_open(meant(source))
        there = meant(target)
        if os.path.lexists(there) and not os.path.samefile(there, source):
            raise FileExistsError(errno.EEXIST, "It exists already", str(target))
        os.rename(meant(source), os.path.join(os.path.dirname(target), os.path.basename(target)))

    def replace(self, source: Any, target: Any) -> None:
        """Replace a file, which is in use for the first times, and always while it is read-only."""
        name = str(target)
        tries = self._refused.get(name, 0)
        self._refused[name] = (tries + 1) % (REFUSALS + 1)
        if tries < REFUSALS or _is_read_only(target):
            raise PermissionError(errno.EACCES, "Access is denied", str(target))
        refuse_while_open(meant(source))
        refuse_while_open(meant(target))
        os.replace(meant(source), meant(target))


def _is_read_only(target: Any) -> bool:
    try:
        return not os.stat(target).st_mode & stat.S_IWRITE
    except OSError:
        return False


def meant(path: Any) -> Any:
    """Return what a name means on Windows: the file whose name differs by case alone; OSError for
    a name that is none there.
    """
    if isinstance(path, int):
        return path
    folder, name = os.path.split(os.fsdecode(path))
    if name in (".", ".."):
        return path
    bare = name.rstrip(". ")
    if bare.partition(".")[0].rstrip().casefold() in DEVICES or NOT_IN_NAMES & set(name):
        raise OSError(errno.EINVAL, "Invalid argument", str(path))
    plain = os.path.join(folder, bare)
    if os.path.lexists(plain):
        return plain
    try:
        alike = [each for each in os.listdir(folder or ".") if each.casefold() == bare.casefold()]
    except OSError:
        return plain
    return os.path.join(folder, alike[0]) if alike else plain


def refuse_while_open(path: Any) -> None:
    """PermissionError while this process has the file open."""
    if os.path.isdir(path):
        return
    for descriptor in OPEN_FILES.iterdir():
        try:
            is_it = os.path.samestat(os.stat(descriptor), os.stat(path))
        except OSError:
            continue
        if is_it:
            raise PermissionError(errno.EACCES, "It is being used", str(path))


class WindowsIo:
    """Stands for `io` in `pathlib`: opens the file a name means."""

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own."""
        return getattr(io, name)

    def open(self, path: Any, *mode: Any, **options: Any) -> Any:
        """Open a file."""
        return open(meant(path), *mode, **options)


class _Kernel:
    """What is asked of kernel32 and other libraries of Windows."""

    def __getattr__(self, name: str) -> Any:
        """Note the call; no module is found by its name."""

        def call(*arguments: object) -> int:
            CALLS.append(name)
            return 0 if name == "GetModuleHandleW" else 1

        return call


class ConnectionOfPosix:
    """Stands for the class that no end of a pipe is of on Windows."""


def new_pipe(duplex: bool = True) -> tuple[Any, Any]:
    """Return the ends of a pipe that takes no more unread than Windows' own."""
    size = connection.BUFSIZE  # type: ignore[attr-defined]
    ends = socket.socketpair()
    for end in ends:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)
    first, second = (end.detach() for end in ends)
    return (
        PIPE_END(first, writable=duplex),
        PIPE_END(second, readable=duplex),
    )


def _pipe_of_context(_context: object, duplex: bool = True) -> tuple[Any, Any]:
    return new_pipe(duplex)


def set_mode(*arguments: Any, **options: Any) -> pygame.Surface:
    """Open a window with a driver that can draw by the graphics card alone."""
    if os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == "0":
        raise pygame.error("Window framebuffer support not available")
    return _SET_MODE(*arguments, **options)


def our_modules() -> list[ModuleType]:
    """Return every module of the game and of the computer players that can be imported here."""
    for package in (game, ai):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.endswith("__main__"):
                continue
            try:
                import_module(found.name)
            except ImportError:  # needs a package that only some have
                continue
    ours = ("game.", "ai.")
    return [module for name, module in list(sys.modules.items()) if name.startswith(ours)]


def install(patch: pytest.MonkeyPatch) -> None:
    """Put Windows in the place of this system, until `patch` is undone."""
    windows = SimpleNamespace(**{name: getattr(sys, name) for name in dir(sys)})
    windows.platform = "win32"
    fake_os = WindowsOs()
    for module in our_modules():
        if getattr(module, "sys", None) is sys:
            patch.setattr(module, "sys", windows)
        if getattr(module, "os", None) is os:
            patch.setattr(module, "os", fake_os)
    patch.setattr(pathlib, "os", fake_os)
    patch.setattr(pathlib, "io", WindowsIo())
    patch.setitem(sys.modules, "msvcrt", FAKE_MSVCRT)
    import ctypes

    libraries = SimpleNamespace(kernel32=_Kernel(), shell32=_Kernel(), dwmapi=_Kernel())
    patch.setattr(ctypes, "windll", libraries, raising=False)
    patch.setattr(connection, "BUFSIZE", SMALL_PIPE)
    patch.setattr(connection, "Connection", ConnectionOfPosix)
    patch.setattr(connection, "Pipe", new_pipe)
    patch.setattr(context.BaseContext, "Pipe", _pipe_of_context)
    patch.setattr(pygame.display, "set_mode", set_mode)


def pytest_sessionstart() -> None:
    """Begin before the first test is read."""
    install(pytest.MonkeyPatch())


def pytest_report_header() -> str:
    """Say that this is no usual run."""
    return f"as on Windows (fake), below {Path.cwd()}"
