"""The profit of ore over several extractions at mean prices, in pence, from a precomputed table."""

from typing import Final

from ai.titles.tinners_trail.ore_profit_table import (
    CAPACITY_CELL_COUNT,
    EXTRACTION_CELL_COUNT,
    ORE_CELL_COUNT,
    WATER_CELL_COUNT,
    make_ore_profit_table,
    ore_profit_table_index,
)
from game.engine.cells import i64, vec

ORE_PROFIT_TABLE: Final[vec[i64]] = make_ore_profit_table()


def gain_per_work_point(gain: i64, work_points: i64) -> i64:
    """Return a gain divided by its work points, rounded down. The usual cases, 1 and 2 work points,
    need no division, which would be slow."""
    if work_points == 1:
        return gain
    return gain >> 1 if work_points == 2 else gain // work_points


def ore_profit_at_mean_prices(ore: i64, water: i64, cubes: i64, extraction_count: i64) -> i64:
    """Return the profit, in pence, of ore at mean prices, minus the cost of the work points, at
    least 0. `cubes` is the mine's capacity, `extraction_count` the number of extractions before the
    game ends.
    """
    if water >= WATER_CELL_COUNT or extraction_count <= 0:
        return 0
    return ORE_PROFIT_TABLE[
        ore_profit_table_index(
            min(extraction_count, EXTRACTION_CELL_COUNT - 1),
            min(cubes, CAPACITY_CELL_COUNT - 1),
            water,
            min(ore, ORE_CELL_COUNT - 1),
        )
    ]
