"""Lord Wallace's steam pumps (LW-8)."""

from tools.titles.tinners_trail.oracle import pumps
from tools.titles.tinners_trail.oracle.extraction import capacity
from tools.titles.tinners_trail.oracle.table import (
    EASTING,
    WORK_POINTS,
    OracleArea,
    TrailOracleTable,
)
from tools.titles.tinners_trail.oracle.work_track import spend


def area_to_pump(table: TrailOracleTable) -> OracleArea | None:
    """LW-8: his mine with ore for its capacity: most ore, highest capacity, least water, ..."""
    candidates = [
        area
        for area in table.mines_of(table.lord_wallace.colour)
        if area.water > 0 and area.ore >= capacity(table, area)
    ]
    return min(
        candidates,
        key=lambda area: (
            -area.ore,
            -capacity(table, area),
            area.water,
            area.coastal,
            EASTING[area.name],
        ),
        default=None,
    )


def remove_water(table: TrailOracleTable, cubes: int) -> None:
    """LW-8: cube by cube, as far as there is a mine for it."""
    for _ in range(cubes):
        area = area_to_pump(table)
        if area is not None:
            area.water -= 1


def pump(table: TrailOracleTable) -> bool:
    """LW-8: impossible without a group or without a cube to remove."""
    if pumps.rightmost_group_column(table) is None or area_to_pump(table) is None:
        return False
    pumps.take_group(table)
    remove_water(table, table.pumps_left)
    table.pumps_left = 0
    spend(table, table.lord_wallace.colour, WORK_POINTS["pumps"])
    return True
