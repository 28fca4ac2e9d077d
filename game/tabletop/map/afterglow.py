"""Afterglow: for a while it is seen where something happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scene.animation.animation import Delay, Sequence, Timeline, Tween

STAYS_MS, FADES_MS = 2600.0, 400.0


class Afterglow:
    """Lights places and lets them fade; the places of an older move go out at once."""

    def __init__(self, timeline: Timeline, light: Callable[[tuple[str, ...], float], None]) -> None:
        """Take the time it passes in, and what lights places with a strength of 0 to 1."""
        self._timeline = timeline
        self._light = light
        self._latest = 0

    def begin(self, places: tuple[str, ...]) -> None:
        """Light the places of the latest move."""
        if places:
            self._latest += 1
            glow = partial(self._glow, self._latest, places)
            self._timeline.play(Sequence(Delay(STAYS_MS), Tween(glow, (1.0, 0.0), FADES_MS)))
            glow(1.0)

    def _glow(self, number: int, places: tuple[str, ...], share: float) -> None:
        if number == self._latest:
            self._light(places, share)
