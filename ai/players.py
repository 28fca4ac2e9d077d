"""The interface of computer players: from a seat's view to one of the legal moves."""

from collections.abc import Callable
from typing import Protocol

from ai.search.policy import Policy
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.engine.rules import Rules, State

KeepThinking = Callable[[], bool]


class Player(Protocol):
    """A computer player; it keeps no state between decisions, because everything it may know is
    in the view."""

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the code of a legal move of the seat, which has to decide in the view.

        The player calls `keep_thinking` every few milliseconds and returns its best move so far
        when it returns False; until then equal views and seeds give equal moves.
        """


def always_keep_thinking() -> bool:
    """Return True: think until the budget is used up."""
    return True


class LegalMoveLister:
    """Lists the legal moves of views into an array; each call overwrites the array of the call
    before."""

    def __init__(self, rules: Rules) -> None:
        """Allocate the arrays for the longest list of moves the rules allow."""
        self.rules = rules
        self.cells: vec[i64] = make_zero_row(rules.max_move_count)
        self.scores: vec[i64] = make_zero_row(rules.max_move_count)

    def legal_moves(self, view: State) -> list[int]:
        """Return the codes of the deciding seat's legal moves."""
        count = int(self.rules.legal_moves(view, self.cells))
        return [int(self.cells[index]) for index in range(count)]

    def scored_moves_best_first(self, view: State, policy: Policy) -> list[tuple[int, int]]:
        """Return the policy's score and the code of every legal move, best first."""
        moves = self.legal_moves(view)
        policy.score_moves(view, self.cells, len(moves), self.scores)
        scored = [(int(self.scores[at]), move) for at, move in enumerate(moves)]
        return sorted(scored, key=lambda entry: -entry[0])
