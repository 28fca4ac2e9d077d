"""A player with a limit on the clock, as at the table."""

from __future__ import annotations

import time

from ai.player import KeepThinking, Player
from game.engine.rules import State


class OnTheClock:
    """Lets a player think for so many milliseconds a decision at most."""

    def __init__(self, player: Player, milliseconds: int) -> None:
        """Set the player's clock."""
        self._player = player
        self._seconds = milliseconds / 1000

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the player's move when its time is up or it has thought enough."""
        end = time.perf_counter() + self._seconds
        return self._player.choose(
            view, seat, seed, lambda: keep_thinking() and time.perf_counter() < end
        )
