"""The policy of a title nobody knows anything about: its rules, its points, and chance.

A move looks as good as the lead in points it makes at once; games are tried out with random
legal moves to their end, as the stage of a game is never known.
"""

from typing import Final, final

from ai.search.policy import FULL_REWARD, Policy
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.playout import play_randomly
from game.engine.rows import zeros
from game.engine.rules import NOBODY, State
from game.engine.title import Game

IMAGINED: Final = 20_260_101  # the world in which first sights of a view are taken
POINT: Final = 1024  # of a score; what is below breaks ties, alike wherever a move is met
SCATTER: Final = 40_503  # odd, about 1024 by the golden ratio: neighbouring codes fall far apart
FOR_WINNING: Final = 700_000  # millionths of a reward; the rest is shared between
FOR_PLACE: Final = 150_000  # the place
FOR_LEAD: Final = 150_000  # and the share of the points, own and best rival's


@final
class PlainPolicy(Policy):
    """Works for every title."""

    def __init__(self, game: Game) -> None:
        """Play this game."""
        super().__init__(game.rules)
        self.game: Game = game
        self.luck: Luck = Luck()
        self.world: State = game.rules.new_state()
        self.tried: State = game.rules.new_state()
        self.out: vec[i64] = zeros(game.rules.most_moves)

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the lead in points each move makes at once, in one world the view allows."""
        self.world.copy_from(state)
        self.luck.seed(IMAGINED)
        self.rules.determinize(self.world, state.to_move, self.luck)
        for index in range(count):
            scores[index] = self.first_sight(self.world, moves[index])

    def first_sight(self, state: State, move: i64) -> i64:
        """Return what a move makes of the mover's lead at once."""
        seat: i64 = state.to_move
        self.tried.copy_from(state)
        self.rules.apply(self.tried, move)
        self.rules.points(self.tried, self.points)
        lead: i64 = self.points[seat] - self.best_rival(seat)
        return lead * POINT + (move * SCATTER) % POINT

    def best_rival(self, seat: i64) -> i64:
        """Return the most points another seat has."""
        best: i64 = -(1 << 40)
        for other in range(self.rules.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return best

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move."""
        count: i64 = self.rules.legal_moves(state, out)
        for index in range(count):
            scores[index] = self.first_sight(state, out[index])
        return count

    def carry_out(self, state: State, macro_move: i64) -> None:
        """Play a move: there are no other macro moves."""
        self.rules.apply(state, macro_move)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return that what can be chosen may depend on secrets."""
        return False

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return whether the game keeps the mover's choice from the seat."""
        if state.to_move == seat:
            return False
        self.rules.legal_moves(state, self.out)
        return self.game.is_secret(state, self.out[0])

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return any legal move."""
        count: i64 = self.rules.legal_moves(state, out)
        return out[luck.below(count)]

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play random moves to the end of the game."""
        if state.to_move != NOBODY:
            play_randomly(self.rules, state, self.out, luck)

    def stage(self, state: State) -> i64:
        """Return that no part of the game is known to be over."""
        return 0

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the win, the place and the share of points of a finished game."""
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
            rewards[seat] = min(reward, FULL_REWARD)

    def share_of_points(self, seat: i64) -> i64:
        """Return the part of a reward that own points earn beside the best rival's."""
        own: i64 = max(self.points[seat], 0)
        rival: i64 = max(self.best_rival(seat), 0)
        if own + rival == 0:
            return FOR_LEAD // 2
        return FOR_LEAD * own // (own + rival)
