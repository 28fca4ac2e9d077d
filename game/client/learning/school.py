"""The school: the lessons of a title and what the player has learned of them."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.learning.learn_entry import LearnEntry
from game.client.learning.lesson import Lesson
from game.client.learning.lesson_list import LessonListScreen
from game.client.learning.lesson_screen import LessonScreen, LessonWays
from game.client.learning.progress import Progress
from game.client.learning.tuition import Tuition
from game.scene.window import Window


class School:
    """Opens the list of lessons and the lessons themselves, above whatever is on the window."""

    def __init__(self, desk: Desk, window: Window, settings: Callable[[], None]) -> None:
        """`settings` opens the settings."""
        self._desk, self._window, self._settings = desk, window, settings
        self.progress = Progress(desk.saves_folder)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The title's lessons, in order."""
        return self._desk.box.lessons

    def entry(self) -> LearnEntry:
        """Return the way to the lessons; its note says how many are done."""
        done = sum(lesson.name in self.progress.finished for lesson in self.lessons)
        note = self._desk.say("lessons.done", done=done, lessons=len(self.lessons))
        return LearnEntry("lessons", "lantern", "L", self.open_list, note if done else "")

    def open_list(self) -> None:
        """Show the lessons."""
        screen = LessonListScreen(self._desk, self.lessons, self.progress, self.begin)
        self._window.push(screen)

    def begin(self, lesson: Lesson) -> None:
        """Open a lesson at the step the player had come to."""
        self._open(lesson, self.progress.begun.get(lesson.name, 0))

    def _open(self, lesson: Lesson, at: int) -> None:
        tuition = Tuition(self._desk, lesson, min(at, len(lesson.steps) - 1))

        def go_to(step: int) -> None:
            self._window.pop()
            self._open(lesson, step)

        def finished() -> None:
            self.progress.finish(lesson.name)
            self._window.pop()

        ways = LessonWays(
            at=go_to,
            came_to=lambda step: self.progress.came_to(lesson.name, step),
            finished=finished,
            leave=self._window.pop,
            settings=self._settings,
            rules=self._desk.help,
        )
        self._window.push(LessonScreen(self._desk, tuition, ways))
