"""How good moves look at Tiletum, for quick games and for the tree."""

from typing import Final, cast, final

from ai.search.policy import ScoringPolicy
from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum.clock import turns_over
from ai.titles.tiletum.policy_weights import take_seat, weighted_gain
from ai.titles.tiletum.scores import Scores
from game.engine.cells import i64
from game.engine.rules import Rules, State
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import ACT_Q, AS_Q, KING_TILE
from game.titles.tiletum.rules.legal import list_moves
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import list_tasks

NOISE: Final = 150  # cents by which a quick player thinks too much of a die, at most
LITTLE: Final = 40  # and of any other move


@final
class TiletumPolicy(ScoringPolicy):
    """Moves valued in cents; which good, and which of a building's characters first, is settled
    with the move that asks it.
    """

    def __init__(self, rules: Rules, board: Board, policy_weights: PolicyWeights) -> None:
        """Know the board, and how kinds of moves look beside each other."""
        super().__init__(rules)
        self.policy_weights: PolicyWeights = policy_weights
        self.scores: Scores = Scores(board, policy_weights)

    def look(self, state: State) -> None:
        """Look at what the seat to move needs."""
        st: TiletumState = cast("TiletumState", state)
        self.policy_weights.sit(st.to_move)
        self.scores.look(st)
        take_seat(self.policy_weights, st, self.scores.promises.valuation)

    def seat_policy_weights(self) -> PolicyWeights:
        """Return how kinds of moves look beside each other."""
        return self.policy_weights

    def value_of(self, state: State, move: i64) -> i64:
        """Return the cents a move seems to gain."""
        st: TiletumState = cast("TiletumState", state)
        return weighted_gain(self.policy_weights, st, move, self.scores.score(st, move))

    def list_quick(self, state: State) -> i64:
        """Dice that need much gold are seldom worth it."""
        st: TiletumState = cast("TiletumState", state)
        self.look(st)
        if st.depth > 0 or st.phase == KING_TILE:
            return list_moves(st, st.seat, self.moves)
        return list_tasks(st, st.seat, self.moves, self.scores.dice.list_dice(st, self.moves))

    def noise(self, state: State) -> i64:
        """Return how much is misjudged, of a die the most."""
        if cast("TiletumState", state).depth == 0:
            return NOISE
        return LITTLE

    def is_small(self, state: State) -> bool:
        """Return whether it asks neither for an action nor for what a joker becomes."""
        st: TiletumState = cast("TiletumState", state)
        return st.depth > 0 and asked(st) not in (ACT_Q, AS_Q)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return that everybody can do what everybody sees."""
        return True

    def stage(self, state: State) -> i64:
        """Return a number that rises with every turn of all seats."""
        return turns_over(cast("TiletumState", state))
