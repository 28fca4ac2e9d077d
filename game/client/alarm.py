"""An alarm that rings after a while without input, even while the window sleeps."""

from __future__ import annotations

import threading
from collections.abc import Callable

from game.scene.window import Window


class IdleAlarm:
    """Rings once, on the window's own thread; `set` winds it up again."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self._seconds, self._ring = seconds, ring
        self._timer: threading.Timer | None = None

    def set(self, window: Window) -> None:
        """Ring after the full time from now."""
        self.stop()
        self._timer = threading.Timer(self._seconds, lambda: window.call_soon(self._ring))
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
