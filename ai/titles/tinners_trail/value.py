"""The hand-written value: expected points turned into what the search is rewarded for."""

from __future__ import annotations

from typing import Final, cast, final

from ai.search.rewards import best_other, mix
from ai.search.value import Value
from ai.search.win_shares import write_win_shares
from ai.titles.tinners_trail.prospects import coming_round, expected_points, write_mines_worth
from game.engine.cells import i64, vec
from game.engine.rows import row_of, zeros
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState

# Hundredths of a point that make the odds e to 1, by the round that comes next.
SPREAD: Final[vec[i64]] = row_of([0, 2000, 1600, 1200, 800])


@final
class TrailValue(Value):
    """Points, money, mines and the turn order of every seat when a round has ended."""

    def __init__(self, board: Board) -> None:
        """Provide room for the board's seats."""
        self.mines: vec[i64] = zeros(board.seats)
        self.points: vec[i64] = zeros(board.seats)
        self.shares: vec[i64] = zeros(board.seats)

    def estimate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward."""
        st: TrailState = cast("TrailState", state)
        write_mines_worth(st, self.mines)
        for seat in range(st.seats):
            self.points[seat] = expected_points(st, seat, self.mines[seat])
        write_win_shares(self.points, SPREAD[coming_round(st)], self.shares)
        for seat in range(st.seats):
            margin: i64 = self.points[seat] - best_other(self.points, seat)
            rewards[seat] = mix(self.shares[seat], margin)
