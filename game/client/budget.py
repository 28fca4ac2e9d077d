"""The budget of a frame: for how long work that can wait may go on in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scene.clock import Clock

BUDGET_SECONDS: Final = 0.006


def in_time(clock: Clock) -> Callable[[], bool]:
    """Return what tells whether there is time left in this frame."""
    end = clock.now() + BUDGET_SECONDS
    return lambda: clock.now() < end
