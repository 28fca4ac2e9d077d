"""Pictures of every screen and every kind of question, reproducible at every run."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.box.box_pictures import TableScreenshot
from game.client.hints.hint_panel import first_unanswered_question
from game.client.online.online_tables_page import OnlineTablesPage
from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.client.screenshots.pack_shots import take_pack_screenshots
from game.client.screenshots.puzzle_shots import take_puzzle_screenshots
from game.client.screenshots.sample_online_tables import make_sample_online_tables_content
from game.client.screenshots.shot_context import ScreenshotContext
from game.client.screenshots.shot_names import (
    BOARD_DIALOG_SCREENSHOTS,
    CLICKED_BUTTONS_BY_MENU_SCREENSHOT,
    HINT_SCREENSHOTS,
    JUDGED_REPLAY_SCREENSHOTS,
    LATE_GAME_SCREENSHOTS,
    LESSON_SCREENSHOTS,
    LOOK_BACK_SCREENSHOTS,
    SAVED_GAME_SCREENSHOTS,
    SCREENSHOTS_WITHOUT_GAME,
    SOLO_SETUP_SCREENSHOT,
    SOLO_TABLE_SCREENSHOT,
    reachable_screenshot_names,
)
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.tutorial.lessons import LessonScreen
from game.engine.move import Move
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import PersonalQuestion

END_TURN_BUTTON = "end-turn"
SETTLE_SECONDS = 1.5
UPDATE_STEPS_PER_DRAWN_FRAME = 3  # so many sixtieths a frame: nobody looks at what is on the way
MAX_QUESTIONS = 600
PICTURED_LESSON_INDEX = 2
REPLAY_POSITION_SHARE = 0.6
SHOWN_MARKED_DECISION_NUMBER = 3  # the one that is shown
MIN_MOVE_KINDS = 4
FIRST_ROUND_WITH_AIDS = 2  # when a hint is worth a picture
SOLO_GAME_PERCENT = 30  # percent of a solo game that are played for its picture


def take_screenshots(
    context: ScreenshotContext, folder: Path, picture_names: Sequence[str]
) -> list[Path]:
    """Write a PNG file into `folder` for every screenshot named in `picture_names`, or, if it is
    empty, for all for which the title has an occasion; return the files.

    `on_screenshot_missed` of the context is called with each of these names that was not reached.
    """
    wanted_names = picture_names or reachable_screenshot_names(
        context.app.box, context.edition, context.expansions
    )
    wanted = set(wanted_names)
    folder.mkdir(parents=True, exist_ok=True)
    context.flow.close_all_and_show_title_page()
    photographer = _Photographer(context, folder, wanted)
    photographer.take_page_screenshots()
    photographer.take_handover_screenshot()
    photographer.take_solo_game_screenshots()
    take_puzzle_screenshots(context.flow, wanted, photographer.press_keys_and_take_if_wanted)
    take_pack_screenshots(context.flow, wanted, photographer.press_keys_and_take_if_wanted)
    if not wanted <= set(SCREENSHOTS_WITHOUT_GAME):
        photographer.take_game_screenshots()
    written_names = {file.stem for file in photographer.written_files}
    for name in wanted_names:
        if name not in written_names:
            context.on_screenshot_missed(name)
    return photographer.written_files


class _Photographer:
    def __init__(self, context: ScreenshotContext, folder: Path, wanted_names: set[str]) -> None:
        self._context = context
        self._folder = folder
        self._wanted_names = (
            wanted_names | {"board"} if wanted_names & BOARD_DIALOG_SCREENSHOTS else wanted_names
        )
        self._ui = UiDriver(context.window)
        self.written_files: list[Path] = []

    def take_page_screenshots(self) -> None:
        """Take the wanted screenshots of the title page, the shelf, the pages opened from there,
        and the message about a broken file."""
        ui = self._ui
        flow = self._context.flow
        self.press_keys_and_take_if_wanted("title")
        if "shelf" in self._wanted_names:
            flow.close_all_and_show_first_page()
            self.press_keys_and_take_if_wanted("shelf")
            flow.close_all_and_show_title_page()
        for name, buttons in CLICKED_BUTTONS_BY_MENU_SCREENSHOT.items():
            if name in self._wanted_names:
                if all(self._activate_control(button) for button in buttons):
                    self.press_keys_and_take_if_wanted(name)
                flow.close_all_and_show_title_page()
        self._take_friends_screenshots()
        self.press_keys_and_take_if_wanted("rules", "f1")
        ui.type(self._context.app.box.screenshot_samples.search_text)
        self.press_keys_and_take_if_wanted("rules-search", "enter")
        flow.close_all_and_show_title_page()
        self._take_keys_page_screenshots()
        self._take_lesson_screenshots()
        self._take_coach_screenshot()
        if (
            self._context.app.box.first_round_by_short_game
            and {"practice", "message"} & self._wanted_names
        ):
            ui.click(name="practice")
            self.press_keys_and_take_if_wanted("practice")
            ui.press_keys("escape")
        if "message" in self._wanted_names:
            broken = flow.saves.path_for_number(0)
            broken.parent.mkdir(parents=True, exist_ok=True)
            broken.write_text("no game", encoding="utf-8")
            flow.games.resume_game(broken)
            self.press_keys_and_take_if_wanted("message")
            broken.unlink()
            ui.press_keys("escape")

    def _take_friends_screenshots(self) -> None:
        """Take the wanted screenshots of the two pages about online tables; the tables on them
        are invented."""
        flow = self._context.flow
        app = self._context.app
        if "friends" in self._wanted_names:
            model = make_sample_online_tables_content(app)
            self._context.window.push(
                OnlineTablesPage(app, lambda: model, flow.online.online_tables_handlers)
            )
            self.press_keys_and_take_if_wanted("friends")
            flow.close_all_and_show_title_page()
        if "new-table" in self._wanted_names:
            flow.online.open_table_set_up()
            self.press_keys_and_take_if_wanted("new-table")
            flow.close_all_and_show_title_page()

    def _take_keys_page_screenshots(self) -> None:
        """Take the wanted screenshots of the page of key bindings: first the page itself, then its
        question for a new key, after a key that another command has was pressed."""
        if not {"keys", "new-key"} & self._wanted_names:
            return
        for name in ("settings", "keys"):
            self._ui.click(name=name)
        self.press_keys_and_take_if_wanted("keys")
        if command := self._context.app.box.screenshot_samples.rebound_command:
            self._ui.click(name=f"key:{command}")
            self.press_keys_and_take_if_wanted("new-key", "f1")
            self._ui.press_keys("escape")
        self._context.flow.close_all_and_show_title_page()

    def _take_lesson_screenshots(self) -> None:
        """Take the wanted ones of three screenshots: the first lesson at its beginning, a step
        that asks for a move, and a wrong move."""
        lessons = self._context.app.box.lessons
        if not lessons or not {*LESSON_SCREENSHOTS} & self._wanted_names:
            return
        if "lesson-first" in self._wanted_names:
            self._context.flow.menus.school.open_lesson_where_left_off(lessons[0])
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )
            self.press_keys_and_take_if_wanted("lesson-first")
            self._context.flow.close_all_and_show_title_page()
        self._context.flow.menus.school.open_lesson_where_left_off(lessons[PICTURED_LESSON_INDEX])
        screen = self._ui.screen
        assert isinstance(screen, LessonScreen)
        self._ui.advance_time(SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME)
        while not screen.lesson_run.step.move:
            self._ui.press_keys("x")
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )
        self.press_keys_and_take_if_wanted("lesson")
        question = screen.prompt_controller.question
        assert question is not None
        screen.prompt_controller.play_answer(question.moves[-1].code)
        self.press_keys_and_take_if_wanted("lesson-wrong")
        self._context.flow.close_all_and_show_title_page()

    def _take_coach_screenshot(self) -> None:
        """Take a screenshot of the coach's note in a first game, at the first question with at
        least `MIN_MOVE_KINDS` kinds of moves; do nothing if it is not wanted or the title has no
        coach. Then switch the coach off and return to the title page."""
        if "coach" not in self._wanted_names or self._context.app.box.coach is None:
            return
        for name in ("learn", "first-game"):
            self._ui.click(name=name)
        for screen, question in self._iterate_open_questions():
            if len({move.kind for move in question.moves}) >= MIN_MOVE_KINDS:
                self.press_keys_and_take_if_wanted("coach")
                break
            screen.prompt_controller.play_answer(self._default_move_code(question))
        self._context.app.change_settings(coach=False)
        self._context.flow.close_all_and_show_title_page()

    def take_handover_screenshot(self) -> None:
        """Take a screenshot of the hand-over between two people, if it is wanted."""
        if "handover" in self._wanted_names:
            self._start_game((HUMAN_PLAYER, HUMAN_PLAYER, HUMAN_PLAYER))
            if isinstance(self._ui.screen, HandoverScreen):
                self.press_keys_and_take_if_wanted("handover")
            self._context.flow.close_all_and_show_title_page()

    def take_solo_game_screenshots(self) -> None:
        """Take the wanted ones of two screenshots: the set-up of a game against the hardest
        automa, and its table later in the game."""
        automa = self._context.app.box.automa
        if (
            automa is None
            or not {SOLO_SETUP_SCREENSHOT, SOLO_TABLE_SCREENSHOT} & self._wanted_names
        ):
            return
        self._ui.click(name="new-game")
        for name in (f"preset:{SOLO_TABLE_SCREENSHOT}", f"mix:{list(automa.mixes)[-1]}"):
            self._activate_control(name)
        self.press_keys_and_take_if_wanted(SOLO_SETUP_SCREENSHOT)
        if SOLO_TABLE_SCREENSHOT in self._wanted_names:
            self._activate_control("start")
            for screen, question in self._iterate_open_questions():
                if screen.match.progress_percent() >= SOLO_GAME_PERCENT:
                    self.press_keys_and_take_if_wanted(SOLO_TABLE_SCREENSHOT)
                    break
                screen.prompt_controller.play_answer(self._default_move_code(question))
        self._context.flow.close_all_and_show_title_page()

    def take_game_screenshots(self) -> None:
        """Play one game and take the wanted screenshots of its questions and its end, of the
        statistics, the saved games and the replay, of a round summary and of the crash page."""
        kinds = self._context.app.computer_players.player_kinds
        players = (HUMAN_PLAYER, kinds[-1], kinds[2], kinds[1], kinds[3])
        self._start_game(players[: self._context.seat_count], self._context.expansions)
        for screen, question in self._iterate_open_questions():
            self._take_question_screenshots(screen, question)
            self.take_hint_and_chance_screenshots(screen, question)
            if not (
                self._missing_table_screenshots()
                or LATE_GAME_SCREENSHOTS & self._missing_picture_names()
            ):
                break
            if self._ui.screen is screen and screen.prompt_controller.question is question:
                screen.prompt_controller.play_answer(self._choose_move_code(screen, question))
        if isinstance(self._ui.screen, EndScreen):
            self.press_keys_and_take_if_wanted("end")
        self._context.flow.close_all_and_show_title_page()
        if (
            "statistics" in self._wanted_names
            and self._activate_control("learn")
            and self._activate_control("statistics")
        ):
            self.press_keys_and_take_if_wanted("statistics")
        self._context.flow.close_all_and_show_title_page()
        if SAVED_GAME_SCREENSHOTS & self._wanted_names:
            self._ui.click(name="replays")
            self.press_keys_and_take_if_wanted("saves")
            self._take_replay_screenshots()
            self._context.flow.close_all_and_show_title_page()
        if "round-summary" in self._wanted_names:
            self._take_round_break_screenshot()
        if "crash" in self._wanted_names:
            self._start_game((HUMAN_PLAYER, kinds[2], kinds[1]))  # every edition is played by three
            self._context.window.on_error(RuntimeError("for a picture"))
            self.press_keys_and_take_if_wanted("crash")
            self._context.flow.close_all_and_show_title_page()

    def _take_round_break_screenshot(self) -> None:
        """Play to the end of the first round with fast animation, and take a screenshot of the
        round summary."""
        kinds = self._context.app.computer_players.player_kinds
        app = self._context.app
        at_once = {"own_speed": "instant", "computer_speed": "instant"}
        app.change_settings(**dict.fromkeys(at_once, "eightfold"))
        self._start_game((HUMAN_PLAYER, kinds[2], kinds[1]))
        for screen, question in self._iterate_open_questions():
            screen.prompt_controller.play_answer(self._default_move_code(question))
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )
            if screen.round_summary_opener.is_open:
                self.press_keys_and_take_if_wanted("round-summary")
                break
        app.change_settings(**at_once)
        self._context.flow.close_all_and_show_title_page()

    def _take_replay_screenshots(self) -> None:
        newest = self._context.flow.saves.summaries()[0].file
        self._context.flow.games.replays.open_replay(newest)
        screen = self._ui.screen
        if isinstance(screen, ReplayScreen):
            screen.go_to(round(screen.playback.history.step_count * REPLAY_POSITION_SHARE))
            self.press_keys_and_take_if_wanted("replay")
            self.press_keys_and_take_if_wanted("play-from", "p")
            self._ui.press_keys("escape")
            # the judged replay before a marked decision, and the better move
            if JUDGED_REPLAY_SCREENSHOTS & self._wanted_names:
                self._ui.press_keys("j")
                self._ui.press_keys("home")
                self._ui.advance_time(
                    SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
                )
                self.press_keys_and_take_if_wanted(
                    "replay-judged", *"." * SHOWN_MARKED_DECISION_NUMBER
                )
                self.press_keys_and_take_if_wanted("replay-better", "b")

    def take_hint_and_chance_screenshots(
        self, screen: TableScreen, question: PersonalQuestion
    ) -> None:
        """Take the missing screenshots of a hint's three parts and of the win forecast, if the
        question offers enough kinds of actions and the round is late enough."""
        aids = self._missing_picture_names() & {*HINT_SCREENSHOTS, "chances"}
        game_facts = self._context.app.box.game_facts
        acting = len({move.kind for move in question.moves}) >= MIN_MOVE_KINDS
        if not aids or not acting or game_facts.round_of(question.view) < FIRST_ROUND_WITH_AIDS:
            return
        for name in HINT_SCREENSHOTS:
            self.press_keys_and_take_if_wanted(name, "h")
        self._ui.press_keys("escape")
        if "chances" in aids:
            self._context.app.change_settings(win_bar=True)
            screen.arrange(screen.stage.units)
            self.press_keys_and_take_if_wanted("chances")
            self._context.app.change_settings(win_bar=False)
            screen.arrange(screen.stage.units)
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )

    def _start_game(self, players: Sequence[str], expansions: tuple[str, ...] = ()) -> None:
        app = self._context.app
        edition = self._context.edition
        seats = tuple(SeatPlan(*seat) for seat in zip(app.box.player_names, players, strict=False))
        set_up = SavedSetUp(seats, app.make_seed(), expansions=expansions, edition=edition)
        self._context.flow.games.begin_game_with_set_up(set_up)
        self._ui.advance_time(SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME)

    def _iterate_open_questions(self) -> Iterator[tuple[TableScreen, PersonalQuestion]]:
        for _ in range(MAX_QUESTIONS):
            screen = self._ui.screen
            if not isinstance(screen, TableScreen):
                return
            if screen.prompt_controller.question is not None:
                yield screen, screen.prompt_controller.question
            elif self._ui.sees(name=END_TURN_BUTTON):
                self._ui.click(name=END_TURN_BUTTON)
            self._ui.advance_time(
                0.1, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME, draws_last=False
            )

    def _take_question_screenshots(self, screen: TableScreen, question: PersonalQuestion) -> None:
        kinds = {move.kind for move in question.moves}
        game_facts = self._context.app.box.game_facts
        for shot in self._missing_table_screenshots():
            if shot.move_kind in kinds and game_facts.round_of(question.view) >= shot.first_round:
                self._press_keys_and_pick_place(shot, question)
                self.press_keys_and_take_if_wanted(shot.name)
                presses = len(shot.keys) + shot.picks_first_place
                while (
                    presses > 0 or screen.is_animation_paused
                ):  # some keys leave nothing to take back
                    self._ui.press_keys("escape")
                    presses -= 1
                self._ui.screen.stage.focus.focus_node(None, shows_ring=False)
                if shot.name == "board":
                    self._take_dialog_screenshots()

    def _press_keys_and_pick_place(
        self, screenshot: TableScreenshot, question: PersonalQuestion
    ) -> None:
        """Press the keys of a table screenshot and, if it has `picks_first_place`, activate the
        first place of a move of its kind."""
        for key in screenshot.keys:
            self._ui.press_keys(key)
        if screenshot.picks_first_place:
            places = next(
                move.places for move in question.moves if move.kind == screenshot.move_kind
            )
            self._activate_control(
                f"{self._context.app.box.screenshot_samples.map_target_kind}:{places[0]}"
            )

    def _activate_control(self, name: str) -> bool:
        """Focus a control by the keyboard and press it; return False if it does not exist."""
        if self._ui.screen.stage.root.find(name) is None:
            return False
        self._ui.focus_by_keyboard(name=name)
        self._ui.press_keys("enter")
        return True

    def _take_dialog_screenshots(self) -> None:
        """Take the wanted screenshots of dialogs and notes above the table, while a question
        about an action is open."""
        if "pause" in self._wanted_names:
            self.press_keys_and_take_if_wanted("pause", "escape")
            self._ui.press_keys("escape")
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )
        if "described" in self._wanted_names:
            self.press_keys_and_take_if_wanted("described", "f9")
            self._ui.press_keys("f9")
        if LOOK_BACK_SCREENSHOTS & self._wanted_names:
            self._take_look_back_screenshots()
        if "controller" in self._wanted_names:
            for button in (pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP):
                self._ui.press_controller_button(button)
            self.press_keys_and_take_if_wanted("controller")
            self._ui.click(name="last-turns")  # the mouse again
            self._ui.click(name="turns-leave")
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )

    def _take_look_back_screenshots(self) -> None:
        """Take screenshots of the round summary, the journal, and a past moment."""
        ui = self._ui
        for name, key in (("chronicle", "w"), ("journal", "j")):
            self.press_keys_and_take_if_wanted(name, key)
            if name == "chronicle":
                ui.press_keys("escape")
        lines = [
            (spot.node.name, spot.node.label)
            for spot in ui.screen.stage.visible_nodes()
            if spot.node.name.startswith("line:")
        ]
        name, label = next(line for line in reversed(lines) if lines.count(line) == 1)
        ui.click(name=name, label=label)
        ui.advance_time(SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME)
        self.press_keys_and_take_if_wanted("look-back")
        ui.press_keys("escape")
        ui.advance_time(SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME)

    def _choose_move_code(self, screen: TableScreen, question: PersonalQuestion) -> int:
        """Return the code of a move that leads to a missing table screenshot, the first one to
        which a move leads now; if there is no such move, the code of the move that a computer
        chooses."""
        round_now = self._context.app.box.game_facts.round_of(question.view)
        for shot in self._missing_table_screenshots():
            leads = [move for move in question.moves if move.kind == shot.leading_move_kind]
            if leads and round_now >= shot.first_round:
                return next(
                    (
                        lead
                        for lead in leads
                        if _leads_to_pictured_question(screen, question, lead, shot)
                    ),
                    leads[0],
                ).code
        return self._default_move_code(question)

    def _default_move_code(self, question: PersonalQuestion) -> int:
        """Return the code of the move that a computer chooses for the person."""
        return self._context.choose_move_code(
            self._context.flow.table_screen.match.options, question
        )

    def _missing_picture_names(self) -> set[str]:
        return self._wanted_names - {file.stem for file in self.written_files}

    def _missing_table_screenshots(self) -> list[TableScreenshot]:
        missing = self._missing_picture_names()
        context = self._context
        samples = context.app.box.screenshot_samples.table_screenshots
        wanted = (shot for shot in samples if shot.name in missing)
        return [shot for shot in wanted if shot.belongs_to(context.edition, context.expansions)]

    def press_keys_and_take_if_wanted(self, name: str, *keys: str) -> None:
        """Press the keys in any case; then, if the screenshot `name` is wanted, write it and
        report it."""
        for key in keys:
            self._ui.press_keys(key)
        if name in self._wanted_names:
            stage = self._ui.screen.stage
            if stage.pointer.has_not_moved_since_page_opened:  # since a click on another page
                stage.pointer.forget_position()
                stage.update_before_next_drawing()
            self._ui.advance_time(
                SETTLE_SECONDS, sixtieths_per_iteration=UPDATE_STEPS_PER_DRAWN_FRAME
            )
            self.written_files.append(self._folder / f"{name}.png")
            self._ui.save_screenshot(self.written_files[-1])
            self._context.on_screenshot_taken(name, self._ui.screen.stage)


def _leads_to_pictured_question(
    screen: TableScreen, question: PersonalQuestion, leading_move: Move, screenshot: TableScreenshot
) -> bool:
    """Return whether the question that follows directly after the move `leading_move` offers a move
    of the screenshot's kind."""
    following = first_unanswered_question(screen.match, question, (leading_move.text,))
    return screenshot.move_kind in {move.kind for move in following.moves}
