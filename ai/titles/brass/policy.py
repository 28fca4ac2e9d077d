"""Playing on quickly: at every question the move that looks best, with a little luck."""

from __future__ import annotations

from typing import Final, cast, final

from ai.search.policy import Policy, write_rewards
from ai.titles.brass.clock import stage_of
from ai.titles.brass.outlook import BrassSeatOutlook
from ai.titles.brass.scores import score_of
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.titles.brass.rules.actions import apply
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.eras import standings
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
        self.outlook: BrassSeatOutlook = BrassSeatOutlook(board)
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


@final
class BrassPolicy(Policy):
    """Moves valued in cents; which card and whose cubes is settled with the action."""

    def __init__(self, board: Board, most_moves: i64) -> None:
        """Know the board."""
        self.playout: Playout = Playout(board, most_moves)
        self.outlook: BrassSeatOutlook = BrassSeatOutlook(board)
        self.places: vec[i64] = zeros(board.seats)
        self.first_stage: i64 = 0

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the cents each move seems to gain."""
        st: BrassState = cast("BrassState", state)
        self.outlook.look(st, st.to_move)
        for index in range(count):
            scores[index] = score_of(st, self.outlook, moves[index])

    def begin(self, state: State) -> None:
        """Remember in which round the imagined game begins."""
        self.first_stage = stage_of(cast("BrassState", state))

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move with what it seems to gain."""
        count: i64 = legal_moves(cast("BrassState", state), out)
        self.score(state, out, count, scores)
        return count

    def carry_out(self, state: State, intention: i64) -> None:
        """Play a move and what small questions follow, up to the next plan."""
        st: BrassState = cast("BrassState", state)
        apply(st, intention)
        self.playout.answer(st)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the candidates are the same whatever the seat cannot see."""
        return is_open(cast("BrassState", state), seat, self.first_stage)

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast."""
        return self.playout.quick_move(cast("BrassState", state), luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or its stage has come so far."""
        self.playout.play_on(cast("BrassState", state), luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return a number that rises with every round, and by far with the era."""
        return stage_of(cast("BrassState", state))

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the win, and the margin over the best rival, of a finished game."""
        st: BrassState = cast("BrassState", state)
        standings(st, self.places)
        write_rewards(self.places, st.points, rewards)


def is_open(st: BrassState, seat: i64, first_stage: i64) -> bool:
    """Return whether what the seat to move may do is the same whatever `seat` cannot see.

    Others' hands decide what they can build. Own cards are known until the round in which the
    imagined game began is over: then everybody draws (B-2.6).
    """
    return st.to_move == seat and stage_of(st) == first_stage
