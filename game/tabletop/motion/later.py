"""Later: an animation made only when its time comes, because its nodes do not exist before."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.animation import Animation


class Later(Animation):
    """Makes its inner animation when it begins; nothing happens when there is none to make."""

    def __init__(self, make: Callable[[], Animation | None]) -> None:
        """Take what makes the inner animation."""
        super().__init__()
        self._make = make
        self._inner: Animation | None = None

    def started(self) -> None:
        """Make and begin."""
        self._inner = self._make()
        if self._inner is not None:
            self._inner.begin(reduced=self.reduced)

    def run(self, ms: float) -> float:
        """Let the inner animation do the work."""
        left = self._inner.advance(ms) if self._inner is not None else ms
        self.done = self._inner is None or self._inner.done
        return left

    def jump(self) -> None:
        """Finish the inner animation."""
        if self._inner is not None:
            self._inner.finish()
