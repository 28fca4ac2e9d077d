"""The value of a new mine in the 2007 edition, in pence: with known ore, or on empty ground
(C-12)."""

from typing import Final

from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from ai.titles.tinners_trail.ore_worth import (
    count_extractions_left_for_one_mine,
    count_ore_cubes_in_area,
    max_cubes_per_extraction,
    profit_of_all_extractions,
    worth_of_own_neighbour_mines,
)
from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.edition_2007 import count_adits, water_roll_reduction
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

ROUNDED_MEAN_ORE_CUBES_IN_UNKNOWN_GROUND: Final = (
    3  # cubes in unknown ground: 3 or 4 with equal probability
)
WATER_DIE_SIDE_COUNT: Final = 6  # sides of the water die: 2 2 3 3 3 4
ORE_CUBES_ADDED_BY_EACH_ADIT: Final = 2  # cubes added by each adit


def mine_worth_2007(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the value, in pence, of a new mine in an area to a seat, before its price."""
    extractions: i64 = count_extractions_left_for_one_mine(
        st, remaining_work_points(st, seat) - st.board.build_work_cost
    )
    return new_mine_worth_for_extractions_2007(
        st, area, extractions
    ) + worth_of_own_neighbour_mines(st, seat, area)


def new_mine_worth_for_extractions_2007(st: TrailState, area: i64, extraction_count: i64) -> i64:
    """Return the value, in pence, of a new mine for a seat that can extract from it
    `extraction_count` times, minus the work of building it.

    Empty ground counts with its expected value. A coastal area counts £1 more before the last
    round.
    """
    worth: i64 = empty_ground_worth(st, area, extraction_count)
    if not is_area_empty(st, area):
        worth = profit_of_all_extractions(
            st,
            count_ore_cubes_in_area(st, area),
            st.water[area],
            max_cubes_per_extraction(st, area),
            extraction_count,
        )
    if st.board.is_area_coastal[area] != 0 and st.round < ROUND_COUNT:
        worth += POUND_PENCE
    return worth - st.board.build_work_cost * WORK_POINT_PENCE


def empty_ground_worth(st: TrailState, area: i64, extraction_count: i64) -> i64:
    """Return the expected value, in pence, of empty ground before its dice are rolled, with the
    pieces on it; 0 for other ground (C-12)."""
    if not is_area_empty(st, area):
        return 0
    ore: i64 = (
        ROUNDED_MEAN_ORE_CUBES_IN_UNKNOWN_GROUND
        + ORE_CUBES_ADDED_BY_EACH_ADIT * count_adits(st, area)
    )
    drained: i64 = water_roll_reduction(st, area)
    cubes: i64 = max_cubes_per_extraction(st, area)
    total: i64 = 0
    for more in range(2):
        total += 2 * profit_of_all_extractions(
            st, ore + more, max(0, 2 - drained), cubes, extraction_count
        )
        total += 3 * profit_of_all_extractions(
            st, ore + more, max(0, 3 - drained), cubes, extraction_count
        )
        total += profit_of_all_extractions(
            st, ore + more, max(0, 4 - drained), cubes, extraction_count
        )
    return total // (2 * WATER_DIE_SIDE_COUNT)


def prospect_score(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the score, in pence, of prospecting an area: higher beside own mines, on the coast
    and with a port, lower beside rivals' mines; 0 in the last round (C-15).
    """
    if st.round == kinds.ROUND_COUNT:
        return 0
    score: i64 = POUND_PENCE * st.board.is_area_coastal[area] + POUND_PENCE * st.port[area]
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        owner: i64 = st.owner[st.board.neighbour_areas[spot]]
        if owner == seat:
            score += POUND_PENCE
        elif owner != kinds.EMPTY:
            score -= POUND_PENCE // 2
    return score
