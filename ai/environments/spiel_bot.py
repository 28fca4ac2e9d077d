"""The program's computer players as bots of OpenSpiel."""

from __future__ import annotations

import pyspiel

from ai.environments.spiel import SpielGame, SpielState
from ai.levels import make_player
from ai.player import always


class LevelBot(pyspiel.Bot):  # type: ignore[misc] # comes without types
    """random, greedy or ai:1 to ai:7 for any seat; it sees its view alone."""

    def __init__(self, game: SpielGame, name: str, seed: int = 0) -> None:
        """Play a game by the name of a level; Unreadable names those there are."""
        super().__init__()
        self._game = game
        self._player = make_player(name, game.played)
        self._seed = seed

    def step(self, state: SpielState) -> int:
        """Return the action of the player whose turn it is."""
        assert state.position is not None
        seat = int(state.position.state.to_move)
        view = self._game.played.rules.new_state()
        self._game.played.rules.hide(state.position.state, seat, view)
        self._seed += 1
        move = self._player.choose(view, seat, self._seed, always)
        return int(self._game.moves.index(move))
