"""The title's knowledge as the search wants it: candidates, quick games, rewards."""

from __future__ import annotations

from typing import cast, final

from ai.search.policy import FULL_REWARD, Policy
from ai.search.rewards import best_other, mix
from ai.titles.brass.clock import stage_of
from ai.titles.brass.observing import is_open
from ai.titles.brass.playout import Playout
from ai.titles.brass.scores import score_of
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.brass.rules.apply import apply
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.legal import legal_moves
from game.titles.brass.rules.scoring import standings
from game.titles.brass.rules.state import BrassState


@final
class BrassPolicy(Policy):
    """Moves valued in cents; which card and whose cubes is settled with the action."""

    def __init__(self, board: Board, most_moves: i64) -> None:
        """Know the board."""
        self.playout: Playout = Playout(board, most_moves)
        self.outlook: SeatOutlook = SeatOutlook(board)
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

    def doubt(self, state: State, seat: i64, luck: Luck) -> None:
        """What others play tells too little of what they hold."""

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move with what it seems to gain."""
        st: BrassState = cast("BrassState", state)
        count: i64 = legal_moves(st, out)
        self.outlook.look(st, st.to_move)
        for index in range(count):
            scores[index] = score_of(st, self.outlook, out[index])
        return count

    def carry_out(self, state: State, intention: i64) -> None:
        """Play a move and what small questions follow, up to the next plan."""
        st: BrassState = cast("BrassState", state)
        apply(st, intention)
        self.playout.answer(st)

    def revealed(self, state: State) -> i64:
        """Return that a move tells all that matters: which card went is not told apart."""
        return 0

    def outcome(self, state: State, move: i64) -> i64:
        """Return the tile: each moves the marker elsewhere."""
        return move

    def move_of(self, state: State, intention: i64) -> i64:
        """Return the move itself."""
        return intention

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the candidates are the same whatever the seat cannot see."""
        return is_open(cast("BrassState", state), seat, self.first_stage)

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return that every move is open."""
        return False

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
        for seat in range(st.seats):
            share: i64 = FULL_REWARD if self.places[seat] == 0 else 0
            margin: i64 = (st.points[seat] - best_other(st.points, seat)) * 100
            rewards[seat] = mix(share, margin)
