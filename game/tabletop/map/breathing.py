"""The lights of legal targets swell and sink while something can be picked."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.timeline import Timeline
from game.scene.tween import Breath

BREATHS_PER_SECOND = 0.8


class Breathing:
    """Keeps a breath on the timeline only while it is needed."""

    def __init__(self, timeline: Timeline, breathe: Callable[[float], None]) -> None:
        """Take what is told how far the lights have swollen, 0 to 1."""
        self._timeline, self._breathe = timeline, breathe
        self._breath: Breath | None = None

    def go_on(self, *, needed: bool) -> None:
        """Begin or stop, if that is a change."""
        if needed and self._breath is None:
            self._breath = Breath(self._breathe, BREATHS_PER_SECOND)
            self._timeline.keep(self._breath)
        elif not needed and self._breath is not None:
            self._timeline.drop(self._breath)
            self._breath = None
