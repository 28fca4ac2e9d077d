"""An alarm for a table that has not been used for some time."""

import threading
import time
from collections.abc import Callable

from game.scene.window.window import Window


class IdleAlarm:
    """Calls its function once, on the window's thread, if `restart` was not called for a number of
    seconds.

    One timer serves all calls: if it fires too early, it restarts for the remaining time.
    """

    def __init__(self, seconds: float, on_idle: Callable[[], None]) -> None:
        self._seconds = seconds
        self._on_idle = on_idle
        self._due_time = 0.0
        self._timer: threading.Timer | None = None

    def restart(self, window: Window) -> None:
        """Start the alarm; if it is running, it begins its full time again."""
        self._due_time = time.monotonic() + self._seconds
        if self._timer is None:
            self._start_timer(window, self._seconds)

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start_timer(self, window: Window, seconds: float) -> None:
        self._timer = threading.Timer(
            seconds, lambda: window.call_soon(lambda: self._ring_if_due(window))
        )
        self._timer.daemon = True
        self._timer.start()

    def _ring_if_due(self, window: Window) -> None:
        if self._timer is None:
            return
        self._timer = None
        left = self._due_time - time.monotonic()
        if left > 0:
            self._start_timer(window, left)
        else:
            self._on_idle()
