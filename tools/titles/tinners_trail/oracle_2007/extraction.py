"""Extracting ore (C-10, X-1)."""

from tools.titles.tinners_trail.oracle_2007.table import (
    Edition2007OracleArea,
    Edition2007OracleTable,
)


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-10: any mix of at least one cube: what is there, the capacity and the money allow."""
    return [
        f"extract {area.name} tin {tin} copper {copper}"
        for area in table.areas.values()
        if area.owner == table.to_move
        for tin in range(area.tin + 1)
        for copper in range(area.copper + 1)
        if 1 <= tin + copper <= area.capacity
        and (tin + copper) * area.water <= table.players[table.to_move].money
    ]


def extract(
    table: Edition2007OracleTable, area: Edition2007OracleArea, tin: int, copper: int
) -> None:
    """C-10: each cube costs the water there before; then exactly one water is added."""
    player = table.players[table.to_move]
    player.money -= (tin + copper) * area.water
    area.tin -= tin
    area.copper -= copper
    player.ore["tin"] += tin
    player.ore["copper"] += copper
    area.water += 1
