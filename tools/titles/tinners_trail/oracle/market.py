"""The arsenic market (AR-5)."""

from tools.titles.tinners_trail.oracle.table import MARKET, TrailOracleTable

UNLIMITED = MARKET[-1][-1]


def open_spaces(table: TrailOracleTable) -> list[int]:
    """AR-5: after each round the highest open section closes."""
    return [value for section in MARKET[table.round - 1 :] for value in section]


def best_space(table: TrailOracleTable) -> int:
    """AR-5: the highest-valued empty space; the last one is never full."""
    empty = [space for space in open_spaces(table) if space not in table.market]
    return max(empty)


def sell_one(table: TrailOracleTable) -> int:
    """AR-5: one cube goes to the best space; how many pounds it earns."""
    space = best_space(table)
    if space != UNLIMITED:
        table.market.append(space)
    return space
