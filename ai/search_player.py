"""The thinking player: tree search from what its seat knows, for a budget of iterations."""

from __future__ import annotations

from ai.player import KeepThinking, Legal
from ai.search.ismcts import Search
from ai.search.policy import Policy
from game.engine.rules import Rules, State

SLICE = 50  # iterations between two looks at the clock, about 5 ms compiled


class SearchPlayer:
    """Plays the move its search visited most."""

    def __init__(self, rules: Rules, policy: Policy, iterations: int) -> None:
        """Think for that many iterations a decision."""
        self._legal = Legal(rules)
        self._search = Search(rules, policy)
        self._iterations = iterations

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move found; a forced move takes no thought."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        self._search.begin(view, seat, seed)
        done = 0
        while done < self._iterations:
            step = min(SLICE, self._iterations - done)
            self._search.run(step)
            done += step
            if not keep_thinking():
                break
        return int(self._search.best_move())
