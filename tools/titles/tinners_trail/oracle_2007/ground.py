"""Water, ore and the dice of empty ground (C-11, C-12, C-27)."""

from tools.titles.tinners_trail.oracle_2007.facts import NEIGHBOURS
from tools.titles.tinners_trail.oracle_2007.table import (
    Edition2007OracleArea,
    Edition2007OracleTable,
)


def drain(area: Edition2007OracleArea, cubes: int) -> None:
    """C-11: never below 0; an empty area has no water that could go."""
    area.water = max(0, area.water - cubes)


def adits_of(table: Edition2007OracleTable, area: str) -> int:
    """The adits on the borders of an area."""
    return sum(area in pair for pair in table.adits)


def lay_cubes(table: Edition2007OracleTable, name: str, faces: tuple[int, int, int]) -> None:
    """C-12: dice for an empty area, with all developments that stand at that moment."""
    area = table.areas[name]
    tin, copper, water = faces
    adits = adits_of(table, name)
    trains_beside = sum(table.areas[other].train for other in NEIGHBOURS[name])
    area.tin += tin + adits
    area.copper += copper + adits
    area.water += max(0, water - adits - area.port - 2 * area.train - trains_beside)


def empty_areas(table: Edition2007OracleTable) -> list[str]:
    """C-27: every area that is empty now."""
    return [area.name for area in table.areas.values() if area.is_empty]
