"""The greedy player: the move that looks best at once, without looking ahead."""

from __future__ import annotations

from ai.player import KeepThinking, Legal
from ai.search.policy import Policy
from game.engine.rows import zeros
from game.engine.rules import Rules, State


class GreedyPlayer:
    """Takes the move with the highest score of the title's own knowledge."""

    def __init__(self, rules: Rules, policy: Policy) -> None:
        """Play by these rules with this knowledge."""
        self._legal = Legal(rules)
        self._policy = policy
        self._scores = zeros(rules.most_moves)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the best-scored move, the first of equals."""
        moves = self._legal.moves(view)
        self._policy.score(view, self._legal.cells, len(moves), self._scores)
        best = max(range(len(moves)), key=lambda index: int(self._scores[index]))
        return moves[best]
