"""The precomputed table behind `ore_profit.ore_profit_at_mean_prices`: its cells and their
computation.
"""

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_filled_row

MEAN_ORE_PENCE: Final = 560  # pence of a cube, over the dice and both ores
WORK_POINT_PENCE: Final = 300  # pence
POUND_PENCE: Final = 100
# per cent that the profit of the next extraction counts, one extraction later
LATER_EXTRACTION_PROFIT_PERCENT: Final = 86

EXTRACTION_CELL_COUNT: Final = 9  # cells of each kind: 0 to 8 extractions of one mine
CAPACITY_CELL_COUNT: Final = 10
WATER_CELL_COUNT: Final = 7  # with more water a mine earns nothing
ORE_CELL_COUNT: Final = 32


def ore_profit_table_index(extraction_count: i64, cubes: i64, water: i64, ore: i64) -> i64:
    """Return the index of the table's cell for these numbers, which must be inside its bounds."""
    return (
        (extraction_count * CAPACITY_CELL_COUNT + cubes) * WATER_CELL_COUNT + water
    ) * ORE_CELL_COUNT + ore


def make_ore_profit_table() -> vec[i64]:
    """Return the table of a mine's profit in pence by extractions left, capacity, water and ore.

    A cell is 0 if the next extraction loses money; otherwise its profit plus
    LATER_EXTRACTION_PROFIT_PERCENT of the profit of the remaining extractions, for which the water
    is one cube higher.
    """
    table: vec[i64] = make_filled_row(
        EXTRACTION_CELL_COUNT * CAPACITY_CELL_COUNT * WATER_CELL_COUNT * ORE_CELL_COUNT, 0
    )
    for extractions in range(1, EXTRACTION_CELL_COUNT):
        for cubes in range(CAPACITY_CELL_COUNT):
            for water in range(WATER_CELL_COUNT):
                for ore in range(ORE_CELL_COUNT):
                    load: i64 = min(ore, cubes)
                    profit: i64 = load * (MEAN_ORE_PENCE - water * POUND_PENCE) - WORK_POINT_PENCE
                    if profit > 0:
                        rest: i64 = 0
                        if water + 1 < WATER_CELL_COUNT:
                            rest = table[
                                ore_profit_table_index(
                                    extractions - 1, cubes, water + 1, ore - load
                                )
                            ]
                        table[ore_profit_table_index(extractions, cubes, water, ore)] = (
                            profit + rest * LATER_EXTRACTION_PROFIT_PERCENT // 100
                        )
    return table
