"""Pictures of every screen and every kind of question, reproducible at every run."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.box.box_pictures import TableShot
from game.client.hints.hint_panel import first_unanswered_question
from game.client.online.friends_page import FriendsPage
from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.client.screenshots.friends_model import friends_model
from game.client.screenshots.other_shots import PUZZLE_SHOTS, take_puzzles
from game.client.screenshots.pack_shots import PACK_SHOTS, take_packs
from game.client.screenshots.shot_context import ShotContext
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.tutorial.lessons import LessonScreen
from game.engine.move import Move
from game.engine.reasons import Unreadable
from game.records.records import HUMAN
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import PersonalQuestion

MENUS = {  # what is clicked, one after the other, to come there
    "setup": ("new-game",),
    "learn-menu": ("learn",),
    "learn": ("learn", "how-to-play"),
    "challenges": ("learn", "challenges"),
    "scenarios": ("learn", "challenges", "tab:scenario"),
    "ladder": ("learn", "challenges", "tab:rung"),
    "no-statistics": ("learn", "statistics"),
    "no-saves": ("replays",),
    "lessons": ("learn", "lessons"),
    "settings": ("settings",),
    "credits": ("credits",),
}
SOLO_SETUP = "setup-solo"
SOLO = "solo"
FRIENDS = ("friends", "new-table")
WITHOUT_GAME = (
    *("title", "shelf", *MENUS, *FRIENDS, "keys", "new-key"),
    *("rules", "rules-search", "practice", "message"),
    *(SOLO_SETUP, "handover", SOLO, "lesson-first", "lesson", "lesson-wrong", "coach"),
    *(*PUZZLE_SHOTS, *PACK_SHOTS),
)
HINTS = ("hint-where", "hint-what", "hint-why")
PAGES = (
    *WITHOUT_GAME,
    *("pause", "described", "controller", "crash", "end", "statistics", "saves", "replay"),
    *("journal", "chronicle", "look-back"),
    *("round-summary", "play-from", *HINTS, "chances", "replay-judged", "replay-better"),
)
OVER_THE_TABLE = frozenset({"journal", "chronicle", "look-back"})
ABOVE_THE_BOARD = OVER_THE_TABLE | {"pause", "described", "controller"}
"""What is pictured with the board."""
JUDGED = frozenset({"replay-judged", "replay-better"})
KEPT = JUDGED | {"saves", "replay", "play-from"}
LATE = KEPT | {"end", "statistics", "chances", *HINTS}
REST_SECONDS = 1.5
STEPS = 3  # so many sixtieths a frame: nobody looks at what is on the way
MOST_QUESTIONS = 600
PICTURED_LESSON = 2
REPLAY_SHARE = 0.6
MARKED_DECISION = 3  # the one that is shown
KINDS_OF_ACTIONS = 4
AIDS_ROUND = 2  # when a hint is worth a picture
SOLO_SHARE = 30  # percent of a solo game that are played for its picture


def names_of(table_shots: Sequence[TableShot]) -> tuple[str, ...]:
    """Return the names of all shots."""
    return (*PAGES, *(shot.name for shot in table_shots))


def check_names(only: Sequence[str], table_shots: Sequence[TableShot]) -> None:
    """Raise Unreadable with the known names if one of `only` is unknown."""
    allowed = names_of(table_shots)
    for name in only:
        if name not in allowed:
            raise Unreadable(f"There is no shot {name}; allowed: {', '.join(allowed)}.")


def take_shots(context: ShotContext, folder: Path, only: Sequence[str]) -> list[Path]:
    """Write a PNG for every requested picture (all without `only`); return the files."""
    wanted = set(only or names_of(context.app.box.pictures.table))
    folder.mkdir(parents=True, exist_ok=True)
    context.flow.open_title()
    photographer = _Photographer(context, folder, wanted)
    photographer.take_pages()
    photographer.take_handover()
    photographer.take_solo_game()
    take_puzzles(context.flow, wanted, photographer.take)
    take_packs(context.flow, wanted, photographer.take)
    if not wanted <= set(WITHOUT_GAME):
        photographer.take_game()
    return photographer.files


class _Photographer:
    def __init__(self, context: ShotContext, folder: Path, wanted: set[str]) -> None:
        self._context = context
        self._folder = folder
        self._wanted = wanted | {"board"} if wanted & ABOVE_THE_BOARD else wanted
        self._ui = UiDriver(context.window)
        self.files: list[Path] = []

    def take_pages(self) -> None:
        """Take the pages around the title page, and the message about a broken file."""
        ui = self._ui
        flow = self._context.flow
        self.take("title")
        if "shelf" in self._wanted:
            flow.open_start()
            self.take("shelf")
            flow.open_title()
        for name in (name for name in MENUS if name in self._wanted):
            if all(self._use_control(entry) for entry in MENUS[name]):
                self.take(name)
            flow.open_title()
        self._take_friends()
        self.take("rules", "f1")
        ui.type(self._context.app.box.pictures.sought)
        self.take("rules-search", "enter")
        flow.open_title()
        self._take_keys()
        self._take_lesson()
        self._take_coach()
        if self._context.app.box.short_games and {"practice", "message"} & self._wanted:
            ui.click(name="practice")
            self.take("practice")
            ui.press("escape")
        if "message" in self._wanted:
            broken = flow.saves.file(0)
            broken.parent.mkdir(parents=True, exist_ok=True)
            broken.write_text("no game", encoding="utf-8")
            flow.games.resume(broken)
            self.take("message")
            broken.unlink()
            ui.press("escape")

    def _take_friends(self) -> None:
        """Take the pages of an online table, with tables that no host has."""
        flow = self._context.flow
        app = self._context.app
        if "friends" in self._wanted:
            model = friends_model(app)
            self._context.window.push(FriendsPage(app, lambda: model, flow.online.handlers))
            self.take("friends")
            flow.open_title()
        if "new-table" in self._wanted:
            flow.online.open_set_up()
            self.take("new-table")
            flow.open_title()

    def _take_keys(self) -> None:
        """Take the page of keys, and the question for a new key after a taken one."""
        if not {"keys", "new-key"} & self._wanted:
            return
        for name in ("settings", "keys"):
            self._ui.click(name=name)
        self.take("keys")
        if command := self._context.app.box.pictures.command:
            self._ui.click(name=f"key:{command}")
            self.take("new-key", "f1")
            self._ui.press("escape")
        self._context.flow.open_title()

    def _take_lesson(self) -> None:
        """Take how the first lesson begins, a step that asks for a move, and a wrong move."""
        lessons = self._context.app.box.lessons
        if not lessons or not {"lesson-first", "lesson", "lesson-wrong"} & self._wanted:
            return
        if "lesson-first" in self._wanted:
            self._context.flow.menus.school.begin(lessons[0])
            self._ui.advance(REST_SECONDS, steps=STEPS)
            self.take("lesson-first")
            self._context.flow.open_title()
        self._context.flow.menus.school.begin(lessons[PICTURED_LESSON])
        screen = self._ui.screen
        assert isinstance(screen, LessonScreen)
        self._ui.advance(REST_SECONDS, steps=STEPS)
        while not screen.lesson_run.step.move:
            self._ui.press("x")
            self._ui.advance(REST_SECONDS, steps=STEPS)
        self.take("lesson")
        question = screen.questioner.question
        assert question is not None
        screen.questioner.answer(question.moves[-1].code)
        self.take("lesson-wrong")
        self._context.flow.open_title()

    def _take_coach(self) -> None:
        """Take the coach's note at the first own turn of a first game."""
        if "coach" not in self._wanted or self._context.app.box.coach is None:
            return
        for name in ("learn", "first-game"):
            self._ui.click(name=name)
        for screen, question in self._questions():
            if len({move.kind for move in question.moves}) >= KINDS_OF_ACTIONS:
                self.take("coach")
                break
            screen.questioner.answer(self._answer(question))
        self._context.app.change_settings(coach=False)
        self._context.flow.open_title()

    def take_handover(self) -> None:
        """Take the hand-over between two people."""
        if "handover" in self._wanted:
            self._play((HUMAN, HUMAN, HUMAN))
            if isinstance(self._ui.screen, HandoverScreen):
                self.take("handover")
            self._context.flow.open_title()

    def take_solo_game(self) -> None:
        """Take the set-up of a game against the hardest automa, and its table."""
        automa = self._context.app.box.automa
        if automa is None or not {SOLO_SETUP, SOLO} & self._wanted:
            return
        self._ui.click(name="new-game")
        for name in (f"preset:{SOLO}", f"mix:{list(automa.mixes)[-1]}"):
            self._use_control(name)
        self.take(SOLO_SETUP)
        if SOLO in self._wanted:
            self._use_control("start")
            for screen, question in self._questions():
                if screen.match.progress() >= SOLO_SHARE:
                    self.take(SOLO)
                    break
                screen.questioner.answer(self._answer(question))
        self._context.flow.open_title()

    def take_game(self) -> None:
        """Take the questions of one game, its end and its replay, as far as requested."""
        kinds = self._context.app.players.kinds
        players = (HUMAN, kinds[-1], kinds[2], kinds[1], kinds[3])
        self._play(players[: self._context.seats], self._context.expansions)
        for screen, question in self._questions():
            self._take_questions(screen, question)
            self.take_aids(screen, question)
            if not (self._open_shots() or LATE & self._missing_pictures()):
                break
            if self._ui.screen is screen and screen.questioner.question is question:
                screen.questioner.answer(self._move(screen, question))
        if isinstance(self._ui.screen, EndScreen):
            self.take("end")
        self._context.flow.open_title()
        if (
            "statistics" in self._wanted
            and self._use_control("learn")
            and self._use_control("statistics")
        ):
            self.take("statistics")
        self._context.flow.open_title()
        if KEPT & self._wanted:
            self._ui.click(name="replays")
            self.take("saves")
            self._take_replay()
            self._context.flow.open_title()
        if "round-summary" in self._wanted:
            self._take_round_break()
        if "crash" in self._wanted:
            self._play((HUMAN, kinds[2], kinds[1]))  # every edition is played by three
            self._context.window.on_fault(RuntimeError("for a picture"))
            self.take("crash")
            self._context.flow.open_title()

    def _take_round_break(self) -> None:
        """Play to the end of the first round with fast animation, so that the round break opens."""
        kinds = self._context.app.players.kinds
        app = self._context.app
        at_once = {"own_speed": "instant", "computer_speed": "instant"}
        app.change_settings(**dict.fromkeys(at_once, "eightfold"))
        self._play((HUMAN, kinds[2], kinds[1]))
        for screen, question in self._questions():
            screen.questioner.answer(self._answer(question))
            self._ui.advance(REST_SECONDS, steps=STEPS)
            if screen.rounds.is_open:
                self.take("round-summary")
                break
        app.change_settings(**at_once)
        self._context.flow.open_title()

    def _take_replay(self) -> None:
        newest = self._context.flow.saves.summaries()[0].file
        self._context.flow.games.replays.open_replay(newest)
        screen = self._ui.screen
        if isinstance(screen, ReplayScreen):
            screen.go_to(round(screen.playback.history.steps * REPLAY_SHARE))
            self.take("replay")
            self.take("play-from", "p")
            self._ui.press("escape")
            # the judged replay before a marked decision, and the better move
            if JUDGED & self._wanted:
                self._ui.press("j")
                self._ui.press("home")
                self._ui.advance(REST_SECONDS, steps=STEPS)
                self.take("replay-judged", *"." * MARKED_DECISION)
                self.take("replay-better", "b")

    def take_aids(self, screen: TableScreen, question: PersonalQuestion) -> None:
        """Take a hint in its three steps, and the bar of chances, at a suitable action."""
        aids = self._missing_pictures() & {*HINTS, "chances"}
        game_facts = self._context.app.box.game_facts
        acting = len({move.kind for move in question.moves}) >= KINDS_OF_ACTIONS
        if not aids or not acting or game_facts.round_of(question.view) < AIDS_ROUND:
            return
        for name in HINTS:
            self.take(name, "h")
        self._ui.press("escape")
        if "chances" in aids:
            self._context.app.change_settings(win_bar=True)
            screen.arrange(screen.stage.units)
            self.take("chances")
            self._context.app.change_settings(win_bar=False)
            screen.arrange(screen.stage.units)
            self._ui.advance(REST_SECONDS, steps=STEPS)

    def _play(self, players: Sequence[str], expansions: tuple[str, ...] = ()) -> None:
        app = self._context.app
        edition = self._context.edition
        seats = tuple(SeatPlan(*seat) for seat in zip(app.box.player_names, players, strict=False))
        set_up = SavedSetUp(seats, app.fresh_seed(), expansions=expansions, edition=edition)
        self._context.flow.games.play(set_up)
        self._ui.advance(REST_SECONDS, steps=STEPS)

    def _questions(self) -> Iterator[tuple[TableScreen, PersonalQuestion]]:
        for _ in range(MOST_QUESTIONS):
            screen = self._ui.screen
            if not isinstance(screen, TableScreen):
                return
            if screen.questioner.question is not None:
                yield screen, screen.questioner.question
            self._ui.advance(0.1, steps=STEPS, shown=False)

    def _take_questions(self, screen: TableScreen, question: PersonalQuestion) -> None:
        kinds = {move.kind for move in question.moves}
        game_facts = self._context.app.box.game_facts
        for shot in self._open_shots():
            if shot.kind in kinds and game_facts.round_of(question.view) >= shot.round:
                self._prepare(shot, question)
                self.take(shot.name)
                presses = len(shot.keys) + shot.place
                while presses > 0 or screen.is_paused:  # some keys leave nothing to take back
                    self._ui.press("escape")
                    presses -= 1
                self._ui.screen.stage.focus.focus_node(None, shown=False)
                if shot.name == "board":
                    self._take_dialogs()

    def _prepare(self, shot: TableShot, question: PersonalQuestion) -> None:
        """Press the keys of a picture, and pick the first target of its kind of move."""
        for key in shot.keys:
            self._ui.press(key)
        if shot.place:
            places = next(move.places for move in question.moves if move.kind == shot.kind)
            self._use_control(f"{self._context.app.box.pictures.target}:{places[0]}")

    def _use_control(self, name: str) -> bool:
        """Use a control by the keyboard, scrolling to it; return whether it exists."""
        if self._ui.screen.stage.root.find(name) is None:
            return False
        self._ui.focus_by_keyboard(name=name)
        self._ui.press("enter")
        return True

    def _take_dialogs(self) -> None:
        """Take the dialogs above the table while an action is asked for."""
        if "pause" in self._wanted:
            self.take("pause", "escape")
            self._ui.press("escape")
            self._ui.advance(REST_SECONDS, steps=STEPS)
        if "described" in self._wanted:
            self.take("described", "f9")
            self._ui.press("f9")
        if OVER_THE_TABLE & self._wanted:
            self._take_look_back()
        if "controller" in self._wanted:
            for button in (pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP):
                self._ui.press_controller_button(button)
            self.take("controller")
            self._ui.click(name="last-turns")
            self._ui.advance(REST_SECONDS, steps=STEPS)

    def _take_look_back(self) -> None:
        """Take the journal, the chronicle, and a moment of the past."""
        ui = self._ui
        for name, key in (("chronicle", "w"), ("journal", "j")):
            self.take(name, key)
            if name == "chronicle":
                ui.press("escape")
        names = [spot.node.name for spot in ui.screen.stage.visible_nodes()]
        lines = [name for name in names if name.startswith("line:") and names.count(name) == 1]
        ui.click(name=lines[-1])
        ui.advance(REST_SECONDS, steps=STEPS)
        self.take("look-back")
        ui.press("escape")
        ui.advance(REST_SECONDS, steps=STEPS)

    def _move(self, screen: TableScreen, question: PersonalQuestion) -> int:
        """Return the move that leads to the first missing picture, else the computer's choice."""
        round_now = self._context.app.box.game_facts.round_of(question.view)
        for shot in self._open_shots():
            leads = [move for move in question.moves if move.kind == shot.lead]
            if leads and round_now >= shot.round:
                return next(
                    (lead for lead in leads if _leads_to_question(screen, question, lead, shot)),
                    leads[0],
                ).code
        return self._answer(question)

    def _answer(self, question: PersonalQuestion) -> int:
        """Return the default move of a person."""
        return self._context.answer(self._context.flow.table.match.options, question)

    def _missing_pictures(self) -> set[str]:
        return self._wanted - {file.stem for file in self.files}

    def _open_shots(self) -> list[TableShot]:
        missing = self._missing_pictures()
        context = self._context
        wanted = (shot for shot in context.app.box.pictures.table if shot.name in missing)
        return [shot for shot in wanted if shot.is_of(context.edition, context.expansions)]

    def take(self, name: str, *keys: str) -> None:
        """Press keys, then take a picture, if it is requested."""
        for key in keys:
            self._ui.press(key)
        if name in self._wanted:
            self._ui.advance(REST_SECONDS, steps=STEPS)
            self.files.append(self._folder / f"{name}.png")
            self._ui.save_screenshot(self.files[-1])
            self._context.seen(name, self._ui.screen.stage)


def _leads_to_question(
    screen: TableScreen, question: PersonalQuestion, lead: Move, shot: TableShot
) -> bool:
    """Return whether the question of a picture follows directly after a move."""
    following = first_unanswered_question(screen.match, question, (lead.text,))
    return shot.kind in {move.kind for move in following.moves}
