"""The lessons of a title: their menu, and a lesson at the table."""

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from game.box.lesson import Lesson
from game.client.app import App
from game.client.screens.table import TableScreen
from game.client.session.director import ObservedStep
from game.client.session.question import PromptController, TableHandlers
from game.client.stored.set_up import SavedSetUp, preset_set_up
from game.client.tutorial.lesson import LessonPromptController, LessonRun
from game.client.tutorial.lesson_list import LessonListScreen
from game.client.tutorial.lesson_panel import NOTHING, LessonNote, LessonText
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.edition_names import edition_name, other_edition_name
from game.client.widgets.frames import MenuItem
from game.match.match import Question as Due
from game.scene.window.window import Window

MOST_TOLD = 6  # lines of what others did

FIRST_LESSONS = 2  # as many as one needs to follow a game


class LessonScreen(TableScreen):
    """Shows a step when all animation has ended; waits for a click or a move."""

    aided = False

    def __init__(
        self,
        app: App,
        lesson_run: LessonRun,
        go_to: Callable[[int], None],
        finished: Callable[[], None],
        leave: Callable[[], None],
        way_out: str = "finish",
    ) -> None:
        """`go_to` opens another step, `finished` is called at the end by the button `way_out`."""
        self.lesson_run = lesson_run
        self._go_to = go_to
        self._finished = finished
        self._way_out = way_out
        self._step = -1  # the one that is shown
        self._objection = ""
        self._happened: tuple[str, ...] = ()
        exits = TableHandlers(lambda match: None, leave)  # its end leads on like any step
        super().__init__(app, lesson_run.match, exits, lesson_run.prompter)
        self.note = LessonNote(app, self)

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller that accepts only the lesson's moves."""
        return LessonPromptController(
            self.app, self.stage, self, lesson_run=self.lesson_run, on_refused=self._show_objection
        )

    def _make_table(self) -> None:
        super()._make_table()
        self.note.move_to_new_table()

    def update(self, seconds: float) -> None:
        """Continue the game, and show the next step when nothing moves."""
        super().update(seconds)
        self._show_step_if_due()

    def draw(self, target: Surface) -> list[Rect]:
        """Draw the screen after moving the note, since a dialog may have opened."""
        self.note.avoid_dialog()
        return super().draw(target)

    def has_shown_all_moves(self) -> bool:
        """Return whether all prescribed moves have been played and shown."""
        return self.lesson_run.prompter.has_played_all and not self.director.is_busy

    def _advance_match(self) -> None:
        super()._advance_match()
        self._show_step_if_due()

    def described_table(self) -> tuple[str, ...]:
        """Return the lesson's text, then the position, as sentences."""
        told = self._note_text()
        spoken = (*told.happened, told.text, told.asked, told.objection)
        said = tuple(text for text in spoken if text)
        return (*said, *super().described_table())

    def _ask(self, due: Due) -> None:
        """Ask for a move only if the step does; else table and note would ask for different
        things."""
        if self.lesson_run.step.move:
            super()._ask(due)
            return
        if self.hot_seat.change_viewer(due.seat):
            self._show_now()
        self._show_waiting_note("" if self.lesson_run.is_last else self.app.say("learning.read-on"))

    def _thinking_text(self) -> str:
        """Return "": no one thinks while the lesson waits for its reader."""
        return "" if self.lesson_run.prompter.has_played_all else super()._thinking_text()

    def _show_step_if_due(self) -> None:
        if self.is_paused:
            return
        waiting = not self.has_shown_all_moves()
        if not waiting and self._step != self.lesson_run.at:
            self._step = self.lesson_run.at
            self._objection = ""
            self.app.progress.store_lesson_step(self.lesson_run.lesson.name, self._step)
            self._show_note()
            if self.lesson_run.step.move:
                self.note.focus_pickable_target(shown=self.stage.by_keys)
            else:
                self.note.focus_continue_button(shown=self.stage.by_keys)
        elif self.note.shown_text is None or self.note.shown_text.waiting != waiting:
            self._show_note()

    def _show_note(self) -> None:
        """Show the step; while others move nothing is highlighted."""
        told = self._note_text()
        self.note.show_step(told, NOTHING if told.waiting else self.lesson_run.step)

    def _note_text(self) -> LessonText:
        lesson_run = self.lesson_run
        say = self.app.say
        waiting = self._step != lesson_run.at or not self.has_shown_all_moves()
        at = max(self._step, 0)
        lesson = lesson_run.lesson
        step = lesson.steps[at]
        asked = "learning.meanwhile" if waiting else lesson.key(at, "do")
        leads = "show" if step.move else self._way_out if at == len(lesson.steps) - 1 else "next"
        return LessonText(
            title=say(f"lesson.{lesson.name}.title"),
            number=say("learning.step", step=at + 1, steps=len(lesson.steps)),
            text=say(lesson.key(at)),
            asked=say(asked) if step.move else "",
            objection="" if waiting else self._objection,
            leads=leads,
            waiting=waiting,
            first=at == 0,
            happened=self._happened,
            figures=step.figures,
        )

    def _on_step_shown(self, scene: ObservedStep) -> None:
        """Show what the others do, until the player moves or continues."""
        super()._on_step_shown(scene)
        mover = scene.seen.mover
        if mover == self.hot_seat.viewer:
            self._happened = ()
        elif mover >= 0 and scene.lines:
            told = self.table.journal_entries(scene.lines, scene.seen.step)
            seen = (entry.text for entry in told if entry.is_action or entry.places)
            self._happened = (*self._happened, *seen)[-MOST_TOLD:]
            if self.note.shown_text is not None:
                self._show_note()

    def read_on(self) -> None:
        """Continue; if a move is expected, show it; at the end, finish."""
        if self._step != self.lesson_run.at or not self.has_shown_all_moves():
            return
        if self.lesson_run.is_last:
            self._finished()
            return
        self._show_waiting_note("")
        self._happened = ()
        self.lesson_run.pass_step()
        self._advance_match()

    def back_a_step(self) -> None:
        """Show the previous step, if there is one."""
        if self._step > 0:
            self._go_to(self._step - 1)

    def _show_objection(self, objection: str) -> None:
        self._objection = objection
        self.kit.sound.play("not-possible")
        self.ask_again()
        self._show_note()

    def open_menu(self) -> None:
        """Offer to restart or to leave; the lesson waits meanwhile."""
        say = self.app.say
        replies = [
            Reply(say("learning.again"), lambda: self._go_to(0), name="lesson-again"),
            Reply(say("learning.leave"), self.exits.leave, name="lesson-leave"),
            Reply(say("learning.stay"), self.ask_again, "primary", "@back", name="lesson-stay"),
        ]
        title = say(f"lesson.{self.lesson_run.lesson.name}.title")
        ask(self.stage, title, [say("learning.kept")], replies)


class LessonMenu:
    """Opens the list of lessons and the lessons, above the present screen."""

    def __init__(self, app: App, window: Window, play: Callable[[SavedSetUp], None]) -> None:
        """`play` begins a game with the coach."""
        self._app = app
        self._window = window
        self._play = play
        self._newcomer = app.progress.is_fresh

    def menu_entries(self) -> tuple[MenuItem, ...]:
        """Return the menu entries of the lessons and of a first game, if the title has them."""
        lessons = (self._list_entry(),) if self.lessons else ()
        coached = (self._game_entry(),) if self._app.box.coach is not None else ()
        return (*lessons, *coached)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that apply to the open edition."""
        box = self._app.box
        edition = self._app.edition or box.editions[0]
        return tuple(each for each in box.lessons if edition in (each.editions or box.editions))

    def _list_entry(self) -> MenuItem:
        """Return the entry of the list of lessons; its note tells how many are finished."""
        done = sum(lesson.name in self._app.progress.finished for lesson in self.lessons)
        note = self._app.say("lessons.done", done=done, lessons=len(self.lessons))
        return MenuItem("lessons", "lantern", "@menu-lessons", self.open_list, note if done else "")

    def _game_entry(self) -> MenuItem:
        """Return the entry of a game of three against the two weakest levels, with the coach.

        If a title has several editions, it names the open one.
        """
        app = self._app
        named = edition_name(app, app.edition)
        note = app.say("menu.first-game-of", edition=named) if named else ""
        return MenuItem("first-game", "flag", "@menu-first-game", self._play_first, note)

    def _play_first(self) -> None:
        app = self._app
        kinds = self._app.players.kinds
        app.progress.forget_explained()
        usual = preset_set_up("three", app.box.player_names, kinds[0], app.fresh_seed())
        last = replace(usual.seats[2], player=kinds[min(1, len(kinds) - 1)])
        seats = (*usual.seats[:2], last)
        expansions = app.box.first_game
        self._play(replace(usual, seats=seats, expansions=expansions, edition=app.edition))

    def next_entry(self) -> MenuItem | None:
        """Return the next entry for a newcomer: two lessons, then a game with the coach, else None.

        The lessons teach the default edition; for another one the coached game comes first. A
        newcomer had learned nothing of the title when it was opened, or has begun with the first
        lesson; settings do not matter.
        """
        progress = self._app.progress
        is_other = bool(other_edition_name(self._app))
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

    def _lesson_entry(self, lesson: Lesson, key: str) -> MenuItem:
        """Return the entry of one lesson; its note names it unless it is the first."""
        say = self._app.say
        note = ""
        if key != "first-lesson":
            minutes = say("lessons.minutes", minutes=lesson.minutes)
            note = f"{say(f'lesson.{lesson.name}.title')} · {minutes}"
        return MenuItem(key, "lantern", "@menu-first-lesson", lambda: self.begin(lesson), note)

    def open_list(self) -> None:
        """Show the list of lessons."""
        screen = LessonListScreen(self._app, self.lessons, self._app.progress, self.begin)
        self._window.push(screen)

    def begin(self, lesson: Lesson) -> None:
        """Open a lesson at the step the player had reached."""
        self._open(lesson, self._app.progress.begun.get(lesson.name, 0))

    def _open(self, lesson: Lesson, at: int) -> None:
        lesson_run = LessonRun(self._app, lesson, min(at, len(lesson.steps) - 1))

        def go_to(step: int) -> None:
            self._window.pop()
            self._open(lesson, step)

        following = self._next_unfinished(lesson)

        def finished() -> None:
            self._app.progress.finish(lesson.name)
            self._window.pop()
            if following is not None:
                self.begin(following)
            elif not isinstance(self._window.screen, LessonListScreen):
                self.open_list()

        def leave() -> None:
            if lesson_run.is_last:
                self._app.progress.finish(lesson.name)
            self._window.pop()

        way_out = "finish" if following is None else "next-lesson"
        screen = LessonScreen(self._app, lesson_run, go_to, finished, leave, way_out)
        self._window.push(screen)

    def _next_unfinished(self, lesson: Lesson) -> Lesson | None:
        """Return the first unfinished lesson that comes after this one."""
        lessons = self.lessons
        at = lessons.index(lesson) + 1 if lesson in lessons else 0
        finished = self._app.progress.finished
        return next((each for each in lessons[at:] if each.name not in finished), None)
