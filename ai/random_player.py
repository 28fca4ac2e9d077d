"""The weakest player: any legal move, all equally likely."""

from __future__ import annotations

from ai.players import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import Rules, State


class RandomPlayer:
    """Moves at random."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self._legal = Legal(rules)
        self._luck = Luck()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return a legal move drawn with the seed."""
        self._luck.seed(seed)
        moves = self._legal.moves(view)
        return moves[int(self._luck.below(len(moves)))]
