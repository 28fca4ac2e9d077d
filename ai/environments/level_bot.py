"""An OpenSpiel bot that plays as one of the computer levels."""

from __future__ import annotations

import pyspiel

from ai.environments.open_spiel import SpielGame, SpielState, register_all_editions
from ai.levels import make_player
from ai.players import always_keep_thinking
from game.engine.knowledge import make_view_for_seat


class LevelBot(pyspiel.Bot):  # type: ignore[misc] # comes without types
    """An OpenSpiel bot that plays any seat as random, greedy or ai:1 to ai:7, from that seat's
    view only."""

    def __init__(self, game: SpielGame, name: str, seed: int = 0) -> None:
        """Make the player with this name; for an unknown name raise Unreadable, whose message lists
        the known ones."""
        super().__init__()
        self._game = game
        self._player = make_player(name, game.played)
        self._seed = seed

    def step(self, state: SpielState) -> int:
        """Return the action of the seat to move; each call uses the next seed."""
        assert state.position is not None
        seat = int(state.position.state.to_move)
        view = make_view_for_seat(self._game.played.rules, state.position.state, seat)
        self._seed += 1
        move = self._player.choose(view, seat, self._seed, always_keep_thinking)
        return int(self._game.moves.index_of_move(move))


register_all_editions()
