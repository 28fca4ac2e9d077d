"""Playouts: play a position to the end many times, counting wins and points separately.

Two moves are compared fairly when they are tried in the same world with the same dice:
`determinize` or `use_true_state` makes the world, `play` plays a move or plan in it to the end
of the game.
"""

from typing import Final, final

from ai.search.policy import Policy
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import Rules, State

NO_MOVE: Final = -1
NEVER: Final = 1_000_000  # a stage that no game reaches
WIN: Final = 1000  # value of a win; winners who are exactly equal share it


@final
class Playouts:
    """Plays games to the end with the policy's quick moves."""

    def __init__(self, rules: Rules, policy: Policy) -> None:
        """Allocate one world and one game."""
        self.rules: Rules = rules
        self.policy: Policy = policy
        self.luck: Luck = Luck()
        self.world: State = rules.new_state()
        self.state: State = rules.new_state()
        self.places: vec[i64] = zeros(rules.seats)
        self.points: vec[i64] = zeros(rules.seats)
        self.winners: i64 = 0

    def determinize(self, view: State, seat: i64, seed: i64) -> None:
        """Make the world a sample that agrees with the seat's view."""
        self.world.copy_from(view)
        self.luck.seed(seed)
        self.rules.determinize(self.world, seat, self.luck)

    def use_true_state(self, state: State, seed: i64) -> None:
        """Make the world the true state, with other luck to come."""
        self.world.copy_from(state)
        self.world.luck.seed(seed)

    def play(self, plan: i64, seed: i64) -> None:
        """Play a move or plan (or none for NO_MOVE) in a copy of the world, then the game to its
        end.
        """
        self.state.copy_from(self.world)
        self.luck.seed(seed)
        self.policy.begin(self.state)
        if plan != NO_MOVE:
            self.policy.carry_out(self.state, plan)
        self.policy.play_on(self.state, self.luck, NEVER)
        self.rules.standings(self.state, self.places)
        self.rules.points(self.state, self.points)
        self.winners = 0
        for seat in range(self.rules.seats):
            if self.places[seat] == 0:
                self.winners += 1

    def share(self, seat: i64) -> i64:
        """Return the seat's share of the win in the last playout, in thousandths."""
        return WIN // self.winners if self.places[seat] == 0 else 0

    def points_of(self, seat: i64) -> i64:
        """Return the seat's final points in the last playout."""
        return self.points[seat]
