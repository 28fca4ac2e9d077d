"""The precomputed table behind `ore_profit.ore_profit_at_mean_prices`: its cells and their
computation.
"""

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_filled_row

MEAN_ORE: Final = 560  # pence of a cube, over the dice and both ores
WORK_POINT: Final = 300  # pence
POUND: Final = 100
LATER: Final = 86  # per cent left of a load's money a load later

LOADS: Final = 9  # cells of each kind: 0 to 8 extractions of one mine
CUBES: Final = 10
WATERS: Final = 7  # deeper mines earn nothing
ORES: Final = 32


def ore_profit_table_index(loads: i64, cubes: i64, water: i64, ore: i64) -> i64:
    """Return the index of the table's cell for these numbers, which must be inside its bounds."""
    return ((loads * CUBES + cubes) * WATERS + water) * ORES + ore


def make_ore_profit_table() -> vec[i64]:
    """Return the table of a mine's profit in pence by extractions left, capacity, water and ore:
    the best of nothing and the first extraction's profit plus what the rest, with more water,
    earns later."""
    table: vec[i64] = make_filled_row(LOADS * CUBES * WATERS * ORES, 0)
    for loads in range(1, LOADS):
        for cubes in range(CUBES):
            for water in range(WATERS):
                for ore in range(ORES):
                    load: i64 = min(ore, cubes)
                    profit: i64 = load * (MEAN_ORE - water * POUND) - WORK_POINT
                    if profit > 0:
                        rest: i64 = 0
                        if water + 1 < WATERS:
                            rest = table[
                                ore_profit_table_index(loads - 1, cubes, water + 1, ore - load)
                            ]
                        table[ore_profit_table_index(loads, cubes, water, ore)] = (
                            profit + rest * LATER // 100
                        )
    return table
