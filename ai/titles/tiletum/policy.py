"""The title's knowledge as the search wants it: candidates, quick games, rewards."""

from __future__ import annotations

from typing import cast, final

from ai.search.policy import FULL_REWARD, Policy
from ai.search.rewards import best_other, mix
from ai.titles.tiletum.clock import stage_of
from ai.titles.tiletum.playout import Playout
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tiletum.rules.apply import apply
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.legal import legal_moves
from game.titles.tiletum.rules.scoring import standings
from game.titles.tiletum.rules.state import TiletumState


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

    def begin(self, state: State) -> None:
        """There are no plans to forget."""

    def doubt(self, state: State, seat: i64, luck: Luck) -> None:
        """Nothing is hidden but luck (T-115)."""

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

    def revealed(self, state: State) -> i64:
        """Return that no secret decides anything."""
        return 0

    def outcome(self, state: State, move: i64) -> i64:
        """Return the outcome itself: each makes another table."""
        return move

    def move_of(self, state: State, intention: i64) -> i64:
        """Return the move itself."""
        return intention

    def is_open(self, state: State, seat: i64) -> bool:
        """Return that everybody can do what everybody sees."""
        return True

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return that every move is open."""
        return False

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
        for seat in range(st.seats):
            share: i64 = FULL_REWARD if self.places[seat] == 0 else 0
            margin: i64 = (st.points[seat] - best_other(st.points, seat)) * 100
            rewards[seat] = mix(share, margin)
