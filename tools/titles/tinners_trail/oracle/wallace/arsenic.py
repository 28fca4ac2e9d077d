"""Lord Wallace and arsenic (LW-AR)."""

from tools.titles.tinners_trail.oracle import market
from tools.titles.tinners_trail.oracle.arsenic import (
    has_built_calciner,
    limiter_can_move,
    mines_with_arsenic,
    next_column_of_limiter,
    process,
)
from tools.titles.tinners_trail.oracle.developments import adjacent
from tools.titles.tinners_trail.oracle.table import EASTING, WALLACE, OracleArea, TrailOracleTable

FEWEST_CUBES = 4


def builds_calciner(table: TrailOracleTable, area: OracleArea) -> bool:
    """LW-AR: in the first area where it lays 4 arsenic or more, there and next door."""
    return 1 + len(adjacent(table, area)) >= FEWEST_CUBES


def can_process(table: TrailOracleTable) -> bool:
    """LW-AR: with his calciner, from an own mine, the limiter not past the floor of the round."""
    colour = table.lord_wallace.colour
    if not has_built_calciner(table, colour):
        return False
    floor: int = WALLACE["limits"]["limiter_floor"][table.round - 1]
    above_floor = next_column_of_limiter(table, colour) >= floor
    has_arsenic = bool(mines_with_arsenic(table, colour))
    return above_floor and limiter_can_move(table, colour) and has_arsenic


def is_worth_more_than(table: TrailOracleTable, profit: int) -> bool:
    """LW-AR: one arsenic at its market price against the best mining profit; a tie is ore."""
    return can_process(table) and market.best_space(table) > profit


def process_and_sell(table: TrailOracleTable) -> None:
    """LW-AR: one cube from the mine furthest east, sold at once; only the limiter moves."""
    lord_wallace = table.lord_wallace
    areas = mines_with_arsenic(table, lord_wallace.colour)
    process(table, lord_wallace.colour, max(areas, key=lambda area: EASTING[area.name]))
    lord_wallace.ore["arsenic"] -= 1
    lord_wallace.income += market.sell_one(table)
