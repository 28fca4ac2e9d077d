"""Handles a computer's turn that cannot continue, and asks what to do."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.session.hot_seat import HotSeat
from game.client.session.question import TableHandlers, ask_about_unsaved_move
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.player_labels import player_text
from game.match.computer_answers import NoAnswer
from game.match.feed import FeedEntry
from game.records.records import NotSaved
from game.scene.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class StoppedTableActions:
    """What can be done at a stopped table: leave, continue, replace a player."""

    exits: TableHandlers
    go_on: Callable[[], None]
    take_over: Callable[[int, str], None]


class Stoppage:
    """Lets computers move, and asks if a move cannot be saved or a player never answers.

    While it asks (`is_open`) the match is stopped.
    """

    def __init__(
        self, app: App, hot_seat: HotSeat, stage: Stage, ways: StoppedTableActions
    ) -> None:
        self._app = app
        self._hot_seat = hot_seat
        self._stage = stage
        self._ways = ways
        self.is_open = False
        self._was_saved = hot_seat.match.is_saved

    def advance_computers(self, in_time: Callable[[], bool]) -> tuple[tuple[FeedEntry, ...], bool]:
        """Same as `HotSeat.advance_computers`, but do nothing while a question is open.

        Report when an unsaved game is saved again.
        """
        is_saved = self._hot_seat.match.is_saved
        if is_saved and not self._was_saved:
            self._stage.announce(self._app.say("message.saved-again"))
        self._was_saved = is_saved
        if self.is_open:
            return (), False
        try:
            return self._hot_seat.advance_computers(in_time)
        except NotSaved as refusal:
            self.is_open = True
            ask_about_unsaved_move(
                self._stage,
                self._app,
                refusal.reason,
                self._leave(),
                on_retry=partial(self._close_and_do, self._ways.go_on),
                on_unsaved=partial(self._close_and_do, self._play_on_unsaved),
            )
        except NoAnswer:
            self._ask_about_silent_player()
        return (), False

    def _ask_about_silent_player(self) -> None:
        match = self._hot_seat.match
        quick = self._app.players.quick_kind
        question = match.question()
        assert question is not None  # else nobody would have been waited for
        name = match.seats[question.seat].name
        player = player_text(self._app, quick)
        seat_quick = partial(self._ways.take_over, question.seat, quick)
        say = self._app.say
        again = partial(self._close_and_do, self._ways.go_on)
        seated = partial(self._close_and_do, seat_quick)
        replies = (
            Reply(say("message.retry"), again, name="retry"),
            Reply(say("message.seat-quick", player=player), seated, "primary", name="quick"),
            self._leave(),
        )
        told = [say("message.no-answer", name=name), say("message.no-answer-note", player=player)]
        self.is_open = True
        ask(self._stage, say("message.title"), told, replies)

    def _play_on_unsaved(self) -> None:
        self._hot_seat.match.play_unsaved()
        self._ways.go_on()

    def _leave(self) -> Reply:
        leave = partial(self._close_and_do, self._ways.exits.leave)
        return Reply(self._app.say("pause.leave"), leave, cap="@back", name="leave")

    def _close_and_do(self, way: Callable[[], None]) -> None:
        self.is_open = False
        way()
