"""What a search must be told about a title: which moves look good, and what a result is
worth. What a result is worth: mostly the win, partly the margin, so that no point is
indifferent."""

from typing import Final

from ai.search.policy_weights import PolicyWeights
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, Rules, State

FULL_REWARD: Final = 1_000_000

SURE: Final = 1  # below which luck draws nothing but 0

WIN_SHARE: Final = 65  # per cent of the reward for the win; the rest for the margin
MARGIN: Final = 5000  # hundredths of a point ahead that give three quarters of the rest
LOWEST: Final = -(2**60)


class Policy:
    """A title's knowledge for search and simple players; states may be views or imagined.

    The tree holds macro moves: legal moves, or plans of a title that take several (a maximum bid).
    A policy may remember the plans of one imagined game, from `begin` on, so every search needs
    a policy of its own.
    """

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self.rules: Rules = rules
        self.places: vec[i64] = zeros(rules.seats)
        self.points: vec[i64] = zeros(rules.seats)

    def seat_policy_weights(self) -> PolicyWeights | None:
        """Return the policy weights by which seats judge moves, None where a title has none."""
        return None

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write how good each of the first count legal moves looks; any unit, higher is better."""
        raise NotImplementedError("a title scores its own moves")

    def begin(self, state: State) -> None:
        """Forget all plans: another imagined game begins."""

    def resample(self, state: State, seat: i64, luck: Luck) -> None:
        """Make an imagined state a little likelier in the light of what the others have done.

        One step of a random walk over states that agree with its view (Metropolis 1953); none
        where what others do tells too little of what they hold.
        """

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write the promising macro moves and their scores; return how many, at least 1."""
        raise NotImplementedError("a title lists its own candidates")

    def carry_out(self, state: State, macro_move: i64) -> None:
        """Play a macro move of the seat to move, or any legal move, up to the next question."""
        raise NotImplementedError("a title carries out its own macro moves")

    def move_of(self, state: State, macro_move: i64) -> i64:
        """Return the legal move a macro move begins with: itself, where there are no plans."""
        return macro_move

    def revealed(self, state: State) -> i64:
        """Return what everybody saw of the last `carry_out` that secrets decide, 0 for nothing."""
        return 0

    def outcome(self, state: State, move: i64) -> i64:
        """Return one number for all outcomes of luck that come to the same; it has been played."""
        return move

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the candidates are the same in every state that agrees with its view."""
        raise NotImplementedError("a title knows what depends on secrets")

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return whether the seat will not see what the seat to move chooses."""
        return False

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible legal move, a little at random, fast; out is scratch space."""
        raise NotImplementedError("a title plays its own games quickly")

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or its stage has come to `last_stage`."""
        raise NotImplementedError("a title plays its own games quickly")

    def stage(self, state: State) -> i64:
        """Return how many natural parts of the game are over: it rises when a round ends."""
        raise NotImplementedError("a title knows its own rounds")

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's reward for a finished game, 0 to FULL_REWARD: the win, and the margin
        over the best rival.
        """
        self.rules.standings(state, self.places)
        self.rules.points(state, self.points)
        for seat in range(self.rules.seats):
            share: i64 = 0
            if self.places[seat] == 0:
                share = FULL_REWARD
            rewards[seat] = mix(share, (self.points[seat] - best_other(self.points, seat)) * 100)


class ScoringPolicy(Policy):
    """Values every legal move by itself; quick games play the one that looks best, a little at
    random.

    Small questions that follow a move are settled with it, as quick games would but without luck.
    """

    def __init__(self, rules: Rules) -> None:
        """Make room for the longest list of moves."""
        super().__init__(rules)
        self.moves: vec[i64] = zeros(rules.most_moves)
        self.no_luck: Luck = Luck()

    def look(self, state: State) -> None:
        """Look at the position as the seat to move."""
        raise NotImplementedError("a title looks at its own positions")

    def value_of(self, state: State, move: i64) -> i64:
        """Return how good a move looks in the position looked at."""
        raise NotImplementedError("a title values its own moves")

    def list_quick(self, state: State) -> i64:
        """List the moves worth a look in a quick game, and look if it is more than one."""
        raise NotImplementedError("a title plays its own games quickly")

    def noise(self, state: State) -> i64:
        """Return by less than how much a quick player thinks too much of a move."""
        raise NotImplementedError("a title plays its own games quickly")

    def is_small(self, state: State) -> bool:
        """Return whether the question is one that quick games answer for the tree."""
        raise NotImplementedError("a title knows its own questions")

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write what each move seems to gain."""
        self.look(state)
        for index in range(count):
            scores[index] = self.value_of(state, moves[index])

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move with what it seems to gain."""
        count: i64 = self.rules.legal_moves(state, out)
        self.score(state, out, count, scores)
        return count

    def carry_out(self, state: State, macro_move: i64) -> None:
        """Play a move and what small questions follow, up to the next plan."""
        self.rules.apply(state, macro_move)
        while state.to_move >= 0 and self.is_small(state):
            self.rules.apply(state, self.best_move(state, self.no_luck, SURE))

    def best_move(self, state: State, luck: Luck, noise: i64) -> i64:
        """Return the move that looks best when each is misjudged by less than so much."""
        count: i64 = self.list_quick(state)
        best: i64 = self.moves[0]
        if count == 1:
            return best
        most: i64 = self.value_of(state, best) + luck.below(noise)
        for index in range(1, count):
            score: i64 = self.value_of(state, self.moves[index]) + luck.below(noise)
            if score > most:
                most = score
                best = self.moves[index]
        return best

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast."""
        return self.best_move(state, luck, self.noise(state))

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or its stage has come so far."""
        while state.to_move != NOBODY and self.stage(state) < last_stage:
            if state.to_move == CHANCE:
                self.rules.apply(state, self.rules.draw_outcome(state))
            else:
                self.rules.apply(state, self.best_move(state, luck, self.noise(state)))


def mix(share: i64, margin: i64) -> i64:
    """Return the reward of a share of the win and a margin in hundredths of a point.

    The margin counts less and less but never nothing: a lost game is still worth playing well.
    """
    distance: i64 = margin if margin > 0 else -margin
    rest: i64 = (100 - WIN_SHARE) * FULL_REWARD // 200
    return share * WIN_SHARE // 100 + rest + rest * margin // (distance + MARGIN)


def best_other(points: vec[i64], seat: i64) -> i64:
    """Return the most points of any other seat."""
    most: i64 = LOWEST
    for other in range(i64(len(points))):
        if other != seat and points[other] > most:
            most = points[other]
    return most


class Value:
    """What a position is worth to each seat at a natural stop, where the policy's stage rises.

    States are imagined ones: the value may look at nothing but what seats could know of them.
    """

    def estimate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, 0 to FULL_REWARD, of a game that is not over."""
        raise NotImplementedError("a title values its own positions")
