"""The list of lessons: what each teaches, how long it takes, and how far the player has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.box.lesson import Lesson
from game.client.desk import Desk
from game.client.learning.progress import Progress
from game.client.parts.furniture import icon, icon_painter
from game.client.parts.list_page import ListPage
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Button, Label

ICON, BUTTON, TICK = 40.0, 190.0, 150.0


class LessonListScreen(ListPage):
    """Lessons in the order a newcomer needs them; the next one is lit."""

    key = "lessons"
    row_height = 80.0

    def __init__(
        self,
        desk: Desk,
        lessons: Sequence[Lesson],
        progress: Progress,
        begin: Callable[[Lesson], None],
    ) -> None:
        super().__init__(desk)
        self._lessons, self._progress, self._begin = lessons, progress, begin

    def enter(self) -> None:
        """Have the focus on what comes next."""
        following = self._following()
        self.stage.focus.set(None, shown=self.stage.focus.shown)
        self.first_focus = f"lesson:{following.name}" if following is not None else "close"

    def rows(self, width: float) -> Sequence[Node]:
        """Return a row for every lesson."""
        following = self._following()
        return [self._row(lesson, width, lit=lesson is following) for lesson in self._lessons]

    def _following(self) -> Lesson | None:
        """Return the first lesson that is not finished."""
        finished = self._progress.finished
        return next((each for each in self._lessons if each.name not in finished), None)

    def _row(self, lesson: Lesson, width: float, *, lit: bool) -> Node:
        say, stationery = self.desk.say, self.desk.box.stationery
        middle = self.row_height / 2
        begin = partial(self._begin, lesson)
        row = Node(width=width, height=self.row_height, on_click=begin, focusable=False)
        room = width - 84 - TICK - BUTTON - 32
        name = say(f"lesson.{lesson.name}.title")
        note = say(f"lesson.{lesson.name}.note")
        row.add(
            icon(stationery, lesson.icon, ICON, "ink", x=40, y=middle),
            Label(name, BOLD_ON_PARCHMENT.sized(23), **box(84, 8, room, 34)),
            Label(note, NOTE_ON_PARCHMENT, **box(84, 42, room, 28)),
        )
        at = self._progress.begun.get(lesson.name, 0)
        if lesson.name in self._progress.finished:
            row.add(icon(stationery, "check", 30, "ink", x=width - BUTTON - TICK, y=middle))
            told = say("lessons.finished")
        elif at:
            told = say("lessons.at", step=at + 1, steps=len(lesson.steps))
        else:
            told = say("lessons.minutes", minutes=lesson.minutes)
        spot = box(width - BUTTON - TICK + 22, middle - 16, TICK - 44, 32)
        row.add(Label(told, NOTE_ON_PARCHMENT, **spot))
        does = "go-on" if at else "again" if lesson.name in self._progress.finished else "begin"
        words = say(f"lessons.{does}")
        row.add(
            Button(
                words,
                skin="primary" if lit else "quiet",
                layout="centred",
                icon=icon_painter(self.desk, "play", 22, "ink"),
                name=f"lesson:{lesson.name}",
                label=f"{words}: {name}",
                on_click=begin,
                **box(width - BUTTON - 12, middle - 26, BUTTON, 52),
            )
        )
        return row
