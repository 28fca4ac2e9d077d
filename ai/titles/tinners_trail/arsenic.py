"""The gains of arsenic (AR), in pence, before the cost of its work points."""

from typing import Final

from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from game.engine.cells import i64
from game.engine.moves import first_field_of_move
from game.titles.tinners_trail.rules import arsenic_market, calciners
from game.titles.tinners_trail.rules.kinds import ANSWER_YES, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

LOST_WORK_POINT_PENCE: Final = 350  # pence of a lost work point in each remaining round
ARSENIC_CUBES_PER_SALE: Final = 2  # cubes among which the work of one sale is divided
ARSENIC_IN_OWN_MINE_PENCE: Final = 150  # pence of an arsenic cube in an own mine
ARSENIC_OUTSIDE_OWN_MINE_PENCE: Final = (
    40  # pence of an arsenic cube elsewhere, for a possible later mine
)
PENCE_OF_KEEPING_CALCINER: Final = 250  # pence of keeping the calciner for a better mine


def compute_pence_of_work_point_lost_each_round(st: TrailState) -> i64:
    """Return the cost, in pence, of losing one work point in every remaining round (AR-4)."""
    return LOST_WORK_POINT_PENCE * (ROUND_COUNT - st.round + 1)


def process_arsenic_gain(st: TrailState, seat: i64) -> i64:
    """Return the gain, in pence, of processing one more arsenic to sell it in this round;
    negative if that is not possible (AR-2, AR-5)."""
    if (
        not calciners.may_process_arsenic(st, seat)
        or remaining_work_points(st, seat) <= st.board.sell_work_cost
    ):
        return -compute_pence_of_work_point_lost_each_round(st)
    held: i64 = st.ore_arsenic[seat]
    price: i64 = arsenic_market.arsenic_sale_proceeds(
        st, held + 1
    ) - arsenic_market.arsenic_sale_proceeds(st, held)
    gain: i64 = price * POUND_PENCE - compute_pence_of_work_point_lost_each_round(st)
    if held == 0:
        gain -= WORK_POINT_PENCE * st.board.sell_work_cost // ARSENIC_CUBES_PER_SALE
    return gain


def sell_arsenic_gain(st: TrailState, seat: i64) -> i64:
    """Return the gain, in pence, of selling the arsenic now; 0 while processing more for the
    same sale is better (AR-5)."""
    if not arsenic_market.may_sell_arsenic_ignoring_work_points(st, seat):
        return 0
    if process_arsenic_gain(st, seat) > 0 and has_arsenic_in_mines(st, seat):
        return 0
    return arsenic_market.arsenic_sale_proceeds(st, st.ore_arsenic[seat]) * POUND_PENCE


def has_arsenic_in_mines(st: TrailState, seat: i64) -> bool:
    """Return whether arsenic is left in the seat's mines."""
    return first_mine_with_arsenic_or_area_count(st, seat) < st.board.areas_in_play_count


def first_mine_with_arsenic_or_area_count(st: TrailState, seat: i64) -> i64:
    """Return the seat's first mine with arsenic, or the number of areas if there is none."""
    area: i64 = 0
    while area < st.board.areas_in_play_count and not (
        st.owner[area] == seat and st.arsenic[area] > 0
    ):
        area += 1
    return area


def calciner_score(st: TrailState, move: i64) -> i64:
    """Return the value, in pence, of building the calciner at the new mine; 0 for declining
    (AR-1).
    """
    if first_field_of_move(move) != ANSWER_YES:
        return 0
    return calciner_site_gain(st, st.to_move, st.area)


def calciner_site_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, from arsenic in and around an area with the calciner, minus the
    value of waiting for a better place."""
    gain: i64 = ARSENIC_IN_OWN_MINE_PENCE - PENCE_OF_KEEPING_CALCINER
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        area_near: i64 = st.board.neighbour_areas[spot]
        if st.owner[area_near] == seat:
            gain += ARSENIC_IN_OWN_MINE_PENCE
        elif (
            st.round < ROUND_COUNT and area_near < st.board.areas_in_play_count
        ):  # areas beyond the map card never have a mine
            gain += ARSENIC_OUTSIDE_OWN_MINE_PENCE
    return gain
