"""A disk that is full: whatever a module writes by the system's own call is refused."""

import errno
import os
from types import ModuleType
from typing import Any

import pytest


class FullDisk:
    """Stands for `os`: everything works but writing."""

    def __getattr__(self, name: str) -> Any:
        """Hand out the system's own."""
        return getattr(os, name)

    def write(self, descriptor: int, content: object) -> int:
        """Refuse."""
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def full_disk(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> None:
    """Let no byte that this module writes find room any more."""
    monkeypatch.setattr(module, "os", FullDisk())
