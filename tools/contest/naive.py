"""A test opponent of any title: tries every move and takes the one after which it is best off.

What a position is worth is the title's to say; the player looks no further than the one move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from ai.player import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import CHANCE, Rules, State

Worth = Callable[[State, State, int], float]
"""What the second position, which comes of the first by one move, is worth to a seat."""


@final
class NaivePlayer:
    """Greedy for what a move brings at once."""

    def __init__(self, rules: Rules, worth: Worth, past_luck: bool) -> None:
        """Play by these rules; luck that a move calls for is drawn first, or not (`past_luck`)."""
        self._rules = rules
        self._worth = worth
        self._past_luck = past_luck
        self._legal = Legal(rules)
        self._luck = Luck()
        self._after = rules.new_state()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move after which the seat is best off, drawn among equals."""
        moves = self._legal.moves(view)
        values = [self._worth_after(view, move, seat, seed) for move in moves]
        most = max(values)
        best = [move for move, value in zip(moves, values, strict=True) if value == most]
        self._luck.seed(seed)
        return best[int(self._luck.below(len(best)))]

    def _worth_after(self, view: State, move: int, seat: int, seed: int) -> float:
        """Play the move in one game the view allows, the same for every move, and count."""
        after = self._after
        after.copy_from(view)
        self._luck.seed(seed)
        self._rules.imagine(after, seat, self._luck)
        self._rules.apply(after, move)
        while self._past_luck and after.to_move == CHANCE:
            self._rules.apply(after, self._rules.draw_outcome(after))
        return self._worth(view, after, seat)
