"""The prompt controller: the current question of a person at the screen, and its answer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.client.app import App
from game.client.session.suspended_answer_store import SuspendedAnswerStore
from game.client.stored.held_answers import StoredHeldAnswer
from game.client.stored.settings import ANIMATION_SPEED_FACTORS
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.engine.reasons import IllegalMove, Reason
from game.match.match import Match
from game.match.match import Question as Due
from game.records.records import NotSaved
from game.scene.stage.stage import Stage
from game.table_protocol import PersonalQuestion

NO_SEAT_OR_MOMENT = -1


class AnswerListener(Protocol):
    """The interface through which a `PromptController` reports what happened to a person's answer;
    the table screen implements it."""

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, turn_end_waits: bool = False
    ) -> None:
        """Called after a person's move; `places` are the areas it concerns. `turn_end_waits` means
        that the end of the turn is held until it is confirmed."""

    def on_moves_undone(self) -> None:
        """Called after a person has undone moves."""

    def ask_again(self) -> None:
        """Called when an answer changed nothing; the listener must ask the question once more."""


@dataclass(frozen=True, slots=True)
class TableExits:
    """The two ways out of a table: what to do when its game is over and when it is left;
    `leave_label` is the text key of the menu's entry for leaving."""

    on_game_over: Callable[[Match], None]
    on_leave: Callable[[], None]
    leave_label: str = "pause.leave"


class PromptController:
    """Holds at most one open `question` of a person, and plays, undoes and saves moves for its
    seat.

    With `waits_for_end_turn` the end of a turn waits until the person confirms it.
    """

    waits_for_end_turn = True
    always_waits_for_end_turn = False  # whatever the settings say
    can_hold_match = True  # whether the match can wait for the end of a turn

    def __init__(
        self, app: App, match: Match, stage: Stage, answer_listener: AnswerListener
    ) -> None:
        self._app = app
        self._match = match
        self._stage = stage
        self._answer_listener = answer_listener
        self.question: PersonalQuestion | None = None
        self.moment = NO_SEAT_OR_MOMENT
        self.suspended_answer_store = SuspendedAnswerStore()
        # the note, and who may take something back meanwhile
        self._note_and_undo_seat = (
            "",
            NO_SEAT_OR_MOMENT,
        )

    def make_held_answer_keeper(self) -> StoredHeldAnswer | None:
        """Return a keeper of the game's held answer, None when the game has no file here."""
        game = self._match.journal_file_name
        if not game:
            return None
        store = self._app.store_and_retry_pending_or_report
        return StoredHeldAnswer(self._app.saves_folder, game, store)

    def open_due_question(self, due: Due) -> PersonalQuestion:
        """Make the question that is due the open one, with its moves and whether undo is
        possible, and return it for the table."""
        reason = self._match.reason_against_undo(due.seat)
        told = self._app.reason_text(reason)
        self.moment = due.moment
        self.question = PersonalQuestion(
            due.seat,
            due.view,
            self._match.legal_moves(),
            reason is None,
            told,
            asks_before_passing=self._app.settings.ask_before_passing,
            waits_for_end_turn=self._is_waiting_for_end_turn_enabled,
            preview_speed=ANIMATION_SPEED_FACTORS.get(self._app.settings.own_speed),
        )
        return self.question

    @property
    def _is_waiting_for_end_turn_enabled(self) -> bool:
        wanted = self.always_waits_for_end_turn or self._app.settings.hold_turn
        return self.waits_for_end_turn and wanted

    def needs_confirmation_after(self, question: PersonalQuestion, move_code: int) -> bool:
        """Return whether the person has to confirm the end of the turn after the move `move_code`;
        False for titles whose table itself holds the last answer back."""
        waits = self._app.box.waits_for_turn_end_after
        if not (self._is_waiting_for_end_turn_enabled and self.can_hold_match):
            return False
        if waits is None:
            return self.always_waits_for_end_turn and not self._app.box.can_wait_for_end_turn
        return any(move.code == move_code and waits(question.view, move) for move in question.moves)

    def resolve_held_chance(self, on_resolved: Callable[[], None]) -> None:
        """Let the chance that was held until the end of the turn happen, then call `on_resolved`;
        if that cannot be saved, ask what to do."""
        if self._change_or_ask_about_saving(
            self._match.draw_due_chance_and_end_game, lambda: self.resolve_held_chance(on_resolved)
        ):
            on_resolved()

    def clear_question(self) -> None:
        """Remove the question and the note."""
        self.question = None
        self._note_and_undo_seat = ("", NO_SEAT_OR_MOMENT)

    def replace_question_by_note(self, note: str, undo_seat: int) -> bool:
        """Remove the question, and store a note and the seat that can still undo,
        `NO_SEAT_OR_MOMENT` for none.

        Return whether anything has changed.
        """
        may = undo_seat != NO_SEAT_OR_MOMENT and self._match.reason_against_undo(undo_seat) is None
        resting = note, undo_seat if may else NO_SEAT_OR_MOMENT
        changed = self.question is not None or self._note_and_undo_seat != resting
        self.question = None
        self._note_and_undo_seat = resting
        return changed

    @property
    def can_undo_without_question(self) -> bool:
        """Return whether a person can undo a decision while no question is open."""
        return self.question is None and self._note_and_undo_seat[1] != NO_SEAT_OR_MOMENT

    def play_answer(self, code: int) -> None:
        """Play the move `code` for the open question. Do nothing if it is not one of its moves; if
        the question is no longer due, let the listener ask the one that is."""
        question = self.question
        if question is None or all(move.code != code for move in question.moves):
            return
        due = self._match.question()
        if due is None or due.moment != self.moment:
            self._answer_listener.ask_again()
            return
        self._play_move(question, code)

    def undo_decision(self) -> None:
        """Undo the last decision of the seat that has to decide, or of the seat that may undo
        without a question, and notify the listener. Do nothing if that is not possible; if the undo
        cannot be saved, ask what to do."""
        self._undo_and_notify(self._match.undo_decision)

    def undo_turn(self) -> None:
        """Undo the whole turn of the seat that is asked, as `undo_decision` undoes one
        decision."""
        self._undo_and_notify(self._match.undo_turn)

    def replace_player(self, seat: int, player: str, on_replaced: Callable[[], None]) -> None:
        """Give a seat another kind of player, then call `on_replaced`; if that cannot be saved, ask
        what to do."""

        def retry_replacing_player() -> None:
            self.replace_player(seat, player, on_replaced)

        if self._change_or_ask_about_saving(
            lambda: self._match.hand_over_seat(seat, player), retry_replacing_player
        ):
            on_replaced()

    def _play_move(self, question: PersonalQuestion, code: int) -> None:
        places = {move.code: move.places for move in question.moves}
        waits = self.needs_confirmation_after(question, code)

        def play() -> None:
            if waits:
                self._match.send_answer(question.seat, code, leaves_luck_undrawn=True)
            else:
                self._match.send_answer(question.seat, code)

        try:
            saved = self._change_or_ask_about_saving(play, lambda: self._play_move(question, code))
        except IllegalMove:
            self._answer_listener.ask_again()
            return
        if saved:
            self._answer_listener.on_move_played(question, places[code], turn_end_waits=waits)

    def _undo_and_notify(self, undo_for_seat: Callable[[int], None]) -> None:
        seat = self.question.seat if self.question is not None else self._note_and_undo_seat[1]
        if seat == NO_SEAT_OR_MOMENT:
            return
        try:
            saved = self._change_or_ask_about_saving(
                lambda: undo_for_seat(seat), lambda: self._undo_and_notify(undo_for_seat)
            )
        except IllegalMove:
            return  # the button was greyed already; the key may still arrive
        if saved:
            self._answer_listener.on_moves_undone()

    def _change_or_ask_about_saving(
        self, change_match: Callable[[], None], on_retry: Callable[[], None]
    ) -> bool:
        """Call `change_match` and return True. If it cannot be saved, return False and ask the
        person whether to call `on_retry`, to play on without saving or to cancel."""
        try:
            change_match()
        except NotSaved as refusal:

            def continue_unsaved_and_retry() -> None:
                self._match.continue_without_saving()
                on_retry()

            words = self._app.say("button.cancel")
            neither = self._answer_listener.ask_again
            cancel = DialogReply(words, neither, key_cap="@back", name="cancel")
            ask_about_unsaved_move(
                self._stage,
                self._app,
                refusal.reason,
                cancel,
                on_retry=on_retry,
                on_unsaved=continue_unsaved_and_retry,
            )
            return False
        return True


def ask_about_unsaved_move(
    stage: Stage,
    app: App,
    reason: Reason,
    other_reply: DialogReply,
    *,
    on_retry: Callable[[], None],
    on_unsaved: Callable[[], None],
) -> None:
    """Say why a move could not be saved, and ask whether to try again (`on_retry`) or to play on
    unsaved (`on_unsaved`); `other_reply` is the third reply. Escape chooses `other_reply` if its
    key is that of Back; otherwise Escape tries again."""
    say = app.say
    told = say("message.not-saved", reason=app.reason_text(reason))
    is_other_back = other_reply.key_cap == "@back"
    retry_cap = "" if is_other_back else "@back"
    retry = DialogReply(say("message.retry"), on_retry, "primary", retry_cap, "retry")
    unsaved = DialogReply(say("message.play-unsaved"), on_unsaved, name="unsaved")
    replies = (retry, unsaved, other_reply) if is_other_back else (unsaved, other_reply, retry)
    open_question_dialog(
        stage, say("message.title"), [told, say("message.not-saved-note")], replies
    )
