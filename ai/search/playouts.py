"""Playouts: play a position to the end many times, counting wins and points separately.

Two moves are compared fairly when they are tried in the same world with the same dice:
`start_from_determinization` or `start_from_true_state` makes the world, `play_to_end` plays a move
or plan in it to the end of the game.
"""

from typing import Final, final

from ai.search.policy import Policy
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.engine.rules import Rules, State

NO_MOVE: Final = -1
UNREACHABLE_STAGE: Final = 1_000_000  # a stage that no game reaches
THOUSANDTHS_OF_A_WIN: Final = 1000  # value of a win; winners who are exactly equal share it


@final
class Playouts:
    """Plays games to their end with the policy's quick moves, each from a copy of a start state."""

    def __init__(self, rules: Rules, policy: Policy) -> None:
        """Allocate the start state and the state that is played."""
        self.rules: Rules = rules
        self.policy: Policy = policy
        self.luck: Luck = Luck()
        self.start_state: State = rules.new_state()
        self.state: State = rules.new_state()
        self.places: vec[i64] = make_zero_row(rules.seats)
        self.points: vec[i64] = make_zero_row(rules.seats)
        self.winner_count: i64 = 0

    def start_from_determinization(self, view: State, seat: i64, seed: i64) -> None:
        """Make the start state a determinization of the seat's view, drawn with the seed."""
        self.start_state.copy_from(view)
        self.luck.reset_from_seed(seed)
        self.rules.determinize(self.start_state, seat, self.luck)

    def start_from_true_state(self, state: State, seed: i64) -> None:
        """Make the start state a copy of the true state, with future chance drawn from the seed."""
        self.start_state.copy_from(state)
        self.start_state.luck.reset_from_seed(seed)

    def play_to_end(self, plan: i64, seed: i64) -> None:
        """Play a move or plan (NO_MOVE for none) in a copy of the start state, then quick moves
        drawn with the seed to the end of the game. Store each seat's place and points in `places`
        and `points`, and the number of seats in first place in `winner_count`."""
        self.state.copy_from(self.start_state)
        self.luck.reset_from_seed(seed)
        self.policy.begin_determinization(self.state)
        if plan != NO_MOVE:
            self.policy.play_macro_move(self.state, plan)
        self.policy.play_until_stage(self.state, self.luck, UNREACHABLE_STAGE)
        self.rules.write_ranks(self.state, self.places)
        self.rules.write_points(self.state, self.points)
        self.winner_count = 0
        for seat in range(self.rules.seats):
            if self.places[seat] == 0:
                self.winner_count += 1

    def win_share(self, seat: i64) -> i64:
        """Return the seat's share of the win in the last playout, in thousandths, 0 for a loser;
        tied winners share it equally."""
        return THOUSANDTHS_OF_A_WIN // self.winner_count if self.places[seat] == 0 else 0

    def final_points_of_seat(self, seat: i64) -> i64:
        """Return the seat's final points in the last playout."""
        return self.points[seat]
