"""Steam pumps: one group, spent cube by cube (D-6)."""

from tools.titles.tinners_trail.oracle.table import OracleArea, TrailOracleTable


def rightmost_group_column(table: TrailOracleTable) -> int | None:
    """D-6: among the columns of rounds 1 to the current one, the rightmost that has a group."""
    for column in range(table.round, 0, -1):
        if table.pumps[column - 1]:
            return column
    return None


def take_group(table: TrailOracleTable) -> None:
    """D-6: the whole group is taken, even if no water can be removed."""
    column = rightmost_group_column(table)
    assert column is not None, "no group of steam pumps is available"
    table.pumps_left = table.pumps[column - 1].pop()


def wet_mines(table: TrailOracleTable) -> list[OracleArea]:
    """D-6: water is pumped from areas with a mine only, whoever owns it."""
    return [area for area in table.mines() if area.water > 0]


def moves(table: TrailOracleTable) -> list[str]:
    """D-6: one cube from a mine, or give up all that is left."""
    return [f"pump {area.name}" for area in wet_mines(table)] + ["pump none"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """D-6: pumps given up are not kept."""
    if words[1] == "none":
        table.pumps_left = 0
    else:
        table.areas[words[1]].water -= 1
        table.pumps_left -= 1


def settle(table: TrailOracleTable) -> bool:
    """D-6: choosing ends when the pumps are used up or no mine has water."""
    if table.pumps_left > 0 and wet_mines(table):
        return False
    table.pumps_left = 0
    table.phase = "actions"
    return True
