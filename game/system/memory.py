"""Returns freed memory to the system, which glibc on Linux otherwise keeps."""

import ctypes
from typing import Final

MALLOPT_MMAP_THRESHOLD_OPTION: Final = -3  # the option of glibc's mallopt


def set_block_return_threshold(threshold_bytes: int) -> None:
    """Make the C library return memory blocks of at least `threshold_bytes` bytes to the system
    as soon as they are freed."""
    _call_c_function("mallopt", MALLOPT_MMAP_THRESHOLD_OPTION, threshold_bytes)


def return_freed_memory() -> None:
    """Return all memory that has been freed, but that the C library still holds, to the system."""
    _call_c_function("malloc_trim", 0)


def _call_c_function(function_name: str, *numbers: int) -> None:
    """Call the function `function_name` of the C library with these numbers; do nothing where it
    does not exist, as on macOS and Windows."""
    try:
        getattr(ctypes.CDLL(None), function_name)(*numbers)
    except (AttributeError, OSError, TypeError):
        return
