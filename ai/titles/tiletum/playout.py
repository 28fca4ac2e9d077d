"""Playing on quickly: at every question the move that looks best, with a little luck."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tiletum.clock import stage_of
from ai.titles.tiletum.scores import Scores
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules.apply import apply
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.chances import draw
from game.titles.tiletum.rules.kinds import ACT_Q, AS_Q, KING_TILE
from game.titles.tiletum.rules.legal import list_moves
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
