"""The profit of ore over several extractions at mean prices, in pence, from a precomputed table."""

from typing import Final

from ai.titles.tinners_trail.stream_table import (
    CUBES,
    LOADS,
    ORES,
    WATERS,
    compute_stream_table,
    stream_table_cell,
)
from game.engine.cells import i64, vec

STREAMS: Final[vec[i64]] = compute_stream_table()


def gain_per_work_point(gain: i64, work: i64) -> i64:
    """Return a gain divided by its work points, without a division for 1 and 2, which would be
    slow."""
    if work == 1:
        return gain
    return gain >> 1 if work == 2 else gain // work


def ore_stream_profit(ore: i64, water: i64, cubes: i64, loads: i64) -> i64:
    """Return the profit of ore at mean prices in pence, minus the work points.

    `cubes` is the mine's capacity, `loads` the number of extractions before the game ends.
    """
    if water >= WATERS or loads <= 0:
        return 0
    return STREAMS[
        stream_table_cell(min(loads, LOADS - 1), min(cubes, CUBES - 1), water, min(ore, ORES - 1))
    ]
