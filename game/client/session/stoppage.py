"""Handles a computer's turn that cannot continue, and asks what to do."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.session.hot_seat import HotSeat
from game.client.session.prompt_controller import TableExits, ask_about_unsaved_move
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.player_labels import player_kind_text
from game.match.computer_answers import NoAnswer
from game.match.feed import FeedEntry
from game.records.records import NotSaved
from game.scene.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class StoppedTableActions:
    """The actions at a stopped table: its exits, continuing, and replacing a player."""

    table_exits: TableExits
    continue_game: Callable[[], None]
    replace_player: Callable[[int, str], None]


class StoppageHandler:
    """Lets computers move, and asks what to do if a move cannot be saved or a computer never
    answers.

    While `is_question_open` the match is stopped.
    """

    def __init__(
        self, app: App, hot_seat: HotSeat, stage: Stage, handlers: StoppedTableActions
    ) -> None:
        self._app = app
        self._hot_seat = hot_seat
        self._stage = stage
        self._actions = handlers
        self.is_question_open = False
        self._was_saved = hot_seat.match.is_saved

    def advance_computers_and_get_steps(
        self, has_time_left: Callable[[], bool]
    ) -> tuple[tuple[FeedEntry, ...], bool]:
        """Let computers move as `HotSeat.advance_computers_and_get_steps` does. If a move cannot be
        saved or a computer does not answer, ask the person what to do; while this question is open,
        do nothing. In these cases return no steps, and False.

        Show a notice when a game that could not be saved has been saved.
        """
        is_saved = self._hot_seat.match.is_saved
        if is_saved and not self._was_saved:
            self._stage.show_top_notice(self._app.say("message.saved-again"))
        self._was_saved = is_saved
        if self.is_question_open:
            return (), False
        try:
            return self._hot_seat.advance_computers_and_get_steps(has_time_left)
        except NotSaved as refusal:
            self.is_question_open = True
            ask_about_unsaved_move(
                self._stage,
                self._app,
                refusal.reason,
                self._make_leave_reply(),
                on_retry=partial(self._close_and_call, self._actions.continue_game),
                on_unsaved=partial(self._close_and_call, self._play_on_unsaved),
            )
        except NoAnswer:
            self._ask_about_silent_player()
        return (), False

    def _ask_about_silent_player(self) -> None:
        match = self._hot_seat.match
        quick = self._app.computer_players.quick_player_kind
        question = match.question()
        assert question is not None  # else nobody would have been waited for
        name = match.seats[question.seat].name
        player = player_kind_text(self._app, quick)
        seat_quick = partial(self._actions.replace_player, question.seat, quick)
        say = self._app.say
        again = partial(self._close_and_call, self._actions.continue_game)
        seated = partial(self._close_and_call, seat_quick)
        replies = (
            DialogReply(say("message.seat-quick", player=player), seated, name="quick"),
            self._make_leave_reply(),
            DialogReply(say("message.retry"), again, "primary", "@back", "retry"),
        )
        told = [say("message.no-answer", name=name), say("message.no-answer-note", player=player)]
        self.is_question_open = True
        open_question_dialog(self._stage, say("message.title"), told, replies)

    def _play_on_unsaved(self) -> None:
        self._hot_seat.match.continue_without_saving()
        self._actions.continue_game()

    def _make_leave_reply(self) -> DialogReply:
        leave = partial(self._close_and_call, self._actions.table_exits.on_leave)
        return DialogReply(self._app.say("pause.leave"), leave, name="leave")

    def _close_and_call(self, action: Callable[[], None]) -> None:
        self.is_question_open = False
        action()
