"""Lean memory: what tests leave behind is given back, so that many of them fit into one machine.

Rings of whole screens are found only by looking through everything, and what is freed stays with
the process: a worker that draws every screen came to 1.6 GB. Looking is quick because what was
there before the first test is never looked at again. Drawn surfaces stay for the tests to come:
they keep to a budget of their own.
"""

import ctypes
import gc
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.helpers.posix import page_bytes

ENOUGH_MB = 350
STEP_MB = 150  # what comes together before looking through everything pays
SELDOM = (20_000, 20, 50)  # new objects, and looks at the new, until an older part is looked at
PAGES = Path("/proc/self/statm")


@dataclass(slots=True)
class LeanMemory:
    """Looks after a test and gives back what has come together since it last did."""

    left_mb: float = 0.0

    def before_the_tests(self) -> None:
        """Keep every test and all that they import for good, and look for rings seldom: what the
        tests leave is given back between them."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)

    def after_a_test(self) -> None:
        """Give back if it is worth the time."""
        if resident_mb() > max(ENOUGH_MB, self.left_mb + STEP_MB):
            give_back()
            self.left_mb = resident_mb()


def resident_mb() -> float:
    """Return how much memory this process has, 0 where that is not known."""
    if not PAGES.exists():
        return 0.0
    pages = int(PAGES.read_text(encoding="ascii").split()[1])
    return pages * page_bytes() / 2**20


def give_back() -> None:
    """Tidy up, and let the system have what is free."""
    gc.collect()
    with suppress(AttributeError, OSError):  # only one library offers it
        ctypes.CDLL(None).malloc_trim(0)
