"""Playing on quickly: at every question the move that looks best, with a little luck."""

from __future__ import annotations

from typing import Final, final

from ai.titles.brass.clock import stage_of
from ai.titles.brass.scores import score_of
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules.apply import apply
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import ACTIONS, CARD_PHASE, COAL_PHASE, DEBT_PHASE, IRON_PHASE
from game.titles.brass.rules.legal import legal_moves, list_actions
from game.titles.brass.rules.selling import draw_tile
from game.titles.brass.rules.state import BrassState

NOISE: Final = 200  # cents by which a quick player thinks too much of a move, at most
SURE: Final = 1  # below which luck draws nothing but 0


@final
class Playout:
    """Quick games from any position; it remembers nothing."""

    def __init__(self, board: Board, most_moves: i64) -> None:
        """Make room for the longest list of moves."""
        self.outlook: SeatOutlook = SeatOutlook(board)
        self.moves: vec[i64] = zeros(most_moves)
        self.no_luck: Luck = Luck()

    def play_on(self, st: BrassState, luck: Luck, last_stage: i64) -> None:
        """Play until the game is over or its stage has come to the last one."""
        while st.to_move != NOBODY and stage_of(st) < last_stage:
            if st.to_move == CHANCE:
                apply(st, draw_tile(st))
            else:
                apply(st, self.quick_move(st, luck))

    def quick_move(self, st: BrassState, luck: Luck) -> i64:
        """Return a move of the seat to move that looks good, a little at random."""
        return self.choose(st, luck, NOISE if st.phase == ACTIONS else SURE)

    def choose(self, st: BrassState, luck: Luck, noise: i64) -> i64:
        """Return the move that looks best when each is misjudged by less than so many cents."""
        count: i64 = self.list_moves(st)
        if count == 1:
            return self.moves[0]
        if st.phase in (CARD_PHASE, COAL_PHASE, IRON_PHASE):
            self.outlook.seat = st.to_move  # all that matters for these
        else:
            self.outlook.look(st, st.to_move)
        best: i64 = self.moves[0]
        most: i64 = score_of(st, self.outlook, best) + luck.below(noise)
        for index in range(1, count):
            score: i64 = score_of(st, self.outlook, self.moves[index]) + luck.below(noise)
            if score > most:
                most = score
                best = self.moves[index]
        return best

    def list_moves(self, st: BrassState) -> i64:
        """Write the moves worth a look: two cards for one action are seldom worth it."""
        if st.phase == ACTIONS:
            return list_actions(st, False, self.moves)
        return legal_moves(st, self.moves)

    def answer(self, st: BrassState) -> None:
        """Answer what no plan is made for: which card, whose cube, which counter for a debt."""
        while st.to_move >= 0 and is_small(st):
            apply(st, self.choose(st, self.no_luck, SURE))


def is_small(st: BrassState) -> bool:
    """Return whether the question is one that quick games answer for the tree."""
    return st.phase in (CARD_PHASE, COAL_PHASE, IRON_PHASE, DEBT_PHASE)
