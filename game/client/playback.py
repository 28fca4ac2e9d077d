"""Playback: where a replay stands, and how far each kind of step goes."""

from __future__ import annotations

from game.client.course import Course

STRIDES = ("step", "turn", "round")
ANALYSIS = 1  # where one begins: before that there is nothing to judge


class Playback:
    """A place in a game: `position` counts the steps already shown, 0 to `course.steps`."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.position = 0
        self.stride = "step"
        self.playing = False

    @property
    def at_end(self) -> bool:
        """Whether everything has been shown."""
        return self.position >= self.course.steps

    def following(self) -> int:
        """Return where one stride forward leads."""
        steps, movers = self.course.steps, self.course.movers
        if self.stride == "round":
            return min(
                (start for start in self.course.rounds if start > self.position), default=steps
            )
        goal = min(self.position + 1, steps)
        if self.stride == "turn":
            while goal < steps and movers[goal] == movers[goal - 1]:
                goal += 1
        return goal

    def previous(self) -> int:
        """Return where one stride back leads."""
        movers = self.course.movers
        if self.stride == "round":
            return max((start for start in self.course.rounds if start < self.position), default=0)
        goal = max(self.position - 1, 0)
        if self.stride == "turn":
            while goal > 0 and movers[goal] == movers[goal - 1]:
                goal -= 1
        return goal

    def clamp(self, position: int) -> int:
        """Return the nearest position there is."""
        return min(max(position, 0), self.course.steps)
