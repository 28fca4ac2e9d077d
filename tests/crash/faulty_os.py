"""The operating system as a journal's file sees it, failing at a chosen call, or losing power.

Put in the place of `os` in `game.records.durable_file`; everything it does is done to real
files, so that what is left can be read as after a real accident.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

CHANGING: Final = ("open", "write", "fdatasync", "fsync", "ftruncate")
SHORT: Final = 3  # bytes a short write gets rid of


class FaultyOs:
    """Counts the calls that change the disk and lets some of them fail.

    From call `first` on, `failing` calls raise the error; a write that fails has written half.
    Without an error every write is short instead.
    """

    def __init__(self, error: OSError | None, first: int, failing: int = 1) -> None:
        """Fail at these calls, counted from 0."""
        self.calls = 0
        self.failed = 0
        self._error = error
        self._failing = range(first, first + failing)

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own, counted when it changes something."""
        real = getattr(os, name)
        return self._counted(name, real) if name in CHANGING else real

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            number, self.calls = self.calls, self.calls + 1
            if self._error is None and name == "write":
                return real(arguments[0], bytes(arguments[1])[:SHORT])
            if self._error is not None and number in self._failing:
                self.failed += 1
                if name == "write":
                    real(arguments[0], bytes(arguments[1])[: len(arguments[1]) // 2])
                raise self._error
            return real(*arguments)

        return call


class PowerLoss(BaseException):
    """The power went; nothing of the program goes on."""


class PowerLosingOs:
    """Keeps what is surely on the disk apart from what is only written, and loses the latter.

    At call `last` the power goes: files are cut back to what was synced, and of the rest only
    what `remains` says comes back. A new file without a synced folder is gone.
    """

    def __init__(self, folder: Path, last: int, remains: Callable[[bytes], bytes]) -> None:
        """Look after the files of one folder."""
        self._folder = folder
        self._last = last
        self._remains = remains
        self._calls = 0
        self._paths: dict[int, Path] = {}
        self._synced: dict[Path, bytes] = {}
        self._named: set[Path] = set(folder.iterdir())

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own, watched when it changes something."""
        real = getattr(os, name)
        return self._watched(name, real) if name in CHANGING else real

    def _watched(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            if self._calls == self._last:
                self._lose_power()
            self._calls += 1
            result = real(*arguments)
            if name == "open":
                self._paths[result] = Path(arguments[0])
            elif name in ("fdatasync", "fsync"):
                self._sync(self._paths[arguments[0]])
            return result

        return call

    def _sync(self, path: Path) -> None:
        if path.is_dir():
            self._named = set(path.iterdir())
        else:
            self._synced[path] = path.read_bytes()

    def _lose_power(self) -> None:
        for path in self._folder.iterdir():
            safe = self._synced.get(path, b"")
            written = path.read_bytes()
            if path not in self._named:
                path.unlink()
            elif written.startswith(safe):
                path.write_bytes(safe + self._remains(written[len(safe) :]))
            else:
                path.write_bytes(safe)
        raise PowerLoss
