"""Lord Wallace's passing, phase 3, and the start of rounds 2 to 4 (LW-3, LW-14, LW-15, LW-D7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.adelaide import TIN_ANSWER, price_rise_pounds
from game.titles.tinners_trail.rules.auction import place_mine_with_cubes
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.turns import move_marker_to_investment_column
from game.titles.tinners_trail.rules.wallace.arsenic import can_process_wallace_arsenic
from game.titles.tinners_trail.rules.wallace.difficulty import (
    investment_row_of_passed_seat,
    payable_part_of_costs,
)
from game.titles.tinners_trail.rules.wallace.preference_lists import TILE_PREFERENCES
from game.titles.tinners_trail.rules.wallace.pumping import drain_preferred_mines
from game.titles.tinners_trail.rules.wallace.wallace_mines import has_wallace_mine_with_ore

INVESTMENT_STEP_POUNDS: Final = 5  # pounds

FIRST_SHADY_PURCHASE_ROUND: Final = 3  # round

LAST_WORK_BAND: Final = 2


def wallace_revenue_pounds(st: TrailState) -> i64:
    """Return the pounds that Lord Wallace's ore brings at the round's prices, plus his other income
    of the round.
    """
    seat: i64 = st.board.wallace_seat
    rise: i64 = 0
    if st.board.has_emigration:
        rise = price_rise_pounds(st, seat, TIN_ANSWER, TIN_ANSWER)
    tin: i64 = st.ore_tin[seat] * (st.tin_price + rise)
    return tin + st.ore_copper[seat] * (st.copper_price + rise) + st.income


def wallace_profit_pounds(st: TrailState) -> i64:
    """Return Lord Wallace's revenue minus his costs in pounds, at least 0."""
    return max(0, wallace_revenue_pounds(st) - payable_part_of_costs(st))


def invest_profit_and_reset_round(st: TrailState) -> None:
    """Invest the profit of Lord Wallace's round in his row by steps of £5; the rest is lost, and
    ore, costs and income are reset."""
    seat: i64 = st.board.wallace_seat
    pounds: i64 = wallace_profit_pounds(st) // INVESTMENT_STEP_POUNDS * INVESTMENT_STEP_POUNDS
    st.points[seat] += st.board.investment_points(
        investment_row_of_passed_seat(st, seat), st.round, pounds
    )
    st.ore_tin[seat] = 0
    st.ore_copper[seat] = 0
    st.owed = 0
    st.income = 0


def bail_out_and_build_for_wallace(st: TrailState) -> None:
    """Give Lord Wallace his help at the start of a round, for those options of his difficulty that
    are in play: remove water from his mines (bailing out), then place a mine of his without an
    auction (shady land purchases)."""
    if st.board.wallace.bailing_out:
        drain_preferred_mines(st, st.board.wallace.bailed_out[st.round - 1])
    if st.board.wallace.shady_land_purchases and st.round >= FIRST_SHADY_PURCHASE_ROUND:
        area: i64 = TILE_PREFERENCES.best_place(st)  # of all regions, free, if he has a mine left
        if area != EMPTY and st.mines_left[st.board.wallace_seat] > 0:
            place_mine_with_cubes(st, area, st.board.wallace_seat)


def must_wallace_pass(st: TrailState) -> bool:
    """Return whether Lord Wallace passes without a card: in the final column, or in round 4 in
    the last band with nothing to mine."""
    seat: i64 = st.board.wallace_seat
    if remaining_work_points(st, seat) == 0:
        return True
    late: bool = st.board.wallace.band_of_column(st.column[seat]) == LAST_WORK_BAND
    return (
        st.round == ROUND_COUNT
        and late
        and not has_wallace_mine_with_ore(st)
        and not can_process_wallace_arsenic(st)
    )


def pass_for_wallace(st: TrailState) -> bool:
    """Pass for Lord Wallace; return True, as the other actions do when they are possible."""
    move_marker_to_investment_column(st, st.board.wallace_seat)
    return True
