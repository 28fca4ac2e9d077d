"""Memory that was freed goes back to the system; only glibc, which most of Linux has, keeps it."""

import ctypes
from typing import Final

MMAP_THRESHOLD: Final = -3  # the option of glibc's mallopt


def return_large_blocks(size: int) -> None:
    """Let each block of at least so many bytes go back to the system when it is freed."""
    _ask("mallopt", MMAP_THRESHOLD, size)


def return_freed_memory() -> None:
    """Give back what lies free by now."""
    _ask("malloc_trim", 0)


def _ask(what: str, *numbers: int) -> None:
    """Call a function of the C library; macOS has none of these, Windows no such library."""
    try:
        getattr(ctypes.CDLL(None), what)(*numbers)
    except (AttributeError, OSError, TypeError):
        return
