"""The program's computer players as opponents: random, greedy and ai:1 to ai:7."""

from __future__ import annotations

from ai.environments.table import PlayedTable
from ai.levels import make_player
from ai.players import always
from game.engine.title import Game


class Opponent:
    """One computer player, who sees what its seat sees; the same seed plays the same game."""

    def __init__(self, name: str, game: Game, seed: int = 0) -> None:
        """Be called random, greedy or ai:1 to ai:7; Unreadable names those there are."""
        self._player = make_player(name, game)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin another game."""
        self._seed, self._decisions = seed, 0

    def choose(self, table: PlayedTable) -> int:
        """Return the action of the seat that decides at the table."""
        seed = self._seed * 1_000_003 + self._decisions
        self._decisions += 1
        move = self._player.choose(table.view(table.turn), table.turn, seed, always)
        return int(table.moves.index(move))
