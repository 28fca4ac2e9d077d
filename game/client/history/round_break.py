"""The break between two rounds, in which the summary is shown."""

from collections.abc import Callable
from typing import Final

from game.client.app import App
from game.client.history.round_accounts import RoundAccount, RoundAccountCollector
from game.client.history.round_summary import build_round_summary
from game.client.session.director import ObservedStep
from game.match.match import Match
from game.records.records import HUMAN_PLAYER
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage

INSTANT_SPEED_CHOICE: Final = "instant"


class RoundSummaryOpener:
    """Opens a summary of each round after the step that ended it has been animated.

    While the summary is open no question is asked and no step is animated. It is left out if the
    settings say so, if moves are shown without animation, if no person plays at this screen, and
    for titles without columns of income.
    """

    def __init__(
        self,
        app: App,
        match: Match,
        stage: Stage,
        on_closed: Callable[[], None],
        *,
        are_offered: bool,
    ) -> None:
        """Follow the match if summaries `are_offered` and the title has columns of income;
        `on_closed` is called when a summary has been closed."""
        self._app = app
        self._match = match
        self._stage = stage
        self._on_closed = on_closed
        self.is_open = False  # whether the summary lies over the table
        self._accounts: RoundAccountCollector | None = None
        if are_offered and app.box.game_facts.round_summary_column_keys:
            self._accounts = RoundAccountCollector(match, app.box.game_facts)

    def open_if_round_ended_and_wanted(self, observed_step: ObservedStep) -> None:
        """Open the summary of a round if the animated step ended it and a summary is wanted."""
        if self._accounts is None:
            return
        account = self._accounts.pop_last_round_ended_by(observed_step.feed_entry.step_count)
        if account is not None and not self.is_open and self._is_summary_wanted():
            self._open_summary(account)

    def stop_following(self) -> None:
        """Stop following the match; after that no summary is opened."""
        if self._accounts is not None:
            self._accounts.stop_following()
            self._accounts = None

    def _is_summary_wanted(self) -> bool:
        settings = self._app.settings
        at_once = INSTANT_SPEED_CHOICE in (settings.own_speed, settings.computer_speed)
        is_played = any(seat.player == HUMAN_PLAYER for seat in self._match.seats)
        return settings.round_summary and is_played and not at_once

    def _open_summary(self, round_account: "RoundAccount") -> None:
        panel = build_round_summary(
            self._app, self._match.seats, round_account, self._stage.go_back
        )
        self.is_open = True
        self._stage.open_dialog(Modal(panel, on_close=self._on_summary_closed, darkness=0.45))

    def _on_summary_closed(self) -> None:
        self.is_open = False
        self._on_closed()
