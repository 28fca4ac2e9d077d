"""The hand-written value: each seat's expected final points at the end of a round, in hundredths.

Pence are converted to points at the rate of the coming rounds; the rates are fitted to playouts.
"""

from typing import Final, cast, final

from ai.search.policy import PositionValue
from ai.search.win_shares import write_win_shares_and_rewards
from ai.titles.tinners_trail.feature_extractor import (
    count_finished_rounds,
    find_current_or_next_round_number,
)
from ai.titles.tinners_trail.ore_profit import ore_profit_at_mean_prices
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from ai.titles.tinners_trail.ore_worth import count_ore_cubes_in_area, max_cubes_per_extraction
from game.engine.cells import i64, vec
from game.engine.rows import make_row, make_zero_row
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState

# extractions of one mine for which the work points suffice
EXTRACTIONS_PER_MINE_AND_ROUND: Final = 2
# Hundredths of a point, by the round that comes next (cells 0 and 1 stay empty); `..._2007`: by
# how many rounds are over.
POINT_HUNDREDTHS_PER_POUND_BY_NEXT_ROUND: Final[vec[i64]] = make_row([0, 0, 200, 160, 120])
POINT_HUNDREDTHS_PER_FUTURE_MINE_POUND_BY_NEXT_ROUND: Final[vec[i64]] = make_row(
    [0, 0, 240, 195, 145]
)  # for each pound that the mines will earn
POINT_HUNDREDTHS_FOR_ANY_MINE_BY_NEXT_ROUND: Final[vec[i64]] = make_row(
    [0, 0, 700, 500, 230]
)  # added for having at least one mine
POINT_HUNDREDTHS_PER_TURN_PLACE_BY_NEXT_ROUND: Final[vec[i64]] = make_row(
    [0, 0, 140, 130, 170]
)  # for each place nearer to the first turn
# Hundredths of a point that make the odds e to 1, by the round that comes next.
LEAD_HUNDREDTHS_FOR_ODDS_E_BY_NEXT_ROUND: Final[vec[i64]] = make_row([0, 2000, 1600, 1200, 800])
# Hundredths of a point, by how many rounds are over.
LEAD_HUNDREDTHS_FOR_ODDS_E_BY_ROUND_2007: Final[vec[i64]] = make_row(
    [1200, 1000, 800, 500]
)  # ahead that make the odds e to 1
POINT_HUNDREDTHS_PER_POUND_BY_ROUND_2007: Final[vec[i64]] = make_row([120, 105, 85, 62])
POINT_HUNDREDTHS_PER_FUTURE_MINE_POUND_BY_ROUND_2007: Final[vec[i64]] = make_row(
    [130, 115, 95, 70]
)  # a pound the mines will earn
POINT_HUNDREDTHS_FOR_ANY_MINE_BY_ROUND_2007: Final[vec[i64]] = make_row(
    [400, 330, 240, 110]
)  # what comes on top for having one
POINT_HUNDREDTHS_PER_TURN_PLACE_BY_ROUND_2007: Final[vec[i64]] = make_row(
    [30, 30, 30, 30]
)  # each place nearer to the first turn


def write_expected_mine_pence(st: TrailState, pence_by_seat: vec[i64]) -> None:
    """Write into `pence_by_seat` the pence that all mines of each seat are expected to earn."""
    extractions: i64 = EXTRACTIONS_PER_MINE_AND_ROUND * (
        ROUND_COUNT + 1 - find_current_or_next_round_number(st)
    )
    for seat in range(st.seats):
        pence_by_seat[seat] = 0
    for area in range(st.board.areas_in_play_count):
        owner: i64 = st.owner[area]
        if owner != EMPTY:
            ore: i64 = st.tin[area] + st.copper[area]
            pence_by_seat[owner] += ore_profit_at_mean_prices(
                ore, st.water[area], mine_capacity(st, area), extractions
            )


def expected_point_hundredths(st: TrailState, seat: i64, mine_earnings_pence: i64) -> i64:
    """Return the seat's expected final points in hundredths, without parts that are equal for every
    seat.

    `mine_earnings_pence` are the expected earnings of its mines.
    """
    coming: i64 = find_current_or_next_round_number(st)
    points: i64 = (
        st.points[seat] * 100 + st.money[seat] * POINT_HUNDREDTHS_PER_POUND_BY_NEXT_ROUND[coming]
    )
    points += (
        mine_earnings_pence
        * POINT_HUNDREDTHS_PER_FUTURE_MINE_POUND_BY_NEXT_ROUND[coming]
        // POUND_PENCE
    )
    points += (
        st.board.mines_per_seat - st.mines_left[seat]
    ) * POINT_HUNDREDTHS_FOR_ANY_MINE_BY_NEXT_ROUND[coming]
    return points - st.depth[seat] * POINT_HUNDREDTHS_PER_TURN_PLACE_BY_NEXT_ROUND[coming]


@final
class HandWrittenTrailValue(PositionValue):
    """The hand-written value of the remastered edition: each seat's expected points at the end
    of a round, from points, money, mines and turn order."""

    def __init__(self, board: Board) -> None:
        """Allocate the arrays for the board's seats."""
        self.mines_worth_by_seat: vec[i64] = make_zero_row(board.seats)
        self.points: vec[i64] = make_zero_row(board.seats)
        self.shares: vec[i64] = make_zero_row(board.seats)

    def write_expected_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, made of its win share and its lead in expected
        points, into `rewards`.
        """
        st: TrailState = cast("TrailState", state)
        write_expected_mine_pence(st, self.mines_worth_by_seat)
        for seat in range(st.seats):
            self.points[seat] = expected_point_hundredths(st, seat, self.mines_worth_by_seat[seat])
        spread: i64 = LEAD_HUNDREDTHS_FOR_ODDS_E_BY_NEXT_ROUND[
            find_current_or_next_round_number(st)
        ]
        write_win_shares_and_rewards(
            self.points, spread, self.own_points_percent, self.shares, rewards
        )


@final
class HandWrittenValue2007(PositionValue):
    """The hand-written value of the 2007 edition: each seat's expected reward at the end of a
    round, from estimated final points."""

    def __init__(self, board: Board) -> None:
        """Allocate the arrays for the board's seats."""
        self.points: vec[i64] = make_zero_row(board.seats)
        self.shares: vec[i64] = make_zero_row(board.seats)

    def write_expected_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, made of its win share and its lead in expected
        points, into `rewards`.
        """
        st: TrailState = cast("TrailState", state)
        over: i64 = count_finished_rounds(st)
        self.write_expected_points(st, over)
        write_win_shares_and_rewards(
            self.points,
            LEAD_HUNDREDTHS_FOR_ODDS_E_BY_ROUND_2007[over],
            self.own_points_percent,
            self.shares,
            rewards,
        )

    def write_expected_points(self, st: TrailState, finished_rounds: i64) -> None:
        """Write into `points` every seat's expected points in hundredths, without parts that are
        equal for all."""
        for seat in range(st.seats):
            points: i64 = (
                st.points[seat] * 100
                + st.money[seat] * POINT_HUNDREDTHS_PER_POUND_BY_ROUND_2007[finished_rounds]
            )
            points += (
                st.board.mines_per_seat - st.mines_left[seat]
            ) * POINT_HUNDREDTHS_FOR_ANY_MINE_BY_ROUND_2007[finished_rounds]
            self.points[seat] = (
                points
                - st.depth[seat] * POINT_HUNDREDTHS_PER_TURN_PLACE_BY_ROUND_2007[finished_rounds]
            )
        extractions: i64 = EXTRACTIONS_PER_MINE_AND_ROUND * (ROUND_COUNT - finished_rounds)
        for area in range(st.board.areas_in_play_count):
            owner: i64 = st.owner[area]
            if owner != EMPTY:
                pence: i64 = ore_profit_at_mean_prices(
                    count_ore_cubes_in_area(st, area),
                    st.water[area],
                    max_cubes_per_extraction(st, area),
                    extractions,
                )
                self.points[owner] += (
                    pence
                    * POINT_HUNDREDTHS_PER_FUTURE_MINE_POUND_BY_ROUND_2007[finished_rounds]
                    // POUND_PENCE
                )
