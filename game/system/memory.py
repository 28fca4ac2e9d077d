"""Returns freed memory to the system, which glibc on Linux otherwise keeps."""

import ctypes
from typing import Final

MMAP_THRESHOLD: Final = -3  # the option of glibc's mallopt


def set_block_return_threshold(size: int) -> None:
    """Set the size in bytes from which a block is returned to the system as soon as it is freed."""
    _call_c_function("mallopt", MMAP_THRESHOLD, size)


def return_freed_memory() -> None:
    """Give all memory that the C library holds free back to the system now."""
    _call_c_function("malloc_trim", 0)


def _call_c_function(what: str, *numbers: int) -> None:
    """Call a function of the C library, if it has one of this name; macOS and Windows do not."""
    try:
        getattr(ctypes.CDLL(None), what)(*numbers)
    except (AttributeError, OSError, TypeError):
        return
