"""A test opponent: the quick moves that playouts are made of."""

from __future__ import annotations

from ai.player import KeepThinking, Legal
from ai.titles import mind_for
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import State
from game.engine.title import Game


class QuickPlayer:
    """Plays what a playout would, in a game that its view allows."""

    def __init__(self, game: Game) -> None:
        """Play this game."""
        self._rules = game.rules
        self._legal = Legal(game.rules)
        self._policy = mind_for(game.options.title, game.options.edition).policy(game)
        self._luck = Luck()
        self._imagined = game.rules.new_state()
        self._scratch = zeros(game.rules.most_moves)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return a quick move; a forced one takes no thought."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        self._luck.seed(seed)
        self._imagined.copy_from(view)
        self._rules.imagine(self._imagined, seat, self._luck)
        self._policy.begin(self._imagined)
        return int(self._policy.quick_move(self._imagined, self._scratch, self._luck))
