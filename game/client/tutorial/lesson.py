"""A running lesson: its match and its current step."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.box.lesson import Lesson, LessonStep
from game.client.app import App
from game.client.session.prompt_controller import AnswerListener, PromptController
from game.client.tutorial.prescribed_moves import PrescribedMoves
from game.engine.move import Move
from game.match.match import Match
from game.match.match import Question as Due
from game.match.match_factory import match_beginning_from_position
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.scene.stage.stage import Stage
from game.table_protocol import PersonalQuestion


class LessonRun:
    """One run through a lesson: its match, its current step, and the `prompter`, which plays the
    prescribed moves of the other seats. The player's moves are only compared with the expected
    ones.

    Making a run raises Unreadable if the lesson does not fit the rules; a test makes sure that all
    lessons do.
    """

    def __init__(self, app: App, lesson: Lesson, step_index: int = 0) -> None:
        """Start at the step with index `step_index`; the steps before it are played as the lesson
        prescribes."""
        self.lesson = lesson
        self._app = app
        title = app.box.title
        game, _, names = title.parse_position(lesson.position_text, lesson.position_file_name)
        solo = game.options.automa is not None
        players = [self._player_kind_of_seat(seat, is_solo=solo) for seat in range(len(names))]
        self.prompter = PrescribedMoves(game)
        beginning = match_beginning_from_position(
            title, lesson.position_text, lesson.position_file_name, players
        )
        self.match = Match.begin(beginning, draw_luck=self.prompter.pop_next_chance_outcome_code)
        self.step_index = 0
        self._played_move_count = 0  # of the moves of the step
        while self.step_index < step_index:
            self.skip_step()
            self.prompter.play_due_moves(self.match)

    def _player_kind_of_seat(self, seat: int, *, is_solo: bool) -> str:
        if seat == self.lesson.seat:
            return HUMAN_PLAYER
        return AUTOMA_PLAYER if is_solo else self._app.computer_players.player_kinds[0]

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.step_index]

    @property
    def is_at_last_step(self) -> bool:
        """Whether the current step is the last one of the lesson."""
        return self.step_index == len(self.lesson.steps) - 1

    @property
    def expected_move_text(self) -> str:
        """The text of the player's move that is expected now, "" if the step only has something
        to read."""
        return self.step.player_moves[self._played_move_count] if self.step.move else ""

    def count_expected_move_as_played(self) -> None:
        """Count the expected move, which the caller plays, as played; after the last one of the
        step go to the next step."""
        self._played_move_count += 1
        if self._played_move_count == len(self.step.player_moves):
            self._go_to_next_step()

    def skip_step(self) -> None:
        """Go to the next step, and play the moves that the player has not made in the old one."""
        moves = self.step.player_moves[self._played_move_count :]
        self._go_to_next_step()
        for move in moves:
            self.match.play_move_text(self.lesson.seat, move)

    def _go_to_next_step(self) -> None:
        """Go to the next step. The moves of other seats that follow the current step are given to
        the prompter, which plays them."""
        self.prompter.add_moves(self.step.following_moves_of_others)
        self.step_index, self._played_move_count = self.step_index + 1, 0

    def move_objection_text(self, move_code: int, moves: Sequence[Move]) -> str:
        """Return a sentence that says why the move `move_code` among `moves` is not accepted, "" if
        it is the expected one.

        For a move that is the expected one and spends more, such as a second card, the lessons of a
        title can have a special sentence.
        """
        move = next(move for move in moves if move.code == move_code)
        if move.text == self.expected_move_text:
            return ""
        parts = () if self._played_move_count else (f"no-{move.kind}", "no")
        spends_more = move.text.startswith(f"{self.expected_move_text} ")
        keys = (
            *((f"lesson.no-more-{move.kind}",) if spends_more else ()),
            *(self.lesson.text_key(self.step_index, part) for part in parts),
            f"lesson.no-{move.kind}",
        )
        for key in keys:
            if key in self._app.words:
                return self._app.say(key)
        return self._app.say("learning.not-asked", asked=self.step_text("do"))

    def step_text(self, text_part: str = "text") -> str:
        """Return the part `text_part` of the current step's texts, "" if the step does not have
        it."""
        key = self.lesson.text_key(self.step_index, text_part)
        return self._app.say(key) if key in self._app.words else ""


class LessonPromptController(PromptController):
    """A prompt controller that accepts only the moves that a lesson expects."""

    waits_for_end_turn = False

    def __init__(
        self,
        app: App,
        stage: Stage,
        answer_listener: AnswerListener,
        *,
        lesson_run: LessonRun,
        on_refused: Callable[[str], None],
    ) -> None:
        """Use the match of a lesson; `on_refused` is called with a sentence that says why a move
        is refused."""
        self._lesson_run = lesson_run
        self._on_refused = on_refused
        super().__init__(app, self._lesson_run.match, stage, answer_listener)

    def open_due_question(self, due: Due) -> PersonalQuestion:
        """Set the question that is due and return it, without undo, since a lesson has a button
        to go back."""
        asked = super().open_due_question(due)
        self.question = replace(asked, can_undo=False, undo_reason=self._app.say("learning.undo"))
        return self.question

    def play_answer(self, code: int) -> None:
        """Play the move if it is the expected one; otherwise say why it is refused."""
        question = self.question
        if question is None:
            return
        objection = self._lesson_run.move_objection_text(code, question.moves)
        if objection:
            self._on_refused(objection)
            return
        self._lesson_run.count_expected_move_as_played()
        self._play_move(question, code)

    def undo_decision(self) -> None:
        """Do nothing: lessons have no undo."""

    def undo_turn(self) -> None:
        """Do nothing: lessons have no undo."""
