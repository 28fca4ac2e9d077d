"""What a search needs from a title: scores of moves, and the reward of a result.

The reward is mostly the win and partly the margin, so that no point is without effect.
"""

from typing import Final

from ai.search.policy_weights import PolicyWeights
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, Rules, State

FULL_REWARD_MILLIONTHS: Final = 1_000_000

SMALLEST_NOISE: Final = 1  # the smallest noise: no randomness

REWARD_PERCENT_FOR_WIN: Final = 65  # per cent of the reward for the win; the rest for the margin
LEAD_HUNDREDTHS_EARNING_THREE_QUARTERS: Final = (
    5000  # lead in hundredths of a point that earns three quarters of the rest
)
POINT_HUNDREDTHS_FOR_FULL_REWARD: Final = (
    20_000  # own points, in hundredths, that earn all of their part of a reward
)
HUNDREDTHS_PER_POINT: Final = 100  # parts of a point: the unit of margins
LOWEST_POINTS: Final = -(2**60)


class Policy:
    """A title's knowledge for search and simple players; states may be views or determinizations.

    The tree holds macro moves: legal moves, or a title's plans of several moves (such as a maximum
    bid). A policy may keep plans for one determinization, from `begin_determinization` on, so each
    search needs a separate policy.
    """

    own_points_percent: i64 = 0  # per cent of a reward that a seat's own points count

    def __init__(self, rules: Rules) -> None:
        """Store the rules."""
        self.rules: Rules = rules
        self.places: vec[i64] = make_zero_row(rules.seats)
        self.points: vec[i64] = make_zero_row(rules.seats)

    def policy_weights_of_seats(self) -> PolicyWeights | None:
        """Return the policy weights with which seats score moves, or None if the title has none."""
        return None

    def score_moves(self, state: State, moves: vec[i64], move_count: i64, scores: vec[i64]) -> None:
        """Write a score for each of the first `move_count` legal moves into `scores`; any unit,
        higher is better.
        """
        raise NotImplementedError("a title scores its own moves")

    def begin_determinization(self, state: State) -> None:
        """Drop all plans, because a new determinization begins; does nothing in this base class."""

    def resample_determinization(self, state: State, seat: i64, luck: Luck) -> None:
        """Replace hidden facts of a determinization by ones that make the other seats' past actions
        more likely.

        It is one step of a random walk over states that agree with the view (Metropolis 1953);
        it does nothing in titles in which those actions reveal too little.
        """

    def write_candidate_moves(self, state: State, move_codes: vec[i64], scores: vec[i64]) -> i64:
        """Write the promising macro moves into `move_codes` and their scores into `scores`; return
        their number, at least 1."""
        raise NotImplementedError("a title lists its own candidates")

    def play_macro_move(self, state: State, macro_move: i64) -> None:
        """Play a macro move of the seat to move, or any legal move, up to the next decision."""
        raise NotImplementedError("a title carries out its own macro moves")

    def first_move_of_macro_move(self, state: State, macro_move: i64) -> i64:
        """Return the first legal move of a macro move; in this base class, whose macro moves are
        legal moves, the macro move itself."""
        return macro_move

    def newly_revealed_facts_key(self, state: State) -> i64:
        """Return a number that identifies the hidden facts which the last `play_macro_move` has
        revealed to all seats; 0 if it revealed none. Return 0 in this base class."""
        return 0

    def chance_outcome_key(self, state: State, move: i64) -> i64:
        """Return a number that is equal for equivalent chance outcomes, in this base class the
        outcome `move` itself; `state` is the position after it."""
        return move

    def are_candidates_public(self, state: State, seat: i64) -> bool:
        """Return whether all states that agree with the seat's view have equal candidates."""
        raise NotImplementedError("a title knows what depends on secrets")

    def is_choice_hidden(self, state: State, seat: i64) -> bool:
        """Return whether what the seat to move chooses will be hidden from `seat`; False in this
        base class."""
        return False

    def check_and_store_view_certainty(self, view: State, seat: i64) -> bool:
        """Return whether the rest of the game has no luck and no secrets, so that results found
        in the tree are proven; a title's policy may store the answer. False in this base class."""
        return False

    def quick_move(self, state: State, legal_moves_buffer: vec[i64], luck: Luck) -> i64:
        """Return a sensible legal move quickly, with some randomness; a policy may write
        the legal moves into `legal_moves_buffer`."""
        raise NotImplementedError("a title plays its own games quickly")

    def play_until_stage(self, state: State, luck: Luck, stop_stage: i64) -> None:
        """Play quick moves until the game is over or has reached stage `stop_stage`."""
        raise NotImplementedError("a title plays its own games quickly")

    def stage_number(self, state: State) -> i64:
        """Return the number of the current stage, which rises at natural breaks such as the end
        of a round."""
        raise NotImplementedError("a title knows its own rounds")

    def write_final_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's reward for a finished game, 0 to FULL_REWARD_MILLIONTHS, from the win,
        the lead over the best rival, and with a weight of `own_points_percent` per cent the seat's
        own points."""
        self.rules.write_ranks(state, self.places)
        self.rules.write_points(state, self.points)
        for seat in range(self.rules.seats):
            share: i64 = 0
            if self.places[seat] == 0:
                share = FULL_REWARD_MILLIONTHS
            margin: i64 = self.points[seat] - best_rival_points(self.points, seat)
            reward: i64 = reward_from_share_and_lead(share, margin * HUNDREDTHS_PER_POINT)
            rewards[seat] = reward_blended_with_points(
                reward, self.points[seat] * HUNDREDTHS_PER_POINT, self.own_points_percent
            )


class ScoringPolicy(Policy):
    """A policy that scores every legal move separately; playouts play the move with the best score
    after random noise is added.

    `play_macro_move` also makes the minor decisions that follow a move: it plays their best-scored
    moves, without noise.
    """

    def __init__(self, rules: Rules) -> None:
        """Allocate the list of moves."""
        super().__init__(rules)
        self.playout_moves: vec[i64] = make_zero_row(rules.max_move_count)
        self.no_luck: Luck = Luck()

    def analyse(self, state: State) -> None:
        """Analyse the position for the seat to move, before calls of `move_score`."""
        raise NotImplementedError("a title looks at its own positions")

    def move_score(self, state: State, move: i64) -> i64:
        """Return the score of a move in the analysed position."""
        raise NotImplementedError("a title values its own moves")

    def write_playout_moves(self, state: State) -> i64:
        """Write the moves for a playout into `playout_moves` and return their number; analyse
        the position if there are several."""
        raise NotImplementedError("a title plays its own games quickly")

    def playout_noise(self, state: State) -> i64:
        """Return the size of the noise in playouts: a random number below it is added to each
        score."""
        raise NotImplementedError("a title plays its own games quickly")

    def is_minor_decision(self, state: State) -> bool:
        """Return whether the playout policy makes this decision, so that the tree does not branch
        on it.
        """
        raise NotImplementedError("a title knows its own questions")

    def score_moves(self, state: State, moves: vec[i64], move_count: i64, scores: vec[i64]) -> None:
        """Analyse the position, and write the `move_score` of each of the first `move_count` moves
        into `scores`."""
        self.analyse(state)
        for index in range(move_count):
            scores[index] = self.move_score(state, moves[index])

    def write_candidate_moves(self, state: State, move_codes: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move into `move_codes` and its `move_score` into `scores`; return the
        number of moves."""
        count: i64 = self.rules.legal_moves(state, move_codes)
        self.score_moves(state, move_codes, count, scores)
        return count

    def play_macro_move(self, state: State, macro_move: i64) -> None:
        """Play a move and the minor decisions that follow, up to the next decision of the tree."""
        self.rules.apply(state, macro_move)
        while state.to_move >= 0 and self.is_minor_decision(state):
            self.rules.apply(state, self.best_move_with_noise(state, self.no_luck, SMALLEST_NOISE))

    def best_move_with_noise(self, state: State, luck: Luck, noise: i64) -> i64:
        """Return the playout move with the best score after a random number below `noise` is
        added to each."""
        count: i64 = self.write_playout_moves(state)
        best: i64 = self.playout_moves[0]
        if count == 1:
            return best
        most: i64 = self.move_score(state, best) + luck.draw_below(noise)
        for index in range(1, count):
            score: i64 = self.move_score(state, self.playout_moves[index]) + luck.draw_below(noise)
            if score > most:
                most = score
                best = self.playout_moves[index]
        return best

    def quick_move(self, state: State, legal_moves_buffer: vec[i64], luck: Luck) -> i64:
        """Return the playout move with the best score after random noise of the size
        `playout_noise` is added to each; `legal_moves_buffer` is not used."""
        return self.best_move_with_noise(state, luck, self.playout_noise(state))

    def play_until_stage(self, state: State, luck: Luck, stop_stage: i64) -> None:
        """Play quick moves until the game is over or has reached stage `stop_stage`."""
        while state.to_move != NOBODY and self.stage_number(state) < stop_stage:
            if state.to_move == CHANCE:
                self.rules.apply(state, self.rules.draw_outcome(state))
            else:
                self.rules.apply(
                    state, self.best_move_with_noise(state, luck, self.playout_noise(state))
                )


def reward_from_share_and_lead(share_millionths: i64, lead_hundredths: i64) -> i64:
    """Return the reward, 0 to FULL_REWARD_MILLIONTHS, for a win share in parts of
    FULL_REWARD_MILLIONTHS and a lead in hundredths of a point.

    A growing lead raises the reward less and less but never by nothing, so that a lost game is
    still worth playing well.
    """
    distance: i64 = lead_hundredths if lead_hundredths > 0 else -lead_hundredths
    rest: i64 = (100 - REWARD_PERCENT_FOR_WIN) * FULL_REWARD_MILLIONTHS // 200
    return (
        share_millionths * REWARD_PERCENT_FOR_WIN // 100
        + rest
        + rest * lead_hundredths // (distance + LEAD_HUNDREDTHS_EARNING_THREE_QUARTERS)
    )


def reward_blended_with_points(reward: i64, points: i64, own_points_percent: i64) -> i64:
    """Return a reward made of `reward` and the seat's own points, which count `own_points_percent`
    per cent.

    The points are in hundredths. They earn from 0 (no or negative points) to FULL_REWARD_MILLIONTHS
    (POINT_HUNDREDTHS_FOR_FULL_REWARD or more).
    """
    earned: i64 = (
        FULL_REWARD_MILLIONTHS
        * min(max(points, 0), POINT_HUNDREDTHS_FOR_FULL_REWARD)
        // POINT_HUNDREDTHS_FOR_FULL_REWARD
    )
    return (reward * (100 - own_points_percent) + earned * own_points_percent) // 100


def best_rival_points(points: vec[i64], seat: i64) -> i64:
    """Return the highest points among the other seats, LOWEST_POINTS when there are none."""
    most: i64 = LOWEST_POINTS
    for other in range(i64(len(points))):
        if other != seat and points[other] > most:
            most = points[other]
    return most


class PositionValue:
    """An estimate of positions at natural breaks, where the policy's stage rises.

    States are determinizations, but an estimate may use only what seats could know of a state.
    """

    own_points_percent: i64 = 0  # per cent of a reward that a seat's own points count

    def write_expected_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, 0 to FULL_REWARD_MILLIONTHS; the game is not over."""
        raise NotImplementedError("a title values its own positions")
