"""Returns freed memory to the system, which glibc on Linux otherwise keeps."""

import ctypes
from typing import Final

MMAP_THRESHOLD: Final = -3  # the option of glibc's mallopt


def return_large_blocks(size: int) -> None:
    """Set the size in bytes from which a block is returned to the system as soon as it is freed."""
    _ask("mallopt", MMAP_THRESHOLD, size)


def return_freed_memory() -> None:
    """Return all memory that is free now."""
    _ask("malloc_trim", 0)


def _ask(what: str, *numbers: int) -> None:
    """Call a function of the C library, if it has one of this name; macOS and Windows do not."""
    try:
        getattr(ctypes.CDLL(None), what)(*numbers)
    except (AttributeError, OSError, TypeError):
        return
