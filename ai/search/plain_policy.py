"""A policy for any title without knowledge of its own: rules, points and chance.

A move's score is the lead in points directly after it; playouts use random legal moves to the end
of the game, since stages are unknown.
"""

from typing import Final, final

from ai.search.policy import FULL_REWARD, HUNDREDTHS, Policy, with_own_points
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.playout import play_randomly
from game.engine.rows import zeros
from game.engine.rules import NOBODY, State
from game.engine.title import Game

IMAGINED: Final = 20_260_101  # seed of the determinization in which moves are scored
# units of a score; smaller differences break ties, equally wherever a move occurs
POINT: Final = 1024
# odd, about 1024 by the golden ratio: neighbouring codes get distant values
SCATTER: Final = 40_503
FOR_WINNING: Final = 700_000  # millionths of a reward for the win
FOR_PLACE: Final = 150_000  # for the rank
FOR_LEAD: Final = 150_000  # for the share of points, own against the best rival's


@final
class PlainPolicy(Policy):
    """A policy that works for every title."""

    def __init__(self, game: Game, *, has_luck: bool = True) -> None:
        """Store the game and allocate the work states; `has_luck` says whether the title has
        chance events.
        """
        super().__init__(game.rules)
        self.game: Game = game
        self.has_luck: bool = has_luck
        self.certain: bool = False  # the answer of the last `is_certain`
        self.luck: Luck = Luck()
        self.world: State = game.rules.new_state()
        self.tried: State = game.rules.new_state()
        self.out: vec[i64] = zeros(game.rules.most_moves)

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the lead in points directly after each move, in one determinization of the view."""
        self.world.copy_from(state)
        self.luck.seed(IMAGINED)
        self.rules.determinize(self.world, state.to_move, self.luck)
        for index in range(count):
            scores[index] = self.lead_after(self.world, moves[index])

    def lead_after(self, state: State, move: i64) -> i64:
        """Return the mover's lead in points directly after a move."""
        seat: i64 = state.to_move
        self.tried.copy_from(state)
        self.rules.apply(self.tried, move)
        self.rules.points(self.tried, self.points)
        lead: i64 = self.points[seat] - self.best_rival_points(seat)
        return lead * POINT + (move * SCATTER) % POINT

    def best_rival_points(self, seat: i64) -> i64:
        """Return the highest points of another seat."""
        best: i64 = -(1 << 40)
        for other in range(self.rules.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return best

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move and its score; return how many."""
        count: i64 = self.rules.legal_moves(state, out)
        for index in range(count):
            scores[index] = self.lead_after(state, out[index])
        return count

    def carry_out(self, state: State, macro_move: i64) -> None:
        """Play a move: every macro move is a legal move."""
        self.rules.apply(state, macro_move)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the search began in a certain position: elsewhere the candidates may
        depend on secrets.
        """
        return self.certain

    def is_certain(self, view: State, seat: i64) -> bool:
        """Return whether the title has no luck and this position no fact that a seat cannot see."""
        self.certain = False
        if not self.has_luck:
            self.world.copy_from(view)
            self.luck.seed(IMAGINED)
            self.rules.determinize(self.world, seat, self.luck)
            self.certain = self.rules.unknown_facts(self.world) == 0
        return self.certain

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return whether the seat cannot see what the mover chooses."""
        if state.to_move == seat:
            return False
        self.rules.legal_moves(state, self.out)
        return self.game.is_secret(state, self.out[0])

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a random legal move."""
        count: i64 = self.rules.legal_moves(state, out)
        return out[luck.below(count)]

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play random moves to the end of the game."""
        if state.to_move != NOBODY:
            play_randomly(self.rules, state, self.out, luck)

    def stage(self, state: State) -> i64:
        """Return 0: this policy knows no stages."""
        return 0

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the rewards of a finished game from win, rank and share of points."""
        seats: i64 = self.rules.seats
        self.rules.standings(state, self.places)
        self.rules.points(state, self.points)
        winners: i64 = 0
        for seat in range(seats):
            winners += 1 if self.places[seat] == 0 else 0
        for seat in range(seats):
            reward: i64 = 0
            if self.places[seat] == 0:
                reward = FOR_WINNING // winners
            if seats > 1:
                reward += FOR_PLACE * (seats - 1 - self.places[seat]) // (seats - 1)
                reward += self.share_of_points(seat)
            points: i64 = self.points[seat] * HUNDREDTHS
            rewards[seat] = with_own_points(min(reward, FULL_REWARD), points, self.own_points)

    def share_of_points(self, seat: i64) -> i64:
        """Return the part of the reward for own points compared with the best rival's."""
        own: i64 = max(self.points[seat], 0)
        rival: i64 = max(self.best_rival_points(seat), 0)
        if own + rival == 0:
            return FOR_LEAD // 2
        return FOR_LEAD * own // (own + rival)
