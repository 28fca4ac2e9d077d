"""Playing on quickly: at every question the move that looks best, with a little luck."""

from __future__ import annotations

from typing import Final, cast, final

from ai.search.policy import Policy, write_rewards
from ai.titles.tiletum.clock import stage_of
from ai.titles.tiletum.scores import Scores
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.titles.tiletum.rules.answers import apply
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.chances import draw
from game.titles.tiletum.rules.fairs import standings
from game.titles.tiletum.rules.kinds import ACT_Q, AS_Q, KING_TILE
from game.titles.tiletum.rules.legal import legal_moves, list_moves
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import list_tasks

NOISE: Final = 150  # cents by which a quick player thinks too much of a die, at most
LITTLE: Final = 40  # and of any other move
SURE: Final = 1  # below which luck draws nothing but 0


@final
class Playout:
    """Quick games from any position; it remembers nothing."""

    def __init__(self, board: Board, most_moves: i64) -> None:
        """Make room for the longest list of moves."""
        self.scores: Scores = Scores(board)
        self.moves: vec[i64] = zeros(most_moves)
        self.no_luck: Luck = Luck()

    def play_on(self, st: TiletumState, luck: Luck, last_stage: i64) -> None:
        """Play until the game is over or its stage has come to the last one."""
        while st.to_move != NOBODY and stage_of(st) < last_stage:
            if st.to_move == CHANCE:
                apply(st, draw(st))
            else:
                apply(st, self.quick_move(st, luck))

    def quick_move(self, st: TiletumState, luck: Luck) -> i64:
        """Return a move of the seat to move that looks good, a little at random."""
        return self.choose(st, luck, NOISE if st.depth == 0 else LITTLE)

    def choose(self, st: TiletumState, luck: Luck, noise: i64) -> i64:
        """Return the move that looks best when each is misjudged by less than so many cents."""
        self.scores.look(st)
        count: i64 = self.list_moves(st)
        best: i64 = self.moves[0]
        if count == 1:
            return best
        most: i64 = self.scores.score(st, best) + luck.below(noise)
        for index in range(1, count):
            score: i64 = self.scores.score(st, self.moves[index]) + luck.below(noise)
            if score > most:
                most = score
                best = self.moves[index]
        return best

    def list_moves(self, st: TiletumState) -> i64:
        """Write the moves worth a look: dice that need much gold are seldom worth it."""
        if st.depth > 0 or st.phase == KING_TILE:
            return list_moves(st, st.seat, self.moves)
        return list_tasks(st, st.seat, self.moves, self.scores.dice.list_dice(st, self.moves))

    def answer(self, st: TiletumState) -> None:
        """Answer what no plan is made for: which good, which of a building's characters first."""
        while st.to_move >= 0 and is_small(st):
            apply(st, self.choose(st, self.no_luck, SURE))


def is_small(st: TiletumState) -> bool:
    """Return whether the question is one that quick games answer for the tree."""
    return st.depth > 0 and asked(st) not in (ACT_Q, AS_Q)


@final
class TiletumPolicy(Policy):
    """Moves valued in cents; small questions are settled with the move that asks them."""

    def __init__(self, board: Board, most_moves: i64) -> None:
        """Know the board."""
        self.playout: Playout = Playout(board, most_moves)
        self.places: vec[i64] = zeros(board.seats)

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the cents each move seems to gain."""
        st: TiletumState = cast("TiletumState", state)
        self.playout.scores.look(st)
        for index in range(count):
            scores[index] = self.playout.scores.score(st, moves[index])

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move with what it seems to gain."""
        count: i64 = legal_moves(cast("TiletumState", state), out)
        self.score(state, out, count, scores)
        return count

    def carry_out(self, state: State, intention: i64) -> None:
        """Play a move and what small questions follow, up to the next plan."""
        st: TiletumState = cast("TiletumState", state)
        apply(st, intention)
        self.playout.answer(st)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return that everybody can do what everybody sees."""
        return True

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast."""
        return self.playout.quick_move(cast("TiletumState", state), luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or its stage has come so far."""
        self.playout.play_on(cast("TiletumState", state), luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return a number that rises with every round."""
        return stage_of(cast("TiletumState", state))

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the win, and the margin over the best rival, of a finished game."""
        st: TiletumState = cast("TiletumState", state)
        standings(st, self.places)
        write_rewards(self.places, st.points, rewards)
