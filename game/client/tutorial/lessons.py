"""The lessons of a title: their menu, and a lesson at the table."""

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from game.box.lesson import Lesson
from game.client.app import App
from game.client.screens.table import TableScreen
from game.client.session.director import ObservedStep
from game.client.session.prompt_controller import PromptController, TableExits
from game.client.stored.set_up import SavedSetUp, make_preset_set_up
from game.client.tutorial.lesson import LessonPromptController, LessonRun
from game.client.tutorial.lesson_list import LessonListScreen
from game.client.tutorial.lesson_panel import EMPTY_LESSON_STEP, LessonNote, LessonText
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.edition_names import edition_name, non_default_edition_name
from game.client.widgets.frames import MenuItem
from game.match.match import Question as Due
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion

MAX_EVENT_TEXTS = 6  # lines of what others did

NEWCOMER_LESSON_COUNT = 2  # as many as one needs to follow a game


class LessonScreen(TableScreen):
    """The table of a lesson: it shows each step when all animation has ended, and waits for the
    continue button or a move."""

    offers_aids = False
    shows_task = True

    def __init__(
        self,
        app: App,
        lesson_run: LessonRun,
        go_to: Callable[[int], None],
        on_finished: Callable[[], None],
        leave_lesson: Callable[[], None],
        finish_button_key: str = "finish",
    ) -> None:
        """Make the table of a lesson. `go_to` opens the lesson at another step; `on_finished` is
        called at the end by the button whose text key is `finish_button_key`, and `leave_lesson`
        when the lesson is left."""
        self.lesson_run = lesson_run
        self._go_to_step = go_to
        self._on_finished = on_finished
        self._finish_button_key = finish_button_key
        self._shown_step_index = -1  # the one that is shown
        self._objection_text = ""
        self._had_picks_at_objection = False
        self._event_texts: tuple[str, ...] = ()
        exits = TableExits(lambda match: None, leave_lesson)  # its end leads on like any step
        super().__init__(app, lesson_run.match, exits, lesson_run.prompter)
        self.note = LessonNote(app, self)

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller that accepts only the lesson's moves."""
        return LessonPromptController(
            self.app, self.stage, self, lesson_run=self.lesson_run, on_refused=self._show_objection
        )

    def _make_table(self) -> None:
        super()._make_table()
        self.note.move_rings_to_new_table()

    def update(self, seconds: float) -> None:
        """Continue the game, and show the current step when all animation has ended."""
        super().update(seconds)
        self._remove_objection_at_next_pick()
        self._show_and_store_step_if_due()

    def draw(self, target: Surface) -> list[Rect]:
        """Draw the screen; first move the note to where it does not cover a dialog that has opened
        or targets that are lit. If drawing changes the height of a dialog, the note avoids it from
        the next drawing on."""
        self.note.avoid_dialog_and_lit_targets()
        rects = super().draw(target)
        self.note.avoid_dialog_and_lit_targets()
        return rects

    def has_shown_all_moves(self) -> bool:
        """Return whether all prescribed moves have been played and shown."""
        return self.lesson_run.prompter.has_played_all and not self.director.is_busy

    def _advance_match(self) -> None:
        super()._advance_match()
        self._show_and_store_step_if_due()

    def position_sentences(self) -> tuple[str, ...]:
        """Return the lesson's text, then the position, as sentences."""
        told = self.lesson_text()
        spoken = (*told.event_texts, told.text, told.asked_text, told.objection)
        said = tuple(text for text in spoken if text)
        return (*said, *super().position_sentences())

    def _ask_question_or_hand_over(self, due: Due) -> None:
        """Ask for a move if the current step expects one; otherwise show a note that there is
        something to read."""
        if self.lesson_run.step.move:
            super()._ask_question_or_hand_over(due)
            return
        if self.hot_seat.change_viewer_and_conceal_hand(due.seat):
            self._show_current_view()
        self._show_waiting_note(
            "" if self.lesson_run.is_at_last_step else self.app.say("learning.read-on")
        )

    def _thinking_text(self) -> str:
        """Return the usual sentence that a player is thinking; "" when all prescribed moves have
        been played."""
        return "" if self.lesson_run.prompter.has_played_all else super()._thinking_text()

    def _show_and_store_step_if_due(self) -> None:
        if self.is_animation_paused:
            return
        waiting = not self.has_shown_all_moves()
        if not waiting and self._shown_step_index != self.lesson_run.step_index:
            self._shown_step_index = self.lesson_run.step_index
            self._objection_text = ""
            self.app.learning_progress_in_open_title.store_lesson_step(
                self.lesson_run.lesson.name, self._shown_step_index
            )
            self._show_lesson_note()
            if self.lesson_run.step.move:
                self.note.focus_pickable_target(shows_focus_ring=self.stage.is_last_input_key)
            else:
                self.note.focus_continue_button(shows_focus_ring=self.stage.is_last_input_key)
        elif self.note.shown_text is None or self.note.shown_text.is_waiting != waiting:
            self._show_lesson_note()

    def _show_lesson_note(self) -> None:
        """Show the texts of the current step; nothing is highlighted while others move."""
        told = self.lesson_text()
        self.note.show_step(told, EMPTY_LESSON_STEP if told.is_waiting else self.lesson_run.step)

    def lesson_text(self) -> LessonText:
        """Return the texts that the lesson's panel shows now."""
        lesson_run = self.lesson_run
        say = self.app.say
        waiting = self._shown_step_index != lesson_run.step_index or not self.has_shown_all_moves()
        at = max(self._shown_step_index, 0)
        lesson = lesson_run.lesson
        step = lesson.steps[at]
        asked = "learning.meanwhile" if waiting else lesson.text_key(at, "do")
        leads = (
            "show"
            if step.move
            else self._finish_button_key
            if at == len(lesson.steps) - 1
            else "next"
        )
        return LessonText(
            title=say(f"lesson.{lesson.name}.title"),
            step_number_text=say("learning.step", step=at + 1, steps=len(lesson.steps)),
            text=say(lesson.text_key(at)),
            asked_text=say(asked) if step.move else "",
            objection="" if waiting else self._objection_text,
            continue_button_key=leads,
            is_waiting=waiting,
            is_first_step=at == 0,
            event_texts=self._event_texts,
            pieces_drawn_above=step.enlarged_pieces,
        )

    def _on_step_shown(self, observed_step: ObservedStep) -> None:
        """After a step of another seat, add its journal lines to the note; after a step of the
        player, clear them."""
        super()._on_step_shown(observed_step)
        mover = observed_step.feed_entry.mover
        if mover == self.hot_seat.viewer:
            self._event_texts = ()
        elif mover >= 0 and observed_step.journal_events:
            told = self.table.journal_entries(
                observed_step.journal_events, observed_step.feed_entry.step_count
            )
            seen = (entry.text for entry in told if entry.is_action or entry.places)
            self._event_texts = (*self._event_texts, *seen)[-MAX_EVENT_TEXTS:]
            if self.note.shown_text is not None:
                self._show_lesson_note()

    def skip_step_or_finish_lesson(self) -> None:
        """Play the rest of the moves that the current step expects and go to the next step; at the
        last step finish the lesson. Do nothing while moves are being shown."""
        if self._shown_step_index != self.lesson_run.step_index or not self.has_shown_all_moves():
            return
        if self.lesson_run.is_at_last_step:
            self._on_finished()
            return
        self._show_waiting_note("")
        self._event_texts = ()
        self.lesson_run.skip_step()
        self._advance_match()

    def show_previous_step(self) -> None:
        """Show the previous step, if there is one."""
        if self._shown_step_index > 0:
            self._go_to_step(self._shown_step_index - 1)

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, turn_end_waits: bool = False
    ) -> None:
        """Remove the objection to an earlier move, since only the expected move is ever played, and
        continue as at every table. If `turn_end_waits`, the end of a turn is held until it is
        confirmed."""
        had_objection = bool(self._objection_text)
        self._objection_text = ""
        super().on_move_played(question, places, turn_end_waits=turn_end_waits)
        if had_objection:
            self._show_lesson_note()

    def _remove_objection_at_next_pick(self) -> None:
        """Remove the objection as soon as the player picks something else."""
        if not self._objection_text:
            return
        has_picks = self.table.pending_picks() is not None
        if has_picks and not self._had_picks_at_objection:
            self._objection_text = ""
            self._show_lesson_note()
        self._had_picks_at_objection = has_picks

    def _show_objection(self, objection: str) -> None:
        self._objection_text = objection
        self.kit.sound.play("not-possible")
        self.ask_again()
        self._had_picks_at_objection = self.table.pending_picks() is not None
        self._show_lesson_note()

    def open_menu(self) -> None:
        """Ask whether to restart the lesson, to leave it or to stay."""
        say = self.app.say
        lesson = self.lesson_run.lesson
        has_seen_all = self._shown_step_index == len(lesson.steps) - 1
        stay = say("learning.stay-finished" if has_seen_all else "learning.stay")
        replies = [
            DialogReply(say("learning.again"), lambda: self._go_to_step(0), name="lesson-again"),
            DialogReply(say("learning.leave"), self.table_exits.on_leave, name="lesson-leave"),
            DialogReply(stay, self.ask_again, "primary", "@back", name="lesson-stay"),
        ]
        note = say("learning.kept-finished" if has_seen_all else "learning.kept")
        open_question_dialog(self.stage, say(f"lesson.{lesson.name}.title"), [note], replies)


class LessonMenu:
    """Makes the menu entries about lessons and a first game, and opens the list of lessons and
    single lessons above the top screen."""

    def __init__(self, app: App, window: Window, start_game: Callable[[SavedSetUp], None]) -> None:
        """Store the app and the window; `start_game` begins a game with the coach."""
        self._app = app
        self._window = window
        self._play_game = start_game
        self._is_newcomer = app.learning_progress_in_open_title.has_begun_no_lesson

    def make_menu_entries(self) -> tuple[MenuItem, ...]:
        """Return the menu entries of the lessons and of a first game, if the title has them."""
        lessons = (self._make_lesson_list_entry(),) if self.lessons else ()
        coached = (self._make_first_game_entry(),) if self._app.box.coach is not None else ()
        return (*lessons, *coached)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that apply to the open edition."""
        box = self._app.box
        edition = self._app.edition or box.editions[0]
        return tuple(each for each in box.lessons if edition in (each.editions or box.editions))

    def _make_lesson_list_entry(self) -> MenuItem:
        """Return the menu entry of the list of lessons; its note says how many are finished, if
        any."""
        done = sum(
            lesson.name in self._app.learning_progress_in_open_title.finished_lessons
            for lesson in self.lessons
        )
        note = self._app.say("lessons.done", done=done, lessons=len(self.lessons))
        return MenuItem("lessons", "lantern", "@menu-lessons", self.open_list, note if done else "")

    def _make_first_game_entry(self) -> MenuItem:
        """Return the menu entry of a first game: three players, the two weakest levels, with the
        coach.

        If the title has several editions, the note names the open one.
        """
        app = self._app
        named = edition_name(app, app.edition)
        note = app.say("menu.first-game-of", edition=named) if named else ""
        return MenuItem("first-game", "flag", "@menu-first-game", self._play_first_game, note)

    def _play_first_game(self) -> None:
        app = self._app
        kinds = self._app.computer_players.player_kinds
        app.learning_progress_in_open_title.forget_explained_and_declined()
        usual = make_preset_set_up("three", app.box.player_names, kinds[0], app.make_seed())
        last = replace(usual.seats[2], player=kinds[min(1, len(kinds) - 1)])
        seats = (*usual.seats[:2], last)
        expansions = app.box.first_game_expansions
        self._play_game(replace(usual, seats=seats, expansions=expansions, edition=app.edition))

    def make_next_newcomer_entry(self) -> MenuItem | None:
        """Return the menu entry for the next step of a newcomer: the first unfinished one of the
        first two lessons or, when both are finished, a first game with the coach.

        In another edition than the default one, which the lessons teach, the entry is always that
        of the coached game, even for a person who knows the title. Return None if the edition has
        no coach for this game. In the default edition also return None for a person who is no
        newcomer: who had begun a lesson of the title when it was opened, but neither of the first
        two.
        """
        progress = self._app.learning_progress_in_open_title
        is_other = bool(non_default_edition_name(self._app))
        first = () if is_other else self._app.box.lessons[:NEWCOMER_LESSON_COUNT]
        known = progress.finished_lessons | set(progress.next_step_by_lesson)
        is_newcomer = self._is_newcomer or any(lesson.name in known for lesson in first)
        if not (is_newcomer or is_other):
            return None
        for at, lesson in enumerate(first):
            if lesson.name not in progress.finished_lessons:
                return self._make_lesson_entry(lesson, "next-lesson" if at else "first-lesson")
        has_coach = self._app.box.coach_of_edition(self._app.edition) is not None
        return self._make_first_game_entry() if has_coach and (first or is_other) else None

    def _make_lesson_entry(self, lesson: Lesson, key: str) -> MenuItem:
        """Return the menu entry `key` that opens a lesson; for every lesson but the first its note
        names the lesson and its minutes."""
        say = self._app.say
        note = ""
        if key != "first-lesson":
            minutes = say("lessons.minutes", minutes=lesson.minutes)
            note = f"{say(f'lesson.{lesson.name}.title')} · {minutes}"
        return MenuItem(
            key,
            "lantern",
            "@menu-first-lesson",
            lambda: self.open_lesson_where_left_off(lesson),
            note,
        )

    def open_list(self) -> None:
        """Show the list of lessons."""
        screen = LessonListScreen(
            self._app,
            self.lessons,
            self._app.learning_progress_in_open_title,
            self.open_lesson_where_left_off,
        )
        self._window.push(screen)

    def open_lesson_where_left_off(self, lesson: Lesson) -> None:
        """Open a lesson at the step the player had reached."""
        self._open_lesson_at_step(
            lesson,
            self._app.learning_progress_in_open_title.next_step_by_lesson.get(lesson.name, 0),
        )

    def _open_lesson_at_step(self, lesson: Lesson, step_index: int) -> None:
        lesson_run = LessonRun(self._app, lesson, min(step_index, len(lesson.steps) - 1))

        def go_to(step_number: int) -> None:
            self._window.pop()
            self._open_lesson_at_step(lesson, step_number)

        following = self._next_unfinished(lesson)

        def store_finished_lesson() -> None:
            self._app.learning_progress_in_open_title.mark_lesson_finished(lesson.name)
            self._window.pop()
            if following is not None:
                self.open_lesson_where_left_off(following)
            elif not isinstance(self._window.screen, LessonListScreen):
                self.open_list()

        def leave_lesson() -> None:
            if lesson_run.is_at_last_step:
                self._app.learning_progress_in_open_title.mark_lesson_finished(lesson.name)
            self._window.pop()

        way_out = "finish" if following is None else "next-lesson"
        screen = LessonScreen(
            self._app, lesson_run, go_to, store_finished_lesson, leave_lesson, way_out
        )
        self._window.push(screen)

    def _next_unfinished(self, lesson: Lesson) -> Lesson | None:
        """Return the first unfinished lesson after this one, None if there is none."""
        lessons = self.lessons
        at = lessons.index(lesson) + 1 if lesson in lessons else 0
        finished = self._app.learning_progress_in_open_title.finished_lessons
        return next((each for each in lessons[at:] if each.name not in finished), None)
