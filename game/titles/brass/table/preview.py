"""A preview: what a held answer does is seen to happen before anything is answered."""

from __future__ import annotations

from game.scene.animation import Animation, Paced
from game.scene.timeline import Timeline


class Preview:
    """Plays what a held answer does; whatever comes next finds it at its end."""

    def __init__(self, timeline: Timeline) -> None:
        """Take the timeline of the stage."""
        self._timeline = timeline
        self._played: Animation | None = None

    def play(self, animation: Animation, speed: float | None) -> None:
        """Play it at a speed, None to be at its end at once."""
        self.end()
        self._played = Paced(animation, speed or 1.0)
        self._timeline.play(self._played)
        if speed is None:
            self.end()

    def end(self) -> None:
        """Be at the end, if anything is played."""
        played, self._played = self._played, None
        if played is not None:
            played.finish()
