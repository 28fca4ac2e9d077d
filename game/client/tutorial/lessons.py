"""The school: the lessons of a title and what the player has learned of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.box.lesson import Lesson
from game.client.app import App
from game.client.stored.set_up import SavedSetUp, preset
from game.client.tutorial.lesson import LessonRun
from game.client.tutorial.lesson_list import LessonListScreen
from game.client.tutorial.lesson_screen import LessonScreen
from game.client.widgets.choices import edition_told, other_edition_told
from game.client.widgets.frames import MenuWay
from game.scene.window.window import Window

FIRST_LESSONS = 2  # as many as one needs to follow a game


class LessonMenu:
    """Opens the list of lessons and the lessons themselves, above whatever is on the window."""

    def __init__(self, app: App, window: Window, play: Callable[[SavedSetUp], None]) -> None:
        """`play` begins a game."""
        self._app, self._window, self._play = app, window, play
        self._newcomer = app.progress.is_fresh

    def entries(self) -> tuple[MenuWay, ...]:
        """Return the ways in: to the lessons and to a first game, as far as the title has them."""
        lessons = (self._list_entry(),) if self.lessons else ()
        coached = (self._game_entry(),) if self._app.box.coach is not None else ()
        return (*lessons, *coached)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Those that help to play the open edition."""
        box = self._app.box
        edition = self._app.edition or box.editions[0]
        return tuple(each for each in box.lessons if edition in (each.editions or box.editions))

    def _list_entry(self) -> MenuWay:
        """Return the way to the lessons; its note says how many are done."""
        done = sum(lesson.name in self._app.progress.finished for lesson in self.lessons)
        note = self._app.say("lessons.done", done=done, lessons=len(self.lessons))
        return MenuWay("lessons", "lantern", "@menu-lessons", self.open_list, note if done else "")

    def _game_entry(self) -> MenuWay:
        """Return the way to a game of three against the two weakest levels, with the coach.

        Where a title has several editions, it names the one of the open box.
        """
        app = self._app
        named = edition_told(app, app.edition)
        note = app.say("menu.first-game-of", edition=named) if named else ""
        return MenuWay("first-game", "flag", "@menu-first-game", self._play_first, note)

    def _play_first(self) -> None:
        app, kinds = self._app, self._app.players.kinds
        app.choose(coach=True)
        app.progress.forget_told()
        usual = preset("three", app.box.player_names, kinds[0], app.fresh_seed())
        last = replace(usual.seats[2], player=kinds[min(1, len(kinds) - 1)])
        self._play(replace(usual, seats=(*usual.seats[:2], last), edition=app.edition))

    def way_on(self) -> MenuWay | None:
        """Return what a newcomer does next: two lessons, then a game with the coach, else None.

        The lessons teach the usual edition: in another one the coach begins.

        A newcomer is who had learned nothing of the title when it was opened, or has begun with the
        first lesson. Settings that were chosen say nothing about that.
        """
        progress = self._app.progress
        is_other = bool(other_edition_told(self._app))
        first = () if is_other else self._app.box.lessons[:FIRST_LESSONS]
        known = progress.finished | set(progress.begun)
        if not (self._newcomer or any(lesson.name in known for lesson in first)):
            return None
        for at, lesson in enumerate(first):
            if lesson.name not in progress.finished:
                return self._lesson_entry(lesson, "next-lesson" if at else "first-lesson")
        is_coached = bool(progress.told) or self._app.box.coach is None
        if is_coached or not (first or is_other):
            return None
        return self._game_entry()

    def _lesson_entry(self, lesson: Lesson, key: str) -> MenuWay:
        """Return the way into one lesson; its note names it unless it is the first."""
        say, note = self._app.say, ""
        if key != "first-lesson":
            minutes = say("lessons.minutes", minutes=lesson.minutes)
            note = f"{say(f'lesson.{lesson.name}.title')} · {minutes}"
        return MenuWay(key, "lantern", "@menu-first-lesson", lambda: self.begin(lesson), note)

    def open_list(self) -> None:
        """Show the lessons."""
        screen = LessonListScreen(self._app, self.lessons, self._app.progress, self.begin)
        self._window.push(screen)

    def begin(self, lesson: Lesson) -> None:
        """Open a lesson at the step the player had come to."""
        self._open(lesson, self._app.progress.begun.get(lesson.name, 0))

    def _open(self, lesson: Lesson, at: int) -> None:
        lesson_run = LessonRun(self._app, lesson, min(at, len(lesson.steps) - 1))

        def go_to(step: int) -> None:
            self._window.pop()
            self._open(lesson, step)

        def finished() -> None:
            self._app.progress.finish(lesson.name)
            self._window.pop()
            if not isinstance(self._window.screen, LessonListScreen):
                self.open_list()

        self._window.push(LessonScreen(self._app, lesson_run, go_to, finished, self._window.pop))
