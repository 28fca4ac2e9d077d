"""Sweeping: memory is tidied up while nobody waits, because looking through all of it takes as
long as two or three frames.
"""

import ctypes
import gc

from game.scene.cache import SURFACES

YOUNG, MIDDLE = 700, 10  # Python's own pace for what is new: a millisecond at most
NEVER = 1_000_000
ENOUGH = 4  # looks at the middle-aged after which a quiet window looks at everything
TOO_MUCH = 60  # ... and after which even a busy one does: some hundred thousand new things
MOST_LEFT = 4  # screens, or layouts of one, after which a busy window looks at everything, too
LARGE_BYTES = 256 * 1024  # pictures of this size are given back to the system one by one
MMAP_THRESHOLD = -3  # the option of glibc's mallopt


def begin() -> None:
    """Keep what is loaded now for good, and look through the rest only when asked to."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    _ask_memory("mallopt", MMAP_THRESHOLD, LARGE_BYTES)


def sweep(*, quiet: bool, left: int = 0) -> bool:
    """Tidy up if enough has come together, and return whether it had.

    `quiet` tells that nobody would notice, `left` how many whole screens, or layouts of one in
    another size, are no longer needed: each holds some megabytes of pictures.
    """
    grown = gc.get_count()[2] >= (ENOUGH if quiet else TOO_MUCH)
    much_left = left >= (1 if quiet else MOST_LEFT)
    if much_left:
        SURFACES.forget_old()
    if grown or much_left:
        gc.collect()
    if much_left or (grown and quiet):
        _ask_memory("malloc_trim", 0)
    return grown or much_left


def _ask_memory(what: str, *numbers: int) -> None:
    """Ask the C library to give freed memory back to the system; only glibc keeps it otherwise."""
    try:
        getattr(ctypes.CDLL(None), what)(*numbers)
    except (AttributeError, OSError, TypeError):
        return
