"""The gain of one action in either edition, in pence, before the cost of its work points."""

from typing import Final

from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from ai.titles.tinners_trail.ore_worth import (
    MEAN_COPPER_PENCE,
    MEAN_TIN_PENCE,
    copper_price_pence_or_mean,
    count_ore_cubes_in_area,
    extraction_profit,
    max_cubes_per_extraction,
    next_extraction_cube_count,
    tin_price_pence_or_mean,
)
from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState

ORE_WORTH_PERCENT_IN_LATER_ROUND: Final = (
    85  # per cent of what the same ore would bring in a later round
)
LASTING_GAIN_PERCENT_PER_LATER_ROUND: Final = (
    60  # per cent of a lasting gain that is used in each round to come
)
DIVISOR_OF_RIVAL_GAIN: Final = 3  # a rival's gain counts as a loss of a third of it

ADIT_PENCE_AT_TILE_FOR_SALE: Final = 60  # pence of an adit for an area that the seat may buy later
POINT_PENCE: Final = 60  # pence a point of the investment track is worth
FIRST_TURN_AND_PEEK_PENCE: Final = 60  # pence of the first turn and of peeking at a tile
ADIT_PENCE_AT_FREE_GROUND_2007: Final = (
    90  # pence of an adit in 2007 for an area that the seat may buy later
)
FIRST_PASSING_PLACE_PENCE_2007: Final = (
    60  # pence for the first places of 2007: boxes, prospecting and the first turn
)


def gain_of_extracting_now(st: TrailState, area: i64, cube_count: i64) -> i64:
    """Return the gain, in pence, of extracting up to `cube_count` cubes now instead of in a later
    round: the profit now minus the value of leaving those cubes in the mine."""
    return extraction_profit(st, area, cube_count) - worth_of_leaving_cubes_for_later_round(
        st, area, min(cube_count, count_ore_cubes_in_area(st, area))
    )


def worth_of_leaving_cubes_for_later_round(st: TrailState, area: i64, cube_count: i64) -> i64:
    """Return the value, in pence, of leaving `cube_count` cubes in a mine for a later round; 0 in
    the last one."""
    if st.round >= kinds.ROUND_COUNT:
        return 0
    later: i64 = (
        cube_count * ((MEAN_TIN_PENCE + MEAN_COPPER_PENCE) // 2 - st.water[area] * POUND_PENCE)
        - WORK_POINT_PENCE
    )
    return max(later, 0) * ORE_WORTH_PERCENT_IN_LATER_ROUND // 100


def gain_over_coming_extractions(st: TrailState, gain_of_one_extraction: i64) -> i64:
    """Return a gain that each extraction brings, `gain_of_one_extraction`, summed over the game:
    the whole gain once, and a fixed percentage of it for every later round."""
    return (
        gain_of_one_extraction
        + gain_of_one_extraction
        * (kinds.ROUND_COUNT - st.round)
        * LASTING_GAIN_PERCENT_PER_LATER_ROUND
        // 100
    )


def gain_of_one_more_capacity(st: TrailState, area: i64) -> i64:
    """Return the gain, in pence, from a capacity that is one cube higher in a mine; 0 if the mine
    has no more ore than its present capacity (X-2)."""
    if count_ore_cubes_in_area(st, area) <= max_cubes_per_extraction(st, area):
        return 0
    margin: i64 = (MEAN_TIN_PENCE + MEAN_COPPER_PENCE) // 2 - st.water[area] * POUND_PENCE
    return gain_over_coming_extractions(st, max(margin, 0))


def own_mine_drainage_gain(st: TrailState, area: i64, cube_count: i64) -> i64:
    """Return the gain, in pence, of removing up to `cube_count` water cubes from a mine, which
    makes every extracted cube cheaper (X-3)."""
    return gain_over_coming_extractions(
        st, min(cube_count, st.water[area]) * next_extraction_cube_count(st, area) * POUND_PENCE
    )


def area_drainage_gain(st: TrailState, seat: i64, area: i64, cube_count: i64) -> i64:
    """Return the gain, in pence, of removing water from an area: 0 without a mine, negative in a
    rival's mine."""
    owner: i64 = st.owner[area]
    if owner == kinds.EMPTY:
        return 0
    gain: i64 = own_mine_drainage_gain(st, area, cube_count)
    if owner == seat:
        return gain
    return -(gain // DIVISOR_OF_RIVAL_GAIN)


def miner_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of a miner in an area; negative if the mine is not the seat's
    (D-2)."""
    if st.owner[area] != seat:
        return -POUND_PENCE
    return gain_of_one_more_capacity(st, area)


def port_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of a port in an area; negative if the mine is not the seat's
    (D-3)."""
    if st.owner[area] != seat:
        return -POUND_PENCE
    return gain_of_one_more_capacity(st, area) + own_mine_drainage_gain(st, area, 1)


def train_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of a train in an area, including the water removed from
    neighbouring areas (D-4)."""
    gain: i64 = -POUND_PENCE
    if st.owner[area] == seat:
        gain = gain_of_one_more_capacity(st, area) + own_mine_drainage_gain(st, area, 2)
    return train_gain_from_own_area_gain(st, seat, area, gain)


def train_gain_from_own_area_gain(st: TrailState, seat: i64, area: i64, own_area_gain: i64) -> i64:
    """Return the gain, in pence, of a train: `own_area_gain`, its gain in its own area, plus that
    of the water removed from neighbouring areas (D-4)."""
    gain: i64 = own_area_gain
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        gain += area_drainage_gain(st, seat, st.board.neighbour_areas[spot], 1)
    return gain


def border_touches_own_mine(st: TrailState, seat: i64, border: i64) -> bool:
    """Return whether one side of the border is the seat's mine."""
    west: i64 = st.board.west_area_of_border[border]
    return st.owner[west] == seat or st.owner[st.board.east_area_of_border[border]] == seat


def adit_side_gain_at_mine(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of an adit for the mine on one side of it: more ore and less
    water; negative for a rival's mine (D-5)."""
    ore: i64 = MEAN_TIN_PENCE + MEAN_COPPER_PENCE - 2 * st.water[area] * POUND_PENCE
    gain: i64 = max(ore, 0) * LASTING_GAIN_PERCENT_PER_LATER_ROUND // 100 + own_mine_drainage_gain(
        st, area, 1
    )
    return gain if st.owner[area] == seat else -(gain // DIVISOR_OF_RIVAL_GAIN)


def pumps_gain(st: TrailState, seat: i64, pump_count: i64) -> i64:
    """Return the gain, in pence, of a group of `pump_count` steam pumps, used first at the seat's
    best mine and then at its second (D-6)."""
    best: i64 = kinds.EMPTY
    second: i64 = kinds.EMPTY
    for area in range(st.board.areas_in_play_count):
        if st.owner[area] == seat and st.water[area] > 0:
            if best == kinds.EMPTY or next_extraction_cube_count(
                st, area
            ) > next_extraction_cube_count(st, best):
                second = best
                best = area
            elif second == kinds.EMPTY or next_extraction_cube_count(
                st, area
            ) > next_extraction_cube_count(st, second):
                second = area
    if best == kinds.EMPTY:
        return 0
    return pumps_gain_at_mines(st, pump_count, best, second)


def pumps_gain_at_mines(st: TrailState, pump_count: i64, best_area: i64, second_area: i64) -> i64:
    """Return the gain, in pence, of draining the mine `best_area` and using the pumps left over at
    `second_area`; EMPTY means no second mine."""
    gain: i64 = own_mine_drainage_gain(st, best_area, pump_count)
    rest: i64 = pump_count - st.water[best_area]
    if rest > 0 and second_area != kinds.EMPTY:
        gain += own_mine_drainage_gain(st, second_area, rest)
    return gain


def extraction_gain(st: TrailState, area: i64, tin: i64, copper: i64) -> i64:
    """Return the gain, in pence, of extracting this many tin and copper cubes now instead of
    later (X)."""
    profit: i64 = tin * tin_price_pence_or_mean(st) + copper * copper_price_pence_or_mean(st)
    profit -= (tin + copper) * st.water[area] * POUND_PENCE
    return profit - worth_of_leaving_cubes_for_later_round(st, area, tin + copper)


def adit_gain(st: TrailState, seat: i64, border: i64) -> i64:
    """Return the gain, in pence, of an adit on a border: the gains of its two sides (D-5, C-11)."""
    west: i64 = adit_side_gain(st, seat, st.board.west_area_of_border[border])
    return west + adit_side_gain(st, seat, st.board.east_area_of_border[border])


def adit_side_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of an adit for the area on one side of it, whether it has a
    mine or not (D-5)."""
    if st.owner[area] != EMPTY:
        return adit_side_gain_at_mine(st, seat, area)
    if st.board.is_edition_2007:
        return ADIT_PENCE_AT_FREE_GROUND_2007
    if st.tile[area] == EMPTY:
        return 0
    return ADIT_PENCE_AT_TILE_FOR_SALE


def passing_gain_per_work_point(st: TrailState, seat: i64, work_points_left: i64) -> i64:
    """Return the gain, in pence per work point left, of passing now instead of one place later:
    more points per £10 invested, and for the first two places an early turn in the next round. It
    is 0 for the last seat to pass (T-4).
    """
    place: i64 = st.passed
    if place + 1 >= st.seats:
        return 0
    if st.board.is_edition_2007:
        return FIRST_PASSING_PLACE_PENCE_2007 * (st.seats - place) // max(work_points_left, 1)
    column: i64 = st.round - 1
    better: i64 = st.board.points_per_ten_pounds[place * ROUND_COUNT + column]
    better -= st.board.points_per_ten_pounds[(place + 1) * ROUND_COUNT + column]
    income: i64 = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
    gain: i64 = better * (st.money[seat] + income) // 10 * POINT_PENCE
    if place < 2 and st.round < ROUND_COUNT:
        gain += FIRST_TURN_AND_PEEK_PENCE
    return gain // max(work_points_left, 1)
