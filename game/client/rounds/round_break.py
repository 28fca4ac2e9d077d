"""The break between two rounds: a summary over the table, until somebody goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.client.desk import Desk
from game.client.director import SeenStep
from game.client.rounds.round_accounts import RoundAccount, RoundAccounts
from game.client.rounds.round_summary import round_summary
from game.match.match import Match
from game.records.record import HUMAN
from game.scene.modal import Modal
from game.scene.stage import Stage

INSTANT: Final = "instant"


class RoundBreak:
    """Opens the summary when the scene that ended a round has been played.

    While it is open nobody is asked and no other scene begins. It stays away when the settings
    say so, where moves are shown at once, where nobody at this screen plays, and for titles whose
    books keep no takings.
    """

    def __init__(
        self, desk: Desk, match: Match, stage: Stage, told: Callable[[], None], *, offered: bool
    ) -> None:
        """`told` is called when the summary has been closed."""
        self._desk, self._match, self._stage, self._told = desk, match, stage, told
        self._modal: Modal | None = None
        self._accounts: RoundAccounts | None = None
        if offered and desk.box.books.taking_columns:
            self._accounts = RoundAccounts(match, desk.box.books)

    @property
    def is_open(self) -> bool:
        """Whether the summary lies over the table."""
        return self._modal is not None

    def watch(self, scene: SeenStep) -> None:
        """A scene has been played: open the summary if a round has ended with it."""
        if self._accounts is None:
            return
        account = self._accounts.take(scene.seen.step)
        if account is not None and not self.is_open and self._is_wanted():
            self._open(account)

    def close(self) -> None:
        """Follow the match no more."""
        if self._accounts is not None:
            self._accounts.close()
            self._accounts = None

    def _is_wanted(self) -> bool:
        settings = self._desk.settings
        at_once = INSTANT in (settings.own_speed, settings.computer_speed)
        is_played = any(seat.player == HUMAN for seat in self._match.seats)
        return settings.round_summary and is_played and not at_once

    def _open(self, account: RoundAccount) -> None:
        panel = round_summary(self._desk, self._match.seats, account, self._skip)
        self._modal = Modal(panel, on_close=self._closed, veil=0.45)
        self._stage.open(self._modal)

    def _skip(self) -> None:
        if self._modal is not None:
            self._stage.close(self._modal)

    def _closed(self) -> None:
        self._modal = None
        self._told()
